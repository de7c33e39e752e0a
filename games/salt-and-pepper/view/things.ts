import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { T } from "#salt-and-pepper/art/cave.ts";
import { INK, type World } from "#salt-and-pepper/art/worlds.ts";
import { traceBeam } from "#salt-and-pepper/rules/light.ts";
import { liftPlace } from "#salt-and-pepper/rules/lift-place.ts";
import { isSolid, kindAt, KIND, type Room } from "#salt-and-pepper/rules/room.ts";
import { BOX, type Spot } from "#salt-and-pepper/rules/room.ts";
import type { State } from "#salt-and-pepper/rules.ts";
import { COLUMNS, PX, ROWS } from "#salt-and-pepper/rules/units.ts";

type Context = CanvasRenderingContext2D;

/** Each channel has a colour and a sign. */
const CHANNELS = ["#FF5D73", "#4FB8FF", "#FFC93C", "#7BE06A"] as const;

/** A circle, a triangle, a square and a star. */
export function drawSign(context: Context, channel: number, x: number, y: number, size: number, isOn = true): void {
  context.beginPath();
  if (channel === 0) context.arc(x, y, size, 0, 7);
  else if (channel === 2) context.rect(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8);
  else {
    const corners = channel === 1 ? 3 : 10;
    for (let corner = 0; corner < corners; corner++) {
      const far = channel === 3 && corner % 2 === 1 ? size * 0.55 : size * 1.25;
      const angle = -Math.PI / 2 + (corner * 2 * Math.PI) / corners;
      context.lineTo(x + Math.cos(angle) * far, y + Math.sin(angle) * far);
    }
    context.closePath();
  }
  context.fillStyle = isOn ? CHANNELS[channel]! : "#EFE6FF";
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 2.2;
  context.stroke();
}

function plank(context: Context, [x, y, wide, high]: readonly number[], colour: string, round = 6): void {
  context.fillStyle = colour;
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.beginPath();
  context.roundRect(x!, y!, wide!, high!, round);
  context.fill();
  context.stroke();
}

/** How far each door is drawn open: it follows the rules within some frames. */
export function createDoors() {
  let far = [0, 0, 0, 0];
  return (state: State): readonly number[] => {
    far = far.map((each, channel) => {
      const goal = (state.open >> channel) & 1;
      return each + Math.max(-0.12, Math.min(0.12, goal - each));
    });
    return far;
  };
}

