import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { factorOf, type State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye, type Spot } from "./camera.ts";
import type { Look } from "./looks.ts";
import { stickerOf, type Box } from "./stickers.ts";
import { GOLD, INK, PALE } from "./style.ts";

const BOX: Box = [-38, -50, 76, 53];
/** Units of the drawing for a metre, and the name of its first picture: things have smaller ones. */
const [UNITS, NAME] = [62, 1e5];
const CHICK = new Path2D("M-13-13a13 13 0 1 1 26 0 13 13 0 1 1-26 0M-10-33a10 10 0 1 1 20 0 10 10 0 1 1-20 0");

function drawGosling(context: CanvasRenderingContext2D, wing: number): void {
  context.fillStyle = GOLD;
  context.strokeStyle = INK;
  context.lineWidth = 5;
  context.lineJoin = "round";
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(side * 8, -22);
    context.quadraticCurveTo(side * 20, -30 - wing * 10, side * 34, -20 - wing * 18);
    context.lineTo(side * 9, -8);
  }
  context.stroke();
  context.stroke(CHICK);
  context.fill();
  context.fill(CHICK);
  // A tail, and feet that hang.
  context.fillStyle = PALE;
  context.beginPath();
  context.ellipse(0, -12, 6, 8, 0, 0, 7);
  context.fill();
  context.fillStyle = "#FF8A2B";
  context.fillRect(-8, -2, 5, 4);
  context.fillRect(3, -2, 5, 4);
}

/** How many fly along: it grows by one and by one, and a crack scatters them all. */
let flock = 0;

/** Each step of the flow brings a gosling. They fly beside the egg in a V, the first ones nearest. */
export function drawGoslings(stage: Stage, state: State, eye: Eye, look: Look, spot: Spot): void {
  const { context, tick, isCalm } = stage;
  flock += (factorOf(state.flow) - 1 - flock) * 0.08;
  for (let at = 0; at < 4; at++) {
    const part = Math.min(1, flock - at);
    if (part < 0.1) continue;
    const rank = at >> 1;
    const aside = 1.6 + rank + (1 - part) * 9;
    const bob = isCalm ? 0 : Math.sin(tick / 9 + at * 2) * 0.15;
    const scale = scaleAt(eye, spot.z - 0.4 * rank);
    const x = onX(eye, spot.x + (at % 2 ? aside : -aside), scale);
    const y = onY(eye, spot.y + 0.8 + rank * 0.5 + (1 - part) * 3 + bob, scale);
    const wing = isCalm ? 0 : Math.round(Math.sin(tick / 3 + at * 1.7));
    const draw = (inside: CanvasRenderingContext2D) => drawGosling(inside, wing);
    const picture = stickerOf(look, NAME + wing, { box: BOX, size: 0, units: UNITS, focal: eye.focal }, draw);
    const per = scale / UNITS;
    const [left, top, wide, high] = BOX;
    if (picture) context.drawImage(picture, x + left * per, y + top * per, wide * per, high * per);
  }
}
