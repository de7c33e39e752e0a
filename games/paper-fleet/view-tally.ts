import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { SOCKS, type State } from "./pond.ts";

/** Drawn on the stage itself, because a screenshot of the stage is submitted with the score. */
export function drawTally(stage: Stage, { shape, home, socks, frame }: State): void {
  const { context } = stage;
  context.fillStyle = "#FFF3D1";
  context.beginPath();
  context.roundRect(16, 14, 168, 46, [4, 14, 14, 4]);
  context.fill();
  stage.text(String(home), 32, 38, { size: 30, face: "display", colour: "#1A2350" });
  const offset = 32 + 17 * String(home).length + 10;
  stage.text(home === 1 ? "boat home" : "boats home", offset, 39, { size: 17, colour: "#45507F" });
  for (let pair = 0; pair < SOCKS; pair++) drawSocks(context, shape.width - 44 - pair * 42, 24, pair < socks);
  const seconds = Math.floor(frame / 60);
  const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  stage.text(clock, shape.width - 20, 76, { size: 17, align: "right", colour: "#FFF3D1" });
}

function drawSocks(context: CanvasRenderingContext2D, x: number, y: number, isDry: boolean): void {
  for (const shift of [0, 12]) {
    context.fillStyle = isDry ? "#FFF3D1" : "#176B82";
    context.beginPath();
    context.roundRect(x + shift - 8, y, 10, 24, 3);
    context.roundRect(x + shift - 8, y + 16, 18, 10, 5);
    context.fill();
    context.fillStyle = isDry ? "#F2594B" : "#125A6E";
    context.fillRect(x + shift - 8, y + 4, 10, 4);
  }
}
