-- The daily challenge has a place: one class of the day, its winner, and the days that a player has played.

-- In the catalogue, because the first page shows it.
alter table public.apps add column daily_days date[] not null default '{}';
comment on column public.apps.daily_days is 'The days (UTC) on which it is the class of the day: of the last ten and the next seven days.';

-- Our own classes that can be the class of a day, the least recently chosen one first.
create function private.pick_daily_class(of_day date) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select a.id from public.apps a
    where a.listed and a.verifier = 'replay' and a.sim_version is not null and not a.is_foreign
    order by (select max(d) from unnest(a.daily_days) as d where d <> of_day) nulls first, md5(a.id || of_day)
    limit 1
  );
end $$;

alter function private.promise_seeds() rename to promise_class_seeds;

-- Creates the seeds of today and the next seven days, and chooses the classes of these days.
create function private.promise_seeds() returns void
language plpgsql security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'UTC')::date;
  kept_days constant int := 10;
begin
  perform private.promise_class_seeds();
  -- Two processes that start at once must not choose two classes.
  perform pg_advisory_xact_lock(hashtextextended('class of the day', 0));
  for ahead in 0..7 loop
    continue when exists (select from public.apps a where today + ahead = any (a.daily_days));
    update public.apps a
    set daily_days = array(select d from unnest(a.daily_days) as d where d >= today - kept_days order by d) || (today + ahead)
    where a.id = private.pick_daily_class(today + ahead);
  end loop;
end $$;

-- The class of a day. A class that is not listed any more is replaced.
create function private.class_of_day(of_day date) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select a.id from public.apps a
    where of_day = any (a.daily_days) and a.listed and a.verifier = 'replay' and a.sim_version is not null
    order by a.id limit 1
  ), private.pick_daily_class(of_day));
end $$;

-- The winner of a class's day; null if nobody played.
create function private.daily_winner(app text, of_day date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'day', of_day, 'app_id', app, 'title', a.title, 'unit', a.score_unit, 'username', b.username, 'icon', b.icon, 'score', b.value,
      'submission_id', b.submission_id,
      'players', (select count(*) from (
        select from private.standings s where s.board = 'daily/' || app and s.period = 'day:' || of_day limit 1000
      ) as counted)
    )
    from private.board_page('daily/' || app, 'day:' || of_day, 0, 1) b join public.apps a on a.id = app
  );
end $$;

create function private.get_daily() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'UTC')::date;
  shown_days constant int := 7;
  app public.apps;
begin
  select * into app from public.apps where id = private.class_of_day(today);
  if not found then return null; end if;
  return jsonb_build_object(
    'day', today, 'ends_at', (today + 1)::timestamp at time zone 'UTC', 'app_id', app.id, 'title', app.title, 'tagline', app.tagline,
    'unit', app.score_unit, 'spine', app.spine,
    'players', (select count(*) from (
      select from private.standings s where s.board = 'daily/' || app.id and s.period = 'day:' || today limit 1000
    ) as counted),
    -- The replay of a day opens half an hour after its end.
    'replays_from', private.day_is_told_at(today - 1),
    'winners', coalesce((
      select jsonb_agg(won.winner order by won.day desc) from (
        select d as day, private.daily_winner(a.id, d) as winner from public.apps a cross join unnest(a.daily_days) as d
        where d < today and d >= today - shown_days and a.listed
      ) as won where won.winner is not null
    ), '[]')
  );
end $$;

-- The class of the day, when it ends, and the winners of the last days. The same for everybody.
create function public.get_daily() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_daily(); end $$;

create function private.get_my_days(since date) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (private.now() at time zone 'UTC')::date;
  most_days constant int := 62;
  caller uuid := auth.uid();
  first_day date := greatest(coalesce(since, today - 6), today - most_days);
begin
  if caller is null or not private.may_act() then
    raise insufficient_privilege using message = 'You cannot see your days now: your account is suspended, or your second factor is missing.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'day', played.day, 'app_id', played.app_id, 'score', played.score, 'runs', played.runs,
      'is_class_of_day', played.app_id = private.class_of_day(played.day),
      'rank', private.rank_on(caller, 'daily/' || played.app_id, 'day:' || played.day)
    ) order by played.day desc, played.app_id) from (
      select (r.started_at at time zone 'UTC')::date as day, r.app_id, count(*) as runs,
        case a.score_order when 'asc' then min(r.score) else max(r.score) end as score
      from public.game_runs r join public.leaderboard_submissions s on s.run_id = r.id join public.apps a on a.id = r.app_id
      where r.user_id = caller and r.mode = 'daily' and r.status = 'accepted' and s.status = 'verified' and a.listed
        and r.started_at >= first_day::timestamp at time zone 'UTC'
      group by 1, r.app_id, a.score_order
    ) as played
  ), '[]');
end $$;

-- The days on which the caller played a daily challenge, with score and rank; of the last week, or since a date.
create function public.get_my_days(since date default null) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_days(since); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.get_daily() to anon, authenticated;
grant execute on function private.get_my_days(date) to authenticated;
revoke execute on function public.get_daily(), public.get_my_days(date) from public, anon, authenticated;
grant execute on function public.get_daily() to anon, authenticated;
grant execute on function public.get_my_days(date) to authenticated;
