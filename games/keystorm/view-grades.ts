import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { GRADES } from "./rules-fall.ts";
import type { Layout } from "./view-layout.ts";
import { INK } from "./view-storm.ts";

const NAMES = ["Drizzle", "Rain", "Storm"];
const WORDS = ["for two fingers", "for most fingers", "for all ten"];

/** The three grades, drawn as three kinds of weather. The chosen one fills up until it begins by itself. */
export function drawGrades(stage: Stage, { cards, isWide }: Layout, chosen: number, part: number): void {
  const { context, width, tick, isCalm } = stage;
  stage.text("How hard does it rain?", width / 2, cards[0]!.y - (isWide ? 62 : 90), {
    size: isWide ? 54 : 52,
    face: "display",
    colour: INK.cream,
    align: "center",
  });
  for (const [index, card] of cards.entries()) {
    const isChosen = index === chosen;
    const y = card.y - (isChosen ? 10 : 0);
    const box = (dx: number, dy: number, colour: string) => {
      context.fillStyle = colour;
      context.beginPath();
      context.roundRect(card.x + dx, y + dy, card.width, card.height, [8, 26, 26, 8]);
      context.fill();
    };
    box(6, 12, "rgb(26 18 74 / 0.5)");
    box(0, 0, isChosen ? INK.cream : INK.ink);
    if (isChosen) {
      context.fillStyle = "#E8D9A8";
      context.beginPath();
      context.roundRect(card.x, y, card.width, card.height, [8, 26, 26, 8]);
      context.save();
      context.clip();
      context.fillRect(card.x, y + card.height - 22, card.width * Math.min(1, part), 22);
      context.restore();
    }
    const ink = isChosen ? INK.ink : INK.cream;
    const middle = isWide ? card.x + card.width / 2 : card.x + 130;
    drawRain(context, middle, y + (isWide ? 90 : card.height / 2), index, isChosen, isCalm ? 0 : tick);
    const words = isWide ? ({ x: middle, align: "center" } as const) : ({ x: card.x + 270, align: "left" } as const);
    const top = isWide ? y + 204 : y + 76;
    stage.text(NAMES[index]!, words.x, top, { size: 46, face: "display", colour: ink, align: words.align });
    stage.text(WORDS[index]!, words.x, top + 48, { size: 25, weight: 700, colour: ink, align: words.align });
    const pays = `pays ×${GRADES[index]!.weight / 2}`;
    stage.text(stage.isTouch ? pays : `key ${index + 1} · ${pays}`, words.x, top + 94, {
      size: 24,
      weight: 900,
      colour: isChosen ? "#B3261E" : INK.bolt,
      align: words.align,
    });
  }
}

function drawRain(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  grade: number,
  isLight: boolean,
  tick: number,
) {
  context.fillStyle = isLight ? INK.cloudShade : INK.cloud;
  context.beginPath();
  context.roundRect(x - 74, y - 44, 148, 44, 22);
  context.roundRect(x - 44, y - 70, 72, 60, 30);
  context.fill();
  context.strokeStyle = isLight ? INK.sky : INK.rain;
  context.lineWidth = 7;
  context.lineCap = "round";
  for (let drop = 0; drop < 2 + grade * 2; drop++) {
    const fall = (tick * (1 + grade * 0.7) + drop * 17) % 44;
    const dx = (drop - (1 + grade * 2) / 2) * (100 / (2 + grade * 2)) + 6;
    context.beginPath();
    context.moveTo(x + dx, y + 14 + fall);
    context.lineTo(x + dx - 5, y + 28 + fall);
    context.stroke();
  }
  if (grade < 2) return;
  context.fillStyle = INK.bolt;
  context.fill(new Path2D(`M${x + 12} ${y - 16}l-26 38h16l-10 34 36-46h-17l15-26z`));
}
