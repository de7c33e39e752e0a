import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { type Course, FLAG, METRE, ROW } from "#honk-slope/rules/course.ts";
import { LEFT_OF_WIDTH } from "#honk-slope/rules/parts/ways.ts";
import { FAR, NEAR, onX, onY, scaleAt, type Eye } from "./camera.ts";
import { fade, type Look } from "./looks.ts";
import { GOLD, INK } from "./style.ts";

const ROW_METRES = ROW / METRE;
/** Rows that share one colour of the fog. */
const SLAB = 6;
const THICK = 1.1;
/** The end of the floor behind a gap goes down so far: a pillar in the depth. */
const PILLAR = 5;
const RAIL = 0.8;
const EDGE = 0.42;
/** The tip of a chevron is so far ahead of its sides, and a tooth of the kerb so long. */
const [TIP, TOOTH] = [1.6, 1.5];

type Strip = { left: number; right: number };
/** Metres before the egg at which plates begin to fall, and how fast they do. */
const [FALL_FROM, FALL] = [42, 0.011];
/** `count` points of a line along the floor. */
type Line = { xs: Float64Array; ys: Float64Array; count: number };

const newLine = (): Line => ({ xs: new Float64Array(SLAB + 2), ys: new Float64Array(SLAB + 2), count: 0 });
/** The lines of the run that is drawn: made once, because a frame has hundreds. */
const [LEFTS, RIGHTS, OTHERS, LOW] = [newLine(), newLine(), newLine(), newLine()];

export const fogAt = (distance: number): number => Math.min(7, Math.floor((Math.max(0, distance - 12) / FAR) * 8.5));

/** The floor, from the back to the front. */
export function drawTrack({ context }: Stage, course: Course, eye: Eye, look: Look): void {
  // The nearest row begins behind the near end of the picture: the floor must not end in it.
  const first = Math.max(0, Math.floor((eye.z + NEAR) / ROW_METRES));
  const last = Math.min(course.half.length - 1, Math.floor((eye.z + FAR) / ROW_METRES));
  const slabs = Math.floor((last - first) / SLAB);
  for (let slab = slabs; slab >= 0; slab--) {
    const from = first + slab * SLAB;
    const to = Math.min(last, from + SLAB - 1);
    const fog = fogAt(from * ROW_METRES - eye.z);
    for (let row = to; row >= from;) {
      if ((course.flags[row]! & FLAG.floor) === 0) {
        row -= 1;
        continue;
      }
      let start = row;
      while (start > from && isSameRun(course, start - 1)) start -= 1;
      if ((course.flags[start]! & FLAG.crumbling) !== 0)
        drawPlates(context, { course, eye, look, fog, from: start, to: row });
      for (const strip of stripsOf(course, start)) {
        drawRun(context, { course, eye, look, fog, from: start, to: row }, strip);
      }
      row = start - 1;
    }
  }
}

/** Whether the next row goes on in the same width, without a step. */
function isSameRun({ flags, half, hole, drop }: Course, row: number): boolean {
  return flags[row] === flags[row + 1] && half[row] === half[row + 1] && hole[row] === hole[row + 1] && drop[row] === 0;
}

function stripsOf({ half, hole }: Course, row: number): Strip[] {
  const [out, gap] = [half[row]! / METRE, hole[row]! / METRE];
  if (gap === 0) return [{ left: -out, right: out }];
  return [
    { left: -out, right: -gap },
    { left: gap, right: out },
  ];
}

function lineOf({ course, eye, fog, from, to }: Run, aside: number, up: number, line: Line): Line {
  line.count = 0;
  // Far away, three rows are no longer than a letter.
  for (let row = from; row <= to + 1; row = row > to ? row + 1 : Math.min(to + 1, row + (fog > 3 ? 3 : 1))) {
    const scale = scaleAt(eye, row * ROW_METRES);
    const step = row === to + 1 ? course.drop[to]! : 0;
    const y = (course.height[row]! + step) / METRE + up;
    line.xs[line.count] = onX(eye, course.middle[row]! / METRE + aside, scale);
    line.ys[line.count++] = onY(eye, y, scale);
  }
  return line;
}

function trace(context: CanvasRenderingContext2D, { xs, ys, count }: Line): void {
  context.moveTo(xs[0]!, ys[0]!);
  for (let at = 1; at < count; at++) context.lineTo(xs[at]!, ys[at]!);
}

function back(context: CanvasRenderingContext2D, { xs, ys, count }: Line): void {
  for (let at = count - 1; at >= 0; at--) context.lineTo(xs[at]!, ys[at]!);
}

