import type { Page } from "@playwright/test";
import type { Shot } from "./picture-shot.ts";

const queue = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) });
const chooseItem = (page: Page, name: RegExp) => page.getByRole("button", { name }).first().click();
const item = (page: Page) => page.locator("#item-heading").waitFor();

async function findPlayer(page: Page, name: string): Promise<void> {
  await page.getByLabel("Find a player").fill(name.slice(0, 5));
  await chooseItem(page, new RegExp(`^${name}`));
  await item(page);
}

const at = (name: string, who: Shot["who"] & string, rest: Omit<Shot, "name" | "who">): Shot => ({
  name: `moderation-${name}`,
  who,
  ...rest,
});

/** Moderation pages, and the notices to players. */
export const MODERATION_SHOTS: Shot[] = [
  at("report", "moderator", {
    address: "/moderation",
    act: async (page) => {
      await chooseItem(page, /: profile text/);
      await item(page);
    },
  }),
  at("report-class", "moderator", {
    address: "/moderation",
    act: async (page) => {
      await chooseItem(page, /: class/);
      await item(page);
    },
  }),
  at("chat", "moderator", { address: "/moderation?queue=chat", act: item }),
  at("takedown", "moderator", { address: "/moderation?queue=takedowns", act: item }),
  at("appeal", "moderator", { address: "/moderation?queue=appeals", act: item }),
  at("held-run", "moderator", { address: "/moderation?queue=scores", act: item }),
  at("empty", "moderator", { address: "/moderation?queue=videos" }),
  at("player", "moderator", {
    address: "/moderation?queue=players",
    act: (page) => findPlayer(page, "puddle-jen"),
  }),
  at("players", "moderator", { address: "/moderation?queue=players" }),
  at("classes", "moderator", { address: "/moderation?queue=classes", act: item }),
  at("offline", "moderator", {
    address: "/moderation",
    session: "moderation-offline",
    act: async (page) => {
      await item(page);
      await page.route("**/rest/v1/rpc/**", (route) => route.abort());
      await queue(page, "Takedowns").click();
      await page.getByRole("button", { name: "Try again" }).waitFor();
    },
  }),
  at("reauthentication", "moderator", {
    address: "/moderation",
    session: "moderation-late",
    act: async (page) => {
      await item(page);
      const refusal = {
        code: "42501",
        message: "Confirm that it is you: enter your password again.",
        hint: "reauthenticate",
      };
      await page.route("**/rest/v1/rpc/moderation_list", (route) => route.fulfill({ status: 403, json: refusal }));
      await queue(page, "Takedowns").click();
      await page.getByLabel("Password", { exact: true }).first().waitFor();
    },
  }),
  at("not-for-players", "me", { address: "/moderation", isBare: true }),
  {
    name: "notices",
    address: "/",
    who: "claimed",
    act: (page) => page.getByRole("button", { name: /^Notices/ }).click(),
  },
  {
    name: "notices-empty",
    address: "/",
    who: "fresh",
    act: (page) => page.getByRole("button", { name: /^Notices/ }).click(),
  },
  { name: "suspended", address: "/settings", who: "suspended" },
  { name: "suspended-appealed", address: "/settings", who: "appealed" },
  {
    name: "report-player",
    address: "/profile/puddle-jen",
    act: (page) => page.getByRole("button", { name: /Something wrong with/ }).click(),
  },
];
