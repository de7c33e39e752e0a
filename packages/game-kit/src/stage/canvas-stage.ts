import type { Point } from "./game-view.ts";
import { createStageEffects } from "./stage-effects.ts";
import type { SoundBox } from "./stage-sound.ts";
import type { Stage, TextStyle } from "./stage.ts";

const MAX_PIXEL_RATIO = 2;
export const TEXT_FACE = 'Nunito, "Nunito Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
export const DISPLAY_FACE = `"Lilita One", ${TEXT_FACE}`;

export type StageLook = { isCalm: boolean; isContrast: boolean; isTouch: boolean };

/** The stage, with the controls that only the kit uses. */
export type CanvasStage = Stage & {
  /** Fits a stage of this size into a box on the screen; with `isCovering` it fills the box and may overflow. */
  fit(size: readonly [number, number], boxWidth: number, boxHeight: number, isCovering?: boolean): void;
  /** Puts a stage of this size at a place of the canvas, in pixels; for clips, which draw more than the stage. */
  place(size: readonly [number, number], left: number, top: number, pixelsPerUnit: number): void;
  /** Advances effects by one frame. */
  advance(): void;
  paint(draw: () => void): void;
  clearEffects(): void;
  /** Converts window coordinates to stage coordinates. */
  locate(clientX: number, clientY: number): Point;
};

export function createCanvasStage(
  canvas: HTMLCanvasElement,
  look: StageLook,
  sounds: Pick<SoundBox, "play">,
): CanvasStage {
  const context = canvas.getContext("2d", { alpha: false })!;
  const effects = createStageEffects(() => look.isCalm);
  let [width, height, scale, tick] = [1, 1, 1, 0];
  let [left, top] = [0, 0];

  const text = (words: string, x: number, y: number, style: TextStyle) => {
    const face = style.face === "display" ? DISPLAY_FACE : TEXT_FACE;
    const weight = style.face === "display" ? 400 : (style.weight ?? 700);
    context.font = `${weight} ${style.size}px ${face}`;
    context.textAlign = style.align ?? "left";
    context.textBaseline = "middle";
    context.fillStyle = style.colour ?? "#FFF3D1";
    context.fillText(words, x, y);
  };

  return {
    context,
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    get tick() {
      return tick;
    },
    get isCalm() {
      return look.isCalm;
    },
    get isContrast() {
      return look.isContrast;
    },
    get isTouch() {
      return look.isTouch;
    },
    text,
    burst: effects.burst,
    shake: effects.shake,
    float(words, x, y, style) {
      // About half the text's width: text at the edge is moved inwards, not clipped.
      const half = style.align === "center" ? Math.min(width / 2, words.length * style.size * 0.3) : 0;
      effects.float(words, Math.max(half, Math.min(width - half, x)), Math.max(style.size, y), style);
    },
    sound: sounds.play,
    clearEffects: effects.clear,
    fit([unitsWide, unitsHigh], boxWidth, boxHeight, isCovering = false) {
      const choose = isCovering ? Math.max : Math.min;
      const css = Math.max(0.05, choose(boxWidth / unitsWide, boxHeight / unitsHigh));
      const ratio = Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
      [width, height, scale] = [unitsWide, unitsHigh, css * ratio];
      canvas.width = Math.round(unitsWide * scale);
      canvas.height = Math.round(unitsHigh * scale);
      canvas.style.width = `${Math.round(unitsWide * css)}px`;
      canvas.style.height = `${Math.round(unitsHigh * css)}px`;
    },
    place([unitsWide, unitsHigh], pixelsLeft, pixelsTop, pixelsPerUnit) {
      [width, height, scale, left, top] = [unitsWide, unitsHigh, pixelsPerUnit, pixelsLeft, pixelsTop];
    },
    advance() {
      tick += 1;
      effects.step();
    },
    paint(draw) {
      const [dx, dy] = effects.offset();
      context.setTransform(scale, 0, 0, scale, left + dx * scale, top + dy * scale);
      context.globalAlpha = 1;
      context.save();
      draw();
      context.restore();
      effects.draw(context, text);
    },
    locate(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      return {
        x: ((clientX - box.left) / (box.width || 1)) * width,
        y: ((clientY - box.top) / (box.height || 1)) * height,
      };
    },
  };
}
