import { COLUMNS } from "./rules-maps.ts";
import { isFree, towerAt } from "./rules-build.ts";
import { LOAVES, mapOf, wavesOf, type State } from "./rules-state.ts";
import { branchOf, levelOf } from "./rules-towers.ts";
import type { Group } from "./rules-waves.ts";
import * as MODE from "./rules-modes.ts";
import * as PHASE from "./rules-phases.ts";
import * as KIND from "./rules-pigeon-kinds.ts";
import * as GROUND from "./rules-grounds.ts";

type TowerWords = { name: string; does: string; branches: readonly (readonly string[])[] };

const tower = (name: string, does: string, ...branches: string[][]): TowerWords => ({ name, does, branches });

/** What each tower does, and what its branches do. */
export const TOWER_WORDS: readonly TowerWords[] = [
  tower(
    "Toaster",
    "One slice after another, at flyers too.",
    ["Four-slot", "Three pigeons at once, later four."],
    ["Golden crust", "Far and hard, through armour."],
  ),
  tower(
    "Honey pot",
    "Slows all around the hit.",
    ["Beehive", "Bees sting whoever is sticky."],
    ["Toffee", "So sticky that they stop."],
  ),
  tower(
    "Rolling pin",
    "Rolls over all who walk on the path.",
    ["Marble pin", "Huge, through armour."],
    ["Twin pins", "Rolls twice as often."],
  ),
  tower(
    "Flour cannon",
    "Hits a crowd, but no flyers.",
    ["Big bag", "A much larger cloud."],
    ["Baking soda", "Fizz that stops a crowd."],
  ),
  tower(
    "Pepper mill",
    "Hits all around it, flyers too.",
    ["Chilli", "Burns on for four seconds."],
    ["Sneeze", "Throws all of them back."],
  ),
  tower(
    "Oven",
    "Bakes crumbs after each wave.",
    ["Pastry shop", "Many more crumbs."],
    ["Fresh smell", "Ducks around it are faster."],
  ),
];

export const PIGEON_WORDS: readonly { name: string; trait: string }[] = [
  ["Pigeon", "hungry"],
  ["Runner", "fast"],
  ["Dumpling", "slow but tough"],
  ["Flyer", "straight over all"],
  ["Colander", "armoured"],
  ["Chick", "tiny but many"],
  ["Mother", "has three chicks"],
  ["Doctor", "heals the others"],
  ["Don Crumb", "takes three loaves"],
  ["Baroness", "brings her chicks"],
  ["Air Marshal", "flies, takes two"],
].map(([name, trait]) => ({ name: name!, trait: trait! }));

/** "Golden crust, level 4". */
export function nameOfTower(kind: number, form: number): string {
  const { name, branches } = TOWER_WORDS[kind]!;
  const branch = branchOf(form);
  return `${branch > 0 ? branches[branch - 1]![0] : name}, level ${levelOf(form)}`;
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

export const loavesLeft = ({ lost }: Pick<State, "lost">): number => LOAVES - lost;

/** What lies on a tile, for screen readers. */
export function sayTile(state: State, tile: number): string {
  const [column, row] = [tile % COLUMNS, Math.floor(tile / COLUMNS)];
  const tower = towerAt(state, tile);
  const ground = mapOf(state).tiles[tile];
  const what = tower
    ? nameOfTower(tower.kind, tower.form)
    : isFree(state, tile)
      ? ground === GROUND.water
        ? "free water"
        : "free"
      : ground === GROUND.path
        ? "path"
        : "blocked";
  return `Column ${column + 1}, row ${row + 1}: ${what}. ${state.crumbs} crumbs.`;
}

/** The sentence for screen readers. */
export function sayState(state: State): string {
  const { phase, home, pigeons, next, wave } = state;
  if (phase === PHASE.won) return `The bakery is safe, with ${loavesLeft(state)} loaves.`;
  if (phase === PHASE.lost) return `The shelves are empty, in wave ${wave}.`;
  if (phase === PHASE.ready) return `Build ducks beside the path. First come ${listGroups(next)}.`;
  const thieves = pigeons.filter(({ loaves }) => loaves > 0).length;
  const stolen = thieves > 0 ? ` ${thieves === 1 ? "A thief has" : `${thieves} thieves have`} bread!` : "";
  const follows = next.length > 0 && state.coming.length === 0 ? ` Next: ${listGroups(next)}.` : "";
  return `${waveName(state)}. ${home} loaves on the counter.${stolen}${follows}`;
}
