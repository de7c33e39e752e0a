-- Submitted runs wait in a queue for their replay. The queue is fair among players, and an attempt that did not end is
-- repeated later and later, because it may have been the server's fault.

create index game_runs_tried on public.game_runs (user_id, tried_at desc) where tried_at is not null;

-- How long an attempt to replay a run may take before the run is given to another: 30 seconds, doubled by each attempt.
create function private.replay_lease(tries int) returns interval
language plpgsql immutable set search_path = '' as $$
begin
  return interval '30 seconds' * 2 ^ least(greatest(tries, 1) - 1, 6);
end $$;

-- The state of a submitted run and, if it waits for its replay, all data for it. `asker` is the player who asks; null
-- is the site.
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
  if run.status <> 'submitted' or run.tried_at > at - private.replay_lease(run.tries) then return told; end if;
  update public.game_runs set tries = tries + 1, tried_at = at where id = which;
  return told || jsonb_build_object('replay', jsonb_build_object(
    'app_id', run.app_id, 'sim_version', run.sim_version, 'seed', run.seed, 'frames', run.frames, 'log', run.log,
    'claimed_score', run.claimed_score, 'claimed_hash', run.claimed_hash, 'tries', run.tries + 1,
    'submitted_at', run.submitted_at,
    'checkpoints', coalesce((
      select jsonb_agg(jsonb_build_object('frame', c.frame, 'hash', c.hash, 'log_hash', c.log_hash) order by c.frame)
      from private.game_checkpoints c where c.run_id = which
    ), '[]')
  ));
end $$;

-- Takes the next run to replay, or returns null. Players take turns: a player's oldest run counts from its submission or
-- from the player's last replay, whichever is later, so many runs of one player do not delay the others.
create function private.next_run() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  chosen uuid;
begin
  select run.id into chosen
  from (
    select distinct on (w.user_id) w.id, w.user_id, w.submitted_at from (
      -- Only among the oldest ones, so that a long queue does not make each choice slow.
      select q.id, q.user_id, q.submitted_at from public.game_runs q
      where q.status = 'submitted' and (q.tried_at is null or q.tried_at <= at - private.replay_lease(q.tries))
      order by q.submitted_at limit 500
    ) as w
    order by w.user_id, w.submitted_at
  ) as oldest
  cross join lateral (
    select max(s.tried_at) as last from public.game_runs s where s.user_id = oldest.user_id and s.tried_at is not null
  ) as served
  join public.game_runs run on run.id = oldest.id
  -- Repeated here, because another process may have taken the run in the meantime.
  where run.status = 'submitted' and (run.tried_at is null or run.tried_at <= at - private.replay_lease(run.tries))
  order by greatest(oldest.submitted_at, served.last), run.id
  limit 1 for update of run skip locked;
  if chosen is null then return null; end if;
  return private.take_run_to_compare(chosen, null);
end $$;

create function public.next_run() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.next_run(); end $$;

-- Returns a run to the queue that could not be replayed for a reason that is not its own. The attempt does not count,
-- unless the run has been given to another in the meantime.
create function private.put_back_run(which uuid, attempt int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.game_runs set tries = tries - 1 where id = which and status = 'submitted' and tries > 0 and tries = attempt;
end $$;

create function public.put_back_run(run_id uuid, attempt int) returns void
language plpgsql set search_path = '' as $$ begin perform private.put_back_run(run_id, attempt); end $$;

revoke execute on function private.replay_lease(int), private.next_run(), private.put_back_run(uuid, int) from public;
revoke execute on function public.next_run(), public.put_back_run(uuid, int) from public, anon, authenticated;
grant execute on function private.next_run(), private.put_back_run(uuid, int) to service_role;
grant execute on function public.next_run(), public.put_back_run(uuid, int) to service_role;
