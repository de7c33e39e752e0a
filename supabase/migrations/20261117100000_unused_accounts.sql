-- Accounts that nobody uses are deleted, after two notices. Only the sweep does it; a sign-in stops it.

insert into private.site_settings (name, default_value, lowest, highest, description) values
  ('unused-account-months', '12', 0, 120, 'After how many months without use an account is deleted, 30 and 7 days after notices. 0: never.');

create table private.unused_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  unused_since timestamptz not null,
  final_at timestamptz not null,
  notices int not null default 1 check (notices in (1, 2)),
  -- How many of the notices were sent as mail, too.
  mailed int not null default 0 check (mailed <= notices)
);
create index unused_accounts_by_end on private.unused_accounts (final_at);
comment on table private.unused_accounts is
  'Kept about a person: since when their account has not been used, and when it will be deleted. Why: so that they are told twice before. How long: until they use it again, or it is deleted.';
alter table private.unused_accounts enable row level security;

create table private.sweep_times (
  task text primary key check (length(task) <= 40),
  done_at timestamptz not null
);
comment on table private.sweep_times is 'When the sweep last did a task that it does only now and then. Nothing about a player.';
alter table private.sweep_times enable row level security;

-- When an account was last used: a sign-in, a session that went on, or a class that was played.
create function private.last_used(player uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select greatest(
      u.created_at, u.last_sign_in_at,
      (select max(s.updated_at) from auth.sessions s where s.user_id = player),
      (select max(a.updated_at) from public.apps_played a where a.user_id = player)
    )
    from auth.users u where u.id = player
  );
end $$;

-- Whether an account may be deleted for being unused. Accounts with a role never are.
create function private.may_lapse(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not exists (select from public.player_roles where user_id = player)
    and not exists (select from private.departures where user_id = player);
end $$;

create function private.unused_sentence(final_at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return format(
    'Nobody has used this account for a long time. It will be deleted on %s, unless you use it before that.',
    to_char(final_at at time zone 'UTC', 'FMDD FMMonth YYYY')
  );
end $$;

-- Finds accounts that are about to lapse, at most once an hour, because it reads all accounts.
create function private.find_unused(at timestamptz, months int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first_notice constant interval := '30 days';
  each_time constant int := 200;
  unused record;
begin
  insert into private.sweep_times (task, done_at) values ('unused accounts', at)
  on conflict (task) do update set done_at = excluded.done_at
  where private.sweep_times.done_at < at - interval '1 hour' or private.sweep_times.done_at > at;
  if not found then return; end if;
  for unused in
    select id, since from (
      select u.id, private.last_used(u.id) as since from auth.users u
      where greatest(u.created_at, u.last_sign_in_at) < at - make_interval(months => months) + first_notice
        and not exists (select from private.unused_accounts k where k.user_id = u.id)
    ) as quiet
    where since < at - make_interval(months => months) + first_notice and private.may_lapse(id)
    order by since limit each_time
  loop
    insert into private.unused_accounts (user_id, unused_since, final_at)
    values (unused.id, unused.since, greatest(unused.since + make_interval(months => months), at + first_notice));
    perform private.notify(unused.id, 'account', private.unused_sentence(final_at)) from private.unused_accounts where user_id = unused.id;
  end loop;
end $$;

-- Part of the sweep: tells people that their account is about to lapse, and deletes a few that have.
create function private.sweep_unused() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  months int := private.setting_int('unused-account-months');
  second_notice constant interval := '7 days';
  -- Deleting an account touches many tables, and on the embedded database everybody waits for it.
  each_time constant int := 10;
  told record;
begin
  delete from private.unused_accounts k
  where months = 0 or k.unused_since > at - make_interval(months => months) + interval '30 days'
    or private.last_used(k.user_id) > k.unused_since or not private.may_lapse(k.user_id);
  if months = 0 then return; end if;
  perform private.find_unused(at, months);
  for told in
    update private.unused_accounts set notices = 2, final_at = greatest(final_at, at + second_notice)
    where user_id in (
      select user_id from private.unused_accounts where notices = 1 and final_at <= at + second_notice order by final_at limit 200
    ) returning user_id, final_at
  loop
    perform private.notify(told.user_id, 'account', private.unused_sentence(told.final_at));
  end loop;
  perform private.erase_player(user_id) from (
    select user_id from private.unused_accounts where notices = 2 and final_at <= at order by final_at limit each_time
  ) as over;
end $$;

alter function private.sweep() rename to sweep_rules;
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_unused();
  return private.sweep_rules();
end $$;

-- The same notices as mail, to confirmed addresses, one mail per notice.
create function private.due_unused_mail(site_name text, site_url text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  due jsonb;
begin
  with told as (
    update private.unused_accounts k set mailed = k.notices from auth.users u
    where u.id = k.user_id and k.mailed < k.notices and u.email is not null and u.email_confirmed_at is not null
      and u.email not like '%.invalid'
    returning u.email, k.final_at
  )
  select jsonb_agg(jsonb_build_object(
    'to', email, 'subject', format('%s: your account will be deleted', site_name),
    'text', private.unused_sentence(final_at) || E'\n\n' || 'To keep it, sign in:' || E'\n' || site_url || '/auth' || E'\n'
  )) into due from told;
  return coalesce(due, '[]');
end $$;

alter function private.due_mail(text, text) rename to due_moderator_mail;
create function private.due_mail(site_name text, site_url text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.due_moderator_mail(site_name, site_url) || private.due_unused_mail(site_name, site_url);
end $$;

-- When the caller's account will be deleted because nobody uses it; null if it will not.
create function private.my_unused_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('unused_since', unused_since, 'final_at', final_at, 'notices', notices)
    from private.unused_accounts where user_id = auth.uid()
  );
end $$;

-- All data the site has about the caller. Suspended players may call it.
create or replace function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return private.export_my_data() || jsonb_build_object(
    'passkeys', private.my_passkeys(), 'unused_account', private.my_unused_account()
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sweep_rules() from service_role;
grant execute on function private.sweep() to service_role;
-- Visitors may call it, because export_my_data() refuses them first with the sentence that says why.
grant execute on function private.my_unused_account() to anon, authenticated;
