import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { WIND, type State } from "./rules.ts";
import { spread, type Camera } from "./view-sky.ts";

/** The water, on top of everything; if it is out of sight, its distance. */
export function drawWater(stage: Stage, state: State, camera: Camera): void {
  const { context, height, tick, isCalm, bounds } = stage;
  const top = height - (state.water / 256 - camera.bottom);
  if (top > bounds.bottom + 14) return drawDepth(stage, state, camera);
  const move = isCalm ? 0 : tick;
  for (const [layer, colour] of ["#7FD3C8", "#1A8C8C", "#0F6F77"].entries()) {
    context.fillStyle = colour;
    context.globalAlpha = layer === 1 && !stage.isContrast ? 0.88 : 1;
    context.beginPath();
    context.moveTo(bounds.left - 40, bounds.bottom + 60);
    for (let x = bounds.left - 40; x <= bounds.right + 60; x += 20) {
      const wave = Math.sin(x / 46 + move / (22 + layer * 9) + layer) * 5 + Math.sin(x / 19 - move / 17) * 2;
      context.lineTo(x, top + wave + [-4, 2, 44][layer]!);
    }
    context.lineTo(bounds.right + 60, bounds.bottom + 60);
    context.fill();
  }
  context.globalAlpha = 0.5;
  context.strokeStyle = "#7FD3C8";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.beginPath();
  for (let index = 0; index < 26; index++) {
    const wide = bounds.right - bounds.left;
    const x = bounds.left + ((spread(index) * wide * 1.2 + move * (0.2 + spread(index + 3) * 0.3)) % (wide + 30));
    const y = top + 20 + spread(index + 31) * 190;
    context.moveTo(x - 15, y);
    context.lineTo(x, y);
  }
  context.stroke();
  context.globalAlpha = 1;
}

function drawDepth(stage: Stage, { water, duck }: State, { left }: Camera): void {
  const { context, height, width } = stage;
  const metres = Math.max(0, Math.round((duck.y - water) / 256 / 20));
  const isNear = metres < 6;
  const [x, y] = [width - left - 62, height - 30];
  context.fillStyle = isNear ? "#F2594B" : "#0F6F77";
  context.beginPath();
  context.roundRect(x - 48, y - 16, 96, 32, [6, 16, 16, 6]);
  context.fill();
  context.strokeStyle = "#FFF3D1";
  context.lineWidth = 3;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const row of [-4, 4]) {
    context.moveTo(x - 38, y + row);
    context.quadraticCurveTo(x - 33, y + row - 6, x - 28, y + row);
    context.quadraticCurveTo(x - 23, y + row + 6, x - 18, y + row);
  }
  context.stroke();
  stage.text(`${metres} m`, x - 8, y + 1, { size: 18, weight: 900, colour: "#FFF3D1" });
}

/** Streaks of wind across the sky. */
export function drawWind(stage: Stage, { wind, windSide }: State): void {
  if (wind === WIND.calm) return;
  const { context, width, height, tick, isCalm } = stage;
  const isBlowing = wind === WIND.blowing;
  context.strokeStyle = "#FFF9E6";
  context.lineCap = "round";
  context.lineWidth = 3;
  for (let index = 0; index < (isBlowing ? 16 : 6); index++) {
    const pace = isCalm ? 1.5 : 7 + spread(index) * 8;
    const travelled = (spread(index + 7) * 2000 + tick * pace) % (width + 240);
    const x = windSide > 0 ? travelled - 120 : width + 120 - travelled;
    const y = spread(index + 13) * height;
    context.globalAlpha = isBlowing ? 0.55 : 0.3;
    context.beginPath();
    context.moveTo(x, y);
    context.bezierCurveTo(x - windSide * 40, y - 7, x - windSide * 70, y + 7, x - windSide * 110, y);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** Rain that the wind drives; it stands still with reduced motion. */
export function drawRain({ context, width, height, tick, isCalm, isContrast }: Stage, { wind, windSide }: State): void {
  if (isContrast) return;
  const slant = wind === WIND.blowing ? windSide * 16 : windSide * 5;
  const time = isCalm ? 0 : tick;
  context.strokeStyle = "rgb(214 226 255 / 0.4)";
  context.lineWidth = 2;
  context.beginPath();
  for (let drop = 0; drop < 60; drop++) {
    const x = (((spread(drop) * (width + 200) + time * slant * 0.8) % (width + 200)) + width + 200) % (width + 200);
    const y = (spread(drop + 61) * height + time * (14 + spread(drop + 5) * 8)) % height;
    context.moveTo(x - 100, y);
    context.lineTo(x - 100 - slant, y - 26);
  }
  context.stroke();
}

/** A sign, on top of everything, with the current or coming wind direction. */
export function drawWindSign(stage: Stage, { wind, windSide: side, windFrames }: State): void {
  const { context, width, isCalm } = stage;
  const isBlowing = wind === WIND.blowing;
  const isShown = isBlowing || isCalm || Math.floor(windFrames / 9) % 2 === 0;
  if (wind === WIND.calm || !isShown) return;
  const [x, y] = [width / 2, 34];
  context.fillStyle = isBlowing ? "#F2594B" : "#FFF3D1";
  context.beginPath();
  context.roundRect(x - 66, y - 18, 132, 36, [6, 18, 18, 6]);
  context.fill();
  const ink = isBlowing ? "#FFF3D1" : "#3A1A2A";
  stage.text(isBlowing ? "Gust" : "Wind", x, y + 1, { size: 20, face: "display", align: "center", colour: ink });
  context.strokeStyle = ink;
  context.lineWidth = 4;
  context.lineCap = "round";
  context.lineJoin = "round";
  context.beginPath();
  for (const at of [-48, -38, 38, 48]) {
    context.moveTo(x + at - side * 3, y - 7);
    context.lineTo(x + at + side * 4, y);
    context.lineTo(x + at - side * 3, y + 7);
  }
  context.stroke();
}
