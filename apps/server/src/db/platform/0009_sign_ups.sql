-- A sign-up sets a password before the address is confirmed. Until then the password is kept here and not in
-- auth.users, so that a second sign-up with the same address cannot replace it.

-- Kept about a person: the password's hash and the data they signed up with, to be used when the address is confirmed.
-- Kept until then, or for 30 days. One row per password; a second one makes the sign-up contested.
create table if not exists gateway.sign_ups (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  password_hash text not null,
  user_data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index if not exists sign_ups_user_id on gateway.sign_ups (user_id);
alter table gateway.sign_ups enable row level security;

-- Allows several mails of a kind: requesting another must not invalidate the one that the owner is reading.
alter table gateway.sent_codes drop constraint if exists sent_codes_user_id_kind_address_key;
alter table gateway.sent_codes add column if not exists sign_up_id uuid references gateway.sign_ups (id) on delete set null;
create index if not exists sent_codes_address on gateway.sent_codes (address);
create index if not exists sent_codes_user_id on gateway.sent_codes (user_id);
alter table gateway.sign_in_flows add column if not exists sign_up_id uuid references gateway.sign_ups (id) on delete set null;

-- Moves existing unconfirmed sign-ups here. Only a sign-up sets confirmation_sent_at.
with waiting as (
  update auth.users u set encrypted_password = null from auth.users before
  where u.id = before.id and u.email_confirmed_at is null and u.confirmation_sent_at is not null
    and u.encrypted_password is not null
  returning u.id, before.encrypted_password, u.raw_user_meta_data
), kept as (
  insert into gateway.sign_ups (user_id, password_hash, user_data)
  select id, encrypted_password, coalesce(raw_user_meta_data, '{}') from waiting returning id, user_id
)
update gateway.sent_codes c set sign_up_id = kept.id from kept where c.user_id = kept.user_id and c.kind = 'signup';

-- Whether several passwords wait for one address: a confirmation then does not show whose sign-up it is for.
create or replace function gateway.is_contested(person uuid) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  return (select count(*) from gateway.sign_ups where user_id = person)
    + (select count(*) from auth.users where id = person and encrypted_password is not null) > 1;
end $$;

-- Confirms a person's address. `by_sign_up` is the sign-up that the message was sent for: its password is accepted
-- unless the sign-up is contested. A contested one is accepted when the browser that started it exchanges the code of
-- `by_flow`. Deletes all other sign-ups. Returns whether the person has a password.
create or replace function gateway.confirm_email(person uuid, by_sign_up uuid default null, by_flow uuid default null)
returns boolean
language plpgsql set search_path = '' as $$
declare
  is_new boolean;
  kept uuid;
begin
  select email_confirmed_at is null into is_new from auth.users where id = person for no key update;
  if is_new and by_sign_up is not null and not gateway.is_contested(person) then
    perform gateway.accept_sign_up(person, by_sign_up);
  elsif is_new and by_sign_up is not null and by_flow is not null then
    kept := by_sign_up;
    update gateway.sign_in_flows set sign_up_id = kept where id = by_flow;
  end if;
  delete from gateway.sign_ups where user_id = person and id is distinct from kept;
  update auth.users set email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now() where id = person;
  update auth.identities set identity_data = identity_data || '{"email_verified": true}', updated_at = now()
  where user_id = person and provider = 'email';
  return exists (select from auth.users where id = person and encrypted_password is not null);
end $$;

-- Accepts the password and data of a sign-up. An existing password stays.
create or replace function gateway.accept_sign_up(person uuid, which uuid) returns void
language plpgsql set search_path = '' as $$
declare
  wanted gateway.sign_ups;
begin
  delete from gateway.sign_ups where id = which and user_id = person returning * into wanted;
  if not found then return; end if;
  update auth.users
  set encrypted_password = wanted.password_hash, updated_at = now(),
    raw_user_meta_data = coalesce(raw_user_meta_data, '{}') || wanted.user_data
  where id = person and encrypted_password is null;
end $$;
