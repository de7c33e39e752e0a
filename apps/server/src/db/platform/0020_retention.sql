-- Retention: what the hourly sweep needs to find old rows by an index, and to make addresses unreadable after a day.

create index if not exists sessions_not_after on auth.sessions (not_after);
create index if not exists refresh_tokens_spent on auth.refresh_tokens (updated_at) where revoked;
create index if not exists mfa_challenges_created_at on auth.mfa_challenges (created_at);
create index if not exists sessions_with_address on auth.sessions (refreshed_at) where ip is not null;
create index if not exists audit_log_with_address on auth.audit_log_entries (created_at)
  where ip_address <> '' and ip_address not like 'hash:%';

create table if not exists gateway.address_salts (
  day date primary key,
  salt bytea not null default decode(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 'hex')
);
comment on table gateway.address_salts is
  'A random salt per day for the hashes of addresses in the audit log. Kept for two days, and then no hash can be traced back to an address. Nothing about a person.';
alter table gateway.address_salts enable row level security;

-- Replaces addresses that are older than a day, at most so many, and returns how many. Entries of one day share a salt,
-- so that one can still see which of them came from the same address.
create or replace function gateway.hash_old_addresses(most int) returns int
language plpgsql set search_path = '' as $$
declare
  until constant timestamptz := now() - interval '1 day';
  old uuid[] := array(
    select id from auth.audit_log_entries
    where created_at < until and ip_address <> '' and ip_address not like 'hash:%'
    order by created_at limit most for update skip locked
  );
  hashed int;
begin
  insert into gateway.address_salts (day)
  select distinct (created_at at time zone 'UTC')::date from auth.audit_log_entries where id = any (old)
  on conflict do nothing;
  update auth.audit_log_entries e
  set ip_address = 'hash:' || left(encode(sha256(s.salt || convert_to(e.ip_address, 'UTF8')), 'hex'), 16)
  from gateway.address_salts s
  where e.id = any (old) and s.day = (e.created_at at time zone 'UTC')::date;
  get diagnostics hashed = row_count;
  -- All entries of the day have been hashed.
  delete from gateway.address_salts s
  where s.day < (until at time zone 'UTC')::date and not exists (
    select from auth.audit_log_entries e
    where e.created_at < (s.day + 1)::timestamp at time zone 'UTC' and e.ip_address <> '' and e.ip_address not like 'hash:%'
  );
  return hashed;
end $$;
revoke execute on function gateway.hash_old_addresses(int) from public;

comment on table gateway.invites is
  'Kept about a person: the address an invitation was made for, if any. Why: so that only they can use it. How long: until the operator revokes it, or 30 days after it has run out.';
comment on table auth.audit_log_entries is
  'Kept about a person: when their account signed in, changed or failed a check, and the address. Why: to explain what happened to an account. How long: AUDIT_DAYS (90); the address becomes a hash after a day.';
comment on table auth.sessions is
  'Kept about a person: where they are signed in: browser, time, and the address of the last day. Why: to keep them signed in, and to let them end a session. How long: until they sign out, or a day after it has run out.';
comment on table auth.refresh_tokens is
  'Kept about a person: hashes of the tokens that continue a session. Why: to continue it, and to notice a stolen token. How long: as long as the session; a spent one for 30 days.';
comment on table auth.mfa_challenges is
  'Kept about a person: that a second factor was asked for, and from which address. Why: each challenge is answered once. How long: a day.';
