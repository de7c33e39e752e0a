// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type StaffRun, staffQuery } from "#features/leaderboards/staff-api.ts";
import { setLook } from "#features/settings/look-api.ts";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { accounts } from "#testing/stand-in-accounts.ts";
import { PosterShow } from "./poster-show.tsx";

const RULES = "0123456789abcdef";
const SKYHOP = sampleApp({ id: "skyhop", entry: "/g/skyhop/index.html", sim_version: RULES, score_unit: "m" });
const RUN = { variant: "", seed: "0".repeat(32), frames: 3600, log: "", rules: RULES };

beforeEach(() => {
  accounts.answers["POST /rest/v1/rpc/get_board"] = [200, []];
  accounts.answers["GET /g/skyhop/game.json"] = [200, { sim_version: RULES, staff: "staff.json", views: {} }];
  accounts.answers["GET /g/skyhop/staff.json"] = [
    200,
    [
      { ...RUN, who: "duckling", score: 306 },
      { ...RUN, who: "goose", score: 1560 },
      { ...RUN, who: "goose", variant: "map", score: 9 },
    ],
  ];
});
afterEach(() => {
  vi.useRealTimers();
  saveData(false);
  setLook({ isCalm: false });
});

const GOOSE: StaffRun = { ...RUN, who: "goose", name: "Goose", score: 1560, log: new Uint8Array(), version: RULES };
const saveData = (isSaved: boolean) =>
  Object.defineProperty(navigator, "connection", { value: { saveData: isSaved }, configurable: true });

const posterShow = () => document.querySelector(".poster-show");

describe("the poster of a class", () => {
  test("races the staff of the first mode with one click", async () => {
    openSite("/class/skyhop", [SKYHOP]);
    const races = await screen.findByRole("group", { name: "Race the staff" });
    expect(
      within(races)
        .getAllByRole("button")
        .map((each) => each.getAttribute("aria-label")),
    ).toEqual(["Race Duckling, 306 m", "Race Goose, 1,560 m"]);
    fireEvent.click(within(races).getByRole("button", { name: "Race Duckling, 306 m" }));
    await screen.findByTitle("Skyhop, the game");
  });

  test("has no races without staff runs of the current rules", async () => {
    accounts.answers["GET /g/skyhop/game.json"] = [200, { sim_version: "f".repeat(16), staff: "staff.json" }];
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByText(/No runs yet/);
    expect(screen.queryByRole("group", { name: "Race the staff" })).toBeNull();
  });

  test.each([
    ["plays Goose's run for somebody who waits", () => {}, true],
    ["stays still with reduced motion", () => setLook({ isCalm: true }), false],
    ["stays still where data is saved", () => saveData(true), false],
  ])("%s", async (_title, wish, isPlaying) => {
    vi.useFakeTimers();
    wish();
    const cache = new QueryClient();
    cache.setQueryData(staffQuery(SKYHOP.entry).queryKey, [GOOSE]);
    render(
      <QueryClientProvider client={cache}>
        <PosterShow app={SKYHOP} />
      </QueryClientProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(3900));
    expect(posterShow()).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(posterShow()?.getAttribute("aria-hidden")).toBe(isPlaying ? "true" : undefined);
  });
});