/** What will have fallen before the egg comes: it glows, and then goes down, row by row. */
function drawPlates(context: CanvasRenderingContext2D, { course, eye, look, fog, from, to }: Run): void {
  const [half, hole] = [course.half[from]! / METRE, course.hole[from]! / METRE];
  const wide = half / LEFT_OF_WIDTH;
  const plates =
    hole > 0
      ? [[-hole, hole]]
      : [
          [-wide, -half],
          [half, wide],
        ];
  for (let row = to; row >= from; row--) {
    const near = Math.max(0, FALL_FROM - (row * ROW_METRES - eye.z));
    const down = near * near * FALL;
    if (down > 14) continue;
    const run = { course, eye, look, fog, from: row, to: row };
    context.fillStyle = fade(row % 2 ? look.deep : look.rail, look.fog, fog);
    context.beginPath();
    for (const [left, right] of plates) {
      trace(context, lineOf(run, left!, -down, OTHERS));
      back(context, lineOf(run, right!, -down, LOW));
    }
    context.fill();
    context.strokeStyle = INK;
    context.stroke();
  }
}

type Run = { course: Course; eye: Eye; look: Look; fog: number; from: number; to: number };

function drawRun(context: CanvasRenderingContext2D, run: Run, { left, right }: Strip): void {
  const { course, eye, look, fog, from, to } = run;
  const [lefts, rights] = [lineOf(run, left, 0, LEFTS), lineOf(run, right, 0, RIGHTS)];
  const scale = scaleAt(eye, from * ROW_METRES);
  if (fog < 5) drawWalls(context, run, left, right);
  context.fillStyle = fade(look.track[0], look.fog, fog);
  context.beginPath();
  trace(context, lefts);
  back(context, rights);
  context.fill();
  if (fog < 4) drawMarks(context, run, left, right);
  context.fillStyle = fade(look.edge, look.fog, Math.max(0, fog - 1));
  context.strokeStyle = context.fillStyle;
  context.beginPath();
  if (fog < 2) {
    trace(context, lefts);
    back(context, lineOf(run, left + EDGE, 0, OTHERS));
    trace(context, rights);
    back(context, lineOf(run, right - EDGE, 0, OTHERS));
    context.fill();
    drawTeeth(context, run, left, right);
  } else {
    context.lineWidth = Math.max(1.5, scale * EDGE * 0.7);
    trace(context, lefts);
    trace(context, rights);
    context.stroke();
  }
  if ((course.flags[to]! & FLAG.spring) !== 0) drawLip(context, run, lefts, rights, GOLD, 0.5, true);
  else if (course.drop[to]! > 0 && fog < 4)
    drawLip(context, run, lefts, rights, fade(look.edge, look.fog, fog), 0.14, false);
  if ((course.flags[from]! & FLAG.rails) !== 0) drawRails(context, run, left, right);
}

/** The sides of the floor that face the camera, and its near end. */
function drawWalls(context: CanvasRenderingContext2D, run: Run, left: number, right: number): void {
  const { course, eye, look, fog, from } = run;
  const isLeft = LEFTS.xs[0]! > eye.midX;
  const isSide = isLeft || RIGHTS.xs[0]! < eye.midX;
  const hasFront = isFront(course, from);
  if (!isSide && !hasFront) return;
  context.fillStyle = fade(look.wall, look.fog, fog);
  context.beginPath();
  if (isSide) {
    trace(context, isLeft ? LEFTS : RIGHTS);
    back(context, lineOf(run, isLeft ? left : right, -THICK, OTHERS));
  }
  if (hasFront) {
    const isBehindGap = (course.flags[from - 1]! & FLAG.floor) === 0;
    const low = (isBehindGap ? PILLAR : THICK) * scaleAt(eye, from * ROW_METRES);
    context.moveTo(LEFTS.xs[0]!, LEFTS.ys[0]!);
    context.lineTo(RIGHTS.xs[0]!, RIGHTS.ys[0]!);
    context.lineTo(RIGHTS.xs[0]!, RIGHTS.ys[0]! + low);
    context.lineTo(LEFTS.xs[0]!, LEFTS.ys[0]! + low);
  }
  context.fill();
}

/** Whether the near end of this row can be seen, behind a gap or a narrower floor. */
const isFront = ({ flags, half, hole }: Course, row: number): boolean =>
  row > 0 && ((flags[row - 1]! & FLAG.floor) === 0 || half[row - 1]! < half[row]! || hole[row - 1]! > hole[row]!);

/** Adds a shape on the floor with these corners: aside, z, aside, z … */
function addShape(context: CanvasRenderingContext2D, { course, eye }: Run, ...corners: number[]): void {
  for (let at = 0; at < corners.length; at += 2) {
    const [aside, z] = [corners[at]!, corners[at + 1]!];
    const row = Math.floor(z / ROW_METRES);
    const part = z / ROW_METRES - row;
    const mix = (list: readonly number[]) => (list[row]! + (list[row + 1]! - list[row]!) * part) / METRE;
    const scale = scaleAt(eye, z);
    const x = onX(eye, mix(course.middle) + aside, scale);
    const y = onY(eye, mix(course.height) + (course.drop[row]! * part) / METRE, scale);
    if (at === 0) context.moveTo(x, y);
    else context.lineTo(x, y);
  }
}

