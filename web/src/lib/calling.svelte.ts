/** Being called: title and icon always say whose turn it is; a sound, a buzz or a notification only for who looks elsewhere. */
import type { AskLine } from "./protocol";
import { settings } from "./settings.svelte";
import { texts } from "./texts.svelte";

const UNTOUCHED = 20_000;
const LAST = 10_000;
const NOTES = [587, 784];
const LENGTH = 0.18;
/** -18 dB. */
const LOUDNESS = 0.126;

/** Two soft notes, made here. */
function sound(): void {
  const audio = new AudioContext();
  const each = LENGTH / NOTES.length;
  NOTES.forEach((pitch, i) => {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
    const at = audio.currentTime + i * each;
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, at);
    loudness.gain.linearRampToValueAtTime(LOUDNESS, at + 0.015);
    loudness.gain.linearRampToValueAtTime(0, at + each);
    tone.connect(loudness).connect(audio.destination);
    tone.start(at);
    tone.stop(at + each);
    tone.onended = () => i === NOTES.length - 1 && void audio.close();
  });
}

function notify(code: string): void {
  if (!("Notification" in window) || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(texts.t("call.turn"), { body: texts.t("call.table", code), tag: code });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

class Calling {
  private touched = performance.now();

  /** Notice that somebody is there. */
  listen(): () => void {
    const touch = () => (this.touched = performance.now());
    const kinds = ["pointerdown", "pointermove", "keydown", "touchstart"];
    for (const kind of kinds) window.addEventListener(kind, touch, { capture: true, passive: true });
    return () => kinds.forEach((kind) => window.removeEventListener(kind, touch, true));
  }

  get away(): boolean {
    return document.hidden || performance.now() - this.touched >= UNTOUCHED;
  }

  /** The same whatever is asked, so that it tells nothing. */
  call(code: string): void {
    if (settings.kept.sound) sound();
    if (settings.kept.buzz) navigator.vibrate?.(60);
    if (settings.kept.notify) notify(code);
  }

  /** An ask has come: once now, or when whoever is asked has gone; once more when ten seconds are left. What stops it comes back. */
  follow(ask: Pick<AskLine, "left">, code: string): () => void {
    let called = false;
    const once = () => {
      if (called || !this.away) return;
      called = true;
      this.call(code);
    };
    once();
    const looking = setInterval(once, 1000);
    const last = ask.left === null || ask.left <= LAST ? undefined : setTimeout(() => this.away && this.call(code), ask.left - LAST);
    return () => {
      clearInterval(looking);
      clearTimeout(last);
    };
  }

  /** Ask the browser for leave; true if it was given. */
  async mayNotify(): Promise<boolean> {
    return "Notification" in window && (await Notification.requestPermission()) === "granted";
  }
}

export const calling = new Calling();
