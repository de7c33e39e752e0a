import fs from "node:fs";
import type { ClipCard, ClipPage, GetClip } from "@quackademy/contract/clip-answers.ts";
import type { DemoRun } from "@quackademy/operator/demo/demo-world.ts";
import { parseCommand } from "@quackademy/operator/parse-command.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "./testing/answers.ts";
import { openRulesSite, type RulesSite } from "./testing/rules-site.ts";

const RUNS = new URL("../functions/verify-run/testing/golden-runs.json", import.meta.url);
const releases = JSON.parse(fs.readFileSync(RUNS, "utf8")) as { app: string; version: string; runs: DemoRun[] }[];
const runs = releases.flatMap(({ app, version, runs: each }) => each.map((run) => ({ ...run, app, version })));

let site: RulesSite;
beforeAll(async () => {
  const updates = releases.map(
    ({ app, version }) => `update public.apps set sim_version = '${version}' where id = '${app}';`,
  );
  site = await openRulesSite(updates.join("\n"));
});
afterAll(() => site.close());

const rowsOf = (text: string) => site.gateway.db.asPlatform({ text, values: [] });

function demo() {
  const parsed = parseCommand("demo", [])!;
  if (parsed.kind !== "action") throw new Error("demo is an action");
  return parsed.run({
    query: (text, values) => site.gateway.db.asPlatform({ text, values }),
    readFile: () => "",
    recordedRuns: () => runs,
    siteUrl: "http://quack.test",
    operator: "ms.drake",
  });
}

describe("a demo", () => {
  test("fills an empty site with players who obeyed every rule, and leaves the clock as it was", async () => {
    const { text } = await demo();
    expect(text).toContain("24 invented players");
    expect(await rowsOf("select rule, subject, finding from private.audit()")).toEqual([]);
    expect(await rowsOf("select skew = interval '0' from private.clock")).toEqual([["t"]]);
    const [[streaks, coins, scores, worn, favourites, attended]] = (await rowsOf(`select
      (select count(*) from public.streak where current_streak > 1), (select count(*) from private.wallets where balance > 0),
      (select count(distinct board) from private.standings where board like 'scores/%'),
      (select count(*) from public.items_unlocked where equipped), (select count(*) from public.favorite_apps), (select count(*) from public.my_users where apps_played > 0)`)) as [
      string[],
    ];
    expect(Number(streaks)).toBeGreaterThan(5);
    expect(Number(coins)).toBeGreaterThan(10);
    expect(Number(scores)).toBeGreaterThanOrEqual(10);
    expect(Number(worn)).toBeGreaterThan(3);
    expect(Number(favourites)).toBeGreaterThan(20);
    expect(Number(attended)).toBeGreaterThan(10);
  });

  test("has runs on the boards that anybody can watch", async () => {
    const [[submission]] = (await rowsOf(
      "select submission_id from private.standings where board = 'scores/skyhop' order by sort_value limit 1",
    )) as [string[]];
    const { data } = await site.visitor.rpc("get_replay", { submission_id: submission! });
    expect(data).toMatchObject({ app_id: "skyhop", log: expect.any(String) });
  });

  test("has clips and a video, and some of the clips are last week's best", async () => {
    const { clips } = answerOf<ClipPage>(await site.visitor.rpc("get_clips"));
    expect(clips.length).toBeGreaterThanOrEqual(3);
    expect(clips.some(({ likes }) => likes !== null)).toBe(true);
    expect(answerOf<ClipCard[]>(await site.visitor.rpc("get_best_clips")).length).toBeGreaterThanOrEqual(2);
    const { log, frames } = answerOf<GetClip>(await site.visitor.rpc("get_clip", { clip_id: clips[0]!.id }));
    expect([log.length > 0, frames]).toEqual([true, clips[0]!.to_frame]);
    expect((await site.visitor.from("creator_videos").select("title")).data).toEqual([{ title: "Big Buck Bunny" }]);
  });

  test("refuses a site that has accounts", async () => {
    await expect(demo()).rejects.toThrow("This site has 24 accounts.");
  });
});
