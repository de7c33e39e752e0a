import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { toOf, WHITE } from "#gambit-lite/rules/board.ts";
import { CUE, END, KIND, type State } from "#gambit-lite/rules/state.ts";
import { hasWon, indexOf } from "#gambit-lite/rules.ts";
import { middleOf, type Layout } from "./layout.ts";
import { INK } from "./pieces.ts";

export function answerCue(stage: Stage, state: State, cue: number, layout: Layout): void {
  const { x, y } = middleOf(layout, indexOf(toOf(state.last)));
  const isYours = state.position.side !== WHITE;
  if (cue === CUE.begin) stage.sound({ shape: "triangle", from: 300, to: 500, length: 0.15, volume: 0.3 });
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
  if (cue === CUE.check && state.end !== END.mate && !state.cues.includes(CUE.solved)) {
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
  if (cue === CUE.hint) stage.sound({ shape: "sine", from: 620, to: 930, length: 0.18, volume: 0.3 });
  if (cue === CUE.solved) celebrateMate(stage, x, y, state.streak);
  if (cue === CUE.wrong) {
    stage.shake(9);
    stage.flash(INK.coral, 0.25);
    stage.sound([
      { shape: "square", from: 190, to: 120, length: 0.18, volume: 0.25 },
      { shape: "square", from: 150, to: 90, length: 0.26, volume: 0.25, delay: 0.16 },
    ]);
  }
  if (cue === CUE.over) endWith(stage, state, x, y);
}

/** A chord that climbs with every mate in a row. */
function celebrateMate(stage: Stage, x: number, y: number, streak: number): void {
  const root = 392 * 2 ** (Math.min(7, streak - 1) / 12);
  stage.hold(4);
  stage.shake(7);
  stage.flash(INK.cream, 0.3);
  stage.burst({
    x,
    y,
    count: 46,
    colours: [INK.gold, INK.cream, INK.coral],
    speed: 480,
    life: 1.1,
    shape: "star",
    size: 9,
  });
  stage.sound(
    [1, 1.26, 1.5, 2].map((part, index) => ({
      shape: "triangle",
      from: root * part,
      length: 0.26,
      volume: 0.4,
      delay: 0.16 + index * 0.07,
    })),
  );
}

function endWith(stage: Stage, state: State, x: number, y: number): void {
  const isMate = state.end === END.mate;
  const isGood = state.kind === KIND.game ? hasWon(state) : state.solved > 0;
  if (isMate) {
    stage.hold(6);
    stage.flash(INK.cream, 0.4);
    stage.shake(12);
  }
  if (state.kind !== KIND.book) {
    const notes = isGood ? [392, 494, 587, 784] : [392, 349, 311, 262];
    stage.sound(
      notes.map((from, index) => ({ shape: "triangle", from, length: 0.24, volume: 0.4, delay: 0.4 + index * 0.16 })),
    );
  }
  if (!isMate || !hasWon(state)) return;
  const colours = [INK.gold, INK.cream, INK.coral];
  stage.burst({ x, y, count: 60, colours, speed: 620, life: 1.6, shape: "star", size: 12 });
  stage.burst({ x: stage.width / 2, y: stage.height / 3, count: 70, colours, speed: 560, life: 1.8, gravity: 320 });
}

function callOut(stage: Stage, words: string, size: number, { board }: Layout): void {
  const middle = board.cell * 4;
  const style = { size, colour: INK.cream, face: "display", align: "center" } as const;
  stage.float(words, board.x + middle, board.y + middle, style);
}
