import { createHash } from "node:crypto";
import type { TestGateway } from "@quackademy/server/testing/test-gateway.ts";

/** Everybody who asks. `newcomer` is signed in and has no profile yet; `aal1` has a second factor and did not show it. */
export const IDENTITIES = [
  "anonymous",
  "owner",
  "other",
  "newcomer",
  "banned",
  "aal1",
  "expired",
  "moderator",
  "service",
] as const;
export type Identity = (typeof IDENTITIES)[number];

/** Who has a profile and a row in every table. */
export const PLAYERS = ["owner", "other", "banned", "aal1", "moderator"] as const;
export type Person = (typeof PLAYERS)[number] | "newcomer";

/** Whose things are "own". Who is nobody in particular claims to be the owner. */
export function personOf(identity: Identity): Person {
  return identity === "anonymous" || identity === "expired" || identity === "service" ? "owner" : identity;
}

export function rivalOf(person: Person): Person {
  return person === "other" ? "owner" : "other";
}

/** The same id for the same words, in every run. */
export function uuidOf(...words: string[]): string {
  const hex = createHash("md5").update(words.join("/")).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const idOf = (person: Person) => uuidOf(person);

/** Ids of tables that count: one thousand and some, so that nothing made by a request meets them. */
export const numberOf = (person: Person) => 1001 + ["newcomer", ...PLAYERS].indexOf(person);

export async function tokensFor(gateway: TestGateway): Promise<Record<Identity, string>> {
  const sign = (person: Person, lifetimeSeconds?: number) =>
    gateway.tokenFor({ sub: idOf(person), aal: "aal1" }, lifetimeSeconds);
  return {
    anonymous: gateway.anonKey,
    owner: await sign("owner"),
    other: await sign("other"),
    newcomer: await sign("newcomer"),
    banned: await sign("banned"),
    aal1: await sign("aal1"),
    expired: await sign("owner", -60),
    moderator: await sign("moderator"),
    service: gateway.serviceKey,
  };
}
