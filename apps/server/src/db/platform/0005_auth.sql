-- The tables of the auth service. Those in `auth` have the names and columns of a hosted project, so that accounts can
-- be moved there and back; the others are in the gateway's schema. Secrets are stored as hashes.

alter table auth.users
  add column if not exists encrypted_password text,
  add column if not exists email_confirmed_at timestamptz,
  add column if not exists invited_at timestamptz,
  add column if not exists confirmation_sent_at timestamptz,
  add column if not exists recovery_sent_at timestamptz,
  add column if not exists email_change text default '',
  add column if not exists email_change_sent_at timestamptz,
  add column if not exists reauthentication_sent_at timestamptz,
  add column if not exists last_sign_in_at timestamptz,
  add column if not exists phone text unique,
  add column if not exists phone_confirmed_at timestamptz,
  add column if not exists confirmed_at timestamptz generated always as (least(email_confirmed_at, phone_confirmed_at)) stored,
  add column if not exists banned_until timestamptz,
  add column if not exists deleted_at timestamptz,
  add column if not exists is_sso_user boolean not null default false,
  add column if not exists is_anonymous boolean not null default false;
create unique index if not exists users_email_partial_key on auth.users (email) where is_sso_user = false;

create table if not exists auth.identities (
  id uuid primary key default gen_random_uuid(),
  provider_id text not null,
  user_id uuid not null references auth.users (id) on delete cascade,
  identity_data jsonb not null,
  provider text not null,
  last_sign_in_at timestamptz,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  email text generated always as (lower(identity_data ->> 'email')) stored,
  unique (provider_id, provider)
);
create index if not exists identities_user_id_idx on auth.identities (user_id);
create index if not exists identities_email_idx on auth.identities (email);

alter table auth.sessions
  add column if not exists factor_id uuid,
  add column if not exists not_after timestamptz,
  add column if not exists refreshed_at timestamptz,
  add column if not exists user_agent text,
  add column if not exists ip inet,
  add column if not exists tag text;

-- `token` and `parent` are hashes, so that a stolen copy of this table cannot be used to sign in.
create table if not exists auth.refresh_tokens (
  id bigint generated always as identity primary key,
  token text not null unique,
  user_id uuid not null,
  session_id uuid not null references auth.sessions (id) on delete cascade,
  parent text,
  revoked boolean not null default false,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);
create index if not exists refresh_tokens_session_id_idx on auth.refresh_tokens (session_id);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  ip_address inet,
  otp_code text,
  web_authn_session_data jsonb,
  attempts int not null default 0
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.audit_log_entries (
  id uuid primary key default gen_random_uuid(),
  payload json,
  created_at timestamptz default now(),
  ip_address text not null default ''
);
create index if not exists audit_log_created_at_idx on auth.audit_log_entries (created_at desc);

-- One-time codes and links sent to an address. One per kind, person and address; each works once.
create table if not exists gateway.sent_codes (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- 'signup', 'magiclink', 'recovery', 'invite', 'email_change', 'reauthentication', 'phone', 'phone_change'
  kind text not null,
  address text not null,
  code_hash text not null,
  link_hash text not null unique,
  flow_id uuid,
  sent_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts int not null default 0,
  unique (user_id, kind, address)
);