/** What lies behind the ducks. */
export function drawBehind(stage: Stage, state: State, room: Room, world: World, doors: readonly number[]): void {
  const { context, tick } = stage;
  drawFans(stage, state, room);
  for (const [who, home] of room.homes.entries())
    drawShaker(context, who, home, state.ducks[who]!.home === 1, tick, state);
  for (const { x, y, channel } of room.plates) {
    const isOn = ((state.active4 >> channel) & 1) === 1;
    plank(context, [x * T + 3, y * T + T - (isOn ? 5 : 9), T - 6, isOn ? 5 : 9], CHANNELS[channel]!, 4);
    drawSign(context, channel, x * T + T / 2, y * T + T + 13, 7);
  }
  for (const { x, y, channel } of room.levers) {
    const isOn = ((state.levers >> channel) & 1) === 1;
    const [cx, cy] = [x * T + T / 2, y * T + T];
    context.lineCap = "round";
    const tip = cx + (isOn ? 15 : -15);
    for (const [colour, wide] of [
      [INK, 9],
      ["#F3E3C0", 4],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = wide;
      context.beginPath();
      context.moveTo(cx, cy - 6);
      context.lineTo(tip, cy - 30);
      context.stroke();
    }
    plank(context, [cx - 15, cy - 9, 30, 9], "#8A7A96", 4);
    drawSign(context, channel, tip, cy - 32, 8, isOn);
  }
  for (let y = 0; y < ROWS; y++)
    for (let x = 0; x < COLUMNS; x++) {
      const kind = kindAt(room, x, y);
      if (kind === KIND.ledge) {
        if (kindAt(room, x - 1, y) === KIND.ledge) continue;
        let wide = 1;
        while (kindAt(room, x + wide, y) === KIND.ledge) wide += 1;
        plank(context, [x * T + 2, y * T, wide * T - 4, 12], "#B98A5A", 5);
        context.fillStyle = world.moss;
        context.fillRect(x * T + 5, y * T, wide * T - 10, 3.5);
      } else if (kind >= KIND.door && kind < KIND.door + 4)
        drawDoor(context, room, kind, x, y, doors[kind - KIND.door]!);
      else if (kind >= KIND.bridge && kind < KIND.bridge + 4)
        drawBridge(context, kind - KIND.bridge, x, y, doors[kind - KIND.bridge]!);
      else if (kind >= KIND.sensor && kind < KIND.sensor + 4) drawSensor(stage, kind - KIND.sensor, x, y, state);
      else if (kind === KIND.slash || kind === KIND.backslash) drawMirror(context, x, y, kind === KIND.slash);
    }
  for (let at = 0; at < room.lifts.length; at++) {
    const [x, y] = liftPlace(state, room, at);
    const { wide, channel } = room.lifts[at]!;
    // Pans hang from one beam.
    if (channel < -1) {
      const other = liftPlace(state, room, at ^ 1)[0] / PX;
      const tip = (x / PX - other) / 2;
      plank(context, [x / PX + (wide * T) / 2 - 2, T, 4, y / PX - T], "#D9CBEF", 0);
      if (tip > 0) plank(context, [other + (wide * T) / 2 - 12, T - 5, tip * 2 + 24, 11], "#9A86B8");
    }
    plank(context, [x / PX + 1, y / PX, wide * T - 2, 15], "#9A86B8", 5);
    context.fillStyle = "#D9CBEF";
    context.fillRect(x / PX + 7, y / PX + 2, wide * T - 14, 4);
    if (channel >= 0) drawSign(context, channel, x / PX + (wide * T) / 2, y / PX + 9, 7);
  }
}

function drawDoor(context: Context, room: Room, kind: number, x: number, y: number, far: number): void {
  // The rows of a door go up together.
  if (kindAt(room, x, y - 1) === kind) return;
  let rows = 1;
  while (kindAt(room, x, y + rows) === kind) rows += 1;
  const high = rows * T * (1 - far * 0.92);
  const colour = CHANNELS[kind - KIND.door]!;
  plank(context, [x * T + 8, y * T, T - 16, high], "#5C4A6E", 5);
  context.fillStyle = colour;
  context.globalAlpha = 0.9;
  for (let bar = 0; bar < 2; bar++) context.fillRect(x * T + 15 + bar * 12, y * T + 4, 5, Math.max(0, high - 8));
  context.globalAlpha = 1;
  if (high > 30) drawSign(context, kind - KIND.door, x * T + T / 2, y * T + high / 2, 10);
  plank(context, [x * T + 4, y * T - 3, T - 8, 8], colour, 4);
}

function drawBridge(context: Context, channel: number, x: number, y: number, far: number): void {
  context.globalAlpha = 0.5 + far * 0.5;
  if (far > 0.5) plank(context, [x * T + 1, y * T + 1, T - 2, T - 2], CHANNELS[channel]!, 8);
  else {
    context.setLineDash([7, 6]);
    context.strokeStyle = CHANNELS[channel]!;
    context.lineWidth = 3;
    context.strokeRect(x * T + 4, y * T + 4, T - 8, T - 8);
    context.setLineDash([]);
  }
  drawSign(context, channel, x * T + T / 2, y * T + T / 2, 8, far > 0.5);
  context.globalAlpha = 1;
}

function drawSensor({ context, tick }: Stage, channel: number, x: number, y: number, state: State): void {
  const isLit = ((state.active4 >> channel) & 1) === 1;
  const [cx, cy] = [x * T + T / 2, y * T + T / 2];
  if (isLit) {
    context.globalAlpha = 0.4 + Math.sin(tick / 8) * 0.15;
    context.fillStyle = CHANNELS[channel]!;
    context.beginPath();
    context.arc(cx, cy, 32, 0, 7);
    context.fill();
    context.globalAlpha = 1;
  }
  plank(context, [cx - 19, cy - 19, 38, 38], isLit ? "#FFF6C8" : "#4A4466", 19);
  drawSign(context, channel, cx, cy, 10, isLit);
}

function drawMirror(context: Context, x: number, y: number, isSlash: boolean): void {
  context.save();
  context.translate(x * T + T / 2, y * T + T / 2);
  context.rotate(((isSlash ? -1 : 1) * Math.PI) / 4);
  plank(context, [-25, -5, 50, 10], "#DDF6FF", 5);
  context.fillStyle = "#FFFFFF";
  context.fillRect(-18, -3, 36, 2.5);
  context.restore();
}

function drawFans({ context, tick, isCalm }: Stage, state: State, room: Room): void {
  for (const { x, y, channel } of room.fans) {
    const isOn = channel < 0 || ((state.open >> channel) & 1) === 1;
    let top = y - 1;
    while (top >= 0 && !isSolid(room, state.open, x, top, BOX)) top -= 1;
    const from = (top + 1) * T;
    if (isOn) {
      context.fillStyle = "rgba(255,255,255,.07)";
      for (let part = 1; part <= 4; part++)
        context.fillRect(x * T + 3, y * T - ((y * T - from) * part) / 4, T - 6, ((y * T - from) * part) / 4);
      context.strokeStyle = "#FFFFFF";
      context.lineWidth = 3;
      context.lineCap = "round";
      const long = y * T - from;
      for (let line = 0; line < 6; line++) {
        const at = isCalm ? line * 60 : (tick * 5 + line * 83) % long;
        context.globalAlpha = 0.5 * (1 - at / long);
        const px = x * T + 8 + ((line * 29) % 34);
        context.beginPath();
        context.moveTo(px, y * T - at);
        context.lineTo(px, y * T - at - 22);
        context.stroke();
      }
      context.globalAlpha = 1;
    }
    plank(context, [x * T + 2, y * T - 2, T - 4, 13], "#7D8AA5", 4);
    context.fillStyle = INK;
    for (let slit = 0; slit < 3; slit++) context.fillRect(x * T + 9 + slit * 11, y * T + 2, 6, 4);
    if (channel >= 0) drawSign(context, channel, x * T + T / 2, y * T + 24, 8, isOn);
  }
}

/** The way home: a salt cellar of glass, and a mill of wood. It shakes when its duck is there. */
function drawShaker(context: Context, who: number, { x, y }: Spot, isHome: boolean, tick: number, state: State): void {
  context.save();
  context.translate(x * T + T / 2, y * T + T);
  if (isHome) context.rotate(Math.sin(tick / 3) * 0.05);
  const isDone = state.phase !== 0 && state.finished > 0;
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.lineJoin = "round";
  const shape = (colour: string, path: string) => {
    const line = new Path2D(path);
    context.fillStyle = colour;
    context.fill(line);
    context.stroke(line);
  };
  if (isHome || isDone) {
    context.globalAlpha = 0.45;
    context.fillStyle = who === 0 ? "#CFF4FF" : "#FFD9A0";
    context.beginPath();
    context.arc(0, -30, 46, 0, 7);
    context.fill();
    context.globalAlpha = 1;
  }
  if (who === 0) {
    context.globalAlpha = 0.85;
    shape("#BFE6F7", "M-21 0l4-46h34l4 46q-21 5-42 0z");
    context.globalAlpha = 1;
    shape("#FFFFFF", "M-19-2l1-14q18-7 36 0l1 14q-19 4-38 0z");
    shape("#D5DEE8", "M-19-45q2-21 19-21t19 21z");
    context.fillStyle = INK;
    for (const dx of [-7, 0, 7]) context.fillRect(dx - 1.5, -57 - (dx === 0 ? 3 : 0), 3, 3);
  } else {
    shape("#8C5430", "M-22 0q-2-16 6-24q-6-8-3-20h38q3 12-3 20q8 8 6 24q-22 5-44 0z");
    shape("#6B3D22", "M-12-3q-1-12 3-18h18q4 6 3 18z");
    shape("#A8683A", "M-19-44q0-15 19-16q19 1 19 16z");
    shape("#C98A4E", "M-6-59a6 6 0 1 1 12 0z");
  }
  context.restore();
}

/** What lies before the ducks: boxes, crumbs and light. */
export function drawBefore(stage: Stage, state: State, room: Room): void {
  const { context, tick, isCalm } = stage;
  for (const { x, y } of state.boxes) {
    plank(context, [x / PX, y / PX, 44, 44], "#C58A4C", 5);
    context.strokeStyle = "#8A5A2B";
    context.lineWidth = 4;
    context.beginPath();
    context.moveTo(x / PX + 8, y / PX + 8);
    context.lineTo(x / PX + 36, y / PX + 36);
    context.moveTo(x / PX + 36, y / PX + 8);
    context.lineTo(x / PX + 8, y / PX + 36);
    context.stroke();
    context.strokeStyle = "#E8B878";
    context.lineWidth = 3;
    context.strokeRect(x / PX + 5, y / PX + 5, 34, 34);
  }
  for (const [at, { x, y, channel }] of room.crumbs.entries()) {
    if ((state.taken >> at) & 1) continue;
    drawCrumb(
      context,
      channel,
      x * T + T / 2,
      y * T + T / 2 + (isCalm ? 0 : Math.sin(tick / 18 + x) * 4),
      isCalm ? 0 : tick + x * 9,
    );
  }
  for (let at = 0; at < room.lamps.length; at++) drawBeam(stage, state, room, at);
}

/** White crystals are Salt's, round peppercorns Pepper's, and golden loaves anybody's. */
export function drawCrumb(context: Context, kind: number, x: number, y: number, tick: number): void {
  context.save();
  context.translate(x, y);
  context.globalAlpha = 0.3;
  context.fillStyle = ["#DDF7FF", "#FFB88A", "#FFE27A"][kind]!;
  context.beginPath();
  context.arc(0, 0, 19 + Math.sin(tick / 14) * 2, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.strokeStyle = INK;
  context.lineWidth = 2.6;
  context.lineJoin = "round";
  context.beginPath();
  if (kind === 0) {
    context.moveTo(0, -13);
    context.lineTo(11, -4);
    context.lineTo(8, 10);
    context.lineTo(-8, 10);
    context.lineTo(-11, -4);
    context.closePath();
    context.fillStyle = "#FFFFFF";
    context.fill();
    context.stroke();
    context.fillStyle = "#BFE4F5";
    context.beginPath();
    context.moveTo(0, -10);
    context.lineTo(7, 8);
    context.lineTo(-6, 8);
    context.fill();
  } else if (kind === 1) {
    context.arc(0, 0, 11, 0, 7);
    context.fillStyle = "#4A3A4E";
    context.fill();
    context.strokeStyle = "#FFD9B8";
    context.stroke();
    context.fillStyle = "#C99AA8";
    context.beginPath();
    context.arc(-4, -4, 3, 0, 7);
    context.fill();
  } else {
    context.ellipse(0, 0, 13, 10, 0.2, 0, 7);
    context.fillStyle = "#FFC93C";
    context.fill();
    context.stroke();
    context.strokeStyle = "#B9781E";
    context.beginPath();
    for (const dx of [-5, 0, 5]) {
      context.moveTo(dx - 1, -5);
      context.lineTo(dx + 2, 3);
    }
    context.stroke();
  }
  context.restore();
}

function drawBeam({ context, tick, isCalm }: Stage, state: State, room: Room, number: number): void {
  const { points } = traceBeam(state, room, number);
  const line = () => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x / PX, y / PX);
  };
  context.lineJoin = context.lineCap = "round";
  const pulse = isCalm ? 0 : Math.sin(tick / 7);
  for (const [colour, wide, alpha] of [
    ["#FFF2A8", 17 + pulse * 3, 0.22],
    ["#FFE27A", 9, 0.5],
    ["#FFFFFF", 3.5, 1],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.globalAlpha = alpha;
    line();
    context.stroke();
  }
  context.globalAlpha = 1;
  const { x, y, dx, dy } = room.lamps[number]!;
  plank(context, [x * T + 7, y * T + 7, T - 14, T - 14], "#5C5478", 10);
  context.fillStyle = "#FFF6C8";
  context.beginPath();
  context.arc(x * T + T / 2 + dx * 8, y * T + T / 2 + dy * 8, 9, 0, 7);
  context.fill();
  context.stroke();
}
