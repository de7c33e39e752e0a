-- Author keys: with one, a creator's own program pushes builds. It can do nothing else.

create table private.author_keys (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  -- Only a hash is stored. The key has 160 random bits, so a fast hash is enough.
  key_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);
create index author_keys_by_player on private.author_keys (user_id, created_at);
comment on table private.author_keys is
  'Kept about a person: the names of the keys with which their programs push builds, when they were made and last used. Why: to push without a password, and to revoke a key. How long: until they revoke it or delete the account.';
alter table private.author_keys enable row level security;

create function private.get_author_keys() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('id', k.id, 'name', k.name, 'created_at', k.created_at, 'used_at', k.used_at) order by k.created_at)
    from private.author_keys k where k.user_id = auth.uid()
  ), '[]');
end $$;

-- The caller's own author keys. The keys themselves are not stored.
create function public.get_author_keys() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_author_keys(); end $$;

create function private.add_author_key(player uuid, key_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_keys constant int := 5;
  plain text := trim(coalesce(key_name, ''));
  secret text := 'qak_' || left(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'), 40);
  made private.author_keys;
begin
  if length(plain) not between 1 and 60 then
    raise sqlstate 'PT400' using message = 'Give the key a name of up to 60 characters.';
  end if;
  if (select count(*) from private.author_keys where user_id = player) >= most_keys then
    raise sqlstate 'PT409' using message = format('You can have %s author keys. Revoke one first.', most_keys);
  end if;
  insert into private.author_keys (user_id, name, key_hash, created_at) values (player, plain, sha256(secret::bytea), private.now())
  returning * into made;
  return jsonb_build_object('id', made.id, 'name', made.name, 'key', secret, 'created_at', made.created_at);
end $$;

create function private.make_author_key(key_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.require_creator();
begin
  perform private.spend(player, 'drafts', 10);
  return private.add_author_key(player, key_name);
end $$;

-- Makes an author key. The answer is the only time that it is shown. Creators only.
create function public.make_author_key(name text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.make_author_key(name); end $$;

create function private.revoke_author_key(wanted uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  delete from private.author_keys where id = wanted and user_id = wallet.user_id;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such key of yours.';
  end if;
  return true;
end $$;

-- Revokes an author key at once.
create function public.revoke_author_key(id uuid) returns boolean
language plpgsql set search_path = '' as $$ begin return private.revoke_author_key(id); end $$;

-- For the function author-push: does one step with an author key. Steps: whose, begin, finish, submit.
create function private.push_build(author_key text, step text, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  owner uuid;
  draft uuid;
  saved jsonb;
begin
  select k.user_id into owner from private.author_keys k where k.key_hash = sha256(coalesce(author_key, '')::bytea);
  if owner is null then
    raise sqlstate 'PT401' using message = 'This author key is not known. It may have been revoked.';
  end if;
  perform from private.wallets where user_id = owner for update;
  if private.is_banned(owner) then
    raise sqlstate 'PT403' using message = 'This account is suspended.';
  end if;
  perform private.check_creator(owner);
  update private.author_keys k set used_at = private.now() where k.key_hash = sha256(author_key::bytea);
  case step
    when 'whose' then
      return jsonb_build_object('user_id', owner);
    when 'begin' then
      select id into draft from public.class_drafts where user_id = owner and slug = given ->> 'class';
      if draft is null then
        saved := private.save_draft_of(owner, null, jsonb_build_object('title', initcap(replace(given ->> 'class', '-', ' ')), 'slug', given ->> 'class'));
        if saved ->> 'slug' is null then
          raise sqlstate 'PT409' using message = saved ->> 'slug_error';
        end if;
        draft := (saved ->> 'id')::uuid;
      end if;
      return private.begin_build_of(owner, draft, given -> 'manifest', given ->> 'note', array(
        select jsonb_array_elements_text(case jsonb_typeof(given -> 'flags') when 'array' then given -> 'flags' else '[]' end)
      )) || jsonb_build_object('draft_id', draft, 'class', given ->> 'class', 'is_new', saved is not null);
    when 'missing' then
      perform private.own_build(owner, (given ->> 'build_id')::uuid);
      -- Returns the sizes, so that each upload link accepts no more bytes than its file has.
      return (
        select coalesce(jsonb_object_agg(f.sha256, f.bytes), '{}') from private.build_files f
        where f.build_id = (given ->> 'build_id')::uuid
          and f.sha256 in (select jsonb_array_elements_text(private.missing_files((given ->> 'build_id')::uuid)))
      );
    when 'finish' then
      return private.finish_build_of(owner, (given ->> 'build_id')::uuid);
    when 'submit' then
      return private.submit_class_of(owner, (select draft_id from public.class_builds where id = (given ->> 'build_id')::uuid), (given ->> 'build_id')::uuid);
    else
      raise sqlstate 'PT400' using message = 'There is no such step.';
  end case;
end $$;

create function public.push_build(author_key text, step text, given jsonb) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.push_build(author_key, step, given); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.get_author_keys(), private.make_author_key(text), private.revoke_author_key(uuid) to authenticated;
grant execute on function private.push_build(text, text, jsonb) to service_role;
revoke execute on function
  public.get_author_keys(), public.make_author_key(text), public.revoke_author_key(uuid), public.push_build(text, text, jsonb)
  from public, anon, authenticated;
grant execute on function public.get_author_keys(), public.make_author_key(text), public.revoke_author_key(uuid) to authenticated;
grant execute on function public.push_build(text, text, jsonb) to service_role;
