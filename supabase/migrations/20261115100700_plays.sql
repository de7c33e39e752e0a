-- Played and favourite classes: the counter, the reward for a minute of play, and the public list of recent plays.

create table public.apps_played (
  user_id uuid references public.my_users (user_id) on delete cascade,
  app_id text references public.apps (id) on delete cascade,
  updated_at timestamptz not null default now(),
  -- A copy of the privacy setting, so that an index serves the public list even when few players share their activity.
  is_public boolean not null default false,
  -- Played for a minute at least once.
  counted boolean not null default false,
  primary key (user_id, app_id)
);
create index apps_played_by_app on public.apps_played (app_id);
create index apps_played_recent on public.apps_played (user_id, updated_at desc);
create index apps_played_public on public.apps_played (updated_at desc) where is_public;
-- For signed-in players, who also see their own rows: the partial index above does not contain those.
create index apps_played_by_time on public.apps_played (updated_at desc);

alter table public.apps_played enable row level security;
create policy "visitors see players who show it" on public.apps_played for select to anon using (is_public);
create policy "players also see their own" on public.apps_played for select to authenticated
  using (is_public or user_id = (select auth.uid()));
create policy "players play for themselves" on public.apps_played for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players play again for themselves" on public.apps_played for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "only players in good standing" on public.apps_played as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.apps_played from anon, authenticated;
grant select (user_id, app_id, updated_at, is_public) on public.apps_played to anon, authenticated;
grant insert (user_id, app_id, updated_at), update (user_id, app_id, updated_at) on public.apps_played to authenticated;

-- Counts a class as played after 60 seconds: once for the counter, once a day for the reward. Returns whether that was
-- the class in_hand, whose row the calling trigger must change itself.
create function private.settle_play(player uuid, in_hand text default null) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  paid_a_day constant int := 25;
  played text;
begin
  update private.meters set playing = null, playing_since = null
  from private.meters before
  where meters.user_id = player and before.user_id = player
    and before.playing is not null and at - before.playing_since >= interval '60 seconds'
  returning before.playing into played;
  if not found then return false; end if;

  if exists (select from public.apps_played where user_id = player and app_id = played and not counted) then
    update public.apps_played set counted = true where user_id = player and app_id = played and app_id is distinct from in_hand;
    update public.my_users set apps_played = apps_played + 1 where user_id = player;
    perform private.add_to_standing(player, 'apps_played', 1, at);
  end if;
  if private.earned_from(player, 'app_played', date_trunc('day', at at time zone 'UTC') at time zone 'UTC') < paid_a_day then
    perform private.earn(player, 'app_played', to_char(at at time zone 'UTC', 'YYYY-MM-DD') || ':' || played, at);
  end if;
  return played is not distinct from in_hand;
end $$;

-- A write means: the player is playing this class now. It ends the class played before.
create function private.judge_play() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'Plays are counted for oneself only.';
  end if;
  -- Without this, a counted class could change its id and its place be counted again.
  if tg_op = 'UPDATE' and new.app_id <> old.app_id then
    raise insufficient_privilege using message = 'A play stays with its class.';
  end if;
  if not exists (select from public.apps where id = new.app_id and listed) then
    raise foreign_key_violation using message = 'There is no such class.';
  end if;
  new.updated_at := at;
  new.is_public := private.shows_activity(new.user_id);
  if tg_op = 'INSERT' and exists (select from public.apps_played where user_id = new.user_id and app_id = new.app_id) then
    return new;
  end if;
  new.counted := private.settle_play(new.user_id, case tg_op when 'UPDATE' then new.app_id end) or new.counted;
  insert into private.meters as known (user_id, playing, playing_since) values (new.user_id, new.app_id, at)
  on conflict (user_id) do update set
    playing = excluded.playing,
    playing_since = case when known.playing = excluded.playing then known.playing_since else excluded.playing_since end;
  return new;
end $$;

create trigger wait_for_turn before insert or update on public.apps_played
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_play before insert or update on public.apps_played
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_play();

-- Hiding activity also hides earlier plays.
create function private.follow_privacy() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  shows boolean := private.shows_activity(new.user_id);
begin
  update public.apps_played set is_public = shows where user_id = new.user_id and is_public <> shows;
  return null;
end $$;

create trigger follow_privacy after insert or update on public.privacy_settings
for each row execute function private.follow_privacy();
create trigger follow_privacy after update of age_band on public.my_users
for each row when (new.age_band is distinct from old.age_band) execute function private.follow_privacy();

create table public.favorite_apps (
  user_id uuid references public.my_users (user_id) on delete cascade,
  app_id text references public.apps (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, app_id)
);
create index favorite_apps_by_app on public.favorite_apps (app_id);

alter table public.favorite_apps enable row level security;
create policy "players see their own favourites" on public.favorite_apps for select to authenticated
  using (user_id = (select auth.uid()));
create policy "players add favourites" on public.favorite_apps for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players remove favourites" on public.favorite_apps for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on public.favorite_apps as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.favorite_apps from anon, authenticated;
grant select, delete on public.favorite_apps to authenticated;
grant insert (user_id, app_id) on public.favorite_apps to authenticated;

create function private.judge_favourite() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.favorite_apps where user_id = new.user_id) >= 200 then
    raise sqlstate 'PT409' using message = '200 favourites are the most there can be.';
  end if;
  new.created_at := private.now();
  return new;
end $$;

create trigger wait_for_turn before insert on public.favorite_apps
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_favourite before insert on public.favorite_apps
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_favourite();

revoke execute on all functions in schema private from public;
