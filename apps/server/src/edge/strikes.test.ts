import Fastify from "fastify";
import { expect, test } from "vitest";
import { DatabaseError, type Identity } from "#db/database.ts";
import { answerErrors } from "./errors.ts";
import { pauseAfterTimeouts } from "./strikes.ts";

async function openApp() {
  const clock = { now: 0 };
  const app = Fastify();
  answerErrors(app);
  app.decorateRequest("identity", null as unknown as Identity);
  app.addHook("onRequest", async (request) => {
    const sub = request.headers["x-sub"] as string | undefined;
    request.identity = { role: "anon", claims: { role: "anon", ...(sub ? { sub } : {}) } };
  });
  pauseAfterTimeouts(app, () => clock.now);
  app.get("/slow", () => {
    throw new DatabaseError("57014", "canceling statement due to statement timeout");
  });
  app.get("/quick", () => "ok");
  await app.ready();
  const ask = (url: string, sub?: string) => app.inject({ url, headers: sub ? { "x-sub": sub } : {} });
  return { clock, ask };
}

test("who sent a runaway statement has to pause, longer each time, and nobody else has to", async () => {
  const { clock, ask } = await openApp();
  for (const seconds of [5, 10, 20, 40, 60, 60]) {
    await ask("/slow", "cheater");
    const refused = await ask("/quick", "cheater");
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, String(seconds)]);
    expect((await ask("/quick", "pupil")).statusCode).toBe(200);
    expect((await ask("/quick")).statusCode).toBe(200);
    clock.now += seconds * 1000;
    expect((await ask("/quick", "cheater")).statusCode).toBe(200);
  }
});

test("an old slip is forgotten", async () => {
  const { clock, ask } = await openApp();
  await ask("/slow");
  clock.now += 700_000;
  await ask("/slow");
  expect((await ask("/quick")).headers["retry-after"]).toBe("5");
});
