-- Second factors. Each function is atomic: it locks the user row, so that two requests of one person do not race, makes
-- all checks, and only then writes. It returns GoTrue's error code, or null on success.

-- A security key can belong to only one person.
create unique index if not exists mfa_factors_credential_id on auth.mfa_factors ((web_authn_credential ->> 'id'))
  where web_authn_credential is not null;

-- Whether a person has a verified second factor.
create or replace function gateway.has_factor(person uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return exists (select from auth.mfa_factors where user_id = person and status = 'verified');
end $$;

-- Whether a session may change factors: if the person has one, the session must have passed it.
create or replace function gateway.may_change_factors(person uuid, session uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return not gateway.has_factor(person)
    or exists (select from auth.sessions where id = session and user_id = person and aal = 'aal2');
end $$;

-- Stores a new, unverified factor.
create or replace function gateway.enrol_factor(
  person uuid, session uuid, new_id uuid, kind text, called text, sealed_secret text, number text
) returns text
language plpgsql set search_path = '' as $$
declare
  max_factors constant int := 10;
begin
  perform from auth.users where id = person for no key update;
  if not gateway.may_change_factors(person, session) then return 'insufficient_aal'; end if;
  -- Deletes abandoned unverified factors, and one with the same phone number.
  delete from auth.mfa_factors
  where user_id = person and status = 'unverified' and (created_at < now() - interval '1 hour' or phone = number);
  if exists (select from auth.mfa_factors where user_id = person and phone = number) then
    return 'mfa_verified_factor_exists';
  end if;
  if exists (select from auth.mfa_factors where user_id = person and friendly_name = called) then
    return 'mfa_factor_name_conflict';
  end if;
  if (select count(*) from auth.mfa_factors where user_id = person) >= max_factors then
    return 'too_many_enrolled_mfa_factors';
  end if;
  insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret, phone)
  values (new_id, person, called, kind::auth.factor_type, 'unverified', now(), now(), sealed_secret, number);
  return null;
end $$;

-- Raises a session to aal2 and replaces its refresh tokens, because the old ones were issued for a password only.
create or replace function gateway.strengthen_session(
  person uuid, session uuid, shown_factor uuid, method text, token_hash text
) returns text
language plpgsql set search_path = '' as $$
begin
  if exists (select from auth.users where id = person and banned_until > now()) then return 'user_banned'; end if;
  update auth.sessions set aal = 'aal2', factor_id = shown_factor, updated_at = now(), refreshed_at = now()
  where id = session and user_id = person and (not_after is null or not_after > now());
  if not found then return 'session_not_found'; end if;
  insert into auth.mfa_amr_claims (session_id, authentication_method) values (session, method)
  on conflict (session_id, authentication_method) do update set updated_at = now();
  update auth.refresh_tokens set revoked = true, updated_at = clock_timestamp()
  where session_id = session and not revoked;
  insert into auth.refresh_tokens (token, user_id, session_id) values (token_hash, person, session);
  return null;
end $$;

-- Accepts a verified factor. A time step, a challenge and a key's counter value each work once.
create or replace function gateway.accept_factor(
  person uuid, session uuid, shown_factor uuid, shown_challenge uuid, method text, token_hash text,
  at_step bigint, credential jsonb, aaguid uuid
) returns text
language plpgsql set search_path = '' as $$
declare
  factor auth.mfa_factors;
  is_first boolean;
  counted bigint;
  refused text;
begin
  perform from auth.users where id = person for no key update;
  select * into factor from auth.mfa_factors where id = shown_factor and user_id = person;
  if not found then return 'mfa_factor_not_found'; end if;
  is_first := not gateway.has_factor(person);
  -- An attacker's unverified factor must not replace the verified one of the owner.
  if factor.status = 'unverified' and not gateway.may_change_factors(person, session) then
    return 'insufficient_aal';
  end if;
  if not exists (
    select from auth.mfa_challenges where id = shown_challenge and factor_id = shown_factor and verified_at is null
  ) then
    return 'mfa_challenge_expired';
  end if;
  if exists (select from gateway.used_totp_steps where factor_id = shown_factor and step >= at_step) then
    return 'mfa_verification_failed';
  end if;
  if credential is not null then
    counted := (factor.web_authn_credential ->> 'counter')::bigint;
    -- A counter that does not grow means that the key was cloned. Keys without a counter always send 0.
    if greatest(counted, (credential ->> 'counter')::bigint) > 0 and (credential ->> 'counter')::bigint <= counted then
      return 'mfa_verification_rejected';
    end if;
    if exists (
      select from auth.mfa_factors where web_authn_credential ->> 'id' = credential ->> 'id' and id <> shown_factor
    ) then
      return 'mfa_verified_factor_exists';
    end if;
  end if;
  refused := gateway.strengthen_session(person, session, shown_factor, method, token_hash);
  if refused is not null then return refused; end if;

  update auth.mfa_challenges set verified_at = now(), otp_code = null where id = shown_challenge;
  if at_step is not null then
    insert into gateway.used_totp_steps (factor_id, step) values (shown_factor, at_step)
    on conflict (factor_id) do update set step = excluded.step;
  end if;
  update auth.mfa_factors
  set status = 'verified', updated_at = now(), web_authn_credential = coalesce(credential, web_authn_credential),
    web_authn_aaguid = coalesce(aaguid, web_authn_aaguid)
  where id = shown_factor;
  if factor.status = 'unverified' then
    delete from auth.mfa_factors
    where user_id = person and status = 'unverified' and (is_first or factor_type = factor.factor_type);
  end if;
  -- From now on a password is not enough: ends all other sessions without a second factor.
  if is_first then
    delete from auth.sessions where user_id = person and id <> session and aal is distinct from 'aal2';
  end if;
  return null;
end $$;

-- Removes a factor. session is null when the operator does it.
create or replace function gateway.remove_factor(person uuid, session uuid, which uuid) returns text
language plpgsql set search_path = '' as $$
declare
  factor auth.mfa_factors;
begin
  perform from auth.users where id = person for no key update;
  select * into factor from auth.mfa_factors where id = which and user_id = person;
  if not found then return 'mfa_factor_not_found'; end if;
  if session is not null and not gateway.may_change_factors(person, session) then return 'insufficient_aal'; end if;
  delete from auth.mfa_factors where id = which;
  if factor.status = 'unverified' then return null; end if;
  if gateway.has_factor(person) then
    -- The factor may have been stolen: ends the other sessions that it opened.
    delete from auth.sessions where user_id = person and factor_id = which and id is distinct from session;
    return null;
  end if;
  with weakened as (
    update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now()
    where user_id = person and aal = 'aal2' returning id
  )
  delete from auth.mfa_amr_claims a using weakened w
  where a.session_id = w.id and a.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'recovery_code');
  delete from gateway.recovery_codes where user_id = person;
  return null;
