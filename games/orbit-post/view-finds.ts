import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { State } from "./rules.ts";
import { GATE_RADIUS } from "./rules-space.ts";
import type { Frame } from "./view-frame.ts";
import { disc } from "./view-space.ts";

/** Both ends of a wormhole have the same colour and swirl. */
export function drawGates({ context, tick, isCalm }: Stage, state: State, { place }: Frame): void {
  for (const [index, gate] of state.round.gates.entries()) {
    const [x, y] = place(gate.x, gate.y);
    context.save();
    context.translate(x, y);
    disc(context, GATE_RADIUS, "#2B1461");
    context.rotate((isCalm ? 0 : tick / 26) * (index ? -1 : 1));
    context.lineCap = "round";
    context.lineWidth = 5;
    for (let arm = 0; arm < 3; arm++) {
      context.strokeStyle = ["#FF8AD8", "#C77BFF", "#FFF3D1"][arm]!;
      context.rotate((Math.PI * 2) / 3);
      context.beginPath();
      for (let along = 0; along <= 10; along++) {
        const far = (GATE_RADIUS * along) / 10;
        context.lineTo(Math.cos(along / 4) * far, Math.sin(along / 4) * far);
      }
      context.stroke();
    }
    context.restore();
  }
}

export function drawStamps({ context, tick, isCalm }: Stage, state: State, { place }: Frame): void {
  for (const stamp of state.round.stamps) {
    if (stamp.isTaken) continue;
    const [x, y] = place(stamp.x, stamp.y);
    context.save();
    context.translate(x, y + (isCalm ? 0 : Math.sin(tick / 20 + x) * 2.5));
    context.rotate(-0.12);
    context.fillStyle = "#FFF3D1";
    context.beginPath();
    context.rect(-12, -14, 24, 28);
    for (let hole = 0; hole < 4; hole++) {
      for (const [hx, hy] of [
        [-12, -10.5 + hole * 7],
        [12, -10.5 + hole * 7],
      ] as const) {
        context.moveTo(hx + 2, hy);
        context.arc(hx, hy, 2, 0, 7, true);
      }
    }
    context.fill("evenodd");
    context.fillStyle = "#F2594B";
    context.fillRect(-8, -10, 16, 20);
    context.fillStyle = "#FFD24A";
    context.beginPath();
    context.arc(-1, -2, 4.4, 0, 7);
    context.ellipse(-1, 5, 6, 4, 0, 0, 7);
    context.fill();
    context.fillStyle = "#FF7A33";
    context.fillRect(2.5, -2.4, 5, 2.8);
    context.restore();
  }
}
