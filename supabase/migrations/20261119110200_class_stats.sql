-- Statistics for the creator of a class: counts by day and version. Nobody can be recognized in them: no ids, no days
-- with fewer than five players, and children are not counted.

create table public.class_days (
  app_id text references public.apps (id) on delete cascade,
  day date,
  -- The number of the build; 0 counts all of them together.
  build int check (build >= 0),
  players int not null default 0,
  opens int not null default 0,
  plays int not null default 0,
  -- Histograms: how many sessions, and how many starts, in each of twelve ranges of time.
  sessions int[] not null default array_fill(0, array[12]) check (cardinality(sessions) = 12),
  ready_times int[] not null default array_fill(0, array[12]) check (cardinality(ready_times) = 12),
  load_failures int not null default 0,
  crashes int not null default 0,
  primary key (app_id, day, build)
);
create index class_days_by_day on public.class_days (day);
comment on table public.class_days is
  'How often a creator''s class was opened and played on a day, without names. Nothing about a person; kept for 400 days.';
alter table public.class_days enable row level security;
-- Nobody reads the counts themselves: get_class_stats leaves out days with few players.
revoke all on public.class_days from anon, authenticated;

-- Messages of crashes. Only shown when several players had the same one, so that nobody can send a text this way.
create table private.class_crashes (
  app_id text references public.apps (id) on delete cascade,
  day date,
  build int,
  message text check (length(message) between 1 and 160),
  players int not null default 0,
  crashes int not null default 0,
  primary key (app_id, day, build, message)
);
create index class_crashes_by_day on private.class_crashes (day);
comment on table private.class_crashes is
  'With what message a creator''s class crashed on a day, and how often. Nothing about a person; kept for 30 days.';
alter table private.class_crashes enable row level security;

create table private.class_visits (
  user_id uuid references public.my_users (user_id) on delete cascade,
  app_id text references public.apps (id) on delete cascade,
  day date,
  -- 'build 3', 'all' or 'crash …': what the player was counted for.
  counted_for text check (length(counted_for) <= 60),
  primary key (app_id, day, counted_for, user_id)
);
create index class_visits_by_player on private.class_visits (user_id);
create index class_visits_by_day on private.class_visits (day);
comment on table private.class_visits is
  'Kept about a person: on which day they opened or played a creator''s class. Children are not counted. Why: each counts once in its statistics. How long: two days, or until the account is deleted.';
alter table private.class_visits enable row level security;

insert into private.write_limits (bucket, burst, every, sentence) values
  ('class-notes', 60, '5 seconds', 'This class reports too often.');

-- Upper ends of the ranges, in seconds and in milliseconds; the last range has no end.
create function private.session_ranges() returns int[]
language plpgsql immutable set search_path = '' as $$ begin return '{10,30,60,120,180,300,600,900,1200,1800,3600}'; end $$;
create function private.ready_ranges() returns int[]
language plpgsql immutable set search_path = '' as $$ begin return '{250,500,1000,1500,2000,3000,4000,6000,8000,12000,20000}'; end $$;

-- A histogram with one more value in it.
create function private.counted_in(histogram int[], ranges int[], value int) returns int[]
language plpgsql immutable set search_path = '' as $$
declare
  place int := 1 + (select count(*) from unnest(ranges) as ends where ends < value);
begin
  histogram[place] := histogram[place] + 1;
  return histogram;
end $$;

-- The value that a share of the counted values does not exceed: the upper end of its range. Null if nothing was counted.
create function private.quantile_of(histogram int[], ranges int[], share numeric) returns int
language plpgsql immutable set search_path = '' as $$
declare
  wanted numeric := share * (select sum(n) from unnest(histogram) as n);
  seen bigint := 0;
begin
  if coalesce(wanted, 0) = 0 then return null; end if;
  for place in 1 .. cardinality(histogram) loop
    seen := seen + histogram[place];
    if seen >= wanted then return ranges[least(place, cardinality(ranges))]; end if;
  end loop;
  return ranges[cardinality(ranges)];
end $$;

create function private.summed(one int[], other int[]) returns int[]
language plpgsql immutable set search_path = '' as $$
begin
  return array(select a + b from unnest(one, other) with ordinality as both_of (a, b, place) order by place);
