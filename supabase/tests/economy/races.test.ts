import { isShort } from "@quackademy/server/testing/short-form.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chanceOf, chooseSeed } from "./economy-chance.ts";
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
const isOneConnection = process.env["TEST_ENGINE"] !== "postgres";
const TIMES = timesOf({ short: 15, oneConnection: 40, long: 100 });
let site: RacesSite;

function timesOf(times: { short: number; oneConnection: number; long: number }): number {
  if (isShort) return times.short;
  return isOneConnection ? times.oneConnection : times.long;
}

beforeAll(async () => {
  site = await openRacesSite();
});

afterAll(() => site.close());

describe(`concurrent requests over real connections (ECONOMY_SEED=${seed})`, () => {
  test("never spend a coin twice, and every confirmed purchase exists", async () => {
    const players = timesOf({ short: 3, oneConnection: 5, long: 10 });
    const rounds = timesOf({ short: 2, oneConnection: 2, long: 5 });
    const { faults, attempts, bought } = await raceForThings(site, chance, { players, rounds, connections: 64 });
    expect(faults).toEqual([]);
    expect(attempts).toBe(players * rounds * 40);
    expect(bought).toBeGreaterThan(isShort ? 6 : 20);
  });

  test("claim a day's streak once", () => claimAtOnce(site, TIMES));
  test("pay a reward once", () => payAtOnce(site, TIMES));
  test("count and pay five minutes once", () => pingAtOnce(site, TIMES));
  test("leave one item of a type equipped", () => equipAtOnce(site, TIMES));
  test("turn two halves of a purchase into one purchase", () => buyInHalvesAtOnce(site, TIMES));
  test("give a new player one profile and one wallet", () => beginAtOnce(site, TIMES));
  test("keep a streak that is claimed again while the sweep resets the old one", () => claimWhileSweeping(site, TIMES));

  test("of players and operator never deadlock", async () => {
    const report = await riot(site, chance, {
      players: 3,
      requests: timesOf({ short: 150, oneConnection: 300, long: 800 }),
      connections: 32,
    });
    expect(report).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("leave nothing of a player who is deleted meanwhile", async () => {
    expect(await leaveInTheMiddle(site, chance, 4)).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("leave a state in which the audit finds nothing", async () => {
    expect(await site.audit()).toEqual([]);
  });
});

// The in-process engine has one connection, so there are no races.
describe.skipIf(isOneConnection || isShort)("a lost update in a wallet that is read without its lock", () => {
  test("is detected", async () => {
    const careless = await openRacesSite();
    const rewrite = async (name: string, says: string, instead: string) => {
      const [row] = await careless.sql(`select pg_get_functiondef($1::regproc)`, name);
      expect(row![0]).toContain(says);
      await careless.sql(row![0]!.replaceAll(says, instead));
    };
    await rewrite("private.take_turn", "for update", "");
    await rewrite(
      "private.post",
      "balance = balance + amount,",
      // A short sleep between read and write makes a lost update likely.
      "balance = (select w.balance from private.wallets w, pg_sleep(0.02) where w.id = wallet) + amount,",
    );
    const faults: string[] = [];
    // On a busy machine two requests may never overlap in one race.
    for (let races = 0; races < 10 && faults.length === 0; races++) {
      const report = await raceForThings(careless, chance, { players: 2, rounds: 5, connections: 64 });
      faults.push(...report.faults.map(String));
    }
    await careless.close();
    expect(faults).not.toEqual([]);
  });
});
