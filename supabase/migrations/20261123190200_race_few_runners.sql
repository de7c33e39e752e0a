-- In a race with few runners, inputs are not held back.

-- Sends what was not sent yet to everybody who may see it. A race with many runners gathers them for a moment, and no
-- runner waits for another: a row that is locked is sent with the next message. With few runners nothing is gathered: the
-- next message could be a quarter of a second away.
create or replace function private.tell_inputs(which uuid, at timestamptz, is_last boolean default false) returns void
language plpgsql security definer set search_path = '' as $$
declare
  race private.races;
  gathers constant interval := '40 milliseconds';
  few constant int := 8;
  scores_every constant interval := '1 second';
  news jsonb;
  said jsonb;
begin
  select * into race from private.races r where r.id = which and (
    is_last or r.told_at <= at - gathers
    or (select count(*) from private.race_runners n where n.race_id = r.id and n.left_at is null and n.removed_at is null) <= few
  ) for update skip locked;
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

revoke execute on all functions in schema private from public;
