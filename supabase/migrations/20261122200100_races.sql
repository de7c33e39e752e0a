-- Races: a host opens one by a code, runners join, everybody gets the same seed at the same moment. Clients use the
-- functions only; the tables have no grants. Everything of a race is deleted an hour after its end.

create table private.races (
  id uuid primary key default gen_random_uuid(),
  code text not null check (code ~ '^[A-Z]{6}$'),
  host_id uuid not null references public.my_users (user_id) on delete cascade,
  homeroom_id uuid references private.homerooms (id) on delete cascade,
  kind text not null check (kind in ('race', 'duel')),
  open_to text not null check (open_to in ('homeroom', 'players', 'guests', 'friends')),
  app_id text not null references public.apps (id) on delete cascade,
  variant text not null,
  rivals text not null check (rivals in ('ghost', 'progress')),
  rounds int not null check (rounds between 1 and 5),
  round int not null default 0 check (round between 0 and rounds),
  state text not null default 'lobby' check (state in ('lobby', 'running', 'podium', 'ended')),
  is_locked boolean not null default false,
  -- Part of the topic's name. It changes when a runner is removed.
  key text not null check (key ~ '^[0-9a-f]{32}$'),
  -- Of the current round. The seed is drawn after the start, so that nobody can learn it before.
  sim_version text,
  seed text check (seed ~ '^[0-9a-f]{32}$'),
  starts_at timestamptz,
  opened_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  rematch_id uuid references private.races (id) on delete set null,
  -- When inputs and scores were last sent.
  told_at timestamptz not null default '-infinity',
  scored_at timestamptz not null default '-infinity'
) with (fillfactor = 50);
create unique index races_by_code on private.races (code) where ended_at is null;
create index races_by_host on private.races (host_id);
create index races_by_homeroom on private.races (homeroom_id);
create index races_by_end on private.races (expires_at);
create index races_by_app on private.races (app_id);
create index races_by_rematch on private.races (rematch_id) where rematch_id is not null;
comment on table private.races is
  'Kept about a person: the races they opened. Why: runners join by the code. How long: an hour after the race ended, three hours at most.';
alter table private.races enable row level security;

create table private.race_runners (
  race_id uuid references private.races (id) on delete cascade,
  -- Runners are numbers in messages.
  no int check (no between 1 and 400),
  -- Null: a guest.
  user_id uuid references public.my_users (user_id) on delete cascade,
  guest_hash text check (guest_hash ~ '^[0-9a-f]{64}$'),
  guest_name text check (length(guest_name) between 1 and 12),
  joined_at timestamptz not null,
  left_at timestamptz,
  removed_at timestamptz,
  cheered_at timestamptz not null default '-infinity',
  primary key (race_id, no),
  unique (race_id, user_id),
  unique (race_id, guest_hash),
  constraint race_runners_player_or_guest check (
    (user_id is null) = (guest_hash is not null) and (guest_hash is null) = (guest_name is null)
  )
);
create index race_runners_by_player on private.race_runners (user_id);
comment on table private.race_runners is
  'Kept about a person: which races they joined; of a guest a duck name and the hash of a secret. Why: to run in the race. How long: an hour after the race ended, three hours at most; with the account.';
alter table private.race_runners enable row level security;

create table private.race_runs (
  id uuid primary key default gen_random_uuid(),
  race_id uuid not null,
  round int not null,
  no int not null,
  seed text not null check (seed ~ '^[0-9a-f]{32}$'),
  sim_version text not null,
  begun_at timestamptz not null,
  status text not null default 'open' check (status in ('open', 'submitted', 'verified', 'held', 'rejected', 'removed')),
  -- Shown live so far: the log before a frame, the score claimed there, and how much of it was sent to the others.
  shown bytea not null default '',
  shown_to int not null default 0,
  shown_times int not null default 0,
  live_score bigint,
  sent_bytes int not null default 0,
  sent_to int not null default 0,
  -- The run as it was handed in.
  submitted_at timestamptz,
  frames int check (frames between 0 and 72000),
  log text check (length(log) <= 349528),
  claimed_score bigint,
  claimed_hash text check (length(claimed_hash) <= 20),
  is_late boolean not null default false,
  tries int not null default 0,
  tried_at timestamptz,
  -- The verdict.
  score bigint,
  reason text check (length(reason) <= 500),
  -- Runners whose log is equal or nearly so.
  alike int[] not null default '{}',
  settled_at timestamptz,
  unique (race_id, round, no),
  foreign key (race_id, no) references private.race_runners (race_id, no) on delete cascade
) with (fillfactor = 50);
create index race_runs_waiting on private.race_runs (submitted_at) where status = 'submitted';
comment on table private.race_runs is
  'Kept about a person: their runs in a race, with what they pressed. Why: the others see it live, and the server replays it for the podium. How long: an hour after the race ended, three hours at most; with the account.';
