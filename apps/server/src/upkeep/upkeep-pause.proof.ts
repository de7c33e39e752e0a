import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import type { Database, Identity } from "#db/database.ts";
import { openTestDatabase } from "#testing/test-database.ts";
import type { UpkeepTask } from "./plan-upkeep.ts";
import { createUpkeep, runUpkeep } from "./run-upkeep.ts";

const PLAYERS = 40;
const LOAD_MS = 120_000;
/** Of each player: pupils who save a game every few seconds. */
const PAUSE_MS = 250;
const isEmbedded = process.env["TEST_ENGINE"] !== "postgres";

type Load = {
  writes: number;
  p50: number;
  p99: number;
  longest: number;
  tasks: { task: UpkeepTask; tookMs: number }[];
};

const VISITOR: Identity = { role: "authenticated", claims: { role: "authenticated" } };

/**
 * Each player replaces the same 4 kB again and again, so that dead rows pile up. A player waits for the answer and then
 * a moment, as people do; each write is measured from the call to the answer, waiting included.
 */
async function writeFor(db: Database, ms: number, withUpkeep: boolean): Promise<Load> {
  const tasks: Load["tasks"] = [];
  const onTask = (task: UpkeepTask, tookMs: number) => tasks.push({ task, tookMs });
  const upkeep = createUpkeep({ db, isQuiet: () => false, onTask });
  const stop = withUpkeep ? runUpkeep(upkeep, (error) => expect.unreachable(String(error)), 1000) : () => {};
  const took: number[] = [];
  const end = performance.now() + ms;
  const write = async (player: number) => {
    while (performance.now() < end) {
      const from = performance.now();
      const text = `update public.drafts set text = repeat(md5(random()::text), 128) where id = $1::int`;
      await db.as(VISITOR, { text, values: [String(player)] });
      took.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  };
  await Promise.all(Array.from({ length: PLAYERS }, (_, player) => write(player)));
  stop();
  took.sort((a, b) => a - b);
  const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))]!;
  return { writes: took.length, p50: at(0.5), p99: at(0.99), longest: took.at(-1)!, tasks };
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const describeLoad = (name: string, load: Load) =>
  `${name}: ${load.writes} writes, half within ${ms(load.p50)}, 99 % within ${ms(load.p99)}, the longest ${ms(load.longest)}`;

test.runIf(isEmbedded)("players who save all the time notice no pause from upkeep", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-pause-"));
  const db = await openTestDatabase(folder);
  try {
    await db.script(`create table public.drafts (id int primary key, text text);
      alter table public.drafts alter column text set storage external;
      insert into public.drafts select n, '' from generate_series(0, ${PLAYERS - 1}) n;
      grant select, update on public.drafts to authenticated;`);
    // In turns, because the machine is not always equally fast.
    const loads = { without: [] as Load[], with: [] as Load[] };
    for (let turn = 0; turn < 2; turn++) {
      for (const kind of ["without", "with"] as const) {
        // Each load begins tidy, as on a site whose upkeep has always run.
        await createUpkeep({ db, isQuiet: () => true, rest: async () => {} }).finish();
        loads[kind].push(await writeFor(db, LOAD_MS / 2, kind === "with"));
      }
    }
    const tasks = loads.with.flatMap((load) => load.tasks);
    const slowest = tasks.toSorted((a, b) => b.tookMs - a.tookMs)[0];
    const report = [
      ...loads.without.map((load) => describeLoad("without upkeep", load)),
      ...loads.with.map((load) => describeLoad("with upkeep   ", load)),
      `${tasks.length} tasks, the slowest a ${slowest?.task.kind} of ${ms(slowest?.tookMs ?? 0)}`,
    ];
    console.log(report.join("\n"));
    expect(tasks.map(({ task }) => task.kind)).toContain("vacuum");
    // A second is what people notice. The load without upkeep says how much of it is the machine's own.
    const own = Math.max(...loads.without.map(({ longest }) => longest));
    for (const { longest } of loads.with) expect(longest).toBeLessThan(own + 1000);
  } finally {
    await db.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
});