-- A sign-in that leaves the page and comes back: PKCE, links in mails, other providers.
create table if not exists gateway.sign_in_flows (
  id uuid primary key default gen_random_uuid(),
  user_id uuid references auth.users (id) on delete cascade,
  -- Set while a signed-in person links another provider.
  linking uuid references auth.users (id) on delete cascade,
  provider text,
  state_hash text unique,
  nonce text,
  provider_verifier text,
  code_challenge text,
  auth_code_hash text unique,
  method text,
  redirect_to text not null,
  session_id uuid references auth.sessions (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index if not exists sign_in_flows_expires_at on gateway.sign_in_flows (expires_at);

create table if not exists gateway.recovery_codes (
  user_id uuid not null references auth.users (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- The last accepted time step of an authenticator app: prevents the reuse of a code that somebody saw.
create table if not exists gateway.used_totp_steps (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  step bigint not null
);

create table if not exists gateway.invites (
  code_hash text primary key,
  email text,
  note text not null default '',
  uses_left int not null check (uses_left >= 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);

-- The mail outbox. With a mail server, messages are sent and deleted; without one, the operator reads them here.
create table if not exists gateway.outbox (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  text text not null,
  html text,
  created_at timestamptz not null default now(),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default now(),
  failure text
);
create index if not exists outbox_next on gateway.outbox (next_attempt_at);

-- Rate limits, one row per key: the time at which the bucket is full again.
create table if not exists gateway.limits (
  key text primary key,
  free_at timestamptz not null
);
create index if not exists limits_free_at on gateway.limits (free_at);

do $$
declare
  each regclass;
begin
  foreach each in array array[
    'auth.identities', 'auth.refresh_tokens', 'auth.mfa_amr_claims', 'auth.mfa_challenges', 'auth.audit_log_entries',
    'gateway.sent_codes', 'gateway.sign_in_flows', 'gateway.recovery_codes', 'gateway.used_totp_steps', 'gateway.invites',
    'gateway.outbox', 'gateway.limits'
  ]::regclass[] loop
    execute format('alter table %s enable row level security', each);
  end loop;
end $$;

-- Takes a token from a bucket of `burst` that refills one per `every`. Returns how long to wait, or null on success.
create or replace function gateway.take(which text, every interval, burst int) returns interval
language plpgsql set search_path = '' as $$
declare
  at timestamptz := clock_timestamp();
  free timestamptz;
begin
  insert into gateway.limits (key, free_at) values (which, at) on conflict do nothing;
  select free_at into free from gateway.limits where key = which for update;
  free := greatest(free, at);
  if free + every > at + every * burst then return free + every - (at + every * burst); end if;
  update gateway.limits set free_at = free + every where key = which;
  return null;
end $$;

-- A user in GoTrue's JSON format.
create or replace function gateway.user_json(person uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_strip_nulls(jsonb_build_object(
      'id', u.id, 'aud', coalesce(u.aud, 'authenticated'), 'role', coalesce(u.role, 'authenticated'),
      'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''),
      'email_confirmed_at', u.email_confirmed_at, 'phone_confirmed_at', u.phone_confirmed_at, 'confirmed_at', u.confirmed_at,
      'invited_at', u.invited_at, 'confirmation_sent_at', u.confirmation_sent_at, 'recovery_sent_at', u.recovery_sent_at,
      'new_email', nullif(u.email_change, ''), 'email_change_sent_at', u.email_change_sent_at,
      'reauthentication_sent_at', u.reauthentication_sent_at, 'last_sign_in_at', u.last_sign_in_at,
      'banned_until', u.banned_until, 'is_anonymous', u.is_anonymous, 'created_at', u.created_at, 'updated_at', u.updated_at
    )) || jsonb_build_object(
      'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
      'identities', coalesce((
        select jsonb_agg(jsonb_build_object(
          'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data,
          'provider', i.provider, 'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at,
          'updated_at', i.updated_at, 'email', i.email
        ) order by i.created_at) from auth.identities i where i.user_id = u.id
      ), '[]')
    ) || coalesce((
      select jsonb_build_object('factors', jsonb_agg(jsonb_build_object(
        'id', f.id, 'friendly_name', coalesce(f.friendly_name, ''), 'factor_type', f.factor_type, 'status', f.status,
        'created_at', f.created_at, 'updated_at', f.updated_at
      ) order by f.created_at)) from auth.mfa_factors f where f.user_id = u.id having count(*) > 0
    ), '{}')
    from auth.users u where u.id = person
  );
end $$;

-- Opens a session with its first refresh token, and returns its id.
create or replace function gateway.open_session(
  person uuid, method text, token_hash text, agent text, address inet, lifetime interval, assurance text default 'aal1'
) returns uuid
language plpgsql set search_path = '' as $$
declare
  opened uuid;
begin
  insert into auth.sessions (user_id, aal, user_agent, ip, not_after, refreshed_at)
  values (person, assurance, left(agent, 300), address, now() + lifetime, now()) returning id into opened;
  insert into auth.mfa_amr_claims (session_id, authentication_method) values (opened, method);
  insert into auth.refresh_tokens (token, user_id, session_id) values (token_hash, person, opened);
  update auth.users set last_sign_in_at = now(), updated_at = now() where id = person;
  return opened;
end $$;

-- Exchanges a refresh token for its child. For ten seconds the same parent gives the same child, because responses get
-- lost and tabs race. Later reuse means that the token was stolen, so the session ends.
create or replace function gateway.rotate_token(shown text, child text, agent text, address inet) returns jsonb
language plpgsql set search_path = '' as $$
declare
  reuse_window constant interval := '10 seconds';
  held auth.refresh_tokens;
  session auth.sessions;
begin
  select s.* into session from auth.sessions s join auth.refresh_tokens t on t.session_id = s.id
  where t.token = shown for update of s;
  select * into held from auth.refresh_tokens where token = shown;
  if held.id is null or session.id is null then
    return jsonb_build_object('refused', 'refresh_token_not_found');
  end if;
  if session.not_after < now() then
    delete from auth.sessions where id = session.id;
    return jsonb_build_object('refused', 'session_expired');
  end if;
  if exists (select from auth.users where id = session.user_id and banned_until > now()) then
    return jsonb_build_object('refused', 'user_banned');
  end if;
  if held.revoked and held.updated_at < clock_timestamp() - reuse_window then
    delete from auth.sessions where id = session.id;
    return jsonb_build_object('refused', 'refresh_token_already_used', 'user_id', session.user_id);
  end if;
  if not held.revoked then
    update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp() where id = held.id;
    update auth.sessions
    set refreshed_at = now(), updated_at = now(), user_agent = coalesce(left(agent, 300), user_agent), ip = coalesce(address, ip)
    where id = session.id;
  end if;
  -- A revoked parent may have no child yet: a second factor replaces the tokens of a session.
  insert into auth.refresh_tokens (token, user_id, session_id, parent) values (child, held.user_id, session.id, shown)
  on conflict (token) do nothing;
  return jsonb_build_object('session_id', session.id, 'user_id', session.user_id);
end $$;

-- The claims of a session's access token.
create or replace function gateway.session_claims(which uuid) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'sub', u.id, 'aud', 'authenticated', 'role', 'authenticated', 'email', coalesce(u.email, ''), 'phone', coalesce(u.phone, ''),
      'app_metadata', coalesce(u.raw_app_meta_data, '{}'), 'user_metadata', coalesce(u.raw_user_meta_data, '{}'),
      'aal', s.aal, 'session_id', s.id, 'is_anonymous', u.is_anonymous,
      'amr', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'method', a.authentication_method, 'timestamp', floor(extract(epoch from a.updated_at))
        ) order by a.updated_at desc), '[]') from auth.mfa_amr_claims a where a.session_id = s.id
      )
    )
    from auth.sessions s join auth.users u on u.id = s.user_id where s.id = which
  );
