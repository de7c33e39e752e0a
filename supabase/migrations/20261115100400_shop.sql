-- The shop and the battle pass: the items, and who owns and wears them. One function decides every unlock and reads the
-- price itself; a price from the caller is never used.

create table public.shop_items (
  id text primary key check (id ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(id) <= 40),
  name text not null check (length(name) between 1 and 40),
  description text not null check (length(description) between 1 and 120),
  preview_emoji text not null check (length(preview_emoji) between 1 and 8),
  -- A listed item's price, or the coins to gain in the season before the item can be claimed.
  price int not null check (price between 100 and 30000),
  rarity text not null check (rarity in ('common', 'rare', 'legendary', 'exotic')),
  type text not null check (type in ('special', 'background', 'cursor', 'badge', 'font', 'coin', 'icon')),
  -- These values are written into style sheets and URLs of every visitor's page, so only safe characters are allowed.
  asset jsonb not null default '{}' check (
    jsonb_typeof(asset) = 'object' and asset - '{url,font_family,color,icon}'::text[] = '{}'
    and coalesce(jsonb_typeof(asset -> 'url'), 'string') = 'string'
    and coalesce(asset ->> 'url', '/items/a.svg') ~ '^/items/[a-z0-9/_-]+\.(svg|webp|avif|css|woff2)$'
    and coalesce(asset ->> 'font_family', 'a') ~ '^[A-Za-z0-9 -]{1,40}$'
    and coalesce(asset ->> 'color', '#000000') ~ '^#[0-9A-F]{6}$'
    and coalesce(asset ->> 'icon', 'a') ~ '^[a-z0-9-]{1,40}$'
  ),
  coins int not null default 0 check ((coins > 0) = (type = 'coin')),
  listed boolean not null default false,
  battlepass_season int references public.seasons (number),
  created_at timestamptz not null default now(),
  -- Buying coins with coins that a streak doubles would create money.
  check (not (listed and type = 'coin')),
  check (not (listed and battlepass_season is not null))
);
create index shop_items_by_season on public.shop_items (battlepass_season, price);

create table public.items_unlocked (
  user_id uuid references public.my_users (user_id) on delete cascade,
  item text references public.shop_items (id),
  type text not null,
  equipped boolean not null default false,
  created_at timestamptz not null default now(),
  -- Internal: how the player got the item, and the ledger entry that paid for it.
  acquired text not null default 'given' check (acquired in ('bought', 'reached', 'given')),
  ledger_id bigint references private.ledger (id),
  -- Set while the other call of a two-call purchase may still arrive; it is accepted once.
  awaits text check (awaits in ('unlock', 'payment')),
  awaits_until timestamptz,
  primary key (user_id, item),
  check ((acquired = 'bought') = (ledger_id is not null)),
  check (not (equipped and type = 'coin'))
);
create index items_unlocked_by_item on public.items_unlocked (item);
create unique index items_one_equipped on public.items_unlocked (user_id, type)
  where equipped and type in ('background', 'cursor', 'font', 'icon', 'special');
create unique index items_unlocked_by_ledger on public.items_unlocked (ledger_id) where ledger_id is not null;

alter table public.items_unlocked enable row level security;
create policy "everybody sees what players have" on public.items_unlocked for select to anon, authenticated
  using (user_id is not null);
create policy "players unlock for themselves" on public.items_unlocked for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players wear their own" on public.items_unlocked for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "only players in good standing" on public.items_unlocked as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.items_unlocked from anon, authenticated;
grant select (user_id, item, type, equipped, created_at) on public.items_unlocked to anon, authenticated;
-- Clients also send type, created_at and equipped; the server ignores their values.
grant insert (user_id, item, type, equipped, created_at) on public.items_unlocked to authenticated;
grant update (equipped) on public.items_unlocked to authenticated;

alter table public.shop_items enable row level security;
create policy "visitors see what is listed or of a season that has begun" on public.shop_items for select to anon
  using (listed or battlepass_season in (select number from public.seasons where starts_at <= (select private.now())));
create policy "players also see what they have" on public.shop_items for select to authenticated
  using (
    listed or battlepass_season in (select number from public.seasons where starts_at <= (select private.now()))
    or id in (select item from public.items_unlocked where user_id = (select auth.uid()))
  );
revoke all on public.shop_items from anon, authenticated;
grant select on public.shop_items to anon, authenticated;

-- Decides an unlock, charges its price and returns the row for the caller to write. The caller holds the wallet's lock.
create function private.unlock(wallet private.wallets, wanted text) returns public.items_unlocked
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  item public.shop_items;
  season public.seasons;
  unlocked public.items_unlocked;
  grant_ record;
begin
  select * into item from public.shop_items where id = wanted;
  select * into season from public.seasons where number = item.battlepass_season and starts_at <= at;
  if item.id is null or not (item.listed or season.number is not null) then
    raise sqlstate 'PT404' using message = 'item not found from consts';
  end if;
  if exists (select from public.items_unlocked u where u.user_id = wallet.user_id and u.item = wanted) then
    raise unique_violation using message = 'Item not unlocked, You already have it';
  end if;

  unlocked.user_id := wallet.user_id;
  unlocked.item := item.id;
  unlocked.type := item.type;
  unlocked.equipped := false;
  unlocked.created_at := at;
  if item.listed then
    unlocked.acquired := 'bought';
    unlocked.ledger_id := (private.post(wallet.id, -item.price, 'purchase', 'shop purchase ' || item.id)).id;
  else
    if private.gained_since(wallet, season.starts_at) < item.price then
      raise sqlstate 'PT403' using message = 'battle pass tier not reached';
    end if;
    unlocked.acquired := 'reached';
    if item.type = 'coin' then
      select d.* into grant_ from private.double_by_streak(wallet.user_id, at, item.coins, 'coin item ' || item.id) d;
      perform private.post(wallet.id, grant_.coins, 'coin_item', grant_.why, 'coin_item:' || item.id);
    end if;
  end if;
  return unlocked;
