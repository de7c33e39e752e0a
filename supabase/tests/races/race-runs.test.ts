import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { LogRecorder, readLog } from "@quackademy/game-kit/core/replay-log.ts";
import { logBefore } from "@quackademy/game-kit/core/log-limits.ts";
import { answerOf, refusalOf } from "#testing/answers.ts";
import { base64, playWalk } from "#testing/pond-walk.ts";
import { accessOf, messagesOn } from "#testing/topics.ts";
import type { Player } from "#testing/rules-site.ts";
import { openRaceSite, striding, type Racer, type RaceSite } from "./race-site.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

let site: RaceSite;
beforeAll(async () => {
  site = await openRaceSite();
});
afterAll(() => site.close());
beforeEach(() => site.seeWith("ghost"));

/** A teacher's race with guests and players. */
async function newRace(guests: number, players: Player[] = [], wishes: { rounds?: number } = {}) {
  const teacher = await site.newTeacher();
  const race = await site.open(teacher, { open_to: "guests", ...wishes });
  const racers: Racer[] = [];
  for (const player of players) racers.push(await site.join(player, race.code));
  for (let count = 0; count < guests; count++) racers.push(await site.join(site.visitor, race.code));
  return { teacher, race_id: race.race_id, racers, code: race.code };
}
const resultsOf = async (host: Player, race_id: string) => (await site.seeAsHost(host, race_id)).results;
const placesOf = async (host: Player, race_id: string) =>
  (await resultsOf(host, race_id)).map(({ no, status, place }) => `${no} ${status} ${place}`);

describe("the seed of a round", () => {
  test("does not exist before the start, and is the same for everybody after it", async () => {
    const { teacher, race_id, racers } = await newRace(2, [await site.aged("adult")]);
    const early = await site.askToBegin(racers[0]!, race_id);
    expect(refusalOf(early)).toBe("409 No round is running. The host starts the next one.");
    answerOf(await teacher.rpc("start_race", { race_id }));
    const soon = await site.askToBegin(racers[0]!, race_id);
    expect(refusalOf(soon)).toBe("425 The race has not started yet.");
    expect(await site.sql(`select seed from private.races where id = $1`, race_id)).toEqual([[null]]);
    const known = answerOf(await teacher.rpc("get_race_inputs", { race_id }));
    expect(known).toMatchObject({ seed: null, runs: [] });
    await site.travel("5 seconds");
    const tickets = [];
    for (const racer of racers) tickets.push(await site.begin(racer, race_id));
    expect(new Set(tickets.map(({ seed }) => seed)).size).toBe(1);
    expect(new Set(tickets.map(({ run_id }) => run_id)).size).toBe(3);
    // Again, after a reload: the same ticket.
    expect(await site.begin(racers[0]!, race_id)).toMatchObject({ run_id: tickets[0]!.run_id });
  });

  test("is not told to somebody who would begin half a minute late", async () => {
    const { teacher, race_id, racers } = await newRace(1);
    await site.start(teacher, race_id);
    await site.travel("31 seconds");
    expect(refusalOf(await site.askToBegin(racers[0]!, race_id))).toBe(
      "409 This round has started. You can watch until the next one.",
    );
  });

  test("is a new one in every round", async () => {
    const { teacher, race_id, racers } = await newRace(1, [], { rounds: 2 });
    await site.start(teacher, race_id);
    const first = await site.begin(racers[0]!, race_id);
    answerOf(await teacher.rpc("end_round", { race_id }));
    await site.start(teacher, race_id);
    const second = await site.begin(racers[0]!, race_id);
    expect([first.round, second.round, first.seed === second.seed]).toEqual([1, 2, false]);
    answerOf(await teacher.rpc("end_round", { race_id }));
    expect(refusalOf(await teacher.rpc("start_race", { race_id }))).toBe(
      "409 All rounds of this race are over. Open a rematch.",
    );
  });
});

