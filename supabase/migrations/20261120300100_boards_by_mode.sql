-- Boards by mode and by version of the scores. A score below the least one that ranks is verified and kept, and is on
-- no board.

-- Whether a board is one of a class: its scores in any mode and version, its days, or its paced scores.
create function private.is_board_of(board text, app text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return split_part(board, '/', 1) in ('scores', 'daily', 'paced') and split_part(split_part(board, '/', 2), '@', 1) = app;
end $$;

-- Whether a score is good enough for a board of its class.
create function private.is_ranked_score(app public.apps, version int, score bigint) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  -- The least score of an earlier version is not stored.
  return app.score_least is null or version <> app.score_version
    or case app.score_order when 'asc' then score <= app.score_least else score >= app.score_least end;
end $$;

-- The board of a day has the version of the scores with which the day was played last.
alter table private.daily_seeds add column score_version int not null default 1;

create function private.pin_daily_version() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.score_version := coalesce((select a.score_version from public.apps a where a.id = new.app_id), 1);
  return new;
end $$;
create trigger pin_daily_version before insert on private.daily_seeds
for each row execute function private.pin_daily_version();

-- Takes scores from the boards that no longer belong there: those of today's daily challenge when scores are counted in
-- another way, and those below a new least score. The scores themselves stay.
create function private.clear_boards() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'UTC')::date;
begin
  if new.score_version <> old.score_version then
    update private.daily_seeds set score_version = new.score_version where app_id = new.id and day >= today;
    delete from private.standings where board = 'daily/' || new.id and period = private.day_key(private.now());
  end if;
  if new.score_least is not null then
    delete from private.standings t
    where t.board in (
        select private.board_name(new.id, new.score_version, '') union all select 'daily/' || new.id
        union all select private.board_name(new.id, new.score_version, v) from private.variants_of(new.id) as v
      )
      and (t.board like 'scores/%' or t.period >= private.day_key(private.now()))
      and t.sort_value > case new.score_order when 'asc' then new.score_least else -new.score_least end;
  end if;
  return null;
end $$;
create trigger clear_boards after update of score_version, score_least on public.apps
for each row when ((old.score_version, old.score_least) is distinct from (new.score_version, new.score_least))
execute function private.clear_boards();

-- The ids of all modes and levels of a class but the first mode.
create function private.variants_of(app text) returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select case when m.levels is null then m.id else m.id || '-' || level end
    from public.app_modes m cross join generate_series(1, coalesce(m.levels, 1)) as level
    where m.app_id = app and m.id <> '';
end $$;

-- Puts an accepted score on its boards if it is the player's best there. False when it may not be on any board.
create or replace function private.place_proved_score(scored public.leaderboard_submissions) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  app public.apps;
  run public.game_runs;
  at timestamptz := coalesce(scored.verified_at, scored.created_at);
  which text;
  keys text[] := array['all', private.week_key(at), private.day_key(at)];
begin
  -- Suspended players are on no board. Standings are restored when the suspension ends.
  if private.is_banned(scored.user_id) then return false; end if;
  select * into app from public.apps where id = scored.app_id;
  if not private.is_ranked_score(app, scored.score_version, scored.score) then return false; end if;
  select * into run from public.game_runs where id = scored.run_id;
  which := private.board_name(scored.app_id, scored.score_version, coalesce(run.variant, ''));
  -- A daily seed is known to everybody, so a daily run counts only on the board of its day.
  if run.mode = 'daily' then
    if exists (
      select from private.daily_seeds s
      where s.app_id = app.id and s.day = (run.started_at at time zone 'UTC')::date and s.score_version <> run.score_version
    ) then
      return false;
    end if;
    which := 'daily/' || scored.app_id;
    keys := array[private.day_key(run.started_at)];
  end if;
  if scored.offline then
    -- An offline run sends no checkpoints, so it stays out of the first ten, those of a week and a day as well.
    if private.enters_top_ten(app, scored.user_id, scored.score, which, keys[1]) then return false; end if;
    keys := array(select key from unnest(keys) as key where not private.enters_top_ten(app, scored.user_id, scored.score, which, key));
  end if;
  insert into private.standings as known (user_id, board, period, value, sort_value, reached_at, submission_id)
  select scored.user_id, which, key, scored.score,
    case app.score_order when 'asc' then scored.score else -scored.score end, at, scored.id
  from unnest(keys) as key
  on conflict (user_id, board, period) do update set
    value = excluded.value, sort_value = excluded.sort_value,
    reached_at = excluded.reached_at, submission_id = excluded.submission_id
  where excluded.sort_value < known.sort_value;
  return true;
