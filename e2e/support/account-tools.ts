import { createHmac } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { findAccessibilityProblems, findOverflow } from "./accessibility.ts";
import { isShort } from "./long-tests.ts";
import { quack } from "./operator-tools.ts";

const STEP_SECONDS = 30;
const BASE_32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

type SentMessage = { subject: string; link: string; code: string };

/** The newest message to an address or number, as the operator reads it from the outbox. */
export async function newestMessage(to: string, dataDir?: string): Promise<SentMessage> {
  const [newest] = await quack<{ subject: string; text: string }[]>(["outbox", "--to", to], dataDir);
  const { subject, text } = newest!;
  return { subject, link: /https?:\/\/\S+/.exec(text)?.[0] ?? "", code: /^\d{6}\b/m.exec(text)![0] };
}

/** Opens the link of a mail and presses the button of its page. */
export async function openMailedLink(page: Page, link: string, button: string): Promise<void> {
  await page.goto(link);
  await expectAccessible(page);
  await page.getByRole("button", { name: button, exact: true }).press("Enter");
}

/** The code of an authenticator app, now or some steps later. */
export function appCode(secret: string, stepsAhead = 0): string {
  const bits = Array.from(secret.replace(/\s/g, ""))
    .map((letter) => BASE_32.indexOf(letter).toString(2).padStart(5, "0"))
    .join("");
  const key = Buffer.from(bits.match(/.{8}/g)!.map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 1000 / STEP_SECONDS) + stepsAhead));
  const digest = createHmac("sha1", key).update(counter).digest();
  const number = digest.readUInt32BE(digest.at(-1)! & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, "0");
}

/** A virtual security key that is always touched; user verification can be switched. */
export async function addVirtualKey(page: Page): Promise<{ setUnlocked: (isUnlocked: boolean) => Promise<void> }> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const options = { protocol: "ctap2", transport: "usb", hasResidentKey: true, hasUserVerification: true } as const;
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
  });
  const setUnlocked = (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified }).then(() => {});
  return { setUnlocked };
}

/** Moves the focus to an element with the Tab key alone. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let steps = 0; steps < 80 && !(await isFocused()); steps++) await page.keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Fills a field with the keyboard alone. */
export async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByRole("textbox", { name: label, exact: true }));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

export async function pressButton(page: Page, name: string): Promise<void> {
  await tabTo(page, page.getByRole("button", { name, exact: true }));
  await page.keyboard.press("Enter");
}

/** `npm test` looks at one theme, `npm run proof -- browser` at two. */
const THEMES = isShort ? ["blue"] : ["blue", "emerald"];

export async function expectAccessible(page: Page): Promise<void> {
  for (const theme of THEMES) {
    await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
    expect(await findAccessibilityProblems(page), `${page.url()} ${theme}`).toEqual([]);
  }
  expect(await findOverflow(page), `${page.url()} fits its window`).toEqual([]);
}
