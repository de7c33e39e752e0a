-- Rewards: how much each pays, the streak that doubles them, and the counters that decide when one is earned.

create table private.rewards (
  kind text primary key,
  coins int not null check (coins > 0)
);
alter table private.rewards enable row level security;
insert into private.rewards (kind, coins) values ('streak_claim', 100), ('time_spent', 5), ('app_played', 1);

-- One row is one reward to be paid once. Its amount is fixed when it is earned: waiting for a streak gains nothing.
create table private.credits (
  user_id uuid references public.my_users (user_id) on delete cascade,
  kind text references private.rewards (kind),
  key text,
  coins int not null check (coins > 0),
  why text not null,
  earned_at timestamptz not null,
  -- The ledger entry that paid it has kind:key as its idempotency key.
  is_paid boolean not null default false,
  primary key (user_id, kind, key)
);
create index credits_in_order on private.credits (user_id, kind, is_paid, earned_at);
create index credits_by_age on private.credits using brin (earned_at);
alter table private.credits enable row level security;

create table public.streak (
  user_id uuid primary key references public.my_users (user_id) on delete cascade,
  current_streak int not null check (current_streak >= 0),
  longest_streak int not null check (longest_streak >= current_streak),
  last_claim timestamptz
);
create index streak_by_claim on public.streak (last_claim);
alter table public.streak enable row level security;
create policy "everybody sees streaks" on public.streak for select to anon, authenticated using (user_id is not null);
create policy "players claim for themselves" on public.streak for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players claim again for themselves" on public.streak for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "only players in good standing" on public.streak as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.streak from anon, authenticated;
grant select on public.streak to anon, authenticated;
grant insert, update on public.streak to authenticated;

-- The current streak, or 0 when the last claim is more than two days ago.
create function private.effective_streak(player uuid, at timestamptz) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select current_streak from public.streak where user_id = player and at - last_claim <= interval '2 days'
  ), 0);
end $$;

-- Doubles an amount while the streak is alive, and adds that to the reason.
create function private.double_by_streak(player uuid, at timestamptz, inout coins bigint, inout why text)
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.effective_streak(player, at) > 0 then
    coins := coins * 2;
    why := why || ' (double streak)';
  end if;
end $$;

