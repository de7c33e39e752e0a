import { drawParticle } from "./particle-shapes.ts";
import type { Bounds, Burst, ParticleShape, TextStyle } from "./stage.ts";

const MAX_PARTICLES = 320;
const FLOAT_FRAMES = 54;
const STEP_SECONDS = 1 / 60;
const FLASH_FRAMES = 12;
/** A longer hold would feel like a stutter. */
const MAX_HOLD_FRAMES = 6;

const STILL: [number, number] = [0, 0];

type Particle = {
  x: number;
  y: number;
  vx: number;
  vy: number;
  age: number;
  life: number;
  size: number;
  gravity: number;
  colour: string;
  shape: ParticleShape;
  turn: number;
};
type Float = { words: string; x: number; y: number; style: TextStyle; age: number };

type DrawText = (words: string, x: number, y: number, style: TextStyle) => void;

/** Particles, floating text, flashes, holds and shakes. They are cosmetic: the rules never read them. */
export function createStageEffects(isCalm: () => boolean) {
  let particles: Particle[] = [];
  let floats: Float[] = [];
  let shaking = 0;
  let shift: [number, number] = [0, 0];
  let flash = { colour: "#fff", strength: 0, left: 0 };
  let held = 0;

  return {
    burst({ x, y, count, colours, speed = 160, life = 0.6, size = 4, gravity = 0, shape = "dot" }: Burst): void {
      const wanted = isCalm() ? Math.ceil(count / 4) : count;
      for (let index = 0; index < wanted && particles.length < MAX_PARTICLES; index++) {
        const angle = Math.random() * 2 * Math.PI;
        const push = speed * (0.35 + 0.65 * Math.random());
        particles.push({
          x,
          y,
          vx: Math.cos(angle) * push,
          vy: Math.sin(angle) * push,
          age: 0,
          life: life * (0.6 + 0.4 * Math.random()),
          size: size * (0.6 + 0.6 * Math.random()),
          gravity,
          colour: colours[index % colours.length] ?? "#fff",
          shape,
          turn: angle,
        });
      }
    },
    float(words: string, x: number, y: number, style: TextStyle): void {
      if (floats.length > 24) floats.shift();
      floats.push({ words, x, y, style, age: 0 });
    },
    shake(amount: number): void {
      if (!isCalm()) shaking = Math.max(shaking, amount);
    },
    flash(colour: string, strength = 0.5): void {
      if (!isCalm()) flash = { colour, strength: Math.min(1, strength), left: FLASH_FRAMES };
    },
    hold(frames: number): void {
      if (!isCalm()) held = Math.max(held, Math.min(MAX_HOLD_FRAMES, frames));
    },
    get isHeld() {
      return held > 0;
    },
    /** The current shake offset of the picture. */
    offset: (): [number, number] => shift,
    step(): void {
      shift = shaking > 0 ? [(Math.random() * 2 - 1) * shaking, (Math.random() * 2 - 1) * shaking] : STILL;
      shaking = shaking > 0.3 ? shaking * 0.88 : 0;
      flash.left = Math.max(0, flash.left - 1);
      held = Math.max(0, held - 1);
      for (const each of particles) {
        each.age += STEP_SECONDS;
        each.vy += each.gravity * STEP_SECONDS;
        each.x += each.vx * STEP_SECONDS;
        each.y += each.vy * STEP_SECONDS;
        each.vx *= 0.98;
        each.vy *= 0.98;
      }
      for (const each of floats) each.age += 1;
      if (particles.length > 0) particles = particles.filter(({ age, life }) => age < life);
      if (floats.length > 0) floats = floats.filter(({ age }) => age < FLOAT_FRAMES);
    },
    draw(context: CanvasRenderingContext2D, text: DrawText, bounds: Bounds): void {
      for (const { x, y, vx, vy, age, life, size, colour, shape, turn } of particles) {
        const left = 1 - age / life;
        context.globalAlpha = Math.min(1, left * 2);
        context.fillStyle = colour;
        const angle = shape === "spark" ? Math.atan2(vy, vx) : turn + age * 4;
        drawParticle(context, shape, x, y, Math.max(0.4, size * (0.3 + 0.7 * left)), angle);
      }
      if (flash.left > 0) {
        context.globalAlpha = flash.strength * (flash.left / FLASH_FRAMES);
        context.fillStyle = flash.colour;
        context.fillRect(bounds.left, bounds.top, bounds.right - bounds.left, bounds.bottom - bounds.top);
      }
      for (const { words, x, y, style, age } of floats) {
        const part = age / FLOAT_FRAMES;
        context.globalAlpha = Math.min(1, (1 - part) * 2.5);
        const pop = isCalm() ? 1 : 1 + 0.35 * Math.max(0, 1 - age / 8);
        const rise = isCalm() ? 0 : 34 * (1 - (1 - part) ** 3);
        text(words, x, y - rise, { outline: outlineFor(style.colour), ...style, size: style.size * pop });
      }
      context.globalAlpha = 1;
    },
    clear(): void {
      particles = [];
      floats = [];
      [shaking, shift, held] = [0, [0, 0], 0];
      flash.left = 0;
    },
  };
}

/** Dark around light letters and light around dark ones: floating text lies over anything. */
export function outlineFor(colour = "#FFF3D1"): string {
  const digits = colour.length === 4 ? colour.replace(/[0-9a-f]/gi, "$&$&") : colour;
  const [red = 255, green = 255, blue = 255] = [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  const isDark = 0.3 * red + 0.59 * green + 0.11 * blue < 140;
  return isDark ? "rgb(255 249 230 / .8)" : "rgb(10 18 44 / .6)";
}

export type StageEffects = ReturnType<typeof createStageEffects>;
