import type { GameView } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CUE, DUCK_X, isPadUnderDuck, WIDTH, type State } from "./rules.ts";

const HEIGHT = 600;
const WATER_Y = 420;

/** Draws the state; decides nothing. */
export function createView(): GameView<State> {
  // Frames since the last hop, used only by the view.
  let hopTick = -100;
  return {
    size: { wide: [WIDTH, HEIGHT], tall: [WIDTH, 1300] },
    draw(stage, state) {
      const { context, height, bounds } = stage;
      const water = height - HEIGHT + WATER_Y;
      // The background fills everything in view; the game itself stays inside width and height.
      stage.fill("#9FE3F5");
      context.fillStyle = "#0F6F77";
      context.fillRect(bounds.left - 20, water, bounds.right - bounds.left + 40, bounds.bottom - water + 20);
      drawPad(stage, state, water);
      const rise = Math.max(0, 1 - Math.abs(stage.tick - hopTick - 10) / 10);
      drawDuck(stage, DUCK_X, water - 40 - (stage.isCalm ? 20 : 90) * rise);
    },
    cue(stage, state, cue) {
      const water = stage.height - HEIGHT + WATER_Y;
      if (cue === CUE.hop) {
        hopTick = stage.tick;
        stage.sound({ shape: "triangle", from: 330 + 20 * state.hops, to: 660, length: 0.12 });
        stage.float("+1", DUCK_X, water - 150, { size: 44, face: "display", align: "center", colour: "#1A2350" });
      }
      if (cue === CUE.splash) {
        stage.sound({ shape: "noise", from: 1800, to: 200, length: 0.3 });
        stage.burst({ x: DUCK_X, y: water, count: 30, colours: ["#9FE3F5", "#FFF3D1"], speed: 300, gravity: 700 });
        stage.shake(10);
      }
    },
    status: ({ feet }) => (feet === 1 ? "1 dry foot" : `${feet} dry feet`),
    say: (state) => `${state.hops} hops. The pad is ${isPadUnderDuck(state) ? "under the duck" : "away"}.`,
  };
}

function drawPad({ context }: Stage, { padX, padHalf }: State, water: number): void {
  context.fillStyle = "#3FA66B";
  context.beginPath();
  context.ellipse(padX, water + 14, padHalf, 22, 0, 0, 7);
  context.fill();
}

function drawDuck({ context }: Stage, x: number, y: number): void {
  context.fillStyle = "#FFD24A";
  context.beginPath();
  context.ellipse(x, y, 62, 40, 0, 0, 7);
  context.arc(x + 40, y - 48, 36, 0, 7);
  context.fill();
  context.fillStyle = "#FF7A33";
  context.beginPath();
  context.ellipse(x + 76, y - 40, 22, 10, 0, 0, 7);
  context.fill();
  // The half-closed eye that every duck here has.
  context.fillStyle = "#1A2350";
  context.beginPath();
  context.arc(x + 48, y - 56, 8, 0, Math.PI);
  context.fill();
}
