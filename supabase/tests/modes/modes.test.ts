import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { handIn, MODES_VERSION, passRun, playWalk, strolling } from "#testing/pond-walk.ts";
import { openModesSite, type ModesSite } from "./modes-site.ts";

let site: ModesSite;
beforeAll(async () => {
  site = await openModesSite();
});
afterAll(() => site.close());

const valueOf = async (board: string, player: { id: string }) =>
  (await site.board(board)).find(({ user_id }) => user_id === player.id)?.value;

describe("a mode", () => {
  test("has a board of its own, and so has each level", async () => {
    const player = await site.newPlayer();
    const first = await site.play(player, { frames: 700 });
    const stream = await site.play(player, { frames: 700, variant: "stream" });
    const level = await site.play(player, { frames: 700, variant: "map-2" });
    expect([first, stream, level].map(({ ticket }) => ticket.board)).toEqual([
      "scores/pond-walk",
      "scores/pond-walk/stream",
      "scores/pond-walk/map-2",
    ]);
    for (const { ticket, score, verdict } of [first, stream, level]) {
      expect(verdict.body).toMatchObject({ status: "verified", score });
      expect(await valueOf(ticket.board, player)).toBe(score);
    }
    expect(await site.audit()).toEqual([]);
  });

  test("is part of the replay of its run", async () => {
    const { submission } = await site.play(await site.newPlayer(), { frames: 650, variant: "map-1" });
    expect(answerOf(await site.visitor.rpc("get_replay", { submission_id: submission }))).toMatchObject({
      variant: "map-1",
      is_current: true,
      is_old_scoring: false,
    });
  });

  test("is listed for everybody", async () => {
    const { data } = await site.visitor.from("app_modes").select("id, title, levels").order("position");
    expect(data).toEqual([
      { id: "", title: "Pond", levels: null },
      { id: "stream", title: "Stream", levels: null },
      { id: "map", title: "Map", levels: 2 },
    ]);
  });

  test.each(["river", "map", "map-0", "map-3", "map-02", "map-1-1", "stream-1", "MAP-1", "../stream", "@2"])(
    "%s is refused because the class does not have it",
    async (variant) => {
      const player = await site.newPlayer();
      const asked = await player.rpc("start_run", { app_id: "pond-walk", variant });
      expect(refusalOf(asked)).toBe("400 This class has no such mode.");
      // The refusal leaves no run that could be played in the first mode.
      expect((await player.from("game_runs").select("id")).data).toEqual([]);
    },
  );

  test("of another class does not exist here", async () => {
    const asked = await (await site.newPlayer()).rpc("start_run", { app_id: "skyhop", variant: "stream" });
    expect(refusalOf(asked)).toBe("400 This class has no such mode.");
  });

  test("cannot be chosen for the daily challenge", async () => {
    const asked = await (
      await site.newPlayer()
    ).rpc("start_run", { app_id: "pond-walk", mode: "daily", variant: "stream" });
    expect(refusalOf(asked)).toBe("400 The daily challenge is played in the first mode of its class.");
  });

  test("is the first one for a client that does not know modes", async () => {
    const player = await site.newPlayer();
    const ticket = answerOf<{ variant: string; board: string }>(await player.rpc("start_run", { app_id: "pond-walk" }));
    expect(ticket).toMatchObject({ variant: "", board: "scores/pond-walk" });
  });
});

describe("a run that was started in one mode", () => {
  test("is rejected when it was played in another, easier one", async () => {
    const player = await site.newPlayer();
    const ticket = await site.startIn(player, "");
    const easier = await playWalk(ticket.seed, strolling(500), MODES_VERSION, "stream");
    await passRun(site, player, ticket.run_id, { ...easier, checkpoints: [] });
    answerOf(await handIn(player, ticket.run_id, easier));
    expect((await site.verify(player, ticket.run_id)).body).toMatchObject({ status: "rejected" });
    expect(await valueOf("scores/pond-walk/stream", player)).toBeUndefined();
  });

  test("cannot be moved to another mode by its player", async () => {
    const player = await site.newPlayer();
    const { run_id } = await site.startIn(player, "");
    const moved = await player.from("game_runs").update({ variant: "stream" }).eq("id", run_id);
    expect(moved.status).toBe(403);
  });
});
