import { ACROSS, ALONG, SUB } from "./rules-belt.ts";

/**
 * Orientation of the belt on the stage: flight goes right on a wide screen and up on a tall one. The rules are the
 * same, so runs of both can be compared.
 */
export type Lie = { isTall: boolean };

export const WIDE = [ALONG, ACROSS] as const;
export const TALL = [ACROSS, ALONG] as const;

/** Converts belt units (along, across) to a point on the stage. */
export const place = ({ isTall }: Lie, along: number, across: number): [x: number, y: number] =>
  isTall ? [across, ALONG - along] : [along, across];

export const placeOf = (lie: Lie, { a, c }: { a: number; c: number }) => place(lie, a / SUB, c / SUB);

/** Converts a point on the stage to belt units. */
export const pointedAt = ({ isTall }: Lie, { x, y }: { x: number; y: number }) =>
  isTall ? { along: ALONG - y, across: x } : { along: x, across: y };
