import { groupDigits } from "@quackademy/game-kit/core/group-digits.ts";
import { paste } from "@quackademy/game-kit/stage/stage-pictures.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { timeOf } from "#stack-shift/kept.ts";
import { EMPTY, STAR } from "#stack-shift/rules/board.ts";
import { LAST, RIVALS } from "#stack-shift/rules/rivals.ts";
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
import { drawWanted, type Fuse } from "./fuses.ts";
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
export function drawNext(stage: Stage, { queue }: Side, next: Box, fuses: readonly Fuse[], look: Look): void {
  drawPlate(stage, `next-${next.x}`, next, "Next");
  const { x, y, width, height } = next;
  const [big, small] = [48, 36];
  // A low plate has them side by side.
  const isLow = height < 200;
  const [first, second] = isLow ? [0.31, 0.74] : [0.5, 0.5];
  drawPair(stage, [queue[0]!, queue[1]!], [x + width * first - big / 2, y + 38, big], fuses, look);
  drawPair(stage, [queue[2]!, queue[3]!], [x + width * second - small / 2, y + (isLow ? 50 : 146), small], fuses, look);
}

function drawPair(
  stage: Stage,
  [a, b]: readonly [number, number],
  [x, y, cell]: readonly [number, number, number],
  fuses: readonly Fuse[],
  look: Look,
) {
  for (const [stone, high] of [
    [b, y],
    [a, y + cell],
  ] as const) {
    drawStone(stage.context, stone, [x, high, cell], look);
    if (fuses.some((fuse) => fuse.stone === stone)) drawWanted(stage.context, [x, high, cell], look);
  }
}

/** The domino that was put away, and the key for it. */
export function drawKeep(
  stage: Stage,
  { kept, isKept }: Side,
  keep: Box,
  [key, fuses]: readonly [string, readonly Fuse[]],
  look: Look,
): void {
  drawPlate(stage, `keep-${keep.x}`, keep, "Keep");
  const middle = keep.x + keep.width / 2;
  const [a, b] = kept as [number, number];
  stage.context.globalAlpha = isKept === 1 ? 0.4 : 1;
  if (a !== EMPTY) drawPair(stage, [a, b], [middle - 20, keep.y + 36, 40], isKept === 1 ? [] : fuses, look);
  drawWords(stage.context, key, [middle, keep.y + 133], { size: 18, colour: "#FFFFFF" }, look);
  stage.context.globalAlpha = 1;
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

/** The goals of this mode: a number that changes, in pictures of digits, and a line of words. `isSmall`: without a bar. */
export function drawCard(
  stage: Stage,
  state: State,
  card: Box,
  [isTall, isSmall]: readonly [boolean, boolean],
  look: Look,
): void {
  const [head, number, words, part] = cardOf(state);
  const { context } = stage;
  // On a low phone two players have no room for it below the page's own line.
  if (card.y < 6) return;
  drawPlate(stage, `card-${head}`, card, isSmall ? "" : head);
  const middle = card.x + card.width / 2;
  const size = isSmall ? 32 : isTall ? 44 : card.width < 150 ? 40 : 52;
  drawNumber(context, number, [middle, card.y + (isSmall ? 24 : isTall ? 58 : 80)], { size, colour: "#FFFFFF" }, look);
  const y = card.y + (isSmall ? 80 : isTall ? 88 : 124);
  drawWords(context, words, [middle, y], { size: isSmall ? 17 : 19, colour: "#FFE9B0" }, look);
  if (isSmall) return drawWords(context, head, [middle, card.y + 58], { size: 17, colour: "#FFE9B0" }, look);
  const [left, top, wide] = [card.x + 20, card.y + card.height - 20, card.width - 40];
  for (const [line, note] of notesOf(state).entries())
    if (!isTall) drawWords(context, note, [middle, top - 14 - 22 * line], { size: 18, colour: "#FFFFFF" }, look);
  context.fillStyle = "rgba(255, 246, 223, 0.25)";
  context.fillRect(left, top, wide, 8);
  context.fillStyle = part > 0.8 && state.mode === MODE.long ? INK.danger : INK.gold;
  context.fillRect(left, top, wide * Math.min(1, Math.max(0, part)), 8);
}

/** What a bar shows, or what sends. */
const notesOf = ({ mode, me }: State): readonly string[] =>
  mode === MODE.long
    ? ["until it rises"]
    : mode !== MODE.duel
      ? []
      : [me.strict > 0 ? "2 tens send 1" : "A ten sends 1"];

/** How the rival throws. */
export function drawTrick(stage: Stage, { mode, level, lives }: State, box: Box | undefined, look: Look): void {
  if (!box || mode !== MODE.duel) return;
  drawPlate(stage, "trick", box);
  const { x, y, width, height } = box;
  const words = level === LAST && lives < 2 ? "Granite, last life" : RIVALS[level]!.trick;
  const isWide = width > 200;
  const lines = isWide ? [words] : wrap(words, 13);
  for (const [at, line] of lines.entries()) {
    const down = height / 2 + (at - (lines.length - 1) / 2) * 20;
    drawWords(stage.context, line, [x + width / 2, y + down], { size: isWide ? 23 : 17, colour: "#FFE9B0" }, look);
  }
}

function cardOf(state: State): readonly [head: string, number: string, words: string, part: number] {
  const { me, mode, level, pace, tide } = state;
  const seconds = secondsOf(state);
  if (mode === MODE.sprint) {
    const left = Math.max(0, SPRINT_TENS - me.counted);
    return [`Count to ${SPRINT_TENS}`, timeOf(seconds + extraOf(state)), `${left} to go`, me.counted / SPRINT_TENS];
  }
  if (mode === MODE.pair)
    return ["Two players", timeOf(seconds), pace > 1 ? `stones ×${pace}` : "Send stones", tide / HEAT_AFTER];
  if (mode === MODE.duel) {
    const { par } = RIVALS[level]!;
    const chain = starChain(level);
    const words = `${me.longest >= chain ? "★" : "☆"} ×${chain} cascade`;
    return [`★ within ${timeOf(par)}`, timeOf(seconds), words, Math.min(1, seconds / par)];
  }
  // A bar shows when; a sentence in numbers would be written anew each second.
  const rest = tide < tideEvery(pace) / 3 ? "Ground rises!" : "tens";
  return [`Level ${pace}`, groupDigits(me.tens), rest, 1 - tide / tideEvery(pace)];
}

const VERBS = ["Move", "Turn", "Drop", "Keep"];
const HANDS = ["Drag", "Tap", "Flick down", "Flick up"];
const LEFT_KEYS = ["A D", "W", "Space", "E"];
const RIGHT_KEYS = ["← →", "↑", "Enter", "Back"];

/** The key that puts a domino away. */
export const keepKey = (isTouch: boolean, isPair: boolean, isLeft: boolean): string =>
  isTouch ? "Flick ↑" : isPair ? (isLeft ? "E" : "Back") : "C";
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
