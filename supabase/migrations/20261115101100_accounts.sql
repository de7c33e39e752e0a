-- Data export, account deletion and suspension, and the operator's functions for players' accounts.

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  return jsonb_build_object(
    'exported_at', private.now(),
    'profile', private.get_my_profile(),
    'wallet', (select jsonb_build_object('balance', balance, 'gained', gained) from private.wallets where user_id = caller),
    'coins_transactions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', l.id, 'amt', l.amt, 'why', l.why, 'created_at', l.created_at) order by l.id), '[]')
      from private.ledger l join private.wallets w on w.id = l.wallet_id where w.user_id = caller
    ),
    'streak', (select to_jsonb(s) from public.streak s where user_id = caller),
    'items_unlocked', (
      select coalesce(jsonb_agg(jsonb_build_object('item', item, 'type', type, 'equipped', equipped, 'created_at', created_at)), '[]')
      from public.items_unlocked where user_id = caller
    ),
    'apps_played', (
      select coalesce(jsonb_agg(jsonb_build_object('app_id', app_id, 'updated_at', updated_at)), '[]')
      from public.apps_played where user_id = caller
    ),
    'favorite_apps', (select coalesce(jsonb_agg(app_id), '[]') from public.favorite_apps where user_id = caller),
    'leaderboard_submissions', (
      select coalesce(jsonb_agg(to_jsonb(s)), '[]') from public.leaderboard_submissions s where user_id = caller
    ),
    'game_runs', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.game_runs r where user_id = caller),
    'game_checkpoints', (
      select coalesce(jsonb_agg(to_jsonb(c)), '[]')
      from private.game_checkpoints c join public.game_runs r on r.id = c.run_id where r.user_id = caller
    ),
    'game_saves', (select coalesce(jsonb_agg(to_jsonb(g)), '[]') from public.game_saves g where user_id = caller),
    'reports', (select coalesce(jsonb_agg(to_jsonb(r)), '[]') from public.reports r where user_id = caller),
    'creator_videos', (select coalesce(jsonb_agg(to_jsonb(v)), '[]') from public.creator_videos v where user_id = caller)
  );
end $$;

-- All data the site has about the caller. Suspended players may call it.
create function public.export_my_data() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.export_my_data(); end $$;

