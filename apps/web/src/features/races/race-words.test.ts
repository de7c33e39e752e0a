import type { Race, RaceResult, RaceRunner } from "@quackademy/contract/race-answers.ts";
import { describe, expect, test } from "vitest";
import {
  clockText,
  gapWords,
  liveRows,
  placeText,
  podiumOf,
  shownRows,
  standingRows,
  waitingWords,
  winnerWords,
} from "./race-words.ts";

const runner = (no: number, more: Partial<RaceRunner> = {}): RaceRunner => ({
  no,
  user_id: null,
  name: `Duck ${no}`,
  icon: null,
  is_guest: false,
  is_me: false,
  has_left: false,
  ...more,
});
const result = (no: number, more: Partial<RaceResult> = {}): RaceResult => ({
  round: 1,
  no,
  status: "playing",
  live_score: null,
  score: null,
  place: null,
  points: null,
  is_late: false,
  reason: null,
  run_id: null,
  alike: [],
  ...more,
});
const race = (more: Partial<Race>): Race =>
  ({ order: "desc", round: 1, rounds: 1, runners: [], results: [], standings: [], ...more }) as Race;
const names = (rows: { runner: RaceRunner }[]) => rows.map(({ runner: { no } }) => no);

describe("the live ranking", () => {
  const runners = [runner(1), runner(2, { is_me: true }), runner(3), runner(4)];
  const results = [result(1), result(2), result(3, { status: "submitted", live_score: 20 })];

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
    const [first] = liveRows(race({ runners: [runner(1)] }), new Map([[1, 0]]));
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
    const handedIn = [result(1, { status: "verified", score: 12 })];
    expect(liveRows(race({ runners: [runner(1)], results: handedIn }), new Map([[1, 99]]))[0]!.score).toBe(12);
  });

  test("keeps a runner who left after a run, and drops one who left the lobby", () => {
    const left = [runner(1, { has_left: true }), runner(2, { has_left: true })];
    expect(names(liveRows(race({ runners: left, results: [result(1)] }), new Map()))).toEqual([1]);
  });

  test("shows the first three, the rows around the own one, and the last", () => {
    const many = Array.from({ length: 18 }, (_, at) => runner(at + 1, { is_me: at === 9 }));
    const scores = new Map(many.map(({ no }) => [no, 100 - no]));
    const rows = liveRows(race({ runners: many, results: many.map(({ no }) => result(no)) }), scores);
    expect(names(shownRows(rows))).toEqual([1, 2, 3, 8, 9, 10, 11, 12, 18]);
    expect(gapWords(rows, "m")).toBe("1 m behind Duck 9");
  });

  test("names the neighbour below for who leads, and nobody before the first score", () => {
    const two = [runner(1, { is_me: true }), runner(2)];
    const both = race({ runners: two, results: [result(1), result(2)] });
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
      runners: [runner(1), runner(2), runner(3), runner(4), runner(5), runner(6, { has_left: true })],
      results: [
        result(5),
        result(6),
        result(1, { status: "verified", score: 5, place: 2 }),
        result(2, { status: "held", score: 9, place: 1 }),
        result(3, { status: "submitted" }),
        result(4, { status: "rejected", reason: "The replay ended at 3." }),
      ],
    });
    const podium = podiumOf(given);
    const { steps, waiting, playing, refused } = podium;
    expect([names(steps), waiting, playing, names(refused)]).toEqual([[2, 1], 1, 1, [4]]);
    expect(waitingWords(podium)).toBe("1 of 5 still being replayed. 1 still plays.");
    expect(waitingWords({ ...podium, waiting: 0, playing: 0 })).toBe("Every run has been replayed.");
    expect(winnerWords(steps, 2, 3)).toBe("Round 2: Duck 2 wins");
  });

  test("says that there is a tie", () => {
    const tie = [1, 2, 3].map((no) => ({ runner: runner(no), result: result(no, { place: 1 }) }));
    expect(winnerWords(tie, 1, 1)).toBe("The race: a tie of Duck 1, Duck 2 and Duck 3");
    expect(winnerWords([], 1, 3)).toBe("Round 1");
  });

  test("adds the rounds that were won, and a late run", () => {
    const given = race({
      round: 2,
      runners: [runner(1)],
      results: [result(1, { place: 1 }), result(1, { round: 2, place: 3, is_late: true })],
      standings: [{ no: 1, points: 16, place: 1 }],
    });
    expect(standingRows(given)[0]!.note).toBe("won round 1, handed in late, counted");
  });
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
