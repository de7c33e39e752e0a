-- What the chat page shows before it loads messages, and the broadcasts that tell it of changes.

create table private.chat_reasons (
  id text primary key check (id ~ '^[a-z]{1,20}$'),
  -- Everybody reads it beside a tombstone: "Removed by a moderator: spam".
  text text not null check (length(text) between 1 and 100),
  position int not null unique
);
comment on table private.chat_reasons is 'The reasons that a moderator chooses from in the chat. Nothing about a player.';
alter table private.chat_reasons enable row level security;
insert into private.chat_reasons (id, text, position) values
  ('spam', 'spam', 1), ('unkind', 'unkind words', 2), ('language', 'bad language', 3), ('personal', 'personal data', 4),
  ('unsafe', 'not safe for others', 5), ('other', 'against the rules', 6);

create function private.chat_reason_list() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_agg(jsonb_build_object('id', r.id, 'text', r.text) order by r.position) from private.chat_reasons r);
end $$;

create function private.chat_state(room text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  at timestamptz := private.now();
  obstacle text := private.chat_obstacle(room, at);
  place public.chat_rooms;
  mute private.chat_mutes;
  pace timestamptz;
  is_moderator boolean := private.has_role('moderator') and private.may_act();
begin
  select r.* into place from public.chat_rooms r left join public.apps a on a.id = r.app_id
  where r.id = room and (r.app_id is null or a.listed);
  select * into mute from private.chat_mutes where user_id = caller and muted_until > at;
  -- When the player's rate limit has a token again, if its bucket is empty.
  select b.full_at + l.every * (1 - l.burst) into pace
  from private.write_buckets b join private.write_limits l using (bucket)
  where b.user_id = caller and b.bucket = 'chat' and b.full_at <= at + l.every * l.burst;
  return jsonb_build_object(
    'mode', private.setting_text('chat'),
    'visitors', private.setting_text('chat-visitors') = 'on',
    'may_read', coalesce(private.chat_reads(room), false),
    'may_write', case when obstacle is null then 'text' when obstacle in ('child', 'age-unknown') then 'cheers' else 'nothing' end,
    'why', obstacle,
    'muted_until', nullif(mute.muted_until, 'infinity'),
    'muted_reason', mute.reason,
    'quiet', private.quiet_hours(at),
    'slow_seconds', coalesce(place.slow_seconds, 0),
    'wait_until', greatest(case when place.id is not null then private.slow_until(place, at) end, case when pace > at then pace end),
    'room', case when place.id is not null then jsonb_build_object(
      'id', place.id, 'state', place.state, 'app_id', place.app_id,
      'title', coalesce((select a.title from public.apps a where a.id = place.app_id), 'Everybody')
    ) end,
    'rooms_open', (select count(*) from private.readable_rooms()),
    'cheers', (select jsonb_agg(jsonb_build_object('id', c.id, 'text', c.text) order by c.position) from public.chat_cheers c),
    'is_moderator', is_moderator,
    'reasons', case when is_moderator then private.chat_reason_list() else '[]' end,
    'appeal', case when obstacle = 'muted' then private.my_appeal() end
  );
end $$;

-- The state of the chat for the caller: what they may read and write in a room, and why not more. Never raises.
create function public.chat_state(room_id text) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.chat_state(room_id); end $$;

-- Tells a room that its state or a setting changed. recheck makes the gateway read again who may listen.
create function private.tell_room_state(room public.chat_rooms, recheck boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_room(room.id, 'room', jsonb_build_object(
    'state', room.state, 'mode', private.setting_text('chat'), 'slow_seconds', room.slow_seconds, 'recheck', recheck
  ));
end $$;

create function private.follow_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_room_state(new, new.state <> old.state);
  return null;
end $$;

create trigger follow_room after update of state, slow_seconds on public.chat_rooms
for each row when (new.state <> old.state or new.slow_seconds <> old.slow_seconds) execute function private.follow_room();

create function private.follow_chat_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_room_state(r, new.name in ('chat', 'chat-visitors')) from public.chat_rooms r;
  return null;
end $$;

create trigger follow_chat_setting after update of value on private.site_settings
for each row when (new.name in ('chat', 'chat-visitors', 'chat-quiet-from', 'chat-quiet-to', 'chat-zone') and new.value is distinct from old.value)
execute function private.follow_chat_setting();

create function private.follow_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_room_state(r, true) from public.chat_rooms r where r.app_id = new.id;
  return null;
end $$;

create trigger follow_listing after update of listed on public.apps
for each row when (new.listed <> old.listed) execute function private.follow_listing();

-- Live messages: the private topic chat:<room>. Readers of the room listen; nobody but the database sends; signed-in
-- readers are counted.
create policy "readers of a room hear it" on realtime.messages for select to anon, authenticated using (
  extension in ('broadcast', 'presence') and (select realtime.topic()) like 'chat:%'
  and (select private.chat_reads(substr((select realtime.topic()), 6)))
  -- A replay leaves out removed messages, messages of blocked players, and names that no longer exist.
  and event is distinct from 'muted'
  and (event is distinct from 'said' or exists (
    select from public.chat_messages m
    where m.id = case when payload ->> 'id' ~ '^[0-9]{1,18}$' then (payload ->> 'id')::bigint end
      and m.removed is null and m.username = payload ->> 'username'
  ))
);
create policy "signed-in readers of a room are counted" on realtime.messages for insert to authenticated with check (
  extension = 'presence' and (select realtime.topic()) like 'chat:%'
  and (select private.chat_reads(substr((select realtime.topic()), 6)))
);

revoke execute on all functions in schema private from public;
grant execute on function private.chat_state(text) to anon, authenticated;
revoke execute on function public.chat_state(text) from public, anon, authenticated;
grant execute on function public.chat_state(text) to anon, authenticated;