describe("inputs that are shown live", () => {
  test("reach the rivals with the runner's number, in parts that make up the log", async () => {
    const { teacher, race_id, racers } = await newRace(2);
    await site.start(teacher, race_id);
    const [ada] = racers as [Racer];
    const { run_id, seed } = await site.begin(ada, race_id);
    const run = await playWalk(seed, striding(900, 1));
    let shown = 0;
    for (const to of [150, 300, 450]) {
      await site.travel("2.5 seconds");
      const upTo = logBefore(run.log, to).length;
      answerOf(await site.show(ada, run_id, { from: to - 150, to, log: run.log.slice(shown, upTo), score: to }));
      shown = upTo;
    }
    const { topic } = await site.seeAsHost(teacher, race_id);
    const told = (await messagesOn(site, topic)).filter(([event]) => event === "live");
    const parts = told.flatMap(([, said]) => (said as { runs: [number, number, number, number, string][] }).runs);
    expect(parts.map(([no, from, to, score]) => [no, from, to, score])).toEqual([
      [ada.no, 0, 150, 150],
      [ada.no, 150, 300, 300],
      [ada.no, 300, 450, 450],
    ]);
    const bytes = Buffer.concat(parts.map(([, , , , log]) => Buffer.from(log, "base64")));
    expect(new Uint8Array(bytes)).toEqual(logBefore(run.log, 450));
    // A screen that was opened late gets the whole log.
    const late = answerOf<{ runs: { no: number; log: string; to: number }[] }>(
      await site.visitor.rpc("get_race_inputs", { race_id, guest: racers[1]!.guest! }),
    );
    expect(late.runs).toMatchObject([{ no: ada.no, to: 450, log: base64(logBefore(run.log, 450)) }]);
    expect(await site.begin(ada, race_id)).toMatchObject({ shown_to: 450, shown: base64(logBefore(run.log, 450)) });
  });

  test("of two runners who take turns are each sent once, and from frame 0 again in the next round", async () => {
    const { teacher, race_id, racers } = await newRace(2, [], { rounds: 2 });
    const [ada, bob] = racers as [Racer, Racer];
    const turns: [Racer, number][] = [
      [bob, 0],
      [ada, 0],
      [bob, 150],
      [bob, 300],
      [ada, 150],
    ];
    for (const round of [1, 2]) {
      await site.start(teacher, race_id);
      const runs = new Map<Racer, string>();
      for (const racer of [ada, bob]) runs.set(racer, (await site.begin(racer, race_id)).run_id);
      await site.travel("10 seconds");
      for (const [racer, from] of turns) {
        const log = Uint8Array.of(round, racer.no, from / 10);
        answerOf(await site.show(racer, runs.get(racer)!, { from, to: from + 150, log }));
      }
      const { topic } = await site.seeAsHost(teacher, race_id);
      type Live = { round: number; runs: [number, number, number, number, string][] };
      const told = (await messagesOn(site, topic))
        .filter(([event]) => event === "live")
        .map(([, said]) => said as Live);
      const parts = told.filter((said) => said.round === round).flatMap(({ runs: all }) => all);
      expect(parts.map(([no, from, to, , log]) => [no, from, to, log])).toEqual(
        turns.map(([{ no }, from]) => [no, from, from + 150, base64(Uint8Array.of(round, no, from / 10))]),
      );
      answerOf(await teacher.rpc("end_round", { race_id }));
    }
  });

  test("cannot be shown for another runner", async () => {
    const player = await site.aged("adult");
    const { teacher, race_id, racers } = await newRace(1, [player]);
    await site.start(teacher, race_id);
    const [mine, theirs] = racers as [Racer, Racer];
    const [own, other] = [await site.begin(mine, race_id), await site.begin(theirs, race_id)];
    const part = { from: 0, to: 10 };
    expect(refusalOf(await site.show(mine, other.run_id, part))).toBe("404 There is no such run.");
    expect(refusalOf(await site.show(theirs, own.run_id, part))).toBe("404 There is no such run.");
    // A guest's secret gives no right to a player or to a visitor.
    const stolen = { ...mine, guest: theirs.guest };
    expect(refusalOf(await site.show(stolen, other.run_id, part))).toBe("404 There is no such run.");
    expect(refusalOf(await site.show({ ...theirs, guest: null }, other.run_id, part))).toBe(
      "404 There is no such run.",
    );
    expect(refusalOf(await site.handIn(mine, other.run_id, await playWalk(other.seed, striding(60, 1))))).toBe(
      "404 There is no such run.",
    );
    answerOf(await site.show(theirs, other.run_id, part));
  });

  test("are limited in order, time, size and number", async () => {
    const { teacher, race_id, racers } = await newRace(1);
    await site.start(teacher, race_id);
    const [guest] = racers as [Racer];
    const { run_id } = await site.begin(guest, race_id);
    const show = (part: Parameters<RaceSite["show"]>[2]) => site.show(guest, run_id, part);
    expect(refusalOf(await show({ from: 60, to: 90 }))).toBe("409 Inputs are shown in their order.");
    expect(refusalOf(await show({ from: 0, to: 600 }))).toBe("409 This run is ahead of its time.");
    expect((await show({ from: 0, to: 10, log: new Uint8Array(2049) })).status).toBe(413);
    expect((await show({ from: 0, to: 10, log: "no base64!" })).status).toBe(400);
    for (const log of ["a", "ab", "abc", "abcde", "=", "a===", "abc==", "ab==abcd", "ab c"]) {
      expect((await show({ from: 0, to: 10, log })).status, log).toBe(400);
    }
    expect((await show({ from: 0, to: 10, score: 1e13 })).status).toBe(400);
    let shown = 0;
    const refused = async () => (await show({ from: shown, to: shown + 1 })).status === 429;
    while (shown < 10_000 && !(await refused())) shown += 1;
    expect(shown).toBeLessThan(10_000);
  });
});

