// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite, SAMPLE_CONFIG } from "#testing/open-site.tsx";
import { SAMPLE_APPS } from "#testing/sample-apps.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const SEASONS = "GET /rest/v1/seasons";
const STREAK = "GET /rest/v1/streak";
const DAY_MS = 86_400_000;

const openRedesign = (path: string) =>
  openSite(path, SAMPLE_APPS, { ...SAMPLE_CONFIG, flags: { "site-redesign": "test" } });
const season = (number: number, title: string, startsIn: number) => ({
  number,
  title,
  starts_at: new Date(Date.now() + startsIn * DAY_MS).toISOString(),
  ends_at: new Date(Date.now() + 90 * DAY_MS).toISOString(),
});

describe("the redesign", () => {
  test("sets its theme where the server has not done so, and removes it again", async () => {
    const { unmount } = openRedesign("/");
    await screen.findByRole("heading", { name: "All classes" });
    const { dataset } = document.documentElement;
    expect([dataset["theme"], dataset["variant"]]).toEqual(["emerald", "test"]);
    unmount();
    expect([dataset["theme"], dataset["variant"]]).toEqual([undefined, undefined]);
  });

  test("links from its main grid to a category and back, and searches in both", async () => {
    openRedesign("/");
    const subjects = await screen.findByRole("navigation", { name: "Choose a subject" });
    expect(within(subjects).getByRole("link", { name: "All classes" }).getAttribute("aria-current")).toBe("page");
    fireEvent.click(within(subjects).getByRole("link", { name: /^Typing/ }));
    await screen.findByRole("heading", { level: 1, name: "Typing" });
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "sky" } });
    await screen.findByText("1 class found for sky");
    fireEvent.click(screen.getByRole("link", { name: "All classes" }));
    await waitFor(() => expect(document.title).toBe("Classes · Quackademy"));
  });

  test("has every class at the address of its title, and says so where there is none", async () => {
    const { unmount } = openRedesign("/drift-belt");
    await screen.findByRole("heading", { level: 1, name: "Drift Belt" });
    await waitFor(() => expect(document.title).toBe("Drift Belt · Quackademy"));
    unmount();
    openRedesign("/alchemy");
    await screen.findByRole("heading", { level: 1, name: "No such page" });
  });

  test("shows the current season, the player's streak and today's class in its banner", async () => {
    keepSession();
    accounts.answers[SEASONS] = [
      200,
      [season(1, "Reed Pass", -200), season(2, "Fern Pass", -3), season(3, "Moss Pass", 5)],
    ];
    const [last_claim, server_now] = ["2031-03-04T10:00:00Z", "2031-03-04T11:00:00Z"];
    accounts.answers[STREAK] = [200, [{ current_streak: 12, longest_streak: 12, last_claim, server_now }]];
    openRedesign("/privacy");
    const banner = await screen.findByRole("complementary", { name: "Today" });
    await within(banner).findByRole("link", { name: "Season Fern Pass" });
    await within(banner).findByRole("link", { name: "Streak 12 days" });
    const challenge = within(banner).getByRole("link", { name: /^Daily challenge / });
    expect(challenge.getAttribute("href")).toMatch(/^\/class\/[a-z-]+$/);
  });

  test("tells a visitor what a streak is, and links to the pass even when no season is known", async () => {
    accounts.answers[SEASONS] = [500, { message: "asleep", code: "XX000" }];
    openRedesign("/privacy");
    const banner = await screen.findByRole("complementary", { name: "Today" });
    within(banner).getByRole("link", { name: "Streak One claim a day" });
    const pass = await within(banner).findByRole("link", { name: "Season Battle pass" });
    expect(pass.getAttribute("href")).toBe("/cache?tab=pass");
  });
});

describe("a host that is bound to a class", () => {
  const openBound = (homeClass: string) => openSite("/", SAMPLE_APPS, { ...SAMPLE_CONFIG, homeClass });

  test("opens that class without a notice", async () => {
    openBound("drift-belt");
    await screen.findByRole("heading", { level: 1, name: "Drift Belt" });
    expect(screen.queryByText(/There is no class/)).toBeNull();
  });

  test("opens the list with a notice when that class does not exist", async () => {
    openBound("under-water-chess");
    await screen.findByText("There is no class “Under Water Chess”. Here are all classes.");
    await screen.findByRole("heading", { name: "All classes" });
  });
});
