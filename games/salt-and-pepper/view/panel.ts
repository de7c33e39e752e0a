import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import { HIGH, T, WIDE } from "#salt-and-pepper/art/cave.ts";
import { drawCalmDuck } from "#salt-and-pepper/art/ducks.ts";
import { INK } from "#salt-and-pepper/art/worlds.ts";
import { MODE, PHASE, type State } from "#salt-and-pepper/rules.ts";
import { BOX_LONG, DROP, GRAVITY, HIGH as TOSS, LONG } from "#salt-and-pepper/rules/duck.ts";
import { BOX_SIZE, DUCK_HIGH, DUCK_WIDE, PX, TILE } from "#salt-and-pepper/rules/units.ts";
import { liftPlace } from "#salt-and-pepper/rules/lift-place.ts";
import { isSolid, type Room } from "#salt-and-pepper/rules/room.ts";
import { drawCrumb } from "./things.ts";
import type { Frame } from "./frame.ts";

const BANNER_FRAMES = 170;

/** The name of a cave, when it begins. */
export function drawBanner(stage: Stage, title: string, words: string, age: number, atY: number): void {
  if (age < 0 || age > BANNER_FRAMES) return;
  const { context, width, isContrast } = stage;
  context.save();
  context.globalAlpha = Math.min(1, age / 10, (BANNER_FRAMES - age) / 20);
  const slide = stage.isCalm ? 0 : Math.max(0, 12 - age) * 5;
  context.font = "900 44px Nunito, system-ui, sans-serif";
  const half = Math.min(width / 2 - 12, Math.max(context.measureText(title).width * 0.62, words.length * 6) + 34);
  context.fillStyle = isContrast ? "#000" : "rgba(20,14,46,.74)";
  context.beginPath();
  context.roundRect(width / 2 - half, atY - slide, half * 2, 92, 20);
  context.fill();
  stage.text(title, width / 2, atY + 34 - slide, { size: 40, face: "display", align: "center", colour: "#FFE9B0" });
  stage.text(words, width / 2, atY + 70 - slide, { size: 22, weight: 700, align: "center", colour: "#FFFFFF" });
  context.restore();
}

/** The crumbs of this room, and in a flood the feathers: on the rock at the left, or in a row below an upright picture. */
export function drawTray(stage: Stage, state: State, room: Room, x: number, y: number, isRow: boolean): void {
  const { context, isContrast } = stage;
  const isFlood = state.mode === MODE.flood;
  const count = isFlood ? 3 : room.crumbs.length;
  context.fillStyle = isContrast ? "#000" : "rgba(20,14,46,.6)";
  context.beginPath();
  context.roundRect(x, y, isRow ? count * 36 + 14 : 42, isRow ? 42 : count * 36 + 14, 21);
  context.fill();
  for (let at = 0; at < count; at++) {
    context.save();
    const [cx, cy] = isRow ? [x + 25 + at * 36, y + 21] : [x + 21, y + 25 + at * 36];
    if (isFlood) {
      context.globalAlpha = at < state.feathers ? 1 : 0.2;
      context.translate(cx, cy);
      context.rotate(0.5);
      context.fillStyle = "#FFFFFF";
      context.strokeStyle = INK;
      context.lineWidth = 2;
      context.beginPath();
      context.ellipse(0, 0, 6, 14, 0, 0, 7);
      context.fill();
      context.stroke();
    } else {
      context.globalAlpha = (state.taken >> at) & 1 ? 1 : 0.28;
      drawCrumb(context, room.crumbs[at]!.channel, cx, cy, 0);
    }
    context.restore();
  }
}

/** An arrow over the duck that is played, in its own shape; two players see whose keys are whose. */
export function drawMark(stage: Stage, state: State, place: (who: number) => readonly [number, number]): void {
  if (state.phase !== PHASE.play) return;
  const { context, tick, isCalm } = stage;
  const bounce = isCalm ? 0 : Math.sin(tick / 9) * 4;
  if (state.duo === 1) {
    if (state.clock > 60 * 12) return;
    for (const [who, keys] of ["W A S D", "← ↑ ↓ →"].entries()) {
      const [x, y] = place(who);
      stage.text(keys, x, y - 76 - bounce, { size: 19, weight: 900, align: "center", colour: "#FFFFFF", outline: INK });
    }
    return;
  }
  const duck = state.ducks[state.active]!;
  if (state.follow === 1) {
    const [x, y] = place(1 - state.active);
    stage.text("♪", x + 20, y - 62 + bounce, {
      size: 24,
      weight: 900,
      align: "center",
      colour: "#FFFFFF",
      outline: INK,
    });
  }
  if (duck.lost > 0) return;
  const [x, y] = place(state.active);
  context.strokeStyle = state.active === 0 ? "#FFFFFF" : "#FFB03A";
  context.lineWidth = 3;
  context.beginPath();
  context.ellipse(x, y, 25 + bounce / 2, 6, 0, 0, 7);
  context.stroke();
  const top = y - 70 - (state.ducks[1 - state.active]!.on === 1 ? 40 : 0) - (duck.load > 0 ? 44 : 0) + bounce;
  context.beginPath();
  context.moveTo(x - 14, top - 18);
  context.lineTo(x + 14, top - 18);
  context.lineTo(x, top);
  context.closePath();
  context.fillStyle = state.active === 0 ? "#FFFFFF" : "#FFB03A";
  context.strokeStyle = INK;
  context.lineWidth = 3.5;
  context.stroke();
  context.fill();
}

