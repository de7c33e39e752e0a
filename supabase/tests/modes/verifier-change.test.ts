import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { acceptPicture, placeScore, submitScore, upload } from "#testing/score-pictures.ts";

// A game whose scores came with a picture becomes one whose runs are replayed, as Paper Fleet did.

const GAME = {
  id: "reed-fleet",
  code: "TST 41",
  tagline: "Arcade · a test",
  description: "Draw the way.",
  controls: [],
  categories: ["arcade"],
  devices: ["keyboard"],
  players: 1,
  licence: "MIT",
  spine: "#12506B",
  featured: false,
  entry: "/g/reed-fleet/index.html",
};
const BEFORE = { ...GAME, verifier: "none", score: { order: "desc", unit: "boats", min: 0, max: 2000 } };
const NOW = {
  ...GAME,
  verifier: "replay",
  sim_version: "00112233445566aa",
  score: { order: "desc", unit: "points", min: 0, max: 100_000, version: 2, least: 100 },
  modes: [
    { id: "", title: "The pond", hint: "Endless." },
    { id: "harbour", title: "Harbours", hint: "Twelve.", levels: 12 },
  ],
};

let site: RulesSite;
let [veteran, waiting, late]: Player[] = [];
let [inReview, withoutPicture]: string[] = [];

const sync = (game: object) => site.sql(`select private.sync_catalogue($1::jsonb)`, JSON.stringify([game]));
const board = async (name: string) =>
  answerOf<{ user_id: string; value: number }[]>(
    await site.visitor.rpc("get_board", { board: name, period: "all", p_limit: 50 }),
  ).map(({ user_id, value }) => [user_id, value]);

beforeAll(async () => {
  site = await openRulesSite();
  await sync(BEFORE);
  [veteran, waiting, late] = [await site.newPlayer(), await site.newPlayer(), await site.newPlayer()];
  await placeScore(site, veteran, "reed-fleet", 44);
  inReview = await submitScore(waiting, "reed-fleet", 51);
  await upload(waiting, `submissions/${inReview}_proof.png`);
  expect(await acceptPicture(site, inReview)).toMatchObject({ status: "in_review" });
  withoutPicture = await submitScore(late, "reed-fleet", 12);
  await sync(NOW);
});
afterAll(() => site.close());

describe("a class that becomes a replayed one", () => {
  test("keeps everybody's best on the old board and on the profile, marked as old", async () => {
    expect(await board("scores/reed-fleet")).toEqual([[veteran!.id, 44]]);
    expect(await board("scores/reed-fleet@2")).toEqual([]);
    const { data } = await site.visitor.rpc("get_leaderboard_data", { target_user_id: veteran!.id });
    expect(JSON.stringify(data)).toContain('"is_old":true');
    expect(JSON.stringify(data)).toContain("44");
  });

  test("still judges the pictures that were sent before, for the old board", async () => {
    await site.sql(`select private.decide_score($1, true, '')`, inReview!);
    await upload(late!, `submissions/${withoutPicture}_proof.png`);
    const { status } = await acceptPicture(site, withoutPicture!);
    if (status === "in_review") await site.sql(`select private.decide_score($1, true, '')`, withoutPicture!);
    // The least score of the new way of counting does not concern the old one.
    expect(await board("scores/reed-fleet")).toEqual([
      [waiting!.id, 51],
      [veteran!.id, 44],
      [late!.id, 12],
    ]);
    expect(await board("scores/reed-fleet@2")).toEqual([]);
  });

  test("takes no typed score any more, and says what to do instead", async () => {
    const row = { user_id: veteran!.id, app_id: "reed-fleet", score: 1999 };
    const asked = await veteran!.from("leaderboard_submissions").insert(row).select("id").single();
    expect(refusalOf(asked)).toBe(
      "403 You cannot type in a score for this class. Play it, and the score counts by itself.",
    );
  });

  test("starts runs on the new boards, in every mode, and today's challenge", async () => {
    const boardOf = async (given: object) =>
      answerOf<{ board: string }>(await veteran!.rpc("start_run", { app_id: "reed-fleet", ...given })).board;
    expect(await boardOf({})).toBe("scores/reed-fleet@2");
    expect(await boardOf({ variant: "harbour-12" })).toBe("scores/reed-fleet@2/harbour-12");
    expect(await boardOf({ mode: "daily" })).toBe("daily/reed-fleet");
  });

  test("leaves nothing behind that the audit would find", async () => {
    expect(await site.audit()).toEqual([]);
  });
});
