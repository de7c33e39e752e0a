import { circle, line, oval } from "#tongue-tied/view/sprites.ts";
import { drawHat } from "./hats.ts";

type Context = CanvasRenderingContext2D;

/** The colours of a frog, its spots, and what it wears. */
export type Skin = { id: string; body: string; dark: string; belly: string; spots: string; hat: string };

export type Pose = {
  x: number;
  y: number;
  /** Radians. */
  turn: number;
  /** 1 is normal; more is longer and thinner. */
  stretch: number;
  /** Where the eyes look: a direction. */
  lookX: number;
  lookY: number;
  mood: "calm" | "glad" | "scared" | "proud";
  /** Legs: 0 tucked in for a somersault, 1 stretched out behind, 2 sitting. */
  legs: number;
  isOpen: boolean;
  tick: number;
};

const INK = "#12301E";
/** The picture is a little larger than what thorns can hit. */
const SIZE = 1.18;

/** The frog, about 44 units long, around its middle, facing right. */
export function drawFrog(context: Context, pose: Pose, skin: Skin): void {
  const { x, y, turn, stretch, legs } = pose;
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(SIZE * stretch, SIZE / Math.sqrt(stretch));
  context.lineCap = context.lineJoin = "round";
  drawLegs(context, legs, skin, pose.tick);
  oval(context, -1, 2, 23, 17, INK);
  oval(context, -1, 2, 21, 15, skin.body);
  oval(context, 3, 8, 15, 8.5, skin.belly);
  circle(context, -12, -4, 3.4, skin.spots);
  circle(context, -16, 3, 2.4, skin.spots);
  circle(context, -5, -8, 2.2, skin.spots);
  drawHead(context, pose, skin);
  context.restore();
}

function drawLegs(context: Context, legs: number, { body, dark }: Skin, tick: number): void {
  const kick = Math.round(Math.sin(tick / 5) * 2);
  const paths =
    legs === 2
      ? ["M-12 10Q-28-4-24 14L-12 16", "M10 12L8 17 15 17"]
      : legs === 1
        ? [
            `M-14 6Q-26 ${2 + kick}-34 12L-44 ${8 + kick}`,
            `M-12 10Q-22 ${16 + kick}-30 20L-40 ${22 - kick}`,
            "M8 12Q2 20-6 20",
          ]
        : ["M-10 12Q-24 16-16 20L-4 20", "M10 12Q14 18 4 19"];
  for (const [at, path] of paths.entries()) {
    line(context, path, INK, 10);
    line(context, path, at === 0 ? dark : body, 6.4);
  }
}

/** Big eyes on top of a wide mouth. */
function drawHead(context: Context, { lookX, lookY, mood, isOpen, tick }: Pose, { body, dark, hat }: Skin): void {
  const isWide = mood === "scared";
  const size = isWide ? 10.5 : 9.4;
  for (const [x, y] of [
    [3, -13],
    [17, -12],
  ] as const) {
    circle(context, x, y, size + 2.4, INK);
    circle(context, x, y, size + 0.8, body);
    circle(context, x, y, size - 1.4, "#FFFFFF");
    const far = Math.max(1, Math.hypot(lookX, lookY));
    const reach = isWide ? 3 : 4;
    circle(context, x + (lookX / far) * reach, y + (lookY / far) * reach, isWide ? 2.8 : 4.4, "#101820");
    circle(context, x + (lookX / far) * reach + 1.2, y + (lookY / far) * reach - 1.4, 1.3, "#FFFFFF");
    // Heavy lids, unless it is scared; and it blinks.
    const isBlink = tick % 190 < 6;
    if (isWide) continue;
    const lid = isBlink ? 0 : mood === "proud" ? -0.35 : mood === "glad" ? -1 : -0.5;
    context.fillStyle = dark;
    context.beginPath();
    context.arc(x, y, size - 0.4, Math.PI - lid, 2 * Math.PI + lid);
    context.fill();
  }
  circle(context, 10, 3, 3.6, "#FF9AA8");
  if (isOpen) {
    oval(context, 19, 2, 6, 5, INK);
    oval(context, 20, 3, 4, 3, "#8A2340");
  } else if (isWide) oval(context, 18, 3, 4, 5, INK);
  else line(context, mood === "calm" ? "M8-1Q16 4 23-1" : "M7-2Q16 8 24-3", INK, 2.4);
  drawHat(context, hat, dark);
}
