-- Syncs the catalogue with the build of our own games: to add a game, add its folder.

-- Writes the given games to the catalogue and returns the classes that changed. A class without its game stays, with
-- nothing to play. Only a new class gets `listed` from here; after that the operator decides.
create function private.sync_catalogue(games jsonb) returns text[]
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
    update public.apps set entry = null, sim_version = null
    where entry like '/g/%' and id not in (select wanted.id from wanted) returning apps.id
  )
  select coalesce(array_agg(all_changed.id order by all_changed.id), '{}') into changed
  from (select id from written union all select id from closed) as all_changed;
  perform private.promise_seeds();
  return changed;
end $$;

revoke execute on all functions in schema private from public;