test("of two calls with the same part one is shown", async () => {
  const { teacher, race_id, racers } = await newRace(1);
  await site.start(teacher, race_id);
  const [guest] = racers as [Racer];
  const { run_id, seed } = await site.begin(guest, race_id);
  const run = await playWalk(seed, striding(900, 1));
  await site.travel("5 seconds");
  for (const [from, to] of [
    [0, 100],
    [100, 200],
    [200, 300],
  ] as const) {
    const log = logBefore(run.log, to).subarray(logBefore(run.log, from).length);
    const both = await Promise.all([1, 2].map(() => site.show(guest, run_id, { from, to, log })));
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  }
  expect(await site.begin(guest, race_id)).toMatchObject({ shown_to: 300, shown: base64(logBefore(run.log, 300)) });
});

test.skipIf(isShort)("a suspended runner shows no more than forty parts, and cannot hand in", async () => {
  const player = await site.aged("adult");
  const { teacher, race_id, racers } = await newRace(0, [player]);
  await site.start(teacher, race_id);
  const [racer] = racers as [Racer];
  const { run_id, seed } = await site.begin(racer, race_id);
  const run = await playWalk(seed, striding(900, 1));
  await site.travel("15 seconds");
  answerOf(await site.show(racer, run_id, { from: 0, to: 1 }));
  await site.sql(`select private.ban($1, 'Mean.')`, player.id);
  let shown = 1;
  while (shown <= 40 && (await site.show(racer, run_id, { from: shown, to: shown + 1 })).status === 200) shown += 1;
  expect(shown).toBeLessThanOrEqual(40);
  expect((await site.handIn(racer, run_id, run)).status).toBe(403);
});

describe("in a class whose rivals see only progress", () => {
  beforeEach(() => site.seeWith("progress"));

  test("runners get scores and no inputs, whatever they try; the host gets the inputs", async () => {
    const copier = await site.aged("adult");
    const { teacher, race_id, racers } = await newRace(1, [copier]);
    await site.start(teacher, race_id);
    const [spy, ada] = racers as [Racer, Racer];
    const { run_id, seed } = await site.begin(ada, race_id);
    await site.begin(spy, race_id);
    const run = await playWalk(seed, striding(900, 1));
    await site.travel("5 seconds");
    const log = logBefore(run.log, 300);
    answerOf(await site.show(ada, run_id, { from: 0, to: 300, log, score: 41 }));
    const { topic, host_topic, sees_inputs } = await site.see(spy, race_id);
    expect([host_topic, sees_inputs]).toEqual([null, false]);
    const told = await messagesOn(site, topic);
    expect(JSON.stringify(told)).toContain("41");
    expect(JSON.stringify(told)).not.toContain(base64(log));
    expect(told.filter(([event]) => event === "live")).toMatchObject([
      [
        "live",
        {
          runs: [
            [1, null, null, null],
            [2, null, null, 41],
          ],
        },
      ],
    ]);
    expect(refusalOf(await copier.rpc("get_race_inputs", { race_id }))).toBe(
      "403 In this class, runners see only score and place of each other.",
    );
    expect(await accessOf(site, `race-host:${race_id}`, copier)).toEqual([]);
    expect(JSON.stringify(await site.see(spy, race_id))).not.toContain(run_id);
    expect(await accessOf(site, `race-host:${race_id}`, teacher)).toEqual(["read"]);
    expect(JSON.stringify(await messagesOn(site, `race-host:${race_id}`))).toContain(base64(log));
  });

  test("a host who races sees no inputs either, and cannot join after having watched", async () => {
    const teacher = await site.newTeacher();
    const { code, race_id } = await site.open(teacher, { open_to: "guests" });
    const guest = await site.join(site.visitor, code);
    expect(await accessOf(site, `race-host:${race_id}`, teacher)).toEqual(["read"]);
    await site.join(teacher, code);
    expect(await accessOf(site, `race-host:${race_id}`, teacher)).toEqual([]);
    expect((await teacher.rpc("get_race_inputs", { race_id })).status).toBe(403);
    answerOf(await teacher.rpc("leave_race", { race_id }));
    await site.start(teacher, race_id);
    await site.begin(guest, race_id);
    expect(await accessOf(site, `race-host:${race_id}`, teacher)).toEqual(["read"]);
    // The host joins again: their run begins late or not at all, and they see no inputs.
    await site.join(teacher, code);
    expect(await accessOf(site, `race-host:${race_id}`, teacher)).toEqual([]);
  });
});

