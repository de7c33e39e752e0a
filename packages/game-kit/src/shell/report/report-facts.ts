import type { RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { groupDigits } from "#core/group-digits.ts";

/** How a game writes its scores, and which of two is better. */
export type ScoreWords = { order: string; unit: string; format(score: number): string };

type StaffName = "duckling" | "drake" | "goose";

/** The staff, from the easiest to beat to the hardest. */
const STAFF: readonly StaffName[] = ["duckling", "drake", "goose"];
export const STAFF_TITLES: Readonly<Record<StaffName, string>> = {
  duckling: "Duckling",
  drake: "Drake",
  goose: "Goose",
};

export type MedalFact = {
  who: StaffName;
  title: string;
  isWon: boolean;
  isNew: boolean;
  words: string;
  /** The distance to this medal, as part of a sentence: "159 m more". */
  missing: string;
};

export const isBetterScore = (order: string, one: number, other: number): boolean =>
  order === "asc" ? one < other : one > other;

/** A game that formats its own scores ("12.3 s") includes a unit already. */
export const hasUnit = (text: string, unit: string): boolean => text.endsWith(unit) || /\d [a-z]+$/.test(text);

/** A score or a difference of scores with its unit, once: some games write it themselves. */
export function amountOf({ unit, format }: ScoreWords, value: number): string {
  const text = format(value);
  if (unit === "" || hasUnit(text, unit)) return text;
  const isOne = value === 1 && unit.length > 2 && unit.endsWith("s");
  return `${text} ${isOne ? unit.slice(0, -1) : unit}`;
}

/** The distance of a run to the best before it. */
export function sayDelta(words: ScoreWords, score: number, before: number | null): string {
  if (before === null) return "Your first score here";
  if (score === before) return "As good as your best";
  const distance = amountOf(words, Math.abs(score - before));
  const isBetter = isBetterScore(words.order, score, before);
  return `${distance} ${score > before ? "over" : "under"} your ${isBetter ? "old best" : "best"}`;
}

/** Who won a race, or what a take-over came to. */
export function sayRival(
  words: ScoreWords,
  score: number,
  rival: { name: string; score: number; isRace: boolean },
): string {
  if (score === rival.score) return `A draw with ${rival.name}`;
  const distance = amountOf(words, Math.abs(score - rival.score));
  const isWon = isBetterScore(words.order, score, rival.score);
  if (rival.isRace) return isWon ? `You beat ${rival.name} by ${distance}` : `${rival.name} won by ${distance}`;
  return isWon ? `${distance} better than ${rival.name}` : `${rival.name} made ${distance} more of it`;
}

/** The medal row: what is won, what is new, and how far the next one is. */
export function medalFacts(
  words: ScoreWords,
  staff: readonly { who: StaffName; score: number }[],
  { score, best, before, now }: { score: number; best: number | null; before: number; now: number },
): MedalFact[] {
  return STAFF.flatMap((who, place) => {
    const run = staff.find((each) => each.who === who);
    if (!run) return [];
    const isWon = now > place;
    const closest = best !== null && isBetterScore(words.order, best, score) ? best : score;
    // To beat it, one more is needed than its score.
    const distance = Math.abs(run.score - closest) + 1;
    const toGo = amountOf(words, distance);
    const missing = `${toGo} ${words.order === "asc" ? "less" : "more"}`;
    const fact = { who, title: STAFF_TITLES[who], isWon, isNew: isWon && before <= place, missing };
    // One line under the medal: a long unit is named beside the score already.
    const short = words.unit.length > 2 ? words.format(distance) : toGo;
    return [{ ...fact, words: isWon ? amountOf(words, run.score) : `${short} to go` }];
  });
}

export type RankFact = { left: string; right: string; /** 0 to 1. */ part: number };

/** The way to the next rank. The rank is that of the player's best run, which need not be this one. */
export function rankFact(words: ScoreWords, verdict: RunVerdict): RankFact | null {
  const { rank, next, best, score, rankBefore } = verdict;
  if (verdict.status !== "verified" && verdict.status !== "unranked") return null;
  const from = best ?? score;
  const isUp = rank !== null && rankBefore != null && rankBefore > rank;
  const left =
    rank === null
      ? "not ranked yet"
      : `${best !== null && best !== score ? "your best is rank" : "rank"} ${groupDigits(rank)}${
          isUp ? `, up from ${groupDigits(rankBefore)}` : ""
        }`;
  if (next === null) return rank === null ? null : { left, right: rank === 1 ? "nobody is above you" : "", part: 1 };
  const distance = amountOf(words, Math.abs(next.score - from));
  const target = rank === null ? next.name : `rank ${groupDigits(rank - 1)}, ${next.name}`;
  const part = words.order === "asc" ? next.score / Math.max(1, from) : from / Math.max(1, next.score);
  return { left, right: `${distance} to ${target}`, part: Math.max(0, Math.min(1, part)) };
}

export type RewardFact = { kind: "coins" | "pass" | "streak" | "quest"; name: string; value: string };

/** The rewards of a run: wallet, pass, streak and quests. */
export function rewardFacts({ coins, pass, streak, quests = [] }: RunVerdict): RewardFact[] {
  const facts: RewardFact[] = [];
  if (coins) facts.push({ kind: "coins", name: "Dabloons", value: `+${groupDigits(coins)}` });
  if (pass && pass.gained > 0) {
    facts.push({ kind: "pass", name: `Battle pass, tier ${pass.level}`, value: `+${pass.gained}` });
  }
  // A streak that has not begun is no reward.
  if (streak && streak.days > 0) {
    const value = streak.isNew ? `day ${streak.days} is safe` : `${streak.days} ${streak.days === 1 ? "day" : "days"}`;
    facts.push({ kind: "streak", name: "Streak", value });
  }
  for (const { title, done, of } of quests.slice(0, 2)) {
    facts.push({ kind: "quest", name: title, value: done >= of ? "done" : `${done} of ${of}` });
  }
  return facts;
}

/** One sentence for the next run. */
export function nextGoal(medals: readonly MedalFact[], rank: RankFact | null): string {
  const open = medals.find(({ isWon }) => !isWon);
  if (open) return `Next goal: ${open.missing} to beat ${open.title}.`;
  if (rank && rank.right !== "" && rank.part < 1) return `Next goal: ${rank.right}.`;
  return medals.length > 0 ? "All three medals are yours. Now the board." : "";
}

/** The sentence under the score about the verdict. */
export function sayVerdict(words: ScoreWords, verdict: RunVerdict): string {
  if (verdict.heldForHands) {
    return verdict.reason ?? "A moderator watches this run before it is ranked. You will get a notice.";
  }
  if (verdict.reason !== null) return verdict.reason;
  if (verdict.least !== undefined) return `Kept as yours. Scores from ${amountOf(words, verdict.least)} on are ranked.`;
  return VERDICTS[verdict.status];
}

const VERDICTS: Record<RunVerdict["status"], string> = {
  verified: "Replayed by the server, and true.",
  rejected: "The server's replay did not match this run.",
  queued: "Saved: it is sent when you are online again.",
  unranked: "A practice run: not on the board.",
};
