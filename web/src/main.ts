/** Starts the client once its words are here. */
import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/punched.css";
import "./styles/table.css";
import App from "./App.svelte";
import { texts } from "$lib/texts.svelte";

await texts.begin();
mount(App, { target: document.getElementById("app")! });
