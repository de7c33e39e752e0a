import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "./rules.ts";
import { dangerOf, limitAt } from "./rules-wobble.ts";
import type { Layout } from "./view-layout.ts";

const HALF = 118;

/** A spirit level: the bubble shows where the tower leans, the red ends where it falls. */
export function drawLevel(stage: Stage, state: State, { level }: Layout): void {
  const { context, tick, isCalm, isContrast } = stage;
  if (state.floors.length < 2) return;
  const danger = dangerOf(state);
  const shiver = danger > 650 && !isCalm ? Math.sin(tick / 2) * 3 : 0;
  const [x, y] = [level.x + shiver, level.y];
  context.fillStyle = isContrast ? "#000" : "#1F4C7A";
  context.beginPath();
  context.roundRect(x - HALF - 10, y - 24, 2 * HALF + 20, 48, 14);
  context.fill();
  context.fillStyle = "#BFE37A";
  context.fillRect(x - HALF, y - 14, 2 * HALF, 28);
  context.fillStyle = "#E4573F";
  context.fillRect(x - HALF, y - 14, HALF * 0.3, 28);
  context.fillRect(x + HALF * 0.7, y - 14, HALF * 0.3, 28);
  context.fillStyle = "#1F2C5C";
  context.fillRect(x - 22, y - 14, 3, 28);
  context.fillRect(x + 19, y - 14, 3, 28);
  const at = Math.max(-1, Math.min(1, (state.lean + state.sway / 16) / limitAt(state.floors.length)));
  context.fillStyle = "#FFF9E6";
  context.beginPath();
  context.ellipse(x + at * (HALF - 12), y, 17, 12, 0, 0, 7);
  context.fill();
  const words = danger > 650 ? "It leans! Answer quickly" : "";
  if (words) stage.text(words, x, y + 46, { size: 24, weight: 900, colour: "#fff", align: "center" });
}
