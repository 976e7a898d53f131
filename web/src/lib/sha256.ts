/** SHA-256 of a text, in hexadecimal. Of our own, as browsers lend theirs only to pages over https. */
const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);
const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) | 0;
const K = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The text as blocks of sixteen words, with its length at the end. */
function padded(text: string): number[] {
  const bytes = [...new TextEncoder().encode(text), 0x80];
  const length = (bytes.length - 1) * 8;
  while (bytes.length % 64 !== 56) bytes.push(0);
  const words = Array.from({ length: bytes.length / 4 }, (_, i) =>
    bytes.slice(i * 4, i * 4 + 4).reduce((word, byte) => (word << 8) | byte, 0),
  );
  return [...words, Math.floor(length / 2 ** 32), length | 0];
}

function schedule(block: number[]): number[] {
  const words = [...block];
  for (let i = 16; i < 64; i++) {
    const [a, b] = [words[i - 15]!, words[i - 2]!];
    const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    words.push((words[i - 16]! + low + words[i - 7]! + high) | 0);
  }
  return words;
}

function mixed(state: readonly number[], block: number[]): number[] {
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  schedule(block).forEach((word, i) => {
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i]! + word) | 0;
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  });
  return [a, b, c, d, e, f, g, h].map((word, i) => (word + state[i]!) | 0);
}

export function sha256(text: string): string {
  const words = padded(text);
  let state: readonly number[] = START;
  for (let at = 0; at < words.length; at += 16) state = mixed(state, words.slice(at, at + 16));
  return state.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}
