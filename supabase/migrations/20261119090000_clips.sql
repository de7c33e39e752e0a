-- Clips: parts of verified runs. A clip is a row, not a video: the viewer's browser replays the run and shows the frames
-- from..to. A moderator publishes it.

create table public.clips (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  submission_id uuid not null references public.leaderboard_submissions (id) on delete cascade,
  app_id text not null references public.apps (id) on delete cascade,
  -- Frames of the run, 60 a second.
  from_frame int not null check (from_frame >= 0),
  to_frame int not null,
  title text not null check (length(title) between 1 and 80),
  -- At most three, [{from, to, text}], in frames of the run.
  captions jsonb not null default '[]' check (jsonb_typeof(captions) = 'array' and jsonb_array_length(captions) <= 3),
  tall boolean not null default false,
  poster_frame int not null,
  -- The poster's file name in the bucket clip_posters, drawn by the reviewer's browser. Null: the class's cover is shown.
  poster text check (poster ~ '^[0-9a-f-]{36}\.webp$'),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'rejected')),
  reason text check (length(reason) <= 500),
  -- How many bytes of the run's log are shown: the inputs before to_frame.
  log_bytes int not null check (log_bytes >= 0),
  -- Accounts that watched it to the end, and that took over from it.
  watched int not null default 0 check (watched >= 0),
  taken_over int not null default 0 check (taken_over >= 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  published_at timestamptz,
  constraint clips_length check (to_frame - from_frame between 180 and 3600),
  constraint clips_poster_frame check (poster_frame between from_frame and to_frame),
  constraint clips_published check ((status = 'published') = (published_at is not null))
);
create index clips_by_player on public.clips (user_id, created_at desc);
create index clips_by_submission on public.clips (submission_id);
create index clips_by_app on public.clips (app_id, published_at desc);
create index clips_published on public.clips (published_at desc) where status = 'published';
create index clips_in_review on public.clips (submitted_at) where status = 'in_review';
comment on table public.clips is
  'Kept about a person: the clips they made of their runs, with title and captions. Why: clips, which they publish if they want to. How long: until they delete it or the account is deleted.';

alter table public.clips enable row level security;
-- Everybody else reads clips through get_clip and get_clips, which check the maker, the class and the day each time.
create policy "players see their own clips, moderators all" on public.clips for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('moderator')));
create policy "only players in good standing" on public.clips as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.clips from anon, authenticated;
grant select (
  id, user_id, submission_id, app_id, from_frame, to_frame, title, captions, tall, poster_frame, poster, status, reason, watched,
  taken_over, created_at, updated_at, submitted_at, published_at
) on public.clips to authenticated;

insert into private.write_limits (bucket, burst, every, sentence) values
  ('clips', 30, '48 minutes', 'You can make 30 clips a day.'),
  ('clip-changes', 60, '10 seconds', 'You are changing clips very often.'),
  ('clip-likes', 200, '5 seconds', 'You are liking clips very often.');

-- A text as an id, or null if it is none.
create function private.as_id(given text) returns uuid
language plpgsql immutable set search_path = '' as $$
begin
  return case when given ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' then given::uuid end;
end $$;

-- The number of bytes of a log that have the inputs before a frame. A log is pairs of numbers in base 128, low digits
-- first: the frames since the last pair times two, plus the kind, and a value. What is held at the cut stays held.
create function private.log_bytes_before(log text, frame int) returns int
language plpgsql immutable set search_path = '' as $$
declare
  bytes bytea := decode(log, 'base64');
  size int := length(bytes);
  at int := 0;
  kept int := 0;
  reached bigint := 0;
  head bigint;
  shift int;
  byte int;
begin
  while at < size loop
    head := 0;
    shift := 0;
    loop
      if at >= size or shift > 28 then return kept; end if;
      byte := get_byte(bytes, at);
      at := at + 1;
      head := head + ((byte & 127)::bigint << shift);
      exit when byte < 128;
      shift := shift + 7;
    end loop;
    reached := reached + (head >> 1);
    if reached >= frame then return kept; end if;
    loop
      if at >= size then return kept; end if;
      byte := get_byte(bytes, at);
      at := at + 1;
      exit when byte < 128;
    end loop;
    kept := at;
  end loop;
  return kept;
end $$;

-- The first bytes of a log, in base64 again.
create function private.cut_log(log text, bytes int) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return replace(encode(substring(decode(log, 'base64') from 1 for bytes), 'base64'), E'\n', '');
end $$;

-- Whether the seed of a run may be told: always, except for a daily run before its day is over.
create function private.seed_is_told(run public.game_runs) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return run.mode <> 'daily' or private.day_is_told_at((run.started_at at time zone 'UTC')::date) <= private.now();
end $$;

