-- Paced scores: scores of classes that the server cannot replay. While such a class is played, the page notes the score
-- every ten seconds, and a score counts only if it grew at a possible pace. Such scores have boards of their own,
-- 'paced/{app}', and pay no coins.

alter table public.apps add column score_per_second bigint check (score_per_second between 1 and 1000000000);
comment on column public.apps.score_per_second is
  'How many points a second of play can bring at most. Null: scores of this class are not paced.';

alter table public.leaderboard_submissions drop constraint leaderboard_submissions_proof_check;
alter table public.leaderboard_submissions
  add constraint leaderboard_submissions_proof_check check (proof in ('claimed', 'screenshot', 'replay', 'paced'));

-- Whether scores of a class are paced.
create function private.is_paced(app public.apps) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return app.verifier = 'bounds' and app.score_per_second is not null;
end $$;

create table private.score_ticks (
  run_id uuid references public.game_runs (id) on delete cascade,
  second int check (second between 0 and 7202),
  score bigint not null,
  arrived_at timestamptz not null,
  primary key (run_id, second)
);
comment on table private.score_ticks is
  'Kept about a person: the score of a paced run every ten seconds. Why: the score is judged by how it grew. How long: until the run is sent in, 30 days if a moderator reviews it, or until the account is deleted.';
alter table private.score_ticks enable row level security;

insert into private.write_limits (bucket, burst, every, sentence) values
  ('ticks', 60, '4 seconds', 'This run notes its score too often.');

-- A run without a rules version is paced: there is nothing to replay.
create function private.start_paced_run(app text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  run public.game_runs;
begin
  if (select count(*) from public.game_runs where user_id = wallet.user_id and started_at > at - interval '1 minute') >= 20 then
    raise sqlstate 'PT429' using message = 'You can start 20 runs a minute. Wait a moment.';
  end if;
  perform private.spend(wallet.user_id, 'runs');
  -- One open run per class: starting another abandons the previous one.
  update public.game_runs set status = 'abandoned'
  where user_id = wallet.user_id and app_id = app and mode = 'ranked' and status = 'open';
  insert into public.game_runs (user_id, app_id, mode, seed, started_at, expires_at)
  values (wallet.user_id, app, 'ranked', private.random_seed(), at, at + interval '2 hours') returning * into run;
  return jsonb_build_object(
    'run_id', run.id, 'seed', run.seed, 'mode', run.mode, 'sim_version', null,
    'started_at', run.started_at, 'expires_at', run.expires_at, 'day', null, 'commitment', null
  );
end $$;

alter function private.start_run(text, text) rename to start_replayed_run;

create function private.start_run(app text, how text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.apps a where a.id = app and a.listed and private.is_paced(a)) then
    return private.start_replayed_run(app, how);
  end if;
  perform private.require_caller();
  if how is distinct from 'ranked' then
    raise sqlstate 'PT400' using message = 'Runs of this class are always ranked.';
  end if;
  return private.start_paced_run(app);
end $$;

-- Keeps paced runs out of the queue of replays.
create function private.refuse_replay_of_paced() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.apps a where a.id = new.app_id and private.is_paced(a)) then
    raise sqlstate 'PT409' using message = 'Runs of this class are not replayed.';
  end if;
  return new;
end $$;
create trigger refuse_replay_of_paced before update of status on public.game_runs
for each row when (new.status = 'submitted' and new.sim_version is null) execute function private.refuse_replay_of_paced();

-- The caller's open paced run, locked; refuses everything else.
create function private.take_paced_run(which uuid, player uuid, at timestamptz) returns public.game_runs
language plpgsql security definer set search_path = '' as $$
declare
  run public.game_runs;
begin
  select * into run from public.game_runs where id = which and user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run was already submitted or abandoned.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if run.sim_version is not null or not exists (
    select from public.apps a where a.id = run.app_id and a.listed and private.is_paced(a)
  ) then
    raise sqlstate 'PT409' using message = 'Scores of this class are not paced.';
  end if;
  return run;
end $$;

