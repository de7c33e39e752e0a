-- Homerooms: a teacher's groups of pupils. All tables are private; clients use functions only.

alter table public.player_roles drop constraint player_roles_role_check;
alter table public.player_roles
  add constraint player_roles_role_check check (role in ('creator', 'moderator', 'trusted-creator', 'teacher'));

insert into private.write_limits (bucket, burst, every, sentence) values
  ('homeroom', 120, '2 seconds', 'You are changing your homeroom very often.');

-- Invitations that make a teacher of the player who accepts one. Made by the operator, for one use.
create table private.teacher_invites (
  code_hash text primary key check (code_hash ~ '^[0-9a-f]{64}$'),
  note text not null default '' check (length(note) <= 100),
  made_at timestamptz not null default private.now(),
  expires_at timestamptz not null,
  used_at timestamptz,
  used_by uuid references auth.users (id) on delete cascade
);
create index teacher_invites_by_player on private.teacher_invites (used_by);
comment on table private.teacher_invites is
  'Kept about a person: who became a teacher by which invitation, and the operator''s note about whom it is for. Why: an invitation works once, and the operator can tell who has which. How long: kept until 30 days after its use or its end.';
alter table private.teacher_invites enable row level security;

create table private.homerooms (
  id uuid primary key default gen_random_uuid(),
  -- Null: the teacher's account is deleted. The sweep then closes the homeroom.
  teacher_id uuid references auth.users (id) on delete set null,
  name text not null check (length(name) between 1 and 40),
  -- What pupils call the teacher.
  teacher_name text not null check (length(teacher_name) between 1 and 40),
  zone text not null,
  age_group text not null check (age_group in ('under-13', '13-15', '16-18', 'adult')),
  -- The last day, in the homeroom's time zone.
  ends_on date not null,
  hours_days int[] not null default '{1,2,3,4,5}' check (cardinality(hours_days) between 1 and 7 and hours_days <@ '{1,2,3,4,5,6,7}'),
  hours_from time not null default '08:00',
  hours_to time not null default '16:00',
  code text not null unique check (code ~ '^[A-HJ-NP-Z]{6}$'),
  joining_until timestamptz not null default '-infinity',
  eyes_until timestamptz not null default '-infinity',
  eyes_sentence text not null default 'Eyes on me, please.' check (length(eyes_sentence) between 1 and 120),
  -- Whether members may become friends with each other.
  friends boolean not null default false,
  -- Whether children write text in the homeroom's chat, if the operator allows it, too.
  child_text boolean not null default false,
  made_at timestamptz not null,
  closed_at timestamptz,
  constraint homerooms_hours check (hours_from < hours_to)
);
create index homerooms_by_teacher on private.homerooms (teacher_id);
create index homerooms_by_end on private.homerooms (ends_on) where closed_at is null;
create index homerooms_by_closing on private.homerooms (closed_at) where closed_at is not null;
comment on table private.homerooms is
  'Kept about a person: which homerooms a teacher has and what pupils call the teacher. Why: to run the homeroom. How long: kept until 30 days after its end; without the teacher once that account is deleted.';
alter table private.homerooms enable row level security;

-- A teacher whose account is deleted leaves no name. The sweep closes the homeroom.
create function private.forget_teacher() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.teacher_name := 'Your teacher';
  return new;
end $$;

create trigger forget_teacher before update of teacher_id on private.homerooms
for each row when (new.teacher_id is null) execute function private.forget_teacher();

create table private.homeroom_consents (
  homeroom_id uuid primary key references private.homerooms (id) on delete cascade,
  teacher_id uuid references auth.users (id) on delete set null,
  sentence text not null,
  confirmed_at timestamptz not null
);
create index homeroom_consents_by_teacher on private.homeroom_consents (teacher_id);
comment on table private.homeroom_consents is
  'Kept about a person: that a teacher confirmed the parents'' consent for a homeroom of children, in which words and when. Why: accounts of children need it. How long: kept as long as the homeroom.';
alter table private.homeroom_consents enable row level security;

