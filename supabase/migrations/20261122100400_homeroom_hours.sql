-- Open hours of the site, "eyes on me", and what is noted within a homeroom's hours. Nothing is noted outside them.

insert into private.site_settings (name, default_value, allowed, form, description) values
  ('open-from', 'off', null, 'time', 'When the site opens each day. Outside its hours nobody starts a game.'),
  ('open-to', 'off', null, 'time', 'When the site closes each day.'),
  ('open-zone', 'UTC', null, 'zone', 'The time zone of the site''s open hours.'),
  ('open-days', 'all', '{all,weekdays}', null, 'On which days the site opens.'),
  ('homeroom-child-text', 'off', '{off,on}', null, 'Whether teachers may let children write text in the chat of their homeroom.');

-- When the site opens next; null if it is open now. Hours that begin later in the day than they end go past midnight.
create function private.site_opens_at(at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  opens text := private.setting_text('open-from');
  closes text := private.setting_text('open-to');
  zone text;
  last_day int;
  local timestamp;
begin
  if opens = 'off' or closes = 'off' or opens = closes then return null; end if;
  zone := private.setting_text('open-zone');
  last_day := case private.setting_text('open-days') when 'weekdays' then 5 else 7 end;
  local := at at time zone zone;
  -- Yesterday's hours may go on past midnight, and a weekend has two closed days.
  return (
    select case when min(begins) <= local then null else min(begins) at time zone zone end from (
      select day + opens::time as begins, day + closes::time + case when closes < opens then interval '1 day' else interval '0' end as ends
      from (select local::date + ahead as day from generate_series(-1, 4) as ahead) as near where extract(isodow from day) <= last_day
    ) as open_days where ends > local
  );
end $$;

create function private.site_hours(at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  opens text := private.setting_text('open-from');
  closes text := private.setting_text('open-to');
  opens_at timestamptz := private.site_opens_at(at);
  has_hours boolean := opens <> 'off' and closes <> 'off' and opens <> closes;
begin
  return jsonb_build_object(
    'is_open', opens_at is null, 'opens_at', opens_at, 'from', case when has_hours then opens end, 'to', case when has_hours then closes end,
    'zone', case when has_hours then private.setting_text('open-zone') end,
    'days', case when has_hours then private.setting_text('open-days') end
  );
end $$;

create function private.get_site_hours() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.site_hours(private.now());
end $$;

-- The site's open hours, and whether it is open now. For everybody.
create function public.get_site_hours() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_site_hours(); end $$;

-- Why a player may not start a game now: the site is closed, or a teacher asks for attention. Null if they may. The player
-- is null for a visitor.
create function private.play_obstacle(player uuid, at timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.site_opens_at(at) is not null then
    return format('The site is open from %s to %s. See you then!', private.setting_text('open-from'), private.setting_text('open-to'));
  end if;
  return (
    select h.eyes_sentence from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
    where m.user_id = player and h.eyes_until > at and private.eyes_are_on(h, at) order by h.eyes_until desc limit 1
  );
end $$;

-- Every way to start a run inserts it here. Races ask for all their runners before they start.
create function private.stop_start() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  why text := private.play_obstacle(new.user_id, private.now());
begin
  if why is not null then
    raise sqlstate 'PT423' using message = why;
  end if;
  return new;
end $$;

create trigger stop_start before insert on public.game_runs
for each row when (new.mode <> 'race' and not new.from_visitor) execute function private.stop_start();

-- Visitors' tickets are not stored, so the closed site is checked here. Otherwise the same as before.
create or replace function private.get_guest_ticket(app text, variant text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  at timestamptz := date_trunc('milliseconds', private.now());
  wanted text := coalesce(get_guest_ticket.variant, '');
  class public.apps;
  body text;
  why text := private.play_obstacle(auth.uid(), private.now());
begin
  if why is not null then
    raise sqlstate 'PT423' using message = why;
  end if;
  select * into class from public.apps where id = app and listed and verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if class.sim_version is null then
    raise sqlstate 'PT409' using message = 'This class has nothing to play yet.';
  end if;
  if not private.has_variant(app, wanted) then
    raise sqlstate 'PT400' using message = 'This class has no such mode.';
  end if;
  body := encode(convert_to(jsonb_build_object(
    'run', gen_random_uuid(), 'app', app, 'variant', wanted, 'seed', private.random_seed(), 'rules', class.sim_version,
    'scores', class.score_version, 'at', at
  )::text, 'UTF8'), 'hex');
  return jsonb_build_object(
    'claim', body || '.' || private.sign_text(body), 'seed', convert_from(decode(body, 'hex'), 'UTF8')::jsonb ->> 'seed',
    'variant', wanted, 'sim_version', class.sim_version, 'order', class.score_order, 'started_at', at,
    'expires_at', at + interval '7 days'
  );
end $$;

create function private.eyes_state(room private.homerooms, at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'is_on', private.eyes_are_on(room, at), 'until', case when room.eyes_until > at then room.eyes_until end, 'sentence', room.eyes_sentence
  );
end $$;

create function private.set_eyes(which uuid, is_on boolean, sentence text, minutes int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  longest constant int := 60;
  room private.homerooms := private.take_homeroom(which);
  at timestamptz := private.now();
  said text := coalesce(sentence, room.eyes_sentence);
begin
  if is_on then
    said := private.school_text(said, 120);
    if said is null then
      raise sqlstate 'PT400' using message = 'Write a sentence of 1 to 120 letters.';
    end if;
    if minutes is null or minutes not between 1 and longest then
      raise sqlstate 'PT400' using message = format('Eyes on me lasts 1 to %s minutes.', longest);
    end if;
  end if;
  update private.homerooms h
  set eyes_until = case when is_on then at + make_interval(mins => minutes) else '-infinity' end, eyes_sentence = coalesce(said, h.eyes_sentence)
  where h.id = room.id returning * into room;
  perform private.tell_homeroom(room.id, 'eyes', private.eyes_state(room, at));
  return private.eyes_state(room, at) || jsonb_build_object('counts_now', private.in_hours(room, at));
end $$;

-- Stops games in the homeroom for up to an hour, or lets them go on. It counts only within the homeroom's hours.
create function public.set_eyes(homeroom_id uuid, is_on boolean, sentence text default null, minutes int default 60) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.set_eyes(homeroom_id, is_on, sentence, minutes); end $$;

create table private.homeroom_play (
  member_id uuid references private.homeroom_members (id) on delete cascade,
  -- The day in the homeroom's time zone.
  day date,
  app_id text references public.apps (id) on delete cascade,
  seconds int not null default 0 check (seconds >= 0),
  touched_at timestamptz not null,
  primary key (member_id, day, app_id)
) with (fillfactor = 50);
create index homeroom_play_by_app on private.homeroom_play (app_id);
comment on table private.homeroom_play is
  'Kept about a person: which classes a member of a homeroom played within its hours, and for how many seconds a day. Why: the teacher''s page. How long: kept until they leave, or the homeroom is erased. Read by the teacher.';
alter table private.homeroom_play enable row level security;

-- Notes that a player is here, and what they play, for their homerooms whose hours these are. Time is never counted
-- faster than the clock runs.
create function private.touch_member(player uuid, app text, more_seconds int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  member record;
begin
  for member in
    select m.id, h.zone from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
    where m.user_id = player and h.closed_at is null and private.in_hours(h, at) order by m.id
  loop
    update private.homeroom_members m set seen_at = at, seen_app = app where m.id = member.id;
    if app is not null then
      insert into private.homeroom_play as known (member_id, day, app_id, touched_at)
      values (member.id, (at at time zone member.zone)::date, app, at)
      on conflict (member_id, day, app_id) do update set
        seconds = known.seconds + greatest(0, least(more_seconds, floor(extract(epoch from at - known.touched_at))::int)), touched_at = at;
    end if;
  end loop;
end $$;

create function private.touch_runner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_member(r.user_id, r.app_id, 10) from public.game_runs r where r.id = new.run_id;
  return null;
end $$;

create trigger touch_runner after insert on private.game_checkpoints for each row execute function private.touch_runner();
create trigger touch_runner after insert on private.score_ticks for each row execute function private.touch_runner();

create function private.touch_starter() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.touch_member(new.user_id, new.app_id, 0);
  return null;
end $$;

-- Offline tickets are fetched ahead and claimed runs were played earlier: neither says that the player is here now.
create trigger touch_starter after insert on public.game_runs
for each row when (new.mode <> 'offline' and not new.from_visitor) execute function private.touch_starter();

-- Classes without replayed runs say only that they were played.
create trigger touch_starter after insert or update on public.apps_played
for each row when (current_user in ('anon', 'authenticated')) execute function private.touch_starter();

create function private.homeroom_here() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
begin
  update private.homeroom_members m set seen_at = at,
    -- A member who has started no run for a minute is here, but does not play.
    seen_app = case when exists (
      select from private.homeroom_play p where p.member_id = m.id and p.app_id = m.seen_app and p.touched_at > at - interval '1 minute'
    ) then m.seen_app end
  from private.homerooms h
  where m.user_id = caller and h.id = m.homeroom_id and h.closed_at is null and private.in_hours(h, at)
    and (m.seen_at is null or m.seen_at < at - interval '5 seconds');
  return jsonb_build_object('site', private.site_hours(at), 'eyes', coalesce((
    select jsonb_agg(private.eyes_state(h, at) || jsonb_build_object('homeroom_id', h.id, 'teacher_name', h.teacher_name) order by h.made_at)
    from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
    where m.user_id = caller and h.closed_at is null
  ), '[]'));
end $$;

-- Tells the server that the caller is here, and returns whether a teacher asks for attention.
create function public.homeroom_here() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.homeroom_here(); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.get_site_hours(), private.homeroom_here() to anon, authenticated;
grant execute on function private.set_eyes(uuid, boolean, text, int) to authenticated;
revoke execute on function public.get_site_hours(), public.set_eyes(uuid, boolean, text, int), public.homeroom_here() from public, anon, authenticated;
grant execute on function public.get_site_hours(), public.homeroom_here() to anon, authenticated;
grant execute on function public.set_eyes(uuid, boolean, text, int) to authenticated;
