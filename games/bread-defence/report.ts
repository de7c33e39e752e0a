import { MAPS } from "./rules/maps.ts";
import { TWO_STARS, type State } from "./rules.ts";
import { isBoss, PIGEONS } from "./rules/pigeons.ts";
import { loavesLeft, PIGEON_WORDS } from "./view/words.ts";
import * as MODE from "./rules/modes.ts";
import * as PHASE from "./rules/phases.ts";

const sumOf = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0);

/** Sentences for the report. */
export function sentencesOf(state: State): string[] {
  const { mode, phase, wave, held, downed, saved, lost, map } = state;
  const facts = `${sumOf(downed)} shot down, ${saved} brought back.`;
  if (mode === MODE.siege) return [`Waves held: ${held}. ${facts}`, ...(lost > 0 ? [lessonOf(state)] : [])];
  if (phase !== PHASE.won)
    return [`Wave ${wave} was too much. ${facts}`, lessonOf(state), "The pigeons rate you five stars."];
  if (mode === MODE.rush) return [`${loavesLeft(state)} loaves are left. ${facts}`];
  const missing = lost > TWO_STARS ? `Two stars: lose at most ${TWO_STARS}.` : "Three stars: lose none.";
  return [`${MAPS[map]!.name} is safe. ${facts}`, lost > 0 ? missing : "The Don wants his hat back."];
}

/** Names the kind of pigeon that took most of the bread, and the remedy. */
function lessonOf({ lost, lostTo }: State): string {
  const most = lostTo.indexOf(Math.max(...lostTo));
  const { name } = PIGEON_WORDS[most]!;
  const { flies, armour, down } = PIGEONS[most]!;
  const help = flies
    ? "Use toasters or pepper."
    : armour > 9
      ? "Use pins or pepper."
      : down > 0
        ? "Use big hits."
        : "Honey slows them.";
  return `${name}${isBoss(most) ? "" : "s"} took ${lostTo[most]} of ${lost} loaves. ${help}`;
}
