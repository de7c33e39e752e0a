import type { Pixels } from "./image-shrink.ts";

/** Turns a picture upright. `orientation` is EXIF's value. */
export function turnUpright({ width, height, data }: Pixels, orientation: number): Pixels {
  if (orientation === 1) return { width, height, data };
  const isOnItsSide = orientation >= 5;
  const size = isOnItsSide ? { width: height, height: width } : { width, height };
  const from = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const to = new Uint32Array(width * height);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const [sourceX, sourceY] = sourceOf(orientation, x, y, width, height);
      to[y * size.width + x] = from[sourceY * width + sourceX]!;
    }
  }
  return { ...size, data: new Uint8ClampedArray(to.buffer) };
}

function sourceOf(orientation: number, x: number, y: number, width: number, height: number): [number, number] {
  const right = width - 1;
  const bottom = height - 1;
  switch (orientation) {
    case 2:
      return [right - x, y];
    case 3:
      return [right - x, bottom - y];
    case 4:
      return [x, bottom - y];
    case 5:
      return [y, x];
    case 6:
      return [y, bottom - x];
    case 7:
      return [right - y, bottom - x];
    case 8:
      return [right - y, x];
    default:
      return [x, y];
  }
}
