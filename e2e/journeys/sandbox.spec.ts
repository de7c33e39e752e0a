import { once } from "node:events";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type BrowserContext, type Frame, type Page } from "@playwright/test";
import { startGameGateway, type GameGateway } from "#support/games/game-gateway.ts";
import { open } from "#support/harness.ts";
import { markLongIf } from "#support/long-tests.ts";

let gateway: GameGateway;
test.describe.configure({ mode: "serial" });
test.beforeAll(async () => {
  gateway = await startGameGateway(["hostile"]);
});
test.afterAll(() => gateway.stop());

type Session = { access_token: string; refresh_token: string; user: { id: string; email: string } };

/** Signs up a player whose session the hostile game could steal. */
async function signUp(context: BrowserContext): Promise<Session> {
  const { anonKey } = (await (await context.request.get(`${gateway.url}/config.json`)).json()) as { anonKey: string };
  const email = `duck-${crypto.randomUUID()}@pond.test`;
  const answer = await context.request.post(`${gateway.url}/auth/v1/signup`, {
    headers: { apikey: anonKey },
    data: { email, password: "three odd ducks sing" },
  });
  const session = (await answer.json()) as Session;
  await context.addCookies([{ name: "pond", value: "a cookie of ours", url: gateway.url }]);
  await context.addInitScript((kept) => {
    // Frames without an origin have no storage, which is part of the test.
    if (window.origin !== "null") localStorage.setItem("quack-session", kept);
  }, JSON.stringify(session));
  return session;
}

const isGame = (frame: Frame) => frame.parentFrame() !== null && /\/g\/|srcdoc/.test(frame.url());

async function gameFrame(page: Page): Promise<Frame> {
  // The frame of the prerendered page may still be replaced.
  await expect.poll(() => page.frames().some(isGame)).toBe(true);
  return page.frames().find(isGame)!;
}

const WAYS_IN = [
  {
    name: "by its address, on the class page",
    enter: async (page: Page) => {
      await open(page, `${gateway.url}/class/hostile`);
      await page.getByRole("button", { name: "Start class" }).click();
    },
  },
  {
    name: "by its address, in its own window",
    // The class page has the same frame.
    isLong: true,
    enter: (page: Page) => page.goto(`${gateway.url}/play/hostile`),
  },
  {
    name: "in one piece",
    isLong: true,
    enter: (page: Page) => page.goto(`${gateway.url}/play/hostile?load=inline`),
  },
];

for (const { name, enter, isLong = false } of WAYS_IN) {
  test(`a hostile game, loaded ${name}, reaches nothing`, markLongIf(isLong), async ({ page, context }) => {
    const session = await signUp(context);
    const left: string[] = [];
    context.on("response", (answer) => answer.url().includes("probe=") && left.push(answer.url()));
    context.on("page", (opened) => left.push(`a window: ${opened.url()}`));

    await enter(page);
    const address = page.url();
    const frame = await gameFrame(page);
    await frame.waitForFunction(() => "results" in globalThis);
    const { "the player's name tag": conversation, ...others } = await frame.evaluate(
      () => (globalThis as unknown as { results: Record<string, string> }).results,
    );

    expect(others).toEqual({
      "the page around it": "blocked",
      "another page in this window": "blocked",
      "another window": "blocked",
      "what the browser keeps": "blocked",
      "the network": "blocked",
      "a form": "blocked",
      "a frame of its own": "blocked",
      "a service worker": "blocked",
    });
    // It connected as a game, and learned only what every game may know.
    expect(conversation).toContain('"t":"welcome"');
    expect(conversation).toContain('"error":"unsupported"');
    for (const secret of [session.access_token, session.refresh_token, session.user.id, session.user.email])
      expect(conversation).not.toContain(secret);
    expect(left).toEqual([]);
    expect(page.url()).toBe(address);
    expect(await frame.evaluate(() => window.origin)).toBe("null");
    // The styles were loaded, so the frame is not just a broken page.
    expect(await frame.evaluate(() => getComputedStyle(document.getElementById("greeting")!).color)).toBe(
      "rgb(1, 2, 3)",
    );
  });
}

test("a game stays sandboxed when opened by itself: it has no origin either", async ({ page, context }) => {
  await signUp(context);
  const notes: unknown[] = [];
  await page.exposeFunction("noteRights", (rights: unknown) => notes.push(rights));
  // Noted before the game's own scripts run, because they try to leave the page.
  await page.addInitScript(() => {
    const { noteRights } = window as unknown as { noteRights: (rights: unknown) => void };
    const rights = { origin: window.origin, storage: "blocked" };
    try {
      rights.storage = `${localStorage.length} entries`;
    } catch {
      // Blocked, as it should be.
    }
    noteRights(rights);
  });
  await page.goto(`${gateway.url}/g/hostile/index.html`, { waitUntil: "commit" });
  await expect.poll(() => notes[0]).toEqual({ origin: "null", storage: "blocked" });
});

test("a game cannot navigate its own frame to another site", async ({ page }) => {
  await page.goto(`${gateway.url}/play/hostile`);
  const frame = await gameFrame(page);
  await frame.evaluate(() => location.assign("http://stranger.test/?everything-i-know"));
  await page.waitForTimeout(500);
  expect(
    page
      .frames()
      .map((each) => each.url())
      .join(" "),
  ).not.toContain("stranger.test");
});

test("no other site can frame a game", async ({ page }) => {
  let address = "";
  const stranger = http.createServer((_, answer) =>
    answer.setHeader("content-type", "text/html").end(`<iframe src="${address}"></iframe>`),
  );
  await once(stranger.listen(0, "127.0.0.1"), "listening");
  const expectFramed = async (what: string, shows: string) => {
    address = what;
    await page.goto(`http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`);
    await expect.poll(() => page.frames()[1]!.url()).toBe(shows);
  };
  // Control: a page that may be framed shows that the test would notice.
  const forAnybody = `${gateway.url}/iframeCheck`;
  await expectFramed(forAnybody, forAnybody);
  await expectFramed(`${gateway.url}/g/hostile/index.html`, "chrome-error://chromewebdata/");
  stranger.close();
});
