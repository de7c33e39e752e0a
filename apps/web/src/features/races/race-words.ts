import type { Race, RaceResult, RaceRunner } from "@quackademy/contract/race-answers.ts";
import { formatNumber } from "#lib/site/format.ts";

export type LiveScores = ReadonlyMap<number, number>;

/** A runner while a round runs. The score is a claim until the verdict. */
export type LiveRow = {
  runner: RaceRunner;
  place: number;
  score: number | null;
  state: "waiting" | "playing" | "done" | "left";
};

const resultsOf = ({ results, round }: Pick<Race, "results" | "round">) =>
  new Map(results.filter((result) => result.round === round).map((result) => [result.no, result]));

/** The runners by score, with equal scores in one place. Runners without a start are last. */
export function liveRows(race: Race, live: LiveScores): LiveRow[] {
  const results = resultsOf(race);
  const rows = race.runners
    .filter(({ no, has_left }) => !has_left || results.has(no))
    .map((runner): LiveRow => {
      const result = results.get(runner.no);
      const claim = live.get(runner.no);
      return { runner, place: 0, score: scoreOf(result, claim), state: stateOf(runner, result, claim !== undefined) };
    });
  const isBetter = (one: number, other: number) => (race.order === "asc" ? one < other : one > other);
  rows.sort((one, other) => {
    if (one.score === null || other.score === null)
      return Number(one.score === null) - Number(other.score === null) || one.runner.no - other.runner.no;
    if (one.score === other.score) return one.runner.no - other.runner.no;
    return isBetter(one.score, other.score) ? -1 : 1;
  });
  rows.forEach((row, at) => {
    const above = rows[at - 1];
    row.place = above && above.score === row.score ? above.place : at + 1;
  });
  return rows;
}

function scoreOf(result: RaceResult | undefined, live: number | undefined): number | null {
  if (result && result.status !== "playing") return result.score ?? result.live_score;
  return live ?? result?.live_score ?? null;
}

/** News of a run can come before the race is read again. */
function stateOf(runner: RaceRunner, result: RaceResult | undefined, isHeard: boolean): LiveRow["state"] {
  if (result && result.status !== "playing") return "done";
  if (runner.has_left) return "left";
  return result || isHeard ? "playing" : "waiting";
}

/** The rows to show: the first three, the two above and below the own one, and the last. */
export function shownRows(rows: LiveRow[]): LiveRow[] {
  const own = rows.findIndex(({ runner }) => runner.is_me);
  const isNear = (at: number) => (own < 0 ? at < 8 : Math.abs(at - own) <= 2);
  return rows.filter((_, at) => at < 3 || at === rows.length - 1 || isNear(at));
}

/** "5 m behind Quiet Comet", for the own row. */
export function gapWords(rows: LiveRow[], unit: string): string | null {
  const at = rows.findIndex(({ runner }) => runner.is_me);
  const own = rows[at];
  if (!own || own.score === null) return null;
  const above = rows.slice(0, at).findLast(({ score }) => score !== null && score !== own.score);
  if (above) return `${scoreText(Math.abs(above.score! - own.score), unit)} behind ${above.runner.name}`;
  const below = rows.slice(at + 1).find(({ score }) => score !== null && score !== own.score);
  return below ? `${scoreText(Math.abs(own.score - below.score!), unit)} ahead of ${below.runner.name}` : null;
}

export function scoreText(score: number, unit: string): string {
  return unit ? `${formatNumber(score)} ${unit}` : formatNumber(score);
}

/** "1st", "2nd", "11th". */
export function placeText(place: number): string {
  const tens = place % 100;
  const ending = tens >= 11 && tens <= 13 ? "th" : (["th", "st", "nd", "rd"][place % 10] ?? "th");
  return `${place}${ending}`;
}

/** The wall for a screen reader: the first three, and how many have finished. */
export function wallWords(rows: LiveRow[]): string {
  const first = rows.filter(({ score }) => score !== null).slice(0, 3);
  const done = rows.filter(({ state }) => state === "done").length;
  const places = first.map(({ place, runner }) => `${placeText(place)} ${runner.name}`).join(", ");
  return [places, done > 0 && `${done} of ${rows.length} finished`].filter(Boolean).join(". ");
}

/** Minutes and seconds since the start: "1:24". */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

export type PodiumStep = { runner: RaceRunner; result: RaceResult };

