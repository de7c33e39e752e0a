-- Modes: ways to play a game with a board each, from the key `modes` of game.json. A mode with levels has one board per
-- level. In SQL the id of a mode or level is called `variant`, because a run's `mode` says how it counts; '' is the
-- first mode.

alter table public.apps
  add column score_version int not null default 1 check (score_version between 1 and 999),
  add column score_least bigint;
comment on column public.apps.score_version is
  'Counts up when scores of a class are no longer comparable. Scores of different versions are on different boards.';
comment on column public.apps.score_least is
  'The worst score that is ranked: the lowest, or the highest where lower is better. Null: every score is ranked.';

create table public.app_modes (
  app_id text references public.apps (id) on delete cascade,
  id text check (id ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and length(id) <= 24),
  position int not null,
  title text not null check (length(title) between 1 and 40),
  hint text not null check (length(hint) <= 160),
  -- A mode with levels has the variants {id}-1 … {id}-{levels}.
  levels int check (levels between 1 and 120),
  primary key (app_id, id)
);
comment on table public.app_modes is 'The modes of classes that have more than one. Nothing about a person.';
alter table public.app_modes enable row level security;
-- The class's own row security decides who sees it.
create policy "everybody sees the modes of the classes they see" on public.app_modes for select to anon, authenticated
  using (exists (select from public.apps a where a.id = app_id));
revoke all on public.app_modes from anon, authenticated;
grant select on public.app_modes to anon, authenticated;