-- Why no clip can be made of a run; null if one can.
create function private.clip_objection(run public.game_runs, is_listed boolean) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when run.status <> 'accepted' or run.log is null then 'The inputs of this run are not kept any more.'
    when not is_listed then 'This class is not listed.'
    when coalesce(run.frames, 0) < 180 then 'This run is shorter than 3 seconds.'
    when not private.seed_is_told(run) then 'A run of the day can be shown when the day is over.'
  end;
end $$;

-- A text on one line that passes the filter. `what` names it in a refusal.
create function private.clip_text(said text, most int, what text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := btrim(regexp_replace(private.plain_text(coalesce(said, '')), '\s+', ' ', 'g'));
begin
  if length(plain) not between 1 and most then
    raise sqlstate 'PT400' using message = format('%s has 1 to %s characters.', what, most);
  end if;
  perform private.check_text(plain);
  return plain;
end $$;

-- Captions in order of time, with nothing else in them.
create function private.clip_captions(given jsonb, from_frame int, to_frame int) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caption jsonb;
  kept jsonb := '[]';
begin
  if jsonb_typeof(coalesce(given, '[]')) <> 'array' or jsonb_array_length(coalesce(given, '[]')) > 3 then
    raise sqlstate 'PT400' using message = 'A clip has at most 3 captions.';
  end if;
  for caption in select value from jsonb_array_elements(coalesce(given, '[]')) loop
    -- One after the other: PostgreSQL may evaluate the parts of a condition in any order.
    if jsonb_typeof(caption) <> 'object' or coalesce(caption ->> 'from', '') !~ '^[0-9]{1,5}$' or coalesce(caption ->> 'to', '') !~ '^[0-9]{1,5}$' then
      raise sqlstate 'PT400' using message = 'A caption has a text and the frames from and to which it is shown.';
    end if;
    if (caption ->> 'from')::int < from_frame or (caption ->> 'to')::int > to_frame or (caption ->> 'from')::int >= (caption ->> 'to')::int then
      raise sqlstate 'PT400' using message = 'A caption is shown within its clip.';
    end if;
    kept := kept || jsonb_build_object(
      'from', (caption ->> 'from')::int, 'to', (caption ->> 'to')::int, 'text', private.clip_text(caption ->> 'text', 60, 'A caption')
    );
  end loop;
  return coalesce((select jsonb_agg(c.value order by (c.value ->> 'from')::int) from jsonb_array_elements(kept) as c), '[]');
end $$;

-- Checks the fields of a clip and returns them as a row. The caller fills in the maker and the times.
create function private.judge_clip(
  maker uuid, submission uuid, from_frame int, to_frame int, title text, captions jsonb, tall boolean, poster_frame int
) returns public.clips
language plpgsql stable security definer set search_path = '' as $$
declare
  made public.clips;
  run public.game_runs;
  is_listed boolean;
  objection text;
begin
  select s.app_id, a.listed into made.app_id, is_listed
  from public.leaderboard_submissions s join public.apps a on a.id = s.app_id
  where s.id = submission and s.user_id = maker and s.status = 'verified';
  if not found then
    raise sqlstate 'PT404' using message = 'Clips are made of your own verified runs. There is no such run.';
  end if;
  select r.* into run from public.game_runs r join public.leaderboard_submissions s on s.run_id = r.id where s.id = submission;
  objection := private.clip_objection(run, is_listed);
  if objection is not null then
    raise sqlstate 'PT409' using message = objection;
  end if;
  if from_frame is null or to_frame is null or from_frame < 0 or to_frame > run.frames then
    raise sqlstate 'PT400' using message = 'A clip begins and ends within its run.';
  end if;
  if to_frame - from_frame not between 180 and 3600 then
    raise sqlstate 'PT400' using message = 'A clip has 3 to 60 seconds.';
  end if;
  made.submission_id := submission;
  made.from_frame := from_frame;
  made.to_frame := to_frame;
  made.title := private.clip_text(title, 80, 'A title');
  made.captions := private.clip_captions(captions, from_frame, to_frame);
  made.tall := coalesce(tall, false);
  made.poster_frame := coalesce(poster_frame, from_frame + (to_frame - from_frame) / 2);
  if made.poster_frame not between from_frame and to_frame then
    raise sqlstate 'PT400' using message = 'The poster is a frame of the clip.';
  end if;
  made.log_bytes := private.log_bytes_before(run.log, to_frame);
  return made;
end $$;

-- The number of likes: of accounts older than a day. Null under five, so that nobody can tell who liked it.
create function private.clip_likes_shown(clip uuid) returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  fewest_shown constant int := 5;
  day_ago timestamptz := private.now() - interval '1 day';
  counted int := (
    select count(*) from public.clip_likes l join public.my_users u on u.user_id = l.user_id
    where l.clip_id = clip and u.created_at <= day_ago
  );
begin
  return case when counted >= fewest_shown then counted end;
end $$;

-- Whether anybody can play a clip at all: the class is listed, the run is still verified, and its seed may be told.
create function private.clip_is_playable(clip public.clips) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from public.leaderboard_submissions s
    join public.game_runs r on r.id = s.run_id
    join public.apps a on a.id = s.app_id
    where s.id = clip.submission_id and s.status = 'verified' and a.listed and r.status = 'accepted' and r.log is not null
      and private.seed_is_told(r)
  );
