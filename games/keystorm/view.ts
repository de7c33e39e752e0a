import { drawAround } from "@quackademy/game-kit/stage/draw-around.ts";
import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { isBossWave, nextLetter, textOf } from "./rules-fall.ts";
import { comboOf, CUE, LAST_WAVE, PHASE, type State } from "./rules.ts";
import { drawGhostTypist } from "./view-ghost.ts";
import { drawGrades } from "./view-grades.ts";
import { laneWords, type Nudges } from "./view-lanes.ts";
import { layOut, placeOf, type Layout } from "./view-layout.ts";
import { drawBolt, drawCloud, drawDuckling, drawPond, drawSky, INK } from "./view-storm.ts";
import { drawTitle } from "./view-title.ts";
import { drawKeyboard, drawWord, type Caps } from "./view-words.ts";

/** State that only this player sees: fading bolts, the last key, the selected card. */
export type Sight = {
  layout: Layout;
  card: number;
  /** The frame at which the card was chosen, and the frames after which it is taken by itself. */
  cardSince: number;
  cardFrames: number;
  pressed: number;
  heat: number;
  anger: number;
  bolts: { from: number; x: number; y: number; left: number }[];
  nudges: Nudges;
  caps: Caps;
};

export function createView(sight: Sight): GameView<State> {
  return {
    size: { wide: [1280, 720], tall: [720, 1440] },
    draw: (stage, state) => drawGame(stage, state, sight),
    drawTitle,
    drawGhost: (stage, theirs, race) => drawGhostTypist(stage, theirs, race, sight.layout),
    cue: (stage, state, cue) => answerCue(stage, state, cue, sight),
    say,
    status: ({ phase, wave, streak }) =>
      phase === PHASE.choosing
        ? "Choose a speed"
        : `Wave ${wave}${comboOf(streak) > 1 ? ` · ×${comboOf(streak)}` : ""}`,
  };
}

function say({ phase, wave, words, target, lives }: State): string {
  if (phase === PHASE.choosing) return "Choose a speed: 1 Drizzle, 2 Rain, 3 Storm. The marked one begins by itself.";
  if (phase === PHASE.over) return `The pond is full, in wave ${wave}.`;
  const word = words.find(({ id }) => id === target) ?? words[0];
  if (word?.isBoss) return `Boss, ${word.strikes} of 3 strikes left: ${textOf(word)}`;
  return word ? textOf(word) : `Wave ${wave}, ${lives} ducklings.`;
}

function drawGame(stage: Stage, state: State, sight: Sight): void {
  const { context, width, height } = stage;
  sight.layout = layOut(width, height, stage.isTouch);
  const { layout } = sight;
  sight.heat -= 1;
  sight.anger *= 0.96;
  drawAround(stage, (around) => drawSky(around, state.wave));
  if (state.phase === PHASE.choosing) {
    drawCloud(stage, 0, 0);
    return drawGrades(stage, layout, sight.card, (state.frame - sight.cardSince) / sight.cardFrames);
  }
  const target = state.words.find(({ id }) => id === state.target);
  drawPond(stage, layout);
  drawLives(stage, state, layout);
  const places = laneWords(state.words, width, layout, sight.nudges);
  for (const word of state.words) {
    if (word !== target) drawWord(stage, word, places.get(word.id)!, { isTarget: false, caps: sight.caps }, layout);
  }
  if (target) drawWord(stage, target, places.get(target.id)!, { isTarget: true, caps: sight.caps }, layout);
  drawCloud(stage, target ? (target.lane - 2) / 2 : 0, Math.min(1, sight.anger), state.wave);
  for (const bolt of sight.bolts) {
    context.globalAlpha = Math.min(1, bolt.left / 8);
    drawBolt(context, bolt.from, bolt.x, bolt.y, Math.sin(bolt.left));
    bolt.left -= 1;
  }
  context.globalAlpha = 1;
  sight.bolts = sight.bolts.filter(({ left }) => left > 0);
  if (state.phase === PHASE.calm) drawBanner(stage, state, layout);
  const useful = target ? [nextLetter(target)] : state.words.map(nextLetter);
  drawKeyboard(stage, layout, useful, sight.pressed, sight.heat);
}

