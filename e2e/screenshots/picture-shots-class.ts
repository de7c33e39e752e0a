import type { Page, Route } from "@playwright/test";
import type { Shot } from "./picture-shot.ts";

const game = (page: Page) => page.frameLocator("iframe.game__frame");
const startClass = (page: Page) => page.getByRole("button", { name: "Start class" }).click();

/** The number of a report counts up. */
const COUNT_UP_MS = 900;

const FULL_REPORT = {
  previous_best: 6,
  best: 14,
  rank_before: 5,
  rank: 4,
  next: { name: "puddle-jen", score: 40 },
  streak: { days: 12, is_new: true },
  coins: 40,
  pass: { level: 7, gained: 1 },
};

async function startRun(page: Page): Promise<void> {
  await startClass(page);
  await game(page).locator("main.game[data-screen=none]:not(.is-title)").waitFor();
}

async function openGameTitle(page: Page): Promise<void> {
  await startRun(page);
  await page.keyboard.press("Escape");
  await game(page).getByRole("button", { name: "Title" }).click();
  await game(page)
    .getByRole("button", { name: /^Race Goose/ })
    .waitFor();
}

async function hop(page: Page, times: number): Promise<void> {
  for (let hops = 0; hops < times; hops++) {
    await page.keyboard.press("Space", { delay: 160 });
    await page.waitForTimeout(420);
  }
}

// Imitates a server without a database: it sends the page without its data, and later requests fail.
async function loseDatabase(page: Page, answer: (route: Route) => unknown = (route) => route.abort()): Promise<void> {
  await page.route("**/rest/v1/rpc/**", answer);
  await page.route("/", async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace(/<script[^>]*id="quack-data"[\s\S]*?<\/script>/, "") });
  });
  // In the new document: an answer that arrives before it could still be saved.
  await page.addInitScript(() => localStorage.clear());
  await page.goto("/");
}

/** Shows the class as one whose scores are handed in with a picture, as those of uploaded games are. */
async function handInPictures(page: Page): Promise<void> {
  await page.route(/\/class\/blink|\/rest\/v1\//, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"verifier":"replay"', '"verifier":"none"');
    await route.fulfill({ response, body });
  });
  await page.reload();
  await page.getByText("Submit a score").first().waitFor();
}

const GUEST_RUNS = ["skyhop", "merge-garden"].map((appId, index) => ({
  claim: `${index}`,
  appId,
  variant: "",
  score: 412 + 8000 * index,
  frames: 600,
  hash: 1,
  log: "",
  expires: Date.now() + 86_400_000,
}));