end $$;

-- Whether everybody sees a clip. Asked at every read, because all of it can change after the clip was published.
create function private.clip_is_shown(clip public.clips) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return clip.status = 'published' and private.clip_is_playable(clip)
    and not private.is_banned(clip.user_id) and not private.is_child(clip.user_id);
end $$;

-- A clip as its maker sees it.
create function private.clip_row(clip public.clips) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', clip.id, 'submission_id', clip.submission_id, 'app_id', clip.app_id, 'app_title', a.title,
      'from_frame', clip.from_frame, 'to_frame', clip.to_frame, 'title', clip.title, 'captions', clip.captions, 'tall', clip.tall,
      'poster_frame', clip.poster_frame, 'poster', clip.poster, 'status', clip.status, 'reason', clip.reason,
      'created_at', clip.created_at, 'updated_at', clip.updated_at, 'published_at', clip.published_at,
      'watched', clip.watched, 'taken_over', clip.taken_over, 'likes', private.clip_likes_shown(clip.id),
      'score', s.score, 'unit', a.score_unit, 'is_current', coalesce(r.sim_version = a.sim_version, false),
      'is_playable', private.clip_is_playable(clip)
    )
    from public.leaderboard_submissions s
    join public.game_runs r on r.id = s.run_id
    join public.apps a on a.id = s.app_id
    where s.id = clip.submission_id
  );
end $$;

-- Returns a clip of the player, locked, or refuses.
create function private.own_clip(player uuid, which uuid) returns public.clips
language plpgsql security definer set search_path = '' as $$
declare
  clip public.clips;
begin
  select * into clip from public.clips where id = which and user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such clip of yours.';
  end if;
  return clip;
end $$;

