import { columnOf, rowOf, STAIRS } from "#burrow/rules/board.ts";
import * as CAUSE from "#burrow/rules/causes.ts";
import * as CREATURE from "#burrow/rules/creatures.ts";
import * as INTENT from "#burrow/rules/intents.ts";
import * as MODE from "#burrow/rules/modes.ts";
import * as PHASE from "#burrow/rules/phases.ts";
import { puzzlePar } from "#burrow/rules/puzzles.ts";
import { markedCells } from "#burrow/rules/reach.ts";
import { partnerOf } from "#burrow/rules/relics.ts";
import type { Creature, World } from "#burrow/rules/world.ts";
import { floorCount, isBelow, type State } from "#burrow/rules.ts";

export const CREATURES: readonly (readonly [name: string, what: string])[] = [
  ["Boulder", "Push it: into a pit it fills it, against a creature it hurts."],
  ["Shrew", "Bites two cells ahead. Step aside."],
  ["Beetle", "Charges along its line. Rock makes it dizzy."],
  ["Mole", "Digs two cells on and hits to both sides. Step to it, or straight on."],
  ["Toad", "Spits along its line, at the first thing there."],
  ["Puff", "Bursts beside you, all around. Push it away."],
  ["Hedgehog", "Spins, and hits all around. Never touch its red spines."],
  ["Bat", "Flies slantwise, over pits. Bites a corner of four cells."],
  ["Stone snail", "Too heavy to push: let others bite it."],
  ["Baron Badger", "Charges. Lure him into rock or spikes, bump him while dizzy."],
  ["Queen Croak", "Tongue four ways, then dizzy: bump her. Push her puffs back."],
  ["Sir Fox", "Pounces, spins, and is dizzy: bump him then."],
];
export const creatureName = (kind: number): string => CREATURES[kind]![0];

export const RELICS: readonly (readonly [name: string, what: string])[] = [
  ["Swap whistle", "Change places with the first creature on a side."],
  ["Honk horn", "Blows all creatures beside you two cells away."],
  ["Spring shoes", "Hop two cells to a side, over or onto anything."],
  ["Snow globe", "For one turn nobody moves but you."],
  ["Puff seed", "Plants a puff beside you that bursts at once after your turn."],
  ["Umbrella", "Stops the first hit on each floor."],
  ["Bass drum", "Whoever you push slides until something stops it."],
  ["Nettle coat", "Whoever hits you is stung."],
  ["Rope", "Step away from a creature, and it comes along."],
  ["Thunder bell", "Pushes against something hurt twice as much."],
  ["Hot popcorn", "The beaten pop, and hurt whoever is beside them."],
  ["Quick feather", "Beat somebody, and the others miss their turn. Twice a floor."],
];
/** What a pair of relics does together, by the lower of both. */
const PAIRS: readonly (readonly [name: string, what: string])[] = [
  ["Lasso", "The rope reaches three cells."],
  ["Big band", "Horn and drum: they slide."],
  ["Stomp", "Hops hurt three times."],
  ["Deep freeze", "The globe lasts two turns."],
  ["Fireworks", "Popcorn pops all around."],
  ["Nettle shield", "The umbrella stings."],
];
export const pairWords = (relic: number): readonly [string, string] => PAIRS[Math.min(relic, partnerOf(relic))]!;

const OTHER_OFFERS: readonly (readonly [string, string])[] = [
  ["Fresh loaf", "Two hearts, now."],
  ["Both of them!", "One heart breaks for good."],
  ["Go home", "The run ends here, and you win."],
  ["Deeper!", "Less light, more points. Fall before you are home, and half of all points are lost."],
];
export const offerWords = (offer: number): readonly [string, string] =>
  offer < 0 ? OTHER_OFFERS[-1 - offer]! : RELICS[offer]!;

export const PARTS = ["Among the roots", "The old cellar", "The deep", "Below the deep"] as const;

const SIDES = ["right", "down", "left", "up"] as const;
const sideWord = (way: number): string =>
  way < 4 ? SIDES[way]! : `${way === 6 || way === 7 ? "up" : "down"} ${way === 4 || way === 7 ? "right" : "left"}`;