alter table private.race_runs enable row level security;

create table private.race_reports (
  race_id uuid,
  no int,
  -- The number of the runner who reports; 0 is the host.
  reporter_no int,
  why text not null check (length(why) <= 40),
  created_at timestamptz not null,
  primary key (race_id, no, reporter_no),
  foreign key (race_id, no) references private.race_runners (race_id, no) on delete cascade
);
comment on table private.race_reports is
  'Kept about a person: that their name was reported in a race, and by which runner. Why: the host can remove them. How long: an hour after the race ended, three hours at most; with the account.';
alter table private.race_reports enable row level security;

-- Short words, because a wall shows twelve letters of a name.
create function private.guest_name(race uuid) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  first_words constant text[] := string_to_array('Brave Calm Clear Cosy Early Fair Fast Fleet Fluffy Fresh Gold Happy Jolly Keen Kind Lucky Merry Minty Neat Nifty Noble Plum Proud Quick Quiet Red Royal Ruby Sandy Shiny Sleek Snowy Soft Sunny Super Swift Tidy Witty Young Zippy', ' ');
  last_words constant text[] := string_to_array('Auk Brant Coot Crane Eider Egret Finch Grebe Gull Heron Ibis Lark Loon Owl Rail Robin Scaup Smew Stilt Swan Teal Tern Wren', ' ');
  candidate text;
begin
  for attempt in 1..200 loop
    candidate := first_words[1 + floor(random() * cardinality(first_words))::int] || ' ' || last_words[1 + floor(random() * cardinality(last_words))::int];
    if not exists (select from private.race_runners r where r.race_id = race and r.guest_name = candidate) then return candidate; end if;
  end loop;
  return 'Duck ' || (1000 + floor(random() * 9000))::int;
end $$;

