import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { easeBack, easeIn, partOf } from "@quackademy/game-kit/stage/tween.ts";
import { CHARGES, IDLE_FRAMES, speedOf } from "./rules-car.ts";
import { CIRCUITS } from "./rules-circuits.ts";
import { LAPS, MODE, type State } from "./rules.ts";
import { GATES, trackOf, turnBetween, UNIT } from "./rules-track.ts";
import { onStage, type Eye } from "./view-camera.ts";
import { LEVEL_COLOURS } from "./view-trace.ts";
import type { World } from "./view-world.ts";

const INK = "#12153F";
const BANNER_FRAMES = 110;

/** "1:02.35", or "48.20" below a minute. */
export function sayTime(frames: number): string {
  const hundredths = Math.floor((frames * 100) / 60);
  const seconds = (hundredths % 6000) / 100;
  const minutes = Math.floor(hundredths / 6000);
  return minutes > 0 ? `${minutes}:${seconds.toFixed(2).padStart(5, "0")}` : seconds.toFixed(2);
}

/** Speed as the needle would say it. */
export const kilometresOf = (state: State): number => Math.round(speedOf(state.car) / 10.4);

export const lapOf = ({ gates }: State): number => Math.min(LAPS, Math.floor(gates / GATES) + 1);

/** Map, clock and speed, on the right: the road ahead stays free, and so does the corner of the lesson. */
export function drawPanel(stage: Stage, state: State, world: World, rivals: readonly { x: number; y: number }[]): void {
  const { width, height } = stage;
  const isTall = height > width;
  const [wide, high, top] = isTall ? [128, 96, 54] : [170, 120, 10];
  const left = width - wide - 10;
  drawMap(stage, state, world, rivals, [left, top, wide, high]);
  drawClock(stage, state, [left, top + high + 6, wide, 62]);
  // On upright phones the lesson lies at the bottom.
  const bottom = isTall ? top + high + 206 : height - 14;
  const speed = String(kilometresOf(state));
  stage.text(speed, width - 18, bottom - 30, { size: 46, face: "display", align: "right", outline: INK });
  stage.text("km/h", width - 20, bottom, { size: 17, weight: 900, align: "right", outline: INK });
}

/** The own place among all who are on the road. */
export function drawPlace(stage: Stage, place: number, of: number): void {
  const { context, isContrast, width, height } = stage;
  const [wide, top] = height > width ? [128, 222] : [170, 204];
  const left = width - wide - 10;
  panel(context, isContrast, [left, top, wide, 58]);
  const suffix = ["st", "nd", "rd"][place - 1] ?? "th";
  const middle = left + wide / 2;
  const colour = place === 1 ? "#FFD65A" : "#FFF9E6";
  stage.text(String(place), middle - 34, top + 30, { size: 44, face: "display", align: "center", colour });
  stage.text(suffix, middle - 18, top + 20, { size: 18, weight: 900, colour });
  stage.text(`of ${of}`, middle + 12, top + 33, { size: 20, weight: 900, colour: "#D9E2FF" });
}

function drawClock(stage: Stage, state: State, [left, top, wide, high]: Box): void {
  const { width, tick, isCalm } = stage;
  const { mode, clock, frame, chain } = state;
  const isShort = mode !== MODE.circuit && clock < 600;
  const words = mode === MODE.circuit ? sayTime(frame) : (Math.max(0, clock) / 60).toFixed(1);
  const beat = isShort && !isCalm ? 1 + 0.12 * Math.max(0, 1 - (clock % 60) / 14) : 1;
  const label = mode === MODE.circuit ? `Lap ${lapOf(state)} of ${LAPS}` : isShort ? "Hurry!" : "Seconds left";
  const middle = left + wide / 2;
  panel(stage.context, stage.isContrast, [left, top, wide, high]);
  stage.text(words, middle, top + 25, {
    size: (words.length > 5 ? 31 : 38) * beat,
    face: "display",
    align: "center",
    colour: isShort && (tick >> 3) % 2 === 0 ? "#FFB02E" : "#FFF9E6",
  });
  stage.text(label, middle, top + 50, { size: 15, weight: 900, align: "center", colour: "#D9E2FF" });
  if (mode === MODE.drift) {
    stage.text(`× ${chain + 1}`, width / 2, 100, {
      size: 34 + chain * 4,
      face: "display",
      align: "center",
      colour: "#FFD65A",
      outline: INK,
    });
  }
}

function panel(context: CanvasRenderingContext2D, isContrast: boolean, [x, y, width, height]: Box): void {
  context.fillStyle = isContrast ? "#000" : "rgb(18 21 63 / .72)";
  context.beginPath();
  context.roundRect(x, y, width, height, [5, 14, 14, 5]);
  context.fill();
}

type Box = readonly [x: number, y: number, width: number, height: number];