/** What a creature does in this turn. */
export function intentWords({ kind, intent, way, dizzy }: Creature): string {
  if (kind === CREATURE.boulder) return "lies there";
  if (dizzy > 0) return "is dizzy";
  switch (intent) {
    case INTENT.step:
      return `steps ${sideWord(way)}`;
    case INTENT.bite:
      return `bites ${sideWord(way)}`;
    case INTENT.charge:
      return `charges ${sideWord(way)}`;
    case INTENT.dig:
      return `${kind === CREATURE.queen ? "hops" : "digs"} two cells ${sideWord(way)}`;
    case INTENT.spit:
      return `spits ${sideWord(way)}`;
    case INTENT.burst:
      return "bursts";
    case INTENT.spin:
      return "hits all around";
    case INTENT.tongue:
      return "shoots four ways";
    case INTENT.lay:
      return "lays a puff";
    case INTENT.pounce:
      return "pounces on the marked cells";
    case INTENT.howl:
      return "calls for help";
    default:
      return kind === CREATURE.puff ? "dozes" : "catches its breath";
  }
}

const CAUSES: Record<number, string> = {
  [CAUSE.spikes]: "Spikes are sharp: walk around them.",
  [CAUSE.burst]: "The puff was lit: push it away, or step back.",
  [CAUSE.dark]: "The oil ran out, and the dark bites: go to the stairs in time.",
  [CAUSE.spines]: "The hedgehog had its spines up: bump it when it walks.",
  [CAUSE.asleep]: "The duck fell asleep over its lantern.",
};

/** What ended the run, and how it can be avoided. */
export const fallWords = (state: State): string =>
  `${deathWords(state.world)}${isBelow(state) ? " Half of your points stay down there." : ""}`;

export function deathWords({ cause, causeKind }: World): string {
  if (cause !== CAUSE.creature) return CAUSES[cause] ?? "";
  const [name, what] = CREATURES[causeKind]!;
  if (causeKind === CREATURE.shrew) return "The shrew's bite was marked: step aside.";
  return `${name}: that was marked. ${what}`;
}

export const floorWords = (state: State): string => {
  const floor = state.world.floor + 1;
  return `Floor ${floor}${floor > floorCount(state) ? "" : ` of ${floorCount(state)}`}`;
};

export const statusOf = (state: State): string => {
  const { mode, world, level } = state;
  if (mode === MODE.puzzle) return `${world.turns} of ${puzzlePar(level)} turns`;
  return floorWords(state);
};

const away = (from: number, to: number): string => {
  const [right, down] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  const parts = [
    right === 0 ? "" : `${Math.abs(right)} ${right > 0 ? "right" : "left"}`,
    down === 0 ? "" : `${Math.abs(down)} ${down > 0 ? "down" : "up"}`,
  ];
  return parts.filter(Boolean).join(" ") || "here";
};

const count = (number: number, word: string): string => `${number} ${word}${number === 1 ? "" : "s"}`;

/** One sentence for screen readers: where everything is, and what it will do. */
export function sayState(state: State): string {
  const { world, phase, offers, cursor, armed } = state;
  if (phase === PHASE.pick)
    return `Choose. ${offers.map((offer, at) => `${at + 1}: ${offerWords(offer).join(", ")}`).join(" ")} Now at ${cursor + 1}.`;
  if (phase >= PHASE.ending) return state.isWon ? "Done!" : fallWords(state);
  const { duck, hearts, oil, creatures, tiles } = world;
  if (armed >= 0) return `${RELICS[world.relics[armed]!]![0]}: choose a side.`;
  const stairs = tiles.indexOf(STAIRS);
  const danger = markedCells(world).has(duck) ? "You stand on a marked cell! " : "";
  const them = creatures
    .filter(({ kind }) => kind !== CREATURE.boulder)
    .map((creature) => `${creatureName(creature.kind)} ${away(duck, creature.at)} ${intentWords(creature)}`);
  return `${danger}${count(hearts, "heart")}, ${count(oil, "turn")} of light. ${stairs < 0 ? "" : `Stairs ${away(duck, stairs)}${world.isShut ? ", shut" : ""}. `}${them.join(". ")}.`;
}