/** The class list and the class page. */
export const CLASS_SHOTS: Shot[] = [
  {
    name: "class-board-daily",
    address: "/class/skyhop",
    who: "me",
    act: async (page) => {
      await page.getByRole("button", { name: "Daily" }).click();
      await page.locator("#class-board").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "class-board-modes",
    address: "/class/merge-garden",
    act: async (page) => {
      await page.getByLabel("Mode").selectOption("orders");
      await page.locator("#class-board").scrollIntoViewIfNeeded();
    },
  },
  {
    name: "claim-offer",
    address: "/leaderboard",
    who: "fresh",
    session: "claim-offer",
    act: async (page) => {
      await page.evaluate((runs) => localStorage.setItem("guest-runs", JSON.stringify(runs)), GUEST_RUNS);
      await page.reload();
      await page.getByRole("button", { name: "Claim them" }).waitFor();
    },
  },
  { name: "home", address: "/" },
  { name: "home-signed-in", address: "/", who: "me" },
  { name: "category", address: "/?category=puzzle" },
  { name: "favourites", address: "/?category=favourites", who: "me" },
  { name: "favourites-empty", address: "/?category=favourites" },
  { name: "search", address: "/?q=sudku" },
  { name: "search-empty", address: "/?q=zzzz" },
  {
    name: "home-waiting",
    address: "/privacy",
    session: "waiting",
    act: async (page) => {
      await loseDatabase(page, () => {});
      await page.locator("main .skeleton").first().waitFor();
    },
  },
  {
    name: "home-backup-list",
    address: "/privacy",
    session: "backup",
    act: async (page) => {
      await loseDatabase(page);
      await page.getByText("Showing saved list").waitFor();
    },
  },
  {
    name: "home-no-list",
    address: "/privacy",
    session: "no list",
    act: async (page) => {
      await page.route("**/backup-apps.json", (route) => route.abort());
      await loseDatabase(page);
      await page.getByRole("heading", { name: "The class list did not load" }).waitFor();
    },
  },
  {
    name: "home-offline",
    address: "/",
    session: "offline",
    act: async (page) => {
      await page.context().setOffline(true);
      await page.getByText("You are offline.").waitFor();
    },
  },
  { name: "home-test-layout", address: "/?variant=test", session: "test layout" },
  { name: "home-test-layout-signed-in", address: "/?variant=test", who: "me", session: "test layout" },
  { name: "category-test-layout", address: "/puzzle?variant=test", session: "test layout" },
  { name: "class-test-layout", address: "/class/skyhop?variant=test", session: "test layout" },
  { name: "leaderboard-test-layout", address: "/leaderboard?variant=test", session: "test layout" },
  { name: "class", address: "/class/skyhop" },
  { name: "class-signed-in", address: "/class/skyhop", who: "me" },
  {
    name: "class-title",
    address: "/class/skyhop",
    who: "me",
    act: openGameTitle,
  },
  {
    name: "class-attract",
    address: "/class/skyhop",
    act: async (page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await openGameTitle(page);
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "class-poster-show",
    address: "/class/skyhop",
    act: async (page) => {
      await page.emulateMedia({ reducedMotion: "no-preference" });
      await page.reload();
      await page.locator(".poster-show--on").waitFor();
      await page.waitForTimeout(1500);
    },
  },
  {
    name: "class-sound-delay",
    address: "/class/beat-dash",
    act: async (page) => {
      await startRun(page);
      await page.keyboard.press("Escape");
      await game(page).getByRole("button", { name: "Settings" }).click();
      await game(page).getByRole("button", { name: "Measure the sound delay" }).click();
    },
  },
  {
    name: "class-how-to",
    address: "/class/skyhop",
    act: async (page) => {
      await openGameTitle(page);
      await game(page).getByRole("button", { name: "How to play" }).click();
      await game(page).locator(".demo-keys .is-down").first().waitFor();
    },
  },
  {
    name: "class-race-staff",
    address: "/class/skyhop",
    act: async (page) => {
      await openGameTitle(page);
      await game(page)
        .getByRole("button", { name: /^Race Duckling/ })
        .click();
      await game(page).locator("main.game[data-screen=none]:not(.is-title)").waitFor();
      await hop(page, 5);
    },
  },
  {
    name: "class-running",
    address: "/class/skyhop",
    who: "me",
    act: async (page) => {
      await startRun(page);
      await hop(page, 6);
    },
  },
  {
    name: "class-theatre",
    address: "/class/merge-garden",
    act: async (page) => {
      await startRun(page);
      // A phone has no theatre: its game fills the window already.
      const theatre = page.getByRole("button", { name: "Theatre" });
      if (await theatre.isVisible()) await theatre.click();
    },
  },
  {
    name: "class-bar",
    address: "/class/gambit-lite",
    act: async (page) => {
      await startRun(page);
      const pull = page.getByRole("button", { name: "Show the bar" });
      if (await pull.isVisible()) await pull.click();
    },
  },
  {
    name: "class-game-over",
    address: "/class/skyhop",
    who: { desktop: "claimed", phone: "late", lying: "fresh" },
    act: async (page) => {
      await startRun(page);
      await game(page).getByText("Replayed by the server, and true.").waitFor();
    },
  },
  {
    name: "class-lesson",
    address: "/class/skyhop",
    act: async (page) => {
      await startRun(page);
      await game(page).locator(".lesson:not([hidden])").waitFor();
    },
  },
  {
    name: "class-report-visitor",
    address: "/class/skyhop",
    act: async (page) => {
      await startRun(page);
      await game(page).getByRole("dialog").waitFor();
      await page.waitForTimeout(COUNT_UP_MS);
    },
  },
  {
    name: "class-report-rewards",
    address: "/class/skyhop",
    who: { desktop: "claimed", phone: "late", lying: "fresh" },
    act: async (page) => {
      // The second of two runs, so that there is a best to compare with; every part of a report at once.
      await page.route("**/functions/v1/verify-run", async (route) => {
        const response = await route.fetch();
        const verdict = (await response.json()) as object;
        await route.fulfill({ response, json: { ...verdict, report: FULL_REPORT } });
      });
      await startRun(page);
      await game(page).getByRole("dialog").waitFor();
      await page.waitForTimeout(COUNT_UP_MS);
      await page.keyboard.press("KeyR");
      await game(page).locator("main.game[data-screen=none]").waitFor();
      await hop(page, 3);
      await game(page).getByText("Replayed by the server, and true.").waitFor();
      await page.waitForTimeout(COUNT_UP_MS);
    },
  },
  {
    name: "class-watch",
    address: "/class/skyhop",
    act: async (page) => {
      await page
        .getByRole("button", { name: /^Watch / })
        .first()
        .click();
      await game(page)
        .locator(".replay-time")
        .filter({ hasText: /^0:0[3-9]/ })
        .waitFor();
    },
  },
  { name: "class-foreign", address: "/class/blink", who: "me", act: handInPictures },
  { name: "class-foreign-signed-out", address: "/class/blink", act: handInPictures },
  { name: "class-unknown", address: "/class/nobody-teaches-this" },
  {
    name: "play",
    address: "/play/lumen",
    isBare: true,
    act: (page) => game(page).getByRole("button", { name: "Play", exact: true }).first().waitFor(),
  },
];
