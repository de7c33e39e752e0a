import fs from "node:fs";
import type { Page } from "@playwright/test";
import { inRoot } from "#support/repository.ts";
import type { Shot } from "#screenshots/picture-shot.ts";
import {
  asRunner,
  DUEL,
  type Given,
  handedIn,
  HOST,
  ONE,
  PAIR,
  paired,
  PODIUM,
  RACE,
  replaying,
  runners,
  soon,
  standings,
  tied,
  verdicts,
} from "./race-answers.ts";

/** Shows a race as the server would tell it. */
const race = (given: Given, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const answer = (name: string, json: unknown) => page.route(`**/rpc/${name}`, (route) => route.fulfill({ json }));
  // Computed for each request, because pages measure the server's clock with it.
  await page.route("**/rpc/get_race", (route) => {
    const { startsIn, ...told } = given;
    const starts = startsIn === undefined ? {} : { starts_at: soon(startsIn) };
    return route.fulfill({ json: { ...RACE, ...told, ...starts, now: soon(0) } });
  });
  await answer("my_races", [{ race_id: "r1", code: "HTRBFX", kind: RACE.kind, app_id: "skyhop", state: "lobby" }]);
  await page.evaluate(() => sessionStorage.setItem("race-seat-HTRBFX", JSON.stringify({ raceId: "r1", guest: null })));
  await page.reload();
  await page.locator(".race-page__head h1").waitFor();
  await then?.(page);
};

type StaffRun = { who: string; variant: string; seed: string; log: string; rules: string };

/** A round that runs: the own run and those of the rivals are parts of a recorded one. */
const running =
  (given: Given = {}, then?: (page: Page) => Promise<unknown>) =>
  async (page: Page) => {
    const staff = JSON.parse(fs.readFileSync(inRoot("games/skyhop/staff.json"), "utf8")) as StaffRun[];
    const { seed, log, rules } = staff.find(({ who, variant }) => who === "goose" && variant === "")!;
    const begun = {
      seed,
      sim_version: rules,
      app_id: "skyhop",
      variant: "",
      round: 2,
      starts_at: soon(-22),
      now: soon(0),
    };
    const frames = [1500, 1440, 1410, 1380, 1300, 1230];
    await page.route("**/rpc/begin_race_run", (route) =>
      route.fulfill({
        json: {
          ...begun,
          run_id: "u1",
          status: "open",
          begun_at: soon(-22),
          every_ms: 250,
          shown: log,
          shown_to: 1380,
        },
      }),
    );
    await page.route("**/rpc/get_race_inputs", (route) =>
      route.fulfill({
        json: {
          ...begun,
          runs: frames.map((to, at) => ({ no: at + 2, log, to, score: 104 - at * 4, is_over: false })),
        },
      }),
    );
    await page.route("**/rpc/show_inputs", (route) => route.fulfill({ json: { shown_to: 1380 } }));
    const live = runners.map(({ no }) => ({
      ...verdicts(2, 0)[no - 1],
      status: no > 15 ? "submitted" : "playing",
      score: null,
      place: null,
      live_score: Math.max(4, 118 - no * 6),
    }));
    const first = verdicts(1, 1);
    await race(
      { state: "running", round: 2, startsIn: -22, results: [...first, ...live], standings, ...given },
      then,
    )(page);
  };

const untilPlayed = async (page: Page) => {
  await page.frameLocator("iframe").locator(".hud-score").waitFor();
  await page.waitForTimeout(1500);
};

const refused = (rule: string, message: string) => async (page: Page) => {
  await page.route("**/rpc/join_race", (route) => route.fulfill({ json: { status: "refused", rule, message } }));
  await page.getByRole("button", { name: /^Join/ }).click();
  await page.getByRole("alert").waitFor();
};

