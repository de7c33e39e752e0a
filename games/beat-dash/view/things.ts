import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BEAT, CEILING, HIGH, THING, type Course, type Rail, type Thing, type Tile } from "#beat-dash/rules/course.ts";
import { GATE_GAP } from "#beat-dash/rules/duck.ts";
import { PX, seenOf, type Frame } from "./frame.ts";
import { GOLD, INK, PAPER } from "./looks.ts";
import { circle, trace } from "./shapes.ts";
import { stamp } from "./sprites.ts";

type Context = CanvasRenderingContext2D;

/** Everything on the way, from the left to the right end of the picture. `isTaken` leaves out feathers that are gone. */
export function drawThings(stage: Stage, frame: Frame, course: Course, isTaken: (index: number) => boolean): void {
  const [from, to] = seenOf(stage, frame);
  for (const thing of course.things) {
    if (thing.x < from) continue;
    if (thing.x > to) break;
    const [x, y] = [frame.toX(thing.x), frame.toY(thing.level * HIGH)];
    if (thing.kind === THING.spike) drawMetronome(stage, frame, x, y);
    else if (thing.kind === THING.thorn) drawUpsideDown(stage, y, () => drawMetronome(stage, frame, x, y));
    else if (thing.kind === THING.ball) drawBall(stage, frame, x, y);
    else if (thing.kind === THING.pad) drawPad(stage, frame, x, y);
    else if (thing.kind === THING.orb) drawOrb(stage, frame, x, y);
    else if (thing.kind >= THING.gate) drawGate(stage, frame, thing, x, y);
    else if (!isTaken(thing.index)) drawFeather(stage, x, y - 2 * PX);
  }
}

/** Draws what hangs from the ceiling at y as if it stood there. */
function drawUpsideDown({ context }: Stage, y: number, draw: () => void): void {
  context.save();
  context.translate(0, 2 * y);
  context.scale(1, -1);
  draw();
  context.restore();
}

const POST = 12;

