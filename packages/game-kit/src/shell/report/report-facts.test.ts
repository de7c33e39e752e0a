import type { RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { describe, expect, test } from "vitest";
import {
  amountOf,
  medalFacts,
  nextGoal,
  rankFact,
  rewardFacts,
  sayDelta,
  sayRival,
  sayVerdict,
} from "./report-facts.ts";

const metres = { order: "desc", unit: "m", format: (score: number) => score.toLocaleString("en") };
const boats = { ...metres, unit: "boats" };
const time = { order: "asc", unit: "ms", format: (score: number) => `${score} ms` };
const STAFF = [
  { who: "duckling", score: 200 },
  { who: "drake", score: 650 },
  { who: "goose", score: 900 },
] as const;
const verdict: RunVerdict = {
  status: "verified",
  score: 742,
  rank: 4,
  best: 742,
  next: { name: "jen", score: 816 },
  reason: null,
};

describe("a report", () => {
  test("writes a unit once, and one boat without an s", () => {
    expect([amountOf(metres, 1240), amountOf(time, 12), amountOf(boats, 1), amountOf(boats, 2)]).toEqual([
      "1,240 m",
      "12 ms",
      "1 boat",
      "2 boats",
    ]);
  });

  test("leaves out the unit where the game has written another one", () => {
    expect(amountOf({ ...boats, format: (score) => `${score / 10} s` }, 123)).toBe("12.3 s");
  });

  test("tells the distance to the own best, in both orders", () => {
    expect(sayDelta(metres, 742, 707)).toBe("35 m over your old best");
    expect(sayDelta(metres, 700, 742)).toBe("42 m under your best");
    expect(sayDelta(time, 280, 300)).toBe("20 ms under your old best");
    expect(sayDelta(metres, 8, null)).toBe("Your first score here");
    expect(sayDelta(metres, 8, 8)).toBe("As good as your best");
  });

  test("says who won a race and what became of a run that was taken over", () => {
    expect(sayRival(metres, 112, { name: "ada", score: 100, isRace: true })).toBe("You beat ada by 12 m");
    expect(sayRival(metres, 88, { name: "ada", score: 100, isRace: true })).toBe("ada won by 12 m");
    expect(sayRival(time, 88, { name: "ada", score: 100, isRace: true })).toBe("You beat ada by 12 ms");
    expect(sayRival(metres, 100, { name: "ada", score: 100, isRace: true })).toBe("A draw with ada");
    expect(sayRival(metres, 112, { name: "ada", score: 100, isRace: false })).toBe("12 m better than ada");
  });

  test("shows the medals that are won, the new one, and how far the next is", () => {
    const facts = medalFacts(metres, STAFF, { score: 742, best: 600, before: 1, now: 2 });
    expect(facts.map(({ title, words, isWon, isNew }) => [title, words, isWon, isNew])).toEqual([
      ["Duckling", "200 m", true, false],
      ["Drake", "650 m", true, true],
      ["Goose", "159 m to go", false, false],
    ]);
    expect(nextGoal(facts, null)).toBe("Next goal: 159 m more to beat Goose.");
    const points = { ...metres, unit: "points" };
    const [first] = medalFacts(points, STAFF, { score: 100, best: null, before: 0, now: 0 });
    expect([first!.words, nextGoal([first!], null)]).toEqual([
      "101 to go",
      "Next goal: 101 points more to beat Duckling.",
    ]);
    expect(medalFacts(metres, [], { score: 1, best: null, before: 0, now: 0 })).toEqual([]);
  });

  test("shows the way to the next rank, and whose rank it is", () => {
    expect(rankFact(metres, { ...verdict, rankBefore: 5 })).toEqual({
      left: "rank 4, up from 5",
      right: "74 m to rank 3, jen",
      part: 742 / 816,
    });
    expect(rankFact(metres, { ...verdict, score: 20 })?.left).toBe("your best is rank 4");
    expect(rankFact(metres, { ...verdict, rank: 1, next: null })).toMatchObject({
      right: "nobody is above you",
      part: 1,
    });
    expect(rankFact(metres, { ...verdict, status: "rejected" })).toBeNull();
    expect(rankFact(metres, { ...verdict, rank: null, best: null, next: null })).toBeNull();
  });

  test("lists what the run brought, and nothing that it did not", () => {
    const streak = { days: 12, isNew: true };
    const quests = [{ title: "Play three classes", done: 3, of: 3 }];
    expect(
      rewardFacts({ ...verdict, coins: 40, pass: { level: 7, gained: 12 }, streak, quests }).map(({ value }) => value),
    ).toEqual(["+40", "+12", "day 12 is safe", "done"]);
    expect(rewardFacts({ ...verdict, coins: 0, pass: { level: 7, gained: 0 } })).toEqual([]);
    expect(rewardFacts({ ...verdict, streak: { days: 0, isNew: false } })).toEqual([]);
  });

  test("explains a run that is held, too low, or refused", () => {
    expect(sayVerdict(metres, verdict)).toBe("Replayed by the server, and true.");
    expect(sayVerdict(metres, { ...verdict, least: 20 })).toBe("Kept as yours. Scores from 20 m on are ranked.");
    expect(sayVerdict(metres, { ...verdict, heldForHands: true })).toContain("A moderator watches this run");
    expect(sayVerdict(metres, { ...verdict, reason: "It differs at 4 s." })).toBe("It differs at 4 s.");
  });
});