create table private.homeroom_members (
  id uuid primary key default gen_random_uuid(),
  homeroom_id uuid not null references private.homerooms (id) on delete cascade,
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  -- account: made in this homeroom, without an address. own: everybody else.
  kind text not null check (kind in ('account', 'own')),
  name text not null check (length(name) between 1 and 24),
  joined_at timestamptz not null,
  seen_at timestamptz,
  seen_app text references public.apps (id) on delete set null,
  muted_until timestamptz,
  unique (homeroom_id, user_id)
);
create index homeroom_members_by_player on private.homeroom_members (user_id);
create index homeroom_members_by_app on private.homeroom_members (seen_app);
comment on table private.homeroom_members is
  'Kept about a person: which homerooms they are in, their name there (real or chosen), and when they last used the site within the homeroom''s hours. Why: the teacher''s page. How long: kept until they leave, the homeroom is erased or the account is deleted. Read by the teacher; the name also by the other members.';
alter table private.homeroom_members enable row level security;

create table private.homeroom_accounts (
  user_id uuid primary key references public.my_users (user_id) on delete cascade,
  homeroom_id uuid not null references private.homerooms (id) on delete cascade,
  login text not null unique,
  made_at timestamptz not null,
  reset_at timestamptz,
  closed_at timestamptz
);
create index homeroom_accounts_by_homeroom on private.homeroom_accounts (homeroom_id);
comment on table private.homeroom_accounts is
  'Kept about a person: that their account was made in a homeroom and has no address, and when its password was last reset. Why: the teacher may reset and erase such accounts only. How long: kept until they add an address of their own, or the account is erased with the homeroom.';
alter table private.homeroom_accounts enable row level security;

create table private.homeroom_newcomers (
  id uuid primary key default gen_random_uuid(),
  homeroom_id uuid not null references private.homerooms (id) on delete cascade,
  -- Null: somebody without an account, or a name of the teacher's list.
  user_id uuid references public.my_users (user_id) on delete cascade,
  name text not null check (length(name) between 1 and 24),
  -- Hash of the ticket that only the newcomer's browser has; null for players and for names of a list.
  ticket_hash text unique check (ticket_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'admitted', 'refused', 'done')),
  login text unique,
  asked_at timestamptz not null
);
create index homeroom_newcomers_by_homeroom on private.homeroom_newcomers (homeroom_id, state);
create unique index homeroom_newcomers_by_player on private.homeroom_newcomers (user_id, homeroom_id) where user_id is not null;
create index homeroom_newcomers_by_time on private.homeroom_newcomers (asked_at);
comment on table private.homeroom_newcomers is
  'Kept about a person: the name with which somebody asked to join a homeroom, and when. Why: the teacher admits each newcomer. How long: kept for a day. Read by the teacher.';
alter table private.homeroom_newcomers enable row level security;

-- The address of a homeroom account: a reserved domain, so no mail is ever sent to it.
create function private.login_address(login text) returns text
language sql immutable set search_path = '' as $$ select login || '@pupil.invalid' $$;

