// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openSite, SAMPLE_CONFIG } from "#testing/open-site.tsx";
import "#testing/stand-in-accounts.ts";

const MARK = "Needs connection";
const cardOf = (title: string) =>
  screen.getAllByRole("heading", { level: 3, name: title }).map((heading) => heading.closest("article")!)[0]!;
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
};

beforeEach(() => {
  const keys = async () => [
    { url: "http://quack.test/play/blink?load=inline" },
    { url: "http://quack.test/class/lumen" },
  ];
  vi.stubGlobal("caches", { open: async () => ({ keys }) });
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each([
  ["the default layout", SAMPLE_CONFIG],
  ["the redesign", { ...SAMPLE_CONFIG, flags: { "site-redesign": "test" } }],
])("offline, in %s,", (_name, config) => {
  test("a class that is not stored says so on its card, and a stored one does not", async () => {
    openSite("/", undefined, config);
    await screen.findAllByRole("heading", { level: 3, name: "Blink" });
    expect(screen.queryByText(MARK)).toBeNull();
    setOnline(false);
    await waitFor(() => expect(cardOf("Skyhop").textContent).toContain(MARK));
    expect(cardOf("Blink").textContent).not.toContain(MARK);
    expect(within(cardOf("Skyhop")).getByRole("link").getAttribute("href")).toBe("/class/skyhop");
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(MARK)).toBeNull());
  });
});
