-- Accounts that nobody uses are deleted, after two notices. Only the sweep does it; a sign-in stops it.

-- Not fewer than three months, because the first notice comes 30 days before the end.
insert into private.site_settings (name, default_value, allowed, description) values
  ('unused-account-months', '12', array['0', '3', '6', '9', '12', '18', '24', '36', '48', '60', '120'], 'After how many months without use an account is deleted, 30 and 7 days after notices. 0: never.');

create table private.unused_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  unused_since timestamptz not null,
  final_at timestamptz not null,
  notices int not null default 1 check (notices in (1, 2)),
  -- How many of the notices were sent as mail, too.
  mailed int not null default 0 check (mailed <= notices),
  -- Whether it had a confirmed address when it was last checked. Accounts without one must not slow down the search for mail to send.
  by_mail boolean not null default false,
  -- When the sweep last looked whether the account is still unused.
  checked_at timestamptz not null default private.now()
);
create index unused_accounts_by_end on private.unused_accounts (notices, final_at);
create index unused_accounts_by_check on private.unused_accounts (checked_at);
create index unused_accounts_to_mail on private.unused_accounts (final_at) where by_mail and mailed < notices;
comment on table private.unused_accounts is
  'Kept about a person: since when their account has not been used, and when it will be deleted. Why: so that they are told twice before. How long: until they use it again, or it is deleted.';
alter table private.unused_accounts enable row level security;

create table private.sweep_positions (
  task text primary key check (length(task) <= 40),
  -- The account at which the last sweep stopped; null: begin with the first.
  reached uuid
);
comment on table private.sweep_positions is 'Where the sweep goes on with a task that it does in parts. Nothing about a player.';
alter table private.sweep_positions enable row level security;

create table private.last_uses (
  user_id uuid primary key references auth.users (id) on delete cascade,
  used_at timestamptz not null
);
comment on table private.last_uses is
  'Kept about a person: when a session was last used that has ended. Why: so that an account in use is not taken for an unused one after a sign-out. How long: until the account is deleted.';
alter table private.last_uses enable row level security;

-- Remembers the last use of a session that ends. Its time zone is UTC, because Supabase stores refreshed_at without one.
create function private.keep_last_use() returns trigger
language plpgsql security definer set search_path = '' set timezone = 'UTC' as $$
begin
  -- Nothing is left to remember when the session ends with its account.
  insert into private.last_uses (user_id, used_at)
  select u.id, greatest(old.created_at, old.updated_at, old.refreshed_at::timestamptz) from auth.users u
  where u.id = old.user_id and greatest(old.created_at, old.updated_at, old.refreshed_at::timestamptz) is not null
  on conflict (user_id) do update set used_at = greatest(private.last_uses.used_at, excluded.used_at);
  return old;
end $$;

-- A hosted project may not allow it. The last sign-in and the last class played are known there in any case.
do $$
begin
  create trigger keep_last_use before delete on auth.sessions for each row execute function private.keep_last_use();
exception when insufficient_privilege then
  raise notice 'Uses of sessions that have ended are not remembered: triggers on auth.sessions are not allowed here.';
end $$;