describe("handing in a run", () => {
  test("is refused when its inputs differ from those that were shown live", async () => {
    const { teacher, race_id, racers } = await newRace(1);
    await site.start(teacher, race_id);
    const [guest] = racers as [Racer];
    const { run_id, seed } = await site.begin(guest, race_id);
    const [good, bad] = [await playWalk(seed, striding(900, 1)), await playWalk(seed, striding(900, 2))];
    await site.travel("10 seconds");
    answerOf(await site.show(guest, run_id, { from: 0, to: 600, log: logBefore(bad.log, 600) }));
    await site.travel("10 seconds");
    const refused = "409 The inputs differ from the ones that were shown live.";
    expect(refusalOf(await site.handIn(guest, run_id, good))).toBe(refused);
    // The log that is handed in has another press, or none, in the part that was shown.
    const added = new LogRecorder();
    let held = 0;
    for (const entry of readLog(bad.log)) {
      if ("held" in entry) held = entry.held;
      added.record(entry.frame, { held, taps: "tap" in entry ? [entry.tap, entry.tap] : [] });
    }
    expect(refusalOf(await site.handIn(guest, run_id, { ...bad, log: added.bytes() }))).toBe(refused);
    expect(refusalOf(await site.handIn(guest, run_id, { ...bad, log: new Uint8Array() }))).toBe(refused);
    expect(refusalOf(await site.handIn(guest, run_id, { ...bad, frames: 500 }))).toBe(refused);
    expect(answerOf(await site.handIn(guest, run_id, bad))).toMatchObject({ status: "submitted", is_late: false });
    expect(refusalOf(await site.handIn(guest, run_id, bad))).toBe("409 This run has been handed in.");
  });

  test("is refused faster than it can be played", async () => {
    const { teacher, race_id, racers } = await newRace(1);
    await site.start(teacher, race_id);
    const { run_id, seed } = await site.begin(racers[0]!, race_id);
    const run = await playWalk(seed, striding(1800, 1));
    expect(refusalOf(await site.handIn(racers[0]!, run_id, run))).toBe(
      "409 This run ended before it could have been played.",
    );
  });

  test("loses nothing when the connection was away: after the round, even after the race, marked as late", async () => {
    const { teacher, race_id, racers } = await newRace(2);
    await site.start(teacher, race_id);
    const [quick, lost] = racers as [Racer, Racer];
    const { run_id, seed } = await site.begin(lost, race_id);
    await site.verify(await site.race(quick, race_id, 600));
    const run = await playWalk(seed, striding(3000, 4));
    answerOf(await teacher.rpc("end_round", { race_id }));
    answerOf(await teacher.rpc("end_race", { race_id }));
    await site.travel("10 minutes");
    expect(answerOf(await site.handIn(lost, run_id, run))).toMatchObject({ is_late: true });
    await site.verify(run_id);
    expect((await placesOf(teacher, race_id)).map((line) => line.slice(0, -1)).toSorted()).toEqual([
      "1 verified ",
      "2 verified ",
    ]);
  });
});

