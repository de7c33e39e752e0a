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
  -- The last batch: throws away the salts of days whose entries have all been hashed.
  if hashed < most then
    delete from gateway.address_salts s
    where s.day < (until at time zone 'UTC')::date and not exists (
      select from auth.audit_log_entries e
      where e.created_at < (s.day + 1)::timestamp at time zone 'UTC' and e.ip_address <> '' and e.ip_address not like 'hash:%'
    );
  end if;
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
comment on table auth.users is
  'Kept about a person: e-mail address or phone number, a hash of the password, when the account was made and last used. Why: to sign in. How long: until the account is deleted.';
comment on table auth.identities is
  'Kept about a person: what another provider said about them at a sign-in: its number for them, address, name. Why: to sign in there. How long: until it is unlinked or the account is deleted.';
comment on table auth.mfa_factors is
  'Kept about a person: their second factors: a sealed secret, a phone number or a public key. Why: to ask for it at a sign-in. How long: until it is removed or the account is deleted.';
comment on table auth.mfa_amr_claims is
  'Kept about a person: by which ways a session was opened. Why: rules ask for a recent sign-in. How long: as long as the session.';
comment on table gateway.outbox is
  'Kept about a person: messages on their way to them, and the address. Why: to send them. How long: until they are sent, and for 7 days at most.';
comment on table gateway.limits is
  'Kept about a person: hashes that say how often an account, address or network has tried something. Why: to stop guessing. How long: until the limit is free again, an hour or a day.';
comment on table gateway.recovery_codes is
  'Kept about a person: hashes of their recovery codes. Why: to sign in without the second factor. How long: until they are replaced or the account is deleted.';
comment on table gateway.sent_codes is
  'Kept about a person: hashes of codes that were sent to an address. Why: each works once. How long: a day after they have run out.';
comment on table gateway.sign_in_flows is
  'Kept about a person: sign-ins that were begun. Why: to finish them after another page. How long: a day after they have run out.';
comment on table gateway.sign_ups is
  'Kept about a person: a hash of the password and the data of a sign-up. Why: it counts when the address is confirmed. How long: until then, and for 30 days at most.';
comment on table gateway.used_totp_steps is
  'Kept about a person: which code of an app they used last. Why: it works once. How long: as long as the factor.';
comment on table storage.objects is
  'Kept about a person: files they uploaded: name, size, owner. Why: screenshots of scores. How long: until a score is decided, or it is deleted with its score.';
