import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import { CHAIN_FRAMES } from "#loop-circuit/rules/show.ts";
import { MODE, type State } from "#loop-circuit/rules/state.ts";
import { onStage, TILT, type Eye } from "./camera.ts";

/** Colours of a drift by how often it counts. */
export const CHAIN_COLOURS = ["#FFE", "#7DF", "#6E9", "#FD5", "#F7C"] as const;
const INK = "#114";
const RING = 52;

/** On the ground around the kart: a ring that empties while nobody drifts. When it is empty, the chain is over. */
export function drawChainRing({ context }: Stage, state: State, eye: Eye, x: number, y: number): void {
  const { mode, chain, chainLeft } = state;
  if (mode !== MODE.drift || chain === 0) return;
  const [sx, sy] = onStage(eye, x, y);
  const r = RING * eye.zoom;
  const part = chainLeft / CHAIN_FRAMES;
  for (const [colour, line, end] of [
    [INK, 12, 1],
    [CHAIN_COLOURS[chain]!, 7, part],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = line * eye.zoom;
    context.globalAlpha = colour === INK ? 0.4 : 1;
    context.beginPath();
    context.ellipse(sx, sy, r, r * TILT, 0, -Math.PI / 2, -Math.PI / 2 + end * Math.PI * 2);
    context.stroke();
  }
  context.globalAlpha = 1;
}

/** The points of the drift that goes on, above the kart, and how often they count. */
export function drawRunningDrift(stage: Stage, { mode, bank, chain }: State, eye: Eye, x: number, y: number): void {
  if (mode !== MODE.drift || bank === 0) return;
  const [sx, sy] = onStage(eye, x, y);
  const words = chain > 0 ? `${bank} × ${chain + 1}` : String(bank);
  const size = 26 + Math.min(14, bank / 50);
  stage.text(words, sx, sy - 74 * eye.zoom, {
    size,
    face: "display",
    align: "center",
    colour: CHAIN_COLOURS[chain]!,
    outline: INK,
  });
}
