import { COLUMNS } from "#bread-defence/rules/maps.ts";
import { towerAt } from "#bread-defence/rules/build.ts";
import { loavesOf, mapOf, type State } from "#bread-defence/rules/state.ts";
import { wavesOf } from "#bread-defence/rules/town-waves.ts";
import { branchOf, levelOf, TOWERS } from "#bread-defence/rules/towers.ts";
import type { Group } from "#bread-defence/rules/waves.ts";
import * as MODE from "#bread-defence/rules/modes.ts";
import * as PHASE from "#bread-defence/rules/phases.ts";
import * as KIND from "#bread-defence/rules/pigeon-kinds.ts";

/** What each tower is called, what it does, and its two branches. */
export const TOWER_WORDS: readonly (readonly [name: string, does: string, ...branches: string[]])[] = [
  ["Toaster", "One slice after another, at flyers too.", "Four-slot", "Golden crust"],
  ["Honey pot", "Slows a crowd, but no flyers.", "Beehive", "Toffee"],
  ["Rolling pin", "Rolls over all who walk on the path.", "Marble pin", "Twin pins"],
  ["Flour cannon", "Hits a crowd, but no flyers.", "Big bag", "Baking soda"],
  ["Pepper mill", "Hits all around it, flyers too.", "Chilli", "Sneeze"],
];

/** The aims of a duck, each with its meaning. */
export const AIM_WORDS = [
  ["First", "Thieves before all others."],
  ["Strongest", "Most health left."],
  ["Nearest", "Closest to this duck."],
] as const;

/** A recipe's name, and what it does; the first five are of a tower each. */
export const recipeWords = (recipe: number): readonly [name: string, does: string] =>
  recipe < TOWERS ? [TOWER_WORDS[recipe]![0], "25 % stronger"] : RECIPES[recipe - TOWERS]!;
const RECIPES = [
  ["Crunchy crust", "20 % more crumbs"],
  ["Fresh batch", "Two loaves back"],
  ["Goose", "Honks more often"],
] as const;

/** The line below a town's name: its own trick. */
export const TRICKS = [
  "Stop the thieves!",
  "Ducks on water are faster.",
  "Ducks on stands reach further.",
  "Flyers come straight.",
  "Jam slows pigeons.",
  "Two gates, and ice is fast.",
  "A long way, and stands.",
  "Two gates meet in the jam.",
  "Night: stands have lamps.",
  "Two gates, ice and jam.",
];

export const PIGEON_WORDS: readonly { name: string; trait: string }[] = [
  ["Pigeon", "hungry"],
  ["Runner", "fast"],
  ["Dumpling", "needs big hits"],
  ["Flyer", "flies straight"],
  ["Colander", "stops toast"],
  ["Chick", "tiny but many"],
  ["Mother", "has 3 chicks"],
  ["Doctor", "heals others"],
  ["Don Crumb", "frightens ducks"],
  ["Baroness", "brings her chicks"],
  ["Air Marshal", "flies, takes two"],
].map(([name, trait]) => ({ name: name!, trait: trait! }));

/** "Golden crust, level 4". */
export function nameOfTower(kind: number, form: number): string {
  const branch = branchOf(form);
  return `${TOWER_WORDS[kind]![branch > 0 ? branch + 1 : 0]}, level ${levelOf(form)}`;
}

/** How many of each kind come. */
export function countKinds(groups: readonly Group[]): (readonly [kind: number, count: number])[] {
  const counts = new Map<number, number>();
  for (const { kind, count } of groups) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts];
}

/** "8 pigeons, 4 runners". */
export const listGroups = (groups: readonly Group[]): string =>
  countKinds(groups)
    .map(([kind, count]) => {
      const { name } = PIGEON_WORDS[kind]!;
      return kind >= KIND.don ? name : `${count} ${name.toLowerCase()}${count === 1 ? "" : "s"}`;
    })
    .join(", ");

/** "Wave 3 of 6". */
export function waveName(state: State): string {
  const of = state.mode === MODE.level ? ` of ${wavesOf(state.map)}` : "";
  return `Wave ${state.wave}${of}`;
}

export const loavesLeft = (state: State): number => loavesOf(state) - state.lost;

const GROUND_WORDS = [
  "free",
  "path",
  "free water, ducks are faster",
  "bush",
  "tree",
  "bakery",
  "free stand, ducks reach further",
  "icy path",
  "path with jam",
];

/** The ground of a tile. */
function groundWords(state: State, tile: number): string {
  const { tiles, paths } = mapOf(state);
  if (paths.some(({ columns, rows }) => tile === rows[1]! * COLUMNS + columns[1]!)) return "path, the gate";
  return GROUND_WORDS[tiles[tile]!]!;
}

/** What lies on a tile, for screen readers. */
export function sayTile(state: State, tile: number): string {
  const tower = towerAt(state, tile);
  const what = tower ? nameOfTower(tower.kind, tower.form) : groundWords(state, tile);
  return `Column ${(tile % COLUMNS) + 1}, row ${Math.floor(tile / COLUMNS) + 1}: ${what}. ${state.crumbs} crumbs.`;
}

/** The sentence for screen readers. */
export function sayState(state: State): string {
  const { phase, home, pigeons, next, coming } = state;
  if (phase === PHASE.won) return `The bread is safe: ${loavesLeft(state)} loaves.`;
  if (phase === PHASE.lost) return "Sold out.";
  const thieves = pigeons.filter(({ loaves }) => loaves > 0).length;
  const stolen = thieves > 0 ? ` Thieves with bread: ${thieves}.` : "";
  const goose = stolen && state.honkIn === 0 ? " The goose is ready." : "";
  const follows = next.length > 0 && coming.length === 0 ? ` Next: ${listGroups(next)}.` : "";
  return `${waveName(state)}. ${home} loaves.${stolen}${goose}${follows}`;
}
