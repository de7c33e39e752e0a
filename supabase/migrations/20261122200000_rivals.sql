-- The key `rivals` of game.json says what rivals of a race may see of each other.

alter table public.apps
  add column rivals text not null default 'progress' check (rivals in ('ghost', 'progress'));
comment on column public.apps.rivals is
  'What runners of a race see of each other: their ducks (ghost), drawn from the inputs, or score and place only (progress).';

alter function private.sync_catalogue(jsonb) rename to sync_modes;

-- Writes the given games to the catalogue, with their modes and what rivals may see, and returns the classes that changed.
create function private.sync_catalogue(games jsonb) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  changed text[] := private.sync_modes(games);
  also text[];
begin
  with wanted as (
    select game ->> 'id' as app_id, case game ->> 'rivals' when 'ghost' then 'ghost' else 'progress' end as rivals
    from jsonb_array_elements(games) as game
  ), written as (
    update public.apps a set rivals = wanted.rivals from wanted
    where a.id = wanted.app_id and a.rivals <> wanted.rivals and not private.is_made_class(a)
    returning a.id
  )
  select array_agg(id) into also from written;
  return array(select distinct id from unnest(changed || also) as id order by id);
end $$;

revoke execute on all functions in schema private from public;
