type Context = CanvasRenderingContext2D;

export function canvasOf(width: number, height = width): [HTMLCanvasElement, Context] {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.ceil(width));
  canvas.height = Math.max(1, Math.ceil(height));
  return [canvas, canvas.getContext("2d")!];
}

const MOST = 90;

/** Pictures that are drawn once, by name and size, around their middle; beyond `most`, all are forgotten. */
export function createSprites(most = MOST) {
  const sprites = new Map<string, HTMLCanvasElement>();
  return (name: string, width: number, draw: (inside: Context) => void, height = width): HTMLCanvasElement => {
    const key = `${name} ${width}`;
    const known = sprites.get(key);
    if (known) return known;
    if (sprites.size > most) sprites.clear();
    const [canvas, inside] = canvasOf(width, height);
    inside.translate(canvas.width / 2, canvas.height / 2);
    draw(inside);
    sprites.set(key, canvas);
    return canvas;
  };
}
