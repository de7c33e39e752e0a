import type { Chance } from "./economy-chance.ts";
import { faultsIn, onConnections, record, type History } from "./races-history.ts";
import { THINGS, type Racer, type RacesSite } from "./races-site.ts";

type PurchaseRace = { players: number; rounds: number; connections: number };

type PurchaseReport = {
  history: History;
  attempts: number;
  bought: number;
  unknown: number;
  /** Inconsistencies; empty if all is well. */
  faults: string[];
};

const WAYS = ["buy_item", "buy_item", "insert", "payment"] as const;

/**
 * Players who cannot afford everything try to buy everything, concurrently and in every way. Some disconnect before the
 * answer: their outcome is unknown, and the purchase may have happened once or not at all.
 */
export async function raceForThings(
  site: RacesSite,
  chance: Chance,
  { players, rounds, connections }: PurchaseRace,
): Promise<PurchaseReport> {
  const history: History = [];
  const racers: { racer: Racer; coins: number }[] = [];
  for (let i = 0; i < players; i++) {
    const coins = chance.int(500, 9000);
    racers.push({ racer: await site.newRacer({ coins }), coins });
  }
  const jobs = racers.flatMap(({ racer }) =>
    THINGS.flatMap(({ id }) =>
      Array.from({ length: rounds }, () => {
        const way = chance.pick(WAYS);
        const signal = chance.happens(0.02) ? AbortSignal.timeout(chance.int(1, 25)) : null;
        return () => record(history, racer.id, `${id} ${way}`, attempt(racer, id, way, signal));
      }),
    ),
  );
  await onConnections(connections, shuffle(chance, jobs));
  // Requests of disconnected clients may still be running.
  await site.sql(`select pg_sleep(0.5)`);

  const faults = faultsIn(history);
  let bought = 0;
  for (const { racer, coins } of racers) {
    const { things, findings } = await judge(site, racer, coins, history);
    bought += things;
    faults.push(...findings);
  }
  const unknown = history.filter(({ outcome }) => outcome === "unknown").length;
  return { history, attempts: jobs.length, bought, unknown, faults };
}

function attempt(racer: Racer, item: string, way: (typeof WAYS)[number], signal: AbortSignal | null) {
  const request =
    way === "buy_item"
      ? racer.rpc("buy_item", { item_id: item })
      : way === "insert"
        ? racer.from("items_unlocked").insert({ user_id: racer.id, item, type: "coin" })
        : racer.from("coins_transactions").insert({ user_id: racer.id, amt: -1, why: `shop purchase ${item}` });
  return signal ? request.abortSignal(signal) : request;
}

function shuffle<T>(chance: Chance, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = chance.int(0, i);
    [list[i], list[j]] = [list[j]!, list[i]!];
  }
  return list;
}

/** Compares a player's items and payments with the answers they got. */
async function judge(site: RacesSite, racer: Racer, coins: number, history: History) {
  const findings: string[] = [];
  const mine = history.filter(({ who }) => who === racer.id);
  const { data } = await racer.from("items_unlocked").select("item").eq("user_id", racer.id);
  const owned = new Set((data ?? []).map(({ item }) => item));
  const paid = await site.sql(
    `select l.why, -l.amt from private.ledger l join private.wallets w on w.id = l.wallet_id
     where w.user_id = $1 and l.kind = 'purchase'`,
    racer.id,
  );
  const payments = new Map<string, number>();
  for (const [why] of paid) payments.set(why!, (payments.get(why!) ?? 0) + 1);

  for (const { id } of THINGS) {
    const done = (way: string, outcome: string) =>
      mine.filter((each) => each.what === `${id} ${way}` && each.outcome === outcome).length;
    const ok = { buy: done("buy_item", "ok"), insert: done("insert", "ok"), payment: done("payment", "ok") };
    const isUnknown = WAYS.some((way) => done(way, "unknown") > 0);
    const isOwned = owned.has(id);
    // One purchase is one call, or its two halves.
    const isOnce = ok.buy === 1 ? ok.insert + ok.payment === 0 : ok.insert <= 1 && ok.payment <= 1 && ok.buy === 0;
    if (!isOnce) findings.push(`${id} was sold more than once: ${JSON.stringify(ok)}`);
    if (ok.buy + ok.insert + ok.payment > 0 && !isOwned) findings.push(`${id} was sold and is not there`);
    if (ok.buy + ok.insert + ok.payment === 0 && !isUnknown && isOwned) findings.push(`${id} was refused and is there`);
    if ((payments.get(`shop purchase ${id}`) ?? 0) !== Number(isOwned))
      findings.push(`${id} was not paid exactly once`);
  }
  const spent = THINGS.filter(({ id }) => owned.has(id)).reduce((sum, { price }) => sum + price, 0);
  const balance = await site.balanceOf(racer.id);
  if (balance !== coins - spent || balance < 0) findings.push(`had ${coins}, spent ${spent}, has ${balance}`);
  // Coins only decreased, so an item that is affordable now was always affordable, and somebody tried to buy it.
  const missed = THINGS.filter(({ id, price }) => !owned.has(id) && price <= balance);
  if (missed.length > 0) findings.push(`could have bought ${missed.map(({ id }) => id).join(", ")}`);
  return { things: owned.size, findings: findings.map((finding) => `${racer.id}: ${finding}`) };
}
