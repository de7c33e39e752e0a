import { createHash } from "node:crypto";
import fs from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import {
  handIn,
  NEW_VERSION,
  passRun,
  playWalk,
  POND_WALK,
  RULES_FOLDER,
  startWalk,
  strolling,
} from "#testing/pond-walk.ts";
import type { Player } from "#testing/rules-site.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

const RULES = fs.readFileSync(new URL(`pond-walk.${NEW_VERSION}.js`, RULES_FOLDER), "utf8");
const SCORE = { kind: "replay", order: "desc", unit: "points", min: 0, max: 1_000_000, perSecondMax: 5000 };

let site: FunctionsSite;
beforeAll(async () => {
  // The gateway itself does not have these rules: they come from the bucket.
  site = await openFunctionsSite(POND_WALK);
  await setRules("on");
});
afterAll(() => site.close());

const setRules = (to: "on" | "off") => site.sql(`select private.set_setting('foreign-rules', $1, 'test')`, to);

/** Gives the class these rules, as publishing a build does, and returns their version. */
async function publish(source: string): Promise<string> {
  const sha256 = createHash("sha256").update(source).digest("hex");
  const file = new Blob([source], { type: "text/javascript" });
  const stored = await site.service.storage.from("game_files").upload(`blobs/${sha256}`, file, { upsert: true });
  if (stored.error) throw stored.error;
  await site.sql(`select private.set_class_score('pond-walk', $1::jsonb, $2)`, JSON.stringify(SCORE), sha256);
  return sha256.slice(0, 16);
}

async function playedRun(player: Player, change: { score?: number } = {}) {
  const ticket = await startWalk(player);
  const run = await playWalk(ticket.seed, strolling(900));
  await passRun(site, player, ticket.run_id, run);
  answerOf(await handIn(player, ticket.run_id, { ...run, ...change }));
  return { ticket, run };
}
const verify = (player: Player, run_id: string) => site.invoke("verify-run", player.token, { run_id });
/** Polls for the verdict, as the page does. */
async function verdictOn(player: Player, run_id: string) {
  let answer = await verify(player, run_id);
  while (answer.status === 202) answer = await verify(player, run_id);
  return answer;
}

describe("a run of a class with rules of its creator", () => {
  test("is replayed with them, and counts on the board of replayed scores", async () => {
    const version = await publish(RULES);
    const player = await site.newPlayer();
    const { ticket, run } = await playedRun(player);
    expect(ticket.sim_version).toBe(version);
    const { status, body } = await verdictOn(player, ticket.run_id);
    expect([status, body]).toMatchObject([200, { status: "verified", score: run.score }]);
  });

  test("is rejected when it claims more than the replay gives", async () => {
    await publish(RULES);
    const player = await site.newPlayer();
    const { ticket, run } = await playedRun(player, { score: 999_999 });
    expect((await verdictOn(player, ticket.run_id)).body).toMatchObject({
      status: "rejected",
      reason: `The replay gives ${run.score}, but 999999 was claimed.`,
    });
  });

  test.skipIf(isShort)("is rejected when the rules never end, and the site goes on", async () => {
    await publish("for (;;); export const rules = {};");
    const player = await site.newPlayer();
    const { ticket } = await playedRun(player);
    expect((await verdictOn(player, ticket.run_id)).body).toMatchObject({
      status: "rejected",
      reason: "The rules of this class take too long to replay: tell its creator.",
    });
    await publish(RULES);
    const next = await playedRun(player);
    expect((await verdictOn(player, next.ticket.run_id)).body).toMatchObject({ status: "verified" });
  });

  test("waits when the file is missing, or is not the one that was published", async () => {
    const version = await publish(`${RULES}// changed later`);
    const [[sha256] = []] = await site.sql(`select sha256 from private.class_rules where sim_version = $1`, version);
    const forged = new Blob(["export const rules = {};"], { type: "text/javascript" });
    await site.service.storage.from("game_files").update(`blobs/${sha256}`, forged);
    const player = await site.newPlayer();
    const { ticket } = await playedRun(player);
    expect(await verify(player, ticket.run_id)).toMatchObject({ status: 202, body: { status: "pending" } });
    await site.sql(`update public.game_runs set status = 'abandoned' where id = $1`, ticket.run_id);
  });

  test("is not started or judged while the operator does not allow such rules; new classes are paced then", async () => {
    await publish(RULES);
    const player = await site.newPlayer();
    const { ticket } = await playedRun(player);
    await setRules("off");
    expect(refusalOf(await player.rpc("start_run", { app_id: "pond-walk" }))).toBe(
      "409 Scores of this class are not checked at the moment.",
    );
    expect(await verify(player, ticket.run_id)).toMatchObject({ status: 202, body: { status: "pending" } });
    await publish(RULES);
    const [row] = await site.sql(
      `select verifier, sim_version, score_per_second from public.apps where id = 'pond-walk'`,
    );
    expect(row).toEqual(["bounds", null, "5000"]);
    await setRules("on");
  });
});
