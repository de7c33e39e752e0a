import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { METRE } from "#honk-slope/rules/course.ts";
import { honkReach } from "#honk-slope/rules/honk.ts";
import type { State } from "#honk-slope/rules/state.ts";
import { onX, onY, scaleAt, type Eye, type Spot } from "./camera.ts";
import { GOLD, INK, loud, PALE } from "./style.ts";

/** The word is seen for so many frames, and a wave needs so many to the end of the blast. */
const [WORD_TICKS, WAVE_TICKS] = [44, 34];
const WAVES = 3;
/** Spikes of a wave, and its size where it ends, in metres. */
const [SPIKES, WIDE] = [18, 6.5];
const COLOURS = [GOLD, "#FF8A2B", PALE];
/** One wave around 0, 0: the same path for all, because a slow machine takes long to build one. */
let star: Path2D | undefined;

function starPath(): Path2D {
  const path = new Path2D();
  for (let spike = 0; spike < SPIKES * 2; spike++) {
    const angle = (spike * Math.PI) / SPIKES;
    const out = spike % 2 ? 0.84 : 1;
    path.lineTo(Math.cos(angle) * out, Math.sin(angle) * out);
  }
  path.closePath();
  return path;
}

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
      star ??= starPath();
      context.save();
      context.translate(wx, wy);
      context.scale(r, r * 0.72);
      context.rotate(wave + (isCalm ? 0 : age * 0.05));
      for (const [colour, thick] of [
        [INK, 0.24],
        [COLOURS[wave]!, 0.14],
      ] as const) {
        context.strokeStyle = colour;
        context.lineWidth = thick;
        context.stroke(star);
      }
      context.restore();
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
    // Letters with an edge are pictures, and those may neither turn nor grow.
    stage.still(`honk ${letter}`, [-46, -56, 92, 112], (inside) =>
      inside.text(letter, 0, 0, loud(84, index % 2 ? PALE : GOLD)),
    );
    context.restore();
  }
  context.globalAlpha = 1;
}
