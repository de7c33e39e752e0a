import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PLACE } from "./rules-circuits.ts";
import { onStage, type Eye } from "./view-camera.ts";

/** A stand beside the road: the middle of its front, the direction of the road, and that away from it. */
export type Stand = { x: number; y: number; alongX: number; alongY: number; outX: number; outY: number };

/** In units; `half` is half its length. */
export const STAND = { half: 74, deep: 58, high: 60 } as const;

const [ROWS, SEATS, HEAD] = [3, 9, 6.6];
/** Units of height on the screen. */
const UP = 0.82;
const CROWD = ["#FFD24A", "#FFF3D1", "#F2594B", "#6FD6FF", "#8ED06A", "#F7A8C4"] as const;

type Colours = readonly [roof: string, light: string, wall: string, side: string];
const COLOURS: Readonly<Record<number, Colours>> = {
  [PLACE.meadow]: ["#E2483D", "#F2786C", "#2E7B3C", "#235F2E"],
  [PLACE.harbour]: ["#1E7FA8", "#4DA9CC", "#C8402F", "#9C2C22"],
  [PLACE.frost]: ["#3E86B8", "#7DB5DA", "#B8363F", "#8F2630"],
  [PLACE.night]: ["#7B3FC4", "#A06BE0", "#2A246B", "#1F1A52"],
};

/** The stand as a solid that turns with the road: rising rows of a crowd, walls, and a roof above its back. */
export function drawStand(
  { context, tick, isCalm }: Pick<Stage, "context" | "tick" | "isCalm">,
  eye: Eye,
  stand: Stand,
  place: number,
): void {
  const { half, deep, high } = STAND;
  const [roof, light, wall, side] = COLOURS[place]!;
  const at = (along: number, out: number, up: number): [number, number] => {
    const { alongX, alongY, outX, outY } = stand;
    const [x, y] = onStage(eye, stand.x + alongX * along + outX * out, stand.y + alongY * along + outY * out);
    return [x, y - up * eye.zoom * UP];
  };
  const face = (colour: string, ...corners: readonly [number, number, number][]) => {
    context.fillStyle = colour;
    context.beginPath();
    for (const corner of corners) context.lineTo(...at(...corner));
    context.fill();
  };
  // How far a direction comes towards the eye.
  const [sin, cos] = [Math.sin(eye.spin), Math.cos(eye.spin)];
  const near = (x: number, y: number) => x * sin + y * cos;
  const outNear = near(stand.outX, stand.outY);
  const alongNear = near(stand.alongX, stand.alongY);

  face(
    "rgb(10 18 44 / .24)",
    [-half + 8, -6, 0],
    [half + 12, -6, 0],
    [half + 12, deep + 12, 0],
    [-half + 8, deep + 12, 0],
  );
  drawCrowd(context, at, isCalm ? 0 : (tick >> 4) % 2);
  const end = alongNear > 0 ? half : -half;
  face(side, [end, 0, 0], [end, deep, 0], [end, deep, 42], [end, 0, 12]);
  const edge = outNear > 0 ? deep : 0;
  face(wall, [-half, edge, 0], [half, edge, 0], [half, edge, edge ? 42 : 12], [-half, edge, edge ? 42 : 12]);
  if (edge === 0)
    for (const from of [-half, 0])
      face("#FFF9E6", [from, 0, 1], [from + half / 2, 0, 1], [from + half / 2, 0, 11], [from, 0, 11]);
  context.strokeStyle = "#1A1446";
  context.lineWidth = 4 * eye.zoom;
  context.beginPath();
  for (const post of [-half + 3, half - 3]) {
    context.moveTo(...at(post, deep - 4, edge ? 0 : 34));
    context.lineTo(...at(post, deep - 4, high));
  }
  context.stroke();
  face(
    roof,
    [-half - 6, 40, high],
    [half + 6, 40, high],
    [half + 6, deep + 6, high - 4],
    [-half - 6, deep + 6, high - 4],
  );
  face(light, [-half - 6, 35, high], [half + 6, 35, high], [half + 6, 42, high], [-half - 6, 42, high]);
}

/** Two pictures of the rows from above, in which every other head has moved. */
const crowds = new Map<number, HTMLCanvasElement>();
const SHARP = 2;

function crowdOf(bob: number): HTMLCanvasElement {
  const known = crowds.get(bob);
  if (known) return known;
  const picture = document.createElement("canvas");
  picture.width = STAND.half * 2 * SHARP;
  picture.height = STAND.deep * SHARP;
  const inside = picture.getContext("2d")!;
  inside.scale(SHARP, SHARP);
  inside.fillStyle = "#2B2F52";
  inside.fillRect(0, 0, STAND.half * 2, STAND.deep);
  const dot = (colour: string, x: number, y: number, size: number) => {
    inside.fillStyle = colour;
    inside.beginPath();
    inside.arc(x, y, size, 0, 7);
    inside.fill();
  };
  for (let row = 0; row < ROWS; row++)
    for (let seat = 0; seat < SEATS; seat++) {
      const [x, y] = [11 + seat * 15.2 + (row % 2) * 5, 10 + row * 17 + ((seat + row) % 2 === bob ? 3 : 0)];
      dot(CROWD[((seat * 5 + row * 3) % 7) % 6]!, x, y, HEAD);
      dot("#FF8A3A", x, y - 2.5, 2.4);
    }
  crowds.set(bob, picture);
  return picture;
}

/** The picture lies on the slope of the rows: a flat thing on the screen is only stretched and turned. */
function drawCrowd(
  context: CanvasRenderingContext2D,
  at: (along: number, out: number, up: number) => [number, number],
  bob: number,
): void {
  const { half, deep } = STAND;
  const [[x, y], [ax, ay], [ox, oy]] = [at(-half, 0, 10), at(half, 0, 10), at(-half, deep, 40)];
  context.save();
  context.transform((ax - x) / (2 * half), (ay - y) / (2 * half), (ox - x) / deep, (oy - y) / deep, x, y);
  context.drawImage(crowdOf(bob), 0, 0, 2 * half, deep);
  context.restore();
}
