/** The server's clock in every filled database: a Friday evening, so that day, week and season all have players. */
export const FILLED_AT = "2026-11-13T18:30:00Z";

export type FillStep = { what: string; sql: string };
export type FillPlan = { users: number; seed: number };

const TODAY = `timestamptz '${FILLED_AT.slice(0, 10)}T00:00:00Z'`;
const GENERATED_APPS = 290;
const FIRST_DAY_AGO = 520;

/** Generates the players, how much each plays, and every action, all from the seed. */
export function peopleSteps({ users, seed }: FillPlan): FillStep[] {
  const roll = (salt: number, of = "i") => `bench.roll((${of})::bigint, ${seed * 1000 + salt})`;
  // Few players do a lot: activity follows a power law.
  const pareto = (salt: number, steepness: number) => `power(${roll(salt)}, ${(-1 / steepness).toFixed(4)})`;
  return [
    {
      what: "clock and random numbers",
      sql: `
        update private.clock set skew = timestamptz '${FILLED_AT}' - clock_timestamp();
        create function bench.roll(n bigint, salt int) returns float8 language sql immutable parallel safe
          return ((hashint8extended(n, salt) & 281474976710655) + 1)::float8 / 281474976710657;`,
    },
    {
      what: `${GENERATED_APPS} more classes`,
      sql: `
        insert into public.apps (id, code, tagline, description, categories, developer, licence, icon, spine, verifier, listed, score_order)
        select 'class-' || n, 'GEN ' || 1000 + n, 'Arcade · 1 player', repeat('Made up to be measured. ', 6), '{arcade}', 'Nobody', 'MIT',
          '/covers/class-' || n || '.svg', '#5B34B8', (array['replay', 'none'])[1 + n % 2], true, (array['desc', 'asc'])[1 + (n % 10 = 0)::int]
        from generate_series(1, ${GENERATED_APPS}) n;
        update public.apps set sim_version = '0123456789abcdef' where verifier = 'replay';
        select private.promise_seeds();
        create table bench.apps as
          select row_number() over (order by created_at, id)::int as app, id, verifier, score_order from public.apps where listed;
        create table bench.goods as
          select row_number() over (order by price, id)::int as ref, id, type, price, sum(price) over (order by price, id) as spent
          from public.shop_items where listed;`,
    },
    {
      what: "players",
      sql: `
        create unlogged table bench.people as
        select i, md5('${seed}/' || i)::uuid as user_id, days, pings, plays, claims, starts, shows, age_band,
          least(gone, ${FIRST_DAY_AGO - 4} - days) as gone,
          case when gone + days * stride > ${FIRST_DAY_AGO - 4} then 1 else stride end as stride,
          1 + floor(days * ${roll(1)})::int as unbroken
        from (
          select i,
            case when ${roll(2)} < 0.08 then 0 else least(${FIRST_DAY_AGO - 20}, floor(${pareto(3, 1.1)}))::int end as days,
            least(30, floor(${pareto(4, 1.2)}))::int - 1 as pings,
            least(8, floor(${pareto(5, 2)}))::int as plays,
            floor(500 * power(${roll(6)}, 3))::int as gone,
            case when ${roll(7)} < 0.5 then 1 else 2 + floor(5 * ${roll(8)})::int end as stride,
            ${roll(9)} < 0.7 as claims,
            make_interval(secs => 18000 + 28800 * ${roll(10)}) as starts,
            ${roll(11)} < 0.3 as shows,
            (array['under-13', '13-15', '16-18', 'adult', null])[1 + floor(5 * ${roll(12)})::int] as age_band
          from generate_series(1, ${users}) i
        ) as rolled;
        alter table bench.people add primary key (i);
        analyze bench.people;`,
    },
    {
      what: "activity of players",
      sql: `
        create unlogged table bench.events as
        select i,
          case when n > pings then 1 + (floor(apps * power(${roll(13, "i * 1000::bigint + ago")}, 3))::int + (n - pings) * 7) % apps end as ref,
          -- Each day a little later, so that claims are more than a day apart; pings every five minutes, plays of a minute.
          ${TODAY} - make_interval(days => ago) + starts
            + make_interval(secs => (600 - ago) * 10 + case when n > pings then 30 + (n - pings) * 65 else n * 300 end
              + case when n > 0 then 5 * ${roll(14, "i * 100000::bigint + ago * 50 + n")} else 0 end) as at,
          case when n = 0 then 100 when n <= pings then 5 else 1 end * case when doubled then 2 else 1 end as amt,
          case when n = 0 then 1 when n <= pings then 2 else 3 end::smallint as kind, doubled
        from (
          select p.i, p.pings, p.starts, n, ago, claims and (n > 0 or (stride = 1 and day < days and day <> unbroken)) as doubled
          from bench.people p
          cross join lateral generate_series(1, days) as day
          cross join lateral (select gone + (day - 1) * stride + case when stride = 1 and day > unbroken then 3 else 0 end) as a (ago)
          cross join lateral generate_series(case when claims then 0 else 1 end, pings + plays) as n
        ) as done, (select count(*)::int as apps from bench.apps) as catalogue;
        analyze bench.events;

        create unlogged table bench.daily as
          select i, (at at time zone 'UTC')::date as day, sum(amt) as coins, max(at) as last_at,
            count(*) filter (where kind = 2) as pings, max(at) filter (where kind = 2) as last_ping
          from bench.events group by i, day;
        create unlogged table bench.totals as
          select d.i, sum(coins) as gained, coalesce(sum(coins) filter (where day >= s.starts_at::date), 0) as gained_in_season,
            sum(pings) as pings, max(last_at) as last_at, max(last_ping) as last_ping, min(day) as first_day
          from bench.daily d, public.seasons s where s.number = 2 group by d.i;
        alter table bench.totals add primary key (i);
        create unlogged table bench.plays as
          select i, ref as app, min(at) as first_at, max(at) as last_at from bench.events where kind = 3 group by i, ref;
        analyze bench.daily, bench.totals, bench.plays;

        insert into bench.events
          select i, ref, last_at + make_interval(mins => ref), -price, 4, false
          from bench.totals join bench.goods on spent <= gained * ${roll(15)};`,
    },
    {
      what: "profiles",
      sql: `
        insert into auth.users (id, email, created_at) select user_id, i || '@example.org', '${FILLED_AT}' from bench.people;
        insert into public.my_users
          (user_id, username, user_about, current_streak, longest_streak, apps_played, time_spent, created_at, where_from, who_from, age_band)
        select p.user_id, 'duck' || translate(lpad(i::text, 7, '0'), '0123456789', 'abdefghijk'),
          case when ${roll(16)} < 0.2 then repeat('I like ponds. ', 3) else '' end,
          coalesce(case when gone < 2 then s.current end, 0), coalesce(s.longest, 0), coalesce(played.apps, 0), coalesce(t.pings * 5, 0),
          coalesce(t.first_day, '${FILLED_AT}'::date) + p.starts, 'a friend', 'a duck', age_band
        from bench.people p left join bench.totals t using (i)
        left join (select i, count(*) as apps from bench.plays group by i) as played using (i)
        left join lateral (
          select case stride when 1 then unbroken else 1 end as current,
            case stride when 1 then greatest(unbroken, days - unbroken) else 1 end as longest
          where claims and days > 0
        ) as s on true;
        insert into public.streak (user_id, current_streak, longest_streak, last_claim)
        select p.user_id, case stride when 1 then unbroken else 1 end, u.longest_streak,
          ${TODAY} - make_interval(days => gone, secs => (gone - 600) * 10) + starts
        from bench.people p join public.my_users u using (user_id) where claims and days > 0;
        insert into public.privacy_settings (user_id, show_activity) select user_id, shows from bench.people where ${roll(17)} < 0.6;
        insert into private.meters (user_id, next_ping_at)
        select user_id, coalesce(last_ping + interval '5 minutes', '-infinity') from bench.totals join bench.people using (i);`,
    },
  ];
}
