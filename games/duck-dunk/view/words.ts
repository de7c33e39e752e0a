import { SCENES } from "#duck-dunk/art/scenes.ts";
import { MODE, PHASE } from "#duck-dunk/rules/codes.ts";
import { KEEP_FRAMES } from "#duck-dunk/rules.ts";
import { isPair, isShootOut, type State } from "#duck-dunk/rules/state.ts";
import { UNIT, rimOf } from "#duck-dunk/rules/units.ts";
import { LEAD_FOR_STAR } from "#duck-dunk/rules/points.ts";
import { featWords, rivalLook, sceneOf, TWIST_NAMES } from "./looks.ts";
import { styleWords } from "./cues.ts";

/** What a rival says before the match. */
export const LINES: readonly string[] = [
  "I can reach the rim! Nearly!",
  "Trampolines everywhere. Mind your head.",
  "On ice you stop later than you think.",
  "Feel the wind, then throw from far.",
  "Light ball. It is mine anyway.",
  "My rims go up. And down.",
  "Two balls? Two points at a time!",
  "My hall. My rules. They change.",
];

/** And after a lost one. */
const LOST =
  "I was on tiptoe!|Boing. Gone.|Cold feet.|Blown away.|Popped.|What a let-down.|Dropped it.|New rule: rematch!".split(
    "|",
  );

/** What the three stars of a rival ask for. */
export const starWords = (level: number): string => `Stars: a win, a lead of ${LEAD_FOR_STAR}, ${featWords(level)}`;

/** The large words of a moment, and a line below; null in play. */
export function bigWords(state: State): readonly [string, string] | null {
  const { phase, wait, points, mode, level, twist, clock, golden, longest } = state;
  const { name } = rivalLook(state);
  if (phase === PHASE.tip) {
    if (mode === MODE.season) return [`${name}: ${SCENES[sceneOf(state)]!.name.toLowerCase()}`, `“${LINES[level]!}”`];
    if (mode === MODE.shoot) return ["Shoot-out", "Throw from the mark. Hits in a row count more."];
    if (mode === MODE.pair) return ["Left against right", "Each basket changes the rules"];
    return [`${level + 1}. ${name}`, level === 0 ? "First to 9 wins" : TWIST_NAMES[twist]!];
  }
  if (phase === PHASE.ended) {
    if (isShootOut(state)) return ["Time!", `Longest row: ${longest}`];
    const score = points.join(" : ");
    if (points[0] === points[1]) return ["A draw", isPair(state) ? score : `${score}. ${name} keeps the court`];
    if (isPair(state)) return [points[0] > points[1] ? "Left wins!" : "Right wins!", score];
    if (points[0] < points[1]) return [`${name} wins`, score];
    return ["You win!", mode === MODE.season ? `${score} “${LOST[level]!}”` : score];
  }
  if (phase === PHASE.scored) return null;
  if (golden === 1 && clock > 19 * 60) return ["Golden basket", "The next one wins"];
  if (wait < 70 && state.last.side >= 0 && (isPair(state) || (mode === MODE.season && level === 7)))
    return [TWIST_NAMES[twist]!, ""];
  return null;
}

/** Seconds after which the ball goes to the other one, when few are left; else 0. */
export const keepSeconds = ({ kept }: State): number =>
  KEEP_FRAMES - kept <= 180 && kept > 0 ? Math.ceil((KEEP_FRAMES - kept) / 60) : 0;

export function say(state: State): string {
  const { phase, points, mode, balls, ducks, chain, spot } = state;
  const { name } = rivalLook(state);
  const words = bigWords(state);
  if (words && phase !== PHASE.play) return `${words[0]}. ${words[1]}`;
  const score = `${points[0]} to ${points[1]}`;
  if (phase === PHASE.scored)
    return mode === MODE.pair
      ? `${state.last.side === 0 ? "Left" : "Right"} scores. ${score}.`
      : `${state.last.side === 0 ? styleWords(state.last.style) : `${name} scores.`} ${score}.`;
  const me = ducks[0];
  const away = Math.round(Math.abs(rimOf(0) - me.x) / UNIT / 50) * 50;
  if (isShootOut(state)) {
    const off = Math.round((spot - me.x) / UNIT / 50) * 50;
    const to = off === 0 ? "You are at the mark" : `The mark is ${Math.abs(off)} to the ${off > 0 ? "right" : "left"}`;
    return `${to}, the rim ${away} away. ${chain} in a row.`;
  }
  const holder = balls[0]!.holder;
  const who = holder === 0 ? "You have the ball" : holder === 1 ? `${name} has the ball` : "The ball is loose";
  if (holder === 0) return `${who}, the rim is ${away} to the right.`;
  return `${who}, ${balls[0]!.x < me.x ? "left" : "right"} of you.`;
}

export const status = (state: State): string => {
  const { mode, level, points, chain } = state;
  if (mode === MODE.shoot) return `${chain} in a row`;
  // The board has the points.
  if (mode === MODE.pair) return points.join(" : ");
  return mode === MODE.street ? `${level + 1}. ${rivalLook(state).name}` : rivalLook(state).name;
};
