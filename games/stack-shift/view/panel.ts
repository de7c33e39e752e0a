import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { timeOf } from "#stack-shift/kept.ts";
import { STAR } from "#stack-shift/rules/board.ts";
import { RIVALS } from "#stack-shift/rules/rivals.ts";
import { STAR_TENS, type Side } from "#stack-shift/rules/side.ts";
import {
  extraOf,
  HEAT_AFTER,
  MODE,
  secondsOf,
  SPRINT_TENS,
  starChain,
  tideEvery,
  type State,
} from "#stack-shift/rules.ts";
import { drawNumber, drawWords, type Look } from "./kept.ts";
import type { Box, Layout } from "./layout.ts";
import { INK } from "./looks.ts";
import { drawStone } from "./stones.ts";

/** A plate of slate with a light edge: still, so it is drawn once. */
export function drawPlate(stage: Stage, name: string, { x, y, width, height }: Box, head = ""): void {
  stage.still(`stack-plate-${name}`, [x, y, width, height], (inside) => {
    const { context, isContrast } = inside;
    context.fillStyle = isContrast ? "#FFFFFF" : "rgba(255, 246, 223, 0.35)";
    context.beginPath();
    context.roundRect(x, y, width, height, 16);
    context.fill();
    context.fillStyle = isContrast ? "#000000" : "rgba(22, 32, 63, 0.92)";
    context.beginPath();
    context.roundRect(x + 3, y + 3, width - 6, height - 6, 13);
    context.fill();
    if (head) inside.text(head, x + width / 2, y + 22, { size: 19, weight: 900, align: "center", colour: "#FFE9B0" });
  });
}

/** The two dominoes that come next. */
export function drawNext(stage: Stage, { queue }: Side, next: Box, look: Look): void {
  drawPlate(stage, `next-${next.x}`, next, "Next");
  const { x, y, width, height } = next;
  const [big, small] = [48, 36];
  // A low plate has them side by side.
  const isLow = height < 200;
  const [first, second] = isLow ? [0.31, 0.74] : [0.5, 0.5];
  drawPair(stage, [queue[0]!, queue[1]!], [x + width * first - big / 2, y + 38, big], look);
  drawPair(stage, [queue[2]!, queue[3]!], [x + width * second - small / 2, y + (isLow ? 50 : 146), small], look);
}

function drawPair(
  stage: Stage,
  [a, b]: readonly [number, number],
  [x, y, cell]: readonly [number, number, number],
  look: Look,
) {
  drawStone(stage.context, b, [x, y, cell], look);
  drawStone(stage.context, a, [x, y + cell, cell], look);
}

/** Fills with every ten until the star is there. */
export function drawStar(stage: Stage, me: Side, star: Box, look: Look): void {
  const { context } = stage;
  drawPlate(stage, `star-${star.x}`, star, "Star");
  const middle = star.x + star.width / 2;
  const isNear = me.charge === STAR_TENS || me.queue.includes(STAR);
  const swell = isNear && !stage.isCalm ? Math.sin(stage.tick / 8) * 3 : 0;
  context.globalAlpha = isNear ? 1 : 0.4;
  drawStone(context, STAR, [middle - 27, star.y + 38 - swell, 54], look);
  context.globalAlpha = 1;
  const wide = star.width - 28;
  context.fillStyle = stage.isContrast ? "#FFFFFF" : "rgba(255, 246, 223, 0.25)";
  context.fillRect(star.x + 14, star.y + 104, wide, 10);
  context.fillStyle = stage.isContrast ? "#FFE066" : INK.gold;
  context.fillRect(star.x + 14, star.y + 104, (wide * (isNear ? STAR_TENS : me.charge)) / STAR_TENS, 10);
  const words = isNear ? "Ready" : `${me.charge}/${STAR_TENS}`;
  const write = isNear ? drawWords : drawNumber;
  write(context, words, [middle, star.y + 131], { size: 19, colour: "#FFFFFF" }, look);
}

/** The goals of this mode: a number that changes, in pictures of digits, and a line of words. */
export function drawCard(stage: Stage, state: State, { card, isTall }: Layout, look: Look): void {
  const [head, number, words, part] = cardOf(state);
  const { context } = stage;
  // On a low phone two players have no room for it below the page's own line.
  if (card.y < 6) return;
  drawPlate(stage, `card-${head}`, card, head);
  const middle = card.x + card.width / 2;
  const size = isTall ? 44 : 64;
  drawNumber(context, number, [middle, card.y + (isTall ? 58 : 80)], { size, colour: "#FFFFFF" }, look);
  const y = card.y + (isTall ? 88 : 124);
  drawWords(context, words, [middle, y], { size: 19, colour: "#FFE9B0" }, look);
  const [left, top, wide] = [card.x + 20, card.y + card.height - 20, card.width - 40];
  const note = state.mode === MODE.long ? "Until the ground rises" : state.me.strict > 0 ? "Only cascades send" : "";
  if (note && !isTall) drawWords(context, note, [middle, top - 14], { size: 15, colour: "#FFFFFF" }, look);
  context.fillStyle = "rgba(255, 246, 223, 0.25)";
  context.fillRect(left, top, wide, 8);
  context.fillStyle = part > 0.8 && state.mode === MODE.long ? INK.danger : INK.gold;
  context.fillRect(left, top, wide * Math.min(1, Math.max(0, part)), 8);
}

