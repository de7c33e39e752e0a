-- Identities: unlinking one, continuing a session after linking one; and the keys that sign tokens. Functions return
-- GoTrue's error code, or null on success, as for factors.

-- Unlinks an identity. With the e-mail identity, also removes its password and the codes sent to its address.
create or replace function gateway.unlink_identity(person uuid, which uuid) returns text
language plpgsql set search_path = '' as $$
declare
  removed auth.identities;
  known_address text;
  proven_address text;
begin
  select email into known_address from auth.users where id = person for no key update;
  select * into removed from auth.identities where id = which and user_id = person;
  if not found then return 'identity_not_found'; end if;
  if (select count(*) from auth.identities where user_id = person) < 2 then return 'single_identity_not_deletable'; end if;
  delete from auth.identities where id = which;
  if removed.provider = 'email' then
    update auth.users set encrypted_password = null where id = person;
  end if;
  -- The account's address can sign in by mail. If no identity has it any more, a verified one of a provider replaces
  -- it.
  if not exists (select from auth.identities where user_id = person and email = known_address) then
    delete from gateway.sent_codes where user_id = person and address = known_address;
    select i.email into proven_address from auth.identities i
    where i.user_id = person and i.identity_data ->> 'email_verified' = 'true'
      and not exists (select from auth.users u where u.email = i.email and u.id <> person)
    order by i.created_at limit 1;
    update auth.users
    set email = proven_address, email_confirmed_at = case when proven_address is not null then now() end
    where id = person and email = known_address;
  end if;
  perform gateway.list_providers(person);
  return null;
end $$;

-- Continues a session with a new refresh token after an identity was linked. Its assurance level stays.
create or replace function gateway.continue_session(person uuid, session uuid, token_hash text) returns text
language plpgsql set search_path = '' as $$
begin
  if exists (select from auth.users where id = person and banned_until > now()) then return 'user_banned'; end if;
  update auth.sessions set updated_at = now(), refreshed_at = now()
  where id = session and user_id = person and (not_after is null or not_after > now());
  if not found then return 'session_not_found'; end if;
  update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
  where session_id = session and not revoked;
  insert into auth.refresh_tokens (token, user_id, session_id) values (token_hash, person, session);
  return null;
end $$;

-- Adds a new signing key and retires the others. Tokens signed by them stay valid until they expire.
create or replace function gateway.add_signing_key(name text, private_key jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  -- Serializes two calls, so that the later one retires the key of the earlier one.
  lock table gateway.signing_keys in share row exclusive mode;
  update gateway.signing_keys set retired_at = clock_timestamp() where retired_at is null;
  insert into gateway.signing_keys (kid, jwk, created_at) values (name, private_key, clock_timestamp());
end $$;
