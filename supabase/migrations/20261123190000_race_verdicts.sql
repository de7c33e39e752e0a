-- Verdicts of a race come several at a time: thirty runs are handed in within seconds, and the two calls for each of them
-- take longer than its replay.

-- A run of a race as verify-run gets it, marked as taken.
create function private.take_race_run(run private.race_runs, at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  race private.races;
  app public.apps;
  rules text;
begin
  update private.race_runs u set tries = u.tries + 1, tried_at = at where u.id = run.id;
  select * into race from private.races r where r.id = run.race_id;
  select * into app from public.apps a where a.id = race.app_id;
  rules := private.foreign_rules_of(race.app_id, run.sim_version);
  return jsonb_build_object('run_id', run.id, 'replay', jsonb_build_object(
    'is_race', true, 'app_id', race.app_id, 'sim_version', run.sim_version, 'seed', run.seed, 'variant', race.variant, 'frames', run.frames,
    'log', run.log, 'claimed_score', run.claimed_score, 'claimed_hash', run.claimed_hash, 'tries', run.tries + 1,
    'submitted_at', run.submitted_at, 'checkpoints', '[]'::jsonb, 'rivals', private.race_rivals_alike(run),
    'needs_hands', private.race_needs_hands(run, app)
  ) || case when rules is null then '{}' else jsonb_build_object('foreign_rules', rules) end);
end $$;

-- Takes runs of races to replay, the oldest first. A run that was tried before comes alone: it may have ended its thread,
-- and the others must not lose their attempts with it.
create function private.next_race_runs(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  run private.race_runs;
  taken jsonb := '[]';
begin
  for run in
    select * from private.race_runs u
    where u.status = 'submitted' and (u.tried_at is null or u.tried_at <= at - private.replay_lease(u.tries))
    order by u.submitted_at limit least(greatest(most, 1), 16) for update skip locked
  loop
    if run.tries > 0 and taken <> '[]' then continue; end if;
    taken := taken || private.take_race_run(run, at);
    exit when run.tries > 0;
  end loop;
  return taken;
end $$;

create or replace function private.next_race_run() returns jsonb
language plpgsql security definer set search_path = '' as $$ begin return private.next_race_runs(1) -> 0; end $$;

-- Runs to replay: several of races, or one of a player, or none. A podium waits for runs of races, so they come first
-- three times out of four.
create function private.next_runs(most int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  is_race_first boolean := random() < 0.75;
  taken jsonb := case when is_race_first then private.next_race_runs(most) else '[]' end;
  run jsonb;
begin
  if taken <> '[]' then return taken; end if;
  run := private.next_run();
  if run is not null then return jsonb_build_array(run); end if;
  return case when is_race_first then '[]' else private.next_race_runs(most) end;
end $$;

-- For verify-run.
create function public.next_runs(most int) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.next_runs(most); end $$;

-- Stores verdicts on runs of races. Null stands for a run that has a verdict already: another process was faster.
create function private.judge_race_runs(verdicts jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  verdict jsonb;
  judged jsonb := '[]';
begin
  -- The races before their runs, as everywhere, and always in the same order.
  perform from private.races r where r.id in (
    select u.race_id from private.race_runs u
    where u.id in (select (v ->> 'run_id')::uuid from jsonb_array_elements(verdicts) as v)
  ) order by r.id for update;
  for verdict in select * from jsonb_array_elements(verdicts) loop
    begin
      judged := judged || private.judge_race_run(
        (verdict ->> 'run_id')::uuid, (verdict ->> 'accept')::boolean, (verdict ->> 'score')::bigint, verdict ->> 'reason', verdict -> 'hands',
        array(select n::int from jsonb_array_elements_text(coalesce(verdict -> 'alike', '[]')) as n)
      );
    exception when sqlstate 'PT409' then
      judged := judged || 'null'::jsonb;
    end;
  end loop;
  return judged;
end $$;

create function public.judge_race_runs(verdicts jsonb) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_race_runs(verdicts); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.next_runs(int), private.judge_race_runs(jsonb) to service_role;
revoke execute on function public.next_runs(int), public.judge_race_runs(jsonb) from public, anon, authenticated;
grant execute on function public.next_runs(int), public.judge_race_runs(jsonb) to service_role;
