import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { KIND } from "./rules-signals.ts";
import { CUE, MISSED_MS, PHASE, ROUNDS, rules, shownNow, type State } from "./rules.ts";
import { drawDuckHead } from "./view-birds.ts";
import { createGhost } from "./view-ghost.ts";
import { drawProgress, drawReport } from "./view-report.ts";
import { drawRoom, drawTitle } from "./view-room.ts";
import { disc, drawEye, drawShape, drawTag, INK, SHAPE_NAMES } from "./view-shapes.ts";
import { drawSignal } from "./view-signals.ts";

export function createView(): GameView<State> {
  return {
    size: { wide: [1280, 720], tall: [720, 1440] },
    draw: drawGame,
    drawTitle,
    drawGhost: createGhost(),
    cue: answerCue,
    say,
    status: ({ round, faults }) =>
      `Signal ${Math.min(round + 1, ROUNDS)} of ${ROUNDS}${faults > 0 ? ` · ${faults} too early` : ""}`,
  };
}

function say(state: State): string {
  if (state.phase === PHASE.over) return `Done: ${rules.score(state)} milliseconds.`;
  if (state.phase === PHASE.intro) return `Signal ${state.round + 1}. ${ruleWords(state)}.`;
  if (state.phase === PHASE.go) return "Now!";
  if (state.phase === PHASE.result) return state.last === 0 ? "Too early." : `${state.last} milliseconds.`;
  return "Wait.";
}

const RULES = [
  "Tap when it opens",
  "Tap when the lamps go out",
  "",
  "Tap the duck, not the goose",
  "Tap when both match",
];

const ruleWords = ({ signal }: State) =>
  signal.kind === KIND.shape ? `Tap at the ${SHAPE_NAMES[signal.target]}` : RULES[signal.kind]!;

/** A good answer lights the room; so does the signal, where there is nothing to distinguish. */
function isLit({ phase, signal, last }: State): boolean {
  if (phase === PHASE.result) return last > 0 && last < MISSED_MS;
  return phase === PHASE.go && signal.kind <= KIND.lamps;
}

function drawGame(stage: Stage, state: State): void {
  const { width, height, isCalm } = stage;
  const lit = isLit(state);
  drawAround(stage, (around) => drawRoom(around, lit && !isCalm));
  if (state.phase === PHASE.over) return drawReport(stage, state);
  drawProgress(stage, state);
  const [x, y, size] = [width / 2, height * 0.5, Math.min(width * 0.38, height * 0.36)];
  if (state.phase === PHASE.intro) return drawIntro(stage, state, x, y, size);
  if (state.phase === PHASE.result) return drawResult(stage, state, x, y, size);
  drawSignal(stage, state, shownNow(state), x, y, size);
  drawTag(stage, ruleWords(state), x, height - 70);
}

/** The signal to wait for, with its picture. */
function drawIntro(stage: Stage, state: State, x: number, y: number, size: number): void {
  const { context, height } = stage;
  const { kind, target } = state.signal;
  const radius = size * 0.62;
  disc(context, x + 6, y - 22, radius * 1.12, INK.blood);
  disc(context, x, y - 30, radius * 1.12, INK.cream);
  if (kind === KIND.eye) drawEye(context, x, y - 30, radius * 0.8, 1, 0);
  if (kind === KIND.lamps)
    for (let lamp = 0; lamp < 3; lamp++)
      disc(context, x + (lamp - 1) * radius * 0.56, y - 30, radius * 0.23, lamp === 2 ? INK.dusk : INK.irisShade);
  context.fillStyle = INK.night;
  if (kind === KIND.shape) drawShape(context, target, x, y - 30, radius * 0.7);
  if (kind === KIND.goose) drawDuckHead(context, x, y - 26, radius / 90);
  if (kind === KIND.twins)
    for (const side of [-1, 1]) drawShape(context, 3, x + side * radius * 0.46, y - 30, radius * 0.4);
  stage.text(ruleWords(state), x, y + radius * 1.12 + 24, {
    size: 48,
    face: "display",
    colour: INK.cream,
    align: "center",
  });
  drawTag(stage, "Wait for it", x, height - 70);
}

const WORDS: readonly (readonly [number, string])[] = [
  [170, "Unnatural"],
  [210, "Wide awake"],
  [250, "Sharp"],
  [300, "Good"],
  [370, "Blinked?"],
  [500, "Sleepy"],
  [999, "Good morning"],
];

function drawResult(stage: Stage, state: State, x: number, y: number, size: number): void {
  const isGood = state.last > 0 && state.last < MISSED_MS;
  const colour = isGood && !stage.isCalm ? INK.light : INK.cream;
  drawEye(stage.context, x, y - size * 0.3, size * 0.7, isGood ? 1 : 0, 0);
  const big = state.last === 0 ? "Too early" : isGood ? `${state.last} ms` : "Missed";
  const small =
    state.last === 0 ? "once more" : isGood ? WORDS.find(([most]) => state.last <= most)![1] : "Still there?";
  stage.text(big, x, y + size * 0.5, { size: 104, face: "display", colour, align: "center" });
  stage.text(small, x, y + size * 0.5 + 84, {
    size: 36,
    weight: 900,
    colour: isGood ? INK.cream : INK.night,
    align: "center",
  });
}

function answerCue(stage: Stage, state: State, cue: number): void {
  const [x, y] = [stage.width / 2, stage.height / 2];
  if (cue === CUE.intro) stage.sound({ shape: "sine", from: 260, to: 300, length: 0.1, volume: 0.15 });
  if (cue === CUE.shown && state.signal.kind === KIND.lamps)
    stage.sound({ shape: "sine", from: 330, length: 0.08, volume: 0.25 });
  if (cue === CUE.hit || cue === CUE.record) {
    const pitch = 1200 - Math.min(700, state.last);
    stage.sound([
      { shape: "triangle", from: pitch, to: pitch * 1.2, length: 0.12, volume: 0.4 },
      { shape: "triangle", from: pitch * 1.5, length: 0.16, volume: 0.3, delay: 0.08 },
    ]);
    stage.burst({ x, y: y - 80, count: 26, colours: [INK.light, INK.cream, INK.iris], speed: 420 });
    if (cue === CUE.record)
      stage.float("Your fastest", x, y - 180, { size: 44, colour: INK.light, face: "display", align: "center" });
  }
  if (cue === CUE.early || cue === CUE.missed) {
    stage.shake(10);
    stage.sound({ shape: "sawtooth", from: 190, to: 110, length: 0.25, volume: 0.35 });
  }
  if (cue === CUE.over)
    stage.sound(
      [392, 523, 659, 784].map((from, index) => ({
        shape: "triangle",
        from,
        length: 0.2,
        volume: 0.35,
        delay: index * 0.12,
      })),
    );
}