create function private.hash_of_guest(guest text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return encode(sha256(convert_to(guest, 'UTF8')), 'hex');
end $$;

create function private.race_key() returns text
language plpgsql volatile set search_path = '' as $$
begin
  return substr(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'), 1, 32);
end $$;

create function private.race_topic(race private.races) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'race:' || race.id || ':' || race.key;
end $$;

-- Messages never contain names or accounts: the page reads them with get_race.
create function private.tell_race(race private.races, event text, said jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(said, event, private.race_topic(race), true);
end $$;

create function private.tell_race_state(race private.races) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_race(race, 'race', jsonb_build_object(
    'state', race.state, 'round', race.round, 'starts_at', race.starts_at, 'is_locked', race.is_locked
  ));
end $$;

-- How often a page shows its inputs. Rivals who are drawn need them more often than a host's wall.
create function private.race_pace(rivals text) returns int
language plpgsql immutable set search_path = '' as $$
begin
  return case rivals when 'ghost' then 250 else 500 end;
end $$;

create function private.race_size(kind text) returns int
language plpgsql immutable set search_path = '' as $$
begin
  return case kind when 'duel' then 2 else 40 end;
end $$;

-- The caller's seat in a race: of the signed-in player, or of the guest with this secret. Null if there is none.
create function private.race_seat(race uuid, guest text) returns private.race_runners
language plpgsql security definer set search_path = '' as $$
declare
  seat private.race_runners;
begin
  if auth.uid() is not null then
    select * into seat from private.race_runners r where r.race_id = race and r.user_id = private.require_caller() and r.removed_at is null;
  elsif guest is not null and length(guest) = 64 then
    select * into seat from private.race_runners r where r.race_id = race and r.guest_hash = private.hash_of_guest(guest) and r.removed_at is null;
  end if;
  return seat;
end $$;

-- A seat, or a refusal.
create function private.require_seat(race uuid, guest text) returns private.race_runners
language plpgsql security definer set search_path = '' as $$
declare
  seat private.race_runners := private.race_seat(race, guest);
begin
  if seat.no is null or seat.left_at is not null then
    raise sqlstate 'PT404' using message = 'You are not in this race.';
  end if;
  return seat;
end $$;

-- A race that the caller hosts, locked.
create function private.require_hosted(race uuid, may_be_over boolean default false) returns private.races
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  hosted private.races;
begin
  select * into hosted from private.races where id = race and host_id = caller for update;
  if not found then
    -- Runners know the race, so they may know that it is not theirs.
    if exists (select from private.race_runners r where r.race_id = race and r.user_id = caller) then
      raise sqlstate 'PT403' using message = 'Only the host can do that.';
    end if;
    raise sqlstate 'PT404' using message = 'There is no such race.';
  end if;
  if not may_be_over and (hosted.ended_at is not null or hosted.expires_at <= private.now()) then
    raise sqlstate 'PT410' using message = 'This race is over.';
  end if;
  return hosted;
end $$;

-- Whether somebody may see what runners press: rivals do where ducks are drawn; otherwise the host, while not racing.
create function private.sees_inputs(race private.races, viewer uuid, seat_no int) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  if race.rivals = 'ghost' then return seat_no is not null or race.host_id = viewer; end if;
  return race.host_id = viewer and not exists (
    select from private.race_runners r
    where r.race_id = race.id and r.user_id = viewer and r.removed_at is null
      and (r.left_at is null or exists (
        select from private.race_runs u where u.race_id = race.id and u.round = race.round and u.no = r.no and u.status = 'open'
      ))
  );
end $$;

-- The results of all rounds. A held run keeps its place; equal scores share one.
create function private.race_results(race private.races)
returns table (round int, no int, run_id uuid, status text, live_score bigint, score bigint, place bigint, points int, is_late boolean, reason text, alike int[])
language plpgsql stable security definer set search_path = '' as $$
declare
  is_asc boolean := (select a.score_order = 'asc' from public.apps a where a.id = race.app_id);
  points_of constant int[] := '{10,8,6,5,4,3,2,1}';
begin
  return query
    select u.round, u.no, u.id, u.status, u.live_score, u.score, ranked.place,
      case when ranked.place is not null then coalesce(points_of[ranked.place::int], 0) end, u.is_late, u.reason, u.alike
    from private.race_runs u
    left join (
      select p.id, rank() over (partition by p.round order by case when is_asc then p.score else -p.score end) as place
      from private.race_runs p where p.race_id = race.id and p.status in ('verified', 'held')
    ) as ranked on ranked.id = u.id
    where u.race_id = race.id and u.status <> 'removed'
    order by u.round, ranked.place nulls last, u.no;
end $$;

-- A race as the viewer may see it.
create function private.race_payload(race private.races, viewer uuid, seat_no int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  app public.apps;
  is_host boolean := race.host_id = viewer;
  sees boolean := private.sees_inputs(race, viewer, seat_no);
  results jsonb;
  at timestamptz := private.now();
begin
  select * into app from public.apps where id = race.app_id;
  select coalesce(jsonb_agg(jsonb_build_object(
    'round', r.round, 'no', r.no, 'status', case r.status when 'open' then 'playing' else r.status end, 'live_score', r.live_score,
    'score', r.score, 'place', r.place, 'points', r.points, 'is_late', r.is_late,
    'reason', case when is_host or r.no = seat_no then r.reason end,
    'run_id', case when is_host or r.no = seat_no then r.run_id end,
    'alike', case when is_host then to_jsonb(r.alike) else '[]' end
  )), '[]') into results from private.race_results(race) r;
  return jsonb_build_object(
    'race_id', race.id, 'code', race.code, 'kind', race.kind, 'app_id', race.app_id, 'title', app.title, 'variant', race.variant,
    'rivals', race.rivals, 'order', app.score_order, 'unit', app.score_unit, 'rounds', race.rounds, 'round', race.round,
    'state', case when race.expires_at <= at then 'ended' else race.state end, 'open_to', race.open_to, 'is_locked', race.is_locked,
    'max_runners', private.race_size(race.kind), 'homeroom_id', case when is_host then race.homeroom_id end, 'is_host', is_host,
    'me', seat_no, 'sees_inputs', sees, 'topic', private.race_topic(race),
    'host_topic', case when is_host and sees and race.rivals = 'progress' then 'race-host:' || race.id end,
    'host_name', (select u.username from public.my_users u where u.user_id = race.host_id),
    'starts_at', race.starts_at, 'now', at, 'opened_at', race.opened_at, 'expires_at', race.expires_at, 'ended_at', race.ended_at,
    'every_ms', private.race_pace(race.rivals),
    'runners', coalesce((
      select jsonb_agg(jsonb_build_object(
        'no', r.no, 'is_guest', r.user_id is null, 'is_me', r.no = coalesce(seat_no, 0), 'has_left', r.left_at is not null,
        'icon', u.icon, 'user_id', case when viewer is not null then r.user_id end,
        'name', coalesce(
          r.guest_name, case when race.open_to = 'homeroom' then private.member_name(r.user_id, race.homeroom_id) end, u.username
        )
      ) || case when is_host then jsonb_build_object(
        'member_name', case when race.homeroom_id is not null then private.member_name(r.user_id, race.homeroom_id) end,
        'reports', (select count(*) from private.race_reports p where p.race_id = race.id and p.no = r.no)
      ) else '{}' end order by r.no)
      from private.race_runners r left join public.my_users u on u.user_id = r.user_id
      where r.race_id = race.id and r.removed_at is null
    ), '[]'),
    'results', results,
    'standings', coalesce((
      select jsonb_agg(jsonb_build_object('no', s.no, 'points', s.points, 'place', s.place) order by s.place, s.no) from (
        select t.no, t.points, rank() over (order by t.points desc) as place from (
          select (e ->> 'no')::int as no, sum((e ->> 'points')::int) as points from jsonb_array_elements(results) as e
          where e ->> 'points' is not null group by 1
        ) as t
      ) as s
    ), '[]'),
    'rematch', (
      select jsonb_build_object('race_id', n.id, 'code', n.code) from private.races n where n.id = race.rematch_id
    )
  );
end $$;

create function private.get_race(race uuid, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.race_runners := private.race_seat(race, guest);
  known private.races;
begin
  select * into known from private.races where id = race;
  if not found or (seat.no is null and known.host_id is distinct from auth.uid()) then
    raise sqlstate 'PT404' using message = 'There is no such race.';
  end if;
  if seat.no is null then perform private.require_caller(); end if;
  return private.race_payload(known, auth.uid(), seat.no);
end $$;

-- A race, for its host and runners. Guests pass the secret that join_race gave them.
create function public.get_race(race_id uuid, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.get_race(race_id, guest); end $$;

create function private.my_races() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'race_id', r.id, 'code', r.code, 'kind', r.kind, 'app_id', r.app_id, 'state', r.state, 'is_host', r.host_id = caller,
      'opened_at', r.opened_at
    ) order by r.opened_at desc)
    from private.races r
    where r.ended_at is null and r.expires_at > private.now() and (r.host_id = caller or exists (
      select from private.race_runners s
      where s.race_id = r.id and s.user_id = caller and s.left_at is null and s.removed_at is null
    ))
  ), '[]');
end $$;

-- The caller's races that have not ended, as host or runner.
create function public.my_races() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.my_races(); end $$;

-- Topics. Only the database sends. The key in the topic's name is told to runners only, and replaced when one is removed.
create function private.hears_race(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  race private.races;
  caller uuid := auth.uid();
begin
  if topic !~ '^race:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}:[0-9a-f]{32}$' then return false; end if;
  select * into race from private.races where id = substr(topic, 6, 36)::uuid and key = substr(topic, 43);
  if not found then return false; end if;
  if caller is null then return race.open_to = 'guests'; end if;
  return private.may_act() and (race.host_id = caller or exists (
    select from private.race_runners r
    where r.race_id = race.id and r.user_id = caller and r.removed_at is null and r.left_at is null
  ));
end $$;

create function private.hears_race_host(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  race private.races;
begin
  if auth.uid() is null or topic !~ '^race-host:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or not private.may_act() then return false; end if;
  select * into race from private.races where id = substr(topic, 11)::uuid and host_id = auth.uid();
  return found and private.sees_inputs(race, auth.uid(), null);
end $$;

-- `event is null` is true only when a subscription is checked and not for messages, so nothing is replayed.
create policy "runners and the host hear a race" on realtime.messages for select to anon, authenticated using (
  extension = 'broadcast' and event is null and (select realtime.topic()) like 'race:%'
  and (select private.hears_race((select realtime.topic())))
);
create policy "the host of a race hears the inputs" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and event is null and (select realtime.topic()) like 'race-host:%'
  and (select private.hears_race_host((select realtime.topic())))
);

revoke execute on all functions in schema private from public;
grant execute on function private.hears_race(text), private.get_race(uuid, text) to anon, authenticated;
grant execute on function private.hears_race_host(text), private.my_races() to authenticated;
revoke execute on function public.get_race(uuid, text), public.my_races() from public, anon, authenticated;
grant execute on function public.get_race(uuid, text) to anon, authenticated;
grant execute on function public.my_races() to authenticated;
