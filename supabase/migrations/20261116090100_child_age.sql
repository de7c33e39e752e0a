-- Children and changes of the age group. A child is younger than the setting child-until, or of unknown age.

insert into private.site_settings (name, default_value, allowed, description) values
  ('child-until', '13', '{13,16}', 'Players younger than this count as children, and so do players of unknown age.');

alter table public.my_users add column age_answered_at timestamptz;
-- The time of earlier answers is unknown. Now is the latest possible time, so that no player moves up too early.
update public.my_users set age_answered_at = private.now() where age_band is not null;
alter table public.my_users add constraint my_users_age_is_dated check ((age_band is null) = (age_answered_at is null));
comment on column public.my_users.age_answered_at is
  'When the age group was last changed, because a player may move up one group a year after that. Read by its owner only; kept as long as the account.';

-- The lowest age of a group; null for no group.
create function private.youngest_of(band text) returns int
language plpgsql immutable set search_path = '' as $$
begin
  return case band when 'under-13' then 0 when '13-15' then 13 when '16-18' then 16 when 'adult' then 19 end;
end $$;

-- The next older group; null for the oldest and for no group.
create function private.next_age_band(band text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case band when 'under-13' then '13-15' when '13-15' then '16-18' when '16-18' then 'adult' end;
end $$;

-- Whether a player is a child. Every rule about children calls this.
create function private.is_child(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select private.youngest_of(age_band) < private.setting_int('child-until') from public.my_users where user_id = player
  ), true);
end $$;

-- Whether others see what a player is playing: only if the player allows it and is not a child.
create or replace function private.shows_activity(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.privacy_settings where user_id = player and show_activity)
    and not private.is_child(player);
end $$;

-- When a player may move up to the next age group.
create function private.next_age_at(answered_at timestamptz) returns timestamptz
language plpgsql immutable set search_path = '' as $$
begin
  return (answered_at at time zone 'UTC' + interval '1 year') at time zone 'UTC';
end $$;

-- Checks what a player changes in their own profile.
create or replace function private.judge_profile_change() returns trigger
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
  if old.age_band is not null and new.age_band is distinct from old.age_band then
    perform private.check_age_change(old, new.age_band, at);
  end if;
  return new;
end $$;