function drawMap(
  stage: Stage,
  state: State,
  world: World,
  rivals: readonly { x: number; y: number }[],
  [left, top, width, height]: Box,
): void {
  const { context } = stage;
  const { bounds } = world;
  const scale = Math.min((width - 24) / (bounds.right - bounds.left), (height - 24) / (bounds.bottom - bounds.top));
  const [midX, midY] = [(bounds.left + bounds.right) / 2, (bounds.top + bounds.bottom) / 2];
  const at = (x: number, y: number) =>
    [left + width / 2 + (x - midX) * scale, top + height / 2 + (y - midY) * scale] as const;
  const name = `circuit ${state.circuit} ${state.isMirrored} ${stage.isContrast}`;
  paste(context, name, [left, top, width, height], (inside) => {
    inside.translate(-left, -top);
    panel(inside, stage.isContrast, [left, top, width, height]);
    for (const [colour, line] of [
      ["#0A0C2B", 9],
      ["#E9E4FF", 5],
    ] as const) {
      inside.strokeStyle = colour;
      inside.lineWidth = line;
      inside.lineJoin = "round";
      inside.beginPath();
      for (let post = 0; post < world.x.length; post += 4) inside.lineTo(...at(world.x[post]!, world.y[post]!));
      inside.closePath();
      inside.stroke();
    }
  });
  const dot = (x: number, y: number, r: number, colour: string) => {
    const [px, py] = at(x, y);
    context.fillStyle = "#0A0C2B";
    context.beginPath();
    context.arc(px, py, r + 2, 0, 7);
    context.fill();
    context.fillStyle = colour;
    context.beginPath();
    context.arc(px, py, r, 0, 7);
    context.fill();
  };
  dot(world.x[0]!, world.y[0]!, 2.5, "#FFFFFF");
  for (const { x, y } of [...state.karts.map((kart) => ({ x: kart.x / UNIT, y: kart.y / UNIT })), ...rivals])
    dot(x, y, 3, "#8FB4FF");
  dot(state.car.x / UNIT, state.car.y / UNIT, 5, "#FFD24A");
}

/** The bar of the drift below the car: three marks, three boosts. */
export function drawCharge(stage: Stage, { car }: State, eye: Eye, x: number, y: number): void {
  if (car.drift === 0) return;
  const { context } = stage;
  const [sx, sy] = onStage(eye, x, y);
  const [left, top, width] = [sx - 44, sy + 34 * eye.zoom, 88];
  const full = CHARGES.at(-1)!;
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(left - 3, top - 3, width + 6, 16, 8);
  context.fill();
  context.fillStyle = LEVEL_COLOURS[car.level]!;
  context.beginPath();
  context.roundRect(left, top, Math.max(6, (width * Math.min(full, car.charge)) / full), 10, 5);
  context.fill();
  context.fillStyle = INK;
  for (const charge of CHARGES.slice(0, -1)) context.fillRect(left + (width * charge) / full - 1.5, top, 3, 10);
  if (car.level > 0)
    stage.text("!".repeat(car.level), left + width + 16, top + 5, { size: 26, face: "display", outline: INK });
}

/** An arrow against the wrong way, and a word for a car that nobody drives. */
export function drawAdvice(stage: Stage, state: State): void {
  const { width, height } = stage;
  const { car } = state;
  const words = adviceOf(state);
  if (!words || car.wet > 0) return;
  panel(stage.context, stage.isContrast, [width / 2 - 170, height * 0.3 - 30, 340, 60]);
  stage.text(words, width / 2, height * 0.3, { size: 28, face: "display", align: "center", colour: "#FFD65A" });
}

export function adviceOf({ car, circuit, isMirrored }: State): string | null {
  const track = trackOf(circuit, isMirrored);
  if (car.idle > IDLE_FRAMES) return "Steer to drive on";
  const off = Math.abs(turnBetween(car.heading >> 6, track.angle[car.post]!));
  return off > 300 && speedOf(car) > 250 ? "Turn around" : null;
}

export type Banner = { title: string; words: string; at: number };

/** The name of a circuit on a ribbon that comes and goes. */
export function drawBanner(stage: Stage, { title, words, at }: Banner): void {
  const age = stage.tick - at;
  if (age < 0 || age > BANNER_FRAMES) return;
  const { context, width, height, isCalm } = stage;
  const coming = isCalm ? 1 : easeBack(partOf(age, 20));
  const half = Math.min(width / 2 - 12, Math.max(title.length * 12 + 30, words.length * 5.4 + 30));
  context.save();
  // Above the road ahead, and on upright phones below the lesson and the clock.
  context.translate(width / 2, height > width ? 276 : 52);
  context.scale(coming, coming);
  context.globalAlpha = 1 - (isCalm ? 0 : easeIn(partOf(age - BANNER_FRAMES + 18, 18)));
  context.fillStyle = "#12153F";
  context.beginPath();
  context.roundRect(-half, -40, half * 2, 80, [6, 18, 18, 6]);
  context.fill();
  for (let square = 0; square < Math.floor(half / 5); square++) {
    context.fillStyle = square % 2 ? "#FFF9E6" : "#F2594B";
    context.fillRect(-half + square * 10, -40, Math.min(10, half - (-half + square * 10)), 7);
  }
  stage.text(title, 0, -6, { size: 36, face: "display", align: "center", colour: "#FFF9E6" });
  stage.text(words, 0, 24, { size: 16, weight: 900, align: "center", colour: "#FFD65A" });
  context.restore();
}

export const nameOf = ({ circuit, isMirrored }: State): string =>
  `${CIRCUITS[circuit]!.name}${isMirrored ? ", mirrored" : ""}`;