-- Whether the moment is within the homeroom's hours.
create function private.in_hours(room private.homerooms, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  local timestamp := at at time zone room.zone;
begin
  return extract(isodow from local)::int = any (room.hours_days) and local::time >= room.hours_from and local::time < room.hours_to;
end $$;

create function private.eyes_are_on(room private.homerooms, at timestamptz) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return room.closed_at is null and room.eyes_until > at and private.in_hours(room, at);
end $$;

-- Functions about homerooms for other parts of the rules. All of them leave out homerooms that have ended.

create function private.is_teacher(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.player_roles r where r.user_id = player and r.role = 'teacher');
end $$;

create function private.teaches(player uuid, homeroom uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.homerooms h where h.id = homeroom and h.teacher_id = player and h.closed_at is null)
    and private.is_teacher(player);
end $$;

create function private.is_member(player uuid, homeroom uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
    where m.user_id = player and h.id = homeroom and h.closed_at is null
  );
end $$;

create function private.member_name(player uuid, homeroom uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select m.name from private.homeroom_members m where m.user_id = player and m.homeroom_id = homeroom);
end $$;

create function private.is_pupil_of(player uuid, teacher uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
    where m.user_id = player and h.teacher_id = teacher and h.closed_at is null
  ) and private.is_teacher(teacher);
end $$;

create function private.shares_homeroom(a uuid, b uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.homeroom_members x join private.homeroom_members y using (homeroom_id) join private.homerooms h on h.id = homeroom_id
    where x.user_id = a and y.user_id = b and a <> b and h.closed_at is null
  );
end $$;

create function private.homeroom_allows_friends(a uuid, b uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.homeroom_members x join private.homeroom_members y using (homeroom_id) join private.homerooms h on h.id = homeroom_id
    where x.user_id = a and y.user_id = b and a <> b and h.closed_at is null and h.friends
  );
end $$;

-- Whether an account was made in a homeroom and has no address of its own.
create function private.is_homeroom_account(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.homeroom_accounts a where a.user_id = player);
end $$;

-- The caller, who is a teacher in good standing. Locks the wallet first, as every write does.
create function private.require_teacher() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  if not private.is_teacher(wallet.user_id) then
    raise sqlstate 'PT403' using message = 'Only teachers can do that.';
  end if;
  perform private.spend(wallet.user_id, 'homeroom');
  return wallet.user_id;
end $$;

-- Refuses a reader who is not signed in or may not use the account now.
create function private.require_reader() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  return auth.uid();
end $$;

-- The caller's homeroom to change, locked. A homeroom of somebody else is answered like one that does not exist.
create function private.take_homeroom(which uuid, may_be_closed boolean default false) returns private.homerooms
language plpgsql security definer set search_path = '' as $$
declare
  teacher uuid := private.require_teacher();
  room private.homerooms;
begin
  select * into room from private.homerooms h where h.id = which and h.teacher_id = teacher for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such homeroom.';
  end if;
  if room.closed_at is not null and not may_be_closed then
    raise sqlstate 'PT409' using message = 'This homeroom has ended.';
  end if;
  return room;
end $$;

-- A member of one of the caller's homerooms, locked together with the homeroom.
create function private.take_member(which uuid) returns private.homeroom_members
language plpgsql security definer set search_path = '' as $$
declare
  teacher uuid := private.require_teacher();
  member private.homeroom_members;
begin
  perform from private.homerooms h join private.homeroom_members m on m.homeroom_id = h.id
  where m.id = which and h.teacher_id = teacher for update of h;
  select m.* into member from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
  where m.id = which and h.teacher_id = teacher for update of m;
  if member.id is null then
    raise sqlstate 'PT404' using message = 'There is no such member.';
  end if;
  return member;
end $$;

-- A name or sentence as it is stored: one line, trimmed. Null if it is empty, too long, or not for school.
create function private.school_text(given text, most int) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := regexp_replace(private.plain_text(coalesce(given, '')), '\s+', ' ', 'g');
begin
  if length(plain) not between 1 and most or plain ~ '[<>@\\]|://|[0-9]{5}' or private.blocked_word(plain) is not null then
    return null;
  end if;
  return plain;
end $$;

-- Six letters from 24: all but I and O. 191,102,976 codes.
create function private.new_code() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  -- Bytes from 240 on are left out, because 256 is no multiple of 24.
  bytes bytea;
  candidate text;
begin
  loop
    bytes := sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea);
    select string_agg(substr(letters, 1 + get_byte(bytes, place) % 24, 1), '') into candidate
    from (select place from generate_series(0, 31) as place where get_byte(bytes, place) < 240 limit 6) as fair;
    if length(candidate) = 6 and private.blocked_word(candidate) is null
      and not exists (select from private.homerooms h where h.code = candidate)
    then
      return candidate;
    end if;
  end loop;
end $$;

-- The sentence that a teacher confirms for a homeroom of children.
create function private.consent_sentence() returns text
language sql immutable set search_path = '' as $$
  select 'I confirm that the school has the consent of the parents or guardians of every pupil of this homeroom to use this site.'
$$;

create function private.is_child_group(age_group text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.youngest_of(age_group) < private.setting_int('child-until');
end $$;

-- Checks a homeroom's last day: tomorrow at the earliest, and not longer than a school year and a month.
create function private.check_end(day date, zone text) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone zone)::date;
begin
  if day is null or day <= today or day > today + interval '13 months' then
    raise sqlstate 'PT400' using message = 'A homeroom ends between tomorrow and 13 months from now.', detail = 'ends_on';
  end if;
end $$;

