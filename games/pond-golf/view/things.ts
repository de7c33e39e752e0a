import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BUMPER_RADIUS, type Hole } from "#pond-golf/rules/ground.ts";
import type { State } from "#pond-golf/rules/state.ts";
import { armsAt, placeAt } from "#pond-golf/rules/things.ts";
import { UNIT } from "#pond-golf/rules/units.ts";
import { paintDuck } from "#pond-golf/art/ducks.ts";
import { box, disc, line } from "#pond-golf/art/shapes.ts";
import { INK, SHADE, THEMES } from "#pond-golf/art/themes.ts";
import type { Teller } from "./cues.ts";
import type { Frame } from "./frame.ts";

type Context = CanvasRenderingContext2D;

/** A box between two corners, with a shadow, an edge and a top that is a little higher. */
function block(
  context: Context,
  left: number,
  top: number,
  wide: number,
  high: number,
  colours: readonly string[],
): void {
  for (const [at, [grow, dy]] of [
    [2, 9],
    [2, 1],
    [0, -5],
  ].entries()) {
    box(context, left - grow!, top - grow! + dy!, wide + 2 * grow!, high + 2 * grow!, colours[at]!);
  }
}

/** Rafts of ice lie below the ball. */
export function drawRafts({ context }: Stage, { flat }: Frame, hole: Hole, clock: number): void {
  for (const ferry of hole.things.ferries) {
    const at = placeAt(ferry, clock);
    const { x, y } = flat(at.x, at.y);
    const radius = ferry.radius / UNIT;
    disc(context, x, y + 7, radius, "rgba(0,10,40,.4)");
    disc(context, x, y + 3, radius, "#7FA9CE");
    disc(context, x, y, radius - 1, "#F4FAFF");
    disc(context, x, y, radius - 7, "#DDEFF8");
  }
}

/** What the ball meets: crumbs, bumpers, boxes and mills. */
export function drawThings(
  stage: Stage,
  frame: Frame,
  state: State,
  hole: Hole,
  course: number,
  { bumps, bonkedAt }: Pick<Teller, "bumps" | "bonkedAt">,
): void {
  const theme = THEMES[course]!;
  const { context, tick, isCalm } = stage;
  const { flat } = frame;
  const { clock, taken } = state;
  for (const [at, crumb] of hole.crumbs.entries()) {
    if (taken & (1 << at)) continue;
    const { x, y } = flat(crumb.x, crumb.y);
    const bob = isCalm ? 0 : Math.sin(tick / 14 + at * 2) * 2.5;
    disc(context, x, y + 4, 8, SHADE);
    disc(context, x, y - 5 + bob, 9, INK);
    disc(context, x, y - 5 + bob, 7, "#E8A04C");
    disc(context, x - 2, y - 7 + bob, 3, "#FFE0A0");
  }
  for (const [at, post] of hole.posts.entries()) {
    if (!post.isBouncy) continue;
    const { x, y } = flat(post.x, post.y);
    const age = tick - (bumps[at] ?? -99);
    const size = BUMPER_RADIUS / UNIT + (age < 16 && !isCalm ? Math.cos(age * 0.7) * 5 * (1 - age / 16) : 0);
    disc(context, x, y + 2, size + 2, INK);
    disc(context, x, y - 4, size, theme.bumper);
    for (let spot = 0; spot < 5; spot++)
      disc(
        context,
        x + Math.cos(spot * 1.257) * size * 0.58,
        y - 5 + Math.sin(spot * 1.257) * size * 0.58,
        3,
        theme.rim,
      );
    disc(context, x, y - 6, 4, theme.rim);
  }
  for (const [number, slider] of hole.things.sliders.entries()) {
    const at = placeAt(slider, clock);
    const { x, y } = flat(at.x, at.y);
    if (course !== 1) {
      const next = placeAt(slider, clock + 1);
      const to = flat(next.x, next.y);
      const age = tick - bonkedAt();
      const size = slider.width / UNIT / 17;
      context.save();
      context.translate(x, y + 8 * size);
      context.scale(size, size);
      const step = Math.abs(Math.sin(clock / 16)) * 4;
      const lift = isCalm ? 0 : age < 24 ? Math.sin((age * Math.PI) / 24) * 22 : step;
      const side = to.x + to.y < x + y ? -1 : 1;
      paintDuck(context, {
        colour: theme.ducks[number % theme.ducks.length]!,
        mood: age < 50 ? "ooh" : "calm",
        side,
        hat: course,
        lift,
      });
      context.restore();
      continue;
    }
    const [wide, high] = frame.isTall ? [slider.height, slider.width] : [slider.width, slider.height];
    const [w, h] = [wide / UNIT, high / UNIT];
    block(context, x - w, y - h, 2 * w, 2 * h, [SHADE, INK, "#C98A4B"]);
    context.fillStyle = "#E3B277";
    context.fillRect(x - w + 6, y - h, 2 * w - 12, 5);
  }
  for (const mill of hole.things.mills) {
    const { x, y } = flat(mill.x, mill.y);
    context.lineCap = "round";
    const tips = armsAt(mill, clock).map((tip) => flat(tip.x, tip.y));
    for (const [colour, width, dy] of [
      [SHADE, 12, 9],
      [INK, 13, 0],
      [theme.rim, 8, -3],
    ] as const) {
      for (const tip of tips) line(context, colour, width, [x, y + dy, tip.x, tip.y + dy]);
    }
    disc(context, x, y - 2, 13, INK);
    disc(context, x, y - 5, 10, "#E4473C");
  }
}

const POLE = [0, 0, 0, -58];

/** The flag stands in the cup, and goes out of the way of a ball that is near. */
export function drawFlag({ context, tick, isCalm }: Stage, { flat }: Frame, { cup }: Hole, lift: number): void {
  const { x, y } = flat(cup.x, cup.y);
  const wave = isCalm ? 0 : Math.sin(tick / 12) * 4;
  context.save();
  context.translate(x, y - lift * 70);
  context.globalAlpha = 1 - lift;
  context.lineCap = "round";
  line(context, INK, 5, POLE);
  for (const [colour, grow] of [
    [INK, 2.5],
    ["#E4473C", 0],
  ] as const) {
    context.fillStyle = colour;
    context.beginPath();
    context.moveTo(-1, -60 - grow);
    context.quadraticCurveTo(16, -62 + wave, 34 + grow * 1.6, -48 + wave);
    context.quadraticCurveTo(14, -42 + wave / 2, -1, -36 + grow);
    context.fill();
  }
  line(context, "#FFFFFF", 2, POLE);
  context.restore();
}
