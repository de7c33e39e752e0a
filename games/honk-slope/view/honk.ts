import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { METRE } from "#honk-slope/rules/course.ts";
import { honkReach } from "#honk-slope/rules/honk.ts";
import type { State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye, type Spot } from "./camera.ts";
import { GOLD, INK, loud, PALE } from "./style.ts";

/** The word is seen for so many frames, and a wave needs so many to the end of the blast. */
const [WORD_TICKS, WAVE_TICKS] = [44, 34];
const WAVES = 4;
/** Spikes of a wave, and its size where it ends, in metres. */
const [SPIKES, WIDE] = [22, 6.5];
const COLOURS = [GOLD, "#FF8A2B", PALE];

/** A honk is a cone of waves that rolls down the slope while the blast lasts, and a word that wobbles. */
export function drawHonk(stage: Stage, { egg, blast }: State, eye: Eye, spot: Spot, age: number): void {
  const { context, isCalm } = stage;
  const full = scaleAt(eye, spot.z);
  const [x, y] = [onX(eye, spot.x, full), onY(eye, spot.y + 2.6, full)];
  if (blast > 0) {
    const far = honkReach(egg) / METRE;
    const at = (part: number) => {
      const scale = scaleAt(eye, spot.z + 1 + far * part);
      return [onX(eye, spot.x, scale), onY(eye, spot.y + 2.6 - part, scale), scale * (0.9 + part * WIDE)] as const;
    };
    context.lineJoin = "round";
    for (let wave = WAVES - 1; wave >= 0; wave--) {
      const part = ((isCalm ? 0 : age / WAVE_TICKS) + wave / WAVES) % 1;
      const [wx, wy, r] = at(part);
      context.globalAlpha = Math.min(0.9, blast / 60) * (1 - part * 0.7);
      context.beginPath();
      for (let spike = 0; spike <= SPIKES * 2; spike++) {
        const angle = (spike * Math.PI) / SPIKES + wave;
        const out = r * (spike % 2 ? 0.84 : 1 + Math.sin(age * 0.5 + spike) * (isCalm ? 0 : 0.08));
        context.lineTo(wx + Math.cos(angle) * out, wy + Math.sin(angle) * out * 0.72);
      }
      context.closePath();
      for (const [colour, thick] of [
        [INK, 0.24],
        [COLOURS[wave % 3]!, 0.14],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = Math.max(thick * 20, r * thick);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  }
  if (age < 0 || age > WORD_TICKS) return;
  context.globalAlpha = Math.min(1, (WORD_TICKS - age) / 12);
  const pop = isCalm ? 1 : 1 + 0.5 * Math.max(0, 1 - age / 7);
  for (const [index, letter] of Array.from("HONK!").entries()) {
    const off = index - 2;
    context.save();
    context.translate(x + off * 56 * pop, y - 64 - (isCalm ? 0 : Math.sin(age * 0.45 + index) * 9) + off * off * 5);
    context.rotate(off * 0.11);
    context.scale(pop, pop);
    stage.text(letter, 0, 0, loud(78, index % 2 ? PALE : GOLD));
    context.restore();
  }
  context.globalAlpha = 1;
}
