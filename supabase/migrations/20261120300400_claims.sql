-- Visitors' runs count later. A visitor's ticket is signed and not stored; the finished run stays on the device, and can
-- be claimed once after signing in, within 7 days, one per class. Claimed runs are offline runs, outside the first ten.

create table private.claim_keys (
  id int primary key default 1 check (id = 1),
  inner_key bytea not null,
  outer_key bytea not null,
  made_at timestamptz not null default now()
);
comment on table private.claim_keys is 'The key that signs visitors'' tickets. Nothing about a person.';
alter table private.claim_keys enable row level security;

-- 64 random bytes: the block size of SHA-256.
create function private.random_key() returns bytea
language plpgsql volatile set search_path = '' as $$
begin
  return sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea) || sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea);
end $$;

-- The key of this site. It is made when it is first needed and not by this migration, because a prepared database is
-- copied for many sites.
create function private.claim_key() returns private.claim_keys
language plpgsql volatile security definer set search_path = '' as $$
declare
  key private.claim_keys;
begin
  select * into key from private.claim_keys;
  if found then return key; end if;
  insert into private.claim_keys (inner_key, outer_key) values (private.random_key(), private.random_key()) on conflict do nothing;
  select * into strict key from private.claim_keys;
  return key;
end $$;

-- HMAC with two independent keys (NMAC): pgcrypto is not available everywhere.
create function private.sign_text(words text) returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  key private.claim_keys := private.claim_key();
begin
  return encode(sha256(key.outer_key || sha256(key.inner_key || convert_to(words, 'UTF8'))), 'hex');
end $$;

alter table public.game_runs add column from_visitor boolean not null default false;
comment on column public.game_runs.from_visitor is 'The run was played before its player signed in, and claimed later.';
-- One claim per class, for ever.
create unique index game_runs_claimed on public.game_runs (user_id, app_id) where from_visitor;

create table private.claim_senders (
  run_id uuid primary key references public.game_runs (id) on delete cascade,
  sender text not null check (length(sender) = 64),
  sent_at timestamptz not null
);
create index claim_senders_by_sender on private.claim_senders (sender, sent_at);
create index claim_senders_by_time on private.claim_senders (sent_at);
comment on table private.claim_senders is
  'Kept about a person: a hash of the network address or account that claimed a run. Why: one address cannot claim runs for many new accounts. How long: a day.';
alter table private.claim_senders enable row level security;

