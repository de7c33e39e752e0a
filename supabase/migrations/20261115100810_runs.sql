-- Runs of our own games: started with a random seed, followed by checkpoints, submitted, replayed with the rules
-- version they were played with, and watchable.

create function private.random_seed() returns text
language plpgsql volatile set search_path = '' as $$
begin
  return substr(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'), 1, 32);
end $$;

-- The commitment to a day's seed, published before the day: sha256 of "skyhop 2026-11-15 {seed}".
create function private.seed_promise(app text, day date, seed text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256((app || ' ' || to_char(day, 'YYYY-MM-DD') || ' ' || seed)::bytea), 'hex');
end $$;

-- The seed that all players get on a day (UTC). Clients cannot read this table; start_run returns the seed on its day.
create table private.daily_seeds (
  app_id text references public.apps (id) on delete cascade,
  day date,
  seed text not null default private.random_seed() check (seed ~ '^[0-9a-f]{32}$'),
  commitment text not null generated always as (private.seed_promise(app_id, day, seed)) stored,
  -- Before the day starts, except for a class that was added later.
  committed_at timestamptz not null,
  primary key (app_id, day)
);
alter table private.daily_seeds enable row level security;

-- Creates the seeds of today and the next seven days, for classes that do not have them yet.
create function private.promise_seeds() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  today date := (at at time zone 'UTC')::date;
begin
  insert into private.daily_seeds (app_id, day, committed_at)
  select a.id, today + ahead, at
  from public.apps a cross join generate_series(0, 7) as ahead
  where a.listed and a.verifier = 'replay' and a.sim_version is not null
    and not exists (select from private.daily_seeds s where s.app_id = a.id and s.day = today + ahead)
  on conflict do nothing;
end $$;

-- When runs of a day can no longer be submitted. From then on its seed and replays are public.
create function private.day_is_told_at(day date) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  -- A run that started at midnight has twenty minutes to play and ten to pause.
  return (day + 1)::timestamp at time zone 'UTC' + interval '30 minutes';
end $$;

create function private.get_daily_seeds(app text, page int)
returns table (day date, commitment text, committed_at timestamptz, seed text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select s.day, s.commitment, s.committed_at, case when private.day_is_told_at(s.day) <= private.now() then s.seed end
    from private.daily_seeds s join public.apps a on a.id = s.app_id
    where s.app_id = app and a.listed
    order by s.day desc limit least(greatest(coalesce(page, 15), 1), 400);
end $$;

-- The commitments of a class's days, latest day first, with the seeds of the days that are over.
create function public.get_daily_seeds(p_app_id text, p_limit int default 15)
returns table (day date, commitment text, committed_at timestamptz, seed text)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_daily_seeds(p_app_id, p_limit);
end $$;

create function private.start_run(app text, how text) returns jsonb
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
  if how <> 'offline' then
    -- One open run per class and mode: starting another abandons the previous one.
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

-- Starts a run (ranked, offline or daily) and returns its ticket: run id, seed, rules version.
create function public.start_run(app_id text, mode text default 'ranked') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.start_run(app_id, mode); end $$;

-- A run's checkpoints: hashes of state and inputs at a frame, and the arrival time. Deleted after the verdict.
create table private.game_checkpoints (
  run_id uuid references public.game_runs (id) on delete cascade,
  frame int check (frame between 600 and 72000 and frame % 600 = 0),
  hash bigint not null check (hash between 0 and 4294967295),
  log_hash bigint not null check (log_hash between 0 and 4294967295),
  arrived_at timestamptz not null,
  primary key (run_id, frame)
);
alter table private.game_checkpoints enable row level security;

create function private.checkpoint_run(which uuid, at_frame int, state_hash bigint, inputs_hash bigint) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  run public.game_runs;
  before private.game_checkpoints;
begin
  -- The wallet's lock is not needed, because no other row is locked here.
  select * into run from public.game_runs where id = which and user_id = caller for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run has been used.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if at - run.started_at < make_interval(secs => at_frame / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run is ahead of its time.';
  end if;
  select * into before from private.game_checkpoints where run_id = which order by frame desc limit 1;
  if before.frame >= at_frame then
    raise sqlstate 'PT409' using message = 'A run goes forward only.';
  end if;
  if before.arrived_at > at - interval '8 seconds' then
    raise sqlstate 'PT429' using message = 'One checkpoint every ten seconds.';
  end if;
  insert into private.game_checkpoints (run_id, frame, hash, log_hash, arrived_at)
  values (which, at_frame, state_hash, inputs_hash, at);
  return at_frame;
end $$;

-- Records a run's state every 600 frames while it is played, so that the player cannot go back and change inputs later.
create function public.checkpoint_run(run_id uuid, frame int, hash bigint, log_hash bigint) returns int
language plpgsql set search_path = '' as $$ begin return private.checkpoint_run(run_id, frame, hash, log_hash); end $$;

-- Whether a run was followed live: a checkpoint at least every 30 seconds, and at most about ten minutes of pauses.
create function private.was_followed(run public.game_runs) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  silence constant int := 1800;
begin
  if run.mode = 'offline' then return false; end if;
  if run.submitted_at - run.started_at > make_interval(secs => run.frames / 60.0) + interval '11 minutes' then return false; end if;
  return not exists (
    select from (
      select lead(heard.frame, 1, run.frames) over (order by heard.frame) - heard.frame as frames from (
        select 0 as frame union all select c.frame from private.game_checkpoints c where c.run_id = run.id and c.frame < run.frames
      ) as heard
    ) as silent where silent.frames > silence
  );
end $$;

create function private.submit_run(which uuid, inputs text, claimed bigint, hash text, length_frames int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  run public.game_runs;
  app public.apps;
  scored public.leaderboard_submissions;
begin
  select * into run from public.game_runs where id = which and user_id = wallet.user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run has been used.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if coalesce(inputs, '') !~ '^[A-Za-z0-9+/]*={0,2}$' or length_frames is null then
    raise sqlstate 'PT400' using message = 'A run comes with its inputs and its length.';
  end if;
  select * into app from public.apps where id = run.app_id;
  perform private.check_score(app, claimed);
  -- At 60 frames a second, a run cannot take less time than its frames.
  if at - run.started_at < make_interval(secs => length_frames / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run ended before it could have been played.';
  end if;
  if (
    select count(*) from public.leaderboard_submissions
    where user_id = wallet.user_id and created_at > at - interval '1 minute' and run_id is not null
  ) >= 6 then
    raise sqlstate 'PT429' using message = 'Six runs a minute are the most there can be.';
  end if;
  update public.game_runs
  set status = 'submitted', submitted_at = at, frames = length_frames, claimed_score = claimed, claimed_hash = hash, log = inputs
  where id = which returning * into run;
  insert into public.leaderboard_submissions (user_id, app_id, score, run_id, proof, offline, created_at)
  values (wallet.user_id, run.app_id, claimed, which, 'claimed', not private.was_followed(run), at) returning * into scored;
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status);
end $$;

-- Submits a finished run: the input log in base64 and the hash of the last state in decimal. The score that counts
-- comes from the replay, by the edge function `verify-run`.
create function public.submit_run(run_id uuid, log text, score bigint, final_hash text, frames int) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.submit_run(run_id, log, score, final_hash, frames);
end $$;

-- The state of a submitted run and, if it waits for its replay, all data for it. `asker` is the player who asks; null
-- is the site. The one who gets a replay has 30 seconds before it is given to another.
create function private.take_run(which uuid, asker uuid) returns jsonb
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
    'checkpoints', coalesce((
      select jsonb_agg(jsonb_build_object('frame', c.frame, 'hash', c.hash, 'log_hash', c.log_hash) order by c.frame)
      from private.game_checkpoints c where c.run_id = which
    ), '[]')
  ));
end $$;

create function public.take_run(run_id uuid, p_user_id uuid default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.take_run(run_id, p_user_id); end $$;

-- Deletes input logs of old runs. Keeps a player's last twenty per class and those on a board.
create function private.forget_logs(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.game_runs r set log = null
  where r.id in (
    select id from public.game_runs where user_id = player and app_id = app and log is not null order by submitted_at desc offset 20
  ) and r.status in ('accepted', 'rejected') and not exists (
    select from public.leaderboard_submissions s join private.standings t on t.submission_id = s.id
    where s.run_id = r.id and t.user_id = player and t.board in ('scores/' || app, 'daily/' || app)
  );
end $$;

-- Stores the result of a run's replay.
create function private.judge_run(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run public.game_runs;
  scored public.leaderboard_submissions;
  on_board boolean := false;
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
  if accept then on_board := private.rank_score(scored); end if;
  perform private.forget_logs(run.user_id, run.app_id);
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status, 'score', scored.score, 'on_board', on_board);
end $$;

create function public.judge_run(run_id uuid, accept boolean, score bigint, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_run(run_id, accept, score, reason); end $$;

create function private.get_replay(submission uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_run record;
begin
  select s.id, s.app_id, s.user_id, s.score, r.seed, r.log, r.frames, r.mode, r.sim_version, r.started_at, u.username,
    coalesce(r.sim_version = a.sim_version, false) as is_current
  into found_run
  from public.leaderboard_submissions s
  join public.game_runs r on r.id = s.run_id
  join public.my_users u on u.user_id = s.user_id
  join public.apps a on a.id = s.app_id
  where s.id = submission and s.status = 'verified' and a.listed and r.log is not null;
  if not found or private.is_banned(found_run.user_id) then
    raise sqlstate 'PT404' using message = 'There is no such replay.';
  end if;
  -- A visible replay of today's seed could be copied and submitted by others.
  if found_run.mode = 'daily' and found_run.user_id is distinct from auth.uid()
    and private.day_is_told_at((found_run.started_at at time zone 'UTC')::date) > private.now() then
    raise sqlstate 'PT403' using message = 'Replays of a day can be watched when the day is over.';
  end if;
  return jsonb_build_object(
    'submission_id', found_run.id, 'app_id', found_run.app_id, 'username', found_run.username, 'score', found_run.score,
    'seed', found_run.seed, 'log', found_run.log, 'frames', found_run.frames, 'mode', found_run.mode,
    'sim_version', found_run.sim_version, 'is_current', found_run.is_current
  );
end $$;

-- A verified run's replay, for everybody. `is_current` says whether it was played with the current rules version.
create function public.get_replay(submission_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_replay(submission_id); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.start_run(text, text), private.checkpoint_run(uuid, int, bigint, bigint),
  private.submit_run(uuid, text, bigint, text, int)
  to authenticated;
grant execute on function private.get_replay(uuid), private.get_daily_seeds(text, int) to anon, authenticated;
grant execute on function private.take_run(uuid, uuid), private.judge_run(uuid, boolean, bigint, text) to service_role;
revoke execute on function
  public.start_run(text, text), public.checkpoint_run(uuid, int, bigint, bigint),
  public.submit_run(uuid, text, bigint, text, int), public.get_replay(uuid), public.get_daily_seeds(text, int),
  public.take_run(uuid, uuid), public.judge_run(uuid, boolean, bigint, text)
  from public, anon, authenticated;
grant execute on function
  public.start_run(text, text), public.checkpoint_run(uuid, int, bigint, bigint),
  public.submit_run(uuid, text, bigint, text, int)
  to authenticated;
grant execute on function public.get_replay(uuid), public.get_daily_seeds(text, int) to anon, authenticated;
grant execute on function public.take_run(uuid, uuid), public.judge_run(uuid, boolean, bigint, text) to service_role;
