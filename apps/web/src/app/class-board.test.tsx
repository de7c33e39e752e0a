// @vitest-environment happy-dom
import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { accounts } from "#testing/stand-in-accounts.ts";

const BOARD = "POST /rest/v1/rpc/get_board";
const REPLAY = "POST /rest/v1/rpc/get_replay";
const SKYHOP = sampleApp({ id: "skyhop", entry: "/g/skyhop/index.html", sim_version: "0123456789abcdef" });
const row = { user_id: "t", username: "tealtide", icon: "default", value: 61_240, rank: 1, submission_id: "s1" };
const replay = { seed: "00".repeat(16), log: "", frames: 600, score: 61_240, username: "tealtide", app_id: "skyhop" };

describe("the board of a class", () => {
  beforeEach(() => {
    accounts.answers[BOARD] = [200, [row]];
  });

  test("shows who stands where, and asks for another period", async () => {
    openSite("/class/skyhop", [SKYHOP]);
    await screen.findByText("61,240");
    fireEvent.click(screen.getByRole("button", { name: "This week" }));
    await screen.findByRole("button", { name: "This week", pressed: true });
    const asked = accounts.asked.filter(({ call }) => call === BOARD).map(({ body }) => body);
    expect(asked).toContainEqual({ board: "scores/skyhop", period: "week", p_offset: 0, p_limit: 21 });
  });

  test("opens the game to show a run, without a click on the poster", async () => {
    accounts.answers[REPLAY] = [200, { ...replay, is_current: true }];
    openSite("/class/skyhop", [SKYHOP]);
    fireEvent.click(await screen.findByRole("button", { name: "Watch tealtide's run" }));
    await screen.findByTitle("Skyhop, the game");
  });

  test("says so when a run was played with older rules", async () => {
    accounts.answers[REPLAY] = [200, { ...replay, is_current: false }];
    openSite("/class/skyhop", [SKYHOP]);
    fireEvent.click(await screen.findByRole("button", { name: "Race tealtide" }));
    await screen.findByText(/played with older rules/);
    expect(screen.queryByTitle("Skyhop, the game")).toBeNull();
  });

  test("of a class without a game is not there", async () => {
    openSite("/class/skyhop", [sampleApp({ id: "skyhop" })]);
    await screen.findByText("No game in this build yet.");
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(screen.queryByText("Verified board")).toBeNull();
  });
});