-- Deletes an account. Its wallet stays without an owner, so that the ledger still adds up but names no person.
create function private.erase_player(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = player for update;
  delete from auth.users where id = player;
end $$;

-- The auth service deletes the user row directly; this trigger makes it wait for the player's lock, too.
create function private.wait_to_erase() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = old.id for update;
  return old;
end $$;

create trigger wait_to_erase before delete on auth.users for each row execute function private.wait_to_erase();

-- Requested account deletions and when they become final. Until then the player can cancel.
create table private.departures (
  user_id uuid primary key references auth.users (id) on delete cascade,
  asked_at timestamptz not null,
  final_at timestamptz not null
);
create index departures_by_end on private.departures (final_at);
alter table private.departures enable row level security;

create function private.delete_account(right_now boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  at timestamptz := private.now();
  grace constant interval := '7 days';
  ends timestamptz;
begin
  if caller is null or not exists (select from auth.users where id = caller) then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  if right_now then
    perform private.erase_player(caller);
    return jsonb_build_object('is_gone', true, 'final_at', at);
  end if;
  -- A second request does not postpone the deletion.
  insert into private.departures (user_id, asked_at, final_at) values (caller, at, at + grace) on conflict do nothing;
  select final_at into ends from private.departures where user_id = caller;
  return jsonb_build_object('is_gone', false, 'final_at', ends);
end $$;

-- Deletes the caller's account, in seven days or right now. Suspended players may call it.
create function public.delete_account(right_now boolean default false) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.delete_account(right_now); end $$;

create function private.cancel_account_deletion() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  delete from private.departures where user_id = auth.uid();
  return found;
end $$;

-- Cancels the deletion of the caller's account. False when none was requested.
create function public.cancel_account_deletion() returns boolean
language plpgsql set search_path = '' as $$ begin return private.cancel_account_deletion(); end $$;

-- Recalculates all standings of a player from the stored records.
create function private.restore_standings(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
begin
  delete from private.standings where user_id = player;
  for counted in
    select key, sum(l.amt) as value, max(l.created_at) as reached_at
    from private.ledger l join private.wallets w on w.id = l.wallet_id
    cross join unnest(array[
      'all', private.week_key(l.created_at), private.day_key(l.created_at), private.season_key(l.created_at)
    ]) as key
    where w.user_id = player and l.amt > 0 and l.kind <> 'refund' and key is not null group by key
  loop
    insert into private.standings (user_id, board, period, value, sort_value, reached_at)
    values (player, 'coins', counted.key, counted.value, -counted.value, counted.reached_at);
  end loop;
  insert into private.standings (user_id, board, period, value, sort_value, reached_at)
  select player, board, period, value, -value, coalesce(s.last_claim, private.now())
  from public.my_users u left join public.streak s using (user_id)
  cross join lateral (values
    ('time_spent', 'all', u.time_spent), ('apps_played', 'all', u.apps_played),
    ('streaks', 'all', u.longest_streak), ('streaks', 'now', u.current_streak)
  ) as of_all (board, period, value)
  where u.user_id = player and value > 0;
  perform private.rank_again(player, app_id) from (
    select distinct app_id from public.leaderboard_submissions where user_id = player and status in ('image_ok', 'verified')
  ) as scored;
end $$;

-- Suspends a player: every call is refused, and their standings are removed.
create function private.ban(player uuid, why text, until timestamptz default 'infinity') returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = player for update;
  insert into private.bans (user_id, reason, banned_at, banned_until) values (player, why, private.now(), coalesce(until, 'infinity'))
  on conflict (user_id) do update set reason = excluded.reason, banned_until = excluded.banned_until;
  delete from private.standings where user_id = player;
end $$;

create function private.unban(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = player for update;
  delete from private.bans where user_id = player;
  perform private.restore_standings(player);
end $$;

-- The operator's correction of a balance; needs a reason. A repeated event returns the existing entry.
create function private.adjust_coins(player uuid, amount bigint, why text, event text default null) returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets;
  entry private.ledger;
begin
  if coalesce(trim(why), '') = '' then
    raise sqlstate 'PT400' using message = 'Coins are moved with a reason.';
  end if;
  select * into wallet from private.wallets where user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  entry := private.post(wallet.id, amount, 'adjustment', why, 'adjustment:' || event);
  -- A suspended player stays off the boards.
  if private.is_banned(player) then
    delete from private.standings where user_id = player;
  elsif exists (select from private.bans where user_id = player) then
    perform private.unban(player);
  end if;
  return entry;
end $$;

-- The operator's refund: returns the price without counting it as gained, and removes the item.
create function private.refund_item(player uuid, wanted text, why text) returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets;
  unlocked public.items_unlocked;
  paid bigint;
begin
  if coalesce(trim(why), '') = '' then
    raise sqlstate 'PT400' using message = 'Coins are moved with a reason.';
  end if;
  select * into wallet from private.wallets where user_id = player for update;
  update public.items_unlocked set equipped = false where user_id = player and item = wanted and equipped;
  delete from public.items_unlocked where user_id = player and item = wanted and acquired = 'bought' returning * into unlocked;
  if not found then
    raise sqlstate 'PT404' using message = 'This player has not bought that item.';
  end if;
  select -amt into paid from private.ledger where id = unlocked.ledger_id;
  return private.post(wallet.id, paid, 'refund', 'refund ' || wanted || ': ' || why, 'refund:' || unlocked.ledger_id);
end $$;

-- Why the operator gave a player an item for free.
create table private.gifts (
  user_id uuid,
  item text,
  why text not null check (length(why) between 1 and 500),
  given_at timestamptz not null,
  primary key (user_id, item),
  foreign key (user_id, item) references public.items_unlocked (user_id, item) on delete cascade
);
alter table private.gifts enable row level security;

-- The operator's gift of an item; needs a reason.
create function private.give_item(player uuid, wanted text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  given public.shop_items;
begin
  if coalesce(trim(reason), '') = '' then
    raise sqlstate 'PT400' using message = 'Items are given with a reason.';
  end if;
  perform from private.wallets where user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  select * into given from public.shop_items where id = wanted;
  if not found then
    raise sqlstate 'PT404' using message = 'item not found from consts';
  end if;
  if given.type = 'coin' then
    raise sqlstate 'PT400' using message = 'Coins are not given as an item.';
  end if;
  insert into public.items_unlocked (user_id, item, type, created_at, acquired)
  values (player, given.id, given.type, at, 'given') on conflict do nothing;
  if not found then
    raise unique_violation using message = 'This player has that item.';
  end if;
  insert into private.gifts (user_id, item, why, given_at) values (player, given.id, reason, at);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.export_my_data(), private.delete_account(boolean), private.cancel_account_deletion() to authenticated;
revoke execute on function public.export_my_data(), public.delete_account(boolean), public.cancel_account_deletion()
  from public, anon, authenticated;
grant execute on function public.export_my_data(), public.delete_account(boolean), public.cancel_account_deletion() to authenticated;
