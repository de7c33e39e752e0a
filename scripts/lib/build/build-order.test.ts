import { expect, test } from "vitest";
import { runInOrder } from "./build-order.mjs";

const TARGETS = [
  { name: "server", needs: [] },
  { name: "games", needs: [] },
  { name: "database", needs: ["server"] },
  { name: "web", needs: ["games", "database"] },
];

/** Work that ends when the test says so. */
function byHand() {
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = ({ name }: { name: string }) => {
    started.push(name);
    return new Promise<void>((resolve, reject) => {
      ends.set(name, (error) => (error ? reject(error) : resolve()));
    });
  };
  /** Ends the work of a target, and lets what follows start. */
  const end = async (name: string, error?: Error) => {
    await new Promise((resolve) => setImmediate(resolve));
    ends.get(name)!(error);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, work, end };
}

test("a target starts as soon as the targets that it needs are done", async () => {
  const { started, work, end } = byHand();
  const all = runInOrder(TARGETS, work);
  await end("server");
  expect(started).toEqual(["server", "games", "database"]);
  await end("database");
  expect(started).not.toContain("web");
  await end("games");
  expect(started).toContain("web");
  await end("web");
  await all;
});

test("a needed target that is not built counts as done", async () => {
  const { started, work, end } = byHand();
  const all = runInOrder(TARGETS.slice(2), work);
  await end("database");
  await end("web");
  await all;
  expect(started).toEqual(["database", "web"]);
});

test("a failure is thrown after the running targets have ended, and nothing that needs it starts", async () => {
  const { started, work, end } = byHand();
  let thrown: unknown;
  const all = runInOrder(TARGETS, work).catch((error: unknown) => (thrown = error));
  await end("server", new Error("no server"));
  expect(thrown).toBeUndefined();
  await end("games");
  await all;
  expect(thrown).toEqual(new Error("no server"));
  expect(started).toEqual(["server", "games"]);
});
