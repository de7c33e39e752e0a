-- Numbers for operators. Processes that share a database read them once a minute together, not once each.

create table if not exists gateway.metric_samples (
  only_row boolean primary key default true check (only_row),
  read_at timestamptz not null,
  samples jsonb not null
);
comment on table gateway.metric_samples is
  'Numbers for operators, such as the length of the outbox, and when they were read. Overwritten every minute. Nothing about a person.';
alter table gateway.metric_samples enable row level security;

-- Numbers of the gateway's own tables.
create or replace function gateway.metrics() returns table (name text, help text, labels jsonb, value numeric)
language plpgsql stable set search_path = '' as $$
begin
  return query
    select 'outbox_waiting', 'Messages that are not sent yet.', '{}'::jsonb, count(*)::numeric from gateway.outbox
  union all
    select 'outbox_oldest_seconds', 'Age of the oldest message that is not sent yet.', '{}'::jsonb,
      coalesce(extract(epoch from now() - min(created_at)), 0) from gateway.outbox
  union all
    select 'sessions', 'Sessions that have not run out.', '{}'::jsonb, count(*)::numeric
    from auth.sessions where not_after > now();
end $$;

-- All numbers as JSON, with those of the rules (private.metrics) if there are any. Within a minute they are read once:
-- the process that gets the lock reads, the others return what is stored.
create or replace function gateway.read_metrics() returns jsonb
language plpgsql set search_path = '' as $$
declare
  at constant timestamptz := clock_timestamp();
  known gateway.metric_samples;
  own jsonb;
  of_rules jsonb := '[]';
begin
  select * into known from gateway.metric_samples;
  if known.read_at between at - interval '55 seconds' and at then return known.samples; end if;
  if not pg_try_advisory_xact_lock(hashtext('gateway.read_metrics')) then return coalesce(known.samples, '[]'); end if;
  select coalesce(jsonb_agg(to_jsonb(m)), '[]') into own from gateway.metrics() as m;
  if to_regprocedure('private.metrics()') is not null then
    execute 'select coalesce(jsonb_agg(to_jsonb(m)), ''[]'') from private.metrics() as m' into of_rules;
  end if;
  insert into gateway.metric_samples (read_at, samples) values (at, own || of_rules)
  on conflict (only_row) do update set read_at = excluded.read_at, samples = excluded.samples;
  return own || of_rules;
end $$;

revoke execute on function gateway.metrics() from public;
revoke execute on function gateway.read_metrics() from public;
