-- Supabase's "postgres_changes": listeners of a table get its changed rows. For tables of the publication
-- supabase_realtime, which is empty until somebody adds one. PGlite has no logical decoding, so triggers store changes
-- on both engines, and only while somebody listens.

do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end $$;

create table if not exists gateway.row_watches (
  entity oid not null,
  process text not null,
  until timestamptz not null,
  primary key (entity, process)
);
comment on table gateway.row_watches is
  'Tables to whose changes somebody listens, by process. A process renews its rows every 30 seconds. Nothing about a person.';
alter table gateway.row_watches enable row level security;

create table if not exists gateway.row_changes (
  xid xid8 not null default pg_current_xact_id(),
  seq bigint generated always as identity,
  entity oid not null,
  type text not null check (type in ('INSERT', 'UPDATE', 'DELETE')),
  key jsonb not null,
  old jsonb,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (xid, seq)
);
comment on table gateway.row_changes is
  'Kept about a person: keys of rows that have changed, and the deleted or former values of tables with full replica identity. Why: to tell those who listen to the table. How long: kept for two minutes, and for two hours if a process was killed.';
alter table gateway.row_changes enable row level security;

create or replace function gateway.pick_keys(of_row jsonb, keys text[]) returns jsonb
language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(k, of_row -> k), '{}') from unnest(keys) as k
$$;

-- A definer, because whoever changes a row has no right to these tables.
create or replace function gateway.note_row_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  keys text[];
  is_full boolean;
begin
  if not exists (select from gateway.row_watches w where w.entity = tg_relid and w.until > now()) then return null; end if;
  select array_agg(a.attname::text) into keys from pg_index i
  join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
  where i.indrelid = tg_relid and i.indisprimary;
  if keys is null then return null; end if;
  select relreplident = 'f' into is_full from pg_class where oid = tg_relid;

  if tg_op = 'INSERT' then
    insert into gateway.row_changes (entity, type, key)
    select tg_relid, tg_op, gateway.pick_keys(to_jsonb(n), keys) from new_rows n;
  elsif tg_op = 'DELETE' then
    insert into gateway.row_changes (entity, type, key, old)
    select tg_relid, tg_op, gateway.pick_keys(to_jsonb(o), keys), case when is_full then to_jsonb(o) end from old_rows o;
  else
    -- Both lists have the rows in the order in which they were changed.
    insert into gateway.row_changes (entity, type, key, old)
    select tg_relid, tg_op, gateway.pick_keys(n.content, keys),
      case when is_full then o.content else gateway.pick_keys(o.content, keys) end
    from (select row_number() over () as place, to_jsonb(r) as content from new_rows r) n
    join (select row_number() over () as place, to_jsonb(r) as content from old_rows r) o using (place);
  end if;
  return null;
end $$;

-- Puts the triggers on a table, once.
create or replace function gateway.follow_table(entity oid) returns void
language plpgsql set search_path = '' as $$
begin
  if exists (select from pg_trigger where tgrelid = entity and tgname = 'realtime_insert') then return; end if;
  perform pg_advisory_xact_lock(hashtext('gateway.follow_table'));
  if exists (select from pg_trigger where tgrelid = entity and tgname = 'realtime_insert') then return; end if;
  execute format('create trigger realtime_insert after insert on %s referencing new table as new_rows
    for each statement execute function gateway.note_row_changes()', entity::regclass);
  execute format('create trigger realtime_update after update on %s referencing old table as old_rows new table as new_rows
    for each statement execute function gateway.note_row_changes()', entity::regclass);
  execute format('create trigger realtime_delete after delete on %s referencing old table as old_rows
    for each statement execute function gateway.note_row_changes()', entity::regclass);
end $$;

-- On the embedded engine only, as for messages.
create or replace function gateway.announce_row_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_notify('realtime_rows', '');
  return null;
end $$;

revoke execute on function gateway.pick_keys(jsonb, text[]) from public;
revoke execute on function gateway.note_row_changes() from public;
revoke execute on function gateway.follow_table(oid) from public;
revoke execute on function gateway.announce_row_changes() from public;
