import { fillBounds } from "./draw-around.ts";
import { coverBox, fitStage, type Insets } from "./fit-stage.ts";
import type { Point, StageSize, StageSizes } from "./game-view.ts";
import { createStageEffects } from "./stage-effects.ts";
import type { SoundBox } from "./stage-sound.ts";
import { createStillPictures } from "./still-pictures.ts";
import type { Bounds, Stage, TextStyle } from "./stage.ts";

const MAX_PIXEL_RATIO = 2;
/** On small screens text is drawn larger than its picture, up to this size in CSS pixels and by this factor. */
const LEAST_TEXT_PX = 12;
const MAX_TEXT_GROWTH = 1.25;
const MAX_FONTS = 200;
export const TEXT_FACE = 'Nunito, "Nunito Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
export const DISPLAY_FACE = `"Lilita One", ${TEXT_FACE}`;

export type StageLook = { isCalm: boolean; isContrast: boolean; isTouch: boolean };

/** `isCovering`: the picture is cropped at its edges, and there is no space around it. */
export type StageBox = { width: number; height: number; insets?: Insets; isCovering?: boolean };

/** The stage, with the controls that only the kit uses. */
export type CanvasStage = Stage & {
  /**
   * Gives the canvas the size of its box, and puts the safe area inside the insets. True: the canvas has another size
   * now, and is empty.
   */
  fit(sizes: StageSizes, box: StageBox): boolean;
  /** The safe area on the screen, in CSS pixels from the canvas's corner. */
  readonly safeArea: { left: number; top: number; width: number; height: number };
  /**
   * Puts a stage of this size at a place of the canvas, in pixels; for clips and walls, which draw more than one stage.
   * By default, only the stage is in view.
   */
  place(size: StageSize, left: number, top: number, pixelsPerUnit: number, bounds?: Bounds): void;
  /** Advances effects by one frame. */
  advance(): void;
  paint(draw: () => void): void;
  clearEffects(): void;
  /** Draws cached pictures with words on them anew, because a font has loaded. */
  forgetPictures(): void;
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
  let [left, top, ratio, leastText] = [0, 0, 1, 0];
  let bounds: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };

  const stills = createStillPictures(() => (look.isCalm ? 1 : 0) + (look.isContrast ? 2 : 0) + (look.isTouch ? 4 : 0));

  const writeOn = (context: CanvasRenderingContext2D) => (words: string, x: number, y: number, style: TextStyle) => {
    const size = Math.max(style.size, Math.min(leastText, style.size * MAX_TEXT_GROWTH));
    context.font = fontOf(style.face === "display" ? DISPLAY_WEIGHT : (style.weight ?? 700), size);
    context.textAlign = style.align ?? "left";
    context.textBaseline = "middle";
    if (style.outline !== undefined) {
      context.strokeStyle = style.outline;
      context.lineWidth = size * 0.16;
      context.lineJoin = "round";
      context.strokeText(words, x, y);
    }
    context.fillStyle = style.colour ?? "#FFF3D1";
    context.fillText(words, x, y);
  };
  const text = writeOn(context);

  /** The stage, on a picture. */
  const stageOn = (inside: CanvasRenderingContext2D): Stage => {
    const onPicture: Stage = {
      ...stage,
      context: inside,
      text: writeOn(inside),
      fill: (colour) => fillBounds(inside, bounds, colour),
      // A part of a picture may be a picture: a layer of digits is made of the same ten.
      still(name, box, draw, version = 0) {
        if (!stills.draw(inside, name, box, (deeper) => draw(stageOn(deeper)), version)) draw(onPicture);
      },
    };
    return onPicture;
  };

  const stage: CanvasStage = {
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
    get bounds() {
      return bounds;
    },
    get safeArea() {
      const css = scale / ratio;
      return { left: left / ratio, top: top / ratio, width: width * css, height: height * css };
    },
    fill(colour) {
      fillBounds(context, bounds, colour);
    },
    text,
    burst: effects.burst,
    shake: effects.shake,
    flash: effects.flash,
    hold: effects.hold,
    float(words, x, y, style) {
      // About half the text's width: text at the edge is moved inwards, not clipped.
      const half = style.align === "center" ? Math.min(width / 2, words.length * style.size * 0.3) : 0;
      effects.float(words, Math.max(half, Math.min(width - half, x)), Math.max(style.size, y), style);
    },
    sound: sounds.play,
    still(name, box, draw, version = 0) {
      if (!stills.draw(context, name, box, (inside) => draw(stageOn(inside)), version)) draw(stage);
    },
    forgetPictures: stills.forget,
    clearEffects: effects.clear,
    fit(sizes, box) {
      const fitted = box.isCovering ? coverBox(sizes, box) : fitStage(sizes, box, box.insets);
      ratio = Math.min(MAX_PIXEL_RATIO, globalThis.devicePixelRatio || 1);
      [width, height, scale] = [...fitted.size, fitted.scale * ratio];
      [left, top, bounds] = [fitted.left * ratio, fitted.top * ratio, fitted.bounds];
      leastText = LEAST_TEXT_PX / fitted.scale;
      const pixels = {
        width: Math.max(1, Math.round(box.width * ratio)),
        height: Math.max(1, Math.round(box.height * ratio)),
      };
      const isResized = canvas.width !== pixels.width || canvas.height !== pixels.height;
      if (isResized) Object.assign(canvas, pixels);
      canvas.style.width = `${box.width}px`;
      canvas.style.height = `${box.height}px`;
      return isResized;
    },
    place(size, pixelsLeft, pixelsTop, pixelsPerUnit, inView) {
      [width, height, scale, left, top] = [...size, pixelsPerUnit, pixelsLeft, pixelsTop];
      leastText = 0;
      bounds = inView ?? { left: 0, top: 0, right: width, bottom: height };
    },
    advance() {
      tick += 1;
      effects.step();
    },
    paint(draw) {
      if (effects.isHeld) return;
      stills.nextFrame();
      const [dx, dy] = effects.offset();
      context.setTransform(scale, 0, 0, scale, left + dx * scale, top + dy * scale);
      context.globalAlpha = 1;
      context.save();
      draw();
      context.restore();
      effects.draw(context, text, bounds);
    },
    locate(clientX, clientY) {
      const box = canvas.getBoundingClientRect();
      const perPixel = canvas.width / (box.width || 1);
      return {
        x: ((clientX - box.left) * perPixel - left) / scale,
        y: ((clientY - box.top) * perPixel - top) / scale,
      };
    },
  };
  return stage;
}

/** Stands for the display font, which has one weight of its own. */
const DISPLAY_WEIGHT = 0;
const fonts = new Map<number, string>();

/** The same string for the same font: browsers find a known string sooner than a new one. */
function fontOf(weight: number, size: number): string {
  // Sizes have fractions, weights are below 1000: no two fonts have the same key.
  const key = weight * 4096 + size;
  let font = fonts.get(key);
  if (font === undefined) {
    font = weight === DISPLAY_WEIGHT ? `400 ${size}px ${DISPLAY_FACE}` : `${weight} ${size}px ${TEXT_FACE}`;
    if (fonts.size >= MAX_FONTS) fonts.clear();
    fonts.set(key, font);
  }
  return font;
}