end $$;

-- Stores a set of recovery codes; in_place replaces the existing set.
create or replace function gateway.set_recovery_codes(person uuid, session uuid, hashes text[], in_place boolean)
returns text
language plpgsql set search_path = '' as $$
declare
  has_codes boolean;
begin
  perform from auth.users where id = person for no key update;
  if not gateway.may_change_factors(person, session) then return 'insufficient_aal'; end if;
  has_codes := exists (select from gateway.recovery_codes where user_id = person);
  if in_place and not has_codes then return 'mfa_factor_not_found'; end if;
  if has_codes and not in_place then return 'mfa_verified_factor_exists'; end if;
  -- Recovery codes replace a lost factor. Without a factor they would be an extra password.
  if not gateway.has_factor(person) then return 'mfa_recovery_codes_sole_factor'; end if;
  delete from gateway.recovery_codes where user_id = person;
  insert into gateway.recovery_codes (user_id, code_hash) select person, unnest(hashes);
  return null;
end $$;

-- Accepts a recovery code instead of a factor, once.
create or replace function gateway.use_recovery_code(person uuid, session uuid, hash text, token_hash text)
returns text
language plpgsql set search_path = '' as $$
declare
  refused text;
begin
  perform from auth.users where id = person for no key update;
  if not exists (select from gateway.recovery_codes where user_id = person and code_hash = hash and used_at is null) then
    return 'mfa_verification_failed';
  end if;
  refused := gateway.strengthen_session(person, session, null, 'recovery_code', token_hash);
  if refused is not null then return refused; end if;
  update gateway.recovery_codes set used_at = now() where user_id = person and code_hash = hash;
  return null;
end $$;
