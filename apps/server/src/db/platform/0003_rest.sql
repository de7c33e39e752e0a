-- What the REST service needs besides tables: a counter for upserts and a notification of schema changes.

-- Counts the rows that an upsert inserts: +1 for each row it tries, -1 for each that existed. Returns true, so that it
-- can be used in a WHERE. Returning xmax would need the right to read every column.
create or replace function gateway.count_upsert(step int) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('gateway.inserted',
    (coalesce(nullif(current_setting('gateway.inserted', true), ''), '0')::int + step)::text, true);
  return true;
end $$;

revoke execute on function gateway.count_upsert(int) from public;
grant execute on function gateway.count_upsert(int) to anon, authenticated, service_role;

-- Notifies every gateway process of a schema change from any source, so that it reloads its schema cache.
create or replace function gateway.announce_schema_change() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('pgrst', 'reload schema');
end $$;

-- Event triggers need a superuser. Without one, the gateway reloads when it meets an unknown name.
do $$
begin
  drop event trigger if exists gateway_schema_changed;
  create event trigger gateway_schema_changed on ddl_command_end execute function gateway.announce_schema_change();
  drop event trigger if exists gateway_schema_dropped;
  create event trigger gateway_schema_dropped on sql_drop execute function gateway.announce_schema_change();
exception when insufficient_privilege then
  null;
end $$;
