import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { INK } from "./view-art-brush.ts";
import { themeColours } from "./view-art-ground.ts";
import { LOAVES, pauseOf, PHASE, towersIn, type State } from "./rules-state.ts";
import { FORMS_OF } from "./rules-towers.ts";
import { canCall, earlyCrumbs } from "./rules.ts";
import type { Group } from "./rules-waves.ts";
import { drawBread, drawCrumb, drawLock, drawPigeonSprite } from "./view-figures.ts";
import { isBossKind } from "./view-art-pigeons.ts";
import { shopPlace, type Box, type Layout } from "./view-layout.ts";
import { drawPrice, drawTower } from "./view-ring.ts";
import type { Sight } from "./view-sight.ts";
import type { Pen } from "./view-sprites.ts";
import { PIGEON_WORDS, waveName } from "./view-words.ts";

/** Everything beside the map: crumbs, loaves, the sign with the next wave, the speed and the prices. */
export function drawPanel(
  stage: Stage,
  pen: Pen,
  sight: Sight,
  state: State,
  look: { bread: number; homing: number },
): void {
  const { layout } = sight;
  drawCrumbs(stage, pen, layout.crumbs, state);
  drawLoaves(pen, layout.loaves, state, look);
  drawSign(stage, pen, layout, state);
  drawSpeed(stage, layout.speed, state);
  if (layout.shop) for (let kind = 0; kind < FORMS_OF.length; kind++) drawGoods(stage, pen, sight, state, kind);
}

function plate(
  { context, isContrast }: Stage,
  { x, y, width, height }: Box,
  colour: string,
  edge: string = INK.night,
): void {
  context.fillStyle = isContrast ? "#FFFFFF" : edge;
  context.beginPath();
  context.roundRect(x, y, width, height, 14);
  context.fill();
  context.fillStyle = isContrast ? "#000000" : colour;
  context.beginPath();
  context.roundRect(x + 3, y + 3, width - 6, height - 7, 11);
  context.fill();
}

function drawCrumbs(stage: Stage, pen: Pen, box: Box, { crumbs, map }: State): void {
  plate(stage, box, themeColours(map).panelDark);
  drawCrumb(pen, box.x + 32, box.y + box.height / 2, { wide: 1.25, high: 1.25 });
  stage.text(groupDigits(crumbs), box.x + 58, box.y + box.height / 2 + 1, {
    size: 34,
    face: "display",
    colour: INK.gold,
  });
}

/** Ten places: a loaf on the counter, one that is carried away, or none. */
function drawLoaves(pen: Pen, box: Box, state: State, { bread, homing }: { bread: number; homing: number }): void {
  const { context } = pen;
  const stage = { context, isContrast: pen.isContrast } as Stage;
  plate(stage, box, themeColours(state.map).panelDark);
  const rows = box.height > 70 ? 2 : 1;
  const across = LOAVES / rows;
  const [wide, high] = [(box.width - 12) / across, (box.height - 8) / rows];
  const shown = Math.max(0, state.home - homing);
  for (let loaf = 0; loaf < LOAVES; loaf++) {
    const x = box.x + 6 + wide * ((loaf % across) + 0.5);
    const y = box.y + 3 + high * (Math.floor(loaf / across) + 0.5);
    const isGone = loaf >= LOAVES - state.lost;
    if (loaf < shown) drawBread(pen, bread, x, y, { wide: 0.84, high: 0.84 });
    else {
      drawBread(pen, bread, x, y, { wide: 0.84, high: 0.84, alpha: isGone ? 0.14 : 0.35 });
      // On its way, or gone.
      context.strokeStyle = isGone ? "#FF8A7A" : INK.gold;
      context.lineWidth = 4;
      context.beginPath();
      if (isGone) {
        context.moveTo(x - 8, y - 8);
        context.lineTo(x + 8, y + 8);
        context.moveTo(x + 8, y - 8);
        context.lineTo(x - 8, y + 8);
      } else {
        context.moveTo(x, y - 9);
        context.lineTo(x, y + 2);
        context.moveTo(x, y + 8);
        context.lineTo(x, y + 9);
      }
      context.stroke();
    }
  }
}

const mergeGroups = (groups: readonly Group[]): { kind: number; count: number }[] => {
  const merged: { kind: number; count: number }[] = [];
  for (const { kind, count } of groups) {
    const same = merged.find((each) => each.kind === kind);
    if (same) same.count += count;
    else merged.push({ kind, count });
  }
  return merged;
};

