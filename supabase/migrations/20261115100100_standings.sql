-- Standings: each player's value on every board and in every period. Writes update them at once, so that a board is one
-- index read, at the same cost with ten players or a million.

create table private.standings (
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  -- 'coins', 'time_spent', 'apps_played', 'streaks', 'scores/{app}', or 'daily/{app}'.
  board text collate "C" not null,
  -- 'all', 'now', 'day:2026-11-15', 'week:2026-11-09' (its Monday), 'season:2'.
  period text collate "C" not null,
  value bigint not null,
  -- The sort key: smaller is better.
  sort_value bigint not null,
  reached_at timestamptz not null,
  submission_id uuid,
  primary key (user_id, board, period)
) with (fillfactor = 70);
-- Ties go to the player who was first, then to the smaller id: a total order, so that no page repeats a player.
create index standings_in_order on private.standings (board, period, sort_value, reached_at, user_id);
alter table private.standings enable row level security;

-- The sort value at selected ranks, to estimate a rank beyond 1000 without counting all rows before it.
create table private.standing_marks (
  board text collate "C",
  period text collate "C",
  rank bigint,
  sort_value bigint not null,
  primary key (board, period, rank)
);
create index standing_marks_in_order on private.standing_marks (board, period, sort_value, rank);
alter table private.standing_marks enable row level security;

-- Seasons of the battle pass. Coins count from starts_at for ever; ends_at is only the page's countdown.
create table public.seasons (
  number int primary key check (number > 0),
  title text not null check (length(title) between 1 and 60),
  starts_at timestamptz not null unique,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
alter table public.seasons enable row level security;
create policy "everybody sees the seasons" on public.seasons for select to anon, authenticated using (number is not null);
revoke all on public.seasons from anon, authenticated;
grant select on public.seasons to anon, authenticated;

insert into public.seasons (number, title, starts_at, ends_at) values
  (1, 'Medieval Pass', '2025-06-01T00:00:00Z', '2025-09-30T23:59:59Z'),
  (2, 'Halloween Pass', '2025-10-01T00:00:00Z', '2025-11-15T23:59:59Z');

create function private.day_key(at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'day:' || to_char(at at time zone 'UTC', 'YYYY-MM-DD');
end $$;

create function private.week_key(at timestamptz) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return 'week:' || to_char(date_trunc('week', at at time zone 'UTC'), 'YYYY-MM-DD');
end $$;

-- The newest season that had started at a given time.
create function private.season_key(at timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return 'season:' || (select number from public.seasons where starts_at <= at order by starts_at desc limit 1);
end $$;

-- Adds to a player's value on a board, in each period that contains the given time.
create function private.add_to_standing(player uuid, which text, amount bigint, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.standings as known (user_id, board, period, value, sort_value, reached_at)
  select player, which, key, amount, -amount, at
  from unnest(array['all', private.week_key(at), private.day_key(at), case which when 'coins' then private.season_key(at) end]) as key
  where key is not null
  on conflict (user_id, board, period) do update set
    value = known.value + excluded.value,
    sort_value = known.sort_value + excluded.sort_value,
    reached_at = excluded.reached_at;
end $$;

revoke execute on all functions in schema private from public;
