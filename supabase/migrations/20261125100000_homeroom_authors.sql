-- Inside a homeroom nobody learns the account behind a name: messages, people and runners carry the member's id, which
-- means nothing elsewhere. Moderators still get the account with the evidence of a report.

-- The author of a message as the homeroom knows them: the member's id, and the homeroom's own id for its teacher.
-- Null: the author has left.
create function private.author_inside(player uuid, room text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select case when h.teacher_id = player then h.id else (
      select m.id from private.homeroom_members m where m.homeroom_id = h.id and m.user_id = player
    ) end
    from private.homerooms h join public.chat_rooms r on r.homeroom_id = h.id where r.id = room
  );
end $$;

create or replace function private.message_payload(m public.chat_messages) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  is_inside boolean := m.room_id like 'homeroom/%';
begin
  return jsonb_build_object(
    'id', m.id, 'user_id', case when is_inside then private.author_inside(m.user_id, m.room_id) else m.user_id end,
    'username', case when is_inside then '' else m.username end, 'icon', m.icon, 'body', m.body, 'cheer', m.cheer,
    'created_at', m.created_at
  );
end $$;

-- A row has the account of its author, so that the rows of homerooms are read by a function only.
create policy "messages of a homeroom are read by get_homeroom_messages" on public.chat_messages as restrictive
  for select to anon, authenticated using (room_id not like 'homeroom/%');

-- Blocks inside a homeroom. Blocks of accounts do not count there: the messages that disappear would reveal the
-- account.
create table private.homeroom_blocks (
  member_id uuid references private.homeroom_members (id) on delete cascade,
  blocked_id uuid references private.homeroom_members (id) on delete cascade,
  created_at timestamptz not null,
  primary key (member_id, blocked_id),
  constraint homeroom_blocks_not_oneself check (blocked_id <> member_id)
);
create index homeroom_blocks_by_blocked on private.homeroom_blocks (blocked_id);
comment on table private.homeroom_blocks is
  'Kept about a person: whose messages they do not want to see in their homeroom''s chat. Why: to hide those messages from them. How long: kept until they unblock or one of the two leaves the homeroom; only they read it.';
alter table private.homeroom_blocks enable row level security;

create function private.block_member(which uuid, is_blocked boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  own private.homeroom_members;
begin
  select mine.* into own from private.homeroom_members theirs
  join private.homeroom_members mine on mine.homeroom_id = theirs.homeroom_id
  where theirs.id = which and mine.user_id = wallet.user_id and mine.id <> which;
  if own.id is null then
    raise sqlstate 'PT404' using message = 'There is no such member.';
  end if;
  if is_blocked then
    perform private.spend(wallet.user_id, 'blocks');
    insert into private.homeroom_blocks (member_id, blocked_id, created_at) values (own.id, which, private.now()) on conflict do nothing;
  else
    delete from private.homeroom_blocks b where b.member_id = own.id and b.blocked_id = which;
  end if;
  return jsonb_build_object('status', case when is_blocked then 'blocked' else 'unblocked' end);
end $$;

-- Hides a member's messages in the homeroom's chat from the caller, or shows them again.
create function public.block_member(member_id uuid, is_blocked boolean) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.block_member(member_id, coalesce(is_blocked, true)); end $$;

create function private.get_homeroom_messages(which uuid, before bigint, since bigint, only_removed boolean) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  room text := 'homeroom/' || which;
  most constant int := case when only_removed then 200 else 50 end;
begin
  if room is null or not private.chat_reads(room) then return '[]'; end if;
  return coalesce((
    select jsonb_agg(private.message_payload(m) || jsonb_build_object('removed', m.removed, 'reason', m.reason) order by m.id desc)
    from (
      select said.* from public.chat_messages said
      where said.room_id = room and (before is null or said.id < before) and (since is null or said.id > since)
        and (not only_removed or said.removed is not null)
        and not exists (
          select from private.homeroom_blocks b
          join private.homeroom_members mine on mine.id = b.member_id and mine.user_id = auth.uid()
          join private.homeroom_members theirs on theirs.id = b.blocked_id and theirs.user_id = said.user_id
          where mine.homeroom_id = which
        )
      order by said.id desc limit most
    ) as m
  ), '[]');
end $$;

-- The newest messages of a homeroom's chat, by the members' ids. Empty for everybody who may not read it.
create function public.get_homeroom_messages(
  homeroom_id uuid, before bigint default null, since bigint default null, only_removed boolean default false
) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.get_homeroom_messages(homeroom_id, before, since, coalesce(only_removed, false));
end $$;

-- The teacher's id is that of the homeroom, as in its messages.
create or replace function private.get_homeroom_people(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_inside(which);
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'author_id', p.author_id, 'member_id', case when not p.is_teacher then p.author_id end, 'name', p.name, 'is_teacher', p.is_teacher,
      'is_me', p.user_id = caller, 'is_blocked', p.is_blocked
    ) order by p.is_teacher desc, lower(p.name))
    from (
      select h.id as author_id, h.teacher_id as user_id, h.teacher_name as name, true as is_teacher, false as is_blocked
      from private.homerooms h where h.id = which
      union all
      select m.id, m.user_id, m.name, false, exists (
        select from private.homeroom_blocks b join private.homeroom_members mine on mine.id = b.member_id
        where b.blocked_id = m.id and mine.user_id = caller
      )
      from private.homeroom_members m where m.homeroom_id = which
    ) as p
  );
end $$;

-- A mute by the site's moderators names the player in the rooms; a homeroom does not know that name.
alter function private.tell_room(text, text, jsonb) rename to tell_any_room;

create function private.tell_room(room text, event text, payload jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if event = 'muted' and room like 'homeroom/%' then payload := payload || '{"username": "A member"}'; end if;
  perform private.tell_any_room(room, event, payload);
end $$;

-- Runners of a homeroom's race have their names there, and so no account.
alter function private.race_payload(private.races, uuid, int) rename to race_payload_with_accounts;

create function private.race_payload(race private.races, viewer uuid, seat_no int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  told jsonb := private.race_payload_with_accounts(race, viewer, seat_no);
begin
  if race.open_to <> 'homeroom' then return told; end if;
  return told || jsonb_build_object('runners', (
    select coalesce(jsonb_agg(runner || '{"user_id": null}' order by place), '[]')
    from jsonb_array_elements(told -> 'runners') with ordinality as r (runner, place)
  ));
end $$;

alter function private.export_my_data() rename to export_without_homeroom_blocks;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.export_without_homeroom_blocks() || jsonb_build_object('homeroom_blocks', (
    select coalesce(jsonb_agg(jsonb_build_object('name', theirs.name, 'created_at', b.created_at) order by b.created_at), '[]')
    from private.homeroom_blocks b join private.homeroom_members mine on mine.id = b.member_id
    join private.homeroom_members theirs on theirs.id = b.blocked_id where mine.user_id = auth.uid()
  ));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_homeroom_blocks() from anon, authenticated;
grant execute on function private.export_my_data() to anon, authenticated;
grant execute on function private.block_member(uuid, boolean), private.get_homeroom_messages(uuid, bigint, bigint, boolean) to authenticated;
revoke execute on function public.block_member(uuid, boolean), public.get_homeroom_messages(uuid, bigint, bigint, boolean)
  from public, anon, authenticated;
grant execute on function public.block_member(uuid, boolean), public.get_homeroom_messages(uuid, bigint, bigint, boolean) to authenticated;
