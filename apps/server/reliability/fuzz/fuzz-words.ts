import type { Random } from "#testing/seeded-random.ts";

/** A request before it becomes bytes. */
export type FuzzRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
};

/** What a maker of requests may use: who there is to be, besides chance. */
export type FuzzContext = { anonKey: string; tokens: string[] };

/** A list as a person would write it down. */
export const list = (text: string): string[] => text.split(" ").filter(Boolean);

const AWKWARD = [
  ...list(`0 -1 1e999 9223372036854775808 null NaN true '' % * é ﷺ 😀 \\ " {} [] {1,2} (1,2) [1,5) 2020-02-30`),
  ...list("infinity a'b -- /* ; $1 ::int"),
  "",
  " ",
  "\t",
  "\0",
  "\ud800",
  "duck 1",
  "x".repeat(300),
];
const BREAKERS = [
  ...list(`( ) , . : :: ! * " \\ -> ->> ... & = { } [ ] % %2 %zz %00 %ff + ; ' é | < not. and( or(`),
  " ",
  "\0",
];

export function awkwardValue(random: Random): string {
  return random.chance(0.5) ? random.pick(AWKWARD) : String(random.int(-3, 60));
}

/** Breaks a text in a place or two: something is lost, doubled, put in or turned round. */
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

/** Mostly what it was, sometimes broken. */
export function perhapsMutated(text: string, random: Random, probability = 0.15): string {
  return random.chance(probability) ? mutate(text, random) : text;
}

/** Encodes as a client would, or leaves in place whatever a careless one may leave. */
export function encode(text: string, random: Random): string {
  const wellFormed = Buffer.from(text).toString();
  if (random.chance(0.7)) return encodeURIComponent(wellFormed).replaceAll(/%(2C|28|29|3A|2A|22)/g, decodeURIComponent);
  // Raw bytes beyond ASCII end in Node's own parser, so they are rare.
  const mustGo = random.chance(0.02) ? /[^!-\u{10ffff}]|#/gu : /[^!-~]|#/gu;
  return Buffer.from(wellFormed.replaceAll(mustGo, encodeURIComponent)).toString("latin1");
}

/** What would end the request line, made harmless. */
export function onOneLine(path: string): string {
  return path.replaceAll(/[^!-\u{10ffff}]/gu, "%20");
}

/** Somebody: usually nobody in particular, sometimes a player, now and then a fraud. */
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