describe("the podium", () => {
  test("shows what the server replayed, in the order of the scores, and a round ends with its last run", async () => {
    const player = await site.aged("adult");
    const { teacher, race_id, racers } = await newRace(2, [player]);
    await site.start(teacher, race_id);
    const runs = [];
    for (const racer of racers) await site.begin(racer, race_id);
    for (const [at, racer] of racers.entries()) runs.push(await site.race(racer, race_id, [900, 1500, 1200][at]!));
    expect((await site.seeAsHost(teacher, race_id)).state).toBe("podium");
    expect(await placesOf(teacher, race_id)).toEqual(["1 submitted null", "2 submitted null", "3 submitted null"]);
    for (const run of runs) expect((await site.verify(run)).body).toMatchObject({ status: "judged" });
    const { standings, topic, results } = await site.seeAsHost(teacher, race_id);
    const scores = results.map(({ score }) => score!);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    // By chance two runs have the same score; they share a place then.
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    expect(results.map(({ status, place, points }) => [status, place, points])).toEqual(
      places.map((place) => ["verified", place, [10, 8, 6][place - 1]]),
    );
    expect(standings.map(({ no }) => no)).toEqual(results.map(({ no }) => no));
    expect((await messagesOn(site, topic)).filter(([event]) => event === "verdict")).toHaveLength(3);
    // The run is on no board and on no profile, and pays no coins.
    expect(await site.sql(`select count(*) from public.leaderboard_submissions where user_id = $1`, player.id)).toEqual(
      [["0"]],
    );
    expect(await site.audit()).toEqual([]);
  });

  test("gets its verdicts several at a time; a run that was tried before is given out alone", async () => {
    const { teacher, race_id, racers } = await newRace(4);
    await site.start(teacher, race_id);
    const runs: string[] = [];
    for (const racer of racers) await site.begin(racer, race_id);
    for (const racer of racers) runs.push(await site.race(racer, race_id, 900));
    const take = async (most: number) =>
      answerOf<{ run_id: string; replay: { tries: number } }[]>(await site.service.rpc("next_runs", { most }));
    const takeUntilAny = async () => {
      for (let asked = 0; asked < 50; asked++) {
        const taken = await take(8);
        if (taken.length > 0) return taken;
      }
      return [];
    };
    const first = await takeUntilAny();
    expect(first.map(({ run_id }) => run_id)).toEqual(runs);
    expect(await take(8), "they are taken").toEqual([]);
    // The thread ended: each comes again, and alone.
    await site.travel("31 seconds");
    for (const run of runs) expect((await takeUntilAny()).map(({ run_id }) => run_id)).toEqual([run]);
    const verdicts = runs.map((run_id, at) => ({ run_id, accept: true, score: 10 - at, alike: [] }));
    const judged = answerOf<unknown[]>(await site.service.rpc("judge_race_runs", { verdicts }));
    expect(judged).toEqual([10, 9, 8, 7].map((score) => ({ status: "verified", score, is_race: true })));
    const again = answerOf<unknown[]>(await site.service.rpc("judge_race_runs", { verdicts: verdicts.slice(0, 2) }));
    expect(again, "another process was faster").toEqual([null, null]);
    expect(await placesOf(teacher, race_id)).toEqual(["1 verified 1", "2 verified 2", "3 verified 3", "4 verified 4"]);
  });

  test("fills although only the first run was asked about", async () => {
    const { teacher, race_id, racers } = await newRace(3);
    await site.start(teacher, race_id);
    const runs: string[] = [];
    for (const racer of racers) await site.begin(racer, race_id);
    for (const racer of racers) runs.push(await site.race(racer, race_id, 900));
    await site.verify(runs[0]!);
    await expect
      .poll(async () => (await resultsOf(teacher, race_id)).map(({ status }) => status))
      .toEqual(["verified", "verified", "verified"]);
  });

  test("refuses a score that the replay does not give", async () => {
    const { teacher, race_id, racers } = await newRace(1);
    await site.start(teacher, race_id);
    const { run_id, seed } = await site.begin(racers[0]!, race_id);
    const run = await playWalk(seed, striding(900, 1));
    await site.travel("15 seconds");
    answerOf(await site.handIn(racers[0]!, run_id, { ...run, score: run.score + 5 }));
    await site.verify(run_id);
    expect(await resultsOf(teacher, race_id)).toMatchObject([{ status: "rejected", place: null }]);
  });

  test("holds two runs whose inputs are equal, or equal a little later, for the host; they keep their places", async () => {
    const { teacher, race_id, racers } = await newRace(3);
    await site.start(teacher, race_id);
    const [ada, copy, late] = racers as [Racer, Racer, Racer];
    for (const racer of racers) await site.begin(racer, race_id);
    const first = await site.race(ada, race_id, 2400, 3);
    await site.verify(first);
    expect(await placesOf(teacher, race_id)).toEqual(["1 verified 1", "2 playing null", "3 playing null"]);
    await site.verify(await site.race(copy, race_id, 2400, 3));
    // A client that copies a rival's inputs, 30 frames late.
    const { run_id, seed } = await site.begin(late, race_id);
    const shifted = await playWalk(seed, (frame) =>
      frame < 30 ? { held: 0, taps: [] } : striding(2400, 3)(frame - 30),
    );
    answerOf(await site.handIn(late, run_id, shifted));
    await site.verify(run_id);
    const results = await resultsOf(teacher, race_id);
    expect(results.map(({ no, status, alike }) => `${no} ${status} ${alike.join()}`).toSorted()).toEqual([
      "1 held 2,3",
      "2 held 1,3",
      "3 held 1,2",
    ]);
    expect(results.every(({ place }) => place !== null)).toBe(true);
    // Runners see that a run is marked, and not with whom.
    expect((await site.see(ada, race_id)).results.every(({ alike }) => alike.length === 0)).toBe(true);
    const settle = (who: Player, accept: boolean) => who.rpc("settle_race_run", { run_id: first, accept });
    expect((await settle(await site.newTeacher(), true)).status).toBe(404);
    answerOf(await settle(teacher, true));
    answerOf(await teacher.rpc("settle_race_run", { run_id, accept: false }));
    expect((await resultsOf(teacher, race_id)).map(({ no, status }) => `${no} ${status}`).toSorted()).toEqual([
      "1 verified",
      "2 held",
      "3 rejected",
    ]);
  });

  test("keeps the place of a run that is held for its hands, marked", async () => {
    await site.sql(`select private.set_setting('hold-runs', 'on', 'test')`);
    const { teacher, race_id, racers } = await newRace(1);
    await site.start(teacher, race_id);
    const { run_id, seed } = await site.begin(racers[0]!, race_id);
    // Exactly ten presses a second, for a minute.
    const run = await playWalk(seed, (frame) => ({ held: 0, taps: frame === 3599 ? [9] : frame % 6 === 0 ? [1] : [] }));
    await site.travel("60 seconds");
    answerOf(await site.handIn(racers[0]!, run_id, run));
    await site.verify(run_id);
    await site.sql(`select private.set_setting('hold-runs', 'off', 'test')`);
    expect(await placesOf(teacher, race_id)).toEqual(["1 held 1"]);
  });
});