-- When an account was last used: a sign-in, a session that went on, or a class that was played. Supabase notes the use of
-- a session in refreshed_at, without a time zone; hence UTC.
create function private.last_used(player uuid) returns timestamptz
language plpgsql stable security definer set search_path = '' set timezone = 'UTC' as $$
begin
  return (
    select greatest(
      u.created_at, u.last_sign_in_at,
      (select max(greatest(s.updated_at, s.refreshed_at::timestamptz)) from auth.sessions s where s.user_id = player),
      (select l.used_at from private.last_uses l where l.user_id = player),
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

-- Whether an account has an address to which the notices are mailed.
create function private.has_confirmed_mail(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from auth.users
    where id = player and email is not null and email_confirmed_at is not null and email not like '%.invalid'
  );
end $$;

-- Finds accounts that are about to lapse. Each call looks at the next 500 accounts only, because a sweep must be short.
create function private.find_unused(at timestamptz, months int) returns void
language plpgsql security definer set search_path = '' as $$
declare
  first_notice constant interval := '30 days';
  each_time constant int := 500;
  quiet_before timestamptz := at - make_interval(months => months) + first_notice;
  looked_at uuid[];
  unused record;
begin
  insert into private.sweep_positions (task) values ('unused accounts') on conflict do nothing;
  select array_agg(next.id order by next.id) into looked_at from (
    select u.id from auth.users u
    where u.id > coalesce(
      (select p.reached from private.sweep_positions p where p.task = 'unused accounts'), '00000000-0000-0000-0000-000000000000'
    )
    order by u.id limit each_time
  ) as next;
  update private.sweep_positions
  set reached = case when cardinality(looked_at) = each_time then looked_at[each_time] end where task = 'unused accounts';
  for unused in
    select id, since from (
      select u.id, private.last_used(u.id) as since from auth.users u
      where u.id = any (looked_at) and greatest(u.created_at, u.last_sign_in_at) < quiet_before
        and not exists (select from private.unused_accounts k where k.user_id = u.id)
    ) as quiet
    where since < quiet_before and private.may_lapse(id)
  loop
    insert into private.unused_accounts (user_id, unused_since, final_at, by_mail, checked_at)
    values (
      unused.id, unused.since, greatest(unused.since + make_interval(months => months), at + first_notice),
      private.has_confirmed_mail(unused.id), at
    );
    perform private.notify(unused.id, 'account', private.unused_sentence(final_at)) from private.unused_accounts where user_id = unused.id;
  end loop;
end $$;

-- Forgets those of some noted accounts that are used again, and returns the others.
create function private.still_unused(noted uuid[], at timestamptz) returns uuid[]
language plpgsql security definer set search_path = '' as $$
declare
  unused uuid[];
begin
  delete from private.unused_accounts k
  where k.user_id = any (noted) and (private.last_used(k.user_id) > k.unused_since or not private.may_lapse(k.user_id));
  with seen as (
    update private.unused_accounts set checked_at = at, by_mail = private.has_confirmed_mail(user_id)
    where user_id = any (noted) returning user_id
  )
  select coalesce(array_agg(user_id), '{}') into unused from seen;
  return unused;
end $$;

-- Part of the sweep: tells people that their account is about to lapse, and deletes a few that have. It looks again at
-- the accounts it is about to tell or delete, and at some others.
create function private.sweep_unused() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  months int := private.setting_int('unused-account-months');
  second_notice constant interval := '7 days';
  each_time constant int := 100;
  -- Deleting an account touches many tables, and on the embedded database everybody waits for it.
  deleted_each_time constant int := 10;
  due uuid[];
  told record;
begin
  delete from private.unused_accounts k
  where months = 0 or k.unused_since > at - make_interval(months => months) + interval '30 days';
  if months = 0 then return; end if;
  perform private.find_unused(at, months);
  perform private.still_unused(
    array(select user_id from private.unused_accounts order by checked_at limit each_time), at
  );

  due := private.still_unused(
    array(
      select user_id from private.unused_accounts where notices = 1 and final_at <= at + second_notice order by final_at limit each_time
    ), at
  );
  for told in
    update private.unused_accounts set notices = 2, final_at = greatest(final_at, at + second_notice)
    where user_id = any (due) returning user_id, final_at
  loop
    perform private.notify(told.user_id, 'account', private.unused_sentence(told.final_at));
  end loop;

  due := private.still_unused(
    array(select user_id from private.unused_accounts where notices = 2 and final_at <= at order by final_at limit each_time), at
  );
  -- Without both mails the account stays. It is looked at again in a week.
  update private.unused_accounts set final_at = at + second_notice
  where user_id = any (due) and mailed < 2 and by_mail;
  perform private.erase_player(user_id) from (
    select user_id from private.unused_accounts
    where user_id = any (due) and notices = 2 and final_at <= at order by final_at limit deleted_each_time
  ) as over;
end $$;

alter function private.sweep() rename to sweep_rules;
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_unused();
  return private.sweep_rules();
end $$;

-- The same notices as mail, to confirmed addresses, one mail per notice. Mail that could not be sent for a long time
-- starts the 30 days, or the 7 days, again.
create function private.due_unused_mail(site_name text, site_url text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  each_time constant int := 100;
  due jsonb;
begin
  with waiting as (
    select k.user_id from private.unused_accounts k
    where k.by_mail and k.mailed < k.notices and private.has_confirmed_mail(k.user_id)
    order by k.final_at limit each_time
  ),
  told as (
    update private.unused_accounts k set
      mailed = k.mailed + 1,
      notices = k.mailed + 1,
      final_at = case
        when k.mailed = 0 and k.final_at < at + interval '29 days' then at + interval '30 days'
        when k.final_at < at + interval '6 days' then at + interval '7 days'
        else k.final_at
      end
    from auth.users u
    where u.id = k.user_id and k.user_id in (select user_id from waiting)
      and private.last_used(k.user_id) <= k.unused_since
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

-- When the caller's account will be deleted because nobody uses it, and when a session was last used that has ended;
-- null if there is neither.
create function private.my_unused_account() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select nullif(jsonb_strip_nulls(jsonb_build_object(
      'unused_since', k.unused_since, 'final_at', k.final_at, 'notices', k.notices, 'last_use', l.used_at
    )), '{}')
    from (select auth.uid() as id) as caller
    left join private.unused_accounts k on k.user_id = caller.id
    left join private.last_uses l on l.user_id = caller.id
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
