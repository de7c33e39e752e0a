-- The tables of Supabase's storage service, with the names of a hosted project, so that policies on storage.objects and
-- storage.buckets are valid on both. Tables that only this gateway needs are in its own schema.

create schema if not exists storage;
grant usage on schema storage to anon, authenticated, service_role;

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS', 'VECTOR');
  end if;
end $$;

create table if not exists storage.buckets (
  id text primary key,
  name text not null,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  public boolean default false,
  avif_autodetection boolean default false,
  file_size_limit bigint,
  allowed_mime_types text[],
  owner_id text,
  type storage.buckettype not null default 'STANDARD'
);
create unique index if not exists bname on storage.buckets (name);

create table if not exists storage.objects (
  id uuid primary key default gen_random_uuid(),
  bucket_id text constraint "objects_bucketId_fkey" references storage.buckets (id),
  name text,
  owner uuid,
  created_at timestamptz default now(),
  updated_at timestamptz default now(),
  last_accessed_at timestamptz default now(),
  metadata jsonb,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  version text,
  owner_id text,
  user_metadata jsonb
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);
create index if not exists idx_objects_bucket_id_name on storage.objects (bucket_id, name collate "C");

-- `version` identifies the stored bytes. Unique, so that no row can point at another row's bytes.
create unique index if not exists objects_version on storage.objects (version);

alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant select, insert, update, delete on storage.buckets, storage.objects to anon, authenticated;
grant all on storage.buckets, storage.objects to service_role;

-- The folders of an object's path: 'a/b/c.png' → {a,b}.
create or replace function storage.foldername(name text) returns text[]
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := string_to_array(name, '/');
begin
  return parts[1 : array_length(parts, 1) - 1];
end $$;

-- The last part of an object's path: 'a/b/c.png' → 'c.png'.
create or replace function storage.filename(name text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := string_to_array(name, '/');
begin
  return parts[array_length(parts, 1)];
end $$;

-- The file name's extension: 'a/b/c.png' → 'png'.
create or replace function storage.extension(name text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return reverse(split_part(reverse(storage.filename(name)), '.', 1));
end $$;

grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text)
  to anon, authenticated, service_role;

-- Sets updated_at on every update.
create or replace function storage.update_updated_at_column() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.updated_at := now();
  return new;
end $$;

create or replace trigger update_objects_updated_at before update on storage.objects
  for each row execute function storage.update_updated_at_column();
create or replace trigger update_buckets_updated_at before update on storage.buckets
  for each row execute function storage.update_updated_at_column();

-- Hosted Supabase lets only its storage service delete here, so a migration that tries must fail here too.
create or replace function storage.protect_delete() returns trigger
language plpgsql set search_path = '' as $$
begin
  if coalesce(current_setting('storage.can_delete', true), '') <> 'true' then
    raise sqlstate '42501' using
      message = 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
      hint = 'This prevents accidental data loss from orphaned objects.';
  end if;
  return null;
end $$;

create or replace trigger protect_objects_delete before delete on storage.objects
  for each statement execute function storage.protect_delete();
create or replace trigger protect_buckets_delete before delete on storage.buckets
  for each statement execute function storage.protect_delete();

-- Stored bytes that no row uses any more. Written in the transaction that removed the row; the gateway deletes them.
create table if not exists gateway.discarded_files (
  version text primary key,
  discarded_at timestamptz not null default now()
);
alter table gateway.discarded_files enable row level security;

-- Records that a row's bytes can be deleted. Security definer: callers may delete a row but cannot access this list.
create or replace function gateway.discard_file() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into gateway.discarded_files (version) values (old.version) on conflict do nothing;
  return null;
end $$;

create or replace trigger discard_deleted_file after delete on storage.objects
  for each row when (old.version is not null) execute function gateway.discard_file();
create or replace trigger discard_replaced_file after update of version on storage.objects
  for each row when (old.version is not null and old.version is distinct from new.version)
  execute function gateway.discard_file();

-- Opens and closes the trigger above for the rest of a transaction. Security definer: only the owner may set parameters.
create or replace function gateway.allow_delete(is_allowed boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform set_config('storage.can_delete', case when is_allowed then 'true' else '' end, true);
end $$;

-- Deletes the named objects of a bucket as the caller; row security decides which.
create or replace function gateway.remove_objects(bucket text, names text[]) returns setof storage.objects
language plpgsql set search_path = '' as $$
begin
  perform gateway.allow_delete(true);
  return query delete from storage.objects where bucket_id = bucket and name = any (names) returning *;
  perform gateway.allow_delete(false);
end $$;

-- Deletes a limited number of a bucket's objects as the caller, and returns how many.
create or replace function gateway.remove_some_objects(bucket text, how_many int) returns int
language plpgsql set search_path = '' as $$
declare
  removed int;
begin
  perform gateway.allow_delete(true);
  delete from storage.objects where id in (select id from storage.objects where bucket_id = bucket limit how_many);
  get diagnostics removed = row_count;
  perform gateway.allow_delete(false);
  return removed;
end $$;

-- Deletes a bucket as the caller. The foreign key stops it while the bucket has objects.
create or replace function gateway.remove_bucket(bucket text) returns boolean
language plpgsql set search_path = '' as $$
declare
  is_removed boolean;
begin
  perform gateway.allow_delete(true);
  delete from storage.buckets where id = bucket;
  is_removed := found;
  perform gateway.allow_delete(false);
  return is_removed;
end $$;

revoke execute on function gateway.discard_file() from public;
revoke execute on function gateway.remove_objects(text, text[]), gateway.remove_some_objects(text, int),
  gateway.remove_bucket(text), gateway.allow_delete(boolean) from public;
grant execute on function gateway.remove_objects(text, text[]), gateway.remove_some_objects(text, int),
  gateway.remove_bucket(text), gateway.allow_delete(boolean) to anon, authenticated, service_role;
