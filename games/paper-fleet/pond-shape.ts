export type Place = { readonly x: number; readonly y: number };

/** How large a pond is and what stands where in it. */
export type PondShape = {
  readonly width: number;
  readonly height: number;
  /** One for each kind of boat. */
  readonly jetties: readonly Place[];
  readonly goose: Place & { readonly radius: number };
};

const GOOSE_RADIUS = 48;

export const WIDE: PondShape = {
  width: 960,
  height: 540,
  jetties: [
    { x: 170, y: 462 },
    { x: 480, y: 76 },
    { x: 790, y: 462 },
  ],
  goose: { x: 480, y: 290, radius: GOOSE_RADIUS },
};

/** For a telephone that is held upright. */
export const TALL: PondShape = {
  width: 560,
  height: 760,
  jetties: [
    { x: 108, y: 682 },
    { x: 280, y: 76 },
    { x: 452, y: 682 },
  ],
  goose: { x: 280, y: 390, radius: GOOSE_RADIUS },
};