function drawLives({ context, width, tick, isCalm }: Stage, { lives }: State, { pondY }: Layout): void {
  for (let duck = 0; duck < lives; duck++) {
    const bob = isCalm ? 0 : Math.sin(tick / 24 + duck * 1.4) * 4;
    drawDuckling(context, width / 2 + (duck - 1.5) * 96, pondY + 30 + bob, duck === lives - 1 ? 0.95 : 0.8);
  }
}

/** Between two waves: the next wave, and the points of the last one. */
function drawBanner(stage: Stage, state: State, { pondY }: Layout): void {
  const { context, width, height } = stage;
  const y = Math.min(height * 0.42, pondY - 116);
  const half = Math.min(width / 2 - 30, 330);
  context.fillStyle = INK.ink;
  context.beginPath();
  context.roundRect(width / 2 - half + 6, y - 96 + 10, half * 2, 200, [8, 34, 34, 8]);
  context.fill();
  context.fillStyle = INK.cream;
  context.beginPath();
  context.roundRect(width / 2 - half, y - 96, half * 2, 200, [8, 34, 34, 8]);
  context.fill();
  const last = state.wave === LAST_WAVE ? " · the last" : isBossWave(state.wave) ? " · boss" : "";
  const centre = { align: "center", colour: INK.ink } as const;
  stage.text(`Wave ${state.wave}${last}`, width / 2, y - 32, { ...centre, size: 72, face: "display" });
  const words =
    state.wave === 1
      ? "Type what falls. Keep the pond dry."
      : `${state.wpm} words a minute × ${state.accuracy} % = +${state.bonus}`;
  stage.text(words, width / 2, y + 46, { ...centre, size: 29, weight: 900 });
}

