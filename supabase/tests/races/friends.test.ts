import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { playOut, playWalk, startWalk, strolling } from "#testing/pond-walk.ts";
import { messagesOn } from "#testing/topics.ts";
import type { Player } from "#testing/rules-site.ts";
import { openRaceSite, type RaceSite } from "./race-site.ts";

let site: RaceSite;
beforeAll(async () => {
  site = await openRaceSite();
});
afterAll(() => site.close());

type Card = { user_id: string; username: string; is_confirmed?: boolean };
type Friends = { may_add: boolean; friends: Card[]; requests: Card[]; playing: { run_id: string }[] };
type Used = { status: string; rule?: string; message?: string };

const codeOf = async (player: Player) => answerOf<{ code: string }>(await player.rpc("make_friend_code")).code;
const use = async (player: Player, code: string) => answerOf<Used>(await player.rpc("use_friend_code", { code }));
const confirm = (player: Player, other: Player) => player.rpc("confirm_friend", { user_id: other.id });
const friendsOf = async (player: Player) => answerOf<Friends>(await player.rpc("my_friends"));
const namesOf = async (player: Player) => (await friendsOf(player)).friends.map(({ user_id }) => user_id);

/** Tries to make two players friends, with a code that both confirm. Returns whether it worked. */
async function befriend(one: Player, other: Player): Promise<boolean> {
  const made = await one.rpc("make_friend_code");
  if (made.error) return false;
  if ((await use(other, (made.data as { code: string }).code)).status !== "asked") return false;
  answerOf(await confirm(other, one));
  return answerOf<{ status: string }>(await confirm(one, other)).status === "friends";
}

describe("a friend's code", () => {
  test("is good for one use and ten minutes, and a new one replaces it", async () => {
    const [ada, bea, cal] = [await site.aged("adult"), await site.aged("adult"), await site.aged("adult")];
    const [first, second] = [await codeOf(ada), await codeOf(ada)];
    expect(second).toMatch(/^[A-HJ-NP-Z]{8}$/);
    expect((await use(bea, first)).rule).toBe("code");
    expect(await use(bea, second.toLowerCase())).toMatchObject({ status: "asked", friend: { user_id: ada.id } });
    expect((await use(cal, second)).rule).toBe("code");
    const late = await codeOf(ada);
    await site.travel("10 minutes");
    expect((await use(cal, late)).rule).toBe("code");
  });

  test("makes friends only when both have confirmed, within an hour", async () => {
    const [ada, bea] = [await site.aged("adult"), await site.aged("adult")];
    await use(bea, await codeOf(ada));
    expect([await namesOf(ada), await namesOf(bea)]).toEqual([[], []]);
    expect(answerOf(await confirm(bea, ada))).toEqual({ status: "waiting" });
    expect(answerOf(await confirm(bea, ada))).toEqual({ status: "waiting" });
    expect((await friendsOf(ada)).requests).toMatchObject([{ user_id: bea.id, is_confirmed: false }]);
    expect(await namesOf(bea)).toEqual([]);
    expect(answerOf(await confirm(ada, bea))).toEqual({ status: "friends" });
    expect([await namesOf(ada), await namesOf(bea)]).toEqual([[bea.id], [ada.id]]);
    const cal = await site.aged("adult");
    await use(cal, await codeOf(ada));
    await site.travel("61 minutes");
    expect((await confirm(ada, cal)).status).toBe(404);
  });

  test("of oneself, and a request that nobody made, are refused", async () => {
    const [ada, bea] = [await site.aged("adult"), await site.aged("adult")];
    expect((await use(ada, await codeOf(ada))).rule).toBe("own");
    expect((await confirm(ada, bea)).status).toBe(404);
    expect((await site.visitor.rpc("make_friend_code")).status).toBe(401);
  });

  test("cannot be guessed: wrong ones are limited together with all other codes", async () => {
    await site.travel("1 hour");
    const cheater = await site.aged("adult");
    let [wrong, rule] = [0, (await use(cheater, "ZZZZZZZZ")).rule];
    for (; wrong < 500 && rule === "code"; wrong++) rule = (await use(cheater, "ZZZZZZZZ")).rule;
    expect(rule).toBe("wait");
    expect(wrong).toBeGreaterThanOrEqual(30);
    await site.travel("2 minutes");
  });
});

