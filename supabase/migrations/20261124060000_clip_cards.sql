-- A page of clips reads each table once: it used to read run, class and maker twice for every card, and the likes again.

-- Whether a run's seed may be told. Takes columns and no row, because a whole row would load the run's log.
create function private.seed_is_told(mode text, started_at timestamptz) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return mode <> 'daily' or private.day_is_told_at((started_at at time zone 'UTC')::date) <= private.now();
end $$;

create or replace function private.seed_is_told(run public.game_runs) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.seed_is_told(run.mode, run.started_at);
end $$;

-- The runs that anybody can watch: the class is listed, the run is still verified, and its seed may be told.
create view private.playable_runs as
  select s.id as submission_id, a.title as app_title, s.score, a.score_unit as unit,
    coalesce(r.sim_version = a.sim_version, false) as is_current
  from public.leaderboard_submissions s
  join public.game_runs r on r.id = s.run_id
  join public.apps a on a.id = s.app_id
  where s.status = 'verified' and a.listed and r.status = 'accepted' and r.log is not null
    and private.seed_is_told(r.mode, r.started_at);
revoke all on private.playable_runs from public, anon, authenticated;

create or replace function private.clip_is_playable(clip public.clips) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from private.playable_runs p where p.submission_id = clip.submission_id);
end $$;

-- Whether others see what a player publishes.
create function private.may_be_public(maker public.my_users) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_banned(maker.user_id) and not coalesce(private.is_child_group(maker.age_band), true);
end $$;

create or replace function private.clip_is_shown(clip public.clips) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return clip.status = 'published' and private.clip_is_playable(clip)
    and exists (select from public.my_users u where u.user_id = clip.user_id and private.may_be_public(u));
end $$;

-- A card from rows that are read already.
create function private.clip_card_of(
  clip public.clips, app_title text, score bigint, unit text, is_current boolean, maker text
) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', clip.id, 'app_id', clip.app_id, 'app_title', app_title, 'title', clip.title, 'tall', clip.tall,
    'from_frame', clip.from_frame, 'to_frame', clip.to_frame, 'poster', clip.poster, 'maker', maker,
    'score', score, 'unit', unit, 'is_current', is_current, 'likes', nullif(clip.liked, 0), 'published_at', clip.published_at
  );
end $$;

create or replace function private.clip_card(clip public.clips) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.clip_card_of(clip, a.title, s.score, a.score_unit, coalesce(r.sim_version = a.sim_version, false), u.username)
    from public.leaderboard_submissions s
    join public.game_runs r on r.id = s.run_id
    join public.apps a on a.id = s.app_id
    left join public.my_users u on u.user_id = clip.user_id
    where s.id = clip.submission_id
  );
end $$;

create or replace function private.shown_cards(ids uuid[], most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(found.card order by found.place) from (
      select private.clip_card_of(c, p.app_title, p.score, p.unit, p.is_current, u.username) as card, wanted.place
      from unnest(ids) with ordinality as wanted (id, place)
      join public.clips c on c.id = wanted.id
      join private.playable_runs p on p.submission_id = c.submission_id
      join public.my_users u on u.user_id = c.user_id
      where c.status = 'published' and private.may_be_public(u) order by wanted.place limit most
    ) as found
  ), '[]');
end $$;

revoke execute on all functions in schema private from public;