function answerCue(stage: Stage, state: State, cue: number, sight: Sight): void {
  const { x, y } = placeOf(state.last, state.last.letters, stage.width, sight.layout);
  const pitch = 1 + Math.min(state.streak, 16) * 0.04;
  if (cue === CUE.letter) stage.sound({ shape: "square", from: 520 * pitch, length: 0.035, volume: 0.16 });
  if (cue === CUE.done || cue === CUE.gold) {
    sight.bolts.push({ from: stage.width / 2 + (x - stage.width / 2) * 0.5, x, y, left: stage.isCalm ? 5 : 14 });
    stage.burst({
      x,
      y,
      count: 10 + state.last.letters * 2,
      colours: [INK.cream, INK.creamSide, INK.bolt],
      speed: 340,
      gravity: 700,
      size: 6,
    });
    stage.float(`+${state.last.gain}`, x, y - 10, { size: 38, colour: INK.bolt, face: "display", align: "center" });
    stage.sound([
      { shape: "noise", from: 2400, to: 300, length: 0.16, volume: 0.35 },
      { shape: "triangle", from: 440 * pitch, to: 880 * pitch, length: 0.14, volume: 0.35 },
    ]);
  }
  if (cue === CUE.gold) {
    stage.shake(10);
    // The card of the next wave may already be in the middle.
    if (state.phase === PHASE.storm) {
      const middle = Math.max(150, Math.min(stage.width - 150, x));
      stage.float("A gust!", middle, Math.max(sight.layout.skyY + 60, y - 80), {
        size: 50,
        colour: INK.bolt,
        face: "display",
        align: "center",
      });
    }
    stage.sound({ shape: "noise", from: 300, to: 1600, length: 0.7, volume: 0.5 });
  }
  if (cue === CUE.boss) {
    stage.shake(12);
    stage.float("Three strikes!", stage.width / 2, sight.layout.skyY + 130, {
      size: 60,
      colour: "#FF8E9C",
      face: "display",
      align: "center",
    });
    stage.sound([
      { shape: "sawtooth", from: 70, to: 50, length: 0.8, volume: 0.5 },
      { shape: "noise", from: 200, to: 80, length: 0.9, volume: 0.4 },
    ]);
  }
  if (cue === CUE.struck || cue === CUE.felled) {
    const isFelled = cue === CUE.felled;
    for (const aside of isFelled ? [-120, 0, 120] : [0]) {
      const from = stage.width / 2 + aside;
      sight.bolts.push({ from, x: x + aside / 2, y, left: stage.isCalm ? 5 : 20 });
    }
    stage.flash("#FFF3D1", isFelled ? 0.5 : 0.25);
    stage.hold(isFelled ? 8 : 4);
    stage.shake(isFelled ? 20 : 12);
    const colours = [INK.bolt, "#FF8E9C", INK.cream];
    stage.burst({ x, y, count: isFelled ? 90 : 36, colours, speed: isFelled ? 640 : 420, gravity: 600, size: 8 });
    const words = isFelled ? `Boss down! +${state.last.gain}` : `+${state.last.gain}`;
    stage.float(words, Math.max(220, Math.min(stage.width - 220, x)), y - 90, {
      size: isFelled ? 60 : 44,
      colour: INK.bolt,
      face: "display",
      align: "center",
    });
    stage.sound([
      { shape: "noise", from: 3000, to: 120, length: isFelled ? 0.9 : 0.35, volume: 0.55 },
      { shape: "triangle", from: 220, to: isFelled ? 880 : 440, length: 0.4, volume: 0.4 },
    ]);
  }
  if (cue === CUE.combo) {
    stage.float(`×${comboOf(state.streak)}`, x, y - 70, {
      size: 64,
      colour: INK.cream,
      face: "display",
      align: "center",
    });
    stage.sound(
      [660, 880, 1100].map((from, index) => ({
        shape: "square",
        from,
        length: 0.08,
        volume: 0.2,
        delay: 0.06 * index,
      })),
    );
  }
  if (cue === CUE.wrong) {
    sight.anger = 1;
    stage.shake(4);
    stage.sound({ shape: "sawtooth", from: 140, to: 100, length: 0.12, volume: 0.3 });
  }
  if (cue === CUE.splash) {
    sight.anger = 1;
    stage.shake(14);
    stage.burst({
      x,
      y: sight.layout.pondY + 10,
      count: 34,
      colours: ["#BDEBF3", "#5FB6DC", "#fff"],
      speed: 420,
      gravity: 900,
      size: 7,
      life: 0.9,
    });
    stage.sound([
      { shape: "noise", from: 900, to: 120, length: 0.45, volume: 0.6 },
      { shape: "sine", from: 300, to: 90, length: 0.4, volume: 0.4 },
    ]);
  }
  if (cue === CUE.wave || cue === CUE.life)
    stage.sound(
      [392, 523, 659].map((from, index) => ({
        shape: "triangle",
        from,
        length: 0.16,
        volume: 0.3,
        delay: index * 0.1,
      })),
    );
  if (cue === CUE.over)
    stage.sound(
      [330, 277, 220, 165].map((from, index) => ({
        shape: "triangle",
        from,
        length: 0.3,
        volume: 0.4,
        delay: index * 0.18,
      })),
    );
  if (cue === CUE.survived) {
    stage.burst({
      x: stage.width / 2,
      y: stage.height / 2,
      count: 120,
      colours: [INK.bolt, INK.cream, INK.coral],
      speed: 600,
      life: 1.8,
    });
    stage.sound(
      [523, 659, 784, 1046].map((from, index) => ({
        shape: "square",
        from,
        length: 0.2,
        volume: 0.3,
        delay: index * 0.14,
      })),
    );
  }
}
