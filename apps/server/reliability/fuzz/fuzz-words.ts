import type { Random } from "#testing/seeded-random.ts";

/** A request before it is serialized. */
export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
};

/** What generators can use besides randomness: the keys and tokens. */
export type FuzzContext = { anonKey: string; tokens: string[] };

/** Splits a text into words. */
export const splitWords = (text: string): string[] => text.split(" ").filter(Boolean);

const AWKWARD = [
  ...splitWords(`0 -1 1e999 9223372036854775808 null NaN true '' % * é ﷺ 😀 \\ " {} [] {1,2} (1,2) [1,5) 2020-02-30`),
  ...splitWords("infinity a'b -- /* ; $1 ::int"),
  "",
  " ",
  "\t",
  "\0",
  "\ud800",
  "duck 1",
  "x".repeat(300),
];
const BREAKERS = [
  ...splitWords(`( ) , . : :: ! * " \\ -> ->> ... & = { } [ ] % %2 %zz %00 %ff + ; ' é | < not. and( or(`),
  " ",
  "\0",
];

export function awkwardValue(random: Random): string {
  return random.chance(0.5) ? random.pick(AWKWARD) : String(random.int(-3, 60));
}

/** Mutates a text in one or two places: deletes, doubles, inserts or reverses. */
export function mutate(text: string, random: Random): string {
  let mutated = text;
  for (let times = random.int(1, 3); times > 0; times--) {
    const at = random.int(0, mutated.length);
    const to = Math.min(mutated.length, at + random.int(1, 8));
    const part = mutated.slice(at, to);
    const breaker = random.pick(BREAKERS);
    const turned = part.split("").reverse().join("");
    const instead = ["", part + part, part + breaker, breaker, turned, part.toUpperCase(), part.repeat(30)];
    mutated = mutated.slice(0, at) + random.pick(instead) + mutated.slice(to);
  }
  return mutated;
}

/** Returns the text, sometimes mutated. */
export function perhapsMutated(text: string, random: Random, probability = 0.15): string {
  return random.chance(probability) ? mutate(text, random) : text;
}

/** Encodes like a client, or leaves what a careless client would leave. */
export function encode(text: string, random: Random): string {
  const wellFormed = Buffer.from(text).toString();
  if (random.chance(0.7)) return encodeURIComponent(wellFormed).replaceAll(/%(2C|28|29|3A|2A|22)/g, decodeURIComponent);
  // Node's own parser refuses raw bytes beyond ASCII, so they are rare.
  const mustGo = random.chance(0.02) ? /[^!-\u{10ffff}]|#/gu : /[^!-~]|#/gu;
  return Buffer.from(wellFormed.replaceAll(mustGo, encodeURIComponent)).toString("latin1");
}

/** Escapes characters that would end the request line. */
export function escapeLineBreaks(path: string): string {
  return path.replaceAll(/[^!-\u{10ffff}]/gu, "%20");
}

/** Headers of an identity: usually a visitor, sometimes a player, rarely a forged token. */
export function identityHeaders({ anonKey, tokens }: FuzzContext, random: Random): Record<string, string> {
  const inHeader = (text: string) => text.replaceAll(/[^!-~]/g, "");
  const wrongKeys = [{}, { apikey: "wrong" }, { apikey: inHeader(mutate(anonKey, random)) }];
  const apikey: Record<string, string> = random.chance(0.97) ? { apikey: anonKey } : random.pick(wrongKeys);
  if (random.chance(0.6)) return apikey;
  if (random.chance(0.8)) return { ...apikey, authorization: `Bearer ${random.pick(tokens)}` };

  const unsigned = [`{"alg":"none"}`, `{"role":"service_role"}`].map((part) => Buffer.from(part).toString("base64url"));
  const damaged = inHeader(mutate(random.pick(tokens), random));
  const forged = random.pick([`${unsigned.join(".")}.`, "a.b.c", "", "x".repeat(3000), damaged]);
  return { ...apikey, authorization: `${random.pick(["Bearer ", "bearer ", "Basic ", ""])}${forged}` };
}
