import { randomUUID } from "node:crypto";
import type { Chance } from "./economy-chance.ts";
import { faultsIn, onConnections, record, tally, type History } from "./races-history.ts";
import { THINGS, type Racer, type RacesSite } from "./races-site.ts";

const CLASSES = ["skyhop", "blink", "lumen", "keystorm"];
const ICONS = THINGS.filter((_, i) => i % 6 === 5).map(({ id }) => id);

type RiotReport = { requests: number; tally: Record<string, number>; faults: string[]; deadlocks: number };

/**
 * A few players do everything concurrently in every way, while the operator suspends, pays, refunds and sweeps, and the
 * clock moves. It detects deadlocks by an inconsistent lock order.
 */
export async function riot(
  site: RacesSite,
  chance: Chance,
  { players, requests, connections }: { players: number; requests: number; connections: number },
): Promise<RiotReport> {
  const before = await site.deadlocks();
  const history: History = [];
  const racers = await Promise.all(Array.from({ length: players }, () => site.newRacer({ coins: 3000 })));
  const gifts = new Map<string, string>();

  const jobs = Array.from({ length: requests }, () => {
    const racer = chance.pick(racers);
    if (chance.happens(0.1)) return () => actAsOperator(site, chance, racer, history, gifts);
    return () => act(chance, racer, history);
  });
  await onConnections(connections, jobs);
  for (const { id } of racers) await site.sql(`select private.unban($1)`, id);

  const faults = faultsIn(history);
  // Every acknowledged gift is in the ledger once, every refused one is not.
  for (const [event, outcome] of gifts) {
    const [row] = await site.sql(`select count(*) from private.ledger where idem = 'adjustment:' || $1`, event);
    if (row![0] !== (outcome === "ok" ? "1" : "0")) faults.push(`gift ${event}: ${outcome}, ${row![0]} entries`);
  }
  for (const { id } of racers) faults.push(...(await hiddenThingsShown(site, id)));
  return { requests, tally: tally(history), faults, deadlocks: (await site.deadlocks()) - before };
}

/** A player who hides their activity must have no visible play. */
async function hiddenThingsShown(site: RacesSite, id: string): Promise<string[]> {
  const rows = await site.sql(
    `select app_id from public.apps_played where user_id = $1 and is_public <> private.shows_activity($1)`,
    id,
  );
  return rows.map(([app]) => `${id} shows or hides ${app} against their will`);
}

function act(chance: Chance, racer: Racer, history: History): Promise<unknown> {
  const mine = { user_id: racer.id };
  const thing = chance.pick(THINGS).id;
  const streak = { ...mine, current_streak: 1, longest_streak: 1 };
  const choices: Record<string, () => Parameters<typeof record>[3]> = {
    claim: () => racer.rpc("claim_streak"),
    "claim by upsert": () => racer.from("streak").upsert(streak),
    "claim by patch": () => racer.from("streak").update({ current_streak: 1 }).eq("user_id", racer.id),
    buy: () => racer.rpc("buy_item", { item_id: thing }),
    unlock: () => racer.from("items_unlocked").insert({ ...mine, item: thing, type: "x" }),
    pay: () => racer.from("coins_transactions").insert({ ...mine, amt: -1, why: `shop purchase ${thing}` }),
    wear: () => racer.rpc("equip_item", { item_id: thing, on: chance.happens(0.7) }),
    "wear by patch": () =>
      racer.from("items_unlocked").update({ equipped: true }).eq("user_id", racer.id).eq("item", thing),
    undress: () => racer.from("items_unlocked").update({ equipped: false }).eq("user_id", racer.id),
    icon: () =>
      racer
        .from("my_users")
        .update({ icon: chance.pick(ICONS) })
        .eq("user_id", racer.id),
    profile: () => racer.from("my_users").upsert({ ...mine, icon: "default", user_about: thing } as never),
    ping: () => racer.rpc("increment_time_spent", { ...mine, increment_value: 5 }),
    play: () => racer.from("apps_played").upsert({ ...mine, app_id: chance.pick(CLASSES) }),
    "play several": () =>
      racer
        .from("apps_played")
        .upsert([...CLASSES].sort(() => chance.next() - 0.5).map((app_id) => ({ ...mine, app_id }))),
    privacy: () => racer.from("privacy_settings").upsert({ ...mine, show_activity: chance.happens(0.5) }),
    award: () =>
      racer
        .from("coins_transactions")
        .insert({ ...mine, amt: 1, why: chance.pick(["streak_claim", "time_spent", "app_played"]) }),
    like: () => racer.from("favorite_apps").insert({ ...mine, app_id: chance.pick(CLASSES) }),
    unlike: () => racer.from("favorite_apps").delete().eq("user_id", racer.id),
    export: () => racer.rpc("export_my_data"),
  };
  const what = chance.pick(Object.keys(choices));
  return record(history, racer.id, what, choices[what]!());
}

