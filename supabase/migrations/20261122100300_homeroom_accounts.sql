-- Homeroom accounts: no address, a generated public name, the age group of the homeroom, a password of three words. The
-- function homeroom-accounts makes them with the auth service; who may have which is decided here.

create function private.plan_accounts(which uuid, names jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which);
  free int := private.max_members() - private.places_taken(which);
  planned jsonb := '[]';
  problems jsonb := '[]';
  given text;
  plain text;
  seat private.homeroom_newcomers;
begin
  if jsonb_typeof(names) is distinct from 'array' or jsonb_array_length(names) not between 1 and private.max_members() then
    raise sqlstate 'PT400' using message = format('Send 1 to %s names.', private.max_members());
  end if;
  for given in select value from jsonb_array_elements_text(names) loop
    plain := private.school_text(given, 24);
    if plain is null then
      problems := problems || jsonb_build_object('name', left(given, 60), 'message', 'A name has 1 to 24 letters, and no words that are not for school.');
    elsif free <= 0 then
      problems := problems || jsonb_build_object('name', plain, 'message', format('A homeroom has at most %s members.', private.max_members()));
    else
      insert into private.homeroom_newcomers (homeroom_id, name, state, login, asked_at)
      values (room.id, plain, 'admitted', private.unused_duck_name(), private.now()) returning * into seat;
      free := free - 1;
      planned := planned || jsonb_build_object('newcomer_id', seat.id, 'login', seat.login, 'name', seat.name);
    end if;
  end loop;
  return jsonb_build_object('accounts', planned, 'problems', problems);
end $$;

-- Reserves places and public names for a list of names. The function homeroom-accounts calls it as the teacher.
create function public.plan_accounts(homeroom_id uuid, names jsonb) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.plan_accounts(homeroom_id, names); end $$;

