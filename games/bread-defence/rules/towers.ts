import * as TOWER from "./tower-kinds.ts";

export const TOWERS = 5;
export const FORMS = 6;

/** What a tower can do in one of its forms. Ranges are in thousandths of a tile, times in ticks. */
export type Form = {
  cost: number;
  range: number;
  /** Ticks between two shots. */
  every: number;
  damage: number;
  /** How many it hits at once. */
  targets: number;
  /** Radius of what it does around the hit. */
  splash: number;
  /** By so many percent, for so long. */
  slow: number;
  slowFor: number;
  stun: number;
  /** Damage of each sting, every half a second, for four seconds. */
  poison: number;
  isPiercing: boolean;
  /** Tiles that a pin rolls. */
  roll: number;
  /** Thousandths of a tile that a sneeze throws back. */
  push: number;
};

const NONE: Form = {
  cost: 0,
  range: 0,
  every: 0,
  damage: 0,
  targets: 1,
  splash: 0,
  slow: 0,
  slowFor: 0,
  stun: 0,
  poison: 0,
  isPiercing: false,
  roll: 0,
  push: 0,
};

/** Percent of what it had before: what the second and the fourth level do to a form. */
const [SECOND, FOURTH] = [
  {
    cost: 90,
    range: 106,
    every: 91,
    damage: 165,
    splash: 115,
    slow: 122,
    slowFor: 125,
    poison: 1,
    roll: 125,
  },
  {
    cost: 185,
    range: 115,
    every: 86,
    damage: 205,
    splash: 120,
    slow: 100,
    slowFor: 100,
    poison: 250,
    roll: 130,
  },
];

function raise(form: Form, percents: typeof SECOND): Form {
  const raised = { ...form };
  for (const [name, percent] of Object.entries(percents) as [keyof typeof SECOND, number][])
    raised[name] = Math.round((form[name] * percent) / 100);
  return raised;
}

function forms(
  first: Partial<Form>,
  one: Partial<Form>,
  other: Partial<Form>,
  more?: Partial<Form>,
  last?: Partial<Form>,
): Form[] {
  const start = { ...NONE, ...first };
  const second = raise(start, SECOND);
  const [a, b] = [
    { ...second, ...one },
    { ...second, ...other },
  ];
  return [start, second, a, { ...raise(a, FOURTH), ...more }, b, { ...raise(b, FOURTH), ...last }];
}

/** For each tower: level 1, level 2, and levels 3 and 4 of both branches. */
export const FORMS_OF: readonly (readonly Form[])[] = [
  forms(
    { cost: 55, range: 2400, every: 44, damage: 5 },
    { cost: 135, damage: 8, targets: 3 },
    { cost: 135, range: 4000, every: 130, damage: 34 },
    { targets: 4, range: 2700 },
  ),
  forms(
    { cost: 65, range: 2200, every: 84, damage: 2, splash: 750, slow: 32, slowFor: 90 },
    { cost: 125, damage: 4, poison: 3 },
    { cost: 125, slow: 50, stun: 26 },
    {},
    { stun: 40 },
  ),
  forms(
    { cost: 70, range: 2000, every: 120, damage: 12, roll: 4, isPiercing: true },
    { cost: 150, every: 150, damage: 42, roll: 6 },
    { cost: 150, every: 76, damage: 24 },
  ),
  forms(
    { cost: 95, range: 3200, every: 116, damage: 14, splash: 1000 },
    { cost: 165, damage: 40, splash: 1550 },
    { cost: 155, damage: 30, stun: 32 },
    {},
    { stun: 46 },
  ),
  forms(
    { cost: 80, range: 1750, every: 36, damage: 4, targets: 99, isPiercing: true },
    { cost: 140, damage: 7, poison: 4 },
    { cost: 140, damage: 13, every: 100, push: 500 },
    {},
    { push: 700 },
  ),
];

export type Tower = {
  tile: number;
  kind: number;
  /** An index of its forms: 0, 1, then 2 and 3, or 4 and 5. */
  form: number;
  /** Ticks until it can shoot. */
  wait: number;
  /** Percent of its usual speed: ducks are faster on water. */
  haste: number;
  /** Percent of its usual range: more on a hill, less at night. */
  reach: number;
  /** Until this tick it does nothing: a boss has frightened it. */
  dazedTill: number;
  /** All that was paid for it. */
  paid: number;
  /** The kind of pigeon that it shoots: the first, the strongest or the nearest. */
  aim: number;
  /** The tick of its last shot and where that went, for the view. */
  shotAt: number;
  aimX: number;
  aimY: number;
};

export const formOf = ({ kind, form }: Pick<Tower, "kind" | "form">): Form => FORMS_OF[kind]![form]!;

export const rangeOf = (tower: Pick<Tower, "kind" | "form" | "reach">): number =>
  Math.floor((formOf(tower).range * tower.reach) / 100);

/** The form that follows by this branch, 0 or 1, or −1 for none. Before level 3 both branches are the same. */
export function nextForm(form: number, branch: number): number {
  if (form === 0) return 1;
  if (form === 1) return branch === 0 ? 2 : 4;
  return form === 2 || form === 4 ? form + 1 : -1;
}

/** A pepper mill hits all around it, and has nobody to choose. */
export const AIMS = 3;
export const canAim = (kind: number): boolean => kind !== TOWER.pepper;

export const levelOf = (form: number): number => (form < 2 ? form + 1 : 3 + (form & 1));
export const branchOf = (form: number): 0 | 1 | 2 => (form < 2 ? 0 : form < 4 ? 1 : 2);
export const sellPrice = ({ paid }: Pick<Tower, "paid">): number => Math.floor((paid * 3) / 4);
