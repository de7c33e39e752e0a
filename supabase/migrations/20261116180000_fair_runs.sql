-- What stops one solved run of a day from standing on the board under several names, and what stops looking at seeds
-- until a lucky one comes. What a replay proves, and what it does not, is in docs/RULES.md.

-- Whoever replays a run of the day is told those of other players that are nearest to it.
create index game_runs_of_a_day on public.game_runs (app_id, seed, frames) where mode = 'daily' and log is not null;

-- The inputs of up to five runs of the same day that others handed in before, nearest in length and score first. A copy
-- is about as long as what it was copied from.
create function private.runs_alike(run public.game_runs) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(near.log) from (
      select other.log from public.game_runs other
      where other.app_id = run.app_id and other.seed = run.seed and other.mode = 'daily' and other.log is not null
        and other.frames between run.frames - run.frames / 20 - 60 and run.frames + run.frames / 20 + 60
        and other.user_id <> run.user_id and other.submitted_at <= run.submitted_at
        and other.status in ('submitted', 'accepted')
      order by abs(other.frames - run.frames), abs(coalesce(other.score, other.claimed_score) - run.claimed_score), other.submitted_at
      limit 5
    ) as near
  ), '[]');
end $$;

create or replace function private.take_run(which uuid, asker uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  run public.game_runs;
  told jsonb;
begin
  select * into run from public.game_runs where id = which for update;
  if not found then return null; end if;
  if run.user_id <> asker then return jsonb_build_object('is_anothers', true); end if;
  select jsonb_build_object(
    'run_id', run.id, 'status', coalesce(s.status, run.status), 'submission_id', s.id, 'reason', run.reason,
    'score', coalesce(run.score, run.claimed_score)
  ) into told from (select) as one left join public.leaderboard_submissions s on s.run_id = run.id;
  if run.status <> 'submitted' or run.tried_at > at - interval '30 seconds' then return told; end if;
  update public.game_runs set tries = tries + 1, tried_at = at where id = which;
  return told || jsonb_build_object('replay', jsonb_build_object(
    'app_id', run.app_id, 'sim_version', run.sim_version, 'seed', run.seed, 'frames', run.frames, 'log', run.log,
    'claimed_score', run.claimed_score, 'claimed_hash', run.claimed_hash, 'tries', run.tries + 1,
    'others', case run.mode when 'daily' then private.runs_alike(run) else '[]' end,
    'checkpoints', coalesce((
      select jsonb_agg(jsonb_build_object('frame', c.frame, 'hash', c.hash, 'log_hash', c.log_hash) order by c.frame)
      from private.game_checkpoints c where c.run_id = which
    ), '[]')
  ));
end $$;

-- Until when a run of a new account waits for one of the first five places of a day.
alter table public.leaderboard_submissions add column waits_until timestamptz;
create index leaderboard_submissions_waiting on public.leaderboard_submissions (waits_until) where waits_until is not null;

-- Whether a score would stand among the first places of a board of its class.
create function private.enters_first(places int, app public.apps, player uuid, score bigint, which text, key text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from private.standings
      where board = which and period = key and user_id <> player
        and sort_value <= case app.score_order when 'asc' then score else -score end
      limit places
    ) as better
  ) < places;
end $$;