end $$;

-- Refuses a token whose session has ended. Runs on every request with a token.
create or replace function gateway.require_session(which text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from auth.sessions where id = which::uuid) then
    raise sqlstate 'PT401' using message = 'This session is over. Sign in again.';
  end if;
end $$;

-- Stores what a provider says about a person, and updates the person's list of providers.
create or replace function gateway.note_identity(person uuid, by_provider text, provider_key text, facts jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
  values (provider_key, person, facts, by_provider, now())
  on conflict (provider_id, provider) do update
  set identity_data = auth.identities.identity_data || excluded.identity_data, last_sign_in_at = now(), updated_at = now();
  perform gateway.list_providers(person);
end $$;

create or replace function gateway.list_providers(person uuid) returns void
language plpgsql set search_path = '' as $$
declare
  names jsonb;
begin
  select coalesce(jsonb_agg(provider order by created_at), '[]') into names from (
    select provider, min(created_at) as created_at from auth.identities where user_id = person group by provider
  ) as each;
  update auth.users set updated_at = now(), raw_app_meta_data = coalesce(raw_app_meta_data, '{}')
    || jsonb_build_object('provider', coalesce(names ->> 0, 'email'), 'providers', names)
  where id = person;
end $$;

-- The keys that sign access tokens, with their private halves. A retired key still verifies for a day.
create table if not exists gateway.signing_keys (
  kid text primary key,
  jwk jsonb not null,
  created_at timestamptz not null default clock_timestamp(),
  retired_at timestamptz
);
alter table gateway.signing_keys enable row level security;