/** A wooden sign: who comes next, in how long, and what calling them now brings. All of it is a button. */
function drawSign(stage: Stage, pen: Pen, { sign, isTall }: Layout, state: State): void {
  const { context } = pen;
  const { x, y, width, height } = sign;
  const isOpen = canCall(state);
  const jump = isOpen && state.phase === PHASE.ready && !stage.isCalm ? Math.sin(stage.tick / 12) * 2.5 : 0;
  plate(stage, { ...sign, y: y + jump }, isOpen ? "#B9783F" : "#7A5638");
  if (!pen.isContrast) {
    context.fillStyle = "rgb(60 30 10 / .25)";
    for (let board = 1; board < 4; board++) context.fillRect(x + 6, y + jump + (height * board) / 4, width - 12, 3);
  }
  const title = state.phase === PHASE.ready ? "First wave" : state.next.length === 0 ? "Last wave!" : waveName(state);
  const isFlat = height < 120;
  stage.text(title, x + (isFlat ? 14 : width / 2), y + jump + (isFlat ? 21 : 24), {
    size: isFlat ? 22 : 25,
    align: isFlat ? "left" : "center",
    face: "display",
    colour: INK.cream,
    outline: INK.night,
  });
  const groups = mergeGroups(isOpen || state.coming.length === 0 ? state.next : state.coming);
  const places = groups.slice(0, 4);
  const step = isFlat ? 84 : (width - 12) / 2;
  for (const [at, { kind, count }] of places.entries()) {
    const isRow = isFlat || places.length < 3;
    const px = isFlat
      ? x + 34 + at * step
      : places.length < 3
        ? x + width / 2 + (at - (places.length - 1) / 2) * step
        : x + 6 + step * ((at % 2) + 0.5);
    const py = y + jump + (isFlat ? Math.max(52, height - 36) : isRow ? 78 : 62 + Math.floor(at / 2) * 42);
    const size = (isBossKind(kind) ? 0.42 : isRow && !isFlat ? 0.9 : 0.66) * (isFlat ? 0.9 : 1);
    drawPigeonSprite(pen, kind, 0, px - 16, py, { wide: size, high: size });
    stage.text(`×${count}`, px + 10, py + 6, { size: 21, face: "display", colour: "#FFFFFF", outline: INK.night });
  }
  if (!isFlat && places.length > 0 && places.length < 3) {
    const newest = places.reduce((most, each) => (each.kind > most.kind ? each : most));
    const { name, trait } = PIGEON_WORDS[newest.kind]!;
    stage.text(`${name}: ${trait.toLowerCase()}`, x + width / 2, y + jump + 118, {
      size: 14,
      align: "center",
      weight: 900,
      colour: INK.cream,
    });
  }
  drawCall(stage, pen, { x, y: y + jump, width, height }, state, isFlat, isTall);
}

function drawCall(
  stage: Stage,
  pen: Pen,
  { x, y, width, height }: Box,
  state: State,
  isFlat: boolean,
  isTall: boolean,
): void {
  const { context } = pen;
  const isOpen = canCall(state);
  const wide = isFlat ? 132 : width - 20;
  const high = isFlat ? height - 20 : 42;
  const [left, top] = [x + width - wide - 10, y + height - high - 12];
  context.fillStyle = INK.night;
  context.beginPath();
  context.roundRect(left, top, wide, high, 12);
  context.fill();
  context.fillStyle = isOpen ? (state.phase === PHASE.ready ? INK.red : INK.green) : "#5A4A55";
  context.beginPath();
  context.roundRect(left + 3, top + 3, wide - 6, high - 7, 10);
  context.fill();
  if (isOpen && state.phase !== PHASE.ready) {
    // The time until it comes by itself.
    const part = Math.max(0, state.timer / pauseOf(state.mode));
    context.fillStyle = "rgb(255 255 255 / .28)";
    context.fillRect(left + 4, top + high - 12, (wide - 8) * part, 6);
  }
  const bonus = earlyCrumbs(state);
  const words = !isOpen
    ? state.next.length === 0
      ? "Hold out!"
      : "They come"
    : state.phase === PHASE.ready
      ? "Start"
      : "Call now";
  const [midX, midY] = [left + wide / 2, top + high / 2];
  const hasBonus = isOpen && bonus > 0;
  const isStacked = isFlat && hasBonus && high > 56;
  stage.text(words, hasBonus && !isStacked ? left + 12 : midX, isStacked ? midY - 12 : midY, {
    size: isFlat ? 20 : 22,
    align: hasBonus && !isStacked ? "left" : "center",
    face: "display",
    colour: "#FFFFFF",
  });
  if (hasBonus)
    drawPrice(stage, pen, -bonus, isStacked ? midX : left + wide - 36, isStacked ? midY + 14 : midY - 1, true);
  if (!stage.isTouch && !isTall && isOpen)
    stage.text("Space", x + width - 12, y + 16, { size: 13, align: "right", weight: 900, colour: INK.cream });
}

function drawSpeed(stage: Stage, box: Box, { speed }: State): void {
  const { context } = stage;
  plate(stage, box, "#3A2A4A");
  const [middle, high] = [box.x + box.width / 2, box.y + box.height / 2 - 1];
  for (let arrow = 0; arrow < 3; arrow++) {
    const x = middle - 34 + arrow * 26;
    context.fillStyle = arrow < speed ? INK.gold : "#6A5A78";
    context.beginPath();
    context.moveTo(x - 8, high - 13);
    context.lineTo(x + 14, high);
    context.lineTo(x - 8, high + 13);
    context.fill();
  }
  stage.text(`×${speed}`, box.x + box.width - 10, box.y + 16, {
    size: 15,
    align: "right",
    face: "display",
    colour: INK.cream,
  });
}

function drawGoods(stage: Stage, pen: Pen, sight: Sight, state: State, kind: number): void {
  const box = shopPlace(sight.layout, kind);
  if (!box) return;
  const { context } = pen;
  const { cost } = FORMS_OF[kind]![0]!;
  const isHere = kind < towersIn(state);
  const isLocked = !isHere || kind >= sight.open;
  const isOpen = !isLocked && state.crumbs >= cost;
  plate(stage, box, isOpen ? INK.cream : "#8A7F96", sight.shown === kind ? INK.gold : INK.night);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  context.globalAlpha = isOpen ? 1 : 0.45;
  drawTower(pen, kind, 0, x + 6, y - 8, Math.min(0.62, box.height / 96));
  context.globalAlpha = 1;
  if (isLocked) drawLock(pen, x, y);
  else drawPrice(stage, pen, cost, x, box.y + box.height - 14, isOpen);
  if (!stage.isTouch)
    stage.text(String(kind + 1), box.x + 9, box.y + 16, { size: 17, face: "display", colour: INK.night });
}
