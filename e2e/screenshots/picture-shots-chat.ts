import type { Page } from "@playwright/test";
import type { Shot } from "./picture-shot.ts";

type Change = Record<string, unknown>;

const HOUR_MS = 60 * 60 * 1000;
const later = (ms: number) => new Date(Date.now() + ms).toISOString();

/** Reloads the page with another answer about the room, for states that only time or an operator brings about. */
const inState = (change: Change) => async (page: Page) => {
  await page.route("**/rpc/chat_state", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as Change), ...change } });
  });
  await page.reload();
  await loaded(page);
};

const loaded = (page: Page) => page.getByRole("log").or(page.locator(".chat-off")).waitFor();

async function openMenu(page: Page): Promise<void> {
  const line = page.locator(".chat-line").filter({ hasText: "on my way" });
  await line.scrollIntoViewIfNeeded();
  await line.hover();
  await line.getByRole("button").click();
}

async function chooseInMenu(page: Page, words: RegExp): Promise<void> {
  await openMenu(page);
  await page.getByRole("button", { name: words }).click();
}

async function writeRefused(page: Page): Promise<void> {
  await page.route("**/rpc/say", (route) =>
    route.fulfill({
      json: {
        status: "refused",
        rule: "personal",
        message: "This looks like a phone number. Nobody may post contact details here.",
      },
    }),
  );
  await page.getByRole("textbox", { name: "Message" }).fill("text me when you pass 1000, 0170 555 01 23");
  await page.keyboard.press("Enter");
  await page.getByText("Not sent.").waitFor();
}

const at = (name: string, rest: Partial<Shot> = {}): Shot => ({
  name: `chat-${name}`,
  address: "/chad",
  who: "me",
  act: loaded,
  ...rest,
});
const CLOSED = { may_read: false, may_write: "nothing" };
const READING = { may_write: "nothing" };

/** The chat in all its states. */
export const CHAT_SHOTS: Shot[] = [
  at("room"),
  at("room-class", { address: "/chad?room=skyhop" }),
  at("menu", { act: openMenu }),
  at("report", { act: (page) => chooseInMenu(page, /^Report/) }),
  at("rules", {
    act: (page) =>
      page
        .getByRole("button", { name: "Rules and hours" })
        .and(page.locator(":visible"))
        .first()
        .click({ timeout: 2000 })
        .catch(() => {}),
  }),
  at("refused", { act: writeRefused }),
  at("slow", { act: inState({ slow_seconds: 30, wait_until: later(HOUR_MS) }) }),
  at("muted", {
    act: inState({ ...READING, why: "muted", muted_until: later(HOUR_MS / 4), muted_reason: "spam" }),
  }),
  at("quiet", {
    act: inState({
      ...READING,
      why: "quiet",
      quiet: { from: "20:00", to: "08:00", zone: "Europe/Berlin", opens_at: later(9 * HOUR_MS) },
    }),
  }),
  at("read-only", { act: inState({ ...READING, why: "room-read" }) }),
  at("cheers", { act: inState({ may_write: "cheers", why: "child" }) }),
  at("age-unknown", { act: inState({ may_write: "cheers", why: "age-unknown" }) }),
  at("moderator-menu", { who: "moderator", act: openMenu }),
  at("moderator-mute", { who: "moderator", act: (page) => chooseInMenu(page, /^Silence/) }),
  at("moderator-remove", { who: "moderator", act: (page) => chooseInMenu(page, /^Remove/) }),
  at("suspended", { who: "suspended" }),
  { name: "chat-signed-out", address: "/chad", act: loaded },
  { name: "chat-visitor", address: "/chad", act: inState({ may_read: true, ...READING, why: "signed-out" }) },
  { name: "chat-off", address: "/chad", act: inState({ ...CLOSED, mode: "off", why: "off" }) },
  at("loading", {
    isBare: true,
    act: async (page) => {
      await page.route("**/rest/v1/rpc/chat_state", () => {});
      await page.reload();
    },
  }),
  at("failed", {
    act: async (page) => {
      await page.route("**/rest/v1/rpc/chat_state", (route) => route.abort());
      await page.reload();
      await page.getByText("The chat did not load.").waitFor();
    },
  }),
  at("polling", {
    act: async (page) => {
      await page.routeWebSocket(/realtime/, (socket) => void socket.close());
      await page.reload();
      await page.getByText("Live connection blocked here").waitFor();
    },
  }),
];
