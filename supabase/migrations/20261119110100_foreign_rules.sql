-- Runs of creators' classes can be replayed with rules that come with their build. The function `verify-run` runs these
-- rules in a sandbox; which file has them is stored here.

insert into private.site_settings (name, default_value, allowed, description) values
  ('foreign-rules', 'off', '{off,on}', 'Whether runs of creators'' classes are replayed with the rules of their builds.');

create table private.class_rules (
  app_id text references public.apps (id) on delete cascade,
  sim_version text check (sim_version ~ '^[0-9a-f]{16}$'),
  -- The file in the bucket game_files: blobs/{sha256}.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  added_at timestamptz not null,
  primary key (app_id, sim_version)
);
comment on table private.class_rules is
  'Which file has the rules of a creator''s class, for each version that runs were started with. Nothing about a person.';
alter table private.class_rules enable row level security;

-- The hash of a build's rules; null if it has none.
create function private.rules_of_build(which uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  most_bytes constant int := 262144;
begin
  return (
    select f.sha256 from public.class_builds b join private.build_files f on f.build_id = b.id
    where b.id = which and 'rules' = any (b.flags) and f.path = 'rules.js' and f.bytes <= most_bytes
  );
end $$;

-- Sets how a class is scored, from the form of its creator. `rules` is the hash of the build's rules; without them, or
-- while the site does not replay such rules, scores are paced.
create function private.set_class_score(app text, score jsonb, rules text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kind text := coalesce(score ->> 'kind', 'none');
  is_replayed boolean := kind = 'replay' and rules is not null and private.setting_text('foreign-rules') = 'on';
begin
  -- The other fields of a class without scores were not checked.
  if kind = 'none' then score := '{}'; end if;
  if is_replayed then
    insert into private.class_rules (app_id, sim_version, sha256, added_at)
    values (app, left(rules, 16), rules, private.now()) on conflict do nothing;
  end if;
  update public.apps a set
    verifier = case when is_replayed then 'replay' when kind in ('bounds', 'replay') then 'bounds' else 'none' end,
    sim_version = case when is_replayed then left(rules, 16) end,
    score_order = coalesce(score ->> 'order', 'desc'), score_unit = coalesce(nullif(score ->> 'unit', ''), 'points'),
    score_min = coalesce((score ->> 'min')::numeric::bigint, 0), score_max = coalesce((score ->> 'max')::numeric::bigint, 1000000000),
    score_per_second = case when kind in ('bounds', 'replay') then
      least(greatest((score ->> 'perSecondMax')::numeric, 1), 1000000000)::bigint
    end
  where a.id = app;
end $$;

-- Called whenever a class gets another build or form.
create or replace function private.after_publishing(app text, form jsonb, build uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.set_class_score(app, form -> 'score', private.rules_of_build(build));
end $$;

-- The file with the rules of a run, if they are a creator's and the site replays such rules.
create function private.foreign_rules_of(app text, version text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select r.sha256 from private.class_rules r
    where r.app_id = app and r.sim_version = version and private.setting_text('foreign-rules') = 'on'
  );
end $$;

-- A run is refused while its score would not be checked.
create function private.refuse_foreign_run() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.class_rules r where r.app_id = new.app_id and r.sim_version = new.sim_version)
    and private.setting_text('foreign-rules') <> 'on' then
    raise sqlstate 'PT409' using message = 'Scores of this class are not checked at the moment.';
  end if;
  return new;
end $$;
create trigger refuse_foreign_run before insert on public.game_runs
for each row when (new.sim_version is not null) execute function private.refuse_foreign_run();

alter function private.take_run_to_compare(uuid, uuid) rename to take_own_run_to_compare;

-- A run to replay; a daily run comes with the most similar runs, one of a creator's class with the file of its rules.
create function private.take_run_to_compare(which uuid, asker uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := private.take_own_run_to_compare(which, asker);
  rules text := private.foreign_rules_of(told #>> '{replay,app_id}', told #>> '{replay,sim_version}');
begin
  return case when rules is null then told else jsonb_set(told, '{replay,foreign_rules}', to_jsonb(rules)) end;
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.take_own_run_to_compare(uuid, uuid) from service_role;
grant execute on function private.take_run_to_compare(uuid, uuid) to service_role;
