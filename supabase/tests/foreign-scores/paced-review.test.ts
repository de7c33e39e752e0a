import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { boardOf, clearBoards, fillTopTen, PACED_CLASSES, playPaced } from "./paced-site.ts";

let site: RulesSite;
let player: Player;
let moderator: Player;
beforeAll(async () => {
  site = await openRulesSite(PACED_CLASSES);
  moderator = await newModerator();
});
beforeEach(async () => {
  player = await site.newPlayer();
});
afterAll(async () => {
  await clearBoards(site);
  await site.close();
});

async function newModerator(): Promise<Player> {
  const found = await site.newPlayer({ roles: ["moderator"] });
  const amr = [{ method: "password", timestamp: Math.floor(Date.now() / 1000) }];
  const token = await site.gateway.tokenFor({ sub: found.id, aal: "aal1", amr });
  return Object.assign(site.as(token), { id: found.id, token });
}
const decide = (who: Player, subject: string, verb: string) =>
  who.rpc("moderate", { queue: "scores", subject, verb, reason: "Because." });
const statusOf = async (id: string) =>
  answerOf<{ status: string }>(await player.from("leaderboard_submissions").select("status").eq("id", id).single())
    .status;
const isOnBoard = async (app = "duck-race") =>
  (await boardOf(site, `paced/${app}`)).some(({ user_id }) => user_id === player.id);

describe("a paced score among the first ten", () => {
  test("waits for a moderator, who sees its curve", async () => {
    const begun = performance.now();
    const { submission_id, status, on_board } = await playPaced(site, player, [60, 110]);
    expect([status, on_board, await isOnBoard()]).toEqual(["in_review", false, false]);
    const others = await site.visitor.from("leaderboard_submissions").select("id").eq("id", submission_id);
    expect(others.data).toEqual([]);
    const list = answerOf<{ subject: string }[]>(await moderator.rpc("moderation_list", { queue: "scores" }));
    expect(list.map(({ subject }) => subject)).toContain(submission_id);
    const item = answerOf<{ score: { played_seconds: number } }>(
      await moderator.rpc("moderation_item", { queue: "scores", subject: submission_id }),
    );
    const curve = [
      [10, 60],
      [20, 110],
    ];
    expect(item.score).toMatchObject({
      proof: "paced",
      score: 110,
      per_second: 10,
      image: null,
      curve,
    });
    // The clock of the database was moved by 20 seconds, and went on meanwhile.
    const went = Math.ceil((performance.now() - begun) / 1000);
    expect(item.score.played_seconds).toBeGreaterThanOrEqual(20);
    expect(item.score.played_seconds).toBeLessThanOrEqual(20 + went);
  });

  test("counts when it is accepted, and the decision can be undone", async () => {
    const { submission_id } = await playPaced(site, player, [60, 110]);
    const { id } = answerOf<{ id: number }>(await decide(moderator, submission_id, "accept"));
    expect([await statusOf(submission_id), await isOnBoard()]).toEqual(["verified", true]);
    answerOf(await moderator.rpc("undo_decision", { decision_id: id }));
    expect([await statusOf(submission_id), await isOnBoard()]).toEqual(["in_review", false]);
  });

  test("does not count when it is refused; that can be undone, too, and the player is told why", async () => {
    const { submission_id } = await playPaced(site, player, [60, 110]);
    const { id } = answerOf<{ id: number }>(await decide(moderator, submission_id, "refuse"));
    expect([await statusOf(submission_id), await isOnBoard()]).toEqual(["rejected", false]);
    const notices = answerOf<{ body: string }[]>(await player.from("notices").select("*"));
    expect(JSON.stringify(notices)).toContain("Your score was not accepted: Because.");
    answerOf(await moderator.rpc("undo_decision", { decision_id: id }));
    expect(await statusOf(submission_id)).toBe("in_review");
  });

  test("is not judged by its own player", async () => {
    const { submission_id } = await playPaced(site, moderator, [60]);
    expect(refusalOf(await decide(moderator, submission_id, "accept"))).toBe(
      "403 Another moderator must decide about you.",
    );
  });

  test("is the player's only one in the queue: a better one replaces it, and a worse one is not queued", async () => {
    const first = await playPaced(site, player, [60]);
    const worse = await playPaced(site, player, [50]);
    const better = await playPaced(site, player, [90]);
    expect([first.status, worse.status, better.status]).toEqual(["in_review", "rejected", "in_review"]);
    expect(worse.reason).toBe("Your score of 60 is at least as good and already waits for a moderator.");
    expect(await statusOf(first.submission_id)).toBe("rejected");
  });

  test("is the lower one where fewer points are better", async () => {
    await fillTopTen(site, "few-steps", 50);
    expect((await playPaced(site, player, [60], "few-steps")).status).toBe("verified");
    expect((await playPaced(site, player, [40], "few-steps")).status).toBe("in_review");
  });
});

describe("the notes of a score", () => {
  const ticksOf = async (who: Player) =>
    (
      await site.sql(
        `select count(*) from private.score_ticks t join public.game_runs r on r.id = t.run_id where r.user_id = $1`,
        who.id,
      )
    )[0]![0];

  test("are in the player's export, and are deleted after 30 days and with the account", async () => {
    const leaver = await site.newPlayer();
    await playPaced(site, player, [60, 110]);
    await playPaced(site, leaver, [60]);
    const { score_ticks } = answerOf<{ score_ticks: object[] }>(await player.rpc("export_my_data"));
    expect(score_ticks).toMatchObject([
      { second: 10, score: 60 },
      { second: 20, score: 110 },
    ]);
    expect([await ticksOf(player), await ticksOf(leaver)]).toEqual(["2", "1"]);
    await site.sql(`delete from auth.users where id = $1`, leaver.id);
    await site.sql(`select private.sweep()`);
    expect([await ticksOf(player), await ticksOf(leaver)]).toEqual(["2", "0"]);
    await site.travel("31 days");
    await site.sql(`select private.sweep()`);
    expect(await ticksOf(player)).toBe("0");
    await site.travel("-31 days");
  });

  test("of an abandoned run are deleted by the sweep", async () => {
    const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "duck-race" }));
    await site.travel("10 seconds");
    answerOf(await player.rpc("note_score", { run_id, second: 10, score: 5 }));
    await site.sql(`update public.game_runs set status = 'abandoned' where id = $1`, run_id);
    await site.sql(`select private.sweep()`);
    expect(await ticksOf(player)).toBe("0");
  });
});
