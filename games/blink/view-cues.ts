import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { KIND } from "./rules-signals.ts";
import { CUE, MODE, type State } from "./rules.ts";
import { medalsOf, streakOf } from "./staff-times.ts";
import { MEDAL_INKS } from "./view-report.ts";
import { INK } from "./view-shapes.ts";

const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319];
const FANFARE = [392, 523, 659, 784];

export function answerCue(stage: Stage, state: State, cue: number): void {
  const [x, y] = [stage.width / 2, stage.height / 2];
  if (cue === CUE.intro) stage.sound({ shape: "sine", from: 260, to: 300, length: 0.1, volume: 0.15 });
  if (cue === CUE.shown && state.signal.kind === KIND.lamps)
    stage.sound({ shape: "sine", from: 330, length: 0.08, volume: 0.25 });
  if (cue === CUE.hit || cue === CUE.record || cue === CUE.point) {
    const pitch = 1200 - Math.min(700, state.last);
    stage.sound([
      { shape: "triangle", from: pitch, to: pitch * 1.2, length: 0.12, volume: 0.4 },
      { shape: "triangle", from: pitch * 1.5, length: 0.16, volume: 0.3, delay: 0.08 },
    ]);
    // The faster, the more.
    const medal = state.mode === MODE.duel ? 0 : (medalsOf(state).at(-1) ?? 0);
    const count = state.last < 220 ? 46 : state.last < 300 ? 26 : 12;
    const colours = [INK.light, INK.cream, medal > 0 ? MEDAL_INKS[medal]! : INK.iris];
    stage.burst({ x, y: y - 80, count, colours, speed: 420, shape: medal === 3 ? "star" : "spark" });
    if (state.last < 220) stage.hold(3);
    const lead = { size: 44, colour: INK.light, face: "display", align: "center" } as const;
    const streak = state.mode === MODE.duel ? 0 : streakOf(state);
    // Beside the eye, or above it.
    const [floatX, floatY] = stage.width > stage.height ? [x + 390, y - 130] : [x, y - 380];
    if (cue === CUE.record) stage.float("Your fastest", floatX, floatY, lead);
    else if (streak > 1) stage.float(`${streak} in a row`, floatX, floatY, lead);
    // A streak climbs a scale.
    if (streak > 1)
      stage.sound({
        shape: "square",
        from: SCALE[Math.min(streak, SCALE.length) - 1]!,
        length: 0.14,
        volume: 0.16,
        delay: 0.16,
      });
  }
  if (cue === CUE.early || cue === CUE.missed || cue === CUE.draw) {
    stage.shake(10);
    stage.sound({ shape: "sawtooth", from: 190, to: 110, length: 0.25, volume: 0.35 });
    // Goose laughs.
    if (cue === CUE.early && state.mode !== MODE.duel)
      stage.sound(
        [0.28, 0.42].map((delay) => ({ shape: "sawtooth", from: 330, to: 250, length: 0.09, volume: 0.16, delay })),
      );
  }
  if (cue === CUE.over)
    stage.sound(FANFARE.map((from, at) => ({ shape: "triangle", from, length: 0.2, volume: 0.35, delay: at * 0.12 })));
}