-- Records that a player has earned a reward. The same key is recorded once.
create function private.earn(player uuid, reward text, event text, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  doubled record;
begin
  select d.* into doubled from private.rewards r, private.double_by_streak(player, at, r.coins, r.kind) d where r.kind = reward;
  insert into private.credits (user_id, kind, key, coins, why, earned_at)
  values (player, reward, event, doubled.coins, doubled.why, at) on conflict do nothing;
end $$;

-- How many rewards of a kind a player has earned since a given time, paid or not.
create function private.earned_from(player uuid, reward text, since timestamptz) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  -- Lists both values of is_paid, so that the index on (user_id, kind, is_paid, earned_at) is used.
  return (
    select count(*) from private.credits
    where user_id = player and kind = reward and is_paid in (false, true) and earned_at >= since
  );
end $$;

-- Pays the oldest unpaid reward of a kind. The caller holds the wallet's lock.
create function private.pay(wallet private.wallets, reward text) returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  earned private.credits;
begin
  update private.credits set is_paid = true
  where user_id = wallet.user_id and kind = reward and key = (
    select key from private.credits
    where user_id = wallet.user_id and kind = reward and not is_paid order by earned_at limit 1
  )
  returning * into earned;
  if not found then
    raise insufficient_privilege using message = 'There is nothing to award.';
  end if;
  return private.post(wallet.id, earned.coins, reward, earned.why, reward || ':' || earned.key);
end $$;

-- Makes a claim and returns the new streak row, which the caller writes. The caller holds the wallet's lock.
create function private.claim(player uuid) returns public.streak
language plpgsql security definer set search_path = '' as $$
declare
  known public.streak;
  at timestamptz := private.now();
begin
  select * into known from public.streak where user_id = player;
  -- Compared with <=, so that a clock that is set back does not allow a second claim.
  if at - known.last_claim <= interval '1 day' then
    raise sqlstate 'PT409' using
      message = 'streak not claimable yet',
      detail = to_char((known.last_claim + interval '24 hours') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
  end if;
  -- Earned before the streak changes: the streak before the claim decides whether the reward is doubled.
  perform private.earn(player, 'streak_claim', extract(epoch from at)::text, at);
  known.user_id := player;
  known.current_streak := private.effective_streak(player, at) + 1;
  known.longest_streak := greatest(coalesce(known.longest_streak, 0), known.current_streak);
  known.last_claim := at;

  update public.my_users set current_streak = known.current_streak, longest_streak = known.longest_streak
  where user_id = player;
  insert into private.standings as stands (user_id, board, period, value, sort_value, reached_at) values
    (player, 'streaks', 'now', known.current_streak, -known.current_streak, at),
    (player, 'streaks', 'all', known.longest_streak, -known.longest_streak, at)
  on conflict (user_id, board, period) do update set
    value = excluded.value, sort_value = excluded.sort_value, reached_at = excluded.reached_at
  where stands.value is distinct from excluded.value or stands.period = 'now';
  return known;
end $$;

-- A write to the streak table is a request to claim; its values are ignored. If a streak exists, the insert half of an
-- upsert does nothing and the update half claims.
create function private.judge_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'A streak is claimed by its owner.';
  end if;
  if tg_op = 'INSERT' and exists (select from public.streak where user_id = new.user_id) then
    -- Placeholder values that pass the checks; the update overwrites them.
    new.current_streak := 0;
    new.longest_streak := 0;
    return new;
  end if;
  return private.claim(new.user_id);
end $$;

create trigger wait_for_turn before insert or update on public.streak
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_claim before insert or update on public.streak
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_claim();

create function private.claim_streak() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  claimed public.streak := private.claim(wallet.user_id);
  entry private.ledger;
begin
  insert into public.streak select claimed.* on conflict (user_id) do update set
    current_streak = excluded.current_streak, longest_streak = excluded.longest_streak, last_claim = excluded.last_claim;
  entry := private.pay(wallet, 'streak_claim');
  return to_jsonb(claimed) || jsonb_build_object('awarded', entry.amt, 'why', entry.why, 'balance', entry.balance_after);
end $$;

-- Claims today's streak and pays the reward.
create function public.claim_streak() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.claim_streak(); end $$;

-- Counters of a player's time: the next ping that counts, and the class being played.
create table private.meters (
  user_id uuid primary key references public.my_users (user_id) on delete cascade,
  next_ping_at timestamptz not null default '-infinity',
  playing text references public.apps (id) on delete set null,
  playing_since timestamptz
) with (fillfactor = 70);
alter table private.meters enable row level security;
create index meters_by_app on private.meters (playing);

-- Counts five minutes per real five minutes, no matter how many tabs send pings.
create function private.count_time() returns int
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  every constant interval := '300 seconds';
  tolerance constant interval := '15 seconds';
  paid_a_day constant int := 144;
  due timestamptz;
  minutes int;
begin
  insert into private.meters (user_id) values (wallet.user_id) on conflict do nothing;
  select next_ping_at into due from private.meters where user_id = wallet.user_id;
  if at < due then
    return (select time_spent from public.my_users where user_id = wallet.user_id);
  end if;

  -- A ping that is late by less than the tolerance does not delay the next one.
  update private.meters set next_ping_at = greatest(due, at - tolerance) + every where user_id = wallet.user_id;
  update public.my_users set time_spent = time_spent + 5 where user_id = wallet.user_id returning time_spent into minutes;
  perform private.add_to_standing(wallet.user_id, 'time_spent', 5, at);
  if private.earned_from(wallet.user_id, 'time_spent', at - interval '24 hours') < paid_a_day then
    perform private.earn(wallet.user_id, 'time_spent', extract(epoch from at)::text, at);
  end if;
  return minutes;
end $$;

-- Returns the total minutes. The server decides how many are added; increment_value is ignored.
create function public.increment_time_spent(user_id uuid, increment_value int default 5) returns int
language plpgsql set search_path = '' as $$
begin
  if user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'Time is counted for oneself only.';
  end if;
  return private.count_time();
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.claim_streak(), private.count_time() to authenticated;
revoke execute on function public.claim_streak(), public.increment_time_spent(uuid, int) from public, anon, authenticated;
grant execute on function public.claim_streak(), public.increment_time_spent(uuid, int) to authenticated;