-- A younger group is always allowed, because it only restricts. Older means one group, a year after the last answer.
-- Removing the answer is refused: the player could then answer anew.
create function private.check_age_change(known public.my_users, wanted text, at timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  free_at timestamptz := private.next_age_at(known.age_answered_at);
begin
  if wanted is null then
    raise sqlstate 'PT409' using message = 'An age group cannot be removed. Ask the operator to correct it.';
  end if;
  -- The column's own check refuses unknown groups.
  if private.youngest_of(wanted) is null or private.youngest_of(wanted) < private.youngest_of(known.age_band) then return; end if;
  if wanted <> private.next_age_band(known.age_band) then
    raise sqlstate 'PT409' using message = 'You can move up one age group at a time. Ask the operator to correct it.';
  end if;
  if at < free_at then
    raise sqlstate 'PT409' using
      message = format('You can move up an age group from %s on.', to_char(free_at at time zone 'UTC', 'YYYY-MM-DD')),
      detail = to_char(free_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  end if;
end $$;

-- Records the time of every change of the age group.
create function private.date_age() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' or new.age_band is distinct from old.age_band then
    new.age_answered_at := case when new.age_band is not null then private.now() end;
  end if;
  return new;
end $$;

create trigger date_age before insert or update of age_band on public.my_users
for each row execute function private.date_age();

-- The operator's corrections of age groups, with the reason.
create table private.age_corrections (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  old_band text,
  new_band text not null,
  reason text not null check (length(reason) between 1 and 500),
  corrected_by text not null check (length(corrected_by) between 1 and 100),
  corrected_at timestamptz not null
);
create index age_corrections_by_player on private.age_corrections (user_id, id desc);
comment on table private.age_corrections is
  'When the operator corrected a player''s age group, from what to what, and why, so that it can be explained. Part of the player''s export; goes with the account.';
alter table private.age_corrections enable row level security;

-- The operator's correction of an age group; needs a reason.
create function private.set_age(player uuid, band text, why text, who text default session_user) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.my_users;
begin
  if coalesce(trim(why), '') = '' then
    raise sqlstate 'PT400' using message = 'An age group is corrected with a reason.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into known from public.my_users where user_id = player;
  if not found then
    raise sqlstate 'PT404' using message = 'This player has no profile yet.';
  end if;
  if known.age_band is distinct from band then
    update public.my_users set age_band = band where user_id = player;
    insert into private.age_corrections (user_id, old_band, new_band, reason, corrected_by, corrected_at)
    values (player, known.age_band, band, why, who, private.now());
  end if;
  return jsonb_build_object('was', known.age_band, 'age_band', band, 'is_changed', known.age_band is distinct from band);
end $$;

-- Updates the copy in apps_played.is_public when child-until changes. Only one age group is affected.
create function private.follow_child_age() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.apps_played a set is_public = shown.shows
  from (
    select p.user_id, private.shows_activity(p.user_id) as shows
    from public.privacy_settings p join public.my_users u using (user_id)
    where p.show_activity and u.age_band = '13-15'
  ) as shown
  where a.user_id = shown.user_id and a.is_public <> shown.shows;
  return null;
end $$;

create trigger follow_child_age after update of value on private.site_settings
for each row when (new.name = 'child-until') execute function private.follow_child_age();
create trigger hold_settings before insert or update on public.apps_played
for each statement execute function private.hold_settings();
create trigger hold_settings before insert or update on public.privacy_settings
for each statement execute function private.hold_settings();
create trigger hold_settings before update of age_band on public.my_users
for each statement execute function private.hold_settings();

-- The caller's own profile with the private answers. Null when there is no profile.
create or replace function private.get_my_profile() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  profile jsonb;
begin
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  select to_jsonb(u) - '{username_skeleton,renamed_at,onboarded_at}'::text[] || jsonb_build_object(
    'is_child', private.is_child(caller),
    'next_age_band', private.next_age_band(u.age_band),
    'next_age_at', case when private.next_age_band(u.age_band) is not null then private.next_age_at(u.age_answered_at) end,
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

-- Same as before, plus the operator's corrections of the age group.
create or replace function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  return jsonb_build_object(
    'exported_at', private.now(),
    'profile', private.get_my_profile(),
    'wallet', (select jsonb_build_object('balance', balance, 'gained', gained) from private.wallets where user_id = caller),
    'coins_transactions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'amt', l.amt, 'why', l.why, 'created_at', l.created_at) order by l.id), '[]')
      from private.ledger l join private.wallets w on w.id = l.wallet_id where w.user_id = caller
    ),
    'streak', (select to_jsonb(s) from public.streak s where user_id = caller),
    'items_unlocked', (
      select coalesce(jsonb_agg(jsonb_build_object('item', item, 'type', type, 'equipped', equipped, 'created_at', created_at)), '[]')
      from public.items_unlocked where user_id = caller
    ),
    'apps_played', (
      select coalesce(jsonb_agg(jsonb_build_object('app_id', app_id, 'updated_at', updated_at)), '[]')
      from public.apps_played where user_id = caller
    ),
    'favorite_apps', (select coalesce(jsonb_agg(app_id), '[]') from public.favorite_apps where user_id = caller),
    'leaderboard_submissions', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.leaderboard_submissions s where user_id = caller
    ),
    'game_runs', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.game_runs r where user_id = caller),
    'game_checkpoints', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]')
      from private.game_checkpoints c join public.game_runs r on r.id = c.run_id where r.user_id = caller
    ),
    'game_saves', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from public.game_saves g where user_id = caller),
    'reports', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.reports r where user_id = caller),
    'creator_videos', (select coalesce(jsonb_agg(to_jsonb(v)), '[]') from public.creator_videos v where user_id = caller),
    'age_corrections', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'old_band', old_band, 'new_band', new_band, 'reason', reason, 'corrected_at', corrected_at
      ) order by id), '[]')
      from private.age_corrections where user_id = caller
    )
  );
end $$;

revoke execute on all functions in schema private from public;