create function private.plan_collect(ticket text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked private.homeroom_newcomers;
begin
  select * into asked from private.homeroom_newcomers n where n.ticket_hash = encode(sha256(convert_to(ticket, 'UTF8')), 'hex') for update;
  if not found or asked.state = 'refused' then
    raise sqlstate 'PT404' using message = 'This request to join does not exist any more. Ask your teacher.';
  end if;
  if asked.state = 'done' then
    raise sqlstate 'PT410' using message = 'This account was already collected. Ask your teacher for a new password.';
  end if;
  if asked.state = 'waiting' then
    raise sqlstate 'PT409' using message = 'Your teacher has not let you in yet.';
  end if;
  -- An earlier attempt may have been cut off after its account was made. The sweep deletes that one.
  if exists (select from auth.users u where u.email = private.login_address(asked.login)) then
    update private.homeroom_newcomers n set login = private.unused_duck_name() where n.id = asked.id returning * into asked;
  end if;
  return private.newcomer_state(asked) || jsonb_build_object('newcomer_id', asked.id, 'login', asked.login);
end $$;

-- What an admitted newcomer's account needs. For the function homeroom-accounts only.
create function public.plan_collect(ticket text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.plan_collect(ticket); end $$;

create function private.fill_seat(newcomer uuid, account uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  room private.homerooms;
  asked private.homeroom_newcomers;
  member private.homeroom_members;
begin
  select h.* into room from private.homerooms h join private.homeroom_newcomers n on n.homeroom_id = h.id where n.id = newcomer for update of h;
  select * into asked from private.homeroom_newcomers n where n.id = newcomer for update;
  if asked.id is null or asked.state <> 'admitted' or room.closed_at is not null
    or not exists (select from auth.users u where u.id = account and u.email = private.login_address(asked.login))
  then
    raise sqlstate 'PT409' using message = 'This account has no place in a homeroom.';
  end if;
  insert into public.my_users (user_id, username, age_band, created_at, onboarded_at) values (account, asked.login, room.age_group, at, at)
  on conflict (user_id) do update set username = excluded.username, age_band = excluded.age_band, onboarded_at = excluded.onboarded_at;
  insert into private.homeroom_accounts (user_id, homeroom_id, login, made_at) values (account, room.id, asked.login, at);
  insert into private.homeroom_members (homeroom_id, user_id, kind, name, joined_at)
  values (room.id, account, 'account', asked.name, at) returning * into member;
  -- The ticket stays for a day, so that a second attempt hears that it was collected.
  update private.homeroom_newcomers n set state = 'done', login = null where n.id = asked.id;
  perform private.tell_teacher(room.id, 'members', '{}');
  return jsonb_build_object('member_id', member.id);
end $$;

-- Makes a new account a member of the homeroom that has a place for it. For the function homeroom-accounts only.
create function public.fill_seat(newcomer_id uuid, user_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.fill_seat(newcomer_id, user_id); end $$;

create function private.plan_resets(which uuid, members uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which);
begin
  if coalesce(cardinality(members), 0) not between 1 and private.max_members() or exists (
    select from unnest(members) as wanted
    where not exists (select from private.homeroom_members m where m.id = wanted and m.homeroom_id = room.id)
  ) then
    raise sqlstate 'PT404' using message = 'There is no such member.';
  end if;
  if exists (
    select from private.homeroom_members m left join private.homeroom_accounts a on a.user_id = m.user_id and a.homeroom_id = m.homeroom_id
    where m.id = any (members) and (m.kind <> 'account' or a.user_id is null)
  ) then
    raise sqlstate 'PT403' using message = 'You cannot reset the password of this account: it is not from this homeroom.';
  end if;
  return (
    select jsonb_agg(jsonb_build_object('member_id', m.id, 'user_id', m.user_id, 'login', a.login, 'name', m.name) order by m.name)
    from private.homeroom_members m join private.homeroom_accounts a on a.user_id = m.user_id where m.id = any (members)
  );
end $$;

-- The accounts whose passwords the teacher may reset; refuses all if one is not from this homeroom.
create function public.plan_resets(homeroom_id uuid, members uuid[]) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.plan_resets(homeroom_id, members); end $$;

create function private.finish_reset(account uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update private.homeroom_accounts a set reset_at = private.now() where a.user_id = account;
  if not found then
    raise sqlstate 'PT403' using message = 'This account is not from a homeroom.';
  end if;
  -- The sessions of the old password end. A hosted project may not allow it; they then end by themselves.
  begin
    delete from auth.sessions s where s.user_id = account;
  exception when insufficient_privilege then
    raise notice 'Sessions cannot be ended here.';
  end;
  perform private.tell_player(account, 'settings', jsonb_build_object('recheck', account));
  return '{"status": "reset"}';
end $$;

-- Ends the sessions of a homeroom account whose password was reset. For the function homeroom-accounts only.
create function public.finish_reset(user_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.finish_reset(user_id); end $$;

create function private.rename_member(which uuid, wanted text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member private.homeroom_members := private.take_member(which);
  plain text := private.school_text(wanted, 24);
begin
  if member.kind <> 'account' then
    raise sqlstate 'PT403' using message = 'You cannot rename this member: the account is not from this homeroom.';
  end if;
  if plain is null then
    raise sqlstate 'PT400' using message = 'A name has 1 to 24 letters, and no words that are not for school.';
  end if;
  update private.homeroom_members m set name = plain where m.id = member.id;
  return jsonb_build_object('name', plain);
end $$;

-- Changes a homeroom account's name inside the homeroom.
create function public.rename_member(member_id uuid, name text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.rename_member(member_id, name); end $$;

create function private.erase_homeroom_account(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member private.homeroom_members := private.take_member(which);
begin
  if member.kind <> 'account' or not exists (
    select from private.homeroom_accounts a where a.user_id = member.user_id and a.homeroom_id = member.homeroom_id
  ) then
    raise sqlstate 'PT403' using message = 'You cannot erase this account: it is not from this homeroom.';
  end if;
  perform private.erase_player(member.user_id);
  perform private.tell_teacher(member.homeroom_id, 'members', '{}');
  return '{"status": "erased"}';
end $$;

-- Erases an account that was made in the caller's homeroom, with everything that belongs to it.
create function public.erase_homeroom_account(member_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.erase_homeroom_account(member_id); end $$;

-- Fields of a homeroom account that its pupil cannot change, until it has an address of its own.

create function private.keep_homeroom_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.username, new.user_about, new.where_from, new.who_from, new.age_band)
    is distinct from (old.username, old.user_about, old.where_from, old.who_from, old.age_band)
    and private.is_homeroom_account(old.user_id)
  then
    raise sqlstate 'PT403' using message = 'Your homeroom gave this account its name and age group. They cannot be changed.';
  end if;
  return new;
end $$;

create trigger homeroom_profile before update on public.my_users
for each row when (current_user in ('anon', 'authenticated')) execute function private.keep_homeroom_profile();

create function private.keep_homeroom_privacy() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_homeroom_account(new.user_id) then
    raise sqlstate 'PT403' using message = 'The activity of a homeroom account is always hidden.';
  end if;
  return new;
end $$;

create trigger homeroom_privacy before insert or update on public.privacy_settings
for each row when (new.show_activity) execute function private.keep_homeroom_privacy();

-- Pages ask this with the profile: such an account skips onboarding, and its settings show no address.
alter function private.get_my_profile() rename to get_profile_without_homeroom;

create function private.get_my_profile() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  profile jsonb := private.get_profile_without_homeroom();
begin
  return case when private.is_homeroom_account(auth.uid()) then profile || '{"is_homeroom_account": true}' else profile end;
end $$;

-- Keeping an account: a pupil of 13 or over adds an address and confirms it. The account then is the pupil's own.

create function private.judge_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_homeroom_account(old.id) then return new; end if;
  if coalesce((select private.youngest_of(u.age_band) from public.my_users u where u.user_id = old.id), 0) < 13 then
    raise sqlstate 'PT403' using message = 'This account belongs to a homeroom and has no e-mail address.';
  end if;
  -- Supabase asks the old address, too. That mailbox does not exist, so that half counts as confirmed.
  if coalesce(new.email_change, '') <> '' then new.email_change_confirm_status := 1; end if;
  return new;
end $$;

create trigger judge_address before update on auth.users for each row
when (
  old.email like '%@pupil.invalid'
  and (new.email is distinct from old.email or coalesce(new.email_change, '') <> coalesce(old.email_change, '') or new.phone is distinct from old.phone)
) execute function private.judge_address();

create function private.keep_account() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept private.homeroom_accounts;
begin
  delete from private.homeroom_accounts a where a.user_id = new.id returning * into kept;
  if not found then return null; end if;
  update private.homeroom_members m set kind = 'own' where m.user_id = new.id and m.homeroom_id = kept.homeroom_id;
  if kept.closed_at is not null then
    delete from private.homeroom_members m where m.user_id = new.id and m.homeroom_id = kept.homeroom_id;
    -- A suspension by a moderator stays.
    if exists (select from private.bans b where b.user_id = new.id and b.reason = private.closed_sentence()) then
      perform private.unban(new.id);
    end if;
  end if;
  perform private.notify(new.id, 'account', 'This account is your own now. Your teacher can no longer reset or erase it.');
  return null;
end $$;

create trigger keep_account after update of email on auth.users for each row
when (old.email like '%@pupil.invalid' and new.email not like '%@pupil.invalid') execute function private.keep_account();

-- No other way to sign in: it would bring an address or a name from elsewhere.
create function private.refuse_identity() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_homeroom_account(new.user_id) then
    raise sqlstate 'PT403' using message = 'A homeroom account has no other way to sign in.';
  end if;
  return new;
end $$;

do $$
begin
  create trigger refuse_identity before insert on auth.identities
  for each row when (new.provider <> 'email') execute function private.refuse_identity();
exception when insufficient_privilege then
  raise notice 'Triggers on auth.identities are not allowed here: turn the linking of identities off.';
end $$;

-- The reason of the suspension of an account whose homeroom has ended.
create function private.closed_sentence() returns text
language sql immutable set search_path = '' as $$
  select 'Your homeroom has ended. The account will be erased 30 days after that. If you are 13 or older, you can keep it by adding an e-mail address in your settings.'
$$;

revoke execute on all functions in schema private from public;
revoke execute on function private.get_profile_without_homeroom() from anon, authenticated;
grant execute on function private.get_my_profile() to anon, authenticated;
grant execute on function private.plan_accounts(uuid, jsonb), private.plan_resets(uuid, uuid[]), private.rename_member(uuid, text),
  private.erase_homeroom_account(uuid) to authenticated;
grant execute on function private.plan_collect(text), private.fill_seat(uuid, uuid), private.finish_reset(uuid) to service_role;
revoke execute on function public.plan_accounts(uuid, jsonb), public.plan_resets(uuid, uuid[]), public.rename_member(uuid, text),
  public.erase_homeroom_account(uuid), public.plan_collect(text), public.fill_seat(uuid, uuid), public.finish_reset(uuid)
  from public, anon, authenticated;
grant execute on function public.plan_accounts(uuid, jsonb), public.plan_resets(uuid, uuid[]), public.rename_member(uuid, text),
  public.erase_homeroom_account(uuid) to authenticated;
grant execute on function public.plan_collect(text), public.fill_seat(uuid, uuid), public.finish_reset(uuid) to service_role;
