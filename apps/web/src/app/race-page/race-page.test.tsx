// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Race, RaceResult, RaceRunner } from "@quackademy/contract/race-answers.ts";
import { openSite } from "#testing/open-site.tsx";
import { sampleApp } from "#testing/sample-apps.ts";
import { sampleRace, sampleResult, sampleRunner } from "#testing/sample-races.ts";
import { accounts, keepSession } from "#testing/stand-in-accounts.ts";

const APPS = [sampleApp({ id: "skyhop", entry: "/g/skyhop/" })];
const rpc = (name: string) => `POST /rest/v1/rpc/${name}`;
const askedFor = (name: string) => accounts.asked.filter(({ call }) => call === rpc(name)).map(({ body }) => body);

const runner = (no: number, name: string, more: Partial<RaceRunner> = {}) => sampleRunner(no, { name, ...more });
const result = (no: number, more: Partial<RaceResult> = {}) =>
  sampleResult(no, { status: "verified", live_score: 10, score: 10, place: no, points: 10, ...more });
const race = (more: Partial<Race> = {}) =>
  sampleRace({
    open_to: "guests",
    me: 1,
    runners: [runner(1, "Velvet Pond", { is_me: true }), runner(2, "Brisk Reed")],
    ...more,
  });
/** The own race, as a host or a runner with an account finds it again. */
function openRace(given: Partial<Race> = {}): void {
  accounts.answers[rpc("my_races")] = [200, [{ race_id: "r1", code: "HTRBFX" }]];
  accounts.answers[rpc("get_race")] = [200, race(given)];
  openSite(`/${given.kind ?? "race"}/HTRBFX`, APPS);
}

afterEach(() => sessionStorage.clear());

