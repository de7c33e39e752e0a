-- Runs of a race: begun after the start, shown live, handed in, and replayed like any other run. They are on no board,
-- because rivals may see each other's inputs.

create function private.begin_race_run(which uuid, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.race_runners := private.require_seat(which, guest);
  at timestamptz := private.now();
  late_by constant interval := '30 seconds';
  race private.races;
  run private.race_runs;
  obstacle text;
begin
  select * into race from private.races r where r.id = which;
  select * into run from private.race_runs u where u.race_id = which and u.round = race.round and u.no = seat.no;
  if not found then
    if race.ended_at is not null or race.expires_at <= at then
      raise sqlstate 'PT410' using message = 'This race is over.';
    end if;
    if race.state <> 'running' then
      raise sqlstate 'PT409' using message = 'No round is running. The host starts the next one.';
    end if;
    if at < race.starts_at then
      raise sqlstate 'PT425' using message = 'The race has not started yet.', detail = ceil(extract(epoch from race.starts_at - at) * 1000)::text;
    end if;
    -- A runner who begins much later could have practised on the seed.
    if at > race.starts_at + late_by then
      raise sqlstate 'PT409' using message = 'This round has started. You can watch until the next one.';
    end if;
    obstacle := case when seat.user_id is not null then private.play_obstacle(seat.user_id, at) end;
    if obstacle is not null then
      raise sqlstate 'PT423' using message = obstacle;
    end if;
    -- The first runner draws the seed; those who come at the same moment wait for it.
    update private.races r set seed = private.random_seed() where r.id = which and r.seed is null and r.round = race.round;
    select * into race from private.races r where r.id = which;
    insert into private.race_runs (race_id, round, no, seed, sim_version, begun_at)
    values (which, race.round, seat.no, race.seed, race.sim_version, at)
    on conflict (race_id, round, no) do nothing;
    select * into run from private.race_runs u where u.race_id = which and u.round = race.round and u.no = seat.no;
    if seat.user_id is not null then perform private.touch_member(seat.user_id, race.app_id, 0); end if;
  end if;
  if run.status = 'removed' then
    raise sqlstate 'PT404' using message = 'You are not in this race.';
  end if;
  return jsonb_build_object(
    'run_id', run.id, 'seed', run.seed, 'app_id', race.app_id, 'variant', race.variant, 'sim_version', run.sim_version,
    'round', run.round, 'status', run.status, 'starts_at', race.starts_at, 'begun_at', run.begun_at, 'now', at,
    'every_ms', private.race_pace(race.rivals), 'shown', replace(encode(run.shown, 'base64'), E'\n', ''), 'shown_to', run.shown_to
  );
end $$;

-- The caller's ticket for the running round: the seed is told here, and not before the start. The same ticket again after
-- a reload, with what was shown so far.
create function public.begin_race_run(race_id uuid, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.begin_race_run(race_id, guest); end $$;

-- A run of the caller, locked.
create function private.require_race_run(which uuid, guest text) returns private.race_runs
language plpgsql security definer set search_path = '' as $$
declare
  run private.race_runs;
begin
  select u.* into run from private.race_runs u join private.race_runners r on r.race_id = u.race_id and r.no = u.no
  where u.id = which and case
    when auth.uid() is not null then r.user_id = auth.uid()
    else length(guest) = 64 and r.guest_hash = private.hash_of_guest(guest)
  end for update of u;
  if not found or run.status = 'removed' then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if auth.uid() is not null and not private.may_act() then
    perform private.require_caller();
  end if;
  return run;
end $$;

-- Decodes base64, or refuses it.
create function private.inputs_of(log text) returns bytea
language plpgsql immutable set search_path = '' as $$
begin
  if coalesce(log, '') !~ '^[A-Za-z0-9+/]*={0,2}$' then
    raise sqlstate 'PT400' using message = 'The inputs cannot be read.';
  end if;
  return decode(coalesce(log, ''), 'base64');
exception when invalid_parameter_value then
  raise sqlstate 'PT400' using message = 'The inputs cannot be read.';
end $$;

-- Sends what was not sent yet to everybody who may see it. A race with many runners gathers them for a moment, and no
-- runner waits for another: a row that is locked is sent with the next message.
create function private.tell_inputs(which uuid, at timestamptz, is_last boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  race private.races;
  gathers constant interval := '40 milliseconds';
  scores_every constant interval := '1 second';
  news jsonb;
  said jsonb;
begin
  select * into race from private.races r where r.id = which and (is_last or r.told_at <= at - gathers) for update skip locked;
  if not found then return; end if;
  with ready as (
    select u.id, u.no, u.sent_to, u.shown_to, u.live_score, substr(u.shown, u.sent_bytes + 1) as added, length(u.shown) as bytes
    from private.race_runs u
    where u.race_id = race.id and u.round = race.round and u.shown_to > u.sent_to and u.status in ('open', 'submitted')
    for update skip locked
  ), sent as (
    update private.race_runs u set sent_to = ready.shown_to, sent_bytes = ready.bytes from ready where u.id = ready.id
  )
  select jsonb_agg(jsonb_build_array(
    ready.no, ready.sent_to, ready.shown_to, ready.live_score, replace(encode(ready.added, 'base64'), E'\n', '')
  )) into news from ready;
  if news is null then return; end if;
  said := jsonb_build_object('round', race.round, 'at', at, 'runs', news);
  if race.rivals = 'ghost' then
    perform private.tell_race(race, 'live', said);
    update private.races r set told_at = at where r.id = race.id;
    return;
  end if;
  perform realtime.send(said, 'live', 'race-host:' || race.id, true);
  if is_last or race.scored_at <= at - scores_every then
    -- Score and place only: no frame and no input.
    perform private.tell_race(race, 'live', jsonb_build_object('round', race.round, 'at', at, 'runs', (
      select jsonb_agg(jsonb_build_array(u.no, null, null, u.live_score) order by u.no)
      from private.race_runs u where u.race_id = race.id and u.round = race.round and u.status <> 'removed'
    )));
    update private.races r set told_at = at, scored_at = at where r.id = race.id;
  else
    update private.races r set told_at = at where r.id = race.id;
  end if;
end $$;

create function private.show_inputs(which uuid, from_frame int, to_frame int, inputs text, claimed bigint, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  most_bytes constant int := 2048;
  most_in_all constant int := 262144;
  run private.race_runs;
  added bytea;
  played double precision;
begin
  if length(inputs) > most_bytes * 2 then
    raise sqlstate 'PT413' using message = 'These are too many inputs at once.';
  end if;
  added := private.inputs_of(inputs);
  run := private.require_race_run(which, guest);
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run has been handed in.';
  end if;
  played := extract(epoch from at - run.begun_at);
  if from_frame is distinct from run.shown_to then
    raise sqlstate 'PT409' using message = 'Inputs are shown in their order.', detail = run.shown_to::text;
  end if;
  if to_frame is null or to_frame < from_frame or to_frame > 72000 or claimed is null or abs(claimed) > 1000000000000 then
    raise sqlstate 'PT400' using message = 'Inputs come with their frames and a score.';
  end if;
  if to_frame > (played + 2) * 60 then
    raise sqlstate 'PT409' using message = 'This run is ahead of its time.', detail = run.shown_to::text;
  end if;
  if length(added) > most_bytes or length(run.shown) + length(added) > most_in_all then
    raise sqlstate 'PT413' using message = 'These are too many inputs at once.';
  end if;
  -- Five calls a second on average.
  if run.shown_times >= 10 + played * 5 then
    raise sqlstate 'PT429' using message = 'Inputs are shown four times a second.', detail = '1';
  end if;
  update private.race_runs u
  set shown = u.shown || added, shown_to = to_frame, shown_times = u.shown_times + 1, live_score = claimed where u.id = which;
  perform private.tell_inputs(run.race_id, at);
  -- Every ten seconds of play the homeroom's teacher learns that its member is playing.
  if to_frame / 600 <> from_frame / 600 and auth.uid() is not null then
    perform private.touch_member(auth.uid(), r.app_id, 10) from private.races r where r.id = run.race_id;
  end if;
  return jsonb_build_object('shown_to', to_frame);
end $$;

-- Shows what the caller pressed since the last call to those who may see it. The run that is handed in must begin with it.
create function public.show_inputs(run_id uuid, from_frame int, to_frame int, log text, score bigint, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.show_inputs(run_id, from_frame, to_frame, log, score, guest);
end $$;

-- Whether the inputs of a log before a frame are exactly those that were shown.
create function private.is_as_shown(inputs text, shown bytea, shown_to int) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return substr(decode(inputs, 'base64'), 1, private.log_bytes_before(inputs, shown_to)) = shown;
end $$;

create function private.submit_race_run(which uuid, inputs text, length_frames int, claimed bigint, hash text, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  run private.race_runs;
  race private.races;
begin
  if length(inputs) > 349528 then
    raise sqlstate 'PT413' using message = 'This run has too many inputs.';
  end if;
  perform private.inputs_of(inputs);
  -- The race before the run, as everywhere: the host may be removing the runner.
  perform from private.races r where r.id = (select u.race_id from private.race_runs u where u.id = which) for update;
  run := private.require_race_run(which, guest);
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run has been handed in.';
  end if;
  if inputs is null or length_frames is null or length_frames not between 1 and 72000 then
    raise sqlstate 'PT400' using message = 'A run needs its inputs and its length.';
  end if;
  select * into race from private.races r where r.id = run.race_id;
  perform private.check_score((select a from public.apps a where a.id = race.app_id), claimed);
  if at - run.begun_at < make_interval(secs => length_frames / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run ended before it could have been played.';
  end if;
  if run.shown_to > length_frames or not private.is_as_shown(inputs, run.shown, run.shown_to) then
    raise sqlstate 'PT409' using message = 'The inputs differ from the ones that were shown live.';
  end if;
  update private.race_runs u
  set status = 'submitted', submitted_at = at, frames = length_frames, log = inputs, claimed_score = claimed, claimed_hash = left(hash, 20),
    live_score = claimed,
    -- Half a minute that nobody saw, or a minute of pauses: the host sees that it came later.
    is_late = length_frames - u.shown_to > 1800 or at - u.begun_at > make_interval(secs => length_frames / 60.0 + 60)
  where u.id = which returning * into run;
  perform private.tell_inputs(run.race_id, at, true);
  perform private.end_finished_round(run.race_id, at);
  return jsonb_build_object('run_id', run.id, 'status', run.status, 'is_late', run.is_late);
end $$;

-- A round is over when every runner has handed in; who did not begin in time does not count.
create function private.end_finished_round(which uuid, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  race private.races;
begin
  select * into race from private.races r where r.id = which for update;
  if race.state = 'running' and not exists (
    select from private.race_runners r left join private.race_runs u on u.race_id = r.race_id and u.no = r.no and u.round = race.round
    where r.race_id = which and r.removed_at is null and r.left_at is null and (
      u.status = 'open' or (u.id is null and r.joined_at <= race.starts_at and at < race.starts_at + interval '30 seconds')
    )
  ) then
    update private.races r set state = 'podium' where r.id = which returning * into race;
  end if;
  perform private.tell_race_state(race);
end $$;

-- Hands in a run of a race; also later, when a lost connection is back. The inputs must begin with those that were shown.
create function public.submit_race_run(run_id uuid, log text, frames int, score bigint, final_hash text, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.submit_race_run(run_id, log, frames, score, final_hash, guest);
end $$;

create function private.get_race_inputs(which uuid, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.race_runners := private.race_seat(which, guest);
  race private.races;
begin
  select * into race from private.races r where r.id = which;
  if not found or (seat.no is null and race.host_id is distinct from auth.uid()) then
    raise sqlstate 'PT404' using message = 'There is no such race.';
  end if;
  if seat.no is null then perform private.require_caller(); end if;
  if not private.sees_inputs(race, auth.uid(), seat.no) then
    raise sqlstate 'PT403' using message = 'In this class, runners see only score and place of each other.';
  end if;
  return jsonb_build_object(
    'round', race.round, 'seed', race.seed, 'sim_version', race.sim_version, 'app_id', race.app_id, 'variant', race.variant,
    'starts_at', race.starts_at, 'now', private.now(),
    'runs', coalesce((
      select jsonb_agg(jsonb_build_object(
        'no', u.no, 'log', replace(encode(u.shown, 'base64'), E'\n', ''), 'to', u.shown_to, 'score', u.live_score, 'is_over', u.status <> 'open'
      ) order by u.no)
      from private.race_runs u where u.race_id = race.id and u.round = race.round and u.status <> 'removed'
    ), '[]')
  );
end $$;

-- All inputs of the current round so far, for a screen that was opened late. Only for those who may see them.
create function public.get_race_inputs(race_id uuid, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.get_race_inputs(race_id, guest); end $$;

-- Verdicts.

-- The logs of a round that a run is compared with: the twelve nearest in length.
create function private.race_rivals_alike(run private.race_runs) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('no', near.no, 'log', near.log)) from (
      select other.no, other.log from private.race_runs other
      where other.race_id = run.race_id and other.round = run.round and other.no <> run.no and other.log is not null
        and other.status in ('submitted', 'verified', 'held')
      order by abs(length(other.log) - length(run.log)), abs(other.frames - run.frames), other.no
      limit 12
    ) as near
  ), '[]');
end $$;

-- Whether a run would be among the first three of its round. Only then are its inputs judged.
create function private.race_needs_hands(run private.race_runs, app public.apps) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.setting_text('hold-runs') = 'on' and (
    select count(*) from private.race_runs o
    where o.race_id = run.race_id and o.round = run.round and o.id <> run.id and o.status in ('submitted', 'verified', 'held')
      and private.is_better(app, coalesce(o.score, o.claimed_score), run.claimed_score)
  ) < 3;
end $$;

-- Takes the next run of a race to replay, or returns null.
create function private.next_race_run() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  run private.race_runs;
  race private.races;
  app public.apps;
  rules text;
begin
  select * into run from private.race_runs u
  where u.status = 'submitted' and (u.tried_at is null or u.tried_at <= at - private.replay_lease(u.tries))
  order by u.submitted_at limit 1 for update skip locked;
  if not found then return null; end if;
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

-- A podium waits for runs of races, so they come first three times out of four.
create function private.next_run_of_any() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from private.race_runs u where u.status = 'submitted') then return private.next_run(); end if;
  if random() < 0.75 then return coalesce(private.next_race_run(), private.next_run()); end if;
  return coalesce(private.next_run(), private.next_race_run());
end $$;

create or replace function public.next_run() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.next_run_of_any(); end $$;

create function private.put_back_any(which uuid, attempt int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.race_runs u set tries = u.tries - 1 where u.id = which and u.status = 'submitted' and u.tries > 0 and u.tries = attempt;
  if not found then perform private.put_back_run(which, attempt); end if;
end $$;

create or replace function public.put_back_run(run_id uuid, attempt int) returns void
language plpgsql set search_path = '' as $$ begin perform private.put_back_any(run_id, attempt); end $$;

create function private.tell_verdict(run private.race_runs) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_race(r, 'verdict', jsonb_build_object('round', run.round, 'no', run.no, 'status', run.status, 'score', run.score))
  from private.races r where r.id = run.race_id;
end $$;

-- Stores the verdict on a run of a race. Runs with equal or nearly equal inputs are both held for the host; so is one that
-- looks like a program's. A held run keeps its place.
create function private.judge_race_run(which uuid, accept boolean, replayed bigint, why text, hands jsonb, alike int[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run private.race_runs;
  other private.race_runs;
  copies int[] := coalesce(judge_race_run.alike, '{}');
  said text[] := '{}';
begin
  select * into run from private.race_runs u where u.id = which for update;
  if not found or run.status <> 'submitted' then
    raise sqlstate 'PT409' using message = 'This run is not waiting for a replay.';
  end if;
  if accept and cardinality(copies) > 0 then
    said := said || 'Another runner pressed nearly the same at the same moments.'::text;
  end if;
  if accept and hands -> 'isHeld' = 'true' and private.setting_text('hold-runs') = 'on' then
    said := said || array(select left(value, 200) from jsonb_array_elements_text(hands -> 'why') with ordinality as w (value, place) order by place limit 4);
  end if;
  update private.race_runs u set
    status = case when not accept then 'rejected' when cardinality(said) > 0 then 'held' else 'verified' end,
    score = replayed, alike = copies, reason = left(case when accept then nullif(array_to_string(said, ' '), '') else why end, 500)
  where u.id = which returning * into run;
  perform private.tell_verdict(run);
  if accept then
    for other in
      update private.race_runs u set
        status = case when u.status = 'verified' and u.settled_at is null then 'held' else u.status end,
        reason = case when u.status = 'verified' and u.settled_at is null then said[1] else u.reason end,
        alike = array(select distinct n from unnest(u.alike || run.no) as n order by n)
      where u.race_id = run.race_id and u.round = run.round and u.no = any (copies) and u.status in ('verified', 'held')
      returning *
    loop
      perform private.tell_verdict(other);
    end loop;
  end if;
  return jsonb_build_object('status', run.status, 'score', run.score, 'is_race', true);
end $$;

create function public.judge_race_run(run_id uuid, accept boolean, score bigint, reason text default null, hands jsonb default null, alike int[] default null)
returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.judge_race_run(run_id, accept, score, reason, hands, alike);
end $$;

create function private.race_run_status(which uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select u.status from private.race_runs u where u.id = which);
end $$;

-- For verify-run, which works on the queue while a run of a race waits.
create function public.race_run_status(run_id uuid) returns text
language plpgsql stable set search_path = '' as $$ begin return private.race_run_status(run_id); end $$;

create function private.settle_race_run(which uuid, accept boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run private.race_runs;
  race private.races;
begin
  select * into run from private.race_runs u where u.id = which;
  race := private.require_hosted(run.race_id, true);
  update private.race_runs u set
    status = case when accept then 'verified' else 'rejected' end, settled_at = private.now(),
    reason = case when accept then null else 'The host did not accept this run.' end
  where u.id = which and accept is not null and (u.status = 'held' or (u.status in ('verified', 'rejected') and u.settled_at is not null))
  returning * into run;
  if not found then
    raise sqlstate 'PT409' using message = 'This run does not wait for you.';
  end if;
  if exists (
    select from private.race_runners r where r.race_id = run.race_id and r.no = run.no and r.user_id = race.host_id
  ) then
    raise sqlstate 'PT403' using message = 'You cannot judge your own run.';
  end if;
  perform private.tell_verdict(run);
  return private.race_payload(race, race.host_id, (
    select r.no from private.race_runners r where r.race_id = race.id and r.user_id = race.host_id and r.removed_at is null
  ));
end $$;

-- The host decides about a held run, and can decide again.
create function public.settle_race_run(run_id uuid, accept boolean) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.settle_race_run(run_id, accept); end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.next_run(), private.put_back_run(uuid, int) from service_role;
grant execute on function
  private.next_run_of_any(), private.put_back_any(uuid, int), private.judge_race_run(uuid, boolean, bigint, text, jsonb, int[]),
  private.race_run_status(uuid)
  to service_role;
grant execute on function
  private.begin_race_run(uuid, text), private.show_inputs(uuid, int, int, text, bigint, text),
  private.submit_race_run(uuid, text, int, bigint, text, text), private.get_race_inputs(uuid, text)
  to anon, authenticated;
grant execute on function private.settle_race_run(uuid, boolean) to authenticated;
revoke execute on function
  public.begin_race_run(uuid, text), public.show_inputs(uuid, int, int, text, bigint, text),
  public.submit_race_run(uuid, text, int, bigint, text, text), public.get_race_inputs(uuid, text), public.settle_race_run(uuid, boolean),
  public.judge_race_run(uuid, boolean, bigint, text, jsonb, int[]), public.race_run_status(uuid)
  from public, anon, authenticated;
grant execute on function
  public.begin_race_run(uuid, text), public.show_inputs(uuid, int, int, text, bigint, text),
  public.submit_race_run(uuid, text, int, bigint, text, text), public.get_race_inputs(uuid, text)
  to anon, authenticated;
grant execute on function public.settle_race_run(uuid, boolean) to authenticated;
grant execute on function public.judge_race_run(uuid, boolean, bigint, text, jsonb, int[]), public.race_run_status(uuid) to service_role;
