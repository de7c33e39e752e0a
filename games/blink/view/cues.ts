import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { KIND } from "#blink/rules/signals.ts";
import { CUE, MODE, roundsOf, type State } from "#blink/rules.ts";
import { medalsOf, streakOf } from "#blink/staff-times.ts";
import { MEDAL_INKS } from "./report.ts";
import { INK } from "./shapes.ts";
import { tensionOf } from "./sky.ts";

const SCALE = [523, 587, 659, 784, 880, 1047, 1175, 1319];
const FANFARE = [392, 523, 659, 784];
/** Above the answer's own tone: one more for each of the staff that it beats. */
const CHORD = [1.5, 2, 2.52];
/** The picture stands still for so many frames. */
const HOLDS = [0, 2, 4, 6];

export function answerCue(stage: Stage, state: State, cue: number): void {
  const [x, y] = [stage.width / 2, stage.height / 2];
  if (cue === CUE.intro) {
    // Every signal begins a little higher, and the last one with a roll.
    const from = 260 * 2 ** (tensionOf(state) * 0.75);
    stage.sound({ shape: "sine", from, to: from * 1.15, length: 0.1, volume: 0.15 });
    if (state.mode !== MODE.duel && state.round === roundsOf(state) - 1)
      stage.sound(
        [0, 0.09, 0.17, 0.24, 0.3].map((delay) => ({
          shape: "noise",
          from: 420,
          to: 160,
          length: 0.07,
          volume: 0.16,
          delay,
        })),
      );
  }
  if (cue === CUE.shown && state.signal.kind === KIND.lamps)
    stage.sound({ shape: "sine", from: 330, length: 0.08, volume: 0.25 });
  if (cue === CUE.hit || cue === CUE.record || cue === CUE.point) {
    // The faster, the more.
    const medal = state.mode === MODE.duel ? 1 : (medalsOf(state).at(-1) ?? 0);
    const pitch = 1200 - Math.min(700, state.last);
    stage.sound([
      { shape: "sine", from: 150 + 20 * medal, to: 52, length: 0.14, volume: 0.3 + 0.08 * medal },
      { shape: "triangle", from: pitch, to: pitch * 1.2, length: 0.12, volume: 0.4 },
      ...CHORD.slice(0, Math.max(1, medal)).map((tone, at) => ({
        shape: "triangle" as const,
        from: pitch * tone,
        length: 0.16,
        volume: 0.28,
        delay: 0.08 * (at + 1),
      })),
    ]);
    const count = state.last < 220 ? 46 : state.last < 300 ? 26 : 12;
    const colours = [INK.light, INK.cream, medal > 0 ? MEDAL_INKS[medal]! : INK.iris];
    stage.burst({ x, y: y - 80, count, colours, speed: 420, shape: medal === 3 ? "star" : "spark" });
    stage.hold(HOLDS[medal]!);
    if (medal > 1) stage.flash(MEDAL_INKS[medal]!, medal === 3 ? 0.4 : 0.2);
    const streak = state.mode === MODE.duel ? 0 : streakOf(state);
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