end $$;
create aggregate private.sum_of_histograms(int[]) (
  sfunc = private.summed, stype = int[], initcond = '{0,0,0,0,0,0,0,0,0,0,0,0}'
);

-- Whether this is the first time that a player is counted for something today.
create function private.counts_today(player uuid, app text, today date, what text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.class_visits (user_id, app_id, day, counted_for) values (player, app, today, what) on conflict do nothing;
  return found;
end $$;

create function private.note_class(app text, number int, kind text, value int, said text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.require_player();
  today date := (private.now() at time zone 'UTC')::date;
  class public.apps;
  -- Digits differ from crash to crash, and may be personal.
  plain text := left(trim(regexp_replace(regexp_replace(coalesce(said, ''), '[[:cntrl:][:space:]]+', ' ', 'g'), '[0-9]+', '#', 'g')), 160);
  most_messages constant int := 50;
  each int;
  is_new int;
begin
  if kind is null or kind not in ('open', 'play', 'session', 'ready', 'load_failure', 'crash') then
    raise sqlstate 'PT400' using message = 'There is no such kind of note.';
  end if;
  if kind in ('session', 'ready') and (value is null or value not between 0 and 86400000) then
    raise sqlstate 'PT400' using message = 'A time must be 0 to 86400000.';
  end if;
  select * into class from public.apps where id = app and listed and is_foreign;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or it is not a creator''s.';
  end if;
  -- Version 0 is a class at another address, which has no builds.
  number := coalesce(number, class.build_number, 0);
  if number not between 0 and coalesce(class.build_number, 0) and not exists (
    select from public.class_builds b join public.class_drafts d on d.id = b.draft_id
    where d.app_id = app and b.number = note_class.number and b.status = 'approved'
  ) then
    raise sqlstate 'PT404' using message = 'There is no such version.';
  end if;
  -- The wallet is locked first, as everywhere.
  perform from private.wallets where user_id = player for update;
  perform private.spend(player, 'class-notes');
  -- Children, and players of unknown age, are not counted. Creators do not count their own visits.
  if private.is_child(player) or player is not distinct from private.owner_of_class(app) then return; end if;

  foreach each in array case number when 0 then '{0}'::int[] else array[0, number] end loop
    is_new := private.counts_today(player, app, today, case each when 0 then 'all' else 'build ' || each end)::int;
    insert into public.class_days (app_id, day, build) values (app, today, each) on conflict do nothing;
    update public.class_days d set
      players = d.players + is_new,
      opens = d.opens + (kind = 'open')::int,
      plays = d.plays + (kind = 'play')::int,
      sessions = case kind when 'session' then private.counted_in(d.sessions, private.session_ranges(), value) else d.sessions end,
      ready_times = case kind when 'ready' then private.counted_in(d.ready_times, private.ready_ranges(), value) else d.ready_times end,
      load_failures = d.load_failures + (kind = 'load_failure')::int,
      crashes = d.crashes + (kind = 'crash')::int
    where d.app_id = app and d.day = today and d.build = each;
  end loop;

  if kind = 'crash' and plain <> '' and (
    exists (select from private.class_crashes c where c.app_id = app and c.day = today and c.build = number and c.message = plain)
    or (select count(*) from private.class_crashes c where c.app_id = app and c.day = today) < most_messages
  ) then
    is_new := private.counts_today(player, app, today, 'crash ' || number || ' ' || md5(plain))::int;
    insert into private.class_crashes as known (app_id, day, build, message, players, crashes)
    values (app, today, number, plain, is_new, 1)
    on conflict (app_id, day, build, message) do update set players = known.players + is_new, crashes = known.crashes + 1;
  end if;
end $$;

-- Counts something that happened in a creator's class: open, play, session (value: seconds), ready (value:
-- milliseconds), load_failure or crash (with its message). Without a build, the live one.
create function public.note_class(
  app_id text, build int default null, kind text default null, value int default null, message text default null
) returns void
language plpgsql set search_path = '' as $$ begin perform private.note_class(app_id, build, kind, value, message); end $$;

create function private.get_class_stats(draft uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  fewest constant int := 5;
  since date := (private.now() at time zone 'UTC')::date - 90;
  app text;
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  select d.app_id into app from public.class_drafts d where d.id = draft and d.user_id = auth.uid();
  if not found then
    raise sqlstate 'PT404' using message = 'You have no such class.';
  end if;
  return jsonb_build_object(
    'days', coalesce((
      select jsonb_agg(jsonb_build_object(
        'day', d.day, 'players', d.players, 'opens', d.opens, 'plays', d.plays,
        'median_seconds', private.quantile_of(d.sessions, private.session_ranges(), 0.5),
        'p90_seconds', private.quantile_of(d.sessions, private.session_ranges(), 0.9),
        'ready_ms', private.quantile_of(d.ready_times, private.ready_ranges(), 0.5),
        'load_failures', d.load_failures, 'crashes', d.crashes
      ) order by d.day desc)
      from public.class_days d where d.app_id = app and d.build = 0 and d.players >= fewest and d.day > since
    ), '[]'),
    'versions', coalesce((
      select jsonb_agg(jsonb_build_object(
        'build', v.build, 'days', v.days, 'opens', v.opens, 'plays', v.plays,
        'median_seconds', private.quantile_of(v.sessions, private.session_ranges(), 0.5),
        'p90_seconds', private.quantile_of(v.sessions, private.session_ranges(), 0.9),
        'ready_ms', private.quantile_of(v.ready_times, private.ready_ranges(), 0.5),
        'load_failures', v.load_failures, 'crashes', v.crashes
      ) order by v.build desc)
      from (
        select d.build, count(*) as days, sum(d.opens) as opens, sum(d.plays) as plays,
          private.sum_of_histograms(d.sessions) as sessions, private.sum_of_histograms(d.ready_times) as ready_times,
          sum(d.load_failures) as load_failures, sum(d.crashes) as crashes
        from public.class_days d where d.app_id = app and d.build > 0 and d.players >= fewest and d.day > since
        group by d.build
      ) as v
    ), '[]'),
    'crashes', coalesce((
      select jsonb_agg(jsonb_build_object('build', c.build, 'message', c.message, 'crashes', c.crashes) order by c.crashes desc)
      from (
        select c.build, c.message, sum(c.crashes) as crashes from private.class_crashes c
        where c.app_id = app and c.players >= fewest and c.day > since
        group by c.build, c.message order by sum(c.crashes) desc limit 20
      ) as c
    ), '[]')
  );
end $$;

-- The statistics of the caller's own class: days, versions and crashes of the last 90 days.
create function public.get_class_stats(draft_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  perform private.require_login();
  return private.get_class_stats(draft_id);
end $$;

-- What is kept about a person: in their export, and deleted when its time is over.

alter function private.export_my_data() rename to export_without_visits;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.export_without_visits() || jsonb_build_object('class_visits', (
    select coalesce(jsonb_agg(jsonb_build_object('app_id', v.app_id, 'day', v.day, 'counted_for', v.counted_for) order by v.day), '[]')
    from private.class_visits v where v.user_id = auth.uid()
  ));
end $$;

create function private.sweep_class_stats() returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'UTC')::date;
begin
  delete from private.class_visits where day < today - 1;
  delete from private.class_crashes where day < today - 30;
  delete from public.class_days where day < today - 400;
end $$;

alter function private.sweep() rename to sweep_without_class_stats;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_class_stats();
  return private.sweep_without_class_stats();
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_visits() from anon, authenticated;
revoke execute on function private.sweep_without_class_stats() from service_role;
-- Visitors may call these, because they refuse them with the sentence that says why.
grant execute on function private.export_my_data(), private.note_class(text, int, text, int, text) to anon, authenticated;
grant execute on function private.get_class_stats(uuid) to anon, authenticated;
grant execute on function private.sweep() to service_role;
revoke execute on function public.note_class(text, int, text, int, text), public.get_class_stats(uuid) from public, anon, authenticated;
grant execute on function public.note_class(text, int, text, int, text), public.get_class_stats(uuid) to anon, authenticated;
