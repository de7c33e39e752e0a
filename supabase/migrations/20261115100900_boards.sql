-- Boards: reads the standings by period and page, with the caller's own rank and neighbours.

-- The key of a board's period; refuses a period that the board does not have.
create function private.period_key(board text, period text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if board = 'streaks' then
    if period in ('now', 'all') then return period; end if;
  elsif board in ('coins', 'time_spent', 'apps_played') or board like 'scores/%' then
    if period = 'all' then return 'all'; end if;
    if period = 'week' then return private.week_key(at); end if;
    if period = 'day' then return private.day_key(at); end if;
    if period = 'season' and board = 'coins' then return private.season_key(at); end if;
  elsif board like 'daily/%' then
    if period = 'day' then return private.day_key(at); end if;
    -- A past day, as long as its board is kept.
    if period ~ '^\d{4}-\d{2}-\d{2}$' then return 'day:' || period; end if;
  else
    raise sqlstate 'PT404' using message = 'There is no such board.';
  end if;
  raise sqlstate 'PT400' using message = 'This board does not have that period.';
end $$;

-- The earliest reached_at that counts: a streak that has ended is 0 and has no rank.
create function private.alive_since(board text, key text) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when board = 'streaks' and key = 'now' then private.now() - interval '48 hours' else '-infinity' end;
end $$;

create type private.board_row as (
  user_id uuid, username text, icon text, value bigint, rank bigint, reached_at timestamptz, submission_id uuid
);

-- One page of a board. Uses a generic plan, because planning takes longer than running. Looks players up one by one,
-- because PostgreSQL overestimates the rows of a page and would scan the whole table.
create function private.board_page(which text, key text, skip int, page int) returns setof private.board_row
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  since timestamptz := private.alive_since(which, key);
begin
  skip := least(greatest(coalesce(skip, 0), 0), 10000);
  page := least(greatest(coalesce(page, 5), 1), 50);
  return query
    select s.user_id, u.username, u.icon, s.value,
      -- Ordered again, because a join does not keep the order.
      skip + row_number() over (order by s.sort_value, s.reached_at, s.user_id), s.reached_at, s.submission_id
    from (
      select * from private.standings
      where board = which and period = key and reached_at >= since
      order by sort_value, reached_at, user_id offset skip limit page
    ) as s
    cross join lateral (select m.username, m.icon from public.my_users m where m.user_id = s.user_id offset 0) as u
    order by s.sort_value, s.reached_at, s.user_id;
end $$;

-- A player's rank: counted up to 1000, estimated from the marks beyond. `exact` says which.
create function private.rank_of(stands private.standings, out rank bigint, out exact boolean)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  counted constant int := 1000;
  since timestamptz := private.alive_since(stands.board, stands.period);
  first_mark bigint;
  above private.standing_marks;
  below private.standing_marks;
begin
  select m.sort_value into first_mark from private.standing_marks m
  where m.board = stands.board and m.period = stands.period order by m.rank limit 1;
  if first_mark < stands.sort_value then
    -- The player is behind the mark at rank 1000, so counting is not needed.
    rank := counted + 1;
  else
    select count(*) + 1 into rank from (
      select from private.standings s
      where s.board = stands.board and s.period = stands.period and s.reached_at >= since
        and (s.sort_value, s.reached_at, s.user_id) < (stands.sort_value, stands.reached_at, stands.user_id)
      limit counted
    ) as better;
  end if;
  exact := rank <= counted;
  if exact then return; end if;

  select * into above from private.standing_marks m
  where m.board = stands.board and m.period = stands.period and m.sort_value <= stands.sort_value
  order by m.sort_value desc, m.rank desc limit 1;
  select * into below from private.standing_marks m
  where m.board = stands.board and m.period = stands.period and m.sort_value > stands.sort_value
  order by m.sort_value, m.rank limit 1;
  if above.rank is null then return; end if;
  rank := greatest(rank, above.rank + case
    when below.rank is null then 0
    else (below.rank - above.rank) * (stands.sort_value - above.sort_value) / greatest(below.sort_value - above.sort_value, 1)
  end);
end $$;

-- A player's value and rank on a board, with the players just above and below.
create function private.rank_around(player uuid, which text, key text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = force_generic_plan as $$
declare
  on_each_side constant int := 2;
  since timestamptz := private.alive_since(which, key);
  stands private.standings;
  place record;
  above jsonb;
  below jsonb;
begin
  select * into stands from private.standings
  where user_id = player and board = which and period = key and reached_at >= since;
  if not found then
    return jsonb_build_object('value', 0, 'rank', null, 'exact', true, 'neighbours', '[]'::jsonb);
  end if;
  select * into place from private.rank_of(stands);

  select jsonb_agg(to_jsonb(n) order by n.rank) into above from (
    select s.user_id, u.username, u.icon, s.value, place.rank - row_number() over (order by s.sort_value desc, s.reached_at desc, s.user_id desc) as rank
    from (
      select * from private.standings
      where board = which and period = key and reached_at >= since
        and (sort_value, reached_at, user_id) < (stands.sort_value, stands.reached_at, stands.user_id)
      order by sort_value desc, reached_at desc, user_id desc limit on_each_side
    ) as s join public.my_users u using (user_id)
  ) as n;
  -- The first row is the player's own.
  select jsonb_agg(to_jsonb(n) order by n.rank) into below from (
    select s.user_id, u.username, u.icon, s.value, place.rank - 1 + row_number() over (order by s.sort_value, s.reached_at, s.user_id) as rank
    from (
      select * from private.standings
      -- The "or" stops the planner from using reached_at as the index condition. It would then start at the first
      -- player with the same value instead of at this player.
      where board = which and period = key and (since = '-infinity' or reached_at >= since)
        and (sort_value, reached_at, user_id) >= (stands.sort_value, stands.reached_at, stands.user_id)
      order by sort_value, reached_at, user_id limit on_each_side + 1
    ) as s join public.my_users u using (user_id)
  ) as n;
  return jsonb_build_object(
    'value', stands.value, 'rank', place.rank, 'exact', place.exact,
    'neighbours', coalesce(above, '[]') || coalesce(below, '[]')
  );
end $$;

create function private.get_board(board text, period text, skip int, page int) returns setof private.board_row
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from private.board_page(board, private.period_key(board, period), skip, page);
end $$;

-- A page of a board: 'coins', 'time_spent', 'apps_played', 'streaks', 'scores/{app}' or 'daily/{app}'. The period of
-- 'daily/{app}' is 'day' (today) or a date.
create function public.get_board(board text, period text default 'all', p_offset int default 0, p_limit int default 20)
returns table (user_id uuid, username text, icon text, value bigint, rank bigint, reached_at timestamptz, submission_id uuid)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_board(board, period, p_offset, p_limit);
end $$;

create function private.get_rank_around(board text, period text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Not now.';
  end if;
  return private.rank_around(auth.uid(), board, private.period_key(board, period));
end $$;

-- The caller's own rank on a board, with the neighbours.
create function public.get_rank_around(board text, period text default 'all') returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_rank_around(board, period); end $$;

create function private.get_leaderboard_data(player uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if not exists (select from public.my_users where user_id = player) then return null; end if;
  return jsonb_build_object(
    'top_streaks', private.rank_around(player, 'streaks', 'now'),
    'top_time_spent', private.rank_around(player, 'time_spent', 'all'),
    'top_apps_played', private.rank_around(player, 'apps_played', 'all'),
    'top_coins_this_week', private.rank_around(player, 'coins', private.week_key(at)),
    'app_high_scores', coalesce((
      select jsonb_agg(best.place || jsonb_build_object('app_id', best.app_id) order by best.reached_at desc) from (
        select substr(board, 8) as app_id, reached_at, private.rank_around(player, board, 'all') as place
        from private.standings where user_id = player and board like 'scores/%' and period = 'all'
        order by reached_at desc limit 5
      ) as best
    ), '[]')
  );
end $$;

-- A player's rank on each of the five boards.
create function public.get_leaderboard_data(target_user_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_leaderboard_data(target_user_id); end $$;

create function private.get_coins_gained(player uuid, since timestamptz, page int)
returns table (user_id uuid, username text, icon text, coins_gained bigint, rank bigint)
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  key text := 'all';
  begins timestamptz := '-infinity';
  wallet private.wallets;
begin
  -- The start date is rounded to a period that is stored: today, this week, or the season that contains it.
  if since is null or private.week_key(since) = private.week_key(at) then
    key := private.week_key(at);
    begins := date_trunc('week', at at time zone 'UTC') at time zone 'UTC';
    if private.day_key(since) = private.day_key(at) and since > begins then
      key := private.day_key(at);
      begins := date_trunc('day', at at time zone 'UTC') at time zone 'UTC';
    end if;
  elsif since > at then
    return;
  else
    select 'season:' || s.number, s.starts_at into key, begins from public.seasons s
    where s.starts_at <= since order by s.starts_at desc limit 1;
    key := coalesce(key, 'all');
    begins := coalesce(begins, '-infinity');
  end if;

  if player is null then
    return query select b.user_id, b.username, b.icon, b.value, b.rank from private.board_page(key := key, which := 'coins', skip := 0, page := page) b;
    return;
  end if;
  if player is distinct from auth.uid() or not private.may_act() then return; end if;
  select * into wallet from private.wallets w where w.user_id = player;
  return query
    select u.user_id, u.username, u.icon, private.gained_since(wallet, begins),
      (select r.rank from private.standings s, private.rank_of(s) r where s.user_id = player and s.board = 'coins' and s.period = key)
    from public.my_users u where u.user_id = player;
end $$;

-- Coins gained since a date: the top players, or one player. Without a date: this week.
create function public.get_coins_gained(p_user_id uuid default null, start_date timestamptz default null, p_limit int default 5)
returns table (user_id uuid, username text, icon text, coins_gained bigint, rank bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_coins_gained(p_user_id, start_date, p_limit);
end $$;

create function private.top(which text, key text, page int) returns setof private.board_row
language plpgsql stable security definer set search_path = '' as $$
begin
  return query select * from private.board_page(which, key, 0, page);
end $$;

-- The longest streaks that are still alive.
create function public.get_top_streaks(p_limit int default 5)
returns table (user_id uuid, username text, icon text, current_streak bigint, rank bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query select b.user_id, b.username, b.icon, b.value, b.rank from private.top('streaks', 'now', p_limit) b;
end $$;

-- The players with the most minutes.
create function public.get_top_time_spent(p_limit int default 5)
returns table (user_id uuid, username text, icon text, time_spent bigint, rank bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query select b.user_id, b.username, b.icon, b.value, b.rank from private.top('time_spent', 'all', p_limit) b;
end $$;

-- The players with the most different classes.
create function public.get_apps_played_by_user(p_limit int default 5)
returns table (user_id uuid, username text, icon text, apps_played bigint, rank bigint)
language plpgsql stable set search_path = '' as $$
begin
  return query select b.user_id, b.username, b.icon, b.value, b.rank from private.top('apps_played', 'all', p_limit) b;
end $$;

create function private.get_app_high_scores(app text, page int)
returns table (
  app_id text, title text, user_id uuid, username text, icon text, score bigint, proof text, image text,
  created_at timestamptz, rank bigint, submission_id uuid
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select a.id, a.title, b.user_id, b.username, b.icon, b.value, s.proof, s.image, b.reached_at, b.rank, b.submission_id
    from public.apps a
    cross join lateral private.board_page('scores/' || a.id, 'all', 0, page) b
    cross join lateral (select o.proof, o.image from public.leaderboard_submissions o where o.id = b.submission_id offset 0) as s
    where a.listed and (app is null or a.id = app)
    order by a.title, b.rank;
end $$;

-- The best scores of one class, or of every class.
create function public.get_app_high_scores(p_app_id text default null, p_limit int default 5)
returns table (
  app_id text, title text, user_id uuid, username text, icon text, score bigint, proof text, image text,
  created_at timestamptz, rank bigint, submission_id uuid
)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_app_high_scores(p_app_id, p_limit);
end $$;

-- Writes the rank marks of boards with more than 1000 players, each mark about a tenth further than the one before.
-- Samples very large tables, so that the cost stays the same.
create function private.mark_standings() returns void
language plpgsql security definer set search_path = '' as $$
declare
  enough constant real := 200000;
  share real := least(1, enough / greatest((select reltuples from pg_class where oid = 'private.standings'::regclass), 1));
begin
  delete from private.standing_marks;
  insert into private.standing_marks (board, period, rank, sort_value)
  select board, period, rank, min(sort_value) from (
    select board, period, sort_value,
      -- The rank rounded down to a mark: 1000, 1105, 1221 …
      round(1000 * exp(floor(ln(place / 1000) * 10) / 10))::bigint as rank
    from (
      select board, period, sort_value,
        row_number() over (partition by board, period order by sort_value, reached_at, user_id) / share as place
      from private.standings tablesample system (share * 100)
    ) as sampled
    where place >= 1000
  ) as stepped
  group by board, period, rank;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.get_board(text, text, int, int), private.get_leaderboard_data(uuid), private.get_coins_gained(uuid, timestamptz, int),
  private.top(text, text, int), private.get_app_high_scores(text, int)
  to anon, authenticated;
grant execute on function private.get_rank_around(text, text) to authenticated;
revoke execute on function
  public.get_board(text, text, int, int), public.get_rank_around(text, text), public.get_leaderboard_data(uuid),
  public.get_coins_gained(uuid, timestamptz, int), public.get_top_streaks(int), public.get_top_time_spent(int),
  public.get_apps_played_by_user(int), public.get_app_high_scores(text, int)
  from public, anon, authenticated;
grant execute on function
  public.get_board(text, text, int, int), public.get_leaderboard_data(uuid), public.get_coins_gained(uuid, timestamptz, int),
  public.get_top_streaks(int), public.get_top_time_spent(int), public.get_apps_played_by_user(int),
  public.get_app_high_scores(text, int)
  to anon, authenticated;
grant execute on function public.get_rank_around(text, text) to authenticated;
