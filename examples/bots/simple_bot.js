// A bot in JavaScript, without any library: fifthcolony simulate --bot 'run:node examples/bots/simple_bot.js,random'
// It is told what its seat may know in lines of JSON and answers in lines of JSON; docs/bot-protocol.md has every message.
"use strict";
const readline = require("node:readline");

let seat = 0;
let state = 1;

/** A number from 0 to bound - 1, by the seed that it was given: the same seed plays the same game. */
const draw = (bound) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * bound);
};

/** What a card counts for: "card:attack_12", "lay:plan_15:none"; a negotiate or another plan counts for nothing. */
const points = (option) => Number(/(?:attack|plan|reinforcement)_(\d+)/.exec(option)?.[1] ?? 0);

/** The number of the option that is worth most, the first of them where several are. */
const best = (options, worth) => options.reduce((most, option, at) => (worth(option) > worth(options[most]) ? at : most), 0);

/** What it does at a prompt, by the prompt's key. */
const habits = {
  "planning.select": ({ options }) => best(options, points),
  "plan.choose": ({ options }) => best(options, points),
  "launch.ships": ({ options }) => best(options, (option) => (option === "done" ? -1 : 0)),
  "alliance.answer": ({ options, view }) => {
    // Whoever needs only one colony more gets no help, unless that is us.
    const leads = view.colonies[view.offense] + 1 >= view.goal && view.offense !== seat;
    const side = leads ? "defense" : "offense";
    return Math.max(0, options.findIndex((option) => option.includes(side)));
  },
  "destiny.wild": ({ options, view }) => best(options, (option) => -(view.hands[Number(option.split(":")[1])] ?? 99)),
};

/** Where there is no habit: what leaves things as they are, or anything. */
const otherwise = ({ options }) => {
  const quiet = options.findIndex((option) => ["pass", "no", "done", "decline"].includes(option));
  return quiet < 0 ? draw(options.length) : quiet;
};

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const said = JSON.parse(line);
  if (said.type === "hello") {
    seat = said.seat;
    state = said.seed >>> 0;
    const reads = said.game === "classic" ? ["colonies", "goal", "hands", "offense"] : [];
    say({ type: "ready", protocol: 1, reads });
  } else if (said.type === "ask") {
    const decide = habits[said.prompt] ?? otherwise;
    say({ type: "choice", id: said.id, choice: decide(said) });
  } else if (said.type === "refused") {
    console.error(`ask ${said.id} was answered for me: ${said.text}`);
  }
});