end $$;

create or replace function private.rank_again(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.standings where user_id = player and private.is_board_of(board, app);
  perform private.rank_score(s) from public.leaderboard_submissions s
  where user_id = player and app_id = app and status in ('image_ok', 'verified')
  order by coalesce(verified_at, created_at);
end $$;

-- Deletes input logs of old runs. Keeps a player's last twenty per class, those on a board, and those that a clip shows.
create or replace function private.forget_logs(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.game_runs r set log = null
  where r.id in (
    select id from public.game_runs where user_id = player and app_id = app and log is not null order by submitted_at desc offset 20
  ) and r.status in ('accepted', 'rejected') and not exists (
    select from public.leaderboard_submissions s join private.standings t on t.submission_id = s.id
    where s.run_id = r.id and t.user_id = player and private.is_board_of(t.board, app)
  ) and not exists (
    select from public.leaderboard_submissions s join public.clips c on c.submission_id = s.id where s.run_id = r.id
  );
end $$;

create or replace function private.accept_image(submission uuid, picture text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  scored public.leaderboard_submissions;
  app public.apps;
begin
  select * into scored from public.leaderboard_submissions where id = submission for update;
  if not found or scored.status <> 'pending' or scored.run_id is not null then
    raise sqlstate 'PT409' using message = 'This score is not waiting for a screenshot.';
  end if;
  select * into app from public.apps where id = scored.app_id;
  if private.enters_top_ten(
    app, scored.user_id, scored.score, private.board_name(app.id, scored.score_version, ''), 'all'
  ) and private.is_ranked_score(app, scored.score_version, scored.score) then
    insert into private.score_images (submission_id, image) values (submission, picture);
    update public.leaderboard_submissions set status = 'in_review', proof = 'screenshot' where id = submission;
    return jsonb_build_object('status', 'in_review');
  end if;
  update public.leaderboard_submissions
  set status = 'image_ok', proof = 'screenshot', image = picture, verified_at = private.now()
  where id = submission returning * into scored;
  perform private.rank_score(scored);
  return jsonb_build_object('status', 'image_ok');
end $$;

-- Sends `first` or `passed` for a new best score on a current board, at most every two seconds and class. A page
-- refreshes its board a little later, so a score in between is not missed. `before` is the player's score until now.
create or replace function private.tell_board() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  app text := split_part(split_part(new.board, '/', 2), '@', 1);
  variant text := split_part(new.board, '/', 3);
  told_ranks constant int := 10;
  before private.standings;
  better int;
  passes boolean;
begin
  -- Scores that are ranked again after a decision or a suspension are old news.
  if new.reached_at < at - interval '1 minute' or new.board <> private.score_board(app, variant) then return null; end if;
  if tg_op = 'UPDATE' then before := old; end if;
  select count(*) into better from (
    select from private.standings s
    where s.board = new.board and s.period = new.period
      and (s.sort_value, s.reached_at, s.user_id) < (new.sort_value, new.reached_at, new.user_id)
    limit told_ranks
  ) as above;
  passes := exists (
    select from private.standings s
    where s.board = new.board and s.period = new.period and s.user_id <> new.user_id
      and s.sort_value > new.sort_value and (before.sort_value is null or s.sort_value <= before.sort_value)
  );
  -- A score that passes nobody is news only if it is the board's first one.
  if not passes and (better > 0 or tg_op = 'UPDATE') then return null; end if;

  perform from private.live_clock c
  where c.topic = 'board:' || app and c.told_at <= at - interval '2 seconds' for update skip locked;
  if not found then return null; end if;
  update private.live_clock set told_at = at where topic = 'board:' || app;
  perform realtime.send(
    jsonb_build_object(
      'username', (select u.username from public.my_users u where u.user_id = new.user_id and private.shows_activity(u.user_id)),
      'score', new.value, 'before', before.value, 'rank', case when better < told_ranks then better + 1 end,
      'order', (select a.score_order from public.apps a where a.id = app)
    ) || case variant when '' then '{}' else jsonb_build_object('variant', variant) end,
    case better when 0 then 'first' else 'passed' end, 'board:' || app, true
  );
  return null;
end $$;

-- `is_paced` tells the scores of paced boards from replayed ones, `is_old` those of an earlier version of the scores.
create or replace function private.get_leaderboard_data(player uuid) returns jsonb
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
      select jsonb_agg(
        best.place || jsonb_build_object(
          'app_id', best.app_id, 'board', best.board, 'variant', split_part(best.board, '/', 3),
          'mode_title', private.mode_title(best.app_id, split_part(best.board, '/', 3)), 'is_paced', best.board like 'paced/%',
          'is_old', best.board like 'scores/%' and best.board <> private.score_board(best.app_id, split_part(best.board, '/', 3))
        )
        order by best.reached_at desc
      ) from (
        select board, split_part(split_part(board, '/', 2), '@', 1) as app_id, reached_at, private.rank_around(player, board, 'all') as place
        from private.standings where user_id = player and (board like 'scores/%' or board like 'paced/%') and period = 'all'
        order by reached_at desc limit 5
      ) as best
    ), '[]')
  );
