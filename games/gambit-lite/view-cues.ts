import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { toOf, WHITE } from "./rules-board.ts";
import { CUE, END, hasWon, indexOf, type State } from "./rules.ts";
import { middleOf, type Layout } from "./view-layout.ts";
import { INK } from "./view-pieces.ts";

export function answerCue(stage: Stage, state: State, cue: number, layout: Layout): void {
  const { x, y } = middleOf(layout, indexOf(toOf(state.last)));
  const isYours = state.position.side !== WHITE;
  if (cue === CUE.chosen) stage.sound({ shape: "triangle", from: 300, to: 500, length: 0.15, volume: 0.3 });
  if (cue === CUE.refused) stage.sound({ shape: "triangle", from: 150, to: 110, length: 0.1, volume: 0.3 });
  if (cue === CUE.move || cue === CUE.castle)
    stage.sound({ shape: "noise", from: isYours ? 900 : 600, to: 200, length: 0.07, volume: 0.5, delay: 0.2 });
  if (cue === CUE.take) {
    stage.burst({
      x,
      y,
      count: 22,
      colours: state.taken > 0 ? [INK.cream, INK.creamShade] : [INK.plum, "#6A4A80", INK.gold],
      speed: 300,
      gravity: 500,
      size: 6,
    });
    stage.shake(5);
    stage.sound([
      { shape: "noise", from: 700, to: 90, length: 0.16, volume: 0.6, delay: 0.18 },
      { shape: "triangle", from: 180, to: 90, length: 0.16, volume: 0.4, delay: 0.18 },
    ]);
  }
  if (cue === CUE.check && state.end !== END.mate) {
    callOut(stage, "Check", 72, layout);
    stage.sound(
      [660, 880].map((from, index) => ({
        shape: "square",
        from,
        length: 0.09,
        volume: 0.2,
        delay: 0.25 + index * 0.09,
      })),
    );
  }
  if (cue === CUE.queen) stage.burst({ x, y, count: 40, colours: [INK.focus, INK.gold, INK.cream], speed: 380 });
  if (cue === CUE.back) stage.sound({ shape: "sine", from: 500, to: 250, length: 0.2, volume: 0.3 });
  if (cue === CUE.hurry) stage.sound({ shape: "square", from: 880, length: 0.15, volume: 0.2 });
  if (cue !== CUE.over) return;
  if (state.end === END.mate) {
    callOut(stage, "Checkmate", 96, layout);
    stage.flash(INK.cream, 0.35);
    stage.shake(8);
  }
  const notes = hasWon(state) ? [392, 494, 587, 784] : [392, 349, 311, 262];
  stage.sound(
    notes.map((from, index) => ({ shape: "triangle", from, length: 0.24, volume: 0.4, delay: 0.4 + index * 0.16 })),
  );
  if (hasWon(state))
    stage.burst({
      x: stage.width / 2,
      y: stage.height / 2,
      count: 90,
      colours: [INK.gold, INK.cream, INK.coral],
      speed: 560,
      life: 1.6,
    });
}

function callOut(stage: Stage, words: string, size: number, { board }: Layout): void {
  const middle = board.cell * 4;
  const style = { size, colour: INK.cream, face: "display", align: "center" } as const;
  stage.float(words, board.x + middle, board.y + middle, style);
}