create function private.make_clip(
  submission uuid, from_frame int, to_frame int, title text, captions jsonb, tall boolean, poster_frame int
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  most constant int := 100;
  made public.clips := private.judge_clip(wallet.user_id, submission, from_frame, to_frame, title, captions, tall, poster_frame);
begin
  if (select count(*) from public.clips where user_id = wallet.user_id) >= most then
    raise sqlstate 'PT409' using message = format('You can have %s clips. Delete one first.', most);
  end if;
  perform private.spend(wallet.user_id, 'clips');
  insert into public.clips (
    user_id, submission_id, app_id, from_frame, to_frame, title, captions, tall, poster_frame, log_bytes, created_at, updated_at
  ) values (
    wallet.user_id, made.submission_id, made.app_id, made.from_frame, made.to_frame, made.title, made.captions, made.tall,
    made.poster_frame, made.log_bytes, at, at
  ) returning * into made;
  return private.clip_row(made);
end $$;

-- Makes a clip of one of the caller's verified runs. It is a draft until submit_clip.
create function public.make_clip(
  submission_id uuid, from_frame int, to_frame int, title text, captions jsonb default '[]', tall boolean default false,
  poster_frame int default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.make_clip(submission_id, from_frame, to_frame, title, captions, tall, poster_frame);
end $$;

create function private.change_clip(
  which uuid, submission uuid, from_frame int, to_frame int, title text, captions jsonb, tall boolean, poster_frame int
) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  clip public.clips := private.own_clip(wallet.user_id, which);
  made public.clips := private.judge_clip(
    wallet.user_id, coalesce(submission, clip.submission_id), from_frame, to_frame, title, captions, tall, poster_frame
  );
begin
  perform private.spend(wallet.user_id, 'clip-changes');
  -- What was reviewed has changed, so it must be reviewed again, with a new poster.
  update public.clips c set
    submission_id = made.submission_id, app_id = made.app_id, from_frame = made.from_frame, to_frame = made.to_frame,
    title = made.title, captions = made.captions, tall = made.tall, poster_frame = made.poster_frame, log_bytes = made.log_bytes,
    status = 'draft', reason = null, poster = null, submitted_at = null, published_at = null, updated_at = private.now()
  where c.id = which returning * into clip;
  return private.clip_row(clip);
end $$;

-- Changes a clip. A clip that was published or in review is a draft again.
create function public.change_clip(
  clip_id uuid, from_frame int, to_frame int, title text, captions jsonb default '[]', tall boolean default false,
  poster_frame int default null, submission_id uuid default null
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.change_clip(clip_id, submission_id, from_frame, to_frame, title, captions, tall, poster_frame);
end $$;

create function private.delete_clip(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  clip public.clips := private.own_clip(wallet.user_id, which);
begin
  delete from public.clips where id = which;
  return jsonb_build_object('id', which);
end $$;

-- Deletes a clip of the caller.
create function public.delete_clip(clip_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.delete_clip(clip_id); end $$;

create function private.submit_clip(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  clip public.clips := private.own_clip(wallet.user_id, which);
  most_waiting constant int := 10;
  at timestamptz := private.now();
begin
  if private.is_child(wallet.user_id) then
    raise sqlstate 'PT403' using
      message = case when exists (select from public.my_users where user_id = wallet.user_id and age_band is null)
        then 'Tell us your age group in the settings first. You can keep and export this clip.'
        else 'You can keep and export this clip. Publishing is for older players.' end,
      hint = 'child';
  end if;
  if clip.status = 'in_review' or clip.status = 'published' then
    raise sqlstate 'PT409' using message = case clip.status
      when 'published' then 'This clip is published already.' else 'This clip is in review already.' end;
  end if;
  if not private.clip_is_playable(clip) then
    raise sqlstate 'PT409' using message = 'This clip cannot be shown any more.';
  end if;
  if (select count(*) from public.clips where user_id = wallet.user_id and status = 'in_review') >= most_waiting then
    raise sqlstate 'PT429' using message = format('%s of your clips wait for a moderator. Try again when they have been reviewed.', most_waiting);
  end if;
  perform private.spend(wallet.user_id, 'clip-changes');
  update public.clips set status = 'in_review', reason = null, submitted_at = at, updated_at = at where id = which returning * into clip;
  return private.clip_row(clip);
end $$;

-- Asks moderators to publish a clip, with the maker's name. Not for children.
create function public.submit_clip(clip_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.submit_clip(clip_id); end $$;

create function private.withdraw_clip(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  clip public.clips := private.own_clip(wallet.user_id, which);
begin
  if clip.status not in ('in_review', 'published') then
    raise sqlstate 'PT409' using message = 'This clip is not published.';
  end if;
  update public.clips
  set status = 'draft', poster = null, submitted_at = null, published_at = null, updated_at = private.now()
  where id = which returning * into clip;
  return private.clip_row(clip);
end $$;

-- Takes a clip back, from the site or from review. It is a draft again.
create function public.withdraw_clip(clip_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.withdraw_clip(clip_id); end $$;

-- Deletes input logs of old runs. Keeps a player's last twenty per class, those on a board, and those that a clip shows.
create or replace function private.forget_logs(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.game_runs r set log = null
  where r.id in (
    select id from public.game_runs where user_id = player and app_id = app and log is not null order by submitted_at desc offset 20
  ) and r.status in ('accepted', 'rejected') and not exists (
    select from public.leaderboard_submissions s join private.standings t on t.submission_id = s.id
    where s.run_id = r.id and t.user_id = player and t.board in ('scores/' || app, 'daily/' || app)
  ) and not exists (
    select from public.leaderboard_submissions s join public.clips c on c.submission_id = s.id where s.run_id = r.id
  );
end $$;
comment on table public.game_runs is
  'Kept about a person: their runs, with what they pressed. Why: the server replays them before they count, and others can watch. How long: abandoned runs 8 days, inputs as long as a run is on a board, in a clip or among the last twenty, the rest until the account is deleted.';

revoke execute on all functions in schema private from public;
grant execute on function
  private.make_clip(uuid, int, int, text, jsonb, boolean, int), private.change_clip(uuid, uuid, int, int, text, jsonb, boolean, int),
  private.delete_clip(uuid), private.submit_clip(uuid), private.withdraw_clip(uuid)
  to authenticated;
revoke execute on function
  public.make_clip(uuid, int, int, text, jsonb, boolean, int), public.change_clip(uuid, int, int, text, jsonb, boolean, int, uuid),
  public.delete_clip(uuid), public.submit_clip(uuid), public.withdraw_clip(uuid)
  from public, anon, authenticated;
grant execute on function
  public.make_clip(uuid, int, int, text, jsonb, boolean, int), public.change_clip(uuid, int, int, text, jsonb, boolean, int, uuid),
  public.delete_clip(uuid), public.submit_clip(uuid), public.withdraw_clip(uuid)
  to authenticated;
