-- Reading clips, likes, and the best clips of a week.

create table public.clip_likes (
  clip_id uuid references public.clips (id) on delete cascade,
  user_id uuid references public.my_users (user_id) on delete cascade,
  created_at timestamptz not null,
  primary key (clip_id, user_id)
);
create index clip_likes_by_player on public.clip_likes (user_id);
create index clip_likes_by_time on public.clip_likes (created_at);
comment on table public.clip_likes is
  'Kept about a person: which clips they like. Why: one like per account. How long: until they take it back, or the clip or the account is deleted.';
alter table public.clip_likes enable row level security;
create policy "players see their own likes" on public.clip_likes for select to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on public.clip_likes as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.clip_likes from anon, authenticated;
grant select on public.clip_likes to authenticated;

create table private.clip_notes (
  clip_id uuid references public.clips (id) on delete cascade,
  user_id uuid references public.my_users (user_id) on delete cascade,
  kind text check (kind in ('watched', 'taken_over')),
  noted_at timestamptz not null,
  primary key (clip_id, user_id, kind)
);
create index clip_notes_by_player on private.clip_notes (user_id);
create index clip_notes_by_time on private.clip_notes (noted_at);
comment on table private.clip_notes is
  'Kept about a person: which clips they watched to the end or took over from. Why: each account counts once. How long: until the clip or the account is deleted.';
alter table private.clip_notes enable row level security;

create table private.best_clips (
  -- The Monday on which the week began.
  week date,
  place int check (place between 1 and 5),
  clip_id uuid not null unique references public.clips (id) on delete cascade,
  primary key (week, place)
);
comment on table private.best_clips is
  'The best clips of each week. Nothing about a person beyond the clip; kept as long as the clip.';
alter table private.best_clips enable row level security;

create function private.clip_card(clip public.clips) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', clip.id, 'app_id', clip.app_id, 'app_title', a.title, 'title', clip.title, 'tall', clip.tall,
      'from_frame', clip.from_frame, 'to_frame', clip.to_frame, 'poster', clip.poster, 'maker', u.username,
      'score', s.score, 'unit', a.score_unit, 'is_current', coalesce(r.sim_version = a.sim_version, false),
      'likes', private.clip_likes_shown(clip.id), 'published_at', clip.published_at
    )
    from public.leaderboard_submissions s
    join public.game_runs r on r.id = s.run_id
    join public.apps a on a.id = s.app_id
    left join public.my_users u on u.user_id = clip.user_id
    where s.id = clip.submission_id
  );
end $$;

