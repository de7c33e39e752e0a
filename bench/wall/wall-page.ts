import type { Browser, CDPSession, Frame, Page } from "@playwright/test";
import type { Person, RaceSite } from "#race/race-site.ts";

// The functions that are given to the page run there, with browser globals.
type Painter = {
  rect(x: number, y: number, width: number, height: number): void;
  clip(...given: unknown[]): void;
};
type Box = { left: number; top: number };
type Element = { getBoundingClientRect(): Box };
declare const window: { parent: object };
declare const localStorage: { setItem(key: string, text: string): void };
declare const CanvasRenderingContext2D: { prototype: Painter };
declare const document: {
  querySelector(css: string): Element | null;
  querySelectorAll(css: string): Iterable<Element>;
};
declare const MutationObserver: new (onChange: () => void) => { observe(what: Element | null, how: object): void };

/** The wall in a browser, with its measurements. */
export type WallPage = {
  page: Page;
  /** Slows the processor of the page and of the games. */
  slow(times: number): Promise<void>;
  /** Pictures a second of each tile in order of place, and the longest time in which no name strip changed. */
  measure(seconds: number): Promise<{ rates: number[]; quietMs: number }>;
};

type Counts = Record<string, number>;
type Watched = { wallPictures?: Counts; wallChanges?: number[] };

/** Opens the wall as the host. Every tile begins with a clipped rectangle, which is counted. */
export async function openWall(
  browser: Browser,
  site: RaceSite,
  { id, token }: Person,
  code: string,
): Promise<WallPage> {
  const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } });
  const session = {
    access_token: token,
    refresh_token: "none",
    token_type: "bearer",
    expires_in: 3600,
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id, aud: "authenticated", role: "authenticated", email: "teacher@example.com", app_metadata: {} },
  };
  await context.addInitScript((kept) => {
    const isFrame = window.parent !== window;
    if (!isFrame) return localStorage.setItem("quack-session", kept);
    const counts: Counts = ((globalThis as Watched).wallPictures = {});
    const { rect, clip } = CanvasRenderingContext2D.prototype;
    let last = "";
    CanvasRenderingContext2D.prototype.rect = function (x, y, width, height) {
      last = `${x} ${y}`;
      rect.call(this, x, y, width, height);
    };
    CanvasRenderingContext2D.prototype.clip = function (...given) {
      counts[last] = (counts[last] ?? 0) + 1;
      clip.apply(this, given);
    };
  }, JSON.stringify(session));
  const page = await context.newPage();
  await page.goto(`${site.url}/race/${code}/wall`);
  await page.locator(".wall-lobby").waitFor();

  const games = (): Frame => {
    const frame = page.frames().find((each) => each.parentFrame() !== null);
    if (!frame) throw new Error("The wall has no frame with games.");
    return frame;
  };
  const sessions: CDPSession[] = [];

  return {
    page,
    slow: async (times) => {
      if (sessions.length === 0) {
        sessions.push(await context.newCDPSession(page));
        // A sandboxed frame may have a process of its own.
        await context.newCDPSession(games()).then(
          (own) => sessions.push(own),
          () => {},
        );
      }
      for (const each of sessions) await each.send("Emulation.setCPUThrottlingRate", { rate: times });
    },
    measure: async (seconds) => {
      await page.evaluate(watchStrips);
      const before = await games().evaluate(() => ({ ...(globalThis as Watched).wallPictures }));
      const begun = performance.now();
      await page.waitForTimeout(seconds * 1000);
      const after = await games().evaluate(() => ({ ...(globalThis as Watched).wallPictures }));
      const took = (performance.now() - begun) / 1000;
      const places = await page.evaluate(tilePlaces);
      const changes = await page.evaluate(() => (globalThis as Watched).wallChanges ?? []);
      const gaps = changes.slice(1).map((at, index) => at - changes[index]!);
      return {
        rates: places.map((place) => ((after[place] ?? 0) - (before[place] ?? 0)) / took),
        quietMs: changes.length < 2 ? Infinity : Math.max(...gaps),
      };
    },
  };
}

/** Where the tiles are on the canvas, in order of place. */
function tilePlaces(): string[] {
  const stage = document.querySelector(".wall-stage")!.getBoundingClientRect();
  return [...document.querySelectorAll(".wall-stage__tile")].map((tile) => {
    const box = tile.getBoundingClientRect();
    return `${Math.round(box.left - stage.left)} ${Math.round(box.top - stage.top)}`;
  });
}

/** Notes when a name, a place or a score has changed. */
function watchStrips(): void {
  const changes: number[] = ((globalThis as Watched).wallChanges = []);
  const watched = { childList: true, characterData: true, subtree: true };
  const tiles = document.querySelector(".wall-stage__tiles");
  if (tiles) new MutationObserver(() => changes.push(performance.now())).observe(tiles, watched);
}
