-- Players: who they are, what others see of them, and who may act.

grant usage on schema private to anon, authenticated, service_role;

-- A hosted project opens new tables to everybody; these two came before this line.
revoke all on public.apps, public.categories from anon, authenticated;
grant select on public.apps, public.categories to anon, authenticated;

-- The one clock of all rules: tests move it, clients cannot.
create table private.clock (
  only_row boolean primary key default true check (only_row),
  skew interval not null default '0'
);
alter table private.clock enable row level security;
insert into private.clock default values;

-- The time it is. Not the start of the transaction: who waited for a lock must not write into the past.
create function private.now() returns timestamptz
language plpgsql security definer set search_path = '' as $$
begin
  return clock_timestamp() + (select skew from private.clock);
end $$;

create table private.bans (
  user_id uuid primary key references auth.users (id) on delete cascade,
  reason text not null check (length(reason) between 1 and 500),
  banned_at timestamptz not null default now(),
  banned_until timestamptz not null default 'infinity'
);
alter table private.bans enable row level security;

-- What an operator lets a player do beyond playing.
create table public.player_roles (
  user_id uuid references auth.users (id) on delete cascade,
  role text check (role in ('creator', 'moderator')),
  granted_at timestamptz not null default now(),
  primary key (user_id, role)
);
alter table public.player_roles enable row level security;
create policy "players see their own roles" on public.player_roles for select to authenticated
  using (user_id = (select auth.uid()));
revoke all on public.player_roles from anon, authenticated;
grant select on public.player_roles to authenticated;

-- Whether the caller holds a role.
create function private.has_role(wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.player_roles where user_id = auth.uid() and role = wanted);
end $$;

-- Whether the caller has shown a second factor, if there is one to show.
create function private.has_shown_factor() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return auth.jwt() ->> 'aal' = 'aal2'
    or not exists (select from auth.mfa_factors where user_id = auth.uid() and status = 'verified');
end $$;

create function private.is_banned(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.bans where user_id = player and banned_until > private.now());
end $$;

-- Whether the caller's own things are open to them. Every table of players asks, whatever else it asks.
create function private.may_act() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_shown_factor() and not private.is_banned(auth.uid());
end $$;

create policy "only players in good standing" on public.player_roles as restrictive for all to authenticated
  using ((select private.may_act()));

-- A name as the eye reads it: look-alikes and separators fall together. Single letters first, then those that two others
-- can pass for, so that no mixture of both ways has a shape of its own.
create function private.name_skeleton(name text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(translate(lower(name), '01l!|23456789._- ', 'oiiiizeasbtbg'), 'm', 'rn'), 'w', 'vv'), 'd', 'ci')
$$;

