import type { Stage } from "@quackademy/game-kit/stage/stage.ts";

/** An object on which every call does nothing. */
const createBlank = (): object => new Proxy({}, { get: () => () => {}, set: () => true });

// Views create Path2D objects at module load, and Node has none.
if (!("Path2D" in globalThis))
  Object.assign(globalThis, {
    Path2D: function Path2D() {
      return createBlank();
    },
  });

/** For views that cache pictures: canvases on which nothing can be seen. */
export function createPaperDocument(): void {
  if ((globalThis as { document?: unknown }).document) return;
  const createElement = () => ({ width: 0, height: 0, getContext: createBlank });
  Object.assign(globalThis, { document: { createElement } });
}

/** A fake stage that records the text and shapes drawn on it, with their opacity. */
type PaperStage = Stage & {
  readonly words: string[];
  readonly strokes: { call: string; alpha: number }[];
};

type Look = Partial<Pick<Stage, "width" | "height" | "isCalm" | "isContrast" | "isTouch" | "tick">>;

const PLAIN = { width: 1280, height: 720, tick: 0, isCalm: false, isContrast: false, isTouch: false };

export function createPaperStage(look: Look = {}): PaperStage {
  const [words, strokes]: [string[], PaperStage["strokes"]] = [[], []];
  const set: Record<string, unknown> = { globalAlpha: 1 };
  const saved: unknown[] = [];
  const answers: Record<string, () => unknown> = {
    save: () => saved.push(set["globalAlpha"]),
    restore: () => void (set["globalAlpha"] = saved.pop()),
    measureText: () => ({ width: 100 }),
    getTransform: () => ({ a: 1 }),
    createRadialGradient: () => ({ addColorStop: () => {} }),
    createLinearGradient: () => ({ addColorStop: () => {} }),
  };
  const context = new Proxy(set, {
    get: (_, name: string) => {
      if (name in set) return set[name];
      if (name in answers) return answers[name];
      return () => void strokes.push({ call: name, alpha: set["globalAlpha"] as number });
    },
  });
  const stage: PaperStage = {
    context: context as unknown as CanvasRenderingContext2D,
    ...PLAIN,
    ...look,
    bounds: { left: 0, top: 0, right: look.width ?? PLAIN.width, bottom: look.height ?? PLAIN.height },
    fill: () => void strokes.push({ call: "fill", alpha: set["globalAlpha"] as number }),
    flash: () => {},
    hold: () => {},
    text: (each) => void words.push(each),
    burst: () => {},
    shake: () => {},
    float: () => {},
    sound: () => {},
    still: (_name, _box, draw) => draw(stage),
    words,
    strokes,
  };
  return stage;
}
