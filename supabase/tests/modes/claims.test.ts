import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, codeOf, refusalOf, statusesOf } from "#testing/answers.ts";
import { base64, MODES_VERSION, playWalk, strolling, type PlayedRun } from "#testing/pond-walk.ts";
import type { Player } from "#testing/rules-site.ts";
import { openModesSite, type ModesSite } from "./modes-site.ts";

let site: ModesSite;
beforeAll(async () => {
  site = await openModesSite();
});
afterAll(() => site.close());

type GuestTicket = { claim: string; seed: string; variant: string; sim_version: string };

const takeTicket = async (variant = "") =>
  answerOf<GuestTicket>(await site.visitor.rpc("get_guest_ticket", { app_id: "pond-walk", variant }));
const claim = (player: Player, ticket: { claim: string }, { score, frames, hash, log }: PlayedRun) =>
  player.rpc("claim_run", { claim: ticket.claim, log: base64(log), frames, score, final_hash: String(hash) });

/** A visitor's run, played in real time. */
async function playAsVisitor(frames: number, variant = "") {
  const ticket = await takeTicket(variant);
  const run = await playWalk(ticket.seed, strolling(frames), MODES_VERSION, variant);
  await site.travel(`${frames / 60} seconds`);
  return { ticket, run };
}

async function claimAndJudge(player: Player, { ticket, run }: Awaited<ReturnType<typeof playAsVisitor>>) {
  const claimed = answerOf<{ run_id: string; submission_id: string }>(await claim(player, ticket, run));
  return { ...claimed, verdict: (await site.verify(player, claimed.run_id)).body };
}

describe("a visitor's run", () => {
  test("leaves no row until it is claimed", async () => {
    const rows = () => site.sql(`select count(*) from public.game_runs`);
    const before = await rows();
    await playAsVisitor(600);
    expect(await rows()).toEqual(before);
  });

  test("counts after sign-up: replayed, marked offline, in its mode, and outside the first ten", async () => {
    const player = await site.newPlayer({ isNew: true });
    const played = await playAsVisitor(900, "stream");
    const { submission_id, verdict } = await claimAndJudge(player, played);
    expect(verdict).toMatchObject({ status: "verified", score: played.run.score, on_board: false });
    const [row] = await site.sql(
      `select s.offline::int, r.variant, r.from_visitor::int, r.mode from public.leaderboard_submissions s
       join public.game_runs r on r.id = s.run_id where s.id = $1`,
      submission_id,
    );
    expect(row).toEqual(["1", "stream", "1", "offline"]);
  });

  test("is on the board below ten others, and never among the first ten of a week or a day", async () => {
    for (let better = 0; better < 10; better++) {
      await site.play(await site.newPlayer(), { frames: 1500 + 60 * better, variant: "map-1" });
    }
    const player = await site.newPlayer();
    const { verdict } = await claimAndJudge(player, await playAsVisitor(900, "map-1"));
    expect(verdict).toMatchObject({ on_board: true });
    expect((await site.board("scores/pond-walk/map-1")).find(({ user_id }) => user_id === player.id)?.rank).toBe(11);
    // A week later all others are gone from this week's board.
    await site.travel("8 days");
    const later = await site.newPlayer();
    const late = await claimAndJudge(later, await playAsVisitor(960, "map-1"));
    expect(late.verdict).toMatchObject({ on_board: true });
    for (const period of ["week", "day"]) {
      expect((await site.board("scores/pond-walk/map-1", period)).some(({ user_id }) => user_id === later.id)).toBe(
        false,
      );
    }
    await site.travel("-8 days");
  });
});

