import { COLUMNS, GROUND } from "./rules-maps.ts";
import { isFree, towerAt } from "./rules-build.ts";
import { KIND } from "./rules-pigeons.ts";
import { LOAVES, mapOf, MODE, PHASE, wavesOf, type State } from "./rules-state.ts";
import { branchOf, levelOf } from "./rules-towers.ts";
import type { Group } from "./rules-waves.ts";

type TowerWords = { name: string; does: string; branches: readonly (readonly [name: string, does: string])[] };

export const TOWER_WORDS: readonly TowerWords[] = [
  {
    name: "Toaster",
    does: "Toast at one pigeon after another. Reaches flyers.",
    branches: [
      ["Four-slot", "Toast at three pigeons at once, later four."],
      ["Golden crust", "Flies far, hits hard, goes through armour."],
    ],
  },
  {
    name: "Honey pot",
    does: "Honey slows all around the hit.",
    branches: [
      ["Beehive", "Bees sting whoever is sticky."],
      ["Toffee", "So sticky that they stop."],
    ],
  },
  {
    name: "Rolling pin",
    does: "Rolls along the path, over all who walk there.",
    branches: [
      ["Marble pin", "Heavy as a stone. Goes through armour."],
      ["Twin pins", "One after the other, twice as often."],
    ],
  },
  {
    name: "Flour cannon",
    does: "A cloud that hits a crowd. Not for flyers.",
    branches: [
      ["Big bag", "A cloud twice as large."],
      ["Baking soda", "Fizz that stops a crowd for a moment."],
    ],
  },
  {
    name: "Pepper mill",
    does: "Hits all around it at once, flyers too.",
    branches: [
      ["Chilli", "Burns on for four seconds."],
      ["Sneeze", "Achoo! Throws all of them back."],
    ],
  },
  {
    name: "Oven",
    does: "Bakes crumbs after each wave.",
    branches: [
      ["Pastry shop", "Many more crumbs after each wave."],
      ["Fresh smell", "Ducks around it are faster."],
    ],
  },
];

type PigeonWords = { name: string; trait: string };
export const PIGEON_WORDS: readonly PigeonWords[] = [
  { name: "Pigeon", trait: "Hungry." },
  { name: "Runner", trait: "Fast on its feet." },
  { name: "Dumpling", trait: "Slow, and takes a lot." },
  { name: "Flyer", trait: "Straight over everything." },
  { name: "Colander", trait: "Armour stops small hits." },
  { name: "Chick", trait: "Tiny, but many." },
  { name: "Mother", trait: "Leaves three chicks." },
  { name: "Doctor", trait: "Heals the others." },
  { name: "Don Crumb", trait: "Boss. Takes three loaves." },
  { name: "The Baroness", trait: "Boss. Brings her chicks." },
  { name: "Air Marshal", trait: "Boss. Flies, takes two." },
];

/** "Golden crust, level 4". */
export function nameOfTower(kind: number, form: number): string {
  const { name, branches } = TOWER_WORDS[kind]!;
  const branch = branchOf(form);
  return `${branch > 0 ? branches[branch - 1]![0] : name}, level ${levelOf(form)}`;
}

const plural = (kind: number, count: number): string => {
  const { name } = PIGEON_WORDS[kind]!;
  return kind >= KIND.don ? name : `${count} ${name.toLowerCase()}${count === 1 ? "" : "s"}`;
};

/** "8 pigeons, 4 runners". The same kind twice is one number. */
export function listGroups(groups: readonly Group[]): string {
  const counts = new Map<number, number>();
  for (const { kind, count } of groups) counts.set(kind, (counts.get(kind) ?? 0) + count);
  return [...counts].map(([kind, count]) => plural(kind, count)).join(", ");
}

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
