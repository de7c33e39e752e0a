import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { INK } from "#bread-defence/art/brush.ts";
import { themeOf } from "#bread-defence/art/themes.ts";
import { isBossKind } from "#bread-defence/art/pigeons.ts";
import { loavesOf, pauseOf, type State } from "#bread-defence/rules/state.ts";
import { honkEvery } from "#bread-defence/rules/recipes.ts";
import { canCall, earlyCrumbs } from "#bread-defence/rules.ts";
import { type Box, type Layout } from "./layout.ts";
import {
  drawBird,
  drawBoard,
  drawBread,
  drawCross,
  drawCrumb,
  drawGoose,
  still,
  write,
  writeNumber,
  type Pen,
} from "./pen.ts";
import type { Sight } from "./sight.ts";
import { countKinds, PIGEON_WORDS, waveName } from "./words.ts";
import * as MODE from "#bread-defence/rules/modes.ts";
import * as PHASE from "#bread-defence/rules/phases.ts";

/** Everything beside the map: crumbs, loaves, the sign with the next wave, the speed and the prices. */
export function drawPanel(pen: Pen, { layout, isAiming }: Sight, state: State, homing: number): void {
  const { crumbs, loaves, speed } = layout;
  const dark = themeOf(state.map).colours.C!;
  const middle = crumbs.y + crumbs.height / 2;
  still(pen, "crumbs", crumbs, dark, (inside) => {
    plate(inside, crumbs, dark);
    drawCrumb(inside, [], crumbs.x + 32, middle, { wide: 1.25 });
  });
  writeNumber(pen, groupDigits(state.crumbs), crumbs.x + 56, middle + 1, 34, INK.gold);
  still(pen, "loaves", loaves, `${state.home} ${state.lost} ${homing} ${dark}`, (inside) => {
    plate(inside, loaves, dark);
    drawLoaves(inside, loaves, state, homing);
  });
  drawSign(pen, layout, state);
  drawHonk(pen, layout, state, isAiming);
  // A rush has one speed.
  if (state.mode === MODE.rush) return;
  still(pen, "speed", speed, state.speed, (inside) => drawSpeed(inside, speed, state));
}