end $$;

-- A complete unlock. counter is 'shop' to buy a listed item, or 'pass' to claim a season's item.
create function private.unlock_at_counter(wanted text, counter text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  unlocked public.items_unlocked;
  entry private.ledger;
begin
  if not exists (select from public.shop_items where id = wanted and listed = (counter = 'shop')) then
    raise sqlstate 'PT404' using message = 'item not found from consts';
  end if;
  unlocked := private.unlock(wallet, wanted);
  insert into public.items_unlocked select unlocked.*;
  select * into entry from private.ledger
  where wallet_id = wallet.id and (id = unlocked.ledger_id or idem = 'coin_item:' || wanted);
  return jsonb_build_object(
    'user_id', unlocked.user_id, 'item', unlocked.item, 'type', unlocked.type, 'equipped', unlocked.equipped,
    'created_at', unlocked.created_at, 'amt', coalesce(entry.amt, 0), 'why', entry.why,
    'balance', (select balance from private.wallets where id = wallet.id)
  );
end $$;

-- Spends coins on a listed item.
create function public.buy_item(item_id text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unlock_at_counter(item_id, 'shop'); end $$;

-- Claims a battle pass tier that the player has reached.
create function public.claim_tier(item_id text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unlock_at_counter(item_id, 'pass'); end $$;

-- An insert is a request to unlock. If a payment has already unlocked the item, this is the second call of that
-- purchase: it is accepted once and inserts nothing.
create function private.judge_unlock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'Items are unlocked for oneself only.';
  end if;
  update public.items_unlocked set awaits = null, awaits_until = null
  where user_id = new.user_id and item = new.item and awaits = 'unlock' and awaits_until > private.now();
  if found then return null; end if;
  new := private.unlock(private.take_turn(), new.item);
  if new.acquired = 'bought' then
    new.awaits := 'payment';
    new.awaits_until := new.created_at + interval '2 minutes';
  end if;
  return new;
end $$;

create trigger wait_for_turn before insert or update on public.items_unlocked
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_unlock before insert on public.items_unlocked
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_unlock();

-- A player wears one item of each type, up to five badges, and no coins.
create function private.judge_equip() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.equipped or old.equipped then return new; end if;
  if new.type = 'coin' then
    raise sqlstate 'PT400' using message = 'Coins cannot be worn.';
  elsif new.type = 'badge' then
    if (select count(*) from public.items_unlocked where user_id = new.user_id and type = 'badge' and equipped) >= 5 then
      raise sqlstate 'PT409' using message = 'Five badges are the most anybody can wear.';
    end if;
  else
    update public.items_unlocked set equipped = false where user_id = new.user_id and type = new.type and equipped;
  end if;
  return new;
end $$;

create trigger judge_equip before update of equipped on public.items_unlocked
for each row execute function private.judge_equip();

-- Copies the worn icon and badges into the profile, so that pages read one table.
create function private.show_what_is_worn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.type = 'icon' then
    update public.my_users set icon = worn from (
      select coalesce((
        select item from public.items_unlocked where user_id = new.user_id and type = 'icon' and equipped
      ), 'default') as worn
    ) as now where user_id = new.user_id and icon <> worn;
  else
    update public.my_users set badges = array(
      select item from public.items_unlocked where user_id = new.user_id and type = 'badge' and equipped order by item
    ) where user_id = new.user_id;
  end if;
  return null;
end $$;

create trigger show_what_is_worn after update of equipped on public.items_unlocked
for each row when (old.equipped <> new.equipped and new.type in ('icon', 'badge'))
execute function private.show_what_is_worn();

-- A profile can only show an icon that the player owns. Setting it in the profile also equips it.
create function private.judge_icon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.icon <> 'default' and not exists (
    select from public.items_unlocked where user_id = new.user_id and item = new.icon and type = 'icon'
  ) then
    raise sqlstate 'PT403' using message = 'That icon is not yours.';
  end if;
  return new;
end $$;

create function private.wear_icon() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.icon = 'default' then
    update public.items_unlocked set equipped = false where user_id = new.user_id and type = 'icon' and equipped;
  else
    update public.items_unlocked set equipped = true where user_id = new.user_id and item = new.icon;
  end if;
  return null;
end $$;

create trigger judge_icon before update of icon on public.my_users
for each row when (current_user in ('anon', 'authenticated') and new.icon is distinct from old.icon)
execute function private.judge_icon();
create trigger wear_icon after update of icon on public.my_users
for each row when (current_user in ('anon', 'authenticated') and new.icon is distinct from old.icon)
execute function private.wear_icon();

create function private.equip_item(wanted text, wear boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  update public.items_unlocked set equipped = coalesce(wear, true) where user_id = wallet.user_id and item = wanted;
  if not found then
    raise sqlstate 'PT404' using message = 'item not found from consts';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('item', item, 'type', type) order by type, item), '[]')
    from public.items_unlocked where user_id = wallet.user_id and equipped
  );
end $$;

-- Equips or unequips an item. Returns all equipped items.
create function public.equip_item(item_id text, "on" boolean default true) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.equip_item(item_id, "on"); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.unlock_at_counter(text, text), private.equip_item(text, boolean) to authenticated;
revoke execute on function public.buy_item(text), public.claim_tier(text), public.equip_item(text, boolean)
  from public, anon, authenticated;
grant execute on function public.buy_item(text), public.claim_tier(text), public.equip_item(text, boolean) to authenticated;