/** Races and duels: opening, joining, the lobby, a round, the podium and the end. */
export const RACE_SHOTS: Shot[] = [
  { name: "race-open", address: "/race?class=skyhop", who: "me" },
  { name: "race-open-signed-out", address: "/race" },
  { name: "race-join", address: "/race/HTRBFX", session: "join" },
  { name: "race-join-player", address: "/race/HTRBFX", who: "me", session: "join" },
  {
    name: "race-wrong-code",
    address: "/race/HTRBFX",
    session: "join",
    act: refused("code", "There is no open race with this code."),
  },
  {
    name: "race-full",
    address: "/race/HTRBFX",
    session: "join",
    act: refused("full", "This race is full: 40 of 40 are in."),
  },
  {
    name: "race-locked",
    address: "/race/HTRBFX",
    session: "join",
    act: refused("locked", "The host has locked this race."),
  },
  { name: "race-lobby-host", address: "/race/HTRBFX", who: "me", act: race({ ...HOST }) },
  { name: "race-lobby-empty", address: "/race/HTRBFX", who: "me", act: race({ ...HOST, runners: [] }) },
  { name: "race-lobby-runner", address: "/race/HTRBFX", who: "me", act: race({}) },
  { name: "race-lobby-guest", address: "/race/HTRBFX", act: race({ me: 18, runners: asRunner(18) }) },
  {
    name: "race-names",
    address: "/race/HTRBFX",
    who: "me",
    act: race({ ...HOST }, (page) => page.getByRole("button", { name: "Names" }).click()),
  },
  {
    name: "race-report-name",
    address: "/race/HTRBFX",
    who: "me",
    act: race({}, async (page) => {
      await page.getByRole("button", { name: "Names" }).click();
      await page.getByRole("button", { name: "Report the name Brisk Reed" }).click();
    }),
  },
  {
    name: "race-end",
    address: "/race/HTRBFX",
    who: "me",
    act: race({ ...HOST }, (page) => page.getByRole("button", { name: "End the race" }).click()),
  },
  {
    name: "race-countdown",
    address: "/race/HTRBFX",
    who: "me",
    act: running({ round: 1, results: [], standings: [], startsIn: 8 }, (page) => page.getByRole("timer").waitFor()),
  },
  { name: "race-running", address: "/race/HTRBFX", who: "me", act: running({}, untilPlayed) },
  { name: "race-running-host", address: "/race/HTRBFX", who: "me", act: running({ ...HOST }) },
  {
    name: "race-offline",
    address: "/race/HTRBFX",
    who: "me",
    session: "offline",
    act: running({}, async (page) => {
      await untilPlayed(page);
      await page.context().setOffline(true);
      await page.getByText("No connection.").first().waitFor();
    }),
  },
  {
    name: "race-late",
    address: "/race/HTRBFX",
    who: "me",
    act: running({}, async (page) => {
      const json = { code: "PT409", message: "This round has begun. You are in the next one." };
      await page.route("**/rpc/begin_race_run", (route) => route.fulfill({ status: 409, json }));
      await page.reload();
      await page.getByText("You can watch this round").waitFor();
    }),
  },
  { name: "race-done", address: "/race/HTRBFX", who: "me", act: running({ results: handedIn }) },
  {
    name: "race-podium-waiting",
    address: "/race/HTRBFX",
    who: "me",
    act: race({ ...PODIUM, ...ONE, results: replaying }),
  },
  { name: "race-podium-tie", address: "/race/HTRBFX", who: "me", act: race({ ...PODIUM, ...ONE, results: tied }) },
  {
    name: "race-podium-nobody",
    address: "/race/HTRBFX",
    who: "me",
    act: race({ ...HOST, ...PODIUM, ...ONE, runners: [], results: [] }),
  },
  {
    name: "race-failed",
    address: "/race/HTRBFX",
    session: "failed",
    act: async (page) => {
      await page.evaluate(() =>
        sessionStorage.setItem("race-seat-HTRBFX", JSON.stringify({ raceId: "r1", guest: "a".repeat(64) })),
      );
      await page.route("**/rpc/get_race", (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
      await page.reload();
      await page.getByText("The race did not load").waitFor();
    },
  },
  { name: "race-podium", address: "/race/HTRBFX", who: "me", act: race({ ...PODIUM }) },
  { name: "race-podium-host", address: "/race/HTRBFX", who: "me", act: race({ ...HOST, ...PODIUM }) },
  { name: "race-ended", address: "/race/HTRBFX", who: "me", act: race({ ...PODIUM, round: 3, state: "ended" }) },
  {
    name: "race-removed",
    address: "/race/HTRBFX",
    session: "removed",
    act: async (page) => {
      await page.evaluate(() =>
        sessionStorage.setItem("race-seat-HTRBFX", JSON.stringify({ raceId: "r1", guest: "a".repeat(64) })),
      );
      const json = { code: "PT404", message: "There is no such race." };
      await page.route("**/rpc/get_race", (route) => route.fulfill({ status: 404, json }));
      await page.reload();
      await page.getByText("You are not in this race any more").waitFor();
    },
  },
  { name: "duel-open", address: "/duel?class=skyhop", who: "me" },
  { name: "duel-lobby", address: "/duel/HTRBFX", who: "me", act: race({ ...DUEL, is_host: true }) },
  { name: "duel-ready", address: "/duel/HTRBFX", who: "me", act: race({ ...PAIR, is_host: true }) },
  {
    name: "duel-podium",
    address: "/duel/HTRBFX",
    who: "me",
    act: race({ ...PAIR, ...PODIUM, ...ONE, results: paired }),
  },
  { name: "duel-join", address: "/duel/HTRBFX", session: "join" },
];