/** A string over the water, from drum to ring. It trembles under the duck, and what is behind the duck is dull. */
export function drawRails(stage: Stage, frame: Frame, { rails }: Course, isRidden: boolean, isNamed: boolean): void {
  const { context, isContrast, isCalm, tick } = stage;
  const [from, to] = seenOf(stage, frame);
  for (const rail of rails) {
    if (rail.to < from || rail.from > to) continue;
    const [left, right, y] = [frame.toX(rail.from), frame.toX(rail.to), frame.toY(rail.level * HIGH) + 2];
    const isNow = isRidden && frame.x >= rail.from && frame.x <= rail.to;
    const here = Math.max(left, Math.min(right, frame.duckX));
    const dip = isNow ? 3 + (isCalm ? 0 : Math.sin(tick * 1.7) * 2) : 0;
    context.lineCap = "round";
    for (const [colour, width] of [
      [isContrast ? "#fff" : INK, 9],
      [isContrast ? "#fe0" : isNow ? "#FFF6DC" : GOLD, isNow ? 6 : 4.5],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      trace(context, isNow ? [left, y, here, y + dip, right, y] : [left, y, right, y]);
      context.stroke();
    }
    drawRing(stage, right, y, isNow ? 1 - Math.min(1, (rail.to - frame.x) / (2 * BEAT)) : 0);
    if (isNamed && frame.x < rail.to) writeHold(stage, rail, frame, isNow ? right : (left + right) / 2, y + 30, isNow);
  }
}

/** Where to let go: the ring fills as its moment comes. */
function drawRing({ context, isContrast }: Stage, x: number, y: number, part: number): void {
  context.fillStyle = isContrast ? "#000" : INK;
  circle(context, x, y, POST);
  context.fillStyle = isContrast ? "#fe0" : "#7fe";
  circle(context, x, y, 3 + 6 * part);
  context.strokeStyle = isContrast ? "#fff" : "#7fe";
  context.lineWidth = 3;
  context.beginPath();
  context.arc(x, y, POST, 0, 7);
  context.stroke();
}

function writeHold(stage: Stage, { from, to }: Rail, { x }: Frame, at: number, y: number, isNow: boolean): void {
  if (!isNow && (from - x > 3 * BEAT || to - from < BEAT * 1.5)) return;
  stage.text(isNow ? "Let go!" : "Hold", at, y, {
    size: 15,
    face: "display",
    colour: isNow ? "#7fe" : GOLD,
    align: "center",
    outline: INK,
  });
}

/** A spike is a metronome. Its arm swings with the song. */
function drawMetronome({ context, isContrast, isCalm }: Stage, { beats }: Frame, x: number, y: number): void {
  stamp(context, `metronome ${isContrast}`, [x - 18, y - 36, 36, 38], (inside) => {
    inside.translate(18, 36);
    trace(inside, [-14, 0, -2.5, -32, 2.5, -32, 14, 0]);
    inside.closePath();
    inside.fillStyle = isContrast ? "#000" : "#c33";
    inside.fill();
    inside.lineWidth = 3;
    inside.lineJoin = "round";
    inside.strokeStyle = isContrast ? "#fff" : PAPER;
    inside.stroke();
    inside.fillStyle = isContrast ? "#fff" : "#723";
    inside.fillRect(-11, -7, 22, 4);
  });
  const swing = isCalm ? 0.35 : Math.sin(beats * Math.PI) * 0.5;
  context.save();
  context.translate(x, y - 6);
  context.rotate(swing);
  context.fillStyle = isContrast ? "#fe0" : GOLD;
  context.fillRect(-1.2, -26, 2.4, 26);
  context.fillRect(-3.5, -21, 7, 5);
  context.restore();
}

/** A ball on a string, in red and white like all that hurts. Its edge of spikes turns: it is not to be touched. */
function drawBall({ context, bounds, isContrast, isCalm }: Stage, { beats, pulse }: Frame, x: number, y: number): void {
  const middle = y - 2 * PX - 2;
  context.strokeStyle = isContrast ? "#fff" : PAPER;
  context.lineWidth = 2;
  context.globalAlpha = 0.7;
  trace(context, [x, bounds.top - 40, x, middle - 18]);
  context.stroke();
  context.globalAlpha = 1;
  context.save();
  context.translate(x, middle);
  context.rotate(isCalm ? 0.2 : beats * 0.8);
  context.scale(1 + pulse * 0.08, 1 + pulse * 0.08);
  stamp(context, `edge ${isContrast}`, [-28, -28, 56, 56], (inside) => {
    inside.translate(28, 28);
    inside.fillStyle = isContrast ? "#fff" : "#e33";
    inside.strokeStyle = isContrast ? "#000" : PAPER;
    inside.lineWidth = 2;
    inside.lineJoin = "round";
    inside.beginPath();
    for (let point = 0; point < 20; point++) {
      const [angle, far] = [(point * Math.PI) / 10, point % 2 ? 17 : 26];
      inside.lineTo(Math.cos(angle) * far, Math.sin(angle) * far);
    }
    inside.closePath();
    inside.fill();
    inside.stroke();
  });
  context.restore();
  stamp(context, `ball ${isContrast}`, [x - 18, middle - 18, 36, 36], (inside) => {
    inside.translate(18, 18);
    inside.fillStyle = isContrast ? "#000" : PAPER;
    circle(inside, 0, 0, 17);
    inside.fillStyle = isContrast ? "#fff" : "#e33";
    for (const x of [-11, 0, 11]) inside.fillRect(x - 3, -13, 6, 26);
    inside.strokeStyle = isContrast ? "#fff" : "#723";
    inside.lineWidth = 2.5;
    inside.beginPath();
    inside.arc(0, 0, 17, 0, 7);
    inside.stroke();
  });
}

/** A snare drum that throws the duck. */
function drawPad({ context, isContrast }: Stage, { pulse }: Frame, x: number, y: number): void {
  stamp(context, `pad ${isContrast}`, [x - 22, y - 18, 44, 20], (inside) => {
    inside.translate(22, 18);
    drum(inside, 18, 12, isContrast ? "#000" : "#3b8", isContrast ? "#fff" : PAPER, isContrast ? "#fff" : INK);
  });
  context.strokeStyle = isContrast ? "#0df" : "#8ec";
  context.lineWidth = 3;
  context.lineCap = "round";
  for (const row of [0, 1]) {
    const high = y - 22 - row * 8 - pulse * 4;
    trace(context, [x - 8, high, x, high - 6, x + 8, high]);
    context.stroke();
  }
}

/** A drum on a lily pad, in the middle of wide water. */
function drawOrb({ context, isContrast }: Stage, { pulse }: Frame, x: number, y: number): void {
  context.fillStyle = isContrast ? "#fff" : "#4a5";
  context.beginPath();
  context.ellipse(x, y + 15, 26, 7, 0, 0, 7);
  context.fill();
  stamp(context, `orb ${isContrast}`, [x - 22, y - 4, 44, 20], (inside) => {
    inside.translate(22, 18);
    drum(inside, 17, 12, isContrast ? "#000" : "#d54", isContrast ? "#fff" : PAPER, isContrast ? "#fff" : INK);
  });
  context.strokeStyle = isContrast ? "#fe0" : GOLD;
  context.lineWidth = 3;
  context.beginPath();
  context.ellipse(x, y + 1, 21 + pulse * 5, 8 + pulse * 2, 0, 0, 7);
  context.stroke();
}

function drum(context: Context, half: number, high: number, side: string, skin: string, line: string): void {
  context.fillStyle = side;
  context.strokeStyle = line;
  context.lineWidth = 2;
  context.beginPath();
  context.moveTo(-half, -high);
  context.lineTo(-half, -2);
  context.quadraticCurveTo(0, 6, half, -2);
  context.lineTo(half, -high);
  context.fill();
  context.stroke();
  context.fillStyle = skin;
  context.beginPath();
  context.ellipse(0, -high, half, 5, 0, 0, 7);
  context.fill();
  context.stroke();
}

/** Organ pipes from above and below, and a ring between them, or the ring alone. */
function drawGate(stage: Stage, frame: Frame, { x: at, kind }: Thing, x: number, y: number): void {
  const { context, bounds, isContrast } = stage;
  const gap = (GATE_GAP / HIGH) * PX;
  const wide = 24;
  for (const isTop of kind === THING.gate ? [true, false] : []) {
    const [from, to] = isTop ? [bounds.top - 40, y - gap] : [y + gap, frame.floorY + 14];
    if (to <= from) continue;
    context.fillStyle = isContrast ? "#000" : "#c33";
    context.fillRect(x - wide / 2, from, wide, to - from);
    context.fillStyle = isContrast ? "#fff" : PAPER;
    const lip = isTop ? to - 9 : from;
    context.fillRect(x - wide / 2 - 4, lip, wide + 8, 9);
    if (isContrast) {
      context.strokeStyle = "#fff";
      context.lineWidth = 2;
      context.strokeRect(x - wide / 2, from, wide, to - from);
    }
  }
  if (at < frame.x) return;
  context.strokeStyle = isContrast ? "#fe0" : GOLD;
  context.lineWidth = 4;
  context.beginPath();
  context.ellipse(x, y, 9, 22 + frame.pulse * 3, 0, 0, 7);
  context.stroke();
}

export function drawFeather(
  { context, tick, isCalm, isContrast }: Pick<Stage, "context" | "tick" | "isCalm" | "isContrast">,
  x: number,
  y: number,
): void {
  const bob = isCalm ? 0 : Math.sin(tick / 12) * 3;
  stamp(context, `feather ${isContrast}`, [x - 18, y - 18 + bob, 36, 36], (inside) => {
    inside.translate(18, 18);
    inside.rotate(0.6);
    inside.fillStyle = isContrast ? "#fe0" : GOLD;
    inside.strokeStyle = isContrast ? "#000" : "#a61";
    inside.lineWidth = 2;
    inside.beginPath();
    inside.moveTo(0, 15);
    inside.bezierCurveTo(-12, 4, -9, -12, 0, -16);
    inside.bezierCurveTo(9, -12, 12, 4, 0, 15);
    inside.fill();
    inside.stroke();
    trace(inside, [0, 17, 0, 2, -5, -3, 0, 2, 0, 6, 5, 0, 0, 6, 0, -9]);
    inside.stroke();
  });
}

/** A press counts this long before and after the drum, in beats of a slow song. */
const NOW = 0.2;

/**
 * Drums to press on: the ring closes as the duck comes, and is on the drum at the right moment. `isHelped`: the next drum says
 * when. Those from the step `unheard` on are the answer to a call that still sounds: empty rings.
 */
export function drawTiles(
  stage: Stage,
  frame: Frame,
  tiles: readonly Tile[],
  next: number,
  accent: string,
  isHelped: boolean,
  unheard: number,
): void {
  const { context, isContrast } = stage;
  const [, to] = seenOf(stage, frame);
  for (let at = Math.max(0, next - 1); at < tiles.length; at++) {
    const tile = tiles[at]!;
    if (tile.x > to) break;
    const [x, y] = [frame.toX(tile.x), frame.toY(tile.level * HIGH)];
    if (at < next) continue;
    const isHung = tile.level >= CEILING;
    const away = (tile.x - frame.x) / 960;
    if (tile.step >= unheard) {
      context.strokeStyle = isContrast ? "#fff" : "#AAAC";
      context.lineWidth = 2;
      context.beginPath();
      context.ellipse(x, y + 1, 18, 6, 0, 0, 7);
      context.stroke();
      continue;
    }
    if (isHung) drawUpsideDown(stage, y, () => drawTile(stage, frame, x, y, accent));
    else if (!tile.isOrb) drawTile(stage, frame, x, y, accent);
    if (away > 1.5 || away < -0.3) continue;
    if (isHelped && at === next) drawNow(stage, x, isHung ? y + 104 : y, Math.abs(away) <= NOW);
    const open = Math.max(0, away);
    context.globalAlpha = Math.min(1, 1.5 - open);
    context.strokeStyle = isContrast ? "#fff" : PAPER;
    context.lineWidth = 3;
    context.beginPath();
    context.ellipse(x, y + 1, 20 + open * 46, 8 + open * 18, 0, 0, 7);
    context.stroke();
    context.globalAlpha = 1;
  }
}

function drawNow(stage: Stage, x: number, y: number, isNow: boolean): void {
  const { context, isContrast } = stage;
  context.fillStyle = isContrast ? "#fff" : isNow ? "#fff" : GOLD;
  context.globalAlpha = isNow ? 0.8 : 0.3;
  context.beginPath();
  context.ellipse(x, y + 2, isNow ? 34 : 26, isNow ? 15 : 11, 0, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  const look = { size: isNow ? 26 : 16, face: "display", colour: isNow ? GOLD : PAPER, align: "center" } as const;
  stage.text(isNow ? "Now!" : "Wait …", x, y - 58, { ...look, outline: INK });
}

/** A drum in the floor that shines, in gold: no floor has this colour. */
function drawTile({ context, isContrast }: Stage, { pulse }: Frame, x: number, y: number, accent: string): void {
  if (!isContrast) {
    context.globalAlpha = 0.65 + pulse * 0.35;
    stamp(context, "shine", [x - 15, y - 46, 30, 50], (inside) => {
      inside.fillStyle = "#FFE98A";
      for (let band = 0; band < 10; band++) {
        inside.globalAlpha = 0.08 * band;
        inside.fillRect(0, band * 5, 30, 5);
      }
      inside.globalAlpha = 1;
    });
    context.globalAlpha = 1;
  }
  const skin = isContrast ? "#fe0" : pulse > 0.4 ? accent : GOLD;
  stamp(context, `tile ${isContrast} ${skin}`, [x - 20, y - 7, 40, 22], (inside) => {
    inside.translate(20, 7);
    inside.fillStyle = isContrast ? "#000" : "#c33";
    inside.strokeStyle = isContrast ? "#fff" : INK;
    inside.lineWidth = 2.5;
    inside.beginPath();
    inside.roundRect(-18, -1, 36, 14, 5);
    inside.fill();
    inside.stroke();
    inside.fillStyle = skin;
    inside.beginPath();
    inside.ellipse(0, 1, 18, 6, 0, 0, 7);
    inside.fill();
    inside.stroke();
  });
}
