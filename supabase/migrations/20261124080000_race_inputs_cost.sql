-- Thirty runners show their inputs about four times a second each, so the cost of one call decides how many races a
-- small machine can serve.

-- The longest time between two messages of a page. Where rivals are drawn, the kit sends a press sooner.
create or replace function private.race_pace(rivals text) returns int
language plpgsql immutable set search_path = '' as $$
begin
  return case rivals when 'ghost' then 450 else 500 end;
end $$;

-- Sends what was not sent yet to everybody who may see it. A race with many runners gathers them for a moment, and no
-- runner waits for another: a row that is locked is sent with the next message. With few runners nothing is gathered: the
-- next message could be nearly half a second away.
create or replace function private.tell_inputs(which uuid, at timestamptz, is_last boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  race private.races;
  gathers constant interval := '75 milliseconds';
  few constant int := 8;
  scores_every constant interval := '1 second';
  news jsonb;
  said jsonb;
  next_told timestamptz;
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
  -- Counted here and not by every call that only adds its inputs.
  next_told := case
    when (select count(*) from private.race_runs u where u.race_id = race.id and u.round = race.round and u.status = 'open') > few then at
    else '-infinity'
  end;
  if race.rivals = 'ghost' then
    perform private.tell_race(race, 'live', said);
    update private.races r set told_at = next_told where r.id = race.id;
    return;
  end if;
  perform realtime.send(said, 'live', 'race-host:' || race.id, true);
  if is_last or race.scored_at <= at - scores_every then
    -- Score and place only: no frame and no input.
    perform private.tell_race(race, 'live', jsonb_build_object('round', race.round, 'at', at, 'runs', (
      select jsonb_agg(jsonb_build_array(u.no, null, null, u.live_score) order by u.no)
      from private.race_runs u where u.race_id = race.id and u.round = race.round and u.status <> 'removed'
    )));
    update private.races r set told_at = next_told, scored_at = at where r.id = race.id;
  else
    update private.races r set told_at = next_told where r.id = race.id;
  end if;
end $$;

create or replace function private.show_inputs(which uuid, from_frame int, to_frame int, inputs text, claimed bigint, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  me uuid := auth.uid();
  most_bytes constant int := 2048;
  most_in_all constant int := 262144;
  gathers constant interval := '75 milliseconds';
  -- Every 40th call, about ten seconds, is checked and stored like any other write.
  whole_every constant int := 40;
  run record;
  added bytea;
  played double precision;
begin
  if length(inputs) > most_bytes * 2 then
    raise sqlstate 'PT413' using message = 'These are too many inputs at once.';
  end if;
  added := private.inputs_of(inputs);
  select u.race_id, u.status, u.begun_at, u.shown_to, u.shown_times, length(u.shown) as bytes, r.told_at, r.app_id into run
  from private.race_runs u
  join private.race_runners n on n.race_id = u.race_id and n.no = u.no
  join private.races r on r.id = u.race_id
  where u.id = which and case
    when me is not null then n.user_id = me
    else length(guest) = 64 and n.guest_hash = private.hash_of_guest(guest)
  end for update of u;
  if not found or run.status = 'removed' then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.shown_times % whole_every <> 0 then
    -- A power failure may lose these calls, which only others saw. The owner hands in the run itself.
    set local synchronous_commit = off;
  elsif me is not null and not private.may_act() then
    -- A suspension may take effect here some seconds late, because inputs carry no text. Handing in is refused at once.
    perform private.require_caller();
  end if;
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
  if length(added) > most_bytes or run.bytes + length(added) > most_in_all then
    raise sqlstate 'PT413' using message = 'These are too many inputs at once.';
  end if;
  -- Five calls a second on average.
  if run.shown_times >= 10 + played * 5 then
    raise sqlstate 'PT429' using message = 'Inputs are shown five times a second.', detail = '1';
  end if;
  update private.race_runs u
  set shown = u.shown || added, shown_to = to_frame, shown_times = u.shown_times + 1, live_score = claimed where u.id = which;
  if run.told_at <= at - gathers then perform private.tell_inputs(run.race_id, at); end if;
  -- Every ten seconds of play the homeroom's teacher learns that its member is playing.
  if to_frame / 600 <> from_frame / 600 and me is not null then
    perform private.touch_member(me, run.app_id, 10);
  end if;
  return jsonb_build_object('shown_to', to_frame);
end $$;

revoke execute on all functions in schema private from public;
