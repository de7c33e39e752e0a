-- The report of a run: what it changed for its player. It is made with the verdict, so that the page needs one call.

alter table public.game_runs add column report jsonb;
create index game_runs_with_report on public.game_runs (submitted_at) where report is not null;

-- A player's best verified score in a run's mode, on whatever board or on none. A daily run is compared with others of
-- its day only.
create function private.best_like(run public.game_runs) returns bigint
language plpgsql stable security definer set search_path = '' as $$
declare
  best bigint;
  is_asc boolean := (select a.score_order = 'asc' from public.apps a where a.id = run.app_id);
begin
  if run.mode = 'daily' then
    select case when is_asc then min(r.score) else max(r.score) end into best
    from public.game_runs r join public.leaderboard_submissions s on s.run_id = r.id
    where r.user_id = run.user_id and r.app_id = run.app_id and r.started_at > run.started_at - interval '1 day' and r.mode = 'daily' and r.seed = run.seed and r.id <> run.id
      and r.status = 'accepted' and s.status = 'verified';
    return best;
  end if;
  -- Two queries, because each follows the index in one direction.
  if is_asc then
    select r.score into best from public.game_runs r join public.leaderboard_submissions s on s.run_id = r.id
    where r.user_id = run.user_id and r.app_id = run.app_id and r.variant = run.variant and r.score_version = run.score_version
      and r.status = 'accepted' and r.mode <> 'daily' and r.id <> run.id and s.status = 'verified'
    order by r.score limit 1;
  else
    select r.score into best from public.game_runs r join public.leaderboard_submissions s on s.run_id = r.id
    where r.user_id = run.user_id and r.app_id = run.app_id and r.variant = run.variant and r.score_version = run.score_version
      and r.status = 'accepted' and r.mode <> 'daily' and r.id <> run.id and s.status = 'verified'
    order by r.score desc limit 1;
  end if;
  return best;
end $$;

-- The board and period that a run counts on.
create function private.place_of(run public.game_runs, out board text, out period text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if run.mode = 'daily' then
    board := 'daily/' || run.app_id;
    period := private.day_key(run.started_at);
  else
    board := private.board_name(run.app_id, run.score_version, run.variant);
    period := 'all';
  end if;
end $$;

create function private.rank_on(player uuid, which text, key text) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select r.rank from private.standings s cross join lateral private.rank_of(s) r
    where s.user_id = player and s.board = which and s.period = key
  );
end $$;

-- The score to beat next: of the player above, or of the tenth for a player who is not on the board.
create function private.next_rival(player uuid, which text, key text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  stands private.standings;
begin
  select * into stands from private.standings where user_id = player and board = which and period = key;
  return (
    select jsonb_build_object('name', u.username, 'score', s.value) from (
      select o.user_id, o.value from private.standings o
      where stands.user_id is not null and o.board = which and o.period = key
        and (o.sort_value, o.reached_at, o.user_id) < (stands.sort_value, stands.reached_at, stands.user_id)
      order by o.sort_value desc, o.reached_at desc, o.user_id desc limit 1
    ) as s join public.my_users u using (user_id)
    union all
    select jsonb_build_object('name', b.username, 'score', b.value) from (
      select * from private.board_page(which, key, 0, 10) where stands.user_id is null order by rank desc limit 1
    ) as b
  );
end $$;

-- The Dabloons that a player gained since a run began, and what they did for the pass: `level` tiers are reached, of
-- which `gained` since then.
create function private.gains_of(run public.game_runs) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  season int := (select number from public.seasons where starts_at <= private.now() order by starts_at desc limit 1);
  gained bigint := coalesce((
    select sum(l.amt) from private.ledger l join private.wallets w on w.id = l.wallet_id
    where w.user_id = run.user_id and l.created_at >= run.started_at and l.amt > 0
      and l.kind in ('time_spent', 'app_played', 'streak_claim')
  ), 0);
  total bigint := coalesce((
    select value from private.standings where user_id = run.user_id and board = 'coins' and period = 'season:' || season
  ), 0);
begin
  return jsonb_build_object('coins', gained) || (
    select case when count(*) = 0 then '{}' else jsonb_build_object('pass', jsonb_build_object(
      'level', count(*) filter (where price <= total), 'gained', count(*) filter (where price <= total and price > total - gained)
    )) end
    from public.shop_items where battlepass_season = season
  );
end $$;

-- What an accepted run changed for its player. `best_before` and `rank_before` are from before the verdict.
create function private.report_on(run public.game_runs, best_before bigint, rank_before bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  app public.apps;
  place record;
  streak public.streak;
  told jsonb;
begin
  select * into app from public.apps where id = run.app_id;
  select * into place from private.place_of(run);
  select * into streak from public.streak where user_id = run.user_id;
  told := jsonb_build_object(
    'board', place.board, 'variant', run.variant, 'previous_best', best_before,
    'best', case when best_before is null or private.is_better(app, run.score, best_before) then run.score else best_before end,
    'rank_before', rank_before, 'rank', private.rank_on(run.user_id, place.board, place.period),
    'next', private.next_rival(run.user_id, place.board, place.period),
    'streak', jsonb_build_object(
      'days', private.effective_streak(run.user_id, at), 'is_new', coalesce(streak.last_claim >= run.started_at, false)
    )
  );
  if not private.is_ranked_score(app, run.score_version, run.score) then
    told := told || jsonb_build_object('least', app.score_least);
  end if;
  -- An offline run was started long before it was played.
  return case run.mode when 'offline' then told else told || private.gains_of(run) end;
end $$;

-- Stores the verdict on a run and reports what it changed.
create function private.judge_and_report(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run public.game_runs;
  place record;
  best_before bigint;
  rank_before bigint;
  judged jsonb;
  app public.apps;
begin
  select * into run from public.game_runs where id = which;
  if found then
    select * into place from private.place_of(run);
    best_before := private.best_like(run);
    rank_before := private.rank_on(run.user_id, place.board, place.period);
  end if;
  judged := private.judge_and_explain(which, accept, replayed, why);
  if not accept then return judged; end if;
  run.score := replayed;
  run.report := private.report_on(run, best_before, rank_before) || jsonb_build_object('on_board', judged -> 'on_board');
  update public.game_runs set report = run.report where id = which;
  if run.report ? 'least' then
    select * into app from public.apps where id = run.app_id;
    judged := judged || jsonb_build_object('reason', format(
      'The server replayed this run and the score is correct. Scores of %s %s and %s are ranked.',
      app.score_least, app.score_unit, case app.score_order when 'asc' then 'below' else 'above' end
    ));
  end if;
  return judged || jsonb_build_object('report', run.report);
end $$;

create or replace function public.judge_run(run_id uuid, accept boolean, score bigint, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_and_report(run_id, accept, score, reason); end $$;

-- A report is news for a day.
create function private.sweep_reports() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.game_runs set report = null where report is not null and submitted_at < private.now() - interval '1 day';
end $$;

alter function private.sweep() rename to sweep_without_reports;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_reports();
  return private.sweep_without_reports();
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sweep_without_reports(), private.judge_and_explain(uuid, boolean, bigint, text) from service_role;
grant execute on function private.sweep(), private.judge_and_report(uuid, boolean, bigint, text) to service_role;
