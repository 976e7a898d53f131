/** Starts the client once its words are here, and the letters to write them in. */
import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/punched.css";
import "./styles/table.css";
import App from "./App.svelte";
import { texts } from "$lib/texts.svelte";

/** Milliseconds for letters: what is written in others first moves away under the finger when they come, but who waits long goes away. */
const PATIENCE = 1500;
const letters = Promise.allSettled(['1em "Hanken Grotesk"', '1em "Fraunces"'].map((font) => document.fonts.load(font)));
const patience = new Promise((done) => setTimeout(done, PATIENCE));

await Promise.all([texts.begin(), Promise.race([letters, patience])]);
mount(App, { target: document.getElementById("app")! });
