import type { Stage } from "@quackademy/game-kit/stage/stage.ts";
import type { FidgetName } from "./fidgets.ts";
import { fidgetNow, peekOf } from "./fidgets.ts";
import { PHASE, type State } from "#blink/rules.ts";
import { beatsAt, framesFelt, tensionOf } from "./sky.ts";

/** A beat runs along the line by so much of its half, from the eye to the edge. */
const BEAT_SPEED = 0.75;
/** One beat, as a line: how far along, and how far up. */
const BEAT: readonly (readonly [number, number])[] = [
  [-34, 0],
  [-22, 16],
  [-8, -74],
  [8, 52],
  [20, -12],
  [32, 0],
];

/** The heartbeat: a line behind the eye. Each beat runs outwards, and they come faster the longer the wait is. */
export function drawPulse(stage: Stage, state: State, colour: string): void {
  const { context, width, height, bounds, isCalm } = stage;
  const y = height / 2;
  const reach = width / 2 - bounds.left;
  const beats = isCalm ? 0 : beatsAt(framesFelt(state));
  context.strokeStyle = colour;
  context.lineWidth = 8;
  context.lineCap = context.lineJoin = "round";
  context.beginPath();
  for (const side of [-1, 1]) {
    context.moveTo(width / 2, y);
    // The latest beat is nearest to the eye.
    for (let beat = Math.floor(beats); beat >= 1; beat--) {
      const far = (beats - beat) * BEAT_SPEED * reach + 60;
      if (far > reach) break;
      for (const [along, up] of BEAT) context.lineTo(width / 2 + side * (far + along), y + up);
    }
    context.lineTo(width / 2 + side * reach, y);
  }
  context.stroke();
}

const SOUNDS: Partial<Record<FidgetName, { from: number; to: number; length: number; at: number }>> = {
  fly: { from: 150, to: 190, length: 0.5, at: 0.1 },
  bubble: { from: 240, to: 900, length: 0.05, at: 0.86 },
  psst: { from: 900, to: 700, length: 0.07, at: 0.05 },
};

/** Sounds of the wait, each once: the heart, and what happens beside it. */
export function createHeart() {
  let heard = "";
  let beaten = "";
  let peeked = false;
  return (stage: Stage, state: State): void => {
    if (state.phase !== PHASE.waiting) return;
    const waited = framesFelt(state);
    const tension = tensionOf(state);
    const beat = `${state.round} ${Math.floor(beatsAt(waited))}`;
    if (beat !== beaten && !beat.endsWith(" 0")) {
      const volume = Math.min(0.6, 0.2 + waited / 600 + 0.1 * tension);
      const [high, low] = [74 + 34 * tension, 62 + 30 * tension];
      stage.sound([
        { shape: "sine", from: high, to: high * 0.62, length: 0.1, volume, isBed: true },
        { shape: "sine", from: low, to: low * 0.64, length: 0.1, volume: volume * 0.7, delay: 0.13, isBed: true },
      ]);
    }
    beaten = beat;
    const isPeek = peekOf(state) > 0 && !stage.isCalm && !stage.isContrast;
    if (isPeek && !peeked) stage.sound({ shape: "sine", from: 300, to: 380, length: 0.08, volume: 0.14 });
    peeked = isPeek;
    const fidget = fidgetNow(state);
    const sound = fidget && SOUNDS[fidget.name];
    const key = `${state.round} ${fidget?.turn ?? ""}`;
    if (!fidget || !sound || fidget.part < sound.at || key === heard) return;
    heard = key;
    stage.sound({ shape: fidget.name === "fly" ? "sawtooth" : "sine", volume: 0.12, ...sound });
  };
}
