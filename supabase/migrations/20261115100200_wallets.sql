-- Wallets and their ledger. private.post is the only writer, and the ledger is append-only.

-- One row per player, kept after the account. Its lock serializes the player's writes; its balance is the ledger's sum.
create table private.wallets (
  id bigint generated always as identity primary key,
  user_id uuid unique references public.my_users (user_id) on delete set null,
  balance bigint not null default 0 check (balance >= 0),
  -- Everything ever gained, refunds excluded.
  gained bigint not null default 0 check (gained >= 0),
  version bigint not null default 0,
  moved_at timestamptz not null default '-infinity'
) with (fillfactor = 50);
alter table private.wallets enable row level security;
create policy "players see their own wallet" on private.wallets for select to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on private.wallets as restrictive for all to authenticated
  using ((select private.may_act()));
grant select (id, user_id) on private.wallets to authenticated;

create table private.ledger (
  id bigint generated always as identity primary key,
  wallet_id bigint not null references private.wallets (id),
  amt bigint not null check (amt <> 0),
  kind text not null check (
    kind in ('streak_claim', 'time_spent', 'app_played', 'coin_item', 'purchase', 'refund', 'adjustment')
  ),
  why text not null check (length(why) between 1 and 200),
  balance_after bigint not null check (balance_after >= 0),
  gained_after bigint not null,
  -- The idempotency key: the event that this entry pays for, so that nothing is paid twice.
  idem text,
  created_at timestamptz not null
);
create index ledger_by_wallet on private.ledger (wallet_id, created_at desc, id desc) include (gained_after);
create unique index ledger_once on private.ledger (wallet_id, idem) where idem is not null;

alter table private.ledger enable row level security;
create policy "players read their own ledger" on private.ledger for select to authenticated
  using (wallet_id = (select id from private.wallets where user_id = (select auth.uid())));
create policy "only players in good standing" on private.ledger as restrictive for all to authenticated
  using ((select private.may_act()));
grant select (id, wallet_id, amt, why, created_at) on private.ledger to authenticated;

create function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = format('%s keeps what it has', tg_table_name);
end $$;

create trigger keep_ledger before update or delete or truncate on private.ledger
for each statement execute function private.refuse_change();
create trigger keep_wallets before delete or truncate on private.wallets
for each statement execute function private.refuse_change();

-- Every new profile gets a wallet.
create function private.open_wallet() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.wallets (user_id) values (new.user_id);
  return null;
end $$;

create trigger open_wallet after insert on public.my_users for each row execute function private.open_wallet();

-- Locks and returns the caller's wallet. Without the lock, two quick clicks could spend the same coins.
create function private.take_turn() returns private.wallets
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid;
  wallet private.wallets;
begin
  -- Lock first, then check: while this call waited, the player may have been suspended or deleted.
  select * into wallet from private.wallets where user_id = auth.uid() for update;
  caller := private.require_player();
  if wallet.id is null then
    select * into wallet from private.wallets where user_id = caller for update;
  end if;
  return wallet;
end $$;

-- Same, for direct table writes. Runs before any row is touched, so that locks are always taken in the same order.
create function private.wait_for_turn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.take_turn();
  return null;
end $$;

create trigger wait_for_turn before insert or update on public.privacy_settings
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();

-- Does not create a profile, unlike wait_for_turn: an upsert that finds none is about to insert it.
create function private.wait_for_own_profile() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = auth.uid() for update;
  perform private.require_caller();
  return null;
end $$;

create trigger wait_for_own_profile before update on public.my_users
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_own_profile();

-- The only function that moves coins. The caller holds the wallet's lock. A repeated event returns the existing entry.
create function private.post(wallet bigint, amount bigint, what text, reason text, event text default null)
returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  entry private.ledger;
  after private.wallets;
  counts boolean := amount > 0 and what <> 'refund';
begin
  if event is not null then
    select * into entry from private.ledger where wallet_id = wallet and idem = event;
    if found then return entry; end if;
  end if;

  update private.wallets set
    balance = balance + amount,
    gained = gained + case when counts then amount else 0 end,
    version = version + 1,
    -- Keeps entries in order even when the clock is set back.
    moved_at = greatest(moved_at, private.now())
  where id = wallet and balance + amount >= 0
  returning * into after;
  if not found then
    raise sqlstate 'PT402' using message = 'not enough coins';
  end if;

  insert into private.ledger (wallet_id, amt, kind, why, balance_after, gained_after, idem, created_at)
  values (wallet, amount, what, reason, after.balance, after.gained, event, after.moved_at)
  returning * into entry;
  if counts and after.user_id is not null then
    perform private.add_to_standing(after.user_id, 'coins', amount, after.moved_at);
  end if;
  return entry;
end $$;

-- The coins a wallet has gained since a given time: the difference of two running totals.
create function private.gained_since(wallet private.wallets, since timestamptz) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return wallet.gained - coalesce((
    select gained_after from private.ledger
    where wallet_id = wallet.id and created_at < since order by created_at desc, id desc limit 1
  ), 0);
end $$;

create function private.get_coin_amt(player uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  if player is distinct from auth.uid() or not private.may_act() then return null; end if;
  return coalesce((select balance from private.wallets where user_id = player), 0);
end $$;

-- The caller's balance. Null for any other player.
create function public.get_coin_amt(p_user_id uuid) returns bigint
language plpgsql stable set search_path = '' as $$ begin return private.get_coin_amt(p_user_id); end $$;

create function private.get_wallet_statement(before bigint, page int)
returns table (id bigint, amt bigint, why text, balance_after bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
declare
  mine bigint;
  since timestamptz;
begin
  if not private.may_act() then return; end if;
  select w.id into mine from private.wallets w where w.user_id = auth.uid();
  select l.created_at into since from private.ledger l where l.id = before and l.wallet_id = mine;
  return query
    select l.id, l.amt, l.why, l.balance_after, l.created_at from private.ledger l
    where l.wallet_id = mine and (before is null or (l.created_at, l.id) < (since, before))
    order by l.created_at desc, l.id desc
    limit least(greatest(coalesce(page, 50), 1), 100);
end $$;

-- The caller's ledger entries, newest first. `before` is the last id of the previous page.
create function public.get_wallet_statement(before bigint default null, p_limit int default 50)
returns table (id bigint, amt bigint, why text, balance_after bigint, created_at timestamptz)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_wallet_statement(before, p_limit);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.get_coin_amt(uuid), private.get_wallet_statement(bigint, int) to authenticated;
revoke execute on function public.get_coin_amt(uuid), public.get_wallet_statement(bigint, int) from public, anon, authenticated;
grant execute on function public.get_coin_amt(uuid), public.get_wallet_statement(bigint, int) to authenticated;
