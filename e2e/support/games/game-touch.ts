import type { CDPSession } from "@playwright/test";
import type { GamePage } from "./game-page.ts";
import { loadFromGame } from "./game-lines.ts";

/** A place in stage units. */
export type Point = { x: number; y: number };

type Size = readonly [width: number, height: number];
type Face = { view: { size: { tall: Size | readonly Size[] } } };

/** Fingers on the picture of a game. Places are in the units of its stage. */
export type Touch = {
  size: Size;
  tap(at: Point): Promise<void>;
  /** Draws along these places, and lets go at the last one. */
  drag(way: readonly Point[], everyMs?: number): Promise<void>;
  /** Draws along these places, and stays there while the work lasts. */
  holdDuring(way: readonly Point[], work: () => Promise<void>): Promise<void>;
  /** Puts the finger down, or moves the one that is down. */
  hold(at: Point): Promise<void>;
  lift(): Promise<void>;
};

const TAP_MS = 50;
const MOVE_MS = 30;

/** On an upright phone, during a run of this game. */
export async function createTouch({ page, game }: GamePage, id: string): Promise<Touch> {
  const devtools = await page.context().newCDPSession(page);
  const canvas = game.locator("canvas");
  const box = (await canvas.boundingBox())!;
  const [left = 0, top = 0, width = 0, height = 0] = (await canvas.getAttribute("data-safe"))!.split(" ").map(Number);
  const size = await sizeOf(id, width / height);
  const scale = width / size[0];
  const onScreen = ({ x, y }: Point) => ({
    x: Math.round(box.x + left + x * scale),
    y: Math.round(box.y + top + y * scale),
  });

  const drag = async (way: readonly Point[], everyMs = MOVE_MS) => {
    await put(devtools, "touchStart", onScreen(way[0]!));
    for (const place of way.slice(1)) {
      await page.waitForTimeout(everyMs);
      await put(devtools, "touchMove", onScreen(place));
    }
    await page.waitForTimeout(everyMs);
  };
  let isDown = false;
  const lift = async () => {
    isDown = false;
    await put(devtools, "touchEnd");
  };

  return {
    size,
    async tap(at) {
      await drag([at], TAP_MS);
      await lift();
    },
    async drag(way, everyMs) {
      await drag(way, everyMs);
      await lift();
    },
    async holdDuring(way, work) {
      await drag(way);
      await work();
      await lift();
    },
    async hold(at) {
      await put(devtools, isDown ? "touchMove" : "touchStart", onScreen(at));
      isDown = true;
    },
    lift,
  };
}

const put = (devtools: CDPSession, type: "touchStart" | "touchMove" | "touchEnd", at?: Point) =>
  devtools.send("Input.dispatchTouchEvent", { type, touchPoints: at ? [at] : [] });

/** The size that the stage has chosen: the one whose shape is that of its safe area. */
async function sizeOf(id: string, shape: number): Promise<Size> {
  // Views need shapes at load, which Node does not have.
  await loadFromGame("../packages/game-kit/src/testing/paper-stage.ts");
  const { createFace } = await loadFromGame<{ createFace(): Face }>(`${id}/face.ts`);
  const { tall } = createFace().view.size;
  const sizes = (Array.isArray(tall[0]) ? tall : [tall]) as readonly Size[];
  const off = ([width, height]: Size) => Math.abs(width / height - shape);
  return sizes.reduce((best, each) => (off(each) < off(best) ? each : best));
}
