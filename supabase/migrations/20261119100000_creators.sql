-- Creators: who may make classes, what the catalogue keeps of a class that was uploaded, and how much room there is.

insert into private.site_settings (name, default_value, allowed, description) values
  ('creators', 'invite', '{off,invite,open}', 'Who makes classes and links channels: nobody, players with the role creator, or every player of 13 or over.');
insert into private.site_settings (name, default_value, form, description) values
  ('game-hosts', 'none', 'hosts', 'Other sites from which a class may load its game. Without any, every game is uploaded.');
insert into private.site_settings (name, default_value, lowest, highest, description) values
  ('creator-max-mb', '500', 1, 100000, 'How many MiB of files all builds of one creator may have together.'),
  ('site-builds-max-mb', '20000', 1, 100000000, 'How many MiB of files the builds of all creators may have together.');

-- Trusted creators: a new build of a class that was reviewed goes live before its review.
alter table public.player_roles
  drop constraint player_roles_role_check,
  add constraint player_roles_role_check check (role in ('creator', 'moderator', 'trusted-creator'));

-- Why a player is not a creator: off, invite or age. Null for a creator.
create function private.no_creator_reason(player uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  mode text := private.setting_text('creators');
begin
  return case
    when mode = 'off' then 'off'
    when mode = 'invite' and not exists (
      select from public.player_roles where user_id = player and role in ('creator', 'trusted-creator')
    ) then 'invite'
    when private.is_child(player) then 'age'
  end;
end $$;

-- Whether a player may make classes and link channels. Never a child, nor somebody of unknown age.
create or replace function private.is_creator(player uuid default auth.uid()) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return player is not null and private.no_creator_reason(player) is null;
end $$;

-- Returns the caller's id after locking the wallet, or refuses with the sentence that says why.
create function private.require_creator() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  perform private.check_creator(wallet.user_id);
  return wallet.user_id;
end $$;

create function private.check_creator(player uuid) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  why text := private.no_creator_reason(player);
begin
  if why is not null then
    raise sqlstate 'PT403' using message = case why
      when 'off' then 'Nobody can make classes on this site at the moment.'
      when 'invite' then 'Making classes is by invitation here. Ask whoever runs this site.'
      else format('You can make classes from the age of %s. Tell us your age group in the settings.', private.setting_int('child-until'))
    end, detail = why;
  end if;
end $$;

-- Trusted creators are adults: they answer for what is seen before its review.
create function private.is_trusted_creator(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.player_roles where user_id = player and role = 'trusted-creator')
    and exists (select from public.my_users where user_id = player and age_band = 'adult')
    and private.is_creator(player);
end $$;

alter table public.apps
  -- The hash of the uploaded build that is played. Null for our own classes.
  add column build text check (build ~ '^[0-9a-f]{32}$'),
  add column build_number int check (build_number > 0),
  -- What the build needs (eval, threads) and what it includes (sdk, rules).
  add column flags text[] not null default '{}' check (flags <@ array['eval', 'threads', 'sdk', 'rules']),
  add column min_age int check (min_age between 0 and 18),
  add column orientation text not null default 'any' check (orientation in ('any', 'landscape', 'portrait')),
  add column is_foreign boolean not null generated always as (build is not null or coalesce(entry like 'https://%', false)) stored,
  drop constraint apps_icon_check,
  add constraint apps_icon_check check (
    icon ~ '^/covers/[a-z0-9-]+\.(svg|webp|avif)$' or icon ~ '^/storage/v1/object/public/class_art/[0-9a-f]{64}\.webp$'
  );
create index apps_by_build on public.apps (build) where build is not null;

-- The next free code of a creator's class: FAN 01, FAN 02 … Codes of removed classes are not used again.
create sequence private.fan_codes maxvalue 9999;
create function private.next_code() returns text
language plpgsql security definer set search_path = '' as $$
begin
  return 'FAN ' || lpad(nextval('private.fan_codes')::text, 2, '0');
end $$;

-- Writes the given games to the catalogue and returns the classes that changed. A class without its game stays, with
-- nothing to play. Only a new class gets `listed` from here; after that the operator decides. Creators' classes are not
-- in our build and stay as they are, even if a game of ours has the same id.
create or replace function private.sync_catalogue(games jsonb) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  changed text[];
begin
  with wanted as (
    select
      game ->> 'id' as id, game ->> 'code' as code, game ->> 'tagline' as tagline, game ->> 'description' as description,
      game -> 'controls' as controls, array(select jsonb_array_elements_text(game -> 'categories')) as categories,
      array(select jsonb_array_elements_text(game -> 'devices')) as devices, (game ->> 'players')::int as players,
      game ->> 'licence' as licence, upper(game ->> 'spine') as spine, (game ->> 'featured')::boolean as featured,
      game ->> 'entry' as entry, game ->> 'verifier' as verifier,
      case game ->> 'verifier' when 'replay' then game ->> 'sim_version' end as sim_version,
      game #>> '{score,order}' as score_order, game #>> '{score,unit}' as score_unit,
      (game #>> '{score,min}')::bigint as score_min, (game #>> '{score,max}')::bigint as score_max
    from jsonb_array_elements(games) as game
    where not exists (select from public.apps a where a.id = game ->> 'id' and private.is_made_class(a))
  ), written as (
    insert into public.apps as known (
      id, code, tagline, description, controls, categories, devices, players, licence, spine, featured, entry, verifier,
      sim_version, score_order, score_unit, score_min, score_max, icon, developer, listed
    )
    select wanted.*, '/covers/' || id || '.svg', 'Quackademy', true from wanted
    on conflict (id) do update set
      code = excluded.code, tagline = excluded.tagline, description = excluded.description, controls = excluded.controls,
      categories = excluded.categories, devices = excluded.devices, players = excluded.players, licence = excluded.licence,
      spine = excluded.spine, featured = excluded.featured, entry = excluded.entry, verifier = excluded.verifier,
      sim_version = excluded.sim_version, score_order = excluded.score_order, score_unit = excluded.score_unit,
      score_min = excluded.score_min, score_max = excluded.score_max
    where (
      known.code, known.tagline, known.description, known.controls, known.categories, known.devices, known.players, known.licence,
      known.spine, known.featured, known.entry, known.verifier, known.sim_version, known.score_order, known.score_unit,
      known.score_min, known.score_max
    ) is distinct from (
      excluded.code, excluded.tagline, excluded.description, excluded.controls, excluded.categories, excluded.devices,
      excluded.players, excluded.licence, excluded.spine, excluded.featured, excluded.entry, excluded.verifier,
      excluded.sim_version, excluded.score_order, excluded.score_unit, excluded.score_min, excluded.score_max
    )
    returning known.id
  ), closed as (
    update public.apps as known set entry = null, sim_version = null
    where known.entry like '/g/%' and known.id not in (select wanted.id from wanted) and not private.is_made_class(known)
    returning known.id
  )
  select coalesce(array_agg(all_changed.id order by all_changed.id), '{}') into changed
  from (select id from written union all select id from closed) as all_changed;
  perform private.promise_seeds();
  return changed;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_creator(uuid) to anon, authenticated;
