import type { Browser, BrowserContextOptions } from "@playwright/test";
import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { expectAccessible, tabTo } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { isShort, LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";
import { type GameFiles, sampleGame, samplePicture, writeFolder, zipFile } from "#support/sample-game.ts";

// One site for all: classes published here must not appear in the lists of other tests. `npm test` publishes none, and
// uses the shared site.
test.describe.configure({ mode: "default" });
test.use({ expectedTrouble: [/status of 40[0134]/] });

let own: AccountSite | undefined;
let site: { url: string; dataDir?: string };

test.beforeAll(async ({ baseURL }) => {
  own = isShort ? undefined : await startSiteWith({});
  site = own ?? { url: baseURL! };
});

test.afterAll(() => own?.stop());

async function newPlayer(role?: "creator" | "moderator"): Promise<ApiPlayer> {
  const player = await newApiPlayer(site.url);
  if (role) await quack(["role", "grant", player.username, role], site.dataDir);
  return player;
}

async function enter(browser: Browser, player: ApiPlayer | null, path: string, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({ serviceWorkers: "block", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  if (player) await staySignedIn(page, player);
  await open(page, site.url + path);
  return page;
}

const files = (page: Page) => page.getByRole("region", { name: "Game files" });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of the game"]');
const game = (page: Page) => page.frameLocator("iframe.game__frame");

const startGame = (page: Page) => page.getByRole("button", { name: "Start the game" }).click();

async function startClass(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Start (your first|a) class$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A class without a title" })).toBeVisible();
}

async function dropZip(page: Page, given: GameFiles): Promise<void> {
  await page.getByLabel("Zip of the game").setInputFiles(zipFile(given));
}

async function fillForm(page: Page, title: string): Promise<void> {
  await page.getByRole("textbox", { name: "Title" }).fill(title);
  await page.getByRole("textbox", { name: "One line" }).fill("Nine holes, slightly flooded");
  await page.getByRole("textbox", { name: "Description" }).fill("Aim, hold, let go. Puddles slow the ball.");
  await page.getByRole("checkbox", { name: "Physics" }).check();
  await page.getByRole("checkbox", { name: "Keyboard" }).check();
  await page.getByRole("textbox", { name: "With keys and mouse" }).fill("Space to hit");
  await page.getByRole("textbox", { name: "Licence" }).fill("MIT");
  await page.getByLabel("Picture for the cover").setInputFiles({
    name: "cover.png",
    mimeType: "image/png",
    buffer: samplePicture(),
  });
  await expect(page.getByAltText("The cover")).toBeVisible();
  await page.getByRole("checkbox", { name: "I made this game, or I have the right to publish it." }).check();
  await expect(page.getByText(/^Everything saved/)).toBeVisible();
}

test("the class creator says what it is for, and how to get there", LONG, async ({ browser }) => {
  const visitor = await enter(browser, null, "/class/creator");
  await expect(visitor.getByRole("heading", { level: 1, name: "Class creator" })).toBeVisible();
  await visitor.getByRole("link", { name: "Sign in" }).last().click();
  await expect(visitor).toHaveURL(/\/auth\?next=%2Fclass%2Fcreator$/);
  const player = await enter(browser, await newPlayer(), "/class/creator");
  await expect(player.getByText("Making classes is by invitation here.")).toBeVisible();
  await expectAccessible(player);
  await Promise.all([visitor, player].map((page) => page.context().close()));
});

test("an author drops a game, reads what is wrong, and plays it in the preview", async ({ browser }) => {
  const author = await newPlayer("creator");
  const page = await enter(browser, author, "/class/creator");
  await startClass(page);
  await dropZip(page, { ...sampleGame(), "tools/build.exe": "MZ" });
  await expect(files(page).getByText("tools/build.exe")).toBeVisible();
  await expect(files(page).getByText("is a program, and programs are refused.")).toBeVisible();

  await page.getByLabel("Folder of the game").setInputFiles(writeFolder(sampleGame()));
  await expect(files(page).getByText("Version 1 is ready.")).toBeVisible();
  await expect(files(page).getByText("1 source map")).toBeVisible();
  await expect(page.locator("iframe")).toHaveCount(0);
  await startGame(page);
  await expect(preview(page).getByText("Puddle Golf, version 1")).toBeVisible();
  await expect(preview(page).getByText("Hole one")).toBeVisible();
  await expect(page.getByText("Passed: Starts within 5 s")).toBeVisible();
  await expect(page.getByText(/^Has saved\.|Saves and loads again/)).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

test("a class is submitted, reviewed, played, updated, rolled back and taken down", LONG, async ({ browser }) => {
  const [author, moderator, player] = [await newPlayer("creator"), await newPlayer("moderator"), await newPlayer()];
  const page = await enter(browser, author, "/class/creator");
  await startClass(page);
  await dropZip(page, sampleGame());
  await expect(files(page).getByText("Version 1 is ready.")).toBeVisible();
  await startGame(page);
  await expect(page.getByText("Passed: Starts within 5 s")).toBeVisible();
  await fillForm(page, "Puddle Golf");
  await expect(page.getByText("class/puddle-golf is free")).toBeVisible();
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Version 1 is in review.")).toBeVisible();

  const review = await enter(browser, moderator, "/moderation?queue=builds");
  await expect(review.getByRole("heading", { name: "Puddle Golf, version 1" })).toBeVisible();
  // Unreviewed code runs after a click, and not before.
  await expect(review.getByRole("button", { name: "Start the game" })).toBeVisible();
  await expect(review.locator("iframe")).toHaveCount(0);
  await startGame(review);
  await expect(preview(review).getByText("Puddle Golf, version 1")).toBeVisible();
  await expect(review.getByText(/What the author's preview saw/)).toBeVisible();
  await review.getByRole("radio", { name: "Everything is fine." }).check();
  await review.getByRole("button", { name: /^Publish it/ }).click();
  await expect(review.getByText("Go through the whole checklist before you publish a class.")).toBeVisible();
  await tickAll(review);
  await expectAccessible(review);
  await review.getByRole("button", { name: /^Publish it/ }).click();
  await expect(review.getByText("Decision saved.")).toBeVisible();

  // A player plays it, comes back, and finds the save.
  const theirs = await enter(browser, player, "/class/puddle-golf");
  await expect(theirs.getByText(author.username).first()).toBeVisible();
  const saved = theirs.waitForResponse(/save_game/);
  await theirs.getByRole("button", { name: "Start class" }).click();
  await expect(game(theirs).getByText("Visit 1")).toBeVisible();
  await expect(theirs.getByText(`Game by ${author.username} – never type a password here`)).toBeVisible();
  await saved;
  await expectAccessible(theirs);
  await theirs.reload();
  await theirs.getByRole("button", { name: "Start class" }).click();
  await expect(game(theirs).getByText("Visit 2")).toBeVisible();

  // An update of one file sends one file.
  await page.reload();
  await expect(page.getByText("Version 1 is live.")).toBeVisible();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/storage/v1/object/game_files/")) sent.push(request.url());
  });
  await page.getByRole("textbox", { name: "What is new in this version" }).fill("Pads bounce higher");
  await dropZip(page, sampleGame({ version: "2" }));
  await expect(files(page).getByText("Version 2 is ready.")).toBeVisible();
  expect(sent).toHaveLength(1);
  await page.getByRole("button", { name: "Submit for review" }).click();
  await expect(page.getByText("Version 2 is in review.")).toBeVisible();
  await review.reload();
  await expect(review.getByRole("heading", { name: "Puddle Golf, version 2" })).toBeVisible();
  await tickAll(review);
  await review.getByRole("radio", { name: "Everything is fine." }).check();
  await review.getByRole("button", { name: /^Publish it/ }).click();
  await expect(review.getByText("Decision saved.")).toBeVisible();
  await playNow(theirs, "Puddle Golf, version 2");

  await page.reload();
  await page.getByRole("button", { name: "Roll back to version 1" }).click();
  await expect(page.getByText("Version 1 is live again.")).toBeVisible();
  await playNow(theirs, "Puddle Golf, version 1");

  // An accepted takedown notice closes it at once, and its files, too.
  const { hash } = (await classesOf(author))[0]!.builds.find(({ number }) => number === 1)!;
  const files1 = `${site.url}/g/b/${hash}/index.html`;
  expect((await theirs.request.get(files1)).status()).toBe(200);
  const claimant = await enter(browser, null, "/takedown?class=puddle-golf");
  await fileNotice(claimant, `${site.url}/class/puddle-golf`);
  const reference = /QT-[0-9A-Z]{8}/.exec(await claimant.locator("main").innerText())![0];
  await review.goto(`${site.url}/moderation?queue=takedowns`);
  await review.getByRole("button", { name: new RegExp(reference) }).click();
  await review.getByRole("radio", { name: "The class uses this work without permission." }).check();
  await review.getByRole("button", { name: /^Accept, take it off the list/ }).click();
  await expect(review.getByText("Decision saved.")).toBeVisible();
  await expect(async () => {
    await theirs.goto(`${site.url}/class/puddle-golf`);
    await expect(theirs.getByRole("heading", { name: "No such class" })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect.poll(async () => (await theirs.request.get(files1)).status()).toBe(410);
  await claimant.reload();
  await expect(claimant.getByText("The class uses this work without permission.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("A moderator took this class off the list.")).toBeVisible();
  await Promise.all([page, review, theirs, claimant].map((each) => each.context().close()));
});

/** Ticks every point of the checklist. Each tick is stored at once. */
async function tickAll(review: Page): Promise<void> {
  const ticks = review.getByRole("group", { name: /^Checklist/ }).getByRole("checkbox");
  await expect(ticks).toHaveCount(9);
  for (const tick of await ticks.all()) {
    const stored = review.waitForResponse(/review_ticks/);
    await tick.check();
    await stored;
  }
}

async function fileNotice(page: Page, address: string): Promise<void> {
  await expect(page.getByRole("textbox", { name: "Address on this site" })).toHaveValue(address);
  await page.getByLabel("Your work").fill("A game about golf in puddles");
  await page.getByLabel("What is wrong with this use").fill("It is my game.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Drake");
  await page.getByLabel("E-mail").fill("ada@drake.test");
  await page.getByLabel("Postal address and phone").fill("Pond Lane 1");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByLabel("Your full name, typed").fill("Ada Drake");
  await page.getByRole("button", { name: "Send the notice" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Received" })).toBeVisible();
}

type MyClass = { title: string | null; builds: { number: number; hash: string }[] };
const classesOf = async (author: ApiPlayer) => (await author.rpc("get_my_classes")).data as MyClass[];

/** Opens the class until it has the words: visitors share answers for a moment. */
async function playNow(page: Page, words: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${site.url}/class/puddle-golf`);
    await page.getByRole("button", { name: "Start class" }).click();
    await expect(game(page).getByText(words)).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 20_000 });
}

test(
  "a game of another host is loaded only after a click, and only from a host of the operator",
  LONG,
  async ({ browser }) => {
    await quack(["set", "game-hosts", "games.example"], site.dataDir);
    const author = await newPlayer("creator");
    const page = await enter(browser, author, "/class/creator");
    await startClass(page);
    await fillForm(page, "Far Away Golf");
    const address = page.getByRole("textbox", { name: /^Address of the game/ });
    await address.fill("https://elsewhere.example/golf/");
    await page.getByRole("button", { name: "See which" }).click();
    await expect(page.getByText("Games cannot be loaded from this host. Upload the files instead.")).toBeVisible();
    await address.fill("https://games.example/golf/");
    await page.getByRole("button", { name: "Submit for review" }).click();
    await expect(
      page.getByText("In review. A moderator looks at it.").or(page.getByText("Version 1 is in review.")),
    ).toBeVisible();
    await quack(["class", "accept", "far-away-golf", "--reason", "A test.", "--checked"], site.dataDir);

    const player = await enter(browser, await newPlayer(), "/");
    const asked: string[] = [];
    await player.context().route(/^https:/, (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Golf</title><p>Golf, far away" });
    });
    await expect.poll(async () => (await player.request.get(`${site.url}/class/far-away-golf`)).status()).toBe(200);
    await open(player, `${site.url}/class/far-away-golf`);
    await player.getByRole("button", { name: "Start class" }).click();
    await expect(player.getByRole("heading", { name: "This game loads from games.example" })).toBeVisible();
    await expectAccessible(player);
    expect(asked).toEqual([]);
    await player.getByRole("button", { name: "Load it" }).click();
    await expect(game(player).getByText("Golf, far away")).toBeVisible();
    expect(asked).toEqual(["https://games.example/golf/"]);
    await expect(player.getByText(`Game by ${author.username}, loaded from games.example`)).toBeVisible();
    await Promise.all([page, player].map((each) => each.context().close()));
  },
);

test("the last changes are saved although the author leaves at once", LONG, async ({ browser }) => {
  const author = await newPlayer("creator");
  const page = await enter(browser, author, "/class/creator");
  await startClass(page);
  const address = page.url();
  await page.getByRole("textbox", { name: "Title" }).fill("Left In A Hurry");
  await page.goto("about:blank");
  await expect
    .poll(async () => ((await author.rpc("get_my_classes")).data as { title: string }[])[0]!.title)
    .toBe("Left In A Hurry");
  await open(page, address);
  await expect(page.getByRole("textbox", { name: "Title" })).toHaveValue("Left In A Hurry");
  await page.context().close();
});

test("a game that loops for ever does not lose the author's form", LONG, async ({ browser }) => {
  const author = await newPlayer("creator");
  const page = await enter(browser, author, "/class/creator");
  await startClass(page);
  const address = page.url();
  const loop = "<!doctype html><title>Loop</title><script>for (;;);</script>";
  await dropZip(page, { ...sampleGame(), "index.html": loop });
  await expect(files(page).getByText("Version 1 is ready.")).toBeVisible();
  const loaded = page.waitForRequest(/\/g\/b\/[0-9a-f]+\/index\.html/);
  // At once: the form would save itself only a moment later.
  await page.getByRole("textbox", { name: "Title" }).fill("Round And Round");
  await startGame(page);
  await loaded;
  expect((await classesOf(author))[0]!.title).toBe("Round And Round");
  // Where the frame shares the page's process, the tab is frozen now and can only be closed.
  await page.close();
  const again = await enter(browser, author, address.slice(site.url.length));
  await expect(again.getByRole("textbox", { name: "Title" })).toHaveValue("Round And Round");
  await expect(again.getByRole("button", { name: "Start the game" })).toBeVisible();
  await expect(again.locator("iframe")).toHaveCount(0);
  await again.context().close();
});

test("the class creator works with keys alone, and on a phone of 320 pixels", LONG, async ({ browser }) => {
  const author = await newPlayer("creator");
  const page = await enter(browser, author, "/class/creator", { viewport: { width: 320, height: 640 } });
  await tabTo(page, page.getByRole("button", { name: "Start your first class" }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "A class without a title" })).toBeVisible();
  // Uses files of its own, because those of the class that was taken down are blocked.
  await dropZip(page, sampleGame({ title: "Keyboard Only" }));
  await expect(files(page).getByText("Version 1 is ready.")).toBeVisible();
  await expectAccessible(page);
  const see = page.getByRole("button", { name: "See which" });
  await see.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("textbox", { name: "Title" })).toBeFocused();
  await page.keyboard.type("Keyboard Only");
  await expect(page.getByText("class/keyboard-only is free")).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});
