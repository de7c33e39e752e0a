import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStillPictures } from "./still-pictures.ts";

type Drawn = { x: number; y: number };

let made = 0;
let look = 0;
let drawn: Drawn[] = [];
let matrix = { a: 2, b: 0, c: 0, d: 2, e: 10.3, f: 20.6 };

const canvas = {
  getTransform: () => matrix,
  drawImage: (_image: unknown, x: number, y: number) => void drawn.push({ x, y }),
  setTransform() {},
  fillText() {},
};
const screen = canvas as unknown as CanvasRenderingContext2D;

const createElement = () => ({
  width: 0,
  height: 0,
  getContext: () => ({ ...canvas }),
});

function open() {
  const stills = createStillPictures(() => look);
  const draw = (name: string, x = 5, y = 5, width = 40) =>
    stills.draw(screen, name, [x, y, width, 30], () => void (made += 1));
  return { ...stills, draw };
}

/** Where on the screen a picture was put, in pixels. */
const pixels = ({ x, y }: Drawn) => ({ x: x * matrix.a + matrix.e, y: y * matrix.d + matrix.f });

beforeEach(() => {
  [made, look, drawn] = [0, 0, []];
  matrix = { a: 2, b: 0, c: 0, d: 2, e: 10.3, f: 20.6 };
  vi.stubGlobal("document", { createElement });
});
// Other files of this worker have a document of their own.
afterEach(() => void vi.unstubAllGlobals());

test("a picture is drawn once, and pasted in every frame", () => {
  const stills = open();
  for (let frame = 0; frame < 5; frame++) expect(stills.draw("lawn")).toBe(true);
  expect(made).toBe(1);
  expect(drawn).toHaveLength(5);
});

test("a frame makes two pictures, and the next frames make the others", () => {
  const stills = open();
  const frame = () => {
    stills.nextFrame();
    return ["bed", "sign", "can", "shelf", "note"].map((name) => stills.draw(name));
  };
  expect(frame()).toEqual([true, true, false, false, false]);
  expect(frame()).toEqual([true, true, true, true, false]);
  expect([frame(), made]).toEqual([[true, true, true, true, true], 5]);
});

test("a free picture lies between pixels and in turned stages, and is made at once", () => {
  const free = createStillPictures(() => 0, true);
  const draw = (name: string) => free.draw(screen, name, [5.2, 6.3, 40, 30], () => void (made += 1));
  matrix = { ...matrix, b: 0.1 };
  expect(["fish", "crab", "duck"].map(draw)).toEqual([true, true, true]);
  expect([made, drawn]).toEqual([3, [1, 2, 3].map(() => ({ x: 5.2, y: 6.3 }))]);
});

test("a picture is drawn anew for another size, scale or look", () => {
  const { draw, nextFrame } = open();
  const stills = {
    draw(...place: Parameters<typeof draw>) {
      nextFrame();
      return draw(...place);
    },
  };
  stills.draw("lawn");
  stills.draw("lawn", 5, 5, 50);
  expect(made).toBe(2);
  matrix = { ...matrix, a: 3, d: 3 };
  stills.draw("lawn", 5, 5, 50);
  expect(made).toBe(3);
  look = 1;
  stills.draw("lawn", 5, 5, 50);
  expect(made).toBe(4);
});

test("after a font has loaded, pictures with words are drawn anew, and those that hold one", () => {
  const stills = createStillPictures(() => 0, true);
  let drawings: string[] = [];
  const draw = (context: CanvasRenderingContext2D, name: string, paint?: (inside: typeof screen) => void) =>
    stills.draw(context, name, [0, 0, 40, 30], (inside) => {
      drawings.push(name);
      paint?.(inside);
    });
  const drawAll = () => {
    draw(screen, "sign", (sign) => sign.fillText("5 points", 0, 0));
    draw(screen, "wall", (wall) => draw(wall, "sign"));
    draw(screen, "lawn");
  };
  drawAll();
  stills.forget();
  drawings = [];
  drawAll();
  expect(drawings).toEqual(["sign", "wall"]);
});

test("a picture lies on whole pixels wherever it is pasted", () => {
  const stills = open();
  for (const x of [5, 5.2, 6.137, 90.71]) stills.draw("tile", x, x);
  for (const { x, y } of drawn.map(pixels)) {
    expect(x).toBeCloseTo(Math.round(x), 9);
    expect(y).toBeCloseTo(Math.round(y), 9);
  }
  expect(pixels(drawn[3]!).x - pixels(drawn[0]!).x).toBeCloseTo(171, 9);
});

test("where the stage is turned or skewed there is no picture, and nothing is pasted", () => {
  const stills = open();
  matrix = { ...matrix, b: 0.1 };
  expect(stills.draw("grid")).toBe(false);
  matrix = { ...matrix, b: 0, d: -2 };
  expect(stills.draw("grid")).toBe(false);
  expect(drawn).toEqual([]);
});
