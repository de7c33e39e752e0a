// @vitest-environment happy-dom
import type { Race, RaceRunner } from "@quackademy/contract/race-answers.ts";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { sampleRace, sampleResult, sampleRunner } from "#testing/sample-races.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const runner = (no: number, name: string, more: Partial<RaceRunner> = {}) => sampleRunner(no, { name, ...more });
const race = (more: Partial<Race> = {}) =>
  sampleRace({
    is_host: true,
    sees_inputs: true,
    runners: [runner(1, "Brisk Reed"), runner(2, "Mossy Kite"), runner(3, "Gone Duck", { has_left: true })],
    ...more,
  });

function openWall(given: Race): void {
  accounts.answers["POST /rest/v1/rpc/my_races"] = [200, [{ race_id: "r1", code: "HTRBFX" }]];
  accounts.answers["POST /rest/v1/rpc/get_race"] = [200, given];
  openSite("/race/HTRBFX/wall", [sampleApp({ id: "skyhop", entry: "/g/skyhop/index.html" })]);
}

beforeEach(() => keepSession());

test("before the start, the wall shows the code and who is here, and starts the race", async () => {
  openWall(race());
  accounts.answers["POST /rest/v1/rpc/start_race"] = [200, race()];
  const room = await screen.findByRole("region", { name: "Runners" });
  expect(within(room).getByText("2 here, room for 40.")).toBeTruthy();
  expect(within(room).queryByText("Gone Duck")).toBeNull();
  expect(within(screen.getByRole("region", { name: "How to join" })).getByText("HTR BFX")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Start the race" }));
  await waitFor(() => expect(accounts.asked.some(({ call }) => call.endsWith("start_race"))).toBe(true));
});

test("while the race runs, every runner has a place and a name; who has left is marked", async () => {
  openWall(
    race({
      state: "running",
      round: 1,
      starts_at: new Date().toISOString(),
      results: [
        sampleResult(1, { live_score: 12 }),
        sampleResult(2, { live_score: 30 }),
        sampleResult(3, {}),
      ] as Race["results"],
    }),
  );
  const list = await screen.findByRole("list", { name: "Runners by place" });
  const rows = within(list).getAllByRole("listitem");
  expect(rows.map((row) => row.textContent)).toEqual(["1Mossy Kite30", "2Brisk Reed12", "left–Gone Duck"]);
});

test("after the round, places come with the verdicts", async () => {
  openWall(
    race({
      state: "podium",
      round: 1,
      results: [
        sampleResult(1, { status: "verified", score: 12, place: 1 }),
        sampleResult(2, { status: "submitted" }),
      ] as Race["results"],
    }),
  );
  const podium = await screen.findByRole("region", { name: "Podium" });
  expect(within(podium).getByText("Brisk Reed")).toBeTruthy();
  expect(within(podium).getByText("being replayed")).toBeTruthy();
  expect(screen.getByText("1 of 2 still being replayed.")).toBeTruthy();
});

test("a runner has no wall", async () => {
  openWall(race({ me: 1 }));
  expect(await screen.findByRole("heading", { name: "There is no wall for you here" })).toBeTruthy();
});
