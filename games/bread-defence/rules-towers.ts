export const TOWER = { toaster: 0, honey: 1, pin: 2, flour: 3, pepper: 4, oven: 5 } as const;
export const TOWERS = 6;
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
  /** Crumbs after each wave. */
  earns: number;
  /** Percent by which neighbours are faster. */
  cheer: number;
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
  earns: 0,
  cheer: 0,
};

const forms = (...changes: Partial<Form>[]): Form[] => {
  const [one, two, a3, a4, b3, b4] = changes;
  const first = { ...NONE, ...one };
  const second = { ...first, ...two };
  const [a, b] = [
    { ...second, ...a3 },
    { ...second, ...b3 },
  ];
  return [first, second, a, { ...a, ...a4 }, b, { ...b, ...b4 }];
};

/** For each tower: level 1, level 2, and levels 3 and 4 of both branches. Each names what is new. */
export const FORMS_OF: readonly (readonly Form[])[] = [
  forms(
    { cost: 55, range: 2400, every: 44, damage: 5 },
    { cost: 50, range: 2600, every: 40, damage: 8 },
    { cost: 120, every: 38, damage: 9, targets: 3 },
    { cost: 230, range: 2800, every: 32, damage: 14, targets: 4 },
    { cost: 130, range: 4000, every: 84, damage: 42, isPiercing: true },
    { cost: 250, range: 4700, every: 74, damage: 96 },
  ),
  forms(
    { cost: 65, range: 2200, every: 84, damage: 2, splash: 750, slow: 32, slowFor: 90 },
    { cost: 55, every: 76, damage: 3, splash: 900, slow: 40, slowFor: 110 },
    { cost: 120, damage: 4, poison: 4 },
    { cost: 230, every: 66, splash: 1100, poison: 10 },
    { cost: 130, slow: 50, stun: 26 },
    { cost: 230, every: 66, splash: 1200, stun: 40, damage: 9 },
  ),
  forms(
    { cost: 90, range: 2000, every: 150, damage: 12, roll: 4 },
    { cost: 80, every: 140, damage: 19, roll: 5 },
    { cost: 160, range: 2200, every: 165, damage: 49, roll: 6, isPiercing: true },
    { cost: 290, every: 150, damage: 106, roll: 8 },
    { cost: 150, every: 88, damage: 24 },
    { cost: 270, every: 66, damage: 47, roll: 6 },
  ),
  forms(
    { cost: 110, range: 3200, every: 124, damage: 11, splash: 1000 },
    { cost: 90, range: 3300, every: 116, damage: 19, splash: 1100 },
    { cost: 180, damage: 33, splash: 1550 },
    { cost: 330, range: 3600, every: 104, damage: 72, splash: 1850 },
    { cost: 170, damage: 24, stun: 32 },
    { cost: 300, every: 96, damage: 54, stun: 46, splash: 1300 },
  ),
  forms(
    { cost: 80, range: 1450, every: 36, damage: 3, targets: 99 },
    { cost: 75, range: 1550, every: 34, damage: 4 },
    { cost: 140, damage: 6, poison: 4 },
    { cost: 260, range: 1750, damage: 12, poison: 11, isPiercing: true },
    { cost: 140, damage: 8, every: 110, push: 450 },
    { cost: 250, range: 1900, damage: 19, every: 96, push: 700 },
  ),
  forms(
    { cost: 100, earns: 14 },
    { cost: 90, earns: 26 },
    { cost: 140, earns: 50 },
    { cost: 250, earns: 95 },
    { cost: 130, range: 1500, cheer: 25 },
    { cost: 230, range: 2100, cheer: 45 },
  ),
];

export type Tower = {
  tile: number;
  kind: number;
  /** An index of its forms: 0, 1, then 2 and 3, or 4 and 5. */
  form: number;
  /** Ticks until it can shoot. */
  wait: number;
  /** Percent of its usual speed: ducks are faster on water and near a smell of fresh bread. */
  haste: number;
  /** All that was paid for it. */
  paid: number;
  /** The tick of its last shot and where that went, for the view. */
  shotAt: number;
  aimX: number;
  aimY: number;
};

export const formOf = ({ kind, form }: Pick<Tower, "kind" | "form">): Form => FORMS_OF[kind]![form]!;

/** The form that follows by this branch, 0 or 1, or −1 for none. Before level 3 both branches are the same. */
export function nextForm(form: number, branch: number): number {
  if (form === 0) return 1;
  if (form === 1) return branch === 0 ? 2 : 4;
  return form === 2 || form === 4 ? form + 1 : -1;
}

export const isBranching = (form: number): boolean => form === 1;
export const levelOf = (form: number): number => (form < 2 ? form + 1 : 3 + (form & 1));
export const branchOf = (form: number): 0 | 1 | 2 => (form < 2 ? 0 : form < 4 ? 1 : 2);
export const sellPrice = ({ paid }: Pick<Tower, "paid">): number => Math.floor((paid * 3) / 4);