export type Podium = {
  steps: PodiumStep[];
  /** Runs that are being replayed, and runs that are not over yet. */
  waiting: number;
  playing: number;
  refused: PodiumStep[];
};

/** The podium of the round. Only runs with a verdict have a place; a held one keeps its own, marked. */
export function podiumOf(race: Race): Podium {
  const results = resultsOf(race);
  const all = race.runners.flatMap((runner) => {
    const result = results.get(runner.no);
    return result ? [{ runner, result }] : [];
  });
  return {
    steps: all
      .filter(({ result }) => result.place !== null)
      .sort((one, other) => one.result.place! - other.result.place! || one.runner.no - other.runner.no),
    waiting: all.filter(({ result }) => result.status === "submitted").length,
    playing: all.filter(({ runner, result }) => result.status === "playing" && !runner.has_left).length,
    refused: all.filter(({ result }) => result.status === "rejected"),
  };
}

/** "1 of 18 still being replayed. 2 still play." */
export function waitingWords({ steps, waiting, playing, refused }: Podium): string {
  const all = steps.length + waiting + playing + refused.length;
  if (all === 0) return "Nobody has begun this round.";
  const words = [
    waiting > 0 && `${waiting} of ${all} still being replayed.`,
    playing > 0 && (playing === 1 ? "1 still plays." : `${playing} still play.`),
  ].filter(Boolean);
  return words.length > 0 ? words.join(" ") : "Every run has been replayed.";
}

/** The own run of the round, once it has begun. */
export const ownResult = ({ results, me, round }: Pick<Race, "results" | "me" | "round">): RaceResult | undefined =>
  results.find((result) => result.no === me && result.round === round);

type Named = Pick<Race, "kind" | "round" | "rounds">;

/** "Velvet Pond wins", "A tie of Brisk Reed and Mossy Kite". */
export function winnerWords(steps: PodiumStep[], { kind, round, rounds }: Named): string {
  const winners = steps.filter(({ result }) => result.place === 1).map(({ runner }) => runner.name);
  const what = rounds > 1 ? `Round ${round}` : `The ${kind}`;
  if (winners.length === 0) return what;
  if (winners.length === 1) return `${what}: ${winners[0]} wins`;
  return `${what}: a tie of ${winners.slice(0, -1).join(", ")} and ${winners.at(-1)}`;
}

/** The podium for a screen reader: nothing of each verdict, and the winner and the own place after the last one. */
export function podiumWords(race: Named, podium: Podium): string {
  const { steps, waiting } = podium;
  if (waiting > 0) return "The server replays the runs.";
  if (steps.length === 0) return waitingWords(podium);
  const own = steps.find(({ runner }) => runner.is_me)?.result.place;
  const place = own ? ` You are ${placeText(own)} of ${steps.length}.` : "";
  return `${winnerWords(steps, race)}.${place}`;
}

/** "Brisk Reed leads with 18 points", after the first round. */
export function leaderWords({ standings, runners }: Pick<Race, "standings" | "runners">): string {
  const leaders = standings.filter(({ place, points }) => place === 1 && points > 0);
  const leader = leaders.length === 1 && runners.find(({ no }) => no === leaders[0]!.no);
  return leader ? `${leader.name} leads with ${leaders[0]!.points} points` : "";
}

export type StandingRow = { runner: RaceRunner; place: number; points: number; note: string };

export function standingRows(race: Race): StandingRow[] {
  const wonBy = (no: number) => race.results.filter((result) => result.no === no && result.place === 1);
  return race.standings.flatMap(({ no, points, place }) => {
    const runner = race.runners.find((each) => each.no === no);
    if (!runner) return [];
    const won = wonBy(no).map(({ round }) => round);
    const isLate = race.results.some((result) => result.no === no && result.round === race.round && result.is_late);
    const note = [
      won.length > 0 && `won round ${won.join(" and ")}`,
      isLate && "handed in late, counted",
      runner.has_left && "left",
    ];
    return [{ runner, place, points, note: note.filter(Boolean).join(", ") }];
  });
}

/** The name of a race for its heading. */
export function raceTitle({ kind, host_name: host }: Pick<Race, "kind" | "host_name">): string {
  if (kind === "duel") return host ? `Duel with ${host}` : "Duel";
  return host ? `Race of ${host}` : "Race";
}
