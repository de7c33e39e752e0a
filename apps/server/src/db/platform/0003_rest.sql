-- What the REST service asks of the database besides tables: two small verbs and word of every change of schema.

-- Counts the rows an upsert inserts: one up for each row it tries, one down for each that was there already.
-- Always true, so that it can stand in a WHERE. Returning xmax would tell too, but only to who may read every column.
create or replace function gateway.count_upsert(step int) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('gateway.inserted',
    (coalesce(nullif(current_setting('gateway.inserted', true), ''), '0')::int + step)::text, true);
  return true;
end $$;

revoke execute on function gateway.count_upsert(int) from public;
grant execute on function gateway.count_upsert(int) to anon, authenticated, service_role;

-- A migration from anywhere reaches every gateway process, which then reads the catalogue again.
create or replace function gateway.announce_schema_change() returns event_trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('pgrst', 'reload schema');
end $$;

-- Only a superuser may watch for it; without one the gateway notices when a name is unknown.
do $$
begin
  drop event trigger if exists gateway_schema_changed;
  create event trigger gateway_schema_changed on ddl_command_end execute function gateway.announce_schema_change();
  drop event trigger if exists gateway_schema_dropped;
  create event trigger gateway_schema_dropped on sql_drop execute function gateway.announce_schema_change();
exception when insufficient_privilege then
  null;
end $$;
