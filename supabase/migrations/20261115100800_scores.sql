-- High scores, with the runs and screenshots that prove them. A score is hidden until its screenshot or replay is
-- accepted. The functions for runs are in the next migration.

alter table public.apps
  add column score_order text not null default 'desc' check (score_order in ('desc', 'asc')),
  add column score_unit text not null default 'points' check (length(score_unit) between 1 and 20),
  add column score_min bigint not null default 0,
  add column score_max bigint not null default 1000000000,
  add constraint apps_score_range check (score_min <= score_max and score_max <= 1000000000000);

create table public.game_runs (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  app_id text not null references public.apps (id) on delete cascade,
  mode text not null check (mode in ('ranked', 'offline', 'daily')),
  -- The rules version the run was started with; later versions do not apply to it.
  sim_version text check (sim_version ~ '^[0-9a-f]{16}$'),
  -- 128 random bits, unknown to players before the run (or the day of a daily run) starts.
  seed text not null check (seed ~ '^[0-9a-f]{32}$'),
  status text not null default 'open' check (status in ('open', 'submitted', 'accepted', 'rejected', 'abandoned')),
  started_at timestamptz not null,
  expires_at timestamptz not null,
  submitted_at timestamptz,
  frames int check (frames between 0 and 72000),
  claimed_score bigint,
  claimed_hash text check (length(claimed_hash) <= 64),
  -- The recorded inputs, in base64.
  log text check (length(log) <= 349528),
  score bigint,
  reason text check (length(reason) <= 500),
  -- Counts replay attempts: a replay that crashes its thread must not be retried for ever.
  tries int not null default 0,
  tried_at timestamptz
);
create index game_runs_by_player on public.game_runs (user_id, started_at desc);
create index game_runs_by_app on public.game_runs (app_id);
create index game_runs_open on public.game_runs (user_id, app_id) where status = 'open';
create index game_runs_expiring on public.game_runs (expires_at) where status = 'open';
create index game_runs_waiting on public.game_runs (submitted_at) where status = 'submitted';
create index game_runs_abandoned on public.game_runs (started_at) where status = 'abandoned';
create index game_runs_with_log on public.game_runs (user_id, app_id, submitted_at desc) where log is not null;

alter table public.game_runs enable row level security;
create policy "players see their own runs" on public.game_runs for select to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on public.game_runs as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.game_runs from anon, authenticated;
grant select on public.game_runs to authenticated;

create table public.leaderboard_submissions (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.my_users (user_id) on delete cascade,
  app_id text not null references public.apps (id) on delete cascade,
  score bigint not null,
  run_id uuid unique references public.game_runs (id) on delete cascade,
  status text not null default 'pending' check (status in ('pending', 'in_review', 'image_ok', 'verified', 'rejected')),
  proof text not null default 'claimed' check (proof in ('claimed', 'screenshot', 'replay')),
  -- The accepted screenshot's file name in the bucket leaderboard_images.
  image text check (image ~ '^[0-9a-f-]{36}\.webp$'),
  -- The run was not followed by checkpoints while it was played.
  offline boolean not null default false,
  reason text check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  verified_at timestamptz,
  check (status <> 'image_ok' or image is not null),
  check (status <> 'verified' or run_id is not null)
);
create index submissions_by_player on public.leaderboard_submissions (user_id, created_at desc);
create index submissions_by_app on public.leaderboard_submissions (app_id, created_at desc);
create unique index submissions_by_image on public.leaderboard_submissions (image) where image is not null;
create index submissions_waiting on public.leaderboard_submissions (status, created_at) where status in ('pending', 'in_review');

alter table public.leaderboard_submissions enable row level security;
create policy "visitors see accepted scores" on public.leaderboard_submissions for select to anon
  using (status in ('image_ok', 'verified'));
create policy "players also see their own, moderators all" on public.leaderboard_submissions for select to authenticated
  using (status in ('image_ok', 'verified') or user_id = (select auth.uid()) or (select private.has_role('moderator')));
create policy "players submit their own scores" on public.leaderboard_submissions for insert to authenticated
  with check (user_id = (select auth.uid()));