create function private.create_homeroom(
  name text, zone text, ends_on date, teacher_name text, age_group text, consent boolean
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 20;
  teacher uuid := private.require_teacher();
  at timestamptz := private.now();
  room private.homerooms;
begin
  if (select count(*) from private.homerooms h where h.teacher_id = teacher) >= most then
    raise sqlstate 'PT409' using message = format('You can have %s homerooms. Erase one that has ended first.', most);
  end if;
  name := private.school_text(name, 40);
  teacher_name := private.school_text(teacher_name, 40);
  if name is null then
    raise sqlstate 'PT400' using message = 'Give the homeroom a name of 1 to 40 letters.', detail = 'name';
  end if;
  if teacher_name is null then
    raise sqlstate 'PT400' using message = 'Say in 1 to 40 letters what your pupils call you.', detail = 'teacher_name';
  end if;
  if zone is null or not private.is_time_zone(zone) then
    raise sqlstate 'PT400' using message = 'Choose a time zone such as Europe/Berlin.', detail = 'zone';
  end if;
  if private.youngest_of(age_group) is null then
    raise sqlstate 'PT400' using message = 'Choose the age group of your pupils.', detail = 'age_group';
  end if;
  perform private.check_end(ends_on, zone);
  if private.is_child_group(age_group) and consent is not true then
    raise sqlstate 'PT428' using message = 'Confirm that the school has the parents'' consent.', detail = private.consent_sentence();
  end if;
  insert into private.homerooms (teacher_id, name, teacher_name, zone, age_group, ends_on, code, made_at)
  values (teacher, name, teacher_name, zone, age_group, ends_on, private.new_code(), at) returning * into room;
  if private.is_child_group(age_group) then
    insert into private.homeroom_consents (homeroom_id, teacher_id, sentence, confirmed_at)
    values (room.id, teacher, private.consent_sentence(), at);
  end if;
  insert into public.chat_rooms (id, homeroom_id, state) values ('homeroom/' || room.id, room.id, 'closed');
  return private.homeroom_page(room.id);
end $$;

-- Makes a homeroom. Teachers only; one of children needs the confirmed consent.
create function public.create_homeroom(
  name text, zone text, ends_on date, teacher_name text, age_group text default 'under-13', consent boolean default false
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.create_homeroom(name, zone, ends_on, teacher_name, age_group, consent);
end $$;

-- Reads the hours that a teacher gives: {"days": [1, 2], "from": "08:00", "to": "16:00"}.
create function private.set_hours(room uuid, hours jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  days int[];
begin
  if jsonb_typeof(hours) <> 'object' or jsonb_typeof(hours -> 'days') is distinct from 'array'
    or coalesce(hours ->> 'from', '') !~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' or coalesce(hours ->> 'to', '') !~ '^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$'
    or hours ->> 'from' >= hours ->> 'to'
    or exists (select from jsonb_array_elements_text(hours -> 'days') as day where day !~ '^[1-7]$')
  then
    raise sqlstate 'PT400' using message = 'Hours have days and two times of one day, such as 08:00 and 16:00.', detail = 'hours';
  end if;
  days := array(select distinct day::int from jsonb_array_elements_text(hours -> 'days') as day order by 1);
  if cardinality(days) = 0 then
    raise sqlstate 'PT400' using message = 'Choose at least one day.', detail = 'hours';
  end if;
  update private.homerooms h set hours_days = days, hours_from = (hours ->> 'from')::time, hours_to = (hours ->> 'to')::time where h.id = room;
end $$;

create function private.change_homeroom(which uuid, changes jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which);
  named text;
  called text;
begin
  if jsonb_typeof(changes) is distinct from 'object' or exists (
    select from jsonb_object_keys(changes) as key
    where key not in ('name', 'teacher_name', 'zone', 'ends_on', 'hours', 'friends', 'chat', 'child_text')
  ) then
    raise sqlstate 'PT400' using message = 'A homeroom has no such setting.';
  end if;
  named := private.school_text(changes ->> 'name', 40);
  called := private.school_text(changes ->> 'teacher_name', 40);
  if changes ? 'name' and named is null then
    raise sqlstate 'PT400' using message = 'Give the homeroom a name of 1 to 40 letters.', detail = 'name';
  end if;
  if changes ? 'teacher_name' and called is null then
    raise sqlstate 'PT400' using message = 'Say in 1 to 40 letters what your pupils call you.', detail = 'teacher_name';
  end if;
  if changes ? 'zone' and private.is_time_zone(changes ->> 'zone') is not true then
    raise sqlstate 'PT400' using message = 'Choose a time zone such as Europe/Berlin.', detail = 'zone';
  end if;
  if changes ? 'ends_on' then
    if coalesce(changes ->> 'ends_on', '') !~ '^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$' then
      raise sqlstate 'PT400' using message = 'A last day is a date such as 2027-06-30.', detail = 'ends_on';
    end if;
    perform private.check_end((changes ->> 'ends_on')::date, coalesce(changes ->> 'zone', room.zone));
  end if;
  if exists (
    select from jsonb_each(changes) as given where given.key in ('friends', 'child_text') and jsonb_typeof(given.value) <> 'boolean'
  ) then
    raise sqlstate 'PT400' using message = 'This setting is on or off.';
  end if;
  if changes ? 'chat' and coalesce(changes ->> 'chat', '') not in ('closed', 'read', 'open') then
    raise sqlstate 'PT400' using message = 'The chat is closed, read or open.', detail = 'chat';
  end if;
  if changes ->> 'child_text' = 'true' and private.setting_text('homeroom-child-text') = 'off' then
    raise sqlstate 'PT403' using message = 'The operator of this site does not let children write text.', detail = 'child_text';
  end if;
  update private.homerooms h set
    name = coalesce(named, h.name), teacher_name = coalesce(called, h.teacher_name), zone = coalesce(changes ->> 'zone', h.zone),
    ends_on = coalesce((changes ->> 'ends_on')::date, h.ends_on), friends = coalesce((changes ->> 'friends')::boolean, h.friends),
    child_text = coalesce((changes ->> 'child_text')::boolean, h.child_text)
  where h.id = which;
  if changes ? 'hours' then perform private.set_hours(which, changes -> 'hours'); end if;
  if changes ? 'chat' then
    update public.chat_rooms r set state = changes ->> 'chat' where r.homeroom_id = which and r.state <> changes ->> 'chat';
  end if;
  perform private.tell_homeroom(which, 'changed', jsonb_build_object('what', 'settings'));
  return private.homeroom_page(which);
end $$;

-- Changes settings of the caller's homeroom. Only the given keys change.
create function public.change_homeroom(homeroom_id uuid, changes jsonb) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.change_homeroom(homeroom_id, changes); end $$;

create function private.accept_teacher_invitation(code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  perform private.spend(wallet.user_id, 'homeroom');
  if private.is_homeroom_account(wallet.user_id) then
    raise sqlstate 'PT409' using message = 'A homeroom account cannot be a teacher''s.';
  end if;
  if (select u.age_band from public.my_users u where u.user_id = wallet.user_id) is distinct from 'adult' then
    raise sqlstate 'PT403' using message = 'Teachers are adults. Choose your age group in your profile first.';
  end if;
  update private.teacher_invites i set used_at = private.now(), used_by = wallet.user_id
  where i.code_hash = encode(sha256(convert_to(lower(trim(code)), 'UTF8')), 'hex') and i.used_at is null and i.expires_at > private.now();
  if not found then
    raise sqlstate 'PT404' using message = 'This invitation is not valid, or was used.';
  end if;
  insert into public.player_roles (user_id, role) values (wallet.user_id, 'teacher') on conflict do nothing;
  return '{"status": "teacher"}';
end $$;

-- Makes a teacher of the caller, with an invitation of the operator.
create function public.accept_teacher_invitation(code text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.accept_teacher_invitation(code); end $$;

-- Topics. Only the database sends; payloads have no names.
create function private.tell_homeroom(room uuid, event text, said jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(said, event, 'homeroom:' || room, true);
end $$;

create function private.tell_teacher(room uuid, event text, said jsonb default '{}') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(said, event, 'homeroom-teacher:' || room, true);
end $$;

create function private.hears_homeroom(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kind text := split_part(topic, ':', 1);
  room text := split_part(topic, ':', 2);
begin
  if room !~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or not private.may_act() then return false; end if;
  return private.teaches(auth.uid(), room::uuid) or (kind = 'homeroom' and private.is_member(auth.uid(), room::uuid));
end $$;

create policy "members and teachers hear their homeroom" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and ((select realtime.topic()) like 'homeroom:%' or (select realtime.topic()) like 'homeroom-teacher:%')
  and (select private.hears_homeroom((select realtime.topic())))
);

revoke execute on all functions in schema private from public;
grant execute on function private.hears_homeroom(text) to authenticated;
grant execute on function private.create_homeroom(text, text, date, text, text, boolean),
  private.change_homeroom(uuid, jsonb), private.accept_teacher_invitation(text) to authenticated;
revoke execute on function public.create_homeroom(text, text, date, text, text, boolean),
  public.change_homeroom(uuid, jsonb), public.accept_teacher_invitation(text) from public, anon, authenticated;
grant execute on function public.create_homeroom(text, text, date, text, text, boolean),
  public.change_homeroom(uuid, jsonb), public.accept_teacher_invitation(text) to authenticated;