create function private.get_guest_ticket(app text, variant text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  at timestamptz := date_trunc('milliseconds', private.now());
  wanted text := coalesce(get_guest_ticket.variant, '');
  class public.apps;
  body text;
begin
  select * into class from public.apps where id = app and listed and verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if class.sim_version is null then
    raise sqlstate 'PT409' using message = 'This class has nothing to play yet.';
  end if;
  if not private.has_variant(app, wanted) then
    raise sqlstate 'PT400' using message = 'This class has no such mode.';
  end if;
  body := encode(convert_to(jsonb_build_object(
    'run', gen_random_uuid(), 'app', app, 'variant', wanted, 'seed', private.random_seed(), 'rules', class.sim_version,
    'scores', class.score_version, 'at', at
  )::text, 'UTF8'), 'hex');
  return jsonb_build_object(
    'claim', body || '.' || private.sign_text(body), 'seed', convert_from(decode(body, 'hex'), 'UTF8')::jsonb ->> 'seed',
    'variant', wanted, 'sim_version', class.sim_version, 'order', class.score_order, 'started_at', at,
    'expires_at', at + interval '7 days'
  );
end $$;

-- A ticket for a visitor's run: seed, rules version and time, signed. No row is written for it.
create function public.get_guest_ticket(app_id text, variant text default '') returns jsonb
language plpgsql volatile set search_path = '' as $$ begin return private.get_guest_ticket(app_id, variant); end $$;

-- What a ticket says, if this site has signed it.
create function private.read_claim(claim text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  body text := split_part(claim, '.', 1);
begin
  if claim is null or length(claim) > 2000 or claim !~ '^([0-9a-f]{2})+\.[0-9a-f]{64}$' or private.sign_text(body) <> split_part(claim, '.', 2) then
    raise sqlstate 'PT400' using message = 'This run does not have a ticket of this site.';
  end if;
  return convert_from(decode(body, 'hex'), 'UTF8')::jsonb;
end $$;

-- Counts a claim for the caller's address, or refuses it. A school shares one address, so the limit is for a school.
create function private.count_claim(run uuid, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  a_day constant int := 400;
  who text := private.caller_key();
begin
  -- One claim per sender at a time, or parallel ones would all pass the count.
  perform pg_advisory_xact_lock(hashtextextended('claim ' || who, 0));
  if (select count(*) from (select from private.claim_senders where sender = who and sent_at > at - interval '1 day' limit a_day) as sent) >= a_day then
    raise sqlstate 'PT429' using message = 'Many runs were claimed from your network today. Try again tomorrow.';
  end if;
  insert into private.claim_senders (run_id, sender, sent_at) values (run, who, at);
end $$;

create function private.claim_run(claim text, inputs text, length_frames int, claimed bigint, hash text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  ticket jsonb := private.read_claim(claim);
  issued timestamptz := (ticket ->> 'at')::timestamptz;
  class public.apps;
  run public.game_runs;
  scored public.leaderboard_submissions;
begin
  if at > issued + interval '7 days' then
    raise sqlstate 'PT410' using message = 'This run is older than 7 days.';
  end if;
  select * into class from public.apps where id = ticket ->> 'app' and listed and verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'The class of this run is not listed any more.';
  end if;
  if coalesce(inputs, '') !~ '^[A-Za-z0-9+/]*={0,2}$' or length_frames is null then
    raise sqlstate 'PT400' using message = 'A run needs its inputs and its length.';
  end if;
  perform private.check_score(class, claimed);
  if at - issued < make_interval(secs => length_frames / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run ended before it could have been played.';
  end if;
  perform private.spend(wallet.user_id, 'submissions', private.tokens_for(inputs));
  insert into public.game_runs (
    id, user_id, app_id, mode, variant, sim_version, seed, status, started_at, expires_at, submitted_at, frames, claimed_score,
    claimed_hash, log, from_visitor
  ) values (
    (ticket ->> 'run')::uuid, wallet.user_id, class.id, 'offline', ticket ->> 'variant', ticket ->> 'rules', ticket ->> 'seed',
    'submitted', issued, issued + interval '7 days', at, length_frames, claimed, hash, inputs, true
  ) on conflict do nothing returning * into run;
  if not found then
    raise sqlstate 'PT409' using message = case
      when exists (select from public.game_runs r where r.id = (ticket ->> 'run')::uuid) then 'This run was already claimed.'
      else 'You have already claimed a run of this class.'
    end;
  end if;
  -- The version at the time of the ticket, not that of today.
  update public.game_runs r set score_version = (ticket ->> 'scores')::int
  where r.id = run.id and r.score_version <> (ticket ->> 'scores')::int;
  perform private.count_claim(run.id, at);
  insert into public.leaderboard_submissions (user_id, app_id, score, run_id, proof, offline, created_at)
  values (wallet.user_id, class.id, claimed, run.id, 'claimed', true, at) returning * into scored;
  return jsonb_build_object('run_id', run.id, 'submission_id', scored.id, 'status', scored.status);
end $$;

-- Hands in a run that was played as a visitor, with its signed ticket. It is replayed like any other.
create function public.claim_run(claim text, log text, frames int, score bigint, final_hash text) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.claim_run(claim, log, frames, score, final_hash);
end $$;

create function private.sweep_claims() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.claim_senders where sent_at < private.now() - interval '1 day';
end $$;

alter function private.sweep() rename to sweep_without_claims;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_claims();
  return private.sweep_without_claims();
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sweep_without_claims() from service_role;
grant execute on function private.sweep() to service_role;
grant execute on function private.get_guest_ticket(text, text), private.claim_run(text, text, int, bigint, text) to anon, authenticated;
revoke execute on function public.get_guest_ticket(text, text), public.claim_run(text, text, int, bigint, text) from public, anon, authenticated;
grant execute on function public.get_guest_ticket(text, text), public.claim_run(text, text, int, bigint, text) to anon, authenticated;
