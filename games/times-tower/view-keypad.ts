import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { Layout } from "./view-layout.ts";
import { drawFloor } from "./view-tower.ts";

const GRADE_NAMES = ["Bricks", "Beams", "Girders"];
const GRADE_WORDS = ["tables of 2, 3, 4, 5 and 10", "everything up to 10 × 10", "up to 12, and into the teens"];

/** The keys; `cursor` is the gamepad's position or -1, and `pressed` the key that was just tapped. */
export function drawKeypad(
  stage: Stage,
  { keys, isWide }: Layout,
  cursor: number,
  pressed: number,
  heat: number,
): void {
  const { context } = stage;
  if (!isWide) {
    const top = keys[0]!.y - 26;
    const { left, right, bottom } = stage.bounds;
    context.fillStyle = "#2D7F79";
    context.fillRect(left - 40, top, right - left + 80, bottom + 40 - top);
    context.fillStyle = "#3D9C90";
    context.fillRect(left - 40, top, right - left + 80, 8);
  }
  for (const [index, key] of keys.entries()) {
    const isDown = key.tap === pressed && heat > 0;
    const y = key.y + (isDown ? 8 : 0);
    const isOther = key.tap > 9;
    context.fillStyle = stage.isContrast ? "#000" : "rgb(20 40 80 / 0.35)";
    context.beginPath();
    context.roundRect(key.x + 4, key.y + 12, key.width, key.height, 20);
    context.fill();
    context.fillStyle = isOther ? "#1F4C7A" : "#E0C890";
    context.beginPath();
    context.roundRect(key.x, y + 6, key.width, key.height - 4, 20);
    context.fill();
    context.fillStyle = isDown ? "#FFE07A" : isOther ? "#2F6AA6" : "#FFF3D1";
    context.beginPath();
    context.roundRect(key.x, y, key.width, key.height - 10, 20);
    context.fill();
    if (index === cursor) {
      context.strokeStyle = "#E4573F";
      context.lineWidth = 7;
      context.stroke();
    }
    const colour = isOther ? "#FFF3D1" : "#1F2C5C";
    const middle = y + (key.height - 10) / 2;
    if (isOther) drawSign(stage, key.tap === 10, key.x + key.width / 2, middle, colour);
    else
      stage.text(key.label, key.x + key.width / 2, middle + 2, { size: 58, face: "display", colour, align: "center" });
  }
}

function drawSign({ context }: Stage, isErase: boolean, x: number, y: number, colour: string): void {
  context.save();
  context.translate(x, y);
  context.strokeStyle = colour;
  context.lineWidth = 6;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.stroke(isErase ? ERASE_SIGN : ENTER_SIGN);
  context.restore();
}

const ERASE_SIGN = new Path2D("M-26 0l16-18h36v36h-36zM-2-7l14 14M12-7l-14 14");
const ENTER_SIGN = new Path2D("M24-18v14H-22M-10-16l-12 12 12 12");

/** The three grades, drawn as three building plots. */
export function drawGrades(stage: Stage, { cards, isWide }: Layout, chosen: number): void {
  const { context, width } = stage;
  const top = cards[0]!.y;
  const heading = stage.isContrast ? "#FFF3D1" : "#1F2C5C";
  const small = isWide ? 22 : 27;
  stage.text("How hard shall we build?", width / 2, top - (isWide ? 110 : 150), {
    size: isWide ? 56 : 50,
    face: "display",
    colour: heading,
    align: "center",
  });
  stage.text("Harder floors are higher floors.", width / 2, top - (isWide ? 54 : 90), {
    size: 28,
    weight: 700,
    colour: heading,
    align: "center",
  });
  for (const [index, card] of cards.entries()) {
    const isChosen = index === chosen;
    const y = card.y - (isChosen ? 10 : 0);
    context.fillStyle = "rgb(20 40 80 / 0.35)";
    context.beginPath();
    context.roundRect(card.x + 6, card.y + 12, card.width, card.height, [8, 26, 26, 8]);
    context.fill();
    context.fillStyle = isChosen ? "#FFF3D1" : "#1F4C7A";
    context.beginPath();
    context.roundRect(card.x, y, card.width, card.height, [8, 26, 26, 8]);
    context.fill();
    const ink = isChosen ? "#1F2C5C" : "#FFF3D1";
    const picture = isWide ? { x: card.x + card.width / 2, y: y + 190 } : { x: card.x + 170, y: y + card.height - 30 };
    for (let floor = 0; floor <= index; floor++) {
      const sum = [
        [2, 5],
        [6, 8],
        [7, 12],
      ][floor]!;
      drawFloor(context, { a: sum[0]!, b: sum[1]!, speed: 50 }, floor + 3, picture.x, picture.y - 60 * (floor + 1), 60);
    }
    const words = isWide
      ? { x: card.x + card.width / 2, y: y + 240, align: "center" as const }
      : { x: card.x + 330, y: y + 84, align: "left" as const };
    stage.text(GRADE_NAMES[index]!, words.x, words.y, { size: 44, face: "display", colour: ink, align: words.align });
    const [one, two] = splitWords(GRADE_WORDS[index]!);
    stage.text(one, words.x, words.y + 44, { size: small, weight: 700, colour: ink, align: words.align });
    stage.text(two, words.x, words.y + (isWide ? 72 : 78), {
      size: small,
      weight: 700,
      colour: ink,
      align: words.align,
    });
    stage.text(
      stage.isTouch ? `floors ×${index + 1}` : `key ${index + 1} · floors ×${index + 1}`,
      words.x,
      words.y + (isWide ? 112 : 122),
      {
        size: small,
        weight: 900,
        colour: isChosen ? "#B83C2C" : "#FFE07A",
        align: words.align,
      },
    );
  }
}

/** Splits words into two lines of about the same length. */
function splitWords(words: string): [string, string] {
  const at = words.indexOf(" ", Math.floor(words.length / 2) - 2);
  return [words.slice(0, at), words.slice(at + 1)];
}