describe("a visitor", () => {
  test("reads why a code does not work, and can type another one", async () => {
    const message = "There is no open race with this code.";
    accounts.answers[rpc("join_race")] = [200, { status: "refused", rule: "code", message }];
    openSite("/race/htr-bfx", APPS);
    fireEvent.click(await screen.findByRole("button", { name: "Join as a guest" }));
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    expect(screen.getByRole("link", { name: "Type another code" })).toBeTruthy();
    expect(askedFor("join_race")).toEqual([{ code: "HTRBFX" }]);
  });

  test("who types a homeroom's code is asked for the name in the homeroom", async () => {
    const message = "This is the code of a homeroom.";
    accounts.answers[rpc("join_race")] = [200, { status: "refused", rule: "joining", message }];
    openSite("/race/htr-bfx", APPS);
    fireEvent.click(await screen.findByRole("button", { name: "Join as a guest" }));
    expect(await screen.findByLabelText("Your name")).toBeTruthy();
  });

  test("races as a guest with the secret of the join, waits for the host, and sends preset cheers", async () => {
    const guest = "a".repeat(64);
    accounts.answers[rpc("join_race")] = [200, { status: "joined", race: race(), guest }];
    accounts.answers[rpc("get_race")] = [200, race()];
    accounts.answers["GET /rest/v1/chat_cheers"] = [200, [{ id: "go", text: "Go go go!" }]];
    accounts.answers[rpc("cheer_race")] = [200, { status: "said" }];
    openSite("/race/HTRBFX", APPS);
    fireEvent.click(await screen.findByRole("button", { name: "Join as a guest" }));
    expect(await screen.findByText("Ms Adeyemi starts the race.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^Start/ })).toBeNull();
    expect(screen.queryByRole("region", { name: "Code" })).toBeNull();
    fireEvent.click(await screen.findByRole("button", { name: "Go go go!" }));
    await waitFor(() => expect(askedFor("cheer_race")).toEqual([{ race_id: "r1", cheer: "go", guest }]));
    expect(askedFor("get_race")[0]).toEqual({ race_id: "r1", guest });
  });
});

describe("a player", () => {
  beforeEach(() => keepSession());

  test("opens a race with its class and rounds, and is told by the server who may", async () => {
    const message = "Races can be opened from 16 on. You can duel with a friend.";
    accounts.answers[rpc("open_race")] = [403, { code: "PT403", message }];
    openSite("/race?class=skyhop", APPS);
    fireEvent.click(await screen.findByRole("button", { name: "Open the race" }));
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(askedFor("open_race")).toEqual([
      { app_id: "skyhop", variant: "", rounds: 1, open_to: "players", kind: "race" },
    ]);
  });

  test("chooses the mode and the level of a class that has several", async () => {
    accounts.answers["GET /rest/v1/app_modes"] = [
      200,
      [
        { id: "", title: "Climb", hint: "As high as you can.", levels: null },
        { id: "map", title: "Map", hint: "Small towers.", levels: 3 },
      ],
    ];
    accounts.answers[rpc("open_race")] = [409, { code: "PT409", message: "You have 3 open races. End one first." }];
    openSite("/duel?class=skyhop", APPS);
    fireEvent.change(await screen.findByLabelText("Mode"), { target: { value: "map" } });
    fireEvent.change(screen.getByLabelText("Level"), { target: { value: "map-2" } });
    fireEvent.click(screen.getByRole("button", { name: "Open the duel" }));
    await screen.findByRole("alert");
    expect(askedFor("open_race")).toEqual([
      { app_id: "skyhop", variant: "map-2", rounds: 1, open_to: "friends", kind: "duel" },
    ]);
  });

  test("reports a name from the pond", async () => {
    openRace();
    accounts.answers[rpc("report_runner")] = [200, { status: "reported" }];
    fireEvent.click(await screen.findByRole("button", { name: "Names" }));
    fireEvent.click(await screen.findByRole("button", { name: "Report the name Brisk Reed" }));
    fireEvent.click(screen.getByLabelText("It is unkind"));
    fireEvent.click(screen.getByRole("button", { name: "Send" }));
    await waitFor(() => expect(askedFor("report_runner")).toEqual([{ race_id: "r1", no: 2, why: "unkind", note: "" }]));
  });

  test("who was removed reads it, and can type another code", async () => {
    accounts.answers[rpc("my_races")] = [200, [{ race_id: "r1", code: "HTRBFX" }]];
    accounts.answers[rpc("get_race")] = [404, { code: "PT404", message: "There is no such race." }];
    openSite("/race/HTRBFX", APPS);
    expect(await screen.findByText("You are not in this race any more")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Type another code" })).toBeTruthy();
  });

  test("sees the podium fill up: verdicts have places, a held run is marked, the rest is being replayed", async () => {
    openRace({
      state: "podium",
      round: 1,
      runners: [runner(1, "Velvet Pond", { is_me: true }), runner(2, "Brisk Reed"), runner(3, "Mossy Kite")],
      results: [
        result(1, { score: 402 }),
        result(2, { score: 371, status: "held" }),
        result(3, { status: "submitted", place: null }),
      ],
    });
    expect(await screen.findByRole("heading", { name: "The race: Velvet Pond wins" })).toBeTruthy();
    expect(screen.getByText("1 of 3 still being replayed.")).toBeTruthy();
    const podium = screen.getByRole("region", { name: "The race: Velvet Pond wins" });
    expect(within(podium).getAllByRole("listitem")).toHaveLength(3);
    expect(within(podium).getByText("Held: a person looks at it")).toBeTruthy();
    expect(within(podium).getByText("being replayed")).toBeTruthy();
    expect(screen.getByText("Ms Adeyemi starts the rematch.")).toBeTruthy();
  });

  test("goes on to the rematch", async () => {
    openRace({ state: "ended", round: 1, rematch: { race_id: "r2", code: "PLKMNB" } });
    accounts.answers[rpc("get_race")] = [
      [200, race({ state: "ended", round: 1, rematch: { race_id: "r2", code: "PLKMNB" } })],
      [200, race({ race_id: "r2", code: "PLKMNB" })],
    ];
    expect(await screen.findByText("Ms Adeyemi starts the race.")).toBeTruthy();
    expect(askedFor("get_race").at(-1)).toEqual({ race_id: "r2" });
  });
});

test("a runner leaves after a question, because the last tap of a run can land on the button", async () => {
  keepSession();
  openRace({ runners: [runner(1, "Velvet Pond", { is_me: true })] });
  accounts.answers[rpc("leave_race")] = [200, { status: "left" }];
  fireEvent.click(await screen.findByRole("button", { name: "Leave the race" }));
  fireEvent.click(await screen.findByRole("button", { name: "Stay" }));
  expect(askedFor("leave_race")).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Leave the race" }));
  fireEvent.click(await screen.findByRole("button", { name: "Leave" }));
  await waitFor(() => expect(askedFor("leave_race")).toEqual([{ race_id: "r1" }]));
});

describe("a host", () => {
  beforeEach(() => keepSession());
  const hosted = { is_host: true, me: null, host_topic: "race-host:r1" };
  const two = [runner(1, "Velvet Pond"), runner(2, "Brisk Reed", { reports: 2 })];

  test("has the code for the projector, and cannot start alone", async () => {
    openRace({ ...hosted, runners: [] });
    expect(await screen.findByText("Code H T R B F X")).toBeTruthy();
    expect(screen.getByRole("img", { name: /^QR code of .*\/race\/HTRBFX$/ })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Nobody is here yet" })).toHaveProperty("disabled", true);
  });

  test("starts, locks, and removes after a question; a reported name is marked", async () => {
    openRace({ ...hosted, runners: two });
    for (const name of ["start_race", "lock_race", "remove_runner"])
      accounts.answers[rpc(name)] = [200, race({ ...hosted, runners: two })];
    expect(await screen.findByText("name reported 2 times")).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: "Names" }));
    fireEvent.click(await screen.findByRole("button", { name: "Remove Brisk Reed" }));
    fireEvent.click(await screen.findByRole("button", { name: "Remove" }));
    await waitFor(() => expect(askedFor("remove_runner")).toEqual([{ race_id: "r1", no: 2 }]));
    fireEvent.click(screen.getByRole("button", { name: "Lock: nobody else joins" }));
    await waitFor(() => expect(askedFor("lock_race")).toEqual([{ race_id: "r1", locked: true }]));
    fireEvent.click(await screen.findByRole("button", { name: "Start with 2" }));
    await waitFor(() => expect(askedFor("start_race")).toEqual([{ race_id: "r1" }]));
  });

  test("judges a held run from the podium", async () => {
    const results = [
      result(1, { status: "held", run_id: "u1", reason: "Another runner pressed nearly the same.", alike: [2] }),
    ];
    openRace({ ...hosted, state: "podium", round: 1, runners: two, results });
    accounts.answers[rpc("settle_race_run")] = [200, race({ ...hosted, state: "podium", round: 1, runners: two })];
    expect(await screen.findByText(/Its inputs are nearly those of Brisk Reed\./)).toBeTruthy();
    fireEvent.click(screen.getByRole("button", { name: /^Do not count it/ }));
    await waitFor(() => expect(askedFor("settle_race_run")).toEqual([{ run_id: "u1", accept: false }]));
  });
});
