/** A number, or nested lists of numbers. */
type Hashable = number | readonly Hashable[] | ArrayLike<number>;

/** An unsigned 32-bit hash of integers, in order. A list's length is part of the hash. */
export function hashState(...values: Hashable[]): number {
  return finish(mixAll(0x9747b28c, values));
}

function mixAll(hash: number, values: ArrayLike<Hashable>): number {
  let mixed = mix(hash, values.length);
  for (let index = 0; index < values.length; index++) {
    const value = values[index]!;
    mixed = typeof value === "number" ? mixNumber(mixed, value) : mixAll(mixed, value);
  }
  return mixed;
}

function mixNumber(hash: number, value: number): number {
  if (!Number.isSafeInteger(value)) throw new Error(`a state is made of whole numbers, not ${value}`);
  return mix(mix(hash, value | 0), Math.floor(value / 0x1_0000_0000) | 0);
}

// MurmurHash3's mixing: good distribution with integer arithmetic only.
function mix(hash: number, word: number): number {
  let k = Math.imul(word, 0xcc9e2d51);
  k = (k << 15) | (k >>> 17);
  let h = hash ^ Math.imul(k, 0x1b873593);
  h = (h << 13) | (h >>> 19);
  return (Math.imul(h, 5) + 0xe6546b64) | 0;
}

function finish(hash: number): number {
  let h = hash ^ (hash >>> 16);
  h = Math.imul(h, 0x85ebca6b);
  h ^= h >>> 13;
  h = Math.imul(h, 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