function drawSpeed(pen: Pen, speed: Box, state: State): void {
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

/** The goose, and how soon she can honk again. */
function drawHonk(pen: Pen, { honk }: Layout, state: State, isAiming: boolean): void {
  const isReady = state.honkIn === 0;
  const { x, y, width, height } = honk;
  const isNarrow = width < 140;
  still(pen, "honk", honk, `${isReady} ${isAiming} ${pen.isTouch}`, (inside) => {
    plate(inside, honk, isAiming ? INK.gold : isReady ? "#2F7FA8" : "#4A4458");
    const size = isNarrow ? 0.72 : 0.92;
    drawGoose(inside, [+isReady], x + (isNarrow ? width / 2 : 40), y + height / 2 + (isNarrow ? -6 : 0), {
      wide: size,
    });
    const words = isAiming ? "Where?" : isReady ? "Honk!" : "Hush…";
    if (!isNarrow) write(inside, words, x + width * 0.66, y + height / 2 - 2, 27);
    else write(inside, words, x + width / 2, y + height - 17, 17);
    if (!pen.isTouch) write(inside, "Q", x + width - 16, y + 16, 16);
  });
  if (isReady) return;
  pen.context.fillStyle = INK.gold;
  pen.context.fillRect(x + 8, y + height - 13, (width - 16) * (1 - state.honkIn / honkEvery(state)), 6);
}

function plate(pen: Pen, { x, y, width, height }: Box, colour: string): void {
  drawBoard(pen, pen.isContrast ? "#FFFFFF" : INK.night, [x, y, width, height], 14);
  drawBoard(pen, pen.isContrast ? "#000000" : colour, [x + 3, y + 3, width - 6, height - 7], 11);
}

/** A place for each: a loaf on the counter, one that is carried away, or none. */
function drawLoaves(pen: Pen, box: Box, state: State, homing: number): void {
  const rows = box.height > 70 ? 2 : 1;
  const loaves = loavesOf(state);
  const { home, lost } = state;
  const across = Math.ceil(loaves / rows);
  for (let loaf = 0; loaf < loaves; loaf++) {
    const x = box.x + 6 + ((box.width - 12) / across) * ((loaf % across) + 0.5);
    const y = box.y + 3 + ((box.height - 8) / rows) * (Math.floor(loaf / across) + 0.5);
    const [isHere, isGone] = [loaf < home - homing, loaf >= loaves - lost];
    drawBread(pen, [], x, y, { wide: 0.84, alpha: isHere ? 1 : 0.25 });
    if (isGone) drawCross(pen, "#FF8A7A", x, y, 8, 4);
    else if (!isHere) write(pen, "!", x, y, 26, INK.gold);
  }
}

/** A wooden sign: who comes next, in how long, and what calling them now brings. All of it is a button. */
function drawSign(pen: Pen, { sign, isTall }: Layout, state: State): void {
  const isOpen = canCall(state);
  const isFirst = state.phase === PHASE.ready;
  const { x, y, width, height } = sign;
  const title = isFirst
    ? "First wave"
    : state.next.length === 0
      ? "Last wave!"
      : isOpen
        ? "Next wave"
        : waveName(state);
  const kinds = countKinds(isOpen ? state.next : state.coming).slice(0, 4);
  const [wide, high] = isTall ? [112, height - 22] : [width - 20, 48];
  const [left, top] = [x + width - wide - 10, y + height - high - 12];
  const bonus = isOpen ? earlyCrumbs(state) : 0;
  const words = isFirst ? "Start" : isOpen ? "Call" : state.next.length > 0 ? "They come" : "Hold out!";
  const hop = isFirst && !pen.isCalm ? Math.sin(pen.tick / 12) * 2.5 : 0;
  pen.context.translate(0, hop);
  still(pen, "sign", sign, [title, words, bonus > 0, kinds].join(), (inside) => {
    plate(inside, sign, isOpen ? "#B9783F" : "#7A5638");
    write(inside, title, x + 16, y + 24, 25, INK.cream, "left");
    // The flat sign of a short screen has no room for words.
    const isFlat = height < 120;
    for (const [at, [kind, count]] of kinds.entries()) {
      const [atX, atY] = isTall
        ? [x + 30 + at * 67, isFlat ? y + height - 26 : y + 76]
        : [x + 34, y + 68 + at * (kinds.length > 3 ? 37 : 45)];
      drawBird(inside, [kind, 0], atX, atY, { wide: isBossKind(kind) ? 0.42 : 0.8 });
      write(inside, `×${count}`, atX + 22, atY - (isTall ? 0 : 8), 23, "#FFFFFF", "left");
      const { name, trait } = PIGEON_WORDS[kind]!;
      if (isFlat) continue;
      const say = (line: string, toX: number, toY: number, size = 15) =>
        inside.text(line, toX, toY, { size, colour: INK.cream });
      if (isTall) {
        say(name.split(" ").at(-1)!, atX - 16, atY + 32);
        // The last one is the newest.
        if (at === kinds.length - 1) say(`${name}: ${trait}`, x + 14, y + height - 22, 18);
        continue;
      }
      say(name, atX + 42 + 13 * String(count).length, atY - 8);
      say(trait, atX + 22, atY + 12, 14);
    }
    drawBoard(inside, INK.night, [left, top, wide, high]);
    drawBoard(
      inside,
      isOpen ? (isFirst ? INK.red : INK.green) : "#5A4A55",
      [left + 3, top + 3, wide - 6, high - 7],
      10,
    );
    write(inside, words, left + wide / 2 - (bonus > 0 ? 26 : 0), top + high / 2 - 1, 21);
    if (bonus > 0) drawCrumb(inside, [], left + wide / 2 + 14, top + high / 2 - 1, { wide: 0.66 });
  });
  if (bonus > 0) writeNumber(pen, `+${bonus}`, left + wide / 2 + 22, top + high / 2, 18, INK.cream);
  pen.context.translate(0, -hop);
  // The time until it comes by itself.
  if (bonus === 0) return;
  pen.context.fillStyle = "#FFFFFF48";
  pen.context.fillRect(left + 6, top + high - 13, ((wide - 12) * state.timer) / pauseOf(state.mode), 6);
}
