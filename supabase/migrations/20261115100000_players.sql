-- Players: their profiles, privacy settings and roles, and the checks that every call starts with.

grant usage on schema private to anon, authenticated, service_role;

-- Hosted Supabase grants new tables to all roles by default. These two tables were created before that was revoked.
revoke all on public.apps, public.categories from anon, authenticated;
grant select on public.apps, public.categories to anon, authenticated;

-- The only clock that rules use. Tests set its skew; clients cannot.
create table private.clock (
  only_row boolean primary key default true check (only_row),
  skew interval not null default '0'
);
alter table private.clock enable row level security;
insert into private.clock default values;

-- The rules' current time. Not the transaction's start: after waiting for a lock, that would be a time in the past.
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

-- Roles that the operator gives to players.
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

-- Whether the caller has a role.
create function private.has_role(wanted text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.player_roles where user_id = auth.uid() and role = wanted);
end $$;

-- Whether the caller has passed the second factor, or has none.
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

-- Whether the caller may use their own data. Every table with players' rows has a restrictive policy that calls this.
create function private.may_act() returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.has_shown_factor() and not private.is_banned(auth.uid());
end $$;

create policy "only players in good standing" on public.player_roles as restrictive for all to authenticated
  using ((select private.may_act()));

-- The name with look-alike characters merged and separators removed. Single characters are replaced first, then letters
-- that a pair can imitate (m as rn), so that a mix of both tricks gives the same skeleton.
create function private.name_skeleton(name text) returns text
language sql immutable set search_path = '' as $$
  select replace(replace(replace(translate(lower(name), '01l!|23456789._- ', 'oiiiizeasbtbg'), 'm', 'rn'), 'w', 'vv'), 'd', 'ci')
$$;

-- Names that could pass for staff of the site.
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

-- A random base-36 name that is not taken.
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
  -- Private answers: only the owner reads them, through get_my_profile().
  where_from text check (length(where_from) between 1 and 80),
  who_from text check (length(who_from) between 1 and 80),
  age_band text check (age_band in ('under-13', '13-15', '16-18', 'adult')),
  -- Internal columns, not readable by clients.
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
-- An upsert also sets its key, so user_id is in the list; the policy stops a change of it.
grant update (user_id, username, user_about, icon, where_from, who_from, age_band) on public.my_users to authenticated;

-- Privacy settings. No row means that nothing is shown.
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

-- Whether others may see what a player is playing. Never true for the youngest age group, whatever the setting.
create function private.shows_activity(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.privacy_settings p join public.my_users u using (user_id)
    where p.user_id = player and p.show_activity and u.age_band is distinct from 'under-13'
  );
end $$;

-- Refuses a name that is taken, looks like a taken one, or could pass for staff.
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

-- Checks a new profile. If the profile exists, this is the insert half of an upsert, and the update trigger decides.
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

-- Checks what a player changes in their own profile.
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
  -- A player who could raise their own age would get around the limits for children.
  if old.age_band is not null and new.age_band is distinct from old.age_band then
    raise sqlstate 'PT409' using message = 'The age group is set once. Ask the operator to correct it.';
  end if;
  return new;
end $$;

create trigger judge_profile_change before update on public.my_users
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_profile_change();

-- Returns the caller's id, or refuses with the sentence that says why.
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
    -- The suspension has ended: the player's standings come back.
    perform private.unban(caller);
  end if;
  return caller;
end $$;

-- Same, for calls that need a profile: creates one if the player has none.
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

-- The caller's own profile with the private answers. Null when there is no profile.
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
