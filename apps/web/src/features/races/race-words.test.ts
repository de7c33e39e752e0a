import type { Race, RaceRunner } from "@quackademy/contract/race-answers.ts";
import { describe, expect, test } from "vitest";
import { sampleRace, sampleResult, sampleRunner } from "#testing/sample-races.ts";
import {
  clockText,
  gapWords,
  liveRows,
  placeText,
  podiumOf,
  podiumWords,
  shownRows,
  standingRows,
  waitingWords,
  wallWords,
  winnerWords,
} from "./race-words.ts";

const race = (more: Partial<Race>) => sampleRace({ round: 1, ...more });
const names = (rows: { runner: RaceRunner }[]) => rows.map(({ runner: { no } }) => no);

describe("the live ranking", () => {
  const runners = [sampleRunner(1), sampleRunner(2, { is_me: true }), sampleRunner(3), sampleRunner(4)];
  const results = [sampleResult(1), sampleResult(2), sampleResult(3, { status: "submitted", live_score: 20 })];

  test("is by score, shares places, and puts those who have not begun last", () => {
    const rows = liveRows(
      race({ runners, results }),
      new Map([
        [1, 20],
        [2, 30],
      ]),
    );
    expect(rows.map(({ runner: { no }, place, state }) => [no, place, state])).toEqual([
      [2, 1, "playing"],
      [1, 2, "playing"],
      [3, 2, "done"],
      [4, 4, "waiting"],
    ]);
  });

  test("knows from the first news that a runner plays", () => {
    const [first] = liveRows(race({ runners: [sampleRunner(1)] }), new Map([[1, 0]]));
    expect(first).toMatchObject({ place: 1, score: 0, state: "playing" });
  });

  test("turns around where the lower score is better", () => {
    const rows = liveRows(
      race({ runners, results, order: "asc" }),
      new Map([
        [1, 25],
        [2, 30],
      ]),
    );
    expect(names(rows)).toEqual([3, 1, 2, 4]);
  });

  test("does not go back to an older score after the run was handed in", () => {
    const handedIn = [sampleResult(1, { status: "verified", score: 12 })];
    expect(liveRows(race({ runners: [sampleRunner(1)], results: handedIn }), new Map([[1, 99]]))[0]!.score).toBe(12);
  });

  test("keeps a runner who left after a run, and drops one who left the lobby", () => {
    const left = [sampleRunner(1, { has_left: true }), sampleRunner(2, { has_left: true })];
    expect(names(liveRows(race({ runners: left, results: [sampleResult(1)] }), new Map()))).toEqual([1]);
  });

  test("shows the first three, the rows around the own one, and the last", () => {
    const many = Array.from({ length: 18 }, (_, at) => sampleRunner(at + 1, { is_me: at === 9 }));
    const scores = new Map(many.map(({ no }) => [no, 100 - no]));
    const rows = liveRows(race({ runners: many, results: many.map(({ no }) => sampleResult(no)) }), scores);
    expect(names(shownRows(rows))).toEqual([1, 2, 3, 8, 9, 10, 11, 12, 18]);
    expect(gapWords(rows, "m")).toBe("1 m behind Duck 9");
  });

  test("names the neighbour below for who leads, and nobody before the first score", () => {
    const two = [sampleRunner(1, { is_me: true }), sampleRunner(2)];
    const both = race({ runners: two, results: [sampleResult(1), sampleResult(2)] });
    expect(
      gapWords(
        liveRows(
          both,
          new Map([
            [1, 9],
            [2, 4],
          ]),
        ),
        "",
      ),
    ).toBe("5 ahead of Duck 2");
    expect(gapWords(liveRows(both, new Map()), "")).toBeNull();
  });
});

describe("the podium", () => {
  test("has only runs with a verdict; a held one keeps its place", () => {
    const given = race({
      runners: [
        sampleRunner(1),
        sampleRunner(2),
        sampleRunner(3),
        sampleRunner(4),
        sampleRunner(5),
        sampleRunner(6, { has_left: true }),
      ],
      results: [
        sampleResult(5),
        sampleResult(6),
        sampleResult(1, { status: "verified", score: 5, place: 2 }),
        sampleResult(2, { status: "held", score: 9, place: 1 }),
        sampleResult(3, { status: "submitted" }),
        sampleResult(4, { status: "rejected", reason: "The replay ended at 3." }),
      ],
    });
    const podium = podiumOf(given);
    const { steps, waiting, playing, refused } = podium;
    expect([names(steps), waiting, playing, names(refused)]).toEqual([[2, 1], 1, 1, [4]]);
    expect(waitingWords(podium)).toBe("1 of 5 still being replayed. 1 still plays.");
    expect(waitingWords({ ...podium, waiting: 0, playing: 0 })).toBe("Every run has been replayed.");
    expect(winnerWords(steps, race({ round: 2, rounds: 3 }))).toBe("Round 2: Duck 2 wins");
  });

  test("says that there is a tie", () => {
    const tie = [1, 2, 3].map((no) => ({ runner: sampleRunner(no), result: sampleResult(no, { place: 1 }) }));
    expect(winnerWords(tie, race({ rounds: 1 }))).toBe("The race: a tie of Duck 1, Duck 2 and Duck 3");
    expect(winnerWords([], race({ rounds: 3 }))).toBe("Round 1");
  });

  test("is told to a screen reader once: the winner and the own place, after the last verdict", () => {
    const runners = [sampleRunner(1), sampleRunner(2, { is_me: true }), sampleRunner(3)];
    const places = [sampleResult(1, { place: 1 }), sampleResult(2, { place: 2 })];
    const say = (results: Race["results"]) => {
      const given = race({ rounds: 1, runners, results });
      return podiumWords(given, podiumOf(given));
    };
    expect(say([...places, sampleResult(3, { status: "submitted" })])).toBe("The server replays the runs.");
    expect(say(places)).toBe("The race: Duck 1 wins. You are 2nd of 2.");
    expect(say(places.slice(0, 1))).toBe("The race: Duck 1 wins.");
    expect(say([])).toBe("Nobody has begun this round.");
  });

  test("adds the rounds that were won, and a late run", () => {
    const given = race({
      round: 2,
      runners: [sampleRunner(1)],
      results: [sampleResult(1, { place: 1 }), sampleResult(1, { round: 2, place: 3, is_late: true })],
      standings: [{ no: 1, points: 16, place: 1 }],
    });
    expect(standingRows(given)[0]!.note).toBe("won round 1, handed in late, counted");
  });
});

test("the wall is told in one sentence: the first three, and how many have finished", () => {
  const row = (no: number, state: "waiting" | "playing" | "done", score: number | null) => ({
    runner: sampleRunner(no),
    place: no,
    score,
    state,
  });
  expect(wallWords([row(1, "waiting", null)])).toBe("");
  expect(wallWords([row(1, "playing", 9), row(2, "playing", 8), row(3, "waiting", null)])).toBe(
    "1st Duck 1, 2nd Duck 2",
  );
  expect(wallWords([1, 2, 3, 4].map((no) => row(no, no < 3 ? "done" : "playing", 9 - no)))).toBe(
    "1st Duck 1, 2nd Duck 2, 3rd Duck 3. 2 of 4 finished",
  );
});

test("places and clocks are written as people say them", () => {
  expect([1, 2, 3, 4, 11, 12, 13, 21, 33].map(placeText)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "33rd",
  ]);
  expect([-5, 0, 59_999, 84_000, 600_000].map(clockText)).toEqual(["0:00", "0:00", "0:59", "1:24", "10:00"]);
});
