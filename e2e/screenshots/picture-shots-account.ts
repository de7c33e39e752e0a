import type { Page } from "@playwright/test";
import type { Shot } from "./picture-shot.ts";

async function sendNotice(page: Page): Promise<void> {
  await page.getByLabel("Your work").fill("A poem about ducks");
  await page.getByLabel("Address on this site").fill(new URL("/class/blink", page.url()).href);
  await page.getByLabel("What is wrong with this use").fill("The title screen shows it.");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Ada Drake");
  await page.getByLabel("E-mail").fill("ada@drake.test");
  await page.getByLabel("Postal address and phone").fill("Pond Lane 1");
  for (const box of await page.getByRole("checkbox").all()) await box.check();
  await page.getByLabel("Your full name, typed").fill("Ada Drake");
  await page.getByRole("button", { name: "Send the notice" }).click();
  await page.getByRole("heading", { level: 2, name: "Received" }).waitFor();
}

/** Account pages and static pages. */
export const ACCOUNT_SHOTS: Shot[] = [
  { name: "profile-own", address: "/profile", who: "me" },
  { name: "profile-new", address: "/profile", who: "fresh" },
  { name: "profile-other", address: "/profile/puddle-jen" },
  { name: "profile-unknown", address: "/profile/nobody-of-that-name" },
  {
    name: "profile-edit",
    address: "/profile",
    who: "me",
    act: (page) => page.getByRole("button", { name: "Edit profile" }).click(),
  },
  {
    name: "account-menu",
    address: "/streak",
    who: "me",
    act: (page) => page.getByRole("button", { name: /^Account of / }).click(),
  },
  ...["profile", "account", "security", "privacy", "look"].map((tab): Shot => ({
    name: `settings-${tab}`,
    address: `/settings?tab=${tab}`,
    who: "me",
  })),
  { name: "auth-sign-in", address: "/auth" },
  { name: "auth-sign-up", address: "/auth?mode=signup" },
  { name: "auth-reset", address: "/auth?mode=reset" },
  {
    name: "auth-refused",
    address: "/auth",
    act: async (page) => {
      await page.getByLabel("E-mail").fill("ada@drake.test");
      await page.getByLabel("Password", { exact: true }).fill("not the one");
      await page.keyboard.press("Enter");
      await page.getByRole("alert").first().waitFor();
    },
  },
  { name: "auth-callback", address: "/auth/callback" },
  { name: "change-password", address: "/change-password" },
  { name: "onboarding", address: "/onboarding", who: "fresh" },
  { name: "takedown", address: "/takedown" },
  { name: "takedown-received", address: "/takedown", act: sendNotice },
  { name: "mirrors", address: "/mirrors", act: (page) => page.getByText("Up", { exact: true }).waitFor() },
  { name: "videos", address: "/yt" },
  { name: "frame-check", address: "/iframeCheck" },
  { name: "privacy", address: "/privacy" },
  { name: "terms", address: "/terms" },
  { name: "not-found", address: "/nowhere" },
];
