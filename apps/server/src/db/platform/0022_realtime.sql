-- Supabase's schema realtime: messages from SQL to everybody who has joined a topic, and the rows with which policies
-- decide who may join. Hosted Supabase has its own; migrations may create policies on realtime.messages and call
-- realtime.send, nothing else.

create schema if not exists realtime;
grant usage on schema realtime to anon, authenticated, service_role;

-- `seq` and `xid` are ours: together they are the order in which committed messages are read.
create table if not exists realtime.messages (
  id uuid not null default gen_random_uuid(),
  topic text not null,
  extension text not null,
  payload jsonb,
  event text,
  private boolean default false,
  -- In UTC, as on Supabase, whose servers have no other time zone.
  updated_at timestamp not null default (now() at time zone 'utc'),
  inserted_at timestamp not null default (now() at time zone 'utc'),
  binary_payload bytea,
  seq bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  primary key (id, inserted_at),
  check (payload is null or binary_payload is null)
) partition by range (inserted_at);
comment on table realtime.messages is
  'Kept about a person: messages that rules sent to a topic, with what they say about a player. Why: to deliver them, and to repeat them to those who join again. How long: kept until three days after the day of the message.';
-- Rows without an event are probes of realtime's access check. They are always rolled back.
create index if not exists messages_order on realtime.messages (xid, seq) where event is not null;
create index if not exists messages_replay on realtime.messages (topic, inserted_at desc)
  where extension = 'broadcast' and private;
alter table realtime.messages enable row level security;
grant select, insert, update on realtime.messages to anon, authenticated, service_role;

-- One partition per UTC day: creates those of the next days and drops those that ended three days ago. Called at every
-- start and every hour. It gives up when the table stays in use, because all other statements would wait for its lock.
create or replace function realtime.keep_partitions() returns void
language plpgsql set search_path = '' set lock_timeout = '2s' as $$
declare
  today constant date := (now() at time zone 'utc')::date;
  day date;
  partition text;
begin
  if not pg_try_advisory_xact_lock(hashtext('realtime.keep_partitions')) then return; end if;
  for day in select today + n from generate_series(-1, 3) as n loop
    partition := 'messages_' || to_char(day, 'YYYY_MM_DD');
    continue when to_regclass('realtime.' || partition) is not null;
    execute format('create table realtime.%I partition of realtime.messages for values from (%L) to (%L)', partition, day, day + 1);
    execute format('alter table realtime.%I enable row level security', partition);
  end loop;
  for partition in
    select c.relname from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'realtime.messages'::regclass and c.relname < 'messages_' || to_char(today - 3, 'YYYY_MM_DD')
  loop
    execute format('drop table realtime.%I', partition);
  end loop;
exception when lock_not_available then
  raise warning 'realtime.messages is in use: its partitions stay as they are until the next try';
end $$;
select realtime.keep_partitions();

-- The topic that a policy judges.
create or replace function realtime.topic() returns text language sql stable as $$
  select nullif(current_setting('realtime.topic', true), '')
$$;