-- A clip with all that is needed to play it. The log ends at to_frame, so it tells nothing of the rest of the run.
create function private.clip_payload(clip public.clips, viewer uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.clip_card(clip) || (
    select jsonb_build_object(
      'entry', a.entry, 'captions', clip.captions, 'poster_frame', clip.poster_frame, 'sim_version', r.sim_version,
      'submission_id', clip.submission_id, 'seed', r.seed, 'log', private.cut_log(r.log, clip.log_bytes), 'frames', clip.to_frame,
      'is_mine', coalesce(clip.user_id = viewer, false),
      'is_liked', exists (select from public.clip_likes l where l.clip_id = clip.id and l.user_id = viewer), 'status', clip.status
    )
    from public.leaderboard_submissions s
    join public.game_runs r on r.id = s.run_id
    join public.apps a on a.id = s.app_id
    where s.id = clip.submission_id
  );
end $$;

create function private.get_clip(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  viewer uuid := auth.uid();
  clip public.clips;
  is_seen boolean;
begin
  select * into clip from public.clips where id = which;
  is_seen := clip.id is not null and (
    private.clip_is_shown(clip)
    or (
      viewer is not null and private.may_act() and private.clip_is_playable(clip)
      and (clip.user_id = viewer or (clip.status = 'in_review' and private.has_role('moderator')))
    )
  );
  if not is_seen then
    raise sqlstate 'PT404' using message = 'There is no such clip.';
  end if;
  return private.clip_payload(clip, viewer);
end $$;

-- A clip and the part of the replay that it shows. For everybody once it is published; before that for its maker, and
-- for moderators while it is in review.
create function public.get_clip(clip_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_clip(clip_id); end $$;

-- Cards of those of the given clips that everybody sees, at most `most`, in the given order.
create function private.shown_cards(ids uuid[], most int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(private.clip_card(found.clip) order by found.place) from (
      select c as clip, wanted.place from unnest(ids) with ordinality as wanted (id, place) join public.clips c on c.id = wanted.id
      where private.clip_is_shown(c) order by wanted.place limit most
    ) as found
  ), '[]');
end $$;

create function private.get_clips(app text, before timestamptz, maker text, sort text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant int := 24;
  -- The most liked of the newest, so that the time it takes does not grow with the site.
  newest constant int := 500;
  day_ago timestamptz := private.now() - interval '1 day';
  wanted_maker uuid := (select user_id from public.my_users where username = maker);
  ids uuid[];
  cards jsonb := '[]';
  oldest timestamptz := before;
begin
  if coalesce(sort, 'new') not in ('new', 'liked') then
    raise sqlstate 'PT400' using message = 'Clips are sorted by new or liked.';
  end if;
  if sort = 'liked' then
    ids := array(
      select recent.id from (
        select c.id, c.published_at from public.clips c
        where c.status = 'published' and (app is null or c.app_id = app) and (maker is null or c.user_id = wanted_maker)
        order by c.published_at desc limit newest
      ) as recent
      left join public.clip_likes l on l.clip_id = recent.id
      left join public.my_users u on u.user_id = l.user_id and u.created_at <= day_ago
      group by recent.id, recent.published_at
      -- Numbers under five do not change the order, because they are not shown.
      order by case when count(u.user_id) >= 5 then count(u.user_id) else 0 end desc, recent.published_at desc
    );
    return jsonb_build_object('clips', private.shown_cards(ids, page), 'next', null);
  end if;
  -- Clips that are not shown leave gaps, so a page may need more than one query. It asks for one clip more than a page,
  -- to know whether there is another page.
  for look in 1..4 loop
    select array_agg(c.id order by c.published_at desc), min(c.published_at) into ids, oldest from (
      select p.id, p.published_at from public.clips p
      where p.status = 'published' and (app is null or p.app_id = app) and (maker is null or p.user_id = wanted_maker)
        and (oldest is null or p.published_at < oldest)
      order by p.published_at desc limit page + 1
    ) as c;
    exit when ids is null;
    cards := cards || private.shown_cards(ids, page + 1 - jsonb_array_length(cards));
    exit when cardinality(ids) <= page or jsonb_array_length(cards) > page;
  end loop;
  if jsonb_array_length(cards) > page then
    return jsonb_build_object('clips', cards - page, 'next', cards -> (page - 1) -> 'published_at');
  end if;
  return jsonb_build_object('clips', cards, 'next', case when cardinality(ids) > page then oldest end);
end $$;

-- A page of published clips: of all, of a class or of a maker, newest or most liked first. `next` is the `before` of the
-- next page.
create function public.get_clips(
  app text default null, before timestamptz default null, maker text default null, sort text default 'new'
) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_clips(app, before, maker, sort); end $$;

create function private.get_my_clips() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  return coalesce((
    select jsonb_agg(private.clip_row(c) order by c.created_at desc) from public.clips c where c.user_id = auth.uid()
  ), '[]');
end $$;

-- All clips of the caller, newest first.
create function public.get_my_clips() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_clips(); end $$;

create function private.get_my_runs(before timestamptz, app text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant int := 24;
  caller uuid := auth.uid();
  runs jsonb;
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  select coalesce(jsonb_agg(jsonb_build_object(
    'submission_id', found.submission_id, 'app_id', found.app_id, 'title', found.title, 'score', found.score, 'unit', found.score_unit,
    'frames', (found.run).frames, 'mode', (found.run).mode, 'sim_version', (found.run).sim_version, 'is_current', found.is_current,
    'is_clippable', found.objection is null, 'why_not', found.objection, 'played_at', found.created_at,
    'clips', (select count(*) from public.clips c where c.submission_id = found.submission_id)
  ) order by found.created_at desc), '[]') into runs
  from (
    select s.id as submission_id, s.app_id, a.title, s.score, a.score_unit, s.created_at, r as run,
      coalesce(r.sim_version = a.sim_version, false) as is_current, private.clip_objection(r, a.listed) as objection
    from public.leaderboard_submissions s
    join public.game_runs r on r.id = s.run_id
    join public.apps a on a.id = s.app_id
    where s.user_id = caller and s.status = 'verified' and r.log is not null
      and (app is null or s.app_id = app) and (before is null or s.created_at < before)
    order by s.created_at desc limit page
  ) as found;
  return jsonb_build_object(
    'runs', runs, 'next', case when jsonb_array_length(runs) = page then runs -> (page - 1) -> 'played_at' end
  );
end $$;

-- A page of the caller's verified runs whose inputs are kept, newest first. `next` is the `before` of the next page.
create function public.get_my_runs(before timestamptz default null, app text default null) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_runs(before, app); end $$;

-- Returns a clip that everybody sees, or refuses.
create function private.shown_clip(which uuid) returns public.clips
language plpgsql stable security definer set search_path = '' as $$
declare
  clip public.clips;
begin
  select * into clip from public.clips where id = which;
  if clip.id is null or not private.clip_is_shown(clip) then
    raise sqlstate 'PT404' using message = 'There is no such clip.';
  end if;
  return clip;
end $$;

create function private.like_clip(which uuid, liked boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  clip public.clips;
begin
  if liked then
    clip := private.shown_clip(which);
    if clip.user_id = wallet.user_id then
      raise sqlstate 'PT400' using message = 'This is your own clip.';
    end if;
    perform private.spend(wallet.user_id, 'clip-likes');
    insert into public.clip_likes (clip_id, user_id, created_at) values (which, wallet.user_id, private.now()) on conflict do nothing;
  else
    -- A like can be taken back even if the clip is not shown any more.
    delete from public.clip_likes where clip_id = which and user_id = wallet.user_id;
  end if;
  return jsonb_build_object('likes', private.clip_likes_shown(which), 'is_liked', coalesce(liked, false));
end $$;

-- Likes a clip, or takes the like back.
create function public.like_clip(clip_id uuid, liked boolean) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.like_clip(clip_id, liked); end $$;

create function private.note_clip(which uuid, what text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  clip public.clips;
begin
  if what is null or what not in ('watched', 'taken_over') then
    raise sqlstate 'PT400' using message = 'A clip is watched or taken_over.';
  end if;
  clip := private.shown_clip(which);
  -- Nothing is stored for a new account, so that it can still count when it is older.
  if clip.user_id = wallet.user_id or exists (
    select from public.my_users where user_id = wallet.user_id and created_at > at - interval '1 day'
  ) then
    return jsonb_build_object('is_counted', false);
  end if;
  perform private.spend(wallet.user_id, 'clip-likes');
  insert into private.clip_notes (clip_id, user_id, kind, noted_at) values (which, wallet.user_id, what, at) on conflict do nothing;
  if not found then return jsonb_build_object('is_counted', false); end if;
  update public.clips set
    watched = watched + case what when 'watched' then 1 else 0 end, taken_over = taken_over + case what when 'taken_over' then 1 else 0 end
  where id = which;
  return jsonb_build_object('is_counted', true);
end $$;

-- Counts that the caller watched a clip to the end or took over from it: once per account, and not for a new account.
create function public.note_clip(clip_id uuid, kind text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.note_clip(clip_id, kind); end $$;

-- The Monday of the last finished week (UTC).
create function private.last_week(at timestamptz) returns date
language plpgsql immutable set search_path = '' as $$
begin
  return date_trunc('week', at at time zone 'UTC')::date - 7;
end $$;

-- Chooses the best clips of the last finished week: at most five, one per maker and per class, and each clip only once
-- ever. Only reactions of accounts that were older than a day count.
create function private.choose_best_clips(at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
declare
  chosen_week date := private.last_week(at);
  begins timestamptz := chosen_week::timestamp at time zone 'UTC';
  best record;
begin
  if exists (select from private.best_clips where week = chosen_week) then return; end if;
  for best in
    with reactions as (
      select l.clip_id, l.user_id, l.created_at as reacted_at, 1 as points from public.clip_likes l
      where l.created_at >= begins and l.created_at < begins + interval '7 days'
      union all
      select n.clip_id, n.user_id, n.noted_at, case n.kind when 'taken_over' then 3 else 2 end from private.clip_notes n
      where n.noted_at >= begins and n.noted_at < begins + interval '7 days'
    ), scored as (
      select r.clip_id, sum(r.points) as points from reactions r join public.my_users u on u.user_id = r.user_id
      where u.created_at <= r.reacted_at - interval '1 day' group by r.clip_id
    ), best_of_maker as (
      select distinct on (c.user_id) c.id, c.app_id, s.points, c.published_at
      from scored s join public.clips c on c.id = s.clip_id
      where private.clip_is_shown(c) and not exists (select from private.best_clips b where b.clip_id = c.id)
      order by c.user_id, s.points desc, c.published_at, c.id
    ), best_of_class as (
      select distinct on (app_id) id, points, published_at from best_of_maker order by app_id, points desc, published_at, id
    ), chosen as (
      insert into private.best_clips (week, place, clip_id)
      select chosen_week, row_number() over (order by points desc, published_at, id), id from best_of_class
      order by points desc, published_at, id limit 5
      -- Another process may have chosen the same ones at the same time.
      on conflict do nothing returning clip_id
    )
    select c.id, c.user_id, c.title from chosen join public.clips c on c.id = chosen.clip_id
  loop
    perform private.notify(
      best.user_id, 'clip', format('Your clip “%s” is one of the best of the week.', best.title), '/yt?clip=' || best.id
    );
  end loop;
end $$;

create function private.get_best_clips() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.shown_cards(
    array(select clip_id from private.best_clips where week = private.last_week(private.now()) order by place), 5
  );
end $$;

-- The best clips of the last finished week, at most five.
create function public.get_best_clips() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_best_clips(); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.get_clip(uuid), private.get_clips(text, timestamptz, text, text), private.get_best_clips() to anon, authenticated;
grant execute on function
  private.get_my_clips(), private.get_my_runs(timestamptz, text), private.like_clip(uuid, boolean), private.note_clip(uuid, text)
  to authenticated;
revoke execute on function
  public.get_clip(uuid), public.get_clips(text, timestamptz, text, text), public.get_best_clips(), public.get_my_clips(),
  public.get_my_runs(timestamptz, text), public.like_clip(uuid, boolean), public.note_clip(uuid, text)
  from public, anon, authenticated;
grant execute on function
  public.get_clip(uuid), public.get_clips(text, timestamptz, text, text), public.get_best_clips() to anon, authenticated;
grant execute on function
  public.get_my_clips(), public.get_my_runs(timestamptz, text), public.like_clip(uuid, boolean), public.note_clip(uuid, text)
  to authenticated;