const ARC_FRAMES = 84;
const ARC_EVERY = 6;
const WALKING = 10;

/** Dots where a throw would go: high while standing, far while walking. Drawn in the room's own units. */
export function drawArc({ context, isContrast }: Stage, state: State, room: Room): void {
  if (state.phase !== PHASE.play) return;
  for (const [who, duck] of state.ducks.entries()) {
    const isFriend = state.ducks[1 - who]!.on === 1;
    if (!isFriend && duck.load === 0) continue;
    if (state.duo === 0 && state.active !== who) continue;
    const isWalking = Math.abs(duck.vx) > WALKING;
    const throwing = isFriend ? (isWalking ? LONG : TOSS) : isWalking ? BOX_LONG : DROP;
    const size = isFriend ? DUCK_HIGH : BOX_SIZE;
    let [x, y, vy] = [duck.x + DUCK_WIDE / 2, duck.y - size / 2, throwing.vy];
    context.fillStyle = isContrast ? "#FFF" : who === 0 ? "#FFD9A0" : "#FFFFFF";
    for (let frame = 1; frame < ARC_FRAMES; frame++) {
      x += duck.face * throwing.vx;
      y += vy;
      vy += GRAVITY;
      if (isSolid(room, state.open, Math.floor(x / TILE), Math.floor(y / TILE), isFriend ? 1 - who : 2)) break;
      if (frame % ARC_EVERY !== 0) continue;
      context.globalAlpha = 0.85 - frame / 130;
      context.beginPath();
      context.arc(x / PX, y / PX, 4.5 - frame / 40, 0, 7);
      context.fill();
    }
    context.globalAlpha = 1;
  }
}

/** An edge arrow to the other duck, if it is out of the picture. */
export function drawAway(
  stage: Stage,
  state: State,
  frame: Frame,
  place: (who: number) => readonly [number, number],
): void {
  if (!frame.isTall) return;
  const who = 1 - state.active;
  const [x, y] = place(who);
  if (x > 10 && x < stage.width - 10) return;
  const isLeft = x <= 10;
  const atX = isLeft ? 44 : stage.width - 44;
  const { context } = stage;
  context.save();
  context.translate(atX, Math.max(60, y - 10));
  context.fillStyle = "rgba(20,14,46,.75)";
  context.beginPath();
  context.arc(0, -18, 36, 0, 7);
  context.fill();
  context.beginPath();
  context.moveTo(isLeft ? -43 : 43, -18);
  context.lineTo(isLeft ? -28 : 28, -34);
  context.lineTo(isLeft ? -28 : 28, -2);
  context.fillStyle = "#FFE27A";
  context.fill();
  drawCalmDuck(context, who, isLeft ? 1 : -1);
  context.restore();
}

/** On upright screens: all of the room, small, below the picture. */
export function drawMap(
  stage: Stage,
  state: State,
  room: Room,
  box: readonly [number, number, number],
  paint: (context: CanvasRenderingContext2D) => void,
  name: string,
): void {
  const { context } = stage;
  const [x, y, wide] = box;
  const zoom = wide / WIDE;
  context.fillStyle = INK;
  context.beginPath();
  context.roundRect(x - 5, y - 5, wide + 10, HIGH * zoom + 10, 8);
  context.fill();
  context.save();
  context.translate(x, y);
  context.scale(zoom, zoom);
  paste(context, name, [0, 0, WIDE, HIGH], paint);
  for (const [at, crumb] of room.crumbs.entries()) {
    if ((state.taken >> at) & 1) continue;
    context.fillStyle = ["#FFFFFF", "#2A2030", "#FFC93C"][crumb.channel]!;
    context.strokeStyle = "#FFE9B0";
    context.lineWidth = 5;
    context.beginPath();
    context.arc((crumb.x + 0.5) * T, (crumb.y + 0.5) * T, 15, 0, 7);
    context.fill();
    context.stroke();
  }
  context.fillStyle = "#E8B878";
  for (const { x: bx, y: by } of state.boxes) context.fillRect(bx / PX, by / PX, 44, 44);
  for (const [at, { wide: tiles }] of room.lifts.entries()) {
    const [lx, ly] = liftPlace(state, room, at);
    context.fillRect(lx / PX, ly / PX, tiles * T, 20);
  }
  for (const [who, { x: hx, y: hy }] of room.homes.entries()) {
    context.fillStyle = who === 0 ? "#D9F6FF" : "#C98A4E";
    context.fillRect(hx * T, hy * T - 14, T, T + 14);
  }
  if (state.mode === MODE.flood) {
    context.fillStyle = "#E8622E";
    context.fillRect(0, state.soup / PX, WIDE, Math.max(0, HIGH - state.soup / PX));
  }
  for (const who of [1 - state.active, state.active]) {
    const duck = state.ducks[who]!;
    context.fillStyle = who === 0 ? "#FFFFFF" : "#2A2030";
    context.strokeStyle = who === state.active ? "#FFE27A" : who === 0 ? INK : "#FFFFFF";
    context.lineWidth = 9;
    context.beginPath();
    context.arc(duck.x / PX + 15, duck.y / PX + 19, 25, 0, 7);
    context.stroke();
    context.fill();
  }
  context.restore();
}
