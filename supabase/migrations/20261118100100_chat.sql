-- The chat: rooms, messages, cheers and blocks. Clients read these tables and write through functions only.

create table public.chat_rooms (
  id text primary key check (id ~ '^(global|class/[a-z0-9]+(-[a-z0-9]+)*)$'),
  app_id text unique references public.apps (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'read', 'closed')),
  slow_seconds int not null default 0 check (slow_seconds between 0 and 3600),
  constraint chat_rooms_id_names_class check (id = coalesce('class/' || app_id, 'global'))
);
comment on table public.chat_rooms is 'The rooms of the chat: one for everybody, one per class. Nothing about a player.';

create table public.chat_cheers (
  id text primary key check (id ~ '^[a-z]+(-[a-z]+)*$' and length(id) <= 20),
  text text not null check (length(text) between 1 and 40),
  position int not null unique
);
comment on table public.chat_cheers is 'Preset lines, the only ones that children write. Nothing about a player.';

create table public.chat_messages (
  id bigint generated always as identity primary key,
  room_id text not null references public.chat_rooms (id) on delete cascade,
  user_id uuid references public.my_users (user_id) on delete set null,
  -- The author's name. It follows a rename, and is empty once the account is deleted.
  username text not null,
  icon text,
  body text check (length(body) between 1 and 280),
  cheer text references public.chat_cheers (id),
  created_at timestamptz not null,
  -- A removed message is a tombstone: no text, but who removed it, and why if a moderator did.
  removed text check (removed in ('author', 'moderator', 'reports', 'account')),
  reason text check (length(reason) <= 100),
  constraint chat_messages_has_text_or_tombstone check (num_nonnulls(body, cheer, removed) = 1)
);
create index chat_messages_by_room on public.chat_messages (room_id, id desc);
create index chat_messages_by_player on public.chat_messages (user_id, created_at desc);
create index chat_messages_by_time on public.chat_messages (created_at);
comment on table public.chat_messages is
  'Kept about a person: what they said in the chat, under their name, and when. Why: the chat. How long: kept for the days of the setting chat-keep-days (30 by default); an account that is deleted leaves tombstones without text and name.';

create table public.chat_blocks (
  user_id uuid references public.my_users (user_id) on delete cascade,
  blocked_id uuid references public.my_users (user_id) on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id),
  constraint chat_blocks_not_oneself check (blocked_id <> user_id)
);
create index chat_blocks_by_blocked on public.chat_blocks (blocked_id);
comment on table public.chat_blocks is
  'Kept about a person: whom they block in the chat. Why: to hide those messages from them. How long: kept until they unblock or one of the two accounts is deleted; only they read it.';

insert into public.chat_rooms (id) values ('global');
insert into public.chat_rooms (id, app_id) select 'class/' || id, id from public.apps where listed;
insert into public.chat_cheers (id, text, position) values
  ('hello', 'Hello, pond!', 1), ('good-luck', 'Good luck!', 2), ('nice', 'Nice one!', 3), ('wow', 'Wow!', 4),
  ('so-close', 'So close!', 5), ('good-game', 'Good game!', 6), ('well-played', 'Well played!', 7),
  ('new-record', 'New record!', 8), ('one-more', 'One more round?', 9), ('thanks', 'Thank you!', 10),
  ('quack', 'Quack!', 11), ('bye', 'See you tomorrow!', 12);

-- A class gets its room when it is first listed. An unlisted class keeps it, but nobody reads it.
create function private.open_class_room() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.chat_rooms (id, app_id) values ('class/' || new.id, new.id) on conflict do nothing;
  return null;
end $$;

create trigger open_class_room after insert or update of listed on public.apps
for each row when (new.listed) execute function private.open_class_room();

-- The rooms that the caller may read. Visitors read only if the operator allows it.
create function private.readable_rooms() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.setting_text('chat') = 'off' then return; end if;
  if auth.uid() is null then
    if private.setting_text('chat-visitors') = 'off' then return; end if;
  elsif not private.may_act() then
    return;
  end if;
  return query
    select r.id from public.chat_rooms r left join public.apps a on a.id = r.app_id
    where r.state <> 'closed' and (r.app_id is null or a.listed);
end $$;

-- Whether the caller may read a room. Policies of realtime topics call it.
create function private.chat_reads(room text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return room in (select private.readable_rooms());
end $$;

create function private.blocked_players() returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select blocked_id from public.chat_blocks where user_id = auth.uid();
end $$;

alter table public.chat_rooms enable row level security;
alter table public.chat_cheers enable row level security;
alter table public.chat_messages enable row level security;
alter table public.chat_blocks enable row level security;

-- Sub-selects, so that the functions run once per statement and not once per row.
create policy "readers see their rooms" on public.chat_rooms for select to anon, authenticated
  using (id = any (array(select private.readable_rooms())));
create policy "everybody sees the cheers" on public.chat_cheers for select to anon, authenticated using (true);
create policy "readers of a room see its messages, but not those of players they block" on public.chat_messages
  for select to anon, authenticated using (
    room_id = any (array(select private.readable_rooms()))
    and (user_id is null or user_id <> all (array(select private.blocked_players())))
  );
create policy "players see whom they block" on public.chat_blocks for select to authenticated
  using (user_id = (select auth.uid()) and (select private.may_act()));

revoke all on public.chat_rooms, public.chat_cheers, public.chat_messages, public.chat_blocks from anon, authenticated;
grant select on public.chat_rooms, public.chat_cheers, public.chat_messages to anon, authenticated;
grant select on public.chat_blocks to authenticated;

-- Messages follow a new name, or a name that a moderator removed would stay in the chat.
create function private.rename_in_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.chat_messages set username = new.username where user_id = new.user_id;
  return null;
end $$;

create trigger rename_in_chat after update of username on public.my_users
for each row when (new.username <> old.username) execute function private.rename_in_chat();

revoke execute on all functions in schema private from public;
grant execute on function private.readable_rooms(), private.chat_reads(text), private.blocked_players() to anon, authenticated;
