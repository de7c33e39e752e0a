import type { ClipSize } from "@quackademy/game-sdk/clip-protocol.ts";

export type Box = { x: number; y: number; width: number; height: number };

/** Where everything of a clip is, in pixels. */
export type ClipLayout = {
  picture: Box;
  pixelsPerUnit: number;
  strip: Box | null;
  /** One line of the strip, or two. */
  isTall: boolean;
  /** 1 at 720 pixels; text sizes follow it. */
  scale: number;
};

const BASE = 720;
const STRIP_WIDE = 48;
const STRIP_TALL = 92;

/** Views draw up to their edges, so the strip is beside the picture and never over it. */
export function layOutClip(size: ClipSize, units: readonly [number, number], hasStrip: boolean): ClipLayout {
  const isTall = size.height > size.width;
  const scale = Math.min(size.width, size.height) / BASE;
  const stripHeight = hasStrip ? Math.round((isTall ? STRIP_TALL : STRIP_WIDE) * scale) : 0;
  const room = { width: size.width, height: Math.max(1, size.height - stripHeight) };
  const pixelsPerUnit = Math.min(room.width / units[0], room.height / units[1]);
  const [width, height] = [Math.round(units[0] * pixelsPerUnit), Math.round(units[1] * pixelsPerUnit)];
  return {
    picture: { x: (room.width - width) >> 1, y: (room.height - height) >> 1, width, height },
    pixelsPerUnit,
    strip: hasStrip ? { x: 0, y: room.height, width: size.width, height: stripHeight } : null,
    isTall,
    scale,
  };
}

/** Breaks a caption into lines of at most this width. */
export function breakLines(text: string, maxWidth: number, widthOf: (words: string) => number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && widthOf(longer) <= maxWidth) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
