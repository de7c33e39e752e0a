import type { Stage } from "@quackademy/game-kit/stage/stage.ts";

type Call = { words: string; colour: string; size: number; at: number };

const CALL_FRAMES = 64;
/** So long a larger call is not replaced by a smaller one. */
const HEARD_FRAMES = 26;
/** On each picture one call at a time: two would lie on each other, and nobody reads three. */
const calls = new WeakMap<Stage["context"], Call>();

/** Says something below the clock, instead of what was said before. */
export function shout(stage: Stage, words: string, colour: string, size = 34): void {
  const last = calls.get(stage.context);
  const age = stage.tick - (last?.at ?? -CALL_FRAMES);
  if (last && age >= 0 && age < HEARD_FRAMES && last.size > size) return;
  calls.set(stage.context, { words, colour, size, at: stage.tick });
}

export function drawCall(stage: Stage, y: number): void {
  const call = calls.get(stage.context);
  const age = stage.tick - (call?.at ?? -CALL_FRAMES);
  if (!call || age < 0 || age >= CALL_FRAMES) return;
  const { words, colour, size } = call;
  const pop = stage.isCalm ? 0 : Math.max(0, 1 - age / 8) * 0.3;
  stage.context.globalAlpha = Math.min(1, (CALL_FRAMES - age) / 14);
  stage.text(words, stage.width / 2, y, {
    size: Math.min(size, stage.width > stage.height ? size : 28, stage.width / words.length / 0.56) * (1 + pop),
    colour,
    align: "center",
    face: "display",
    outline: "#114",
  });
  stage.context.globalAlpha = 1;
}
