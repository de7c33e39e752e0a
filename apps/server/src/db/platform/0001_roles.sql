-- What a Supabase project has before its first migration: the roles, the auth schema and the gateway's own functions.
-- All statements are safe to run on a database that already has some of it.

do $$
begin
  if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
  if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
  if not exists (select from pg_roles where rolname = 'authenticator') then create role authenticator login noinherit; end if;
end $$;

-- Not always allowed: an administrator may have created the roles.
do $$
begin
  if not (pg_has_role('authenticator', 'anon', 'member') and pg_has_role('authenticator', 'authenticated', 'member')
      and pg_has_role('authenticator', 'service_role', 'member')) then
    grant anon, authenticated, service_role to authenticator;
  end if;
exception when insufficient_privilege then null;
end $$;

create schema if not exists extensions;
create schema if not exists auth;
create schema if not exists gateway;

grant usage on schema public, extensions, auth to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to service_role;
alter default privileges in schema public grant all on sequences to service_role;
alter default privileges in schema public grant all on functions to service_role;

-- Functions are closed by default; migrations grant them. A rule "in schema public" could only add rights.
alter default privileges revoke execute on functions from public;
revoke create on schema public from public;

-- Keeps an injected statement from changing its role, sleeping, or reading files. The owner keeps these rights, and the
-- engine grants set_config back to its own login. Only a superuser may close them: `quack doctor` lists those left open.
do $$
declare
  dangerous regprocedure;
begin
  for dangerous in
    select oid::regprocedure from pg_proc
    where pronamespace = 'pg_catalog'::regnamespace
      and (proname in ('set_config', 'pg_sleep', 'pg_sleep_for', 'pg_sleep_until', 'pg_notify', 'pg_advisory_lock', 'pg_advisory_lock_shared')
        or proname like 'lo\_%' or proname in ('loread', 'lowrite'))
  loop
    begin
      execute format('revoke execute on function %s from public', dangerous);
    exception when insufficient_privilege then null;
    end;
  end loop;
end $$;

-- Secrets that all gateway processes share.
create table if not exists gateway.secrets (name text primary key, value text not null);
alter table gateway.secrets enable row level security;

create table if not exists auth.users (
  id uuid primary key default gen_random_uuid(),
  aud text,
  role text,
  email text,
  raw_app_meta_data jsonb,
  raw_user_meta_data jsonb,
  created_at timestamptz default now(),
  updated_at timestamptz default now()
);

create table if not exists auth.sessions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  aal text not null default 'aal1'
);
create index if not exists sessions_user_id on auth.sessions (user_id);

alter table auth.users enable row level security;
alter table auth.sessions enable row level security;

-- The caller's verified JWT claims; an empty object for visitors.
create or replace function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb
$$;

create or replace function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;

create or replace function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;

create or replace function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email() to anon, authenticated, service_role;

-- Raises one of PostgREST's own errors, so that the statement is rolled back.
create or replace function gateway.refuse(status int, code text, message text, details text default null, hint text default null)
returns void language plpgsql set search_path = '' as $$
begin
  raise sqlstate 'PGRST' using
    message = json_build_object('code', code, 'message', message, 'details', details, 'hint', hint)::text,
    detail = json_build_object('status', status, 'headers', json_build_object())::text;
end $$;

grant usage on schema gateway to anon, authenticated, service_role;
grant execute on function gateway.refuse(int, text, text, text, text) to anon, authenticated, service_role;
