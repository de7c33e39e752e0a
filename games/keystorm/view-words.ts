import type { Point } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { BOSS_STRIKES, textOf, type Word } from "./rules-fall.ts";
import { capOf, type Layout } from "./view-layout.ts";
import { INK } from "./view-storm.ts";

/** How keys look. */
export type Caps = { side: string; edge: string; face: string; ink: string };

export const CREAM: Caps = { side: INK.creamSide, edge: INK.creamEdge, face: INK.cream, ink: INK.ink };
const GOLD: Caps = { side: INK.boltShade, edge: "#8A5C08", face: INK.bolt, ink: INK.ink };
const BOSS: Caps = { side: "#8E1F3A", edge: "#4A0B1A", face: "#FF8E9C", ink: "#3A0714" };
const TYPED: Caps = { side: "#3B3385", edge: INK.ink, face: "#3B3385", ink: "#9F98E8" };

type Look = { isTarget: boolean; caps: Caps };

/** A word as a row of keys. Typed letters are pressed; the target word has a glow. */
export function drawWord(stage: Stage, word: Word, { x, y }: Point, { isTarget, caps }: Look, layout: Layout): void {
  const { context } = stage;
  const cap = capOf(word, layout);
  if (word.isBoss) drawBossCloud(stage, x, y, cap, word);
  const left = x - (word.letters * cap) / 2;
  const isLow = word.y > 72_000;
  const tremble = isLow && !stage.isCalm ? Math.sin(stage.tick / 2 + word.id) * 2 : 0;
  context.fillStyle = "rgb(26 18 74 / 0.45)";
  context.beginPath();
  context.roundRect(left - 1 + tremble, y - cap * 0.46, word.letters * cap + 8, cap * 1.32, 12);
  context.fill();
  if (isTarget || isLow) {
    context.strokeStyle = isTarget ? INK.bolt : INK.coral;
    context.lineWidth = isTarget ? 6 : 4;
    context.beginPath();
    context.roundRect(left - 5 + tremble, y - cap * 0.62, word.letters * cap + 10, cap * 1.42, 14);
    context.stroke();
  }
  const text = textOf(word);
  for (let index = 0; index < word.letters; index++) {
    const isTyped = index < word.typed;
    const colours = isTyped ? TYPED : word.isBoss ? BOSS : word.isGold ? GOLD : caps;
    drawCap(stage, text[index]!, left + index * cap + tremble, y - cap * 0.56 + (isTyped ? 5 : 0), cap, colours);
  }
}

/** A plain row of keys. */
export function drawCaps(stage: Stage, text: string, x: number, y: number, { cap }: Layout): void {
  for (let index = 0; index < text.length; index++)
    drawCap(stage, text[index]!, x + (index - text.length / 2) * cap, y, cap, CREAM);
}

/** A thundercloud behind the word, with a dot for each strike that it still takes. */
function drawBossCloud({ context, tick, isCalm }: Stage, x: number, y: number, cap: number, word: Word): void {
  const reach = (word.letters * cap) / 2 + 40;
  const beat = isCalm ? 0 : Math.sin(tick / 14) * 4;
  const cloud = (grown: number, colour: string) => {
    context.fillStyle = colour;
    context.beginPath();
    for (let lump = 0; lump <= 6; lump++) {
      const at = x - reach + (lump / 6) * reach * 2;
      // Highest in the middle, where the face is.
      const radius = cap * (1.75 - Math.abs(lump - 3) * 0.26) + beat * (lump % 2 ? 0.5 : -0.5) + grown;
      context.moveTo(at + radius, y - cap * 0.3);
      context.arc(at, y - cap * 0.3, radius, 0, 7);
    }
    context.fill();
  };
  cloud(6, "#7468D6");
  cloud(0, "#241B57");
  const top = y - cap * 1.55;
  context.fillStyle = context.strokeStyle = "#FF6B6F";
  context.lineWidth = 8;
  context.lineCap = "round";
  for (const side of [-1, 1]) {
    context.beginPath();
    context.arc(x + side * cap, top + cap * 0.32, cap * 0.26, 0, Math.PI);
    context.fill();
    context.beginPath();
    context.moveTo(x + side * cap * 1.6, top);
    context.lineTo(x + side * cap * 0.6, top + cap * 0.3);
    context.stroke();
  }
  for (let strike = 0; strike < BOSS_STRIKES; strike++) {
    context.beginPath();
    context.arc(x + (strike - 1) * 34, y + cap * 1.12, 11, 0, 7);
    context.fillStyle = strike < word.strikes ? INK.bolt : "#4A4380";
    context.fill();
  }
}

export function drawCap(
  stage: Pick<Stage, "context" | "text">,
  letter: string,
  x: number,
  y: number,
  cap: number,
  colours: Caps,
): void {
  const { context } = stage;
  context.fillStyle = colours.edge;
  context.beginPath();
  context.roundRect(x + 1, y + 5, cap - 2, cap * 1.1, 8);
  context.fill();
  context.fillStyle = colours.side;
  context.beginPath();
  context.roundRect(x + 1, y, cap - 2, cap * 1.1, 8);
  context.fill();
  context.fillStyle = colours.face;
  context.beginPath();
  context.roundRect(x + 4, y + 2, cap - 8, cap * 0.92, 6);
  context.fill();
  stage.text(letter, x + cap / 2, y + cap * 0.5, {
    size: cap * 0.74,
    weight: 900,
    colour: colours.ink,
    align: "center",
  });
}

/** The keyboard for touch; letters that are useful now are lighter. */
export function drawKeyboard(
  stage: Stage,
  { keys }: Layout,
  useful: readonly number[],
  pressed: number,
  heat: number,
): void {
  if (keys.length === 0) return;
  const { context } = stage;
  const top = keys[0]!.y - 14;
  context.fillStyle = INK.ink;
  const { left, right, bottom } = stage.bounds;
  context.fillRect(left, top, right - left, bottom + 40 - top);
  for (const key of keys) {
    const isDown = key.tap === pressed && heat > 0;
    const isUseful = useful.includes(key.tap) || key.tap > 25;
    const y = key.y + (isDown ? 6 : 0);
    context.fillStyle = isUseful ? INK.creamEdge : "#6A63AE";
    context.beginPath();
    context.roundRect(key.x, key.y + 5, key.width, key.height - 3, 12);
    context.fill();
    context.fillStyle = isDown ? INK.bolt : isUseful ? INK.cream : "#B9B4E6";
    context.beginPath();
    context.roundRect(key.x, y, key.width, key.height - 9, 12);
    context.fill();
    stage.text(key.label, key.x + key.width / 2, y + key.height / 2 - 4, {
      size: Math.min(46, key.width * 0.7),
      weight: 900,
      colour: INK.ink,
      align: "center",
    });
  }
}
