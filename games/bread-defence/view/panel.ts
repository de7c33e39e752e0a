import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { INK } from "#bread-defence/art/brush.ts";
import { themeOf } from "#bread-defence/art/themes.ts";
import { isBossKind } from "#bread-defence/art/pigeons.ts";
import { LOAVES, pauseOf, type State } from "#bread-defence/rules/state.ts";
import { canCall, earlyCrumbs } from "#bread-defence/rules.ts";
import { type Box, type Layout } from "./layout.ts";
import { drawBird, drawBoard, drawBread, drawCross, drawCrumb, write, type Pen } from "./pen.ts";
import { drawPrice } from "./ring.ts";
import type { Sight } from "./sight.ts";
import { countKinds, PIGEON_WORDS, waveName } from "./words.ts";
import * as PHASE from "#bread-defence/rules/phases.ts";

/** Everything beside the map: crumbs, loaves, the sign with the next wave, the speed and the prices. */
export function drawPanel(pen: Pen, { layout }: Sight, state: State, homing: number): void {
  const { crumbs, loaves, speed } = layout;
  const dark = themeOf(state.map).colours.C!;
  plate(pen, crumbs, dark);
  const middle = crumbs.y + crumbs.height / 2;
  drawCrumb(pen, [], crumbs.x + 32, middle, { wide: 1.25 });
  write(pen, groupDigits(state.crumbs), crumbs.x + 58, middle + 1, 34, INK.gold, "left");
  plate(pen, loaves, dark);
  drawLoaves(pen, loaves, state, homing);
  drawSign(pen, layout, state);
  plate(pen, speed, "#3A2A4A");
  for (const arrow of [0, 1, 2])
    write(
      pen,
      "►",
      speed.x + speed.width / 2 + (arrow - 1) * 28,
      speed.y + speed.height / 2 + 1,
      30,
      arrow < state.speed ? INK.gold : "#6A5A78",
    );
}

function plate(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  drawBoard(pen, pen.isContrast ? "#FFFFFF" : INK.night, [x, y, width, height], 14);
  drawBoard(pen, pen.isContrast ? "#000000" : colour, [x + 3, y + 3, width - 6, height - 7], 11);
}

/** Ten places: a loaf on the counter, one that is carried away, or none. */
function drawLoaves(pen: Pen, box: Box, { home, lost }: State, homing: number): void {
  const rows = box.height > 70 ? 2 : 1;
  const across = LOAVES / rows;
  for (let loaf = 0; loaf < LOAVES; loaf++) {
    const x = box.x + 6 + ((box.width - 12) / across) * ((loaf % across) + 0.5);
    const y = box.y + 3 + ((box.height - 8) / rows) * (Math.floor(loaf / across) + 0.5);
    const [isHere, isGone] = [loaf < home - homing, loaf >= LOAVES - lost];
    drawBread(pen, [], x, y, { wide: 0.84, alpha: isHere ? 1 : 0.25 });
    if (isGone) drawCross(pen, "#FF8A7A", x, y, 8, 4);
    else if (!isHere) write(pen, "!", x, y, 26, INK.gold);
  }
}

/** A wooden sign: who comes next, in how long, and what calling them now brings. All of it is a button. */
function drawSign(pen: Pen, { sign, isTall }: Layout, state: State): void {
  const isOpen = canCall(state);
  const isFirst = state.phase === PHASE.ready;
  const { x, width, height } = sign;
  const y = sign.y + (isFirst && !pen.isCalm ? Math.sin(pen.tick / 12) * 2.5 : 0);
  plate(pen, { ...sign, y }, isOpen ? "#B9783F" : "#7A5638");
  const title = isFirst
    ? "First wave"
    : state.next.length === 0
      ? "Last wave!"
      : isOpen
        ? "Next wave"
        : waveName(state);
  write(pen, title, x + 16, y + 24, 25, INK.cream, "left");
  for (const [at, [kind, count]] of countKinds(isOpen ? state.next : state.coming)
    .slice(0, 4)
    .entries()) {
    const [atX, atY] = isTall ? [x + 30 + at * 84, y + height - 34] : [x + 34, y + 76 + at * 54];
    drawBird(pen, [kind, 0], atX, atY, { wide: isBossKind(kind) ? 0.42 : 0.8 });
    write(pen, `×${count}`, atX + 22, atY - (isTall ? 0 : 8), 23, "#FFFFFF", "left");
    const { name, trait } = PIGEON_WORDS[kind]!;
    if (isTall) continue;
    pen.text(name, atX + 62, atY - 8, { size: 15, colour: INK.cream });
    pen.text(trait, atX + 22, atY + 12, { size: 14, colour: INK.cream });
  }
  const [wide, high] = isTall ? [134, height - 22] : [width - 20, 48];
  const [left, top] = [x + width - wide - 10, y + height - high - 12];
  drawBoard(pen, INK.night, [left, top, wide, high]);
  drawBoard(pen, isOpen ? (isFirst ? INK.red : INK.green) : "#5A4A55", [left + 3, top + 3, wide - 6, high - 7], 10);
  const bonus = isOpen ? earlyCrumbs(state) : 0;
  // The time until it comes by itself.
  if (bonus > 0)
    drawBoard(pen, "#FFFFFF48", [left + 6, top + high - 13, ((wide - 12) * state.timer) / pauseOf(state.mode), 6], 3);
  const words = isFirst ? "Start" : isOpen ? "Call" : state.next.length > 0 ? "They come" : "Hold out!";
  write(pen, words, left + wide / 2 - (bonus > 0 ? 30 : 0), top + high / 2 - 1, 21);
  if (bonus > 0) drawPrice(pen, -bonus, left + wide / 2 + 28, top + high / 2 - 1, true);
}
