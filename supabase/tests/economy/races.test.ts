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
const TIMES = isOneConnection ? 40 : 100;
let site: RacesSite;

beforeAll(async () => {
  site = await openRacesSite();
});

afterAll(() => site.close());

describe(`everything at once, over real connections (ECONOMY_SEED=${seed})`, () => {
  test("nobody spends a coin twice, and whoever was told so has the thing", async () => {
    const race = isOneConnection ? { players: 5, rounds: 2 } : { players: 10, rounds: 5 };
    const { faults, attempts, bought } = await raceForThings(site, chance, { ...race, connections: 64 });
    expect(faults).toEqual([]);
    expect(attempts).toBe(isOneConnection ? 400 : 2000);
    expect(bought).toBeGreaterThan(20);
  });

  test("a day's streak is claimed once", () => claimAtOnce(site, TIMES));
  test("a reward is paid once", () => payAtOnce(site, TIMES));
  test("five minutes count once and are paid once", () => pingAtOnce(site, TIMES));
  test("one of a kind is worn, however many change it", () => equipAtOnce(site, TIMES));
  test("two halves of a purchase are one purchase", () => buyInHalvesAtOnce(site, TIMES));
  test("a new player gets one profile and one wallet", () => beginAtOnce(site, TIMES));
  test("a streak that is claimed again while the old one is tidied away stays", () => claimWhileSweeping(site, TIMES));

  test("players and operator never wait for each other in a circle", async () => {
    const report = await riot(site, chance, { players: 3, requests: isOneConnection ? 300 : 800, connections: 32 });
    expect(report).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("who leaves in the middle of it is gone", async () => {
    expect(await leaveInTheMiddle(site, chance, 4)).toMatchObject({ faults: [], deadlocks: 0 });
  });

  test("everything adds up afterwards", async () => {
    expect(await site.audit()).toEqual([]);
  });
});

// The in-process engine has one connection, so nobody races there.
describe.skipIf(isOneConnection)("a purse that is read before it is written, without its lock", () => {
  test("is noticed", async () => {
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
      // And then looks away for a moment, so that it need not be lucky to be careless.
      "balance = (select w.balance from private.wallets w, pg_sleep(0.02) where w.id = wallet) + amount,",
    );
    const { faults } = await raceForThings(careless, chance, { players: 2, rounds: 5, connections: 64 });
    await careless.close();
    expect(faults).not.toEqual([]);
  });
});
