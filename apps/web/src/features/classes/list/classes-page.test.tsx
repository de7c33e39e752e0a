// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { SAMPLE_APPS, sampleApp } from "#testing/sample-apps.ts";
import { gateway } from "#testing/stand-in-gateway.ts";

const APPS_FAILED =
  "Error getting apps, SUPABASE failed. Please contact support! We are happy to try and fix this for you.";

const titles = (root: HTMLElement) =>
  within(root)
    .getAllByRole("heading", { level: 3 })
    .map((title) => title.textContent);
const sheet = () => screen.findByRole("tabpanel");
const sections = () =>
  within(screen.getByRole("tabpanel"))
    .getAllByRole("heading", { level: 2 })
    .map((heading) => heading.textContent);

describe("the class list", () => {
  test("shows every class, the featured ones, and the number of classes in each category", async () => {
    openSite("/");
    const shown = titles(await sheet());
    for (const title of ["Blink", "Drift Belt", "Flip Reef", "Keystorm", "Skyhop"]) expect(shown).toContain(title);
    expect(screen.getByRole("tab", { name: /Arcade/ }).textContent).toContain("2");
    await expect.poll(() => document.title).toBe("Classes · Quackademy");
  });

  test("shows one category at its own address", async () => {
    openSite("/?category=arcade");
    expect(titles(await sheet())).toEqual(["Drift Belt", "Skyhop"]);
    expect(screen.getByRole("tab", { name: /Arcade/ }).getAttribute("aria-selected")).toBe("true");
  });

  test("searches while typing and announces the number of results", async () => {
    openSite("/");
    fireEvent.change(await screen.findByRole("searchbox", { name: "Find a class" }), { target: { value: "sky" } });
    await screen.findByText("1 class found for sky");
    expect(titles(await sheet())).toEqual(["Skyhop"]);
  });

  test("says so when nothing is found, and can clear the search", async () => {
    openSite("/");
    fireEvent.change(await screen.findByRole("searchbox"), { target: { value: "zzzzqq" } });
    await screen.findByRole("heading", { name: "Nothing for “zzzzqq”" });
    fireEvent.click(screen.getAllByRole("button", { name: "Clear search" }).at(-1)!);
    await screen.findByRole("heading", { name: "All classes" });
  });

  test("focuses the search with the slash key, except while typing", async () => {
    openSite("/");
    const field = await screen.findByRole("searchbox");
    // The shortcut code loads after the page.
    await waitFor(() => {
      fireEvent.keyDown(document.body, { key: "/" });
      expect(document.activeElement).toBe(field);
    });
    const typed = fireEvent.keyDown(field, { key: "/" });
    expect(typed, "the key is left to the field").toBe(true);
  });

  test("keeps favourites on this device", async () => {
    openSite("/");
    const grid = (await screen.findByRole("heading", { name: "All classes" })).closest("section")!;
    fireEvent.click(within(grid).getByRole("button", { name: "Favourite Blink" }));
    fireEvent.click(screen.getByRole("tab", { name: /Favourites/ }));
    await screen.findByText("kept on this device");
    expect(titles(await sheet())).toEqual(["Blink"]);
    expect(localStorage.getItem("favourites")).toBe('["blink"]');
  });

  test("begins with the newest classes for visitors who have not played yet", async () => {
    localStorage.setItem("favourites", "[]");
    openSite("/");
    await screen.findByRole("heading", { name: "All classes" });
    expect(sections()).toEqual(["New classes", "Featured", "All classes"]);
  });

  test("has rows for played, favourite, featured, new and all classes, in this order", async () => {
    localStorage.setItem("recents", JSON.stringify([{ id: "skyhop", at: Date.now() }]));
    localStorage.setItem("favourites", '["blink","no-longer-taught"]');
    openSite("/");
    const row = await screen.findByRole("region", { name: "Continue playing" });
    expect(within(row).getByRole("link").textContent).toBe("Skyhopplayed today");
    expect(sections()).toEqual(["Continue playing", "Favourites", "Featured", "New classes", "All classes"]);
    const kept = within(screen.getByRole("region", { name: "Favourites" })).getAllByRole("link");
    expect(kept.map((link) => link.getAttribute("href"))).toEqual(["/class/blink"]);
  });

  test("continues with the six classes that were played last", async () => {
    const apps = "abcdefgh".split("").map((id) => sampleApp({ id: `class-${id}` }));
    localStorage.setItem(
      "recents",
      JSON.stringify(apps.slice(0, 6).map(({ id }, place) => ({ id, at: 1e12 - place }))),
    );
    openSite("/", apps);
    const row = await screen.findByRole("region", { name: "Continue playing" });
    const links = within(row).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(apps.slice(0, 6).map(({ id }) => `/class/${id}`));
    within(row).getByRole("button", { name: "Continue playing: more" });
  });

  test("links from many favourites to all of them", async () => {
    const apps = Array.from({ length: 14 }, (_, place) => sampleApp({ id: `class-${place}` }));
    localStorage.setItem("favourites", JSON.stringify(apps.map(({ id }) => id)));
    openSite("/", apps);
    const row = await screen.findByRole("region", { name: "Favourites" });
    expect(within(row).getAllByRole("listitem")).toHaveLength(12);
    fireEvent.click(within(row).getByRole("link", { name: "All 14 favourites" }));
    await screen.findByText("kept on this device");
  });

  test("fetches the list when the page has none", async () => {
    openSite("/", null);
    await screen.findByRole("heading", { name: "All classes" });
    expect(gateway.asked).toContain("/rest/v1/rpc/get_apps_ordered_by_title");
    expect(screen.queryByText("Showing saved list")).toBeNull();
  });

  test("falls back to the saved list when the server fails, and says so", async () => {
    gateway.health = "database down";
    openSite("/", null);
    await screen.findByText("Showing saved list");
    await screen.findByText(APPS_FAILED);
    expect(titles(await sheet())).toContain("Blink");
  });

  test("offers to try again when even the saved list is missing", async () => {
    gateway.health = "all down";
    openSite("/", null);
    const again = await screen.findByRole("button", { name: "Try again" });
    gateway.health = "up";
    fireEvent.click(again);
    await screen.findByRole("heading", { name: "All classes" });
  });
});

describe("a class page", () => {
  test("shows the class, its controls and its author, and does not count as played", async () => {
    openSite("/class/drift-belt");
    await screen.findByRole("heading", { level: 1, name: "Drift Belt" });
    screen.getByText("This class has no game yet.");
    screen.getByRole("row", { name: /Steer/ });
    screen.getByText("MIT");
    expect(localStorage.getItem("recents")).toBeNull();
  });

  test("has no note about a missing game when there is one", async () => {
    openSite("/class/skyhop", [{ ...SAMPLE_APPS[4]!, entry: "/g/skyhop/" }]);
    await screen.findByRole("heading", { level: 1, name: "Skyhop" });
    expect(screen.queryByText("This class has no game yet.")).toBeNull();
  });

  test("that does not exist is a 404 with three other classes", async () => {
    openSite("/class/no-such-thing");
    await screen.findByRole("heading", { level: 1, name: "No such class" });
    const instead = screen.getByRole("heading", { name: "Open instead" }).closest("section")!;
    expect(titles(instead)).toHaveLength(3);
  });

  test("focuses its heading when it is opened from the list", async () => {
    openSite("/");
    fireEvent.click(await screen.findByRole("link", { name: "Skyhop" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Skyhop" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe("Skyhop · Quackademy");
  });
});
