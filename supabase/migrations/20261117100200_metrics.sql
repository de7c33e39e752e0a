-- Numbers of the rules for operators, without anything about a player: private.metrics(). The gateway reads it at most
-- once a minute, so it may read all wallets, but not the whole ledger.

create index game_runs_submitted on public.game_runs (submitted_at) where submitted_at is not null;

-- The sum of the ledger up to an entry, so that only newer entries have to be added.
create table private.ledger_sums (
  only_row boolean primary key default true check (only_row),
  up_to bigint not null,
  total numeric not null
);
comment on table private.ledger_sums is 'The sum of all entries of the ledger up to one of them, to compare it with the wallets. Nothing about a player.';
alter table private.ledger_sums enable row level security;
insert into private.ledger_sums (up_to, total) values (0, 0);

-- Moves the stored sum forward. An entry may be committed after a later one, so the newest hour is added each time.
create function private.settle_ledger_sum() returns void
language plpgsql security definer set search_path = '' as $$
declare
  summed private.ledger_sums;
  settled bigint;
begin
  select * into summed from private.ledger_sums for update;
  select max(id) into settled from private.ledger where id > summed.up_to and created_at < private.now() - interval '1 hour';
  if settled is not null then
    update private.ledger_sums
    set up_to = settled, total = total + (select sum(amt) from private.ledger where id > summed.up_to and id <= settled);
  end if;
end $$;

create function private.metrics() returns table (name text, help text, labels jsonb, value numeric)
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  minted numeric;
  held numeric;
  entered numeric;
begin
  perform private.settle_ledger_sum();
  -- One statement, because a movement between two would look like a difference.
  select coalesce(sum(w.gained), 0), coalesce(sum(w.balance), 0),
    (select s.total + coalesce((select sum(l.amt) from private.ledger l where l.id > s.up_to), 0) from private.ledger_sums s)
  into minted, held, entered from private.wallets w;
  return query
    select 'coins_minted', 'Coins that players have ever gained, refunds excluded.', '{}'::jsonb, minted
  union all
    select 'coins_spent', 'Coins that players have spent or that were taken, less refunds.', '{}'::jsonb, minted - held
  union all
    select 'ledger_difference', 'Coins in the wallets less the sum of the ledger. Anything but 0 is a bug.', '{}'::jsonb,
      held - entered
  union all
    select 'runs_last_hour', 'Runs that were submitted within the last hour, by verdict.', jsonb_build_object('verdict', verdict),
      (
        select count(*)::numeric from public.game_runs r where r.submitted_at > at - interval '1 hour' and r.status = verdict
      )
    from unnest(array['submitted', 'accepted', 'rejected']) as verdict
  union all
    select 'runs_open', 'Runs that are being played.', '{}'::jsonb, count(*)::numeric
    from public.game_runs r where r.status = 'open' and r.expires_at > at
  union all
    select 'players_active', 'Players whose page was open within the last five minutes.', '{}'::jsonb, count(*)::numeric
    from private.meters m where m.next_ping_at > at and m.next_ping_at < 'infinity'
  union all
    select 'moderation_reports_open', 'Reports that wait for a moderator.', '{}'::jsonb, count(*)::numeric
    from public.reports p where p.status = 'open';
end $$;

revoke execute on all functions in schema private from public;
