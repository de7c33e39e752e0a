import fs from "node:fs";
import type { Page } from "@playwright/test";
import { inRoot } from "#support/repository.ts";
import type { Shot } from "./picture-shot.ts";

const NAMES = (
  "Velvet Pond,Brisk Reed,Mossy Kite,Quiet Comet,Toast Pilot,Paper Otter,Sable Fern,Copper Jay,Minty Lark,Plain Pike," +
  "Hazel Drum,Nimble Fig,Loud Heron,Rusty Plum,Minty Teal,Salt Wren,Iron Tulip,Fair Smew"
).split(",");
const GUESTS = new Set([15, 18]);
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();

const runners = NAMES.map((name, place) => ({
  no: place + 1,
  user_id: null,
  name,
  icon: null as string | null,
  is_guest: GUESTS.has(place + 1),
  is_me: false,
  has_left: false,
}));
const asRunner = (me: number) => runners.map((runner) => ({ ...runner, is_me: runner.no === me }));

const SCORES = [402, 371, 366, 340, 322, 301, 288, 270, 251, 240, 222, 201, 188, 160, 142, 120, 101, 88];
const POINTS = [10, 8, 6, 5, 4, 3, 2, 1];
const verdicts = (round: number, shift: number) =>
  runners.map(({ no }) => {
    const place = ((no - 1 + shift) % NAMES.length) + 1;
    const isOpen = round === 2 && no === 9;
    return {
      round,
      no,
      status: isOpen ? "submitted" : round === 2 && no === 3 ? "held" : "verified",
      live_score: SCORES[place - 1],
      score: isOpen ? null : SCORES[place - 1],
      place: isOpen ? null : place,
      points: isOpen ? null : (POINTS[place - 1] ?? 0),
      is_late: no === 6,
      reason: no === 3 ? "Another runner pressed nearly the same at the same moments." : null,
      run_id: `u${no}`,
      alike: no === 3 ? [8] : [],
    };
  });
const results = [...verdicts(1, 1), ...verdicts(2, 0)];
const standings = runners
  .map(({ no }) => ({
    no,
    points: results.filter((each) => each.no === no).reduce((sum, { points }) => sum + (points ?? 0), 0),
  }))
  .sort((one, other) => other.points - one.points)
  .map((each, at) => ({ ...each, place: at + 1 }));

const RACE = {
  race_id: "r1",
  code: "HTRBFX",
  kind: "race",
  app_id: "skyhop",
  title: "Skyhop",
  variant: "",
  rivals: "ghost",
  order: "desc",
  unit: "m",
  rounds: 3,
  round: 0,
  state: "lobby",
  open_to: "guests",
  is_locked: false,
  max_runners: 40,
  homeroom_id: null,
  is_host: false,
  me: 1 as number | null,
  sees_inputs: true,
  topic: "race:r1:key",
  host_topic: null,
  host_name: "Ms Adeyemi",
  starts_at: null,
  now: soon(0),
  opened_at: soon(-300),
  expires_at: soon(6900),
  ended_at: null,
  every_ms: 250,
  runners: asRunner(1),
  results: [] as object[],
  standings: [] as object[],
  rematch: null,
};
/** `startsIn`: seconds from the first read of the race. */
type Given = Partial<typeof RACE> & { startsIn?: number };
const HOST: Given = { is_host: true, me: null, runners };
const PODIUM: Given = { state: "podium", round: 2, results, standings, startsIn: -120 };
const DUEL: Given = {
  kind: "duel",
  max_runners: 2,
  rounds: 1,
  host_name: "Velvet Pond",
  runners: asRunner(1).slice(0, 1),
};

const PAIR: Given = { ...DUEL, host_name: "Brisk Reed", runners: asRunner(1).slice(0, 2) };
const ONE: Given = { rounds: 1, round: 1, standings: [] };
const first = verdicts(1, 0);
const paired = first.slice(0, 2);
const replaying = first.map((each) =>
  each.no < 3 ? each : { ...each, status: "submitted", score: null, place: null, points: null },
);
const tied = first.map((each) => (each.no < 3 ? { ...each, score: SCORES[0], place: 1 } : each));
const handedIn = [
  ...verdicts(1, 1),
  ...verdicts(2, 0).map((each) => ({
    ...each,
    status: each.no < 4 ? "submitted" : "playing",
    score: null,
    place: null,
    points: null,
  })),
];

/** Shows a race as the server would tell it. */
const race = (given: Given, then?: (page: Page) => Promise<unknown>) => async (page: Page) => {
  const answer = (name: string, json: unknown) => page.route(`**/rpc/${name}`, (route) => route.fulfill({ json }));
  // Told when it is asked: pages measure the server's clock with it.
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