describe("who can be friends", () => {
  test("follows the age groups, with one refusal for everything about the other person", async () => {
    const bands = ["under-13", null, "13-15", "16-18", "adult"];
    const found: Record<string, boolean> = {};
    for (const [at, one] of bands.entries()) {
      for (const other of bands.slice(at)) {
        await site.travel("1 minute");
        found[`${one} ${other}`] = await befriend(await site.aged(one), await site.aged(other));
      }
    }
    expect(Object.keys(found).filter((pair) => found[pair])).toEqual([
      "13-15 13-15",
      "13-15 16-18",
      "16-18 16-18",
      "16-18 adult",
      "adult adult",
    ]);
    const [adult, teenager] = [await site.aged("adult"), await site.aged("13-15")];
    const wrong = await use(adult, "ABCDEFGH");
    expect(await use(adult, await codeOf(teenager))).toEqual(wrong);
  });

  test("are children only inside a homeroom whose teacher allows it, for as long as both are in it", async () => {
    const teacher = await site.newTeacher();
    const [open, closed] = [await site.newHomeroom(teacher, { friends: true }), await site.newHomeroom(teacher)];
    const pair = async (homeroom: string) => {
      const two = [await site.aged("under-13"), await site.aged(null)] as [Player, Player];
      for (const each of two) await site.addMember(homeroom, each, "Mina");
      return two;
    };
    expect(await befriend(...(await pair(closed)))).toBe(false);
    const [mina, otto] = await pair(open);
    expect(await befriend(mina, otto)).toBe(true);
    expect(await befriend(mina, await site.aged("under-13"))).toBe(false);
    expect(await befriend(mina, teacher)).toBe(false);
    await site.sql(`update private.homerooms set friends = false where id = $1`, open);
    expect(await namesOf(mina)).toEqual([]);
    await site.sql(`select private.sweep()`);
    expect(
      await site.sql(`select count(*) from private.friendships where low_id = $1 or high_id = $1`, mina.id),
    ).toEqual([["0"]]);
  });

  test("is ended by removing or blocking, without a notice, and blocking keeps it so", async () => {
    const [ada, bea, cal] = [await site.aged("adult"), await site.aged("adult"), await site.aged("adult")];
    await befriend(ada, bea);
    await befriend(ada, cal);
    const before = (await messagesOn(site, `player:${bea.id}`)).length;
    answerOf(await ada.rpc("remove_friend", { user_id: bea.id }));
    answerOf(await ada.rpc("block_player", { blocked: cal.id }));
    expect([await namesOf(ada), await namesOf(bea), await namesOf(cal)]).toEqual([[], [], []]);
    expect(await messagesOn(site, `player:${bea.id}`)).toHaveLength(before);
    expect(answerOf(await bea.rpc("my_friends"))).toMatchObject({ requests: [] });
    expect(await befriend(cal, ada)).toBe(false);
  });
});

/** A verified run of the player, and its score's id. */
async function playedRun(player: Player, frames: number): Promise<string> {
  const ticket = await startWalk(player);
  const submission = await playOut(site, player, ticket, await playWalk(ticket.seed, strolling(frames)));
  await site.invoke("verify-run", player.token, { run_id: ticket.run_id });
  return submission;
}

