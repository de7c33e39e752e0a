-- A race's inputs cost less to send. What was sent is kept in one row of the race: before, each message wrote the row of
-- every run, with its inputs, once more. The time is read with the run, in one statement.

alter table private.races
  -- By the runner's number, in the round of `sent_round`: the frame and the bytes of the inputs that were sent.
  add column sent_frames int[] not null default '{}',
  add column sent_bytes int[] not null default '{}',
  add column sent_round int not null default 0;
alter table private.race_runs drop column sent_to, drop column sent_bytes;

-- Sends what was not sent yet to everybody who may see it. In a race with many runners show_inputs waits a moment, and no
-- runner waits for another: a race that is locked is told by the next call. With few runners nothing is gathered: the next
-- message could be nearly half a second away.
create or replace function private.tell_inputs(which uuid, at timestamptz, is_last boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  race private.races;
  few constant int := 8;
  scores_every constant interval := '1 second';
  frames int[];
  bytes int[];
  playing int;
  news jsonb;
  said jsonb;
  tells_scores boolean;
begin
  select * into race from private.races r where r.id = which and (is_last or r.told_at < at) for update skip locked;
  if not found then return; end if;
  if race.sent_round <> race.round then
    race.sent_frames := '{}';
    race.sent_bytes := '{}';
  end if;
  -- The lock is held, so no other call sends between this look and the update below.
  select array_agg(coalesce(u.shown_to, 0) order by n), array_agg(coalesce(length(u.shown), 0) order by n),
    count(*) filter (where u.status = 'open'),
    jsonb_agg(jsonb_build_array(
      n, sent.frame, u.shown_to, u.live_score, replace(encode(substr(u.shown, sent.bytes + 1), 'base64'), E'\n', '')
    )) filter (where u.shown_to > sent.frame and u.status in ('open', 'submitted'))
  into frames, bytes, playing, news
  from generate_series(1, (
    select max(m.no) from private.race_runs m where m.race_id = race.id and m.round = race.round
  )) as n
  cross join lateral (
    select coalesce(race.sent_frames[n], 0) as frame, coalesce(race.sent_bytes[n], 0) as bytes
  ) as sent
  left join private.race_runs u on u.race_id = race.id and u.round = race.round and u.no = n;
  if news is null then return; end if;
  said := jsonb_build_object('round', race.round, 'at', at, 'runs', news);
  tells_scores := race.rivals <> 'ghost' and (is_last or race.scored_at <= at - scores_every);
  if race.rivals = 'ghost' then
    perform private.tell_race(race, 'live', said);
  else
    perform realtime.send(said, 'live', 'race-host:' || race.id, true);
  end if;
  if tells_scores then
    -- Score and place only: no frame and no input.
    perform private.tell_race(race, 'live', jsonb_build_object('round', race.round, 'at', at, 'runs', (
      select jsonb_agg(jsonb_build_array(u.no, null, null, u.live_score) order by u.no)
      from private.race_runs u where u.race_id = race.id and u.round = race.round and u.status <> 'removed'
    )));
  end if;
  update private.races r
  set told_at = case when playing > few then at else '-infinity' end,
    scored_at = case when tells_scores then at else r.scored_at end,
    sent_frames = frames, sent_bytes = bytes, sent_round = race.round
  where r.id = race.id;
end $$;

create or replace function private.show_inputs(which uuid, from_frame int, to_frame int, inputs text, claimed bigint, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  me uuid := auth.uid();
  most_bytes constant int := 2048;
  most_in_all constant int := 262144;
  -- A race with many runners sends about twelve messages a second: each goes to everybody.
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
  -- The time is private.now(), without the cost of a call.
  select u.race_id, u.status, u.begun_at, u.shown_to, u.shown_times, length(u.shown) as bytes, r.told_at, r.app_id,
    clock_timestamp() + (select skew from private.clock) as at into run
  from private.race_runs u
  join private.race_runners n on n.race_id = u.race_id and n.no = u.no
  join private.races r on r.id = u.race_id
  where u.id = which and case
    when me is not null then n.user_id = me
    else length(guest) = 64 and n.guest_hash = private.hash_of_guest(guest)
  end;
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
  played := extract(epoch from run.at - run.begun_at);
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
  set shown = u.shown || added, shown_to = to_frame, shown_times = u.shown_times + 1, live_score = claimed
  where u.id = which and u.status = 'open' and u.shown_to = from_frame and u.shown_times = run.shown_times;
  if not found then
    -- Another call of this run came between.
    select u.status, u.shown_to into run.status, run.shown_to from private.race_runs u where u.id = which;
    if run.status is distinct from 'open' then
      raise sqlstate 'PT409' using message = 'This run has been handed in.';
    end if;
    raise sqlstate 'PT409' using message = 'Inputs are shown in their order.', detail = run.shown_to::text;
  end if;
  if run.told_at <= run.at - gathers then perform private.tell_inputs(run.race_id, run.at); end if;
  -- Every ten seconds of play the homeroom's teacher learns that its member is playing.
  if to_frame / 600 <> from_frame / 600 and me is not null then
    perform private.touch_member(me, run.app_id, 10);
  end if;
  return jsonb_build_object('shown_to', to_frame);
end $$;

revoke execute on all functions in schema private from public;
