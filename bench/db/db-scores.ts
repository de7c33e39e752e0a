import { FILLED_AT, type FillPlan, type FillStep } from "./db-people.ts";

const AT = `timestamptz '${FILLED_AT}'`;
const DAYS_KEPT = `(${AT} - interval '8 days')::date`;
const WEEKS_KEPT = `date_trunc('week', (${AT} - interval '9 weeks') at time zone 'UTC')::date`;

/** Fills high scores with their proofs, and the resulting standings. */
export function scoreSteps({ seed }: FillPlan): FillStep[] {
  const roll = (salt: number) => `bench.roll(i * 2000::bigint + app * 2 + n, ${seed * 1000 + salt})`;
  const id = (letter: string) => `md5('${seed}${letter}' || i || '/' || app || '/' || n)::uuid`;
  return [
    {
      what: "scores",
      sql: `
        create unlogged table bench.scores as
        select i, user_id, a.id as app_id, ${id("s")} as id, verifier = 'replay' as replayed, ${id("p")} as proof_id, score_order,
          last_at + make_interval(secs => 20 * n) as at, ${roll(40)} < 0.95 as accepted,
          case score_order when 'asc' then floor(20000 + 100000 * ${roll(41)}) else least(1e9, floor(500 * power(${roll(41)}, -0.6))) end::bigint as score
        from bench.plays join bench.people using (i) join bench.apps a using (app) cross join generate_series(0, 1) n
        where ${roll(42)} < 0.3 - 0.2 * n;

        insert into public.game_runs
          (id, user_id, app_id, mode, seed, status, started_at, expires_at, submitted_at, frames, claimed_score, claimed_hash, log, score)
        select proof_id, user_id, app_id, 'ranked', md5(id::text), case when accepted then 'accepted' else 'rejected' end,
          at - interval '3 minutes', at + interval '2 hours', at, 9000, score, md5(app_id), repeat('AAEC', 30), score
        from bench.scores where replayed;
        insert into public.leaderboard_submissions (id, user_id, app_id, score, run_id, status, proof, image, reason, created_at, verified_at)
        select id, user_id, app_id, score, case when replayed then proof_id end,
          case when not accepted then 'rejected' when replayed then 'verified' else 'image_ok' end,
          case when not accepted then 'claimed' when replayed then 'replay' else 'screenshot' end,
          case when accepted and not replayed then proof_id || '.webp' end, case when not accepted then 'no proof' end, at, at
        from bench.scores order by at;
        insert into storage.objects (id, bucket_id, name, created_at)
        select proof_id, 'leaderboard_images', proof_id || '.webp', at from bench.scores where accepted and not replayed;`,
    },
    {
      what: "standings of coins, time and classes",
      sql: `
        create unlogged table bench.standings (user_id uuid, board text, period text, value bigint, reached_at timestamptz);
        insert into bench.standings
          select p.user_id, s.board, s.period, s.value, s.reached_at from (
            select i, 'coins', 'all', gained, last_at from bench.totals
            union all select i, 'coins', case when day < date '2025-10-01' then 'season:1' else 'season:2' end as season, sum(coins), max(last_at)
              from bench.daily group by i, season
            union all select i, 'coins', 'week:' || date_trunc('week', day)::date as week, sum(coins), max(last_at)
              from bench.daily where day >= ${WEEKS_KEPT} group by i, week
            union all select i, 'coins', 'day:' || day, coins, last_at from bench.daily where day >= ${DAYS_KEPT}
            union all select i, 'time_spent', 'all', pings * 5, last_ping from bench.totals where pings > 0
            union all select i, 'time_spent', 'week:' || date_trunc('week', day)::date as week, sum(pings) * 5, max(last_ping)
              from bench.daily where day >= ${WEEKS_KEPT} and pings > 0 group by i, week
            union all select i, 'time_spent', 'day:' || day, pings * 5, last_ping from bench.daily where day >= ${DAYS_KEPT} and pings > 0
            union all select i, 'apps_played', period, count(*), max(first_at) from bench.plays
              cross join lateral (values ('all'), (case when first_at >= ${WEEKS_KEPT} then 'week:' || date_trunc('week', first_at)::date end),
                (case when first_at >= ${DAYS_KEPT} then 'day:' || first_at::date end)) as periods (period)
              where period is not null group by i, period
          ) as s (i, board, period, value, reached_at) join bench.people p using (i);
        insert into bench.standings
          select user_id, 'streaks', 'all', longest_streak, last_claim from public.streak
          union all select user_id, 'streaks', 'now', current_streak, last_claim from public.streak where last_claim >= ${AT} - interval '2 days';`,
    },
    {
      what: "standings in order, and of scores",
      sql: `
        insert into private.standings (user_id, board, period, value, sort_value, reached_at)
        select user_id, board, period, value, -value, reached_at from bench.standings order by user_id;
        insert into private.standings (user_id, board, period, value, sort_value, reached_at, submission_id)
        select distinct on (user_id, app_id, period) user_id, 'scores/' || app_id, period, score, sort_value, at, id from (
          select *, case score_order when 'asc' then score else -score end as sort_value from bench.scores where accepted
        ) as s
        cross join lateral (values ('all'), (case when at >= ${WEEKS_KEPT} then 'week:' || date_trunc('week', at)::date end),
          (case when at >= ${DAYS_KEPT} then 'day:' || at::date end)) as periods (period)
        where period is not null order by user_id, app_id, period, sort_value, at, id;`,
    },
  ];
}
