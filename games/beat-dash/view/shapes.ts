/** The same number from 0 to 1 for the same two. */
export function noise(one: number, other: number): number {
  const mixed = Math.imul((one * 374_761 + other * 668_265) | 0, 0x5bd1e995);
  return ((mixed ^ (mixed >>> 15)) >>> 8) / 0xff_ffff;
}

/** A path from corner to corner: x and y in turns. */
export function trace(context: CanvasRenderingContext2D, corners: readonly number[]): void {
  context.beginPath();
  for (let at = 0; at < corners.length; at += 2) context.lineTo(corners[at]!, corners[at + 1]!);
}

export function circle(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 7);
  context.fill();
}

/** A colour between two, as six digits. */
export function mix(one: string, other: string, part: number): string {
  const channel = (at: number) => {
    const [from, to] = [one, other].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, "0");
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}
