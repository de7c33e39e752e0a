import { createHash } from "node:crypto";
import type { TestGateway } from "@quackademy/server/testing/test-gateway.ts";

/**
 * Everybody who sends requests. `newcomer` is signed in without a profile; `aal1` has a second factor and did not use
 * it.
 */
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

/** Everybody with a profile and a row in every table. */
export const PLAYERS = ["owner", "other", "banned", "aal1", "moderator"] as const;
export type Person = (typeof PLAYERS)[number] | "newcomer";

/** The person whose things count as "own". Identities without an account use the owner's. */
export function personOf(identity: Identity): Person {
  return identity === "anonymous" || identity === "expired" || identity === "service" ? "owner" : identity;
}

export function rivalOf(person: Person): Person {
  return person === "other" ? "owner" : "other";
}

/** The player who is blocked in the chat. */
export function blockedBy(person: Person): Person {
  return person === "banned" ? "aal1" : "banned";
}

/** A deterministic UUID: the same words give the same id. */
export function uuidOf(...words: string[]): string {
  const hex = createHash("md5").update(words.join("/")).digest("hex");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

export const idOf = (person: Person) => uuidOf(person);

/** Ids for tables with serial keys: above 1000, so that rows made by requests do not collide with them. */
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
