import type { RunTicket } from "./protocol.ts";

/** Words of 32 bits in a seed. */
const SEED_WORDS = 4;

/** A ticket for a run that does not count. */
export function practiceTicket(seed = randomSeed()): RunTicket {
  return { run: null, seed, mode: "practice", expires: null, best: null, next: null };
}

function randomSeed(): string {
  const words = crypto.getRandomValues(new Uint32Array(SEED_WORDS));
  return Array.from(words, (word) => word.toString(16).padStart(8, "0")).join("");
}
