-- Two defences: against copies of one daily run under several names, and against restarting until a lucky seed comes.
-- docs/RULES.md says what a replay proves and what it does not.

-- Finds the most similar runs of other players when a daily run is replayed.
create index game_runs_of_a_day on public.game_runs (app_id, seed, frames) where mode = 'daily' and log is not null;

-- The inputs of up to five earlier runs of the same day by other players, most similar in length and score first: a
-- copy is about as long as the original.
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

-- A run to replay; a daily run comes with the most similar runs.
create function private.take_run_to_compare(which uuid, asker uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := private.take_run(which, asker);
  run public.game_runs;
begin
  if told -> 'replay' is null then return told; end if;
  select * into run from public.game_runs where id = which;
  return jsonb_set(told, '{replay,others}', case run.mode when 'daily' then private.runs_alike(run) else '[]' end);
end $$;

create or replace function public.take_run(run_id uuid, p_user_id uuid default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.take_run_to_compare(run_id, p_user_id); end $$;

-- Until when a daily run of a new account must wait for one of the first five places.
alter table public.leaderboard_submissions add column waits_until timestamptz;
create index leaderboard_submissions_waiting on public.leaderboard_submissions (waits_until) where waits_until is not null;

-- Whether a score would be among the first places of a board of its class.
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

-- Until when a new account must wait for this score's place; null when it need not. On a site's first day all accounts
-- are new, so nobody waits while fewer than five other players are on the board.
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

alter function private.rank_score(public.leaderboard_submissions) rename to place_score;

-- Puts an accepted score on its boards, unless it must wait. False when it is on none.
create function private.rank_score(scored public.leaderboard_submissions) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  played_on timestamptz := (select started_at from public.game_runs where id = scored.run_id and mode = 'daily');
  waits timestamptz;
begin
  if played_on is null then return private.place_score(scored); end if;
  waits := private.waits_for_first_five(
    (select a from public.apps a where id = scored.app_id), scored.user_id, scored.score,
    'daily/' || scored.app_id, private.day_key(played_on)
  );
  if waits is distinct from scored.waits_until then
    update public.leaderboard_submissions set waits_until = waits where id = scored.id;
  end if;
  return waits is null and private.place_score(scored);
end $$;

-- Stores the verdict on a run, and explains why a correct run is not on the board yet.
create function private.judge_and_explain(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  judged jsonb := private.judge_run(which, accept, replayed, why);
begin
  if exists (select from public.leaderboard_submissions where run_id = which and waits_until is not null) then
    return judged || jsonb_build_object(
      'reason', 'Replayed by the server, and true. New accounts wait a day for the first five places.'
    );
  end if;
  return judged;
end $$;

create or replace function public.judge_run(run_id uuid, accept boolean, score bigint, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_and_explain(run_id, accept, score, reason); end $$;

-- Ranks the scores whose waiting time is over.
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

-- Starting a run reveals its seed, so a player who abandons many runs is searching for a lucky one.
create function private.stop_seed_search() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unfinished constant int := 40;
begin
  if (
    select count(*) from (
      select from public.game_runs
      where user_id = new.user_id and app_id = new.app_id and mode = 'ranked' and status in ('open', 'abandoned')
        and started_at > private.now() - interval '10 minutes'
      limit unfinished
    ) as left_alone
  ) >= unfinished then
    raise sqlstate 'PT429' using message = 'You have left many runs unfinished. Wait a few minutes.';
  end if;
  return new;
end $$;

create trigger stop_seed_search before insert on public.game_runs
for each row when (new.mode = 'ranked') execute function private.stop_seed_search();

revoke execute on all functions in schema private from public;
grant execute on function private.take_run_to_compare(uuid, uuid), private.judge_and_explain(uuid, boolean, bigint, text) to service_role;
