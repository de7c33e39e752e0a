import fs from "node:fs";
import path from "node:path";
import { type Browser, type BrowserContext, errors, type Page } from "@playwright/test";
import { open } from "#support/harness.ts";
import { PASSWORD, type PicturePlayer } from "./picture-player.ts";
import { type Shot, type Size, SIZES } from "./picture-shot.ts";
import type { PictureSite } from "./picture-site.ts";
import type { PictureWorld } from "./picture-world.ts";

const STILL_MS = 3000;
const LOADED_MS = 15_000;
const SHOT_MS = 90_000;
const WEBP_QUALITY = 82;

type StorageState = Awaited<ReturnType<BrowserContext["storageState"]>>;
type Studio = { browser: Browser; site: PictureSite; world: PictureWorld; folder: string };

/** Takes pictures of one size. Each visitor or player has one browser for all of their pictures. */
export function createCamera({ browser, site, world, folder }: Studio, size: Size) {
  const contexts = new Map<string, BrowserContext>();
  /** The site limits how often an account signs in, so that further browsers of a player copy the first one. */
  const signedIn = new Map<keyof PictureWorld, StorageState>();

  async function newContext(who: keyof PictureWorld | undefined): Promise<BrowserContext> {
    const still = {
      reducedMotion: "reduce",
      serviceWorkers: "block",
      timezoneId: "Europe/Berlin",
      locale: "en-GB",
    } as const;
    const storageState = who && signedIn.get(who);
    const context = await browser.newContext({
      baseURL: site.url,
      ...still,
      ...SIZES[size],
      ...(storageState && { storageState }),
    });
    context.setDefaultTimeout(SHOT_MS);
    // tsx marks functions within functions by this name, also those that a game's script runs in the page.
    await context.addInitScript("globalThis.__name = (marked) => marked;");
    if (who && !storageState) {
      await signIn(context, world[who]);
      signedIn.set(who, await context.storageState());
    }
    return context;
  }

  return {
    /** The first screen, and the whole page if it is longer. */
    async take(shot: Shot): Promise<void> {
      const who = typeof shot.who === "object" ? shot.who[size] : shot.who;
      const key = `${who ?? "visitor"} ${shot.session ?? ""}`;
      const context = contexts.get(key) ?? (await newContext(who));
      contexts.set(key, context);
      const page = await context.newPage();
      try {
        await (shot.isBare ? page.goto(shot.address) : open(page, shot.address));
        await shot.act?.(page);
        await settle(page);
        await page.screenshot({ path: pictureFile(folder, shot.name, size), animations: "disabled" });
        const whole = pictureFile(path.join(folder, "whole"), shot.name, size);
        if (shot.docs && size === "desktop") await takeForDocs(page, shot.docs);
        if (!shot.isBare) await takeWhole(page, whole);
      } finally {
        await page.close();
      }
    },
    close: async () => {
      for (const context of contexts.values()) await context.close();
    },
  };
}

async function takeWhole(page: Page, file: string): Promise<void> {
  // It is sticky, and would be in the middle of a full-page picture.
  await page.evaluate(() => document.querySelector<HTMLElement>(".tab-bar")?.style.setProperty("display", "none"));
  await page.screenshot({ path: file, animations: "disabled", fullPage: true });
}

function pictureFile(folder: string, name: string, size: Size): string {
  return path.join(folder, `${name}-${size}.png`);
}

/** Waits for data, fonts and images. A page that keeps loading or sending requests is taken as it is. */
async function settle(page: Page): Promise<void> {
  // Not a string: the site's CSP would refuse to evaluate it. The account button has this name until the page knows its
  // viewer.
  const isLoaded = page.waitForFunction(
    () => document.querySelector(".skeleton, .waiting, .account[aria-label='Account']") === null,
    null,
    { timeout: LOADED_MS },
  );
  await isLoaded.catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
    console.warn(`Still loading: ${page.url()}`);
  });
  await page.waitForLoadState("networkidle", { timeout: STILL_MS }).catch(() => {});
  await page.evaluate(async () => {
    await document.fonts.ready;
    // A full-page picture also shows lazy images further down.
    for (const image of document.images) image.loading = "eager";
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/** Signs in by the form, so that the account's settings are loaded on this device. */
async function signIn(context: BrowserContext, { email }: PicturePlayer): Promise<void> {
  const page = await context.newPage();
  await open(page, "/auth?next=/streak");
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await page
    .getByRole("button", { name: /^Account of / })
    .or(page.locator(".onboarding"))
    .first()
    .waitFor();
  await settle(page);
  await page.close();
}

/** Scaled down for the README. */
async function takeForDocs(page: Page, file: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send("Page.captureScreenshot", { format: "webp", quality: WEBP_QUALITY });
  fs.writeFileSync(file, Buffer.from(data, "base64"));
}