create policy "players take back a score that waits for its picture" on public.leaderboard_submissions for delete to authenticated
  using (
    user_id = (select auth.uid()) and status = 'pending' and run_id is null
    and created_at > (select private.now()) - interval '10 minutes'
  );
create policy "only players in good standing" on public.leaderboard_submissions as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.leaderboard_submissions from anon, authenticated;
grant select, delete on public.leaderboard_submissions to authenticated;
grant select on public.leaderboard_submissions to anon;
grant insert (user_id, app_id, score) on public.leaderboard_submissions to authenticated;

-- Screenshots that wait for a moderator. Kept here, because nobody else may see the file name yet.
create table private.score_images (
  submission_id uuid primary key references public.leaderboard_submissions (id) on delete cascade,
  image text not null unique
);
alter table private.score_images enable row level security;

-- Screenshots that no score uses any more; the sweep deletes the files.
create table private.discarded_images (
  image text primary key,
  discarded_at timestamptz not null default now()
);
alter table private.discarded_images enable row level security;

create function private.discard_image() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    insert into private.discarded_images (image)
    select image from private.score_images where submission_id = old.id
    union select old.image where old.image is not null
    on conflict do nothing;
    return old;
  end if;
  if old.image is not null and new.image is distinct from old.image then
    insert into private.discarded_images (image) values (old.image) on conflict do nothing;
  end if;
  return new;
end $$;

-- A before trigger: after the delete, the cascade has removed the row in score_images.
create trigger discard_image before delete or update of image on public.leaderboard_submissions
for each row execute function private.discard_image();

-- Refuses a score outside the range of its class.
create function private.check_score(app public.apps, score bigint) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if score is null or score not between app.score_min and app.score_max then
    raise check_violation using
      message = format('A score here is between %s and %s %s.', app.score_min, app.score_max, app.score_unit);
  end if;
end $$;

-- Times of typed scores, kept for a day for the rate limit. A score that was taken back still counts.
create table private.typed_scores (
  user_id uuid references public.my_users (user_id) on delete cascade,
  typed_at timestamptz,
  primary key (user_id, typed_at)
);
alter table private.typed_scores enable row level security;

-- Checks a typed score, for classes without replay: range and rate limit. The score then waits for its screenshot.
create function private.judge_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  app public.apps;
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'Scores are submitted for oneself only.';
  end if;
  select * into app from public.apps where id = new.app_id and listed;
  if not found then
    raise foreign_key_violation using message = 'There is no such class.';
  end if;
  if app.verifier = 'replay' then
    raise sqlstate 'PT403' using message = 'Scores of this class are replayed, not typed in.';
  end if;
  perform private.check_score(app, new.score);
  if exists (select from private.typed_scores where user_id = new.user_id and typed_at > at - interval '30 seconds') then
    raise sqlstate 'PT429' using message = 'One score every 30 seconds.';
  end if;
  if (select count(*) from private.typed_scores where user_id = new.user_id and typed_at > at - interval '1 day') >= 50 then
    raise sqlstate 'PT429' using message = '50 scores a day are the most there can be.';
  end if;
  insert into private.typed_scores (user_id, typed_at) values (new.user_id, at);
  new.id := gen_random_uuid();
  new.created_at := at;
  return new;
end $$;

create trigger wait_for_turn before insert on public.leaderboard_submissions
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_submission before insert on public.leaderboard_submissions
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_submission();

-- Whether a score would be among the first ten of a board of its class.
create function private.enters_top_ten(app public.apps, player uuid, score bigint, which text, key text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from private.standings
      where board = which and period = key and user_id <> player
        and sort_value <= case app.score_order when 'asc' then score else -score end
      limit 10
    ) as better
  ) < 10;
end $$;

-- Puts an accepted score on its boards if it is the player's best there. False when it may not be on any board.
create function private.rank_score(scored public.leaderboard_submissions) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  app public.apps;
  at timestamptz := coalesce(scored.verified_at, scored.created_at);
  which text := 'scores/' || scored.app_id;
  keys text[] := array['all', private.week_key(at), private.day_key(at)];
  played_on timestamptz;
