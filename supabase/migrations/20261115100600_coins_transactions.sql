-- The ledger as clients see it. An insert is a request; its amount is ignored.

create view public.coins_transactions with (security_invoker = on) as
select l.id, w.user_id, l.amt, l.why, l.created_at
from private.ledger l join private.wallets w on w.id = l.wallet_id;

revoke all on public.coins_transactions from anon, authenticated, service_role;
grant select on public.coins_transactions to authenticated;
-- Clients also send created_at; the server ignores its value.
grant insert (user_id, amt, why, created_at) on public.coins_transactions to authenticated;

-- First call of a two-call purchase: spends the coins. If the unlock came first and has paid already, only confirms it.
create function private.buy_by_payment(wallet private.wallets, wanted text) returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  unlocked public.items_unlocked;
  entry private.ledger;
begin
  update public.items_unlocked set awaits = null, awaits_until = null
  where user_id = wallet.user_id and item = wanted and awaits = 'payment' and awaits_until > private.now()
  returning * into unlocked;
  if not found then
    if not exists (select from public.shop_items where id = wanted and listed) then
      raise sqlstate 'PT404' using message = 'item not found from consts';
    end if;
    unlocked := private.unlock(wallet, wanted);
    unlocked.awaits := 'unlock';
    unlocked.awaits_until := unlocked.created_at + interval '2 minutes';
    insert into public.items_unlocked select unlocked.*;
  end if;
  select * into entry from private.ledger where id = unlocked.ledger_id;
  return entry;
end $$;

-- Pays a reward that was earned or makes a purchase; refuses everything else.
create function private.judge_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  reward text := substring(new.why from '^(streak_claim|time_spent|app_played)( \(double streak\))?$');
  wanted text := substring(new.why from '^shop purchase (.*)$');
  entry private.ledger;
begin
  if coalesce(new.user_id, wallet.user_id) <> wallet.user_id then
    raise insufficient_privilege using message = 'Coins move in one''s own wallet only.';
  end if;
  if reward is not null and new.amt > 0 then
    if reward = 'app_played' then perform private.settle_play(wallet.user_id); end if;
    entry := private.pay(wallet, reward);
  elsif wanted is not null and new.amt < 0 then
    entry := private.buy_by_payment(wallet, wanted);
  else
    raise insufficient_privilege using message = 'There is nothing to award.';
  end if;
  new.id := entry.id;
  new.user_id := wallet.user_id;
  new.amt := entry.amt;
  new.why := entry.why;
  new.created_at := entry.created_at;
  return new;
end $$;

create trigger judge_transaction instead of insert on public.coins_transactions
for each row execute function private.judge_transaction();
-- Without this trigger the error would say that the view cannot be updated, not that it is forbidden.
create trigger keep_transactions instead of update or delete on public.coins_transactions
for each row execute function private.refuse_change();

revoke execute on all functions in schema private from public;
