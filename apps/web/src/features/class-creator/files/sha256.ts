/** SHA-256 as hex. On plain http, as in many school networks, browsers have no `crypto.subtle`. */
export async function sha256(
  bytes: Uint8Array<ArrayBuffer>,
  { subtle }: Partial<Pick<Crypto, "subtle">> = crypto,
): Promise<string> {
  const digest = subtle ? new Uint8Array(await subtle.digest("SHA-256", bytes)) : plainSha256(bytes);
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const BLOCK = 64;

/** FIPS 180-4, in plain JavaScript. */
export function plainSha256(bytes: Uint8Array): Uint8Array {
  const { starts, rounds } = constants();
  const state = Uint32Array.from(starts);
  const words = new Uint32Array(64);
  const whole = bytes.length - (bytes.length % BLOCK);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let at = 0; at < whole; at += BLOCK) mix(state, words, rounds, view, at);
  const tail = paddedTail(bytes, whole);
  for (let at = 0; at < tail.byteLength; at += BLOCK) mix(state, words, rounds, tail, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** The last bytes, a one bit, zeros, and the length in bits. */
function paddedTail(bytes: Uint8Array, from: number): DataView {
  const rest = bytes.length - from;
  const tail = new Uint8Array(rest + 9 > BLOCK ? 2 * BLOCK : BLOCK);
  tail.set(bytes.subarray(from));
  tail[rest] = 0x80;
  const view = new DataView(tail.buffer);
  view.setUint32(tail.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(tail.length - 4, (bytes.length << 3) >>> 0);
  return view;
}

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by));

function mix(state: Uint32Array, words: Uint32Array, rounds: Uint32Array, view: DataView, at: number): void {
  for (let place = 0; place < 16; place += 1) words[place] = view.getUint32(at + 4 * place);
  for (let place = 16; place < 64; place += 1) {
    const [early, late] = [words[place - 15]!, words[place - 2]!];
    const small = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const large = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    words[place] = words[place - 16]! + small + words[place - 7]! + large;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < 64; place += 1) {
    const choice = (e & f) ^ (~e & g);
    const first = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + rounds[place]! + words[place]!) | 0;
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + majority) | 0;
    // Not by one destructuring: that makes an array in the innermost loop.
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (state[place] = state[place]! + word));
}

let known: { starts: Uint32Array; rounds: Uint32Array } | undefined;

/** The fractional parts of the square and cube roots of the first primes. */
function constants(): { starts: Uint32Array; rounds: Uint32Array } {
  if (known) return known;
  const primes: number[] = [];
  for (let number = 2; primes.length < 64; number += 1)
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  const fraction = (value: number) => ((value - Math.floor(value)) * 2 ** 32) >>> 0;
  known = {
    starts: Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime))),
    rounds: Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))),
  };
  return known;
}
