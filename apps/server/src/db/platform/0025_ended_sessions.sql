-- Tells all processes which sessions have ended, so that they close the live connections of those sessions at once.
-- Sign-outs are rare, so a notification here does not slow down other writes.

create or replace function gateway.tell_ended_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  how_many bigint;
  ids text;
begin
  select count(*), string_agg(id::text, ',') into how_many, ids from ended;
  -- Too many to name: everybody checks all sessions.
  if how_many > 0 then perform pg_notify('sessions_ended', case when how_many > 100 then '' else ids end); end if;
  return null;
end $$;

create or replace function gateway.tell_banned_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.banned_until > now() then
    perform pg_notify('sessions_ended', s.id::text) from auth.sessions s where s.user_id = new.id;
  end if;
  return null;
end $$;

revoke execute on function gateway.tell_ended_sessions() from public;
revoke execute on function gateway.tell_banned_sessions() from public;

create or replace trigger tell_ended_sessions after delete on auth.sessions
  referencing old table as ended for each statement execute function gateway.tell_ended_sessions();
create or replace trigger tell_banned_sessions after update of banned_until on auth.users
  for each row when (new.banned_until is distinct from old.banned_until) execute function gateway.tell_banned_sessions();