-- As on Supabase, a message that cannot be sent is a warning: it never undoes what the caller has done.
create or replace function realtime.send(payload jsonb, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
declare
  message_id uuid := gen_random_uuid();
begin
  execute format('set local realtime.topic to %L', topic);
  insert into realtime.messages (id, payload, event, topic, private, extension)
  values (
    message_id,
    case when jsonb_typeof(payload) = 'object' and not payload ? 'id' then payload || jsonb_build_object('id', message_id) else payload end,
    event, topic, private, 'broadcast'
  );
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;

create or replace function realtime.send_binary(payload bytea, event text, topic text, private boolean default true) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('set local realtime.topic to %L', topic);
  insert into realtime.messages (binary_payload, event, topic, private, extension)
  values (payload, event, topic, private, 'broadcast');
exception when others then
  raise warning 'WarnSendingBroadcastMessage: %', sqlerrm;
end $$;

-- For triggers. It sends whole rows, so our own rules use realtime.send with chosen columns.
create or replace function realtime.broadcast_changes(
  topic_name text, event_name text, operation text, table_name text, table_schema text, new record, old record, level text default 'ROW'
) returns void language plpgsql set search_path = '' as $$
begin
  if level = 'STATEMENT' then
    raise exception 'function can only be triggered for each row, not for each statement';
  elsif operation not in ('INSERT', 'UPDATE', 'DELETE') then
    raise exception 'Unexpected operation type: %', operation;
  end if;
  perform realtime.send(
    jsonb_build_object('old_record', old, 'record', new, 'operation', operation, 'table', table_name, 'schema', table_schema),
    event_name, topic_name
  );
end $$;

revoke execute on all functions in schema realtime from public;
grant execute on function realtime.topic(), realtime.send(jsonb, text, text, boolean),
  realtime.send_binary(bytea, text, text, boolean),
  realtime.broadcast_changes(text, text, text, text, text, record, record, text) to anon, authenticated, service_role;

-- The two rows that read policies judge. Only their owner can add them, so it is a definer.
create or replace function gateway.add_probes(topic text) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  probes constant uuid[] := array[gen_random_uuid(), gen_random_uuid()];
begin
  insert into realtime.messages (id, topic, extension)
  values (probes[1], add_probes.topic, 'broadcast'), (probes[2], add_probes.topic, 'presence');
  return probes;
end $$;

-- The caller's rights on a private topic: which probes their role can read, and which rows it may add. The caller of
-- this function rolls the transaction back.
create or replace function gateway.topic_access(topic text) returns jsonb
language plpgsql set search_path = '' as $$
declare
  probes uuid[];
  readable text[];
  kind text;
  writable text[] := '{}';
begin
  execute format('set local realtime.topic to %L', topic);
  probes := gateway.add_probes(topic);
  select coalesce(array_agg(m.extension), '{}') into readable from realtime.messages m where m.id = any (probes);
  foreach kind in array array['broadcast', 'presence'] loop
    begin
      insert into realtime.messages (topic, extension) values (topic_access.topic, kind);
      writable := writable || kind;
    exception when insufficient_privilege then null;
    end;
  end loop;
  return jsonb_build_object(
    'readBroadcast', 'broadcast' = any (readable), 'writeBroadcast', 'broadcast' = any (writable),
    'readPresence', 'presence' = any (readable), 'writePresence', 'presence' = any (writable)
  );
end $$;

revoke execute on function gateway.add_probes(text) from public;
revoke execute on function gateway.topic_access(text) from public;
grant execute on function gateway.add_probes(text), gateway.topic_access(text) to anon, authenticated, service_role;

-- The newest private messages of a topic that the caller may read, newest first, at most three days old.
create or replace function gateway.replay(topic text, since_ms double precision, most int)
returns table (id uuid, event text, "json" text, bytes text)
language plpgsql set search_path = '' as $$
begin
  execute format('set local realtime.topic to %L', topic);
  return query
    select m.id, m.event, m.payload::text, encode(m.binary_payload, 'base64') from realtime.messages m
    where m.topic = replay.topic and m.private and m.extension = 'broadcast' and m.event is not null
      and m.inserted_at >= greatest(
        to_timestamp(least(since_ms, 4e12) / 1000) at time zone 'utc', (now() at time zone 'utc') - interval '72 hours')
    order by m.inserted_at desc, m.xid desc, m.seq desc limit most;
end $$;
revoke execute on function gateway.replay(text, double precision, int) from public;
grant execute on function gateway.replay(text, double precision, int) to anon, authenticated, service_role;

-- The embedded engine has one session, so a notification costs no other writer anything and carries the message itself.
-- Its trigger is created by the gateway there and never on PostgreSQL, where NOTIFY makes all writers wait for a lock.
create or replace function gateway.announce_message() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  row_text text := jsonb_build_object(
    'id', new.id, 'topic', new.topic, 'event', new.event, 'private', new.private, 'xid', new.xid::text, 'seq', new.seq::text,
    'json', new.payload::text, 'bytes', encode(new.binary_payload, 'base64')
  )::text;
begin
  perform pg_notify('realtime_messages', case when octet_length(row_text) <= 7900 then row_text else '' end);
  return null;
end $$;
revoke execute on function gateway.announce_message() from public;