test("a rematch keeps the runners, also guests with their secret, and ends the race before", async () => {
  const player = await site.aged("adult");
  const { teacher, race_id, racers } = await newRace(2, [player]);
  const [, guest, gone] = racers as [Racer, Racer, Racer];
  answerOf(await site.visitor.rpc("leave_race", { race_id, guest: gone.guest! }));
  const again = answerOf<{ race_id: string; code: string }>(await teacher.rpc("rematch_race", { race_id }));
  const before = await site.see(guest, race_id);
  expect([before.state, before.rematch]).toEqual(["ended", { race_id: again.race_id, code: again.code }]);
  expect((await site.see(guest, again.race_id)).runners.map(({ no }) => no)).toEqual([1, 2]);
  expect((await site.visitor.rpc("get_race", { race_id: again.race_id, guest: gone.guest! })).status).toBe(404);
  await site.start(teacher, again.race_id);
  await site.begin(guest, again.race_id);
});

test("an account that is deleted leaves nothing in a race, and the export has it before", async () => {
  const player = await site.aged("adult");
  const { teacher, race_id, racers } = await newRace(0, [player]);
  await site.start(teacher, race_id);
  await site.race(racers[0]!, race_id, 600);
  const exported = answerOf<Record<string, unknown[]>>(await player.rpc("export_my_data"));
  expect([exported["race_runners"]!.length, exported["race_runs"]!.length]).toEqual([1, 1]);
  answerOf(await player.rpc("delete_account", { right_now: true }));
  expect(await resultsOf(teacher, race_id)).toEqual([]);
  expect((await site.seeAsHost(teacher, race_id)).runners).toEqual([]);
});
