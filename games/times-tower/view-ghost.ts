import { drawSlip } from "@quackademy/game-kit/stage/ghost-mark.ts";
import type { Race } from "@quackademy/game-kit/stage/game-view.ts";
import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { PHASE, type State } from "./rules.ts";
import type { Layout } from "./view-layout.ts";
import { floorHeight, floorWidth, towerHeight } from "./view-tower.ts";

const NARROW = 0.52;

/** Draws the ghost's tower beside the player's, floor by floor, with a label where its top is out of sight. */
export function drawGhostTower(stage: Stage, theirs: State, _: Race<State>, layout: Layout, camera: number): void {
  if (theirs.phase === PHASE.starting) return;
  const { context, isContrast } = stage;
  const { x, top, bottom } = ghostRoom(layout);
  const groundY = layout.groundY + camera;
  context.save();
  context.beginPath();
  context.rect(0, top - 18, stage.width, bottom - top + 18);
  context.clip();
  let y = groundY;
  for (const [index, floor] of theirs.floors.entries()) {
    const [width, height] = [floorWidth(index) * NARROW, floorHeight(floor)];
    y -= height;
    if (y > bottom || y + height < top) continue;
    context.fillStyle = index % 2 ? "#FFF3D1" : "#C9DDF5";
    context.globalAlpha = isContrast ? 0.25 : 0.42;
    context.fillRect(x - width / 2, y, width, height - 2);
    if (!isContrast) continue;
    context.globalAlpha = 1;
    context.strokeStyle = "#fff";
    context.lineWidth = 3;
    context.strokeRect(x - width / 2, y, width, height - 2);
  }
  context.restore();
  const slip = slipOf(groundY - towerHeight(theirs.floors) - 30, top, bottom - 34);
  drawSlip(
    stage,
    `${slip.arrow}They: ${theirs.floors.length} ${theirs.floors.length === 1 ? "floor" : "floors"}`,
    x,
    slip.y,
    20,
  );
}

/** The space for the ghost's tower: beside the player's, below the question, above the keys. */
function ghostRoom({ isWide, towerX, groundY, keys, block }: Layout) {
  return isWide
    ? { x: towerX - 272, top: 96, bottom: groundY + 60 }
    : { x: 124, top: block.y + 150, bottom: (keys[0]?.y ?? groundY + 60) - 26 };
}

/** The label's position: on top of the tower, or at the edge of the visible part with an arrow. */
export function slipOf(wanted: number, top: number, bottom: number): { y: number; arrow: string } {
  if (wanted < top) return { y: top, arrow: "▲ " };
  return wanted > bottom ? { y: bottom, arrow: "▼ " } : { y: wanted, arrow: "" };
}
