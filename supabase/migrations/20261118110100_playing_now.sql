-- How many players play each class right now: numbers without names, from checkpoints and started plays.

-- When a topic was last told something, so that it is told seldom. Nothing about persons.
create table private.live_clock (
  topic text primary key,
  told_at timestamptz not null default '-infinity',
  -- Only in the row `live`: when the counts were last taken, and the counts by class.
  counted_at timestamptz not null default '-infinity',
  counts jsonb not null default '{}'
) with (fillfactor = 50);
alter table private.live_clock enable row level security;
comment on table private.live_clock is 'When each public topic was last told something, and how many players play each class. Nothing about a person.';
insert into private.live_clock (topic) values ('live');

-- The counts read the last minute only, whatever the age of the site.
create index game_checkpoints_by_time on private.game_checkpoints (arrived_at);

create policy "everybody hears what is played" on realtime.messages for select to anon, authenticated
  using (extension = 'broadcast' and (select realtime.topic()) = 'live');

-- Counts players by class. A player counts once, in the class of the last sign of play.
create function private.count_playing() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  -- A started play is followed by a checkpoint every ten seconds, where the class has them.
  start_counts constant interval := '60 seconds';
  checkpoint_counts constant interval := '30 seconds';
begin
  return coalesce((
    select jsonb_object_agg(playing.app_id, playing.players) from (
      select last.app_id, count(*) as players from (
        select distinct on (signs.user_id) signs.user_id, signs.app_id from (
          select p.user_id, p.app_id, p.updated_at as seen_at from public.apps_played p where p.updated_at > at - start_counts
          union all
          select r.user_id, r.app_id, c.arrived_at from private.game_checkpoints c join public.game_runs r on r.id = c.run_id
          where c.arrived_at > at - checkpoint_counts
        ) as signs
        order by signs.user_id, signs.seen_at desc
      ) as last join public.apps a on a.id = last.app_id and a.listed
      group by last.app_id
    ) as playing
  ), '{}');
end $$;

-- Sends the counts at most every five seconds: when they have changed, and every half minute while somebody plays, so
-- that silence means nobody. Never waits: while another transaction counts, this one has nothing to do.
create function private.tell_playing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  known private.live_clock;
  counted jsonb;
begin
  select * into known from private.live_clock c
  where c.topic = 'live' and c.counted_at <= at - interval '5 seconds' for update skip locked;
  if not found then return null; end if;
  counted := private.count_playing();
  if counted = known.counts and known.told_at > at - interval '30 seconds' then
    update private.live_clock set counted_at = at where topic = 'live';
  else
    update private.live_clock set counted_at = at, told_at = at, counts = counted where topic = 'live';
    perform realtime.send(jsonb_build_object('counts', counted), 'playing', 'live', true);
  end if;
  return null;
end $$;

create trigger tell_playing after insert on private.game_checkpoints
for each row execute function private.tell_playing();
create trigger tell_playing after insert or update on public.apps_played
for each row when (current_user in ('anon', 'authenticated')) execute function private.tell_playing();

create function private.playing_now() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select c.counts from private.live_clock c where c.topic = 'live' and c.counted_at > private.now() - interval '60 seconds'
  ), '{}');
end $$;

-- How many players play each class, as last counted: {"skyhop": 3}. One row is read, whatever the number of players.
create function public.playing_now() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.playing_now(); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.playing_now() to anon, authenticated;
revoke execute on function public.playing_now() from public, anon, authenticated;
grant execute on function public.playing_now() to anon, authenticated;