/** The time of a duel, and what its stars ask for. */
export function drawGoals(stage: Stage, state: State, goals: Box, look: Look): void {
  const { x, y, width, height } = goals;
  drawPlate(stage, "goals", goals);
  const [head, number, words] = cardOf(state);
  drawNumber(stage.context, number, [x + width / 2, y + 28], { size: 32, colour: "#FFFFFF" }, look);
  stage.still(`stack-goals-${head}${words}`, [x, y, width, height], (inside) => {
    for (const [line, text] of [head, words].entries())
      inside.text(text, x + width / 2, y + 58 + line * 20, {
        size: 15,
        weight: 900,
        align: "center",
        colour: "#FFE9B0",
      });
  });
}

function cardOf(state: State): readonly [head: string, number: string, words: string, part: number] {
  const { me, mode, level, pace, tide } = state;
  const seconds = secondsOf(state);
  if (mode === MODE.sprint) {
    const left = Math.max(0, SPRINT_TENS - me.tens);
    return [`${SPRINT_TENS} tens`, timeOf(seconds + extraOf(state)), `${left} to go`, me.tens / SPRINT_TENS];
  }
  if (mode === MODE.pair)
    return ["Two players", timeOf(seconds), pace > 1 ? `stones ×${pace}` : "Send them over", tide / HEAT_AFTER];
  if (mode === MODE.duel) {
    const { par } = RIVALS[level]!;
    const chain = starChain(level);
    const words = `${me.longest >= chain ? "★" : "☆"} ×${chain} cascade`;
    return [`★ within ${timeOf(par)}`, timeOf(seconds), words, Math.min(1, seconds / par)];
  }
  // A bar shows when; a sentence in numbers would be written anew each second.
  const rest = tide < tideEvery(pace) / 3 ? "The ground rises!" : "tens";
  return [`Level ${pace}`, groupDigits(me.tens), rest, 1 - tide / tideEvery(pace)];
}

const VERBS = ["Move", "Turn", "Drop"];
const HANDS = ["Drag", "Tap", "Flick down"];
const LEFT_KEYS = ["A D", "W", "Space"];
const RIGHT_KEYS = ["← →", "↑", "Enter"];
/** What moves, turns and drops, in the grids of two players until their first domino lies. */
export function drawKeys(
  { context, isTouch }: Stage,
  { placed }: Side,
  { x, y, cell }: Layout["grid"],
  isLeft: boolean,
  look: Look,
) {
  if (placed > 0) return;
  for (const [line, key] of (isTouch ? HANDS : isLeft ? LEFT_KEYS : RIGHT_KEYS).entries()) {
    const words = `${VERBS[line]}: ${key}`;
    drawWords(context, words, [x + cell * 3.5, y + cell * (4.5 + line)], { size: 24, colour: "#FFE9B0" }, look);
  }
}

/** Words beside a duck, in a bubble whose tip points at it. */
export function drawSpeech(stage: Stage, { speech, isTall }: Layout, name: string, words: string): void {
  const { x, y, width, height } = speech;
  paste(stage.context, `stack-speech-${stage.isContrast}`, [x, y, width, height], (into) => {
    into.fillStyle = stage.isContrast ? "#000000" : INK.paper;
    into.strokeStyle = stage.isContrast ? "#FFFFFF" : INK.night;
    into.lineWidth = 3;
    into.beginPath();
    into.roundRect(2, 2, width - (isTall ? 16 : 4), height - (isTall ? 4 : 22), 18);
    into.fill();
    into.stroke();
    into.beginPath();
    if (isTall) {
      into.moveTo(width - 16, height / 2 - 12);
      into.lineTo(width - 3, height / 2 + 4);
      into.lineTo(width - 16, height / 2 + 12);
    } else {
      into.moveTo(80, height - 22);
      into.lineTo(96, height - 4);
      into.lineTo(112, height - 22);
    }
    into.fill();
  });
  const colour = stage.isContrast ? "#FFFFFF" : INK.night;
  const middle = x + (width - (isTall ? 14 : 2)) / 2;
  stage.still(`stack-words-${name}${words}`, [x, y, width, height], (inside) => {
    inside.text(name, middle, y + 26, {
      size: 20,
      weight: 900,
      align: "center",
      colour: stage.isContrast ? "#FFE066" : "#A8402A",
    });
    for (const [line, text] of wrap(words, isTall ? 14 : 26).entries())
      inside.text(text, middle, y + 52 + line * 24, { size: 20, weight: 700, align: "center", colour });
  });
}

function wrap(words: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < most) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