-- Names that would speak for the house.
create function private.is_reserved_name(name text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  shape text := private.name_skeleton(name);
  house text;
begin
  foreach house in array array['admin', 'administrator', 'moderator', 'support', 'staff', 'quackademy'] loop
    house := private.name_skeleton(house);
    if shape like house || '%' or shape like '%' || house then return true; end if;
  end loop;
  return shape in (
    select private.name_skeleton(word) from unnest(array[
      'mod', 'mods', 'system', 'root', 'owner', 'teacher', 'official', 'help', 'null', 'undefined', 'anonymous', 'deleted',
      'everyone', 'nobody', 'server', 'operator', 'security', 'no-profile'
    ]) as word
  );
end $$;

-- A random base-36 name that nobody has.
create function private.random_username() returns text
language plpgsql security definer set search_path = '' as $$
declare
  name_length constant int := 10;
  candidate text;
begin
  loop
    select string_agg(substr('0123456789abcdefghijklmnopqrstuvwxyz', 1 + floor(random() * 36)::int, 1), '')
    into candidate from generate_series(1, name_length);
    if not private.is_reserved_name(candidate)
      and not exists (select from public.my_users where username_skeleton = private.name_skeleton(candidate))
    then
      return candidate;
    end if;
  end loop;
end $$;

create table public.my_users (
  user_id uuid primary key references auth.users (id) on delete cascade,
  username text not null check (username ~ '^[a-z0-9][a-z0-9_.-]{1,23}[a-z0-9]$'),
  icon text not null default 'default' check (icon ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(icon) <= 40),
  user_about text not null default '' check (length(user_about) <= 300),
  badges text[] not null default '{}' check (cardinality(badges) <= 5),
  current_streak int not null default 0 check (current_streak >= 0),
  longest_streak int not null default 0 check (longest_streak >= current_streak),
  apps_played int not null default 0 check (apps_played >= 0),
  time_spent int not null default 0 check (time_spent >= 0),
  created_at timestamptz not null default now(),
  -- Answers that only their owner reads, through get_my_profile().
  where_from text check (length(where_from) between 1 and 80),
  who_from text check (length(who_from) between 1 and 80),
  age_band text check (age_band in ('under-13', '13-15', '16-18', 'adult')),
  -- What the server keeps for itself.
  username_skeleton text not null generated always as (private.name_skeleton(username)) stored,
  renamed_at timestamptz,
  onboarded_at timestamptz
);
create unique index my_users_by_skeleton on public.my_users (username_skeleton);
create index my_users_by_username on public.my_users (username);

alter table public.my_users enable row level security;
create policy "everybody sees players" on public.my_users for select to anon, authenticated using (user_id is not null);
create policy "players make their own profile" on public.my_users for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players change their own profile" on public.my_users for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "only players in good standing" on public.my_users as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.my_users from anon, authenticated;
grant select (user_id, username, icon, user_about, badges, current_streak, longest_streak, apps_played, time_spent, created_at)
  on public.my_users to anon, authenticated;
grant insert (user_id, username, user_about, icon) on public.my_users to authenticated;
-- An upsert names its key among what it sets, so user_id is in the list; the policy keeps it what it is.
grant update (user_id, username, user_about, icon, where_from, who_from, age_band) on public.my_users to authenticated;

-- What a player lets others see. Without a row, nothing.
create table public.privacy_settings (
  user_id uuid primary key references public.my_users (user_id) on delete cascade,
  show_activity boolean not null default false
);
alter table public.privacy_settings enable row level security;
create policy "players see their own settings" on public.privacy_settings for select to authenticated
  using (user_id = (select auth.uid()));
create policy "players make their own settings" on public.privacy_settings for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players change their own settings" on public.privacy_settings for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "only players in good standing" on public.privacy_settings as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.privacy_settings from anon, authenticated;
grant select, insert, update on public.privacy_settings to authenticated;

-- Whether others may see what a player is playing. Never for the youngest, whatever they set.
create function private.shows_activity(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.privacy_settings p join public.my_users u using (user_id)
    where p.user_id = player and p.show_activity and u.age_band is distinct from 'under-13'
  );
end $$;

-- Refuses a name that is taken, looks like one that is, or speaks for the house.
create function private.check_username(player uuid, wanted text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_reserved_name(wanted) then
    raise sqlstate 'PT409' using message = 'That name is not available.';
  end if;
  if exists (
    select from public.my_users where username_skeleton = private.name_skeleton(wanted) and user_id <> player
  ) then
    raise unique_violation using message = 'That name is taken, or looks too much like one that is.';
  end if;
end $$;

-- Judges a new profile. When there is one already this is the first half of an upsert: the update decides.
create function private.judge_new_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  existing public.my_users;
begin
  select * into existing from public.my_users where user_id = new.user_id;
  if found then
    new.username := coalesce(new.username, existing.username);
    return new;
  end if;
  new.username := coalesce(new.username, private.random_username());
  new.user_about := coalesce(new.user_about, '');
  new.icon := coalesce(new.icon, 'default');
  new.created_at := private.now();
  perform private.check_username(new.user_id, new.username);
  if new.icon <> 'default' then
    raise sqlstate 'PT403' using message = 'That icon is not yours.';
  end if;
  return new;
end $$;

create trigger judge_new_profile before insert on public.my_users
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_new_profile();

-- Judges what a player changes about themselves.
create function private.judge_profile_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  rename_every constant interval := '7 days';
  answer_every constant interval := '1 day';
begin
  new.username := coalesce(new.username, old.username);
  new.user_about := coalesce(new.user_about, '');
  new.icon := coalesce(new.icon, 'default');
  if new.username <> old.username then
    perform private.check_username(new.user_id, new.username);
    if old.renamed_at + rename_every > at then
      raise sqlstate 'PT409' using message = 'A name can be changed once in 7 days.';
    end if;
    new.renamed_at := at;
  end if;
  if (new.where_from, new.who_from) is distinct from (old.where_from, old.who_from) then
    if old.onboarded_at + answer_every > at and old.where_from is not null then
      raise sqlstate 'PT409' using message = 'These answers can be changed once a day.';
    end if;
    new.onboarded_at := at;
  end if;
  -- Growing older on request would open what the youngest are kept out of.
  if old.age_band is not null and new.age_band is distinct from old.age_band then
    raise sqlstate 'PT409' using message = 'The age group is set once. Ask the operator to correct it.';
  end if;
  return new;
end $$;

create trigger judge_profile_change before update on public.my_users
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_profile_change();

-- Who is calling, or the sentence that says why not.
create function private.require_caller() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  until timestamptz;
begin
  if caller is null or not exists (select from auth.users where id = caller) then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  select banned_until into until from private.bans where user_id = caller;
  if until > private.now() then
    raise insufficient_privilege using message = 'This account is suspended.';
  elsif until is not null then
    -- A suspension has ended: who acts stands on the boards again, with all they had.
    perform private.unban(caller);
  end if;
  return caller;
end $$;

-- The same for what needs a profile: a player without one gets one.
create function private.require_player() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
begin
  if not exists (select from public.my_users where user_id = caller) then
    insert into public.my_users (user_id, username, created_at)
    values (caller, private.random_username(), private.now()) on conflict do nothing;
  end if;
  return caller;
end $$;

-- One's own profile, with the answers that nobody else reads. Null when there is none.
create function private.get_my_profile() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  profile jsonb;
begin
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  select to_jsonb(u) - '{username_skeleton,renamed_at,onboarded_at}'::text[] || jsonb_build_object(
    'show_activity', private.shows_activity(caller),
    'roles', (select coalesce(jsonb_agg(role order by role), '[]') from public.player_roles where user_id = caller),
    'leaving_at', (select final_at from private.departures where user_id = caller),
    'suspended', (
      select jsonb_build_object('reason', reason, 'until', nullif(banned_until, 'infinity'))
      from private.bans where user_id = caller and banned_until > private.now()
    )
  ) into profile
  from public.my_users u where user_id = caller;
  return profile;
end $$;

create function public.get_my_profile() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_profile(); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.now(), private.may_act(), private.has_role(text), private.name_skeleton(text), private.get_my_profile()
  to anon, authenticated, service_role;
revoke execute on function public.get_my_profile() from public, anon, authenticated;
grant execute on function public.get_my_profile() to authenticated;
