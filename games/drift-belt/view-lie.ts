import { ACROSS, ALONG, SUB } from "./rules-belt.ts";

/**
 * How the belt lies on the stage: the flight goes to the right on a wide screen and upwards on a tall one. It is the
 * same belt, so runs of both can be compared.
 */
export type Lie = { isTall: boolean };

export const WIDE = [ALONG, ACROSS] as const;
export const TALL = [ACROSS, ALONG] as const;

/** A place on the stage, from units along and across. */
export const place = ({ isTall }: Lie, along: number, across: number): [x: number, y: number] =>
  isTall ? [across, ALONG - along] : [along, across];

export const placeOf = (lie: Lie, { a, c }: { a: number; c: number }) => place(lie, a / SUB, c / SUB);

/** The other way round, in units: what a finger points at. */
export const pointedAt = ({ isTall }: Lie, { x, y }: { x: number; y: number }) =>
  isTall ? { along: ALONG - y, across: x } : { along: x, across: y };