end $$;

-- How a mode or level is called: "Map 7"; null for the first mode and for one that is gone.
create function private.mode_title(app text, variant text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if variant = '' then return null; end if;
  return (
    select case when m.levels is null then m.title else m.title || ' ' || substring(variant from '[0-9]+$') end
    from public.app_modes m
    where m.app_id = app and m.id = case when m.levels is null then variant else regexp_replace(variant, '-[0-9]+$', '') end
  );
end $$;

create or replace function private.get_app_high_scores(app text, page int)
returns table (
  app_id text, title text, user_id uuid, username text, icon text, score bigint, proof text, image text,
  created_at timestamptz, rank bigint, submission_id uuid
)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select a.id, a.title, b.user_id, b.username, b.icon, b.value, s.proof, s.image, b.reached_at, b.rank, b.submission_id
    from public.apps a
    cross join lateral private.board_page(private.board_name(a.id, a.score_version, ''), 'all', 0, page) b
    cross join lateral (select o.proof, o.image from public.leaderboard_submissions o where o.id = b.submission_id offset 0) as s
    where a.listed and (app is null or a.id = app)
    order by a.title, b.rank;
end $$;

-- Deletes old days and weeks of the boards that are not a class's first: the sweep knows only those by name.
create function private.sweep_mode_boards() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  with recursive boards as (
    -- One index read per board, however many rows each has.
    (select t.board from private.standings t where t.board > 'scores/' and t.board < 'scores0' order by t.board limit 1)
    union all
    select (select t.board from private.standings t where t.board > b.board and t.board < 'scores0' order by t.board limit 1)
    from boards b where b.board is not null
  )
  delete from private.standings s using boards
  where s.board = boards.board and (
    (s.period >= 'day:' and s.period < private.day_key(at - make_interval(days => private.setting_int('keep-day-boards'))))
    or (s.period >= 'week:' and s.period < private.week_key(at - make_interval(weeks => private.setting_int('keep-week-boards'))))
  );
end $$;

alter function private.sweep() rename to sweep_without_modes;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_mode_boards();
  return private.sweep_without_modes();
end $$;

alter function private.audit() rename to audit_without_modes;

create function private.audit() returns table (rule text, subject text, finding text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select * from private.audit_without_modes()
  union all
    select 'a score is on the board of its mode and version', t.user_id::text, t.board
    from private.standings t
    join public.leaderboard_submissions s on s.id = t.submission_id left join public.game_runs r on r.id = s.run_id
    where t.board like 'scores/%' and t.board <> private.board_name(s.app_id, s.score_version, coalesce(r.variant, ''));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sweep_without_modes() from service_role;
grant execute on function private.sweep() to service_role;
