/** Whether the line to the server still carries anything: asked every few seconds, and given up when no answer comes. */

const EVERY = 5000;
const WITHIN = 3000;

export class Pulse {
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly ask: () => Promise<unknown>,
    private readonly stalled: () => void,
  ) {}

  start(): void {
    this.stop();
    this.timer = setTimeout(() => this.beat(), EVERY);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private beat(): void {
    // Browsers let a hidden window's timers sleep: what is late there says nothing about the line.
    if (document.hidden) {
      this.start();
      return;
    }
    const waiting = setTimeout(this.stalled, WITHIN);
    this.timer = waiting;
    const go = () => {
      clearTimeout(waiting);
      if (this.timer === waiting) this.start();
    };
    // A refusal is an answer too; where the line broke, its owner has stopped this.
    this.ask().then(go, go);
  }
}
