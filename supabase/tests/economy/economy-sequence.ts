import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { openRulesSite, type Player, type RulesSite } from "#testing/rules-site.ts";
import { perform, type Outcome } from "./economy-deeds.ts";
import { predict, type World } from "./economy-model.ts";
import { iconOf, worn, type Expected } from "./economy-verbs.ts";
import { FUTURE_SEASON_SQL, SHOP } from "./economy-catalogue.ts";
import { newPlayerModel, type PlayerModel } from "./economy-player.ts";
import { DAY, PLAYERS, SECOND, type Operation } from "./economy-operations.ts";

/** A site whose clock only moves when a test moves it, so that every limit can be hit to the microsecond. */
export type EconomySite = RulesSite & { clock: { now: number }; operations: number; known: Set<string> };

const BEGINNING = Date.UTC(2026, 10, 16, 12) * 1000;
const BETWEEN_SEQUENCES = 56 * DAY;

export async function openEconomySite(sql = ""): Promise<EconomySite> {
  const site = await openRulesSite(`
    create or replace function private.now() returns timestamptz
    language plpgsql security definer set search_path = '' as $$
    begin
      return timestamptz '1970-01-01Z' + (select skew from private.clock);
    end $$;
    -- While the clock stands still no bucket fills. Write limits have tests of their own.
    update private.write_limits set burst = 1000000;
    ${FUTURE_SEASON_SQL}
    ${sql}`);
  return { ...site, clock: { now: BEGINNING }, operations: 0, known: new Set() };
}

/** Runs a sequence with new players and returns the first difference between rules and model; null if there is none. */
export async function findDifference(site: EconomySite, operations: Operation[]): Promise<string | null> {
  // Always starts on a Monday at noon, so that a repeated sequence covers the same days.
  await setClock(site, BEGINNING + Math.ceil((site.clock.now - BEGINNING) / BETWEEN_SEQUENCES + 1) * BETWEEN_SEQUENCES);
  const players = await Promise.all(Array.from({ length: PLAYERS }, (_, i) => newPlayer(site, i > 0)));
  let world: World = { now: site.clock.now, players: players.map((_, i) => newPlayerModel(i > 0, site.clock.now)) };

  for (const [step, operation] of operations.entries()) {
    const { after, difference } = await take(site, players, world, operation);
    world = after;
    if (difference) return `step ${step + 1}, ${JSON.stringify(operation)}: ${difference}`;
  }
  for (const [i, player] of players.entries()) {
    const difference = differ(expectedState(world.players[i]!, world.now), await readState(site, player.id));
    if (difference) return `at the end, player ${i}: ${difference}`;
  }
  // Ignore findings of earlier sequences.
  const findings = (await site.audit()).filter((finding) => !site.known.has(finding));
  for (const finding of findings) site.known.add(finding);
  return findings.length > 0 ? `audit: ${findings.join("; ")}` : null;
}

async function take(site: EconomySite, players: Player[], world: World, operation: Operation) {
  if (operation.do === "travel") {
    await setClock(site, world.now + operation.by);
    return { after: predict(world, operation).after, difference: null };
  }
  if (operation.do !== "burst") {
    const { expected, after } = predict(world, operation);
    site.operations += 1;
    return { after, difference: compare(expected, await perform(site, players, operation)) };
  }
  // Concurrent requests must have the same result in any order.
  let after = world;
  const statuses: string[] = [];
  for (let i = 0; i < operation.times; i++) {
    const next = predict(after, operation.each);
    after = next.after;
    statuses.push(String(next.expected.status));
  }
  site.operations += operation.times;
  const outcomes = await Promise.all(
    Array.from({ length: operation.times }, () => perform(site, players, operation.each)),
  );
  const seen = outcomes.map((each) => String(each.status));
  return { after, difference: differ(inOrder(statuses), inOrder(seen)) };
}

const inOrder = (words: string[]) => words.sort((a, b) => (a < b ? -1 : 1));

export async function setClock(site: EconomySite, micros: number): Promise<void> {
  const seconds = `${Math.floor(micros / SECOND)}.${String(micros % SECOND).padStart(6, "0")}`;
  await site.sql(`update private.clock set skew = $1::interval`, `${seconds} seconds`);
  site.clock.now = micros;
}

async function newPlayer(site: EconomySite, hasProfile: boolean): Promise<Player> {
  if (hasProfile) return site.newPlayer({ isNew: true });
  const id = randomUUID();
  await site.sql(`insert into auth.users (id) values ($1)`, id);
  const token = await site.gateway.tokenFor({ sub: id });
  return Object.assign(site.as(token), { id, token });
}