begin
  -- Suspended players are on no board. Standings are restored when the suspension ends.
  if private.is_banned(scored.user_id) then return false; end if;
  select * into app from public.apps where id = scored.app_id;
  -- A daily seed is known to everybody, so a daily run counts only on the board of its day.
  select started_at into played_on from public.game_runs where id = scored.run_id and mode = 'daily';
  if found then
    which := 'daily/' || scored.app_id;
    keys := array[private.day_key(played_on)];
  end if;
  -- An offline run sends no checkpoints, so it stays out of the top ten.
  if scored.offline and private.enters_top_ten(app, scored.user_id, scored.score, which, keys[1]) then return false; end if;
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

-- Recalculates a player's standings in a class after one of their scores was removed.
create function private.rank_again(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.standings where user_id = player and board in ('scores/' || app, 'daily/' || app);
  perform private.rank_score(s) from public.leaderboard_submissions s
  where user_id = player and app_id = app and status in ('image_ok', 'verified')
  order by coalesce(verified_at, created_at);
end $$;

-- The screenshot was re-encoded: the score counts, or waits for a moderator if it would enter the top ten.
create function private.accept_image(submission uuid, picture text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  scored public.leaderboard_submissions;
  app public.apps;
begin
  select * into scored from public.leaderboard_submissions where id = submission for update;
  if not found or scored.status <> 'pending' or scored.run_id is not null then
    raise sqlstate 'PT409' using message = 'This score does not wait for a picture.';
  end if;
  select * into app from public.apps where id = scored.app_id;
  if private.enters_top_ten(app, scored.user_id, scored.score, 'scores/' || app.id, 'all') then
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

create function public.accept_image(submission_id uuid, image_path text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.accept_image(submission_id, image_path); end $$;

-- Called when the upload is not a valid image: rejects the score with the reason.
create function private.reject_image(submission uuid, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.leaderboard_submissions set status = 'rejected', reason = left(why, 500)
  where id = submission and status = 'pending' and run_id is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This score does not wait for a picture.';
  end if;
  return jsonb_build_object('status', 'rejected');
end $$;

create function public.reject_image(submission_id uuid, reason text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.reject_image(submission_id, reason); end $$;

-- A moderator's or operator's decision on a score. Can also reject a score that was accepted before.
create function private.decide_score(submission uuid, accept boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  scored public.leaderboard_submissions;
  waiting text;
begin
  select * into scored from public.leaderboard_submissions where id = submission for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such score.';
  end if;
  delete from private.score_images where submission_id = submission returning image into waiting;
  if accept then
    if scored.status <> 'in_review' then
      raise sqlstate 'PT409' using message = format('This score is %s, not in review.', replace(scored.status, '_', ' '));
    end if;
    update public.leaderboard_submissions
    set status = 'image_ok', image = waiting, reason = nullif(why, ''), verified_at = private.now()
    where id = submission returning * into scored;
    perform private.rank_score(scored);
  else
    if coalesce(why, '') = '' then
      raise sqlstate 'PT400' using message = 'A score is rejected with a reason.';
    end if;
    update public.leaderboard_submissions set status = 'rejected', reason = left(why, 500), image = null
    where id = submission returning * into scored;
    insert into private.discarded_images (image) select waiting where waiting is not null on conflict do nothing;
    perform private.rank_again(scored.user_id, scored.app_id);
  end if;
  return jsonb_build_object('id', scored.id, 'status', scored.status, 'reason', scored.reason);
end $$;

create function private.review_score(submission uuid, accept boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewer uuid := private.require_moderator();
begin
  if exists (select from public.leaderboard_submissions where id = submission and user_id = reviewer) then
    raise sqlstate 'PT403' using message = 'Somebody else looks at your own scores.';
  end if;
  return private.decide_score(submission, accept, why);
end $$;

-- Accepts or rejects a score. Moderators only.
create function public.review_score(submission_id uuid, accept boolean, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.review_score(submission_id, accept, reason); end $$;

-- Returns the caller's id; refuses everybody but moderators.
create function private.require_moderator() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_player();
begin
  if not private.has_role('moderator') then
    raise insufficient_privilege using message = 'Only moderators do that.';
  end if;
  return caller;
end $$;

-- The bucket for uploads, and the public bucket for re-encoded screenshots.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('leaderboard_uploads', 'leaderboard_uploads', false, 2097152, '{image/png,image/jpeg,image/webp}'),
  ('leaderboard_images', 'leaderboard_images', true, 2097152, '{image/webp}')
on conflict (id) do nothing;

-- Whether the caller may upload a screenshot: submissions/{id}_{filename}, for a pending score of their own.
create function private.may_upload_image(path text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(path, '^submissions/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_([^/]*)$');
begin
  if parts is null or not private.may_act() then return false; end if;
  if parts[2] = '' then
    raise sqlstate 'PT400' using message = 'image without name? impossible';
  end if;
  -- No signed upload URLs: they would skip these checks when the upload happens, and allow many uploads per score.
  if current_setting('request.path', true) like '%/upload/sign/%' then return false; end if;
  -- The row lock serializes two uploads for the same score.
  perform from public.leaderboard_submissions
  where id = parts[1]::uuid and user_id = auth.uid() and status = 'pending' and run_id is null
    and created_at > private.now() - interval '10 minutes' for update;
  if not found then return false; end if;
  return not exists (
    -- One screenshot per score: looks for any name with this id as its prefix.
    select from storage.objects
    where bucket_id = 'leaderboard_uploads'
      and name collate "C" >= 'submissions/' || parts[1] || '_' and name collate "C" < 'submissions/' || parts[1] || '`'
  ) and (
    -- At most twenty screenshots a day, so that a player cannot fill the disk.
    select count(*) from private.typed_scores where user_id = auth.uid() and typed_at > private.now() - interval '1 day'
  ) <= 20;
end $$;

create policy "players upload the picture of a score that waits for it" on storage.objects for insert to authenticated
  with check (bucket_id = 'leaderboard_uploads' and private.may_upload_image(name));

create table public.game_saves (
  user_id uuid references public.my_users (user_id) on delete cascade,
  app_id text references public.apps (id) on delete cascade,
  rev int check (rev > 0),
  data text not null check (octet_length(data) <= 65536),
  saved_at timestamptz not null default now(),
  primary key (user_id, app_id, rev)
);
create index game_saves_by_app on public.game_saves (app_id);
alter table public.game_saves enable row level security;
create policy "players see their own saves" on public.game_saves for select to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on public.game_saves as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.game_saves from anon, authenticated;
grant select on public.game_saves to authenticated;

create function private.save_game(app text, content text, base_rev int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  kept constant int := 5;
  latest int;
begin
  if not exists (select from public.apps where id = app and listed) then
    raise sqlstate 'PT404' using message = 'There is no such class.';
  end if;
  if content is null or octet_length(content) > 65536 then
    raise sqlstate 'PT413' using message = 'A saved game has 64 KiB.';
  end if;
  select coalesce(max(rev), 0) into latest from public.game_saves where user_id = wallet.user_id and app_id = app;
  if coalesce(base_rev, 0) <> latest then
    raise sqlstate 'PT409' using message = 'This game was saved somewhere else meanwhile.', detail = latest::text;
  end if;
  insert into public.game_saves (user_id, app_id, rev, data, saved_at) values (wallet.user_id, app, latest + 1, content, private.now());
  delete from public.game_saves where user_id = wallet.user_id and app_id = app and rev <= latest + 1 - kept;
  return jsonb_build_object('rev', latest + 1);
end $$;

-- Saves a game's data. `base_rev` is the revision it is based on; the last five revisions are kept.
create function public.save_game(app_id text, data text, base_rev int default 0) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.save_game(app_id, data, base_rev); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.review_score(uuid, boolean, text), private.may_upload_image(text), private.save_game(text, text, int)
  to authenticated;
grant execute on function private.accept_image(uuid, text), private.reject_image(uuid, text) to service_role;
revoke execute on function
  public.review_score(uuid, boolean, text), public.save_game(text, text, int), public.accept_image(uuid, text),
  public.reject_image(uuid, text)
  from public, anon, authenticated;
grant execute on function public.review_score(uuid, boolean, text), public.save_game(text, text, int) to authenticated;
grant execute on function public.accept_image(uuid, text), public.reject_image(uuid, text) to service_role;
