export type Direction = "up" | "down" | "left" | "right";
export type Box = { left: number; top: number; width: number; height: number };

/** Sideways distance costs more than distance straight ahead. */
const SIDEWAYS_WEIGHT = 3;

/** The index of the nearest box in a direction, or -1. Without a start, the first box. */
export function nearestInDirection(from: Box | null, boxes: Box[], direction: Direction): number {
  if (!from) return boxes.length > 0 ? 0 : -1;
  const costs = boxes.map((box) => costOf(from, box, direction));
  const least = Math.min(...costs);
  return least === Infinity ? -1 : costs.indexOf(least);
}

function costOf(from: Box, to: Box, direction: Direction): number {
  const isLevel = direction === "left" || direction === "right";
  const isForward = direction === "right" || direction === "down";
  const [a, b] = isLevel ? [across(from), across(to)] : [along(from), along(to)];
  const [c, d] = isLevel ? [along(from), along(to)] : [across(from), across(to)];
  // Measured from edge to edge, so that a wide box is as near as a narrow one. Boxes side by side are not ahead.
  const ahead = isForward ? b.start - a.end : a.start - b.end;
  const isAhead = isForward ? b.middle > a.middle : b.middle < a.middle;
  if (!isAhead || ahead < -OVERLAP) return Infinity;
  const aside = Math.max(0, d.start - c.end, c.start - d.end);
  return Math.max(0, ahead) + SIDEWAYS_WEIGHT * aside + Math.abs(d.middle - c.middle) / 100;
}

/** Borders and rounding may overlap a little. */
const OVERLAP = 8;

const across = ({ left, width }: Box) => ({ start: left, end: left + width, middle: left + width / 2 });
const along = ({ top, height }: Box) => ({ start: top, end: top + height, middle: top + height / 2 });