-- Refuses a score that is out of range, or too high for the time since the run started.
create function private.check_pace(app public.apps, run public.game_runs, score bigint, at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  grace_seconds constant int := 1;
begin
  perform private.check_score(app, score);
  if score > app.score_per_second::numeric * (extract(epoch from at - run.started_at)::numeric + grace_seconds) then
    raise sqlstate 'PT409' using message = 'This score is too high for the time that was played.';
  end if;
end $$;

create function private.note_score(which uuid, at_second int, noted bigint) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  -- The page notes the score this often; a timer can be a second late.
  tick_seconds constant int := 10;
  grace_seconds constant int := 1;
  run public.game_runs;
  app public.apps;
  before private.score_ticks;
  gap numeric;
begin
  -- The wallet is locked first, as everywhere.
  perform from private.wallets where user_id = caller for update;
  run := private.take_paced_run(which, caller, at);
  select * into app from public.apps where id = run.app_id;
  perform private.check_pace(app, run, noted, at);
  if at_second is null or at_second < 0 or at_second > extract(epoch from at - run.started_at) + 2 then
    raise sqlstate 'PT409' using message = 'This score was noted too early.';
  end if;
  select * into before from private.score_ticks where run_id = which order by second desc limit 1;
  if not found then
    -- A run starts with the possible score that is nearest to zero.
    before.second := -1;
    before.score := greatest(app.score_min, least(app.score_max, 0));
    before.arrived_at := run.started_at;
  end if;
  if at_second <= before.second then
    raise sqlstate 'PT409' using message = 'Scores must be noted in the order of their seconds.';
  end if;
  gap := least(tick_seconds, extract(epoch from at - before.arrived_at)::numeric) + grace_seconds;
  if abs(noted::numeric - before.score) > app.score_per_second * gap then
    raise sqlstate 'PT409' using message = 'This score changed too much since it was last noted.';
  end if;
  perform private.spend(caller, 'ticks');
  insert into private.score_ticks (run_id, second, score, arrived_at) values (which, at_second, noted, at);
  return at_second;
end $$;

-- Notes the score of a paced run, every ten seconds while it is played and once at its end.
create function public.note_score(run_id uuid, second int, score bigint) returns int
language plpgsql set search_path = '' as $$ begin return private.note_score(run_id, second, score); end $$;

create function private.submit_paced(which uuid, claimed bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  run public.game_runs := private.take_paced_run(which, wallet.user_id, at);
  app public.apps;
  last_noted bigint;
  waiting public.leaderboard_submissions;
  scored public.leaderboard_submissions;
  verdict text := 'verified';
  why text;
begin
  select * into app from public.apps where id = run.app_id;
  perform private.check_pace(app, run, claimed, at);
  select t.score into last_noted from private.score_ticks t where t.run_id = which order by t.second desc limit 1;
  if last_noted is distinct from claimed then
    raise sqlstate 'PT409' using message = 'This score is not the last one that was noted.';
  end if;
  if (
    select count(*) from public.leaderboard_submissions
    where user_id = wallet.user_id and created_at > at - interval '1 minute' and run_id is not null
  ) >= 6 then
    raise sqlstate 'PT429' using message = 'You can submit six runs a minute. Wait a moment.';
  end if;
  perform private.spend(wallet.user_id, 'submissions');

  if private.enters_top_ten(app, wallet.user_id, claimed, 'paced/' || app.id, 'all') then
    verdict := 'in_review';
    -- Only a player's best score waits, so that nobody fills the queue.
    select * into waiting from public.leaderboard_submissions s
    where s.user_id = wallet.user_id and s.app_id = app.id and s.proof = 'paced' and s.status = 'in_review' for update;
    if found and private.is_better(app, claimed, waiting.score) then
      update public.leaderboard_submissions set status = 'rejected', reason = 'You have sent in a better score since.' where id = waiting.id;
    elsif waiting.id is not null then
      verdict := 'rejected';
      why := format('Your score of %s is at least as good and already waits for a moderator.', waiting.score);
    end if;
  end if;
  update public.game_runs
  set status = case verdict when 'rejected' then 'rejected' else 'accepted' end, submitted_at = at,
    claimed_score = claimed, score = claimed, reason = why
  where id = which;
  delete from private.game_checkpoints where run_id = which;
  if verdict <> 'in_review' then
    delete from private.score_ticks where run_id = which;
  end if;
  insert into public.leaderboard_submissions (user_id, app_id, score, run_id, status, proof, reason, created_at, verified_at)
  values (
    wallet.user_id, app.id, claimed, which, verdict, 'paced', why, at, case verdict when 'verified' then at end
  ) returning * into scored;
  return jsonb_build_object(
    'submission_id', scored.id, 'status', scored.status, 'score', scored.score, 'reason', scored.reason,
    'on_board', scored.status = 'verified' and private.rank_score(scored)
  );
end $$;

-- Submits a finished paced run. The score must be the one that was noted last. It counts at once, or waits for a
-- moderator if it would be among the first ten.
create function public.submit_paced(run_id uuid, score bigint) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.submit_paced(run_id, score); end $$;

create function private.is_better(app public.apps, one bigint, other bigint) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return case app.score_order when 'asc' then one < other else one > other end;
end $$;

-- Paced scores cannot be typed in as well.
create function private.refuse_typed_paced() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.apps a where a.id = new.app_id and a.listed and private.is_paced(a)) then
    raise sqlstate 'PT403' using message = 'You cannot type in a score for this class. Play it, and the score counts by itself.';
  end if;
  return new;
end $$;
create trigger refuse_typed_paced before insert on public.leaderboard_submissions
for each row when (current_user in ('anon', 'authenticated')) execute function private.refuse_typed_paced();

-- Boards.

alter function private.place_score(public.leaderboard_submissions) rename to place_proved_score;

-- Puts an accepted score on its boards if it is the player's best there. False when it may not be on any board.
create function private.place_score(scored public.leaderboard_submissions) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := coalesce(scored.verified_at, scored.created_at);
begin
  if scored.proof <> 'paced' then return private.place_proved_score(scored); end if;
  if private.is_banned(scored.user_id) then return false; end if;
  insert into private.standings as known (user_id, board, period, value, sort_value, reached_at, submission_id)
  select scored.user_id, 'paced/' || scored.app_id, key, scored.score,
    case a.score_order when 'asc' then scored.score else -scored.score end, at, scored.id
  from public.apps a, unnest(array['all', private.week_key(at), private.day_key(at)]) as key
  where a.id = scored.app_id
  on conflict (user_id, board, period) do update set
    value = excluded.value, sort_value = excluded.sort_value,
    reached_at = excluded.reached_at, submission_id = excluded.submission_id
  where excluded.sort_value < known.sort_value;
  return true;
end $$;

create or replace function private.rank_again(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.standings where user_id = player and board in ('scores/' || app, 'daily/' || app, 'paced/' || app);
  perform private.rank_score(s) from public.leaderboard_submissions s
  where user_id = player and app_id = app and status in ('image_ok', 'verified')
  order by coalesce(verified_at, created_at);
end $$;

create or replace function private.period_key(board text, period text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if board = 'streaks' then
    if period in ('now', 'all') then return period; end if;
  elsif board in ('coins', 'time_spent', 'apps_played') or board like 'scores/%' or board like 'paced/%' then
    if period = 'all' then return 'all'; end if;
    if period = 'week' then return private.week_key(at); end if;
    if period = 'day' then return private.day_key(at); end if;
    if period = 'season' and board = 'coins' then return private.season_key(at); end if;
  elsif board like 'daily/%' then
    if period = 'day' then return private.day_key(at); end if;
    -- A past day, as long as its board is kept.
    if period ~ '^\d{4}-\d{2}-\d{2}$' then return 'day:' || period; end if;
  else
    raise sqlstate 'PT404' using message = 'There is no such board.';
  end if;
  raise sqlstate 'PT400' using message = 'This board does not have that period.';
end $$;

-- `is_paced` tells the scores of paced boards from replayed ones.
create or replace function private.get_leaderboard_data(player uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if not exists (select from public.my_users where user_id = player) then return null; end if;
  return jsonb_build_object(
    'top_streaks', private.rank_around(player, 'streaks', 'now'),
    'top_time_spent', private.rank_around(player, 'time_spent', 'all'),
    'top_apps_played', private.rank_around(player, 'apps_played', 'all'),
    'top_coins_this_week', private.rank_around(player, 'coins', private.week_key(at)),
    'app_high_scores', coalesce((
      select jsonb_agg(
        best.place || jsonb_build_object('app_id', split_part(best.board, '/', 2), 'is_paced', best.board like 'paced/%')
        order by best.reached_at desc
      ) from (
        select board, reached_at, private.rank_around(player, board, 'all') as place
        from private.standings where user_id = player and (board like 'scores/%' or board like 'paced/%') and period = 'all'
        order by reached_at desc limit 5
      ) as best
    ), '[]')
  );
end $$;

-- Review: paced scores wait in the queue of the screenshots and show their curve instead.

alter function private.score_card(text) rename to picture_card;

create function private.score_card(submission text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.picture_card(submission) || (
    select jsonb_build_object('proof', s.proof, 'unit', a.score_unit) || case s.proof when 'paced' then jsonb_build_object(
      'per_second', a.score_per_second, 'order', a.score_order,
      'played_seconds', extract(epoch from r.submitted_at - r.started_at)::int,
      'curve', coalesce((
        select jsonb_agg(jsonb_build_array(t.second, t.score) order by t.second) from private.score_ticks t where t.run_id = r.id
      ), '[]')
    ) else '{}' end
    from public.leaderboard_submissions s join public.apps a on a.id = s.app_id left join public.game_runs r on r.id = s.run_id
    where s.id::text = submission
  );
end $$;

alter function private.decide_score(uuid, boolean, text) rename to decide_proved_score;

-- A moderator's or operator's decision on a score. Can also reject a score that was accepted before.
create function private.decide_score(submission uuid, accept boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  scored public.leaderboard_submissions;
begin
  select * into scored from public.leaderboard_submissions where id = submission and proof = 'paced' for update;
  if not found then return private.decide_proved_score(submission, accept, why); end if;
  if accept then
    if scored.status <> 'in_review' then
      raise sqlstate 'PT409' using message = format('This score is %s, not in review.', replace(scored.status, '_', ' '));
    end if;
    update public.leaderboard_submissions set status = 'verified', reason = nullif(why, ''), verified_at = private.now()
    where id = submission returning * into scored;
    perform private.rank_score(scored);
  else
    if coalesce(why, '') = '' then
      raise sqlstate 'PT400' using message = 'Give a reason to reject a score.';
    end if;
    update public.leaderboard_submissions set status = 'rejected', reason = left(why, 500)
    where id = submission returning * into scored;
    perform private.rank_again(scored.user_id, scored.app_id);
  end if;
  return jsonb_build_object('id', scored.id, 'status', scored.status, 'reason', scored.reason);
end $$;

alter function private.undo_scores(uuid, jsonb) rename to undo_proved_scores;

-- A decision on a paced score can be undone either way, because nothing of it is deleted at once.
create function private.undo_scores(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  scored public.leaderboard_submissions;
begin
  if not exists (select from public.leaderboard_submissions where id::text = decision ->> 'subject' and proof = 'paced') then
    return private.undo_proved_scores(viewer, decision);
  end if;
  perform from private.wallets where user_id = player for update;
  update public.leaderboard_submissions set status = 'in_review', reason = null, verified_at = null
  where id::text = decision ->> 'subject' and status = case decision ->> 'verb' when 'accept' then 'verified' else 'rejected' end
  returning * into scored;
  if not found then
    raise sqlstate 'PT409' using message = 'This score has changed since the decision.';
  end if;
  perform private.rank_again(player, scored.app_id);
  perform private.notify(player, 'decision', 'A moderator is reviewing one of your scores again.', '/leaderboard');
  return '{}';
end $$;

-- What is kept, and how long.

create function private.sweep_paced() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.score_ticks t using public.game_runs r
  where r.id = t.run_id and (
    r.status in ('abandoned', 'rejected') or (r.status = 'accepted' and r.submitted_at < private.now() - interval '30 days')
  );
end $$;

alter function private.sweep() rename to sweep_without_paced;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_paced();
  return private.sweep_without_paced();
end $$;

alter function private.export_my_data() rename to export_without_paced;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.export_without_paced() || jsonb_build_object('score_ticks', (
    select coalesce(jsonb_agg(jsonb_build_object('run_id', t.run_id, 'second', t.second, 'score', t.score) order by t.arrived_at), '[]')
    from private.score_ticks t join public.game_runs r on r.id = t.run_id where r.user_id = auth.uid()
  ));
end $$;

alter function private.audit() rename to audit_without_paced;

create function private.audit() returns table (rule text, subject text, finding text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select * from private.audit_without_paced()
  union all
    select 'paced boards have paced scores, and other boards have none', t.user_id::text, t.board
    from private.standings t left join public.leaderboard_submissions s on s.id = t.submission_id
    where (t.board like 'paced/%') <> (coalesce(s.proof, '') = 'paced')
      or (t.board like 'paced/%' and (s.status <> 'verified' or s.score <> t.value or s.user_id <> t.user_id));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.start_replayed_run(text, text), private.export_without_paced() from anon, authenticated;
revoke execute on function private.sweep_without_paced() from service_role;
grant execute on function private.sweep() to service_role;
-- Visitors may call these, so that they read why they are refused.
grant execute on function
  private.export_my_data(), private.start_run(text, text), private.note_score(uuid, int, bigint), private.submit_paced(uuid, bigint)
  to anon, authenticated;
revoke execute on function public.note_score(uuid, int, bigint), public.submit_paced(uuid, bigint) from public, anon, authenticated;
grant execute on function public.note_score(uuid, int, bigint), public.submit_paced(uuid, bigint) to anon, authenticated;
