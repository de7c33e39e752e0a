import { expect, test } from "vitest";
import { isShort } from "../../../../apps/server/src/testing/short-form.ts";
import { HOSTILE_RULES, type Stopped, TAME_RULES } from "../testing/hostile-rules.ts";
import { loadInterpreter } from "./load-foreign-rules.ts";
import { LostReplay, replayInThread } from "./replay-in-thread.ts";

const SEED = "00000001000000020000000300000004";
const FRAMES = 60;
const MIB = 2 ** 20;
/** In the short form, one of each kind; the first test stops an endless loop. */
const SHORT = ["200 MiB in pieces", "the time"];

const replay = async (source: string, deadlineMs?: number) =>
  replayInThread(
    { module: await loadInterpreter(), source, seed: SEED, log: new Uint8Array(), frames: FRAMES },
    deadlineMs,
  );

async function stop(source: string): Promise<Stopped | "not stopped"> {
  try {
    const outcome = await replay(source);
    return "failure" in outcome ? outcome.failure : "not stopped";
  } catch (error) {
    expect(error).toBeInstanceOf(LostReplay);
    return "thread ended";
  }
}

test("correct rules are replayed, also right after hostile ones", async () => {
  const played = { replayed: { frames: 60, score: 60, hash: 60, checkpoints: [] } };
  expect(await replay(TAME_RULES)).toEqual(played);
  expect(await stop(HOSTILE_RULES["an endless loop in a step"]!.source)).toBe("out of fuel");
  expect(await replay(TAME_RULES)).toEqual(played);
});

test("every hostile rule is stopped, and the memory comes back", { timeout: 300_000 }, async () => {
  await replay(TAME_RULES);
  const before = process.memoryUsage.rss();
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss() - before)), 20);
  for (const [name, { source, stopped }] of Object.entries(HOSTILE_RULES)) {
    if (isShort && !SHORT.includes(name)) continue;
    const begunMs = performance.now();
    const outcome = await stop(source);
    if (!isShort) console.log(`${name}: ${outcome} after ${(performance.now() - begunMs).toFixed(0)} ms`);
    expect(stopped, name).toContain(outcome);
  }
  clearInterval(watch);
  if (!isShort) console.log(`memory: at most ${(most / MIB).toFixed(0)} MiB more`);
  expect(most).toBeLessThan(80 * MIB);
});

test("a thread that does not come back is ended at its deadline", async () => {
  const { source } = HOSTILE_RULES["a search that takes hours in one call"]!;
  await expect(replay(source, 300)).rejects.toThrow("the rules did not come back within 300 ms");
});