-- Whether a class has a mode or level with this id.
create function private.has_variant(app text, variant text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return variant = '' or exists (
    select from public.app_modes m
    where m.app_id = app and case
      when m.levels is null then m.id = variant
      when variant ~ '^[a-z0-9-]+-[1-9][0-9]{0,2}$' then
        regexp_replace(variant, '-[0-9]+$', '') = m.id and substring(variant from '[0-9]+$')::int <= m.levels
      else false
    end
  );
end $$;

alter function private.sync_catalogue(jsonb) rename to sync_games;

-- Writes the given games to the catalogue, with their modes, and returns the classes that changed.
create function private.sync_catalogue(games jsonb) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  changed text[] := private.sync_games(games);
  also text[];
begin
  with wanted as (
    select game ->> 'id' as app_id, coalesce((game #>> '{score,version}')::int, 1) as version, (game #>> '{score,least}')::bigint as least
    from jsonb_array_elements(games) as game
    where not exists (select from public.apps a where a.id = game ->> 'id' and private.is_made_class(a))
  ), modes as (
    select wanted.app_id, mode ->> 'id' as id, place::int as position, mode ->> 'title' as title, mode ->> 'hint' as hint,
      (mode ->> 'levels')::int as levels
    from jsonb_array_elements(games) as game join wanted on wanted.app_id = game ->> 'id'
    cross join jsonb_array_elements(coalesce(game -> 'modes', '[]')) with ordinality as listed (mode, place)
  ), removed as (
    delete from public.app_modes known using wanted
    where known.app_id = wanted.app_id
      and not exists (select from modes where modes.app_id = known.app_id and modes.id = known.id)
    returning known.app_id
  ), written as (
    insert into public.app_modes as known (app_id, id, position, title, hint, levels) select * from modes
    on conflict (app_id, id) do update set
      position = excluded.position, title = excluded.title, hint = excluded.hint, levels = excluded.levels
    where (known.position, known.title, known.hint, known.levels)
      is distinct from (excluded.position, excluded.title, excluded.hint, excluded.levels)
    returning known.app_id
  ), scored as (
    update public.apps a set score_version = wanted.version, score_least = wanted.least from wanted
    where a.id = wanted.app_id and (a.score_version, a.score_least) is distinct from (wanted.version, wanted.least)
    returning a.id
  )
  select array_agg(app_id) into also
  from (select app_id from removed union all select app_id from written union all select id from scored) as any_of_it;
  return array(select distinct id from unnest(changed || also) as id order by id);
end $$;

-- Runs are pinned to their mode and to the version of the scores at their start.
alter table public.game_runs
  add column variant text not null default '' check (variant ~ '^([a-z0-9]+(-[a-z0-9]+)*)?$' and length(variant) <= 24),
  add column score_version int not null default 1;
alter table public.leaderboard_submissions add column score_version int not null default 1;
-- A player's best run in a mode, also if it is on no board.
create index game_runs_best on public.game_runs (user_id, app_id, variant, score_version, score) where status = 'accepted';

create function private.pin_score_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.score_version := coalesce((select a.score_version from public.apps a where a.id = new.app_id), 1);
  return new;
end $$;
create trigger pin_score_version before insert on public.game_runs
for each row execute function private.pin_score_version();

-- A score has the version of its run; a typed one that of its class.
create function private.pin_submission_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.score_version := coalesce(
    (select r.score_version from public.game_runs r where r.id = new.run_id),
    (select a.score_version from public.apps a where a.id = new.app_id), 1
  );
  return new;
end $$;
create trigger pin_submission_version before insert on public.leaderboard_submissions
for each row execute function private.pin_submission_version();

-- The name of a board: scores/skyhop, scores/lumen@2, scores/lumen@2/map-7.
create function private.board_name(app text, version int, variant text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'scores/' || app || case when version > 1 then '@' || version else '' end || case when variant <> '' then '/' || variant else '' end;
end $$;

-- The current board of a class's mode.
create function private.score_board(app text, variant text default '') returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.board_name(app, coalesce((select a.score_version from public.apps a where a.id = app), 1), coalesce(variant, ''));
end $$;

create function private.start_run(app text, how text, variant text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  ticket jsonb := private.start_run(app, how);
  wanted text := coalesce(start_run.variant, '');
  run public.game_runs;
begin
  -- An error here also rolls back the new run.
  if wanted <> '' then
    if how = 'daily' then
      raise sqlstate 'PT400' using message = 'The daily challenge is played in the first mode of its class.';
    end if;
    if not private.has_variant(app, wanted) then
      raise sqlstate 'PT400' using message = 'This class has no such mode.';
    end if;
    update public.game_runs r set variant = wanted where r.id = (ticket ->> 'run_id')::uuid;
  end if;
  select * into run from public.game_runs r where r.id = (ticket ->> 'run_id')::uuid;
  return ticket || jsonb_build_object('variant', run.variant, 'board', case
    when run.mode = 'daily' then 'daily/' || app
    when run.sim_version is null then 'paced/' || app
    else private.board_name(app, run.score_version, run.variant)
  end);
end $$;

-- Two functions of one name would be ambiguous for a call without a variant.
drop function public.start_run(text, text);

-- Starts a run (ranked, offline or daily) in a mode of a class and returns its ticket: run id, seed, rules version,
-- variant and board.
create function public.start_run(app_id text, mode text default 'ranked', variant text default '') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.start_run(app_id, mode, variant); end $$;

-- A run to replay; a daily run comes with the most similar runs, one of a creator's class with the file of its rules.
create or replace function private.take_run_to_compare(which uuid, asker uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := private.take_own_run_to_compare(which, asker);
  rules text := private.foreign_rules_of(told #>> '{replay,app_id}', told #>> '{replay,sim_version}');
begin
  if told -> 'replay' is null then return told; end if;
  told := jsonb_set(told, '{replay,variant}', to_jsonb((select r.variant from public.game_runs r where r.id = which)));
  return case when rules is null then told else jsonb_set(told, '{replay,foreign_rules}', to_jsonb(rules)) end;
end $$;

create or replace function private.get_replay(submission uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  found_run record;
begin
  select s.id, s.app_id, s.user_id, s.score, r.seed, r.log, r.frames, r.mode, r.variant, r.sim_version, r.started_at, u.username,
    coalesce(r.sim_version = a.sim_version, false) as is_current, r.score_version <> a.score_version as is_old_scoring
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
    'seed', found_run.seed, 'log', found_run.log, 'frames', found_run.frames, 'mode', found_run.mode, 'variant', found_run.variant,
    'sim_version', found_run.sim_version, 'is_current', found_run.is_current, 'is_old_scoring', found_run.is_old_scoring
  );
end $$;

alter function private.clip_payload(public.clips, uuid) rename to clip_payload_without_mode;

-- A clip with the part of the replay that it shows, and the mode that was played.
create function private.clip_payload(clip public.clips, viewer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.clip_payload_without_mode(clip, viewer) || (
    select jsonb_build_object('variant', r.variant)
    from public.leaderboard_submissions s join public.game_runs r on r.id = s.run_id where s.id = clip.submission_id
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.start_run(text, text) from anon, authenticated;
-- Visitors may call it, so that they read why they are refused.
grant execute on function private.start_run(text, text, text) to anon, authenticated;
revoke execute on function public.start_run(text, text, text) from public, anon, authenticated;
grant execute on function public.start_run(text, text, text) to anon, authenticated;
