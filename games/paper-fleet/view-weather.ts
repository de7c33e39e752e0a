import { tween } from "@quackademy/game-kit/stage/tween.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { isGustComing, isGusting, WEATHER, type Weather } from "./rules-weather.ts";
import { toRadians, type Frame } from "./view-frame.ts";
import { INK, PAPER, stamp } from "./view-signs.ts";

export const WEATHER_WORDS = [
  "The sun is back",
  "Rain: paper soaks twice as fast",
  "Windy: gusts push every boat",
  "A current runs across the pond",
  "Fog",
  "Night falls",
] as const;

type Lamp = { x: number; y: number; reach: number };

/** Draws the night on the water, with a lamp on everything that floats. `age` is how many frames it is old. */
export function drawDarkness(stage: Stage, { kind }: Weather, age: number, lamps: readonly Lamp[]): void {
  if (kind === WEATHER.night) drawNight(stage, tween(0, 1, age, 90), lamps);
}

/** Draws the weather between the boats and the sky. */
export function drawWeather(stage: Stage, weather: Weather, frame: Frame, age: number): void {
  const strength = tween(0, 1, age, 90);
  if (weather.kind === WEATHER.rain) drawRain(stage, strength);
  if (weather.kind === WEATHER.wind) drawWind(stage, weather, frame);
  if (weather.kind === WEATHER.fog) drawFog(stage, strength);
}

function drawRain({ context, bounds, tick, isCalm, isContrast }: Stage, strength: number): void {
  const { left, top, right, bottom } = bounds;
  context.globalAlpha = strength;
  context.fillStyle = "rgb(28 52 92 / 0.2)";
  if (!isContrast) context.fillRect(left - 40, top - 40, right - left + 80, bottom - top + 80);
  context.strokeStyle = "rgb(214 240 255 / 0.5)";
  context.lineWidth = 1.8;
  context.beginPath();
  const fall = isCalm ? 0 : tick * 13;
  const [wide, high] = [right - left, bottom - top];
  for (let drop = 0; drop < 64; drop++) {
    const x = left + ((drop * 139.7 + fall * 0.25) % wide);
    const y = top + ((drop * 311.3 + fall) % high);
    context.moveTo(x, y);
    context.lineTo(x - 4, y - 17);
  }
  context.stroke();
  context.strokeStyle = "rgb(255 255 255 / 0.4)";
  context.beginPath();
  for (let ring = 0; ring < 16; ring++) {
    const round = isCalm ? 0.5 : ((tick + ring * 11) % 40) / 40;
    const cycle = isCalm ? ring : Math.floor((tick + ring * 11) / 40) * 7 + ring * 13;
    const [x, y] = [left + ((cycle * 173.3) % wide), top + ((cycle * 97.7) % high)];
    context.moveTo(x + 12 * round, y);
    context.ellipse(x, y, 12 * round, 7 * round, 0, 0, 7);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawWind(stage: Stage, weather: Weather, frame: Frame): void {
  const [isOn, isNear] = [isGusting(weather), isGustComing(weather)];
  if (!isOn && !isNear) return;
  const { context, bounds, tick, isCalm, width, height } = stage;
  const angle = toRadians(weather.wind, frame);
  context.save();
  context.translate(width / 2, height / 2);
  context.rotate(angle);
  const reach = Math.hypot(bounds.right - bounds.left, bounds.bottom - bounds.top) / 2 + 60;
  context.strokeStyle = `rgb(255 255 255 / ${isOn ? 0.55 : 0.22})`;
  context.lineWidth = isOn ? 4 : 2.5;
  context.lineCap = "round";
  context.beginPath();
  const run = isCalm ? 0 : tick * (isOn ? 26 : 9);
  for (let streak = 0; streak < 26; streak++) {
    const x = ((streak * 211 + run) % (2 * reach)) - reach;
    const y = (((streak * 97) % 100) / 50 - 1) * reach;
    context.moveTo(x, y);
    context.quadraticCurveTo(x + 30, y - 7, x + (isOn ? 86 : 54), y);
  }
  context.stroke();
  context.restore();
  if (!isNear) return;
  // Where it will blow to, before it does.
  context.save();
  context.translate(width / 2, height / 2);
  context.fillStyle = INK;
  context.globalAlpha = 0.72;
  context.beginPath();
  context.arc(0, 0, 40, 0, 7);
  context.fill();
  context.globalAlpha = 1;
  context.rotate(angle);
  context.strokeStyle = PAPER;
  context.lineWidth = 7;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  context.moveTo(-20, 0);
  context.lineTo(20, 0);
  context.moveTo(6, -14);
  context.lineTo(21, 0);
  context.lineTo(6, 14);
  context.stroke();
  context.restore();
}

function drawFog({ context, bounds, tick, isCalm, isContrast }: Stage, strength: number): void {
  const { left, top, right, bottom } = bounds;
  const [wide, high] = [right - left + 500, bottom - top];
  const drift = isCalm ? 0 : tick * 0.45;
  context.globalAlpha = strength * (isContrast ? 0.45 : 0.8);
  for (let cloud = 0; cloud < 6; cloud++) {
    const x = left - 250 + ((cloud * 263 + drift * (1 + (cloud % 3) * 0.3)) % wide);
    const y = top + high * (0.16 + ((cloud * 0.37) % 0.72));
    context.save();
    context.translate(x, y);
    context.scale(1.5, 0.8);
    stamp(context, "fog", 150, (inside) => {
      const soft = inside.createRadialGradient(0, 0, 10, 0, 0, 148);
      soft.addColorStop(0, "rgb(236 246 248 / 0.95)");
      soft.addColorStop(0.55, "rgb(236 246 248 / 0.6)");
      soft.addColorStop(1, "rgb(236 246 248 / 0)");
      inside.fillStyle = soft;
      inside.fillRect(-150, -150, 300, 300);
    });
    context.restore();
  }
  context.globalAlpha = 1;
}

function drawNight({ context, bounds, isContrast }: Stage, strength: number, lamps: readonly Lamp[]): void {
  const { left, top, right, bottom } = bounds;
  context.globalAlpha = strength * (isContrast ? 0.35 : 0.62);
  context.fillStyle = "#0B1238";
  context.fillRect(left - 40, top - 40, right - left + 80, bottom - top + 80);
  context.globalAlpha = strength;
  context.globalCompositeOperation = "lighter";
  for (const { x, y, reach } of lamps) {
    context.save();
    context.translate(x, y);
    context.scale(reach / 100, reach / 100);
    stamp(context, "lamp", 100, (inside) => {
      const glow = inside.createRadialGradient(0, 0, 4, 0, 0, 98);
      glow.addColorStop(0, "rgb(255 214 120 / 0.42)");
      glow.addColorStop(0.4, "rgb(255 190 90 / 0.17)");
      glow.addColorStop(1, "rgb(255 190 90 / 0)");
      inside.fillStyle = glow;
      inside.fillRect(-100, -100, 200, 200);
    });
    context.restore();
  }
  context.globalCompositeOperation = "source-over";
  context.globalAlpha = 1;
}