function compare(expected: Expected, seen: Outcome): string | null {
  if (expected.status !== seen.status) return `expected ${expected.status}, was ${seen.status}`;
  if (expected.body === undefined) return null;
  const body = isRecord(expected.body) && isRecord(seen.body) ? pick(seen.body, Object.keys(expected.body)) : seen.body;
  return differ(expected.body, body);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const pick = (from: Record<string, unknown>, keys: string[]) => Object.fromEntries(keys.map((key) => [key, from[key]]));

function differ(expected: unknown, seen: unknown): string | null {
  if (isDeepStrictEqual(expected, seen)) return null;
  if (!isRecord(expected) || !isRecord(seen))
    return `expected ${JSON.stringify(expected)}, was ${JSON.stringify(seen)}`;
  const keys = Object.keys(expected).filter((key) => !isDeepStrictEqual(expected[key], seen[key]));
  return `expected ${JSON.stringify(pick(expected, keys))}, was ${JSON.stringify(pick(seen, keys))}`;
}

const ifAny = (board: string, value: number) => (value > 0 ? { [board]: value } : {});

function expectedState(me: PlayerModel, now: number): Record<string, unknown> | null {
  if (me.isGone || !me.hasProfile) return null;
  const isStanding = me.isOnBoards && !(me.bannedUntil !== null && me.bannedUntil > now);
  const unpaid = me.credits.filter((credit) => !credit.isPaid);
  return {
    balance: me.balance,
    gained: me.gained,
    entries: me.entries,
    unpaid: unpaid.map(({ kind, coins }) => `${kind} ${coins}`).sort(),
    streak: me.streak && [me.streak.current, me.streak.longest, me.streak.lastClaim],
    shownStreak: me.shownStreak,
    timeSpent: me.timeSpent,
    appsPlayed: me.appsPlayed,
    plays: Object.keys(me.plays).sort(),
    items: Object.keys(me.items).sort(),
    worn: worn(me),
    icon: iconOf(me),
    badges: worn(me).filter((id) => SHOP[id]!.type === "badge"),
    favourites: [...me.favourites].sort(),
    boards: isStanding
      ? {
          ...ifAny("apps_played", me.appsPlayed),
          ...ifAny("coins", me.gained),
          ...ifAny("streaks", me.streak?.longest ?? 0),
          ...ifAny("time_spent", me.timeSpent),
        }
      : {},
  };
}

const STATE_SQL = `
  select jsonb_build_object(
    'balance', w.balance, 'gained', w.gained, 'entries', (select count(*) from private.ledger l where l.wallet_id = w.id),
    'unpaid', (
      select coalesce(jsonb_agg(kind || ' ' || coins order by (kind || ' ' || coins) collate "C"), '[]')
      from private.credits c where c.user_id = u.user_id and not is_paid
    ),
    'streak', (
      select jsonb_build_array(s.current_streak, s.longest_streak, (extract(epoch from s.last_claim) * 1000000)::bigint)
      from public.streak s where s.user_id = u.user_id
    ),
    'shownStreak', u.current_streak, 'timeSpent', u.time_spent, 'appsPlayed', u.apps_played,
    'plays', (select coalesce(jsonb_agg(app_id order by app_id collate "C"), '[]') from public.apps_played p where p.user_id = u.user_id),
    'items', (select coalesce(jsonb_agg(item order by item collate "C"), '[]') from public.items_unlocked i where i.user_id = u.user_id),
    'worn', (
      select coalesce(jsonb_agg(item order by item collate "C"), '[]')
      from public.items_unlocked i where i.user_id = u.user_id and equipped
    ),
    'icon', u.icon, 'badges', (select coalesce(jsonb_agg(b order by b collate "C"), '[]') from unnest(u.badges) b),
    'favourites', (
      select coalesce(jsonb_agg(app_id order by app_id collate "C"), '[]') from public.favorite_apps f where f.user_id = u.user_id
    ),
    'boards', (
      select coalesce(jsonb_object_agg(board, value), '{}')
      from private.standings t where t.user_id = u.user_id and period = 'all'
    )
  )
  from public.my_users u join private.wallets w using (user_id) where u.user_id = $1`;

async function readState(site: RulesSite, id: string): Promise<unknown> {
  const [row] = await site.sql(STATE_SQL, id);
  return row?.[0] ? (JSON.parse(row[0]) as unknown) : null;
}