describe("a claim is refused", () => {
  test("for visitors, with the sentence that says why", async () => {
    const { ticket, run } = await playAsVisitor(600);
    const asked = await site.visitor.rpc("claim_run", {
      claim: ticket.claim,
      log: base64(run.log),
      frames: run.frames,
      score: run.score,
      final_hash: String(run.hash),
    });
    expect(refusalOf(asked)).toBe("401 Hey! You Must Be Logged In To Do That!");
  });

  test("when the ticket is forged or changed", async () => {
    const player = await site.newPlayer();
    const { ticket, run } = await playAsVisitor(600);
    const [body, signature] = ticket.claim.split(".") as [string, string];
    const told = JSON.parse(Buffer.from(body, "hex").toString()) as Record<string, unknown>;
    const rewritten = (change: Record<string, unknown>) =>
      Buffer.from(JSON.stringify({ ...told, ...change })).toString("hex");
    const forgeries = [
      "",
      "00",
      ticket.claim.slice(0, -1),
      `${body}.${"0".repeat(64)}`,
      `${rewritten({ seed: "0".repeat(32) })}.${signature}`,
      `${rewritten({ app: "skyhop" })}.${signature}`,
      `${rewritten({ at: "2020-01-01T00:00:00Z" })}.${signature}`,
      `${body.toUpperCase()}.${signature}`,
      `${body}.${signature}.${signature}`,
    ];
    for (const forged of forgeries) {
      expect(refusalOf(await claim(player, { claim: forged }, run))).toBe(
        "400 This run does not have a ticket of this site.",
      );
    }
  });

  test("the second time, by anybody", async () => {
    const [player, thief] = [await site.newPlayer(), await site.newPlayer()];
    const { ticket, run } = await playAsVisitor(660);
    answerOf(await claim(player, ticket, run));
    expect(refusalOf(await claim(thief, ticket, run))).toBe("409 This run was already claimed.");
    expect(refusalOf(await claim(player, ticket, run))).toBe("409 This run was already claimed.");
  });

  test("for a second run of the same class, also if both come at once", async () => {
    const player = await site.newPlayer();
    const [one, other] = [await playAsVisitor(600), await playAsVisitor(700, "stream")];
    const both = await Promise.all([claim(player, one.ticket, one.run), claim(player, other.ticket, other.run)]);
    expect(statusesOf(both)).toEqual([200, 409]);
    expect(refusalOf(both.find(({ status }) => status === 409)!)).toBe(
      "409 You have already claimed a run of this class.",
    );
  });

  test("after seven days", async () => {
    const player = await site.newPlayer();
    const { ticket, run } = await playAsVisitor(600);
    await site.travel("7 days");
    expect(refusalOf(await claim(player, ticket, run))).toBe("410 This run is older than 7 days.");
    await site.travel("-7 days");
  });

  test("when it was faster than real time", async () => {
    const player = await site.newPlayer();
    const ticket = await takeTicket();
    const run = await playWalk(ticket.seed, strolling(3000), MODES_VERSION);
    expect(refusalOf(await claim(player, ticket, run))).toBe("409 This run ended before it could have been played.");
  });

  test("by the replay, when its inputs belong to another seed, mode or score", async () => {
    const [one, other] = [await playAsVisitor(600), await playAsVisitor(600)];
    const foreign = await claimAndJudge(await site.newPlayer(), { ticket: one.ticket, run: other.run });
    expect(foreign.verdict).toMatchObject({ status: "rejected" });
    const richer = await playAsVisitor(600);
    const inflated = { ...richer.run, score: richer.run.score + 1 };
    expect((await claimAndJudge(await site.newPlayer(), { ...richer, run: inflated })).verdict).toMatchObject({
      status: "rejected",
    });
  });

  test("when its class is not listed, or has no such mode", async () => {
    expect(codeOf(await site.visitor.rpc("get_guest_ticket", { app_id: "no-such-class" }))).toEqual([404, "PT404"]);
    expect(refusalOf(await site.visitor.rpc("get_guest_ticket", { app_id: "pond-walk", variant: "map-9" }))).toBe(
      "400 This class has no such mode.",
    );
    const { ticket, run } = await playAsVisitor(600);
    await site.sql(`update public.apps set listed = false where id = 'pond-walk'`);
    const asked = await claim(await site.newPlayer(), ticket, run);
    await site.sql(`update public.apps set listed = true where id = 'pond-walk'`);
    expect(refusalOf(asked)).toBe("404 The class of this run is not listed any more.");
  });

  test("when one network claims many runs in a day, and that count is deleted after the day", async () => {
    const player = await site.newPlayer();
    const [first, { ticket, run }] = [await playAsVisitor(600), await playAsVisitor(600)];
    const { run_id } = answerOf<{ run_id: string }>(await claim(await site.newPlayer(), first.ticket, first.run));
    await site.sql(
      `insert into public.game_runs (user_id, app_id, mode, seed, started_at, expires_at, status)
       select $1, 'lumen', 'offline', repeat('ab', 16), private.now(), private.now(), 'abandoned' from generate_series(1, 400)`,
      player.id,
    );
    await site.sql(
      `insert into private.claim_senders (run_id, sender, sent_at)
       select r.id, s.sender, private.now() from public.game_runs r
       join private.claim_senders s on s.run_id = $2 where r.user_id = $1 and r.app_id = 'lumen'`,
      player.id,
      run_id,
    );
    expect(refusalOf(await claim(player, ticket, run))).toBe(
      "429 Many runs were claimed from your network today. Try again tomorrow.",
    );
    await site.travel("25 hours");
    await site.sql(`select private.sweep()`);
    const old = `select count(*) from private.claim_senders where sent_at < private.now() - interval '1 day'`;
    expect(await site.sql(old)).toEqual([["0"]]);
    await site.travel("-25 hours");
  });
});