/** The operator's operations, in SQL. */
async function actAsOperator(
  site: RacesSite,
  chance: Chance,
  racer: Racer,
  history: History,
  gifts: Map<string, string>,
) {
  const event = randomUUID();
  const choices: Record<string, () => Promise<unknown>> = {
    adjust: () =>
      site.sql(`select private.adjust_coins($1, $2, 'riot', $3)`, racer.id, chance.pick(["500", "-300"]), event),
    refund: () => site.sql(`select private.refund_item($1, $2, 'riot')`, racer.id, chance.pick(THINGS).id),
    ban: () => site.sql(`select private.ban($1, 'riot', private.now() + interval '20 milliseconds')`, racer.id),
    unban: () => site.sql(`select private.unban($1)`, racer.id),
    sweep: async () => {
      const { error } = await site.service.rpc("sweep");
      if (error) throw Object.assign(new Error(error.message), { code: error.code });
    },
    travel: () => site.travel(chance.pick(["25 hours", "61 seconds", "301 seconds", "-1 second"])),
  };
  const what = chance.pick(Object.keys(choices));
  const answer = choices[what]!().then(
    () => ({ status: 200, error: null }),
    (error: { code?: string }) => ({
      status: /^(PT|23)/.test(error.code ?? "") ? 400 : 500,
      error: { code: error.code ?? "" },
    }),
  );
  const { status } = await record(history, racer.id, `operator: ${what}`, answer);
  if (what === "adjust") gifts.set(event, status === 200 ? "ok" : "fail");
}

/** Deletes accounts during concurrent requests, by the player or by the operator. No row of theirs may stay. */
export async function leaveInTheMiddle(site: RacesSite, chance: Chance, players: number): Promise<RiotReport> {
  const before = await site.deadlocks();
  const history: History = [];
  for (let i = 0; i < players; i++) {
    const racer = await site.newRacer({ coins: 2000 });
    await racer.rpc("buy_item", { item_id: THINGS[0]!.id });
    const leave = async () => {
      if (i % 2) return record(history, racer.id, "leave", racer.rpc("delete_account", { right_now: true }));
      const gone = site.sql(`delete from auth.users where id = $1`, racer.id).then(
        () => ({ status: 200, error: null }),
        (error: { code?: string }) => ({ status: 500, error: { code: error.code ?? "" } }),
      );
      return record(history, racer.id, "operator: delete", gone);
    };
    const jobs = Array.from({ length: 30 }, (_, j) => (j === 12 ? leave : () => act(chance, racer, history)));
    await onConnections(30, jobs);
  }
  const faults = faultsIn(history);
  for (const { who } of history.filter(({ what, outcome }) => /leave|delete/.test(what) && outcome === "ok")) {
    const [row] = await site.sql(
      `select (select count(*) from public.my_users where user_id = $1) + (select count(*) from public.items_unlocked where user_id = $1)
         + (select count(*) from private.wallets where user_id = $1) + (select count(*) from private.standings where user_id = $1)`,
      who,
    );
    if (row![0] !== "0") faults.push(`${who} has left and something is still there`);
  }
  return { requests: history.length, tally: tally(history), faults, deadlocks: (await site.deadlocks()) - before };
}
