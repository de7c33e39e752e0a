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

describe(`twenty thousand concurrent requests (ECONOMY_SEED=${seed})`, () => {
  test("never spend a coin twice, and every confirmed purchase exists", async () => {
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
    ["claim a day's streak once", claimAtOnce],
    ["pay a reward once", payAtOnce],
    ["count and pay five minutes once", pingAtOnce],
    ["leave one item of a type equipped", equipAtOnce],
    ["turn two halves of a purchase into one purchase", buyInHalvesAtOnce],
    ["give a new player one profile and one wallet", beginAtOnce],
    ["keep a streak that is claimed again while the sweep resets the old one", claimWhileSweeping],
  ])("%s", async (_, race) => {
    const begun = performance.now();
    await race(site, TIMES);
    say(race.name, begun, { times: TIMES });
  });

  test("of players and operator never deadlock", async () => {
    const begun = performance.now();
    const report = await riot(site, chance, { players: 4, requests: 10_000, connections: 64 });
    say("riot", begun, report);
    expect(report).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("leave nothing of a player who is deleted meanwhile", async () => {
    const begun = performance.now();
    const report = await leaveInTheMiddle(site, chance, 60);
    say("leaving", begun, report);
    expect(report).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("leave a state in which the audit finds nothing", async () => {
    expect(await site.audit()).toEqual([]);
  });
});
