import { SCHOOL_WORDS } from "./school-words.ts";

/** A new password of a homeroom account: three words, such as `river-candle-mint`. */
export function threeWords(): string {
  return [randomWord(), randomWord(), randomWord()].join("-");
}

// Numbers that would favour the first words are drawn again.
function randomWord(): string {
  const limit = Math.floor(2 ** 32 / SCHOOL_WORDS.length) * SCHOOL_WORDS.length;
  for (;;) {
    const [drawn] = crypto.getRandomValues(new Uint32Array(1));
    if (drawn! < limit) return SCHOOL_WORDS[drawn! % SCHOOL_WORDS.length]!;
  }
}