/** A row ends just before the next one, which may lie lower. */
const LONG = ROW_METRES - 0.01;

/**
 * What is painted on every second row, by country: arrows, boards, tracks of skates and cracks. Corners are parts of half
 * of the width, and metres: near ones rush by, and show the speed.
 */
const MARKS = [
  [[-1, 0, 0, TIP, 1, 0, 1, 3, 0, 3 + TIP, -1, 3]],
  [
    [-1, 0, 0, 0, 0, 3, -1, 3],
    [0, 3, 1, 3, 1, 5, 0, 5],
  ],
  [
    [-0.9, 0, -0.6, 0, -0.1, 3, -0.4, 3],
    [0.9, 1.5, 0.6, 1.5, 0.1, 4.5, 0.4, 4.5],
  ],
  [[-1, 0.7, -0.5, 2, 0, 0.5, 0.5, 1.8, 1, 0.2, 1, 1.6, 0.5, 3.4, 0, 1.9, -0.5, 3.4, -1, 2.1]],
] as const;

function drawMarks(context: CanvasRenderingContext2D, run: Run, left: number, right: number): void {
  const { course, look, fog, from, to } = run;
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  context.fillStyle = fade(look.track[1], look.fog, fog);
  context.beginPath();
  for (let row = from | 1; row <= to; row += 2) {
    // Where the floor ends there is no room for a tip.
    const most = isSameRun(course, row) ? 2 * LONG : LONG;
    for (const mark of MARKS[look.marks]!) {
      const corners = mark.map((corner, at) =>
        at % 2 ? row * ROW_METRES + Math.min(corner, most) : middle + corner * half,
      );
      addShape(context, run, ...corners);
    }
  }
  context.fill();
}

/** Teeth on both kerbs. */
function drawTeeth(context: CanvasRenderingContext2D, run: Run, left: number, right: number): void {
  const { look, fog, from, to } = run;
  context.fillStyle = fade(look.kerb, look.fog, fog);
  context.beginPath();
  for (let row = from; row <= to; row++) {
    const [z, end] = [row * ROW_METRES, row * ROW_METRES + TOOTH];
    addShape(context, run, left, z, left, end, left + EDGE, end, left + EDGE, z);
    addShape(context, run, right, z, right, end, right - EDGE, end, right - EDGE, z);
  }
  context.fill();
}

/** The far end of a ramp or of a step: a bright bar, with stripes where it matters. */
function drawLip(
  context: CanvasRenderingContext2D,
  { eye, to }: Run,
  lefts: Line,
  rights: Line,
  colour: string,
  thick: number,
  isStriped: boolean,
): void {
  const last = lefts.count - 1;
  context.strokeStyle = colour;
  context.lineWidth = Math.max(2, scaleAt(eye, to * ROW_METRES) * thick);
  context.beginPath();
  context.moveTo(lefts.xs[last]!, lefts.ys[last]!);
  context.lineTo(rights.xs[last]!, rights.ys[last]!);
  context.stroke();
  if (!isStriped) return;
  context.strokeStyle = INK;
  const stripe = (rights.xs[last]! - lefts.xs[last]!) / 16;
  context.setLineDash([stripe, stripe]);
  context.stroke();
  context.setLineDash([]);
}

function drawRails(context: CanvasRenderingContext2D, run: Run, left: number, right: number): void {
  const { look, fog, eye, from } = run;
  context.fillStyle = fade(look.rail, look.fog, fog);
  context.strokeStyle = context.fillStyle;
  context.beginPath();
  if (fog > 2) {
    context.lineWidth = 2;
    for (const aside of [left, right]) trace(context, lineOf(run, aside, RAIL, OTHERS));
    return context.stroke();
  }
  for (const aside of [left, right]) {
    trace(context, lineOf(run, aside, RAIL, OTHERS));
    back(context, lineOf(run, aside, RAIL - 0.2, OTHERS));
  }
  context.fill();
  context.lineWidth = Math.max(1.5, scaleAt(eye, (from + 2) * ROW_METRES) * 0.12);
  context.beginPath();
  for (const aside of [left, right]) {
    const [low, high] = [lineOf(run, aside, 0, LOW), lineOf(run, aside, RAIL, OTHERS)];
    for (let at = from % 2; at < high.count; at += 2) {
      context.moveTo(low.xs[at]!, low.ys[at]!);
      context.lineTo(high.xs[at]!, high.ys[at]!);
    }
  }
  context.stroke();
}
