type Sign = { name: string; colour: string; shade: string };

/** The kinds of boats and jetties: a colour, and a shape for colour-blind players. */
export const KINDS: readonly Sign[] = [
  { name: "dot", colour: "#F2594B", shade: "#B93A34" },
  { name: "corner", colour: "#FFC83D", shade: "#C98F14" },
  { name: "square", colour: "#5EE6A0", shade: "#2C9E68" },
];

/** A sign of the given size, centred on a point. */
export function drawSign(context: CanvasRenderingContext2D, kind: number, x: number, y: number, size: number): void {
  const half = size / 2;
  context.fillStyle = "#1A2350";
  context.beginPath();
  if (kind === 0) context.arc(x, y, half, 0, 7);
  else if (kind === 1) {
    context.moveTo(x, y - half * 1.1);
    context.lineTo(x + half * 1.1, y + half * 0.9);
    context.lineTo(x - half * 1.1, y + half * 0.9);
    context.closePath();
  } else context.rect(x - half * 0.9, y - half * 0.9, size * 0.9, size * 0.9);
  context.fill();
}
