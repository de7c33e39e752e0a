-- Passkeys: sign-in without a password. The two tables in `auth` have the names and columns of a hosted project.
-- Functions return GoTrue's error code, as for factors.

create table if not exists auth.webauthn_credentials (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  credential_id bytea not null,
  public_key bytea not null,
  attestation_type text not null default '',
  aaguid uuid,
  sign_count bigint not null default 0,
  transports jsonb not null default '[]',
  backup_eligible boolean not null default false,
  backed_up boolean not null default false,
  friendly_name text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_used_at timestamptz
);
create unique index if not exists webauthn_credentials_credential_id_key on auth.webauthn_credentials (credential_id);
create index if not exists webauthn_credentials_user_id_idx on auth.webauthn_credentials (user_id);
comment on table auth.webauthn_credentials is
  'Kept about a person: the public half of each passkey, its name, when it was added and last used. Why: to sign in with it. How long: until it is removed or the account ends.';

create table if not exists auth.webauthn_challenges (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('signup', 'registration', 'authentication')),
  session_data jsonb not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index if not exists webauthn_challenges_user_id_idx on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at_idx on auth.webauthn_challenges (expires_at);
comment on table auth.webauthn_challenges is
  'Kept about a person: that they are adding a passkey just now. Why: each challenge is answered once. How long: until it is answered, or an hour after its five minutes.';

create table if not exists gateway.passkey_sessions (
  session_id uuid primary key references auth.sessions (id) on delete cascade,
  passkey_id uuid not null references auth.webauthn_credentials (id) on delete cascade
);
create index if not exists passkey_sessions_passkey_id on gateway.passkey_sessions (passkey_id);
comment on table gateway.passkey_sessions is
  'Kept about a person: which passkey opened a session. Why: removing the passkey ends those sessions. How long: as long as the session.';

alter table auth.webauthn_credentials enable row level security;
alter table auth.webauthn_challenges enable row level security;
alter table gateway.passkey_sessions enable row level security;

-- Whether a session's person has authenticated within the last hour. A computer left signed in is not enough.
create or replace function gateway.is_recent_session(session uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (
    select from auth.mfa_amr_claims where session_id = session and updated_at > now() - interval '1 hour'
  );
end $$;

-- Whether a session may add or remove passkeys; returns GoTrue's error code, or null.
create or replace function gateway.refuse_passkey_change(person uuid, session uuid) returns text
language plpgsql stable set search_path = '' as $$
begin
  if exists (select from auth.users where id = person and banned_until > now()) then return 'user_banned'; end if;
  if not gateway.may_change_factors(person, session) then return 'insufficient_aal'; end if;
  if not gateway.is_recent_session(session) then return 'reauthentication_needed'; end if;
  return null;
end $$;

-- Same, for adding one more passkey.
create or replace function gateway.refuse_new_passkey(person uuid, session uuid) returns text
language plpgsql stable set search_path = '' as $$
declare
  max_passkeys constant int := 10;
begin
  if (select count(*) from auth.webauthn_credentials where user_id = person) >= max_passkeys then
    return 'too_many_passkeys';
  end if;
  return gateway.refuse_passkey_change(person, session);
end $$;

-- Stores a newly registered passkey. Returns it, or the error code.
create or replace function gateway.add_passkey(
  person uuid, session uuid, called text, key_id bytea, public_half bytea, counter bigint, ways jsonb, model uuid,
  may_be_copied boolean, is_copied boolean
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  refused text;
  added auth.webauthn_credentials;
begin
  perform from auth.users where id = person for no key update;
  refused := gateway.refuse_new_passkey(person, session);
  if refused is not null then return jsonb_build_object('refused', refused); end if;
  insert into auth.webauthn_credentials (
    user_id, friendly_name, credential_id, public_key, attestation_type, sign_count, transports, aaguid, backup_eligible, backed_up
  ) values (person, called, key_id, public_half, 'none', counter, ways, model, may_be_copied, is_copied)
  on conflict (credential_id) do nothing returning * into added;
  if added.id is null then return jsonb_build_object('refused', 'webauthn_credential_exists'); end if;
  return gateway.passkey_json(added);
end $$;

-- A passkey's JSON for its owner.
create or replace function gateway.passkey_json(passkey auth.webauthn_credentials) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_strip_nulls(jsonb_build_object('id', passkey.id, 'friendly_name', nullif(passkey.friendly_name, ''),
    'created_at', passkey.created_at, 'last_used_at', passkey.last_used_at));
end $$;

-- Opens a session for a passkey's owner after its signature was verified. Returns the session, or the error code.
create or replace function gateway.open_passkey_session(
  which uuid, counter bigint, is_copied boolean, token_hash text, agent text, address inet, lifetime interval
) returns jsonb
language plpgsql set search_path = '' as $$
declare
  owner auth.users;
  passkey auth.webauthn_credentials;
  opened uuid;
begin
  select u.* into owner from auth.users u join auth.webauthn_credentials c on c.user_id = u.id
  where c.id = which for no key update of u;
  select * into passkey from auth.webauthn_credentials where id = which;
  if passkey.id is null then return jsonb_build_object('refused', 'webauthn_verification_failed'); end if;
  -- A counter that does not grow means that the key was cloned. Keys without a counter always send 0.
  if greatest(passkey.sign_count, counter) > 0 and counter <= passkey.sign_count then
    return jsonb_build_object('refused', 'webauthn_verification_failed', 'user_id', owner.id);
  end if;
  if owner.banned_until > now() then return jsonb_build_object('refused', 'user_banned'); end if;
  if owner.email is not null and owner.email_confirmed_at is null then
    return jsonb_build_object('refused', 'email_not_confirmed');
  end if;
  -- Having the device and unlocking it are two factors: docs/decisions/0008-passkeys.md.
  opened := gateway.open_session(owner.id, 'passkey', token_hash, agent, address, lifetime, 'aal2');
  insert into gateway.passkey_sessions (session_id, passkey_id) values (opened, which);
  update auth.webauthn_credentials
  set sign_count = counter, backed_up = is_copied, last_used_at = now(), updated_at = now() where id = which;
  return jsonb_build_object('session_id', opened, 'user_id', owner.id);
end $$;

-- Removes a passkey and ends the other sessions it opened. session is null when the operator does it.
create or replace function gateway.remove_passkey(person uuid, session uuid, which uuid) returns text
language plpgsql set search_path = '' as $$
declare
  refused text;
begin
  perform from auth.users where id = person for no key update;
  if not exists (select from auth.webauthn_credentials where id = which and user_id = person) then
    return 'webauthn_credential_not_found';
  end if;
  if session is not null then
    refused := gateway.refuse_passkey_change(person, session);
    if refused is not null then return refused; end if;
  end if;
  delete from auth.sessions s using gateway.passkey_sessions p
  where p.session_id = s.id and p.passkey_id = which and s.id is distinct from session;
  delete from auth.webauthn_credentials where id = which;
  return null;
end $$;
