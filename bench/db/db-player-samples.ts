// Each query draws at most $1 players, one row each: the id, then the call's other arguments. @salt becomes a number,
// so that no two calls draw the same players. Before a write, a draw also prepares the rows that the write needs.

const SHUFFLED = "order by hashtextextended(u.user_id::text, @salt) limit $1";

export const ANY_PLAYER = `select u.user_id, u.username from public.my_users u ${SHUFFLED}`;

/** Players with a class; popular classes more often. */
export const playersWithClass = (...verifiers: ("replay" | "none")[]) => {
  const theirs = `from public.apps where listed and verifier in (${verifiers.map((name) => `'${name}'`).join(", ")})`;
  return `select u.user_id, (select array_agg(id order by created_at, id) ${theirs})[
      1 + floor(power((hashtextextended(u.user_id::text, @salt + 1) & 65535) / 65536.0, 3) * (select count(*) ${theirs}))::int
    ] as app_id from public.my_users u ${SHUFFLED}`;
};

/** Players whose coins rank between two positions, in hundredths of a percent from the top. */
export const playersRankedBetween = (from: number, to: number) => {
  const coins = "from private.standings where board = 'coins' and period = 'all'";
  const at = (place: number) =>
    `(select sort_value ${coins} order by sort_value offset (select count(*) * ${place} / 10000 ${coins}) limit 1)`;
  return `select u.user_id from (select user_id ${coins} and sort_value between ${at(from)} and ${at(to)}) as u ${SHUFFLED}`;
};

export const TOP_TEN_PLAYERS = `select user_id from private.standings where board = 'coins' and period = 'all'
  order by sort_value, reached_at, user_id limit least($1::int, 10)`;

export const ITEM_OWNERS = `select u.user_id, u.item from public.items_unlocked u
  where u.type not in ('coin', 'badge') and not u.equipped ${SHUFFLED}`;

export const ITEM_BUYERS = `select u.user_id, 'goose' from private.wallets u where u.balance >= 100
  and not exists (select from public.items_unlocked i where i.user_id = u.user_id and i.item = 'goose') ${SHUFFLED}`;

export const TIER_CLAIMERS = `select u.user_id, 'candy-corn' from private.standings u
  where board = 'coins' and period = 'season:2' and sort_value <= -100
  and not exists (select from public.items_unlocked i where i.user_id = u.user_id and i.item = 'candy-corn') ${SHUFFLED}`;

export const STREAK_CLAIMERS = `select u.user_id from public.my_users u left join public.streak s using (user_id)
  where coalesce(s.last_claim, '-infinity') < private.now() - interval '25 hours' ${SHUFFLED}`;

export const PLAYERS_DUE_FOR_PING = `select u.user_id from private.meters u where next_ping_at < private.now() ${SHUFFLED}`;

export const PLAYERS_WITH_CREDITS = `with owed as (${ANY_PLAYER})
  insert into private.credits (user_id, kind, key, coins, why, earned_at)
  select user_id, 'time_spent', 'measured:' || txid_current(), 5, 'time_spent', private.now() from owed returning user_id`;

/** Players who have been in another class for two minutes, which the call settles. */
export const PLAYERS_IN_CLASS = `with playing as (${playersWithClass("replay", "none")}), met as (
    insert into private.meters (user_id, playing, playing_since)
    select user_id, 'skyhop', private.now() - interval '2 minutes' from playing
    on conflict (user_id) do update set playing = excluded.playing, playing_since = excluded.playing_since
  ) select user_id, app_id from playing`;

export const OPEN_RUNS = `with running as (${playersWithClass("replay")})
  insert into public.game_runs (user_id, app_id, mode, seed, started_at, expires_at)
  select user_id, app_id, 'ranked', md5(user_id::text), private.now() - interval '5 minutes', private.now() + interval '1 hour'
  from running returning user_id, id`;

export const VERIFIED_SCORES = `select u.user_id, u.id from public.leaderboard_submissions u where u.status = 'verified' ${SHUFFLED}`;

export const SUBMITTED_RUNS = `with running as (${playersWithClass("replay")}), run as (
    insert into public.game_runs (user_id, app_id, mode, seed, status, started_at, expires_at, submitted_at, frames)
    select user_id, app_id, 'ranked', md5(user_id::text), 'submitted', private.now(), private.now(), private.now(), 100
    from running returning user_id, app_id, id
  ) insert into public.leaderboard_submissions (user_id, app_id, score, run_id, created_at)
  select user_id, app_id, 900, id, private.now() from run returning user_id, run_id`;

export const PENDING_SCORES = `with scored as (${playersWithClass("none")})
  insert into public.leaderboard_submissions (user_id, app_id, score, created_at)
  select user_id, app_id, 900, private.now() from scored returning user_id, id`;

export const NEW_FAVORITES = `select a.user_id, a.app_id from (${playersWithClass("replay", "none")}) as a
  where not exists (select from public.favorite_apps f where f.user_id = a.user_id and f.app_id = a.app_id)`;
