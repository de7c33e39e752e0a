import { expect, test } from "vitest";
import type { Caller, Identity } from "#db/database.ts";
import { createAccessReader, FULL_ACCESS } from "./access.ts";

const VISITOR: Identity = { role: "anon", claims: { role: "anon" } };
const from = (network: string) => ({ headers: {}, caller: { network, isGone: () => true } });

test("a visitor's address pays for a read that all visitors share, also after the visitor has gone", async () => {
  const callers: (Caller | undefined)[] = [];
  const access = createAccessReader(async (_topic, _identity, _headers, caller) => {
    callers.push(caller);
    return FULL_ACCESS;
  });
  await Promise.all(["192.0.2.1", "192.0.2.2"].map((network) => access.read("pond", VISITOR, from(network))));
  expect(callers.map((caller) => [caller?.network, caller?.isGone()])).toEqual([["192.0.2.1", false]]);
});

test("a visitor is not refused because another address has used up its budget", async () => {
  const access = createAccessReader(async (_topic, _identity, _headers, caller) => {
    if (caller?.network === "192.0.2.1") throw new Error("over budget");
    return FULL_ACCESS;
  });
  const reads = ["192.0.2.1", "192.0.2.2"].map((network) => access.read("pond", VISITOR, from(network)));
  const answers = await Promise.allSettled(reads);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "fulfilled"]);
});

test("access that changes while it is read is read again, and other reads are not", async () => {
  const reads: string[] = [];
  const answers: (() => void)[] = [];
  const access = createAccessReader(async (topic, { claims }) => {
    reads.push(`${topic} ${claims.sub}`);
    await new Promise<void>((resolve) => answers.push(resolve));
    return FULL_ACCESS;
  });
  const as = (sub: string): Identity => ({ role: "authenticated", claims: { role: "authenticated", sub } });
  const joins = [
    access.read("pond", as("ada"), from("192.0.2.1")),
    access.read("lake", as("bob"), from("192.0.2.1")),
    access.read("lake", as("eve"), from("192.0.2.1")),
  ];
  access.forget({ topic: "pond" });
  access.forget({ user: "eve" });
  for (let answered = 0; answered < 5; answered += 1) {
    await expect.poll(() => answers.length).toBeGreaterThan(answered);
    answers[answered]!();
  }
  await Promise.all(joins);
  expect(reads).toEqual(["pond ada", "lake bob", "lake eve", "pond ada", "lake eve"]);
});