describe("friends", () => {
  test("have a board with each other only, and duels that others cannot join", async () => {
    const [ada, bea, stranger] = [await site.aged("13-15"), await site.aged("13-15"), await site.aged("adult")];
    await befriend(ada, bea);
    for (const [at, player] of [ada, bea, stranger].entries()) await playedRun(player, 600 + at * 600);
    type Row = { rank: number; user_id: string; is_me: boolean };
    const board = answerOf<Row[]>(await ada.rpc("get_friends_board", { app_id: "pond-walk" }));
    expect(board.map(({ user_id, is_me }) => [user_id, is_me])).toEqual([
      [bea.id, false],
      [ada.id, true],
    ]);
    expect((await ada.rpc("get_friends_board", { app_id: "pond-walk", period: "ever" })).status).toBe(404);
    const duel = await site.open(ada, { kind: "duel", open_to: "friends" });
    expect((await site.askToJoin(stranger, duel.code)).rule).toBe("friends");
    expect((await ada.rpc("start_race", { race_id: duel.race_id })).status).toBe(409);
    await site.join(bea, duel.code);
    expect((await ada.rpc("start_race", { race_id: duel.race_id })).status).toBe(200);
  });

  test("are challenged with an own run, once, and without any text", async () => {
    const [ada, bea, stranger] = [await site.aged("adult"), await site.aged("adult"), await site.aged("adult")];
    await befriend(ada, bea);
    const submission_id = await playedRun(ada, 900);
    const challenge = (from: Player, to: Player) => from.rpc("challenge_friend", { user_id: to.id, submission_id });
    expect(answerOf(await challenge(ada, bea))).toEqual({ status: "sent" });
    expect((await challenge(ada, bea)).status).toBe(409);
    expect((await challenge(ada, stranger)).status).toBe(403);
    expect((await challenge(bea, ada)).status).toBe(403);
    const [notice] = await site.sql(
      `select kind, link from public.notices where user_id = $1 order by id desc limit 1`,
      bea.id,
    );
    expect(notice).toEqual(["challenge", `/class/pond-walk?beat=${submission_id}`]);
    expect(answerOf(await site.visitor.rpc("get_challenge", { submission_id }))).toMatchObject({
      app_id: "pond-walk",
      is_playable: true,
    });
    expect((await site.visitor.rpc("get_challenge", { submission_id: ada.id })).status).toBe(404);
  });
});

