import type { Identity, Statement } from "@quackademy/server/db/database.ts";
import type pg from "pg";
import { asOwner } from "./db-fill.ts";
import { identityOf, type StatementRecorder } from "./db-statements.ts";

/** Returns the next write; null when there is nothing left to write. */
export type NextWrite = { identity: Identity | null; statement: Statement };
export type Contestant = { name: string; random: () => NextWrite | null; hot: (() => NextWrite | null) | null };

export const BARE_INSERT = "bare insert, same indexes and keys";
export const PLAYER_INSERT = "the same insert, as a player's request";
export const COIN_AWARD = "coin award: lock and pay out";

const OWED_PLAYERS = 30_000;
const OWED_EACH = 6;
const OWED_TO_ONE = 150_000;
const json = { "content-type": "application/json" };

type Player = { userId: string; walletId: string };
type Crowd = { owed: Player[]; hot: Player; claimable: Player[]; wallets: Player[] };

/** Ways to write to the ledger, each for random players and, where it can happen often, for a single one. */
export async function openAwards(url: string, recorder: StatementRecorder): Promise<Contestant[]> {
  const { owed, hot, claimable, wallets } = await asOwner(url, gather);
  const ask = await askForPayout(recorder);
  const claim = await recorder.statementFor({
    method: "POST",
    path: "/rest/v1/rpc/claim_streak",
    headers: json,
    body: "{}",
  });
  const nextOwed = inOrder(owed);
  const nextClaim = inOrder(claimable);
  const nextWallet = inOrder(Array.from({ length: 20 }, () => wallets).flat());
  const each = (next: () => Player | null, say: (player: Player) => NextWrite) => () => {
    const player = next();
    return player && say(player);
  };
  return [
    { name: BARE_INSERT, random: each(nextWallet, insertBare), hot: () => insertBare(hot) },
    { name: COIN_AWARD, random: each(nextOwed, pay), hot: () => pay(hot) },
    { name: PLAYER_INSERT, random: each(nextOwed, ask), hot: () => ask(hot) },
    {
      name: "claim_streak, called by the player",
      random: each(nextClaim, ({ userId }) => ({ identity: identityOf("authenticated", userId), statement: claim })),
      hot: null,
    },
  ];
}

const pay = ({ userId }: Player): NextWrite => ({
  identity: null,
  statement: {
    text: `select (private.pay(w, 'time_spent')).id from (select * from private.wallets where user_id = $1::uuid for update) as w`,
    values: [userId],
  },
});

let inserted = 0;
const insertBare = ({ walletId }: Player): NextWrite => ({
  identity: null,
  statement: {
    text: `insert into private.ledger (wallet_id, amt, kind, why, balance_after, gained_after, idem, created_at)
           values ($1::bigint, 5, 'time_spent', 'time_spent', 5, 5, 'time_spent:' || $2::text, clock_timestamp())`,
    values: [walletId, `${Date.now()}.${++inserted}`],
  },
});

async function askForPayout(recorder: StatementRecorder): Promise<(player: Player) => NextWrite> {
  const bodyFor = (userId: string) => JSON.stringify({ user_id: userId, amt: 5, why: "time_spent" });
  const call = { method: "POST", path: "/rest/v1/coins_transactions", headers: { ...json, prefer: "return=minimal" } };
  const { text, values } = await recorder.statementFor({ ...call, body: bodyFor("") });
  return ({ userId }) => ({
    identity: identityOf("authenticated", userId),
    statement: { text, values: values.map((value) => (value === bodyFor("") ? bodyFor(userId) : value)) },
  });
}

async function gather(client: pg.Client): Promise<Crowd> {
  const players = async (from: string) => {
    const text = `select user_id, w.id from private.wallets w join public.my_users using (user_id) ${from} order by hashtextextended(user_id::text, 77) limit 200000`;
    const { rows } = await client.query<[string, string]>({ text, rowMode: "array" });
    return rows.map(([userId, walletId]): Player => ({ userId, walletId }));
  };
  const owe = (to: Player[], each: number) =>
    client.query(
      `insert into private.credits (user_id, kind, key, coins, why, earned_at)
       select id, 'time_spent', 'owed:' || txid_current() || ':' || n, 5, 'time_spent', private.now() - n * interval '1 microsecond'
       from unnest($1::uuid[]) as id, generate_series(1, $2::int) n`,
      [to.map(({ userId }) => userId), each],
    );
  const wallets = await players("");
  const claimable = await players(
    `left join public.streak using (user_id) where coalesce(last_claim, '-infinity') < private.now() - interval '25 hours'`,
  );
  const [hot, ...others] = wallets;
  const owed = others.slice(0, OWED_PLAYERS);
  await owe(owed, OWED_EACH);
  await owe([hot!], OWED_TO_ONE);
  await client.query("vacuum analyze private.credits");
  await client.query("checkpoint");
  // No player is drawn more often than they have rewards due.
  return { owed: Array.from({ length: OWED_EACH }, () => owed).flat(), hot: hot!, claimable, wallets };
}

function inOrder<T>(all: T[]): () => T | null {
  let next = 0;
  return () => all[next++] ?? null;
}
