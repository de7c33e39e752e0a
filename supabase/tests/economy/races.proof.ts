import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, chooseSeed } from "./economy-chance.ts";
import { tally } from "./races-history.ts";
import {
  beginAtOnce,
  buyInHalvesAtOnce,
  claimAtOnce,
  claimWhileSweeping,
  equipAtOnce,
  payAtOnce,
  pingAtOnce,
} from "./races-once.ts";
import { raceForThings } from "./races-purchases.ts";
import { leaveInTheMiddle, riot } from "./races-riot.ts";
import { openRacesSite, type RacesSite } from "./races-site.ts";

const seed = chooseSeed();
const chance = chanceOf(seed);
const TIMES = 500;
let site: RacesSite;

beforeAll(async () => {
  site = await openRacesSite();
});

afterAll(() => site.close());

const say = (what: string, begun: number, report: object) =>
  console.log(
    `${what} on ${process.env["TEST_ENGINE"]}:`,
    report,
    `${Math.round((performance.now() - begun) / 100) / 10} s`,
  );

describe(`everything at once, twenty thousand times (ECONOMY_SEED=${seed})`, () => {
  test("nobody spends a coin twice, and whoever was told so has the thing", async () => {
    const begun = performance.now();
    const { history, faults, ...report } = await raceForThings(site, chance, {
      players: 50,
      rounds: 10,
      connections: 64,
    });
    say("purchases", begun, { ...report, ...tally(history), deadlocks: await site.deadlocks() });
    expect(faults).toEqual([]);
    expect(report.attempts).toBe(20_000);
    expect(await site.deadlocks()).toBe(0);
  });

  test.each([
    ["a day's streak is claimed once", claimAtOnce],
    ["a reward is paid once", payAtOnce],
    ["five minutes count once and are paid once", pingAtOnce],
    ["one of a kind is worn, however many change it", equipAtOnce],
    ["two halves of a purchase are one purchase", buyInHalvesAtOnce],
    ["a new player gets one profile and one wallet", beginAtOnce],
    ["a streak that is claimed again while the old one is tidied away stays", claimWhileSweeping],
  ])("%s", async (_, race) => {
    const begun = performance.now();
    await race(site, TIMES);
    say(race.name, begun, { times: TIMES });
  });

  test("players and operator never wait for each other in a circle", async () => {
    const begun = performance.now();
    const report = await riot(site, chance, { players: 4, requests: 10_000, connections: 64 });
    say("riot", begun, report);
    expect(report).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("who leaves in the middle of it is gone", async () => {
    const begun = performance.now();
    const report = await leaveInTheMiddle(site, chance, 60);
    say("leaving", begun, report);
    expect(report).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("everything adds up afterwards", async () => {
    expect(await site.audit()).toEqual([]);
  });
});