describe("watching a run live", () => {
  const switchOn = async (player: Player) =>
    answerOf(await player.from("privacy_settings").upsert({ user_id: player.id, show_live: true }));
  const watch = (viewer: Player, run_id: string) => viewer.rpc("watch_live", { run_id });
  const NO = "403 This run cannot be watched.";

  test("needs friendship and the owner's switch; the owner sees a count", async () => {
    const [ada, bea, stranger] = [await site.aged("adult"), await site.aged("adult"), await site.aged("adult")];
    await befriend(ada, bea);
    const { run_id, seed } = await startWalk(ada);
    expect(refusalOf(await watch(bea, run_id))).toBe(NO);
    expect((await friendsOf(bea)).playing).toEqual([]);
    await switchOn(ada);
    expect((await friendsOf(bea)).playing).toMatchObject([{ run_id }]);
    expect(refusalOf(await watch(stranger, run_id))).toBe(NO);
    expect(answerOf(await watch(bea, run_id))).toMatchObject({ run_id, seed, shown_to: 0, topic: `run:${run_id}` });
    const counts = async () =>
      (await messagesOn(site, `player:${ada.id}`)).filter(([event]) => event === "watchers").map(([, said]) => said);
    expect(await counts()).toEqual([{ run_id, count: 1 }]);
    answerOf(await bea.rpc("stop_watching", { run_id }));
    expect(await counts()).toEqual([
      { run_id, count: 1 },
      { run_id, count: 0 },
    ]);
    answerOf(await bea.rpc("remove_friend", { user_id: ada.id }));
    expect(refusalOf(await watch(bea, run_id))).toBe(NO);
  });

  test("is never possible for a child's run, nor for one of the day", async () => {
    const teacher = await site.newTeacher();
    const homeroom = await site.newHomeroom(teacher, { friends: true });
    const [child, mate] = [await site.aged("under-13"), await site.aged("under-13")];
    for (const each of [child, mate]) await site.addMember(homeroom, each, "Mina");
    expect(await befriend(child, mate)).toBe(true);
    // A child's run cannot be watched even if the row says that friends may.
    await site.sql(
      `insert into public.privacy_settings (user_id, show_live) values ($1, true) on conflict (user_id) do update set show_live = true`,
      child.id,
    );
    expect(refusalOf(await watch(mate, (await startWalk(child)).run_id))).toBe(NO);
    const [ada, bea] = [await site.aged("adult"), await site.aged("adult")];
    await befriend(ada, bea);
    await switchOn(ada);
    expect(refusalOf(await watch(bea, (await startWalk(ada, "daily")).run_id))).toBe(NO);
  });

  test("shows the inputs to friends, and a run that differs from them is refused", async () => {
    const [ada, bea] = [await site.aged("adult"), await site.aged("adult")];
    await befriend(ada, bea);
    await switchOn(ada);
    const { run_id, seed } = await startWalk(ada);
    const [run, other] = [await playWalk(seed, strolling(600)), await playWalk(seed, strolling(660))];
    await site.travel("11 seconds");
    const log = Buffer.from(run.log).toString("base64");
    const show = (who: Player) =>
      who.rpc("show_live_inputs", { run_id, from_frame: 0, to_frame: 600, log, score: run.score });
    expect((await show(bea)).status).toBe(404);
    answerOf(await show(ada));
    expect(await messagesOn(site, `run:${run_id}`)).toMatchObject([["live", { runs: [[1, 0, 600, run.score, log]] }]]);
    expect(answerOf(await watch(bea, run_id))).toMatchObject({ shown: log, shown_to: 600 });
    const submit = (sent: typeof run) =>
      ada.rpc("submit_run", {
        run_id,
        log: Buffer.from(sent.log).toString("base64"),
        score: sent.score,
        final_hash: String(sent.hash),
        frames: sent.frames,
      });
    expect(refusalOf(await submit(other))).toBe("409 The inputs differ from the ones that were shown live.");
    answerOf(await submit(run));
    expect((await messagesOn(site, `run:${run_id}`)).at(-1)).toEqual(["over", {}]);
  });

  test("tells the owner again until something is shown, and forgets a friend who has closed the page", async () => {
    const [ada, bea, cal] = [await site.aged("adult"), await site.aged("adult"), await site.aged("adult")];
    await befriend(ada, bea);
    await befriend(ada, cal);
    await switchOn(ada);
    const { run_id } = await startWalk(ada);
    const told = async () =>
      (await messagesOn(site, `player:${ada.id}`)).filter(([event]) => event === "watchers").length;
    answerOf(await watch(bea, run_id));
    answerOf(await watch(bea, run_id));
    expect(await told()).toBe(2);
    answerOf(await watch(cal, run_id));
    const show = async (from_frame: number, to_frame: number) =>
      answerOf(await ada.rpc("show_live_inputs", { run_id, from_frame, to_frame, log: "", score: 0 }));
    await site.travel("2 seconds");
    expect(await show(0, 60)).toEqual({ shown_to: 60, watchers: 2 });
    answerOf(await watch(bea, run_id));
    expect(await told()).toBe(3);
    await site.travel("30 seconds");
    answerOf(await watch(bea, run_id));
    await site.travel("20 seconds");
    expect(await show(60, 120)).toEqual({ shown_to: 120, watchers: 1 });
  });
});

test("what friends keep is in the export and gone with the account", async () => {
  const [ada, bea] = [await site.aged("adult"), await site.aged("adult")];
  await befriend(ada, bea);
  await codeOf(ada);
  const exported = answerOf<Record<string, unknown[]>>(await ada.rpc("export_my_data"));
  expect([exported["friendships"]!.length, exported["friend_codes"]!.length]).toEqual([1, 1]);
  answerOf(await ada.rpc("delete_account", { right_now: true }));
  expect(await namesOf(bea)).toEqual([]);
  expect(await site.sql(`select count(*) from private.friend_codes where user_id = $1`, ada.id)).toEqual([["0"]]);
});
