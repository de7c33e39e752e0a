-- Coins count on the board of the newest season, and always on that of season 2: clients ask for the coins gained since
-- 2025-10-01, and that number must keep growing when another season starts.
create function private.season_keys(at timestamptz) returns text[]
language plpgsql stable security definer set search_path = '' as $$
begin
  return array(
    select 'season:' || number from public.seasons
    where starts_at <= at and number = 2 or 'season:' || number = private.season_key(at)
  );
end $$;

create or replace function private.add_to_standing(player uuid, which text, amount bigint, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.standings as known (user_id, board, period, value, sort_value, reached_at)
  select player, which, key, amount, -amount, at
  from unnest(
    array['all', private.week_key(at), private.day_key(at)] || case which when 'coins' then private.season_keys(at) end
  ) as key
  on conflict (user_id, board, period) do update set
    value = known.value + excluded.value,
    sort_value = known.sort_value + excluded.sort_value,
    reached_at = excluded.reached_at;
end $$;

create or replace function private.restore_standings(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  counted record;
begin
  delete from private.standings where user_id = player;
  for counted in
    select key, sum(l.amt) as value, max(l.created_at) as reached_at
    from private.ledger l join private.wallets w on w.id = l.wallet_id
    cross join unnest(
      array['all', private.week_key(l.created_at), private.day_key(l.created_at)] || private.season_keys(l.created_at)
    ) as key
    where w.user_id = player and l.amt > 0 and l.kind <> 'refund' group by key
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

-- For sites that are already running: the coins that players have gained since season 3 started.
insert into private.standings (user_id, board, period, value, sort_value, reached_at)
select w.user_id, 'coins', 'season:3', sum(l.amt), -sum(l.amt), max(l.created_at)
from private.ledger l
join private.wallets w on w.id = l.wallet_id
join public.my_users u on u.user_id = w.user_id
join public.seasons s on s.number = 3 and l.created_at >= s.starts_at
where l.amt > 0 and l.kind <> 'refund' and not private.is_banned(w.user_id)
group by w.user_id
on conflict do nothing;

revoke execute on all functions in schema private from public;
