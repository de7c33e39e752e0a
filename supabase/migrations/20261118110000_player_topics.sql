-- Tells a player's other devices when the balance, the streak, favourites or notices change. Each player has a private
-- topic `player:{user_id}`; only the database sends there. A message names what has changed, and the page reads it
-- again.

create policy "players hear about themselves" on realtime.messages for select to authenticated
  using (
    extension = 'broadcast'
    and (select realtime.topic()) = 'player:' || (select auth.uid())
    and (select private.may_act())
  );

-- Tells the devices of a player that something has changed. A failure is a warning of realtime.send: it fails no write.
create function private.tell_player(player uuid, event text, said jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(said, event, 'player:' || player, true);
end $$;

create function private.tell_balance() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_player(new.user_id, 'balance', jsonb_build_object('coins', new.balance));
  return null;
end $$;

create trigger tell_balance after update of balance on private.wallets
for each row when (new.balance <> old.balance and new.user_id is not null) execute function private.tell_balance();

-- For a change of one row; the argument is the event.
create function private.tell_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_player(new.user_id, tg_argv[0]);
  return null;
end $$;

create trigger tell_streak after insert or update on public.streak
for each row execute function private.tell_owner('streak');
create trigger tell_notices after insert on public.notices
for each row execute function private.tell_owner('notices');

-- For a change of many rows: one message per player. A deleted account has no devices to tell.
create function private.tell_owners() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_player(changed.user_id, tg_argv[0])
  from (select distinct c.user_id from changed c join public.my_users u on u.user_id = c.user_id) as changed;
  return null;
end $$;

create trigger tell_favourites_added after insert on public.favorite_apps
referencing new table as changed for each statement execute function private.tell_owners('favourites');
create trigger tell_favourites_removed after delete on public.favorite_apps
referencing old table as changed for each statement execute function private.tell_owners('favourites');
-- Also when they are read, so that the number on the bell goes on every device.
create trigger tell_notices_read after update on public.notices
referencing new table as changed for each statement execute function private.tell_owners('notices');

-- A suspended player gets no more messages: recheck with their id makes the gateway read again which topics they may
-- join.
create function private.tell_suspension() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_player(new.user_id, 'settings', jsonb_build_object('recheck', new.user_id));
  return null;
end $$;

create trigger tell_suspension after insert or update of banned_until on private.bans
for each row execute function private.tell_suspension();

revoke execute on all functions in schema private from public;