create or replace function private.enters_top_ten(app public.apps, player uuid, score bigint, which text, key text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.enters_first(10, app, player, score, which, key);
end $$;

-- Until when a new account waits for the place this score would have; null when it does not. On the day that a site or a
-- school begins everybody is new, so nobody waits while fewer than five others stand there.
create function private.waits_for_first_five(app public.apps, player uuid, score bigint, which text, key text) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  places constant int := 5;
  known_from timestamptz;
begin
  select created_at + interval '1 day' into known_from from public.my_users where user_id = player;
  if known_from <= private.now() then return null; end if;
  if (select count(*) from (select from private.standings where board = which and period = key and user_id <> player limit places) as others) < places then
    return null;
  end if;
  return case when private.enters_first(places, app, player, score, which, key) then known_from end;
end $$;

create or replace function private.rank_score(scored public.leaderboard_submissions) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  app public.apps;
  at timestamptz := coalesce(scored.verified_at, scored.created_at);
  which text := 'scores/' || scored.app_id;
  keys text[] := array['all', private.week_key(at), private.day_key(at)];
  played_on timestamptz;
  waits timestamptz;
begin
  -- Whoever is suspended stands on no board; when it ends, this is asked again.
  if private.is_banned(scored.user_id) then return false; end if;
  select * into app from public.apps where id = scored.app_id;
  -- Everybody knows the day's seed, so it counts among those who played it and nowhere else.
  select started_at into played_on from public.game_runs where id = scored.run_id and mode = 'daily';
  if found then
    which := 'daily/' || scored.app_id;
    keys := array[private.day_key(played_on)];
    waits := private.waits_for_first_five(app, scored.user_id, scored.score, which, keys[1]);
    if waits is distinct from scored.waits_until then
      update public.leaderboard_submissions set waits_until = waits where id = scored.id;
    end if;
    if waits is not null then return false; end if;
  end if;
  -- Nobody watched an offline run: it stays off the first ten.
  if scored.offline and private.enters_top_ten(app, scored.user_id, scored.score, which, keys[1]) then return false; end if;
  insert into private.standings as known (user_id, board, period, value, sort_value, reached_at, submission_id)
  select scored.user_id, which, key, scored.score,
    case app.score_order when 'asc' then scored.score else -scored.score end, at, scored.id
  from unnest(keys) as key
  on conflict (user_id, board, period) do update set
    value = excluded.value, sort_value = excluded.sort_value,
    reached_at = excluded.reached_at, submission_id = excluded.submission_id
  where excluded.sort_value < known.sort_value;
  return true;
end $$;

-- The answer says why a run that is true is not on the board yet.
create or replace function private.judge_run(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run public.game_runs;
  scored public.leaderboard_submissions;
  on_board boolean := false;
  waits timestamptz;
begin
  select * into run from public.game_runs where id = which for update;
  if not found or run.status <> 'submitted' then
    raise sqlstate 'PT409' using message = 'This run does not wait to be replayed.';
  end if;
  update public.game_runs
  set status = case when accept then 'accepted' else 'rejected' end, score = replayed, reason = left(why, 500)
  where id = which;
  delete from private.game_checkpoints where run_id = which;
  update public.leaderboard_submissions set
    status = case when accept then 'verified' else 'rejected' end,
    proof = case when accept then 'replay' else proof end,
    score = case when accept then replayed else leaderboard_submissions.score end,
    reason = left(why, 500), verified_at = private.now()
  where leaderboard_submissions.run_id = which returning * into scored;
  if accept then
    on_board := private.rank_score(scored);
    select waits_until into waits from public.leaderboard_submissions where id = scored.id;
  end if;
  perform private.forget_logs(run.user_id, run.app_id);
  return jsonb_build_object(
    'submission_id', scored.id, 'status', scored.status, 'score', scored.score, 'on_board', on_board
  ) || case when waits is null then '{}' else jsonb_build_object(
    'reason', 'Replayed by the server, and true. New accounts wait a day for the first five places.'
  ) end;
end $$;

-- Gives those who have waited their place.
create function private.rank_waiting() returns void
language plpgsql security definer set search_path = '' as $$
declare
  scored public.leaderboard_submissions;
begin
  for scored in
    update public.leaderboard_submissions set waits_until = null where waits_until <= private.now() returning *
  loop
    if scored.status = 'verified' then perform private.rank_score(scored); end if;
  end loop;
end $$;

create or replace function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_moderation();
  perform private.rank_waiting();
  return private.sweep_play();
end $$;

-- A run that is begun shows its seed, whether it is finished or not: many that were left are looking for a lucky seed.
create function private.stop_seed_search(player uuid, app text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  unfinished constant int := 40;
begin
  if (
    select count(*) from (
      select from public.game_runs
      where user_id = player and app_id = app and mode = 'ranked' and status in ('open', 'abandoned')
        and started_at > private.now() - interval '10 minutes'
      limit unfinished
    ) as left_alone
  ) >= unfinished then
    raise sqlstate 'PT429' using message = 'You have left many runs unfinished. Wait a few minutes.';
  end if;
end $$;

create or replace function private.start_run(app text, how text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  today date := (at at time zone 'UTC')::date;
  offline_tickets constant int := 5;
  class public.apps;
  promised private.daily_seeds;
  run public.game_runs;
begin
  select * into class from public.apps where id = app and listed and verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if class.sim_version is null then
    raise sqlstate 'PT409' using message = 'This class has nothing to play yet.';
  end if;
  if how is null or how not in ('ranked', 'offline', 'daily') then
    raise sqlstate 'PT400' using message = 'A run is ranked, offline or daily.';
  end if;
  if (select count(*) from public.game_runs where user_id = wallet.user_id and started_at > at - interval '1 minute') >= 20 then
    raise sqlstate 'PT429' using message = 'That is a lot of runs. Take a breath.';
  end if;
  perform private.spend(wallet.user_id, 'runs');
  if how = 'ranked' then perform private.stop_seed_search(wallet.user_id, app); end if;
  if how <> 'offline' then
    -- One open run per class: starting again gives up the one before.
    update public.game_runs set status = 'abandoned'
    where user_id = wallet.user_id and app_id = app and mode = how and status = 'open';
  elsif (
    select count(*) from public.game_runs
    where user_id = wallet.user_id and app_id = app and mode = 'offline' and status = 'open' and expires_at > at
  ) >= offline_tickets then
    raise sqlstate 'PT409' using message = 'There are tickets left for this class.';
  end if;
  if how = 'daily' then
    select * into promised from private.daily_seeds where app_id = app and day = today;
    if not found then
      perform private.promise_seeds();
      select * into promised from private.daily_seeds where app_id = app and day = today;
    end if;
  end if;
  insert into public.game_runs (user_id, app_id, mode, sim_version, seed, started_at, expires_at)
  values (
    wallet.user_id, app, how, class.sim_version, coalesce(promised.seed, private.random_seed()), at,
    case how
      when 'offline' then at + interval '7 days'
      when 'daily' then least(at + interval '2 hours', private.day_is_told_at(today))
      else at + interval '2 hours'
    end
  ) returning * into run;
  return jsonb_build_object(
    'run_id', run.id, 'seed', run.seed, 'mode', run.mode, 'sim_version', run.sim_version,
    'started_at', run.started_at, 'expires_at', run.expires_at, 'day', promised.day, 'commitment', promised.commitment
  );
end $$;

revoke execute on all functions in schema private from public;
