-- PostgREST sets a response's status and headers by set_config('response.status', …). Request roles may not call
-- PostgreSQL's own set_config, which could change their role, claims and limits. This one comes first on their search
-- path, in a schema of its own, because everything in that schema hides names of later ones.
create schema if not exists response_settings;

-- Always local to the transaction, or the next request on a shared connection would inherit the value.
create or replace function response_settings.set_response(setting_name text, new_value text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(lower(setting_name), '') not in ('response.status', 'response.headers') then
    raise sqlstate '42501' using message = format('permission denied to set parameter "%s"', setting_name);
  end if;
  return set_config(setting_name, new_value, true);
end $$;

-- Runs as its caller and passes other settings to PostgreSQL's own function, which request roles may not call.
create or replace function response_settings.set_config(setting_name text, new_value text, is_local boolean) returns text
language plpgsql as $$
begin
  if pg_catalog.lower(setting_name) in ('response.status', 'response.headers') then
    return response_settings.set_response(setting_name, new_value);
  end if;
  return pg_catalog.set_config(setting_name, new_value, is_local);
end $$;

grant usage on schema response_settings to anon, authenticated, service_role;
revoke execute on all functions in schema response_settings from public;
grant execute on all functions in schema response_settings to anon, authenticated, service_role;
