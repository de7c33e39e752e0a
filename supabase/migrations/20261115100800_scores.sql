-- High scores, the runs that prove them and the pictures that back them up. A score is invisible until its picture or
-- its replay has been accepted.

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
  mode text not null check (mode in ('ranked', 'offline')),
  -- 128 bits that nobody knew before the start.
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
  reason text check (length(reason) <= 500)
);
create index game_runs_by_player on public.game_runs (user_id, app_id, started_at desc);
create index game_runs_by_app on public.game_runs (app_id);
create index game_runs_open on public.game_runs (expires_at) where status = 'open';

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
  -- Where the accepted picture is, in the bucket leaderboard_images.
  image text check (image ~ '^[0-9a-f-]{36}\.webp$'),
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

-- A picture that waits for a moderator: its address is nobody else's business yet.
create table private.score_images (
  submission_id uuid primary key references public.leaderboard_submissions (id) on delete cascade,
  image text not null unique
);
alter table private.score_images enable row level security;

-- Pictures that no score needs any more; the sweep removes them.
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

-- Before, because afterwards nothing knows any more which picture was waiting for a moderator.
create trigger discard_image before delete or update of image on public.leaderboard_submissions
for each row execute function private.discard_image();

-- Refuses a score outside what the class can give.
create function private.check_score(app public.apps, score bigint) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if score is null or score not between app.score_min and app.score_max then
    raise check_violation using
      message = format('A score here is between %s and %s %s.', app.score_min, app.score_max, app.score_unit);
  end if;
end $$;

-- When scores were typed in, kept for a day: a score that was taken back has been typed in all the same.
create table private.typed_scores (
  user_id uuid references public.my_users (user_id) on delete cascade,
  typed_at timestamptz,
  primary key (user_id, typed_at)
);
alter table private.typed_scores enable row level security;

-- A score of a class that is not ours: typed in, bounded, not too often, and waiting for its picture.
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

-- Whether a score would stand among the first ten of its class.
create function private.enters_top_ten(app public.apps, player uuid, score bigint) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(*) from (
      select from private.standings
      where board = 'scores/' || app.id and period = 'all' and user_id <> player
        and sort_value <= case app.score_order when 'asc' then score else -score end
      limit 10
    ) as better
  ) < 10;
end $$;

-- Puts an accepted score on the boards, if it is the player's best there.
create function private.rank_score(scored public.leaderboard_submissions) returns void
language plpgsql security definer set search_path = '' as $$
declare
  app public.apps;
  at timestamptz := coalesce(scored.verified_at, scored.created_at);
begin
  -- Whoever is suspended stands on no board; when it ends, this is asked again.
  if private.is_banned(scored.user_id) then return; end if;
  select * into app from public.apps where id = scored.app_id;
  -- Nobody watched an offline run: it stays off the first ten.
  if scored.offline and private.enters_top_ten(app, scored.user_id, scored.score) then return; end if;
  insert into private.standings as known (user_id, board, period, value, sort_value, reached_at, submission_id)
  select scored.user_id, 'scores/' || app.id, key, scored.score,
    case app.score_order when 'asc' then scored.score else -scored.score end, at, scored.id
  from unnest(array['all', private.week_key(at), private.day_key(at)]) as key
  on conflict (user_id, board, period) do update set
    value = excluded.value, sort_value = excluded.sort_value,
    reached_at = excluded.reached_at, submission_id = excluded.submission_id
  where excluded.sort_value < known.sort_value;
end $$;

-- Works a player's standing in a class out again, after one of their scores has gone.
create function private.rank_again(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.standings where user_id = player and board = 'scores/' || app;
  perform private.rank_score(s) from public.leaderboard_submissions s
  where user_id = player and app_id = app and status in ('image_ok', 'verified')
  order by coalesce(verified_at, created_at);
end $$;

-- The picture of a score has been made safe: the score counts, or waits for a moderator if it would be among the best.
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
  if private.enters_top_ten(app, scored.user_id, scored.score) then
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

-- The picture of a score was none: the score is refused, with the reason.
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

-- A person has looked. Also takes back what was accepted before.
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

-- The caller, if a moderator. To everybody else this does not exist.
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

create function private.start_run(app text, how text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  offline_tickets constant int := 5;
  run public.game_runs;
begin
  if not exists (select from public.apps where id = app and listed and verifier = 'replay') then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if how not in ('ranked', 'offline') then
    raise sqlstate 'PT400' using message = 'A run is ranked or offline.';
  end if;
  if (select count(*) from public.game_runs where user_id = wallet.user_id and started_at > at - interval '1 minute') >= 20 then
    raise sqlstate 'PT429' using message = 'That is a lot of runs. Take a breath.';
  end if;
  if how = 'ranked' then
    -- One open run per class: starting again gives up the one before.
    update public.game_runs set status = 'abandoned'
    where user_id = wallet.user_id and app_id = app and mode = 'ranked' and status = 'open';
  elsif (
    select count(*) from public.game_runs
    where user_id = wallet.user_id and app_id = app and mode = 'offline' and status = 'open' and expires_at > at
  ) >= offline_tickets then
    raise sqlstate 'PT409' using message = 'There are tickets left for this class.';
  end if;
  insert into public.game_runs (user_id, app_id, mode, seed, started_at, expires_at)
  values (
    wallet.user_id, app, how,
    substr(encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex'), 1, 32),
    at, at + case how when 'offline' then interval '7 days' else interval '2 hours' end
  ) returning * into run;
  return jsonb_build_object(
    'run_id', run.id, 'seed', run.seed, 'mode', run.mode, 'started_at', run.started_at, 'expires_at', run.expires_at
  );
end $$;

-- Opens a run of one of our own classes and says the seed it is played with.
create function public.start_run(app_id text, mode text default 'ranked') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.start_run(app_id, mode); end $$;

create function private.submit_run(which uuid, inputs text, claimed bigint, hash text, length_frames int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  run public.game_runs;
  app public.apps;
  scored public.leaderboard_submissions;
begin
  select * into run from public.game_runs where id = which and user_id = wallet.user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run has been used.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if coalesce(inputs, '') !~ '^[A-Za-z0-9+/]*={0,2}$' or length_frames is null then
    raise sqlstate 'PT400' using message = 'A run comes with its inputs and its length.';
  end if;
  select * into app from public.apps where id = run.app_id;
  perform private.check_score(app, claimed);
  -- Sixty frames take a second, so a run cannot be over before it could have been played.
  if at - run.started_at < make_interval(secs => length_frames / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run ended before it could have been played.';
  end if;
  if (
    select count(*) from public.game_runs where user_id = wallet.user_id and submitted_at > at - interval '1 minute'
  ) >= 6 then
    raise sqlstate 'PT429' using message = 'Six runs a minute are the most there can be.';
  end if;
  update public.game_runs
  set status = 'submitted', submitted_at = at, frames = length_frames, claimed_score = claimed, claimed_hash = hash, log = inputs
  where id = which;
  insert into public.leaderboard_submissions (user_id, app_id, score, run_id, proof, offline, created_at)
  values (wallet.user_id, run.app_id, claimed, which, 'claimed', run.mode = 'offline', at) returning * into scored;
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status);
end $$;

-- Hands in what was played. The score that counts is the one the replay gives.
create function public.submit_run(run_id uuid, log text, score bigint, final_hash text, frames int) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.submit_run(run_id, log, score, final_hash, frames);
end $$;

-- What the replay of a run gave.
create function private.judge_run(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run public.game_runs;
  scored public.leaderboard_submissions;
begin
  select * into run from public.game_runs where id = which for update;
  if not found or run.status <> 'submitted' then
    raise sqlstate 'PT409' using message = 'This run does not wait to be replayed.';
  end if;
  update public.game_runs
  set status = case when accept then 'accepted' else 'rejected' end, score = replayed, reason = left(why, 500)
  where id = which;
  update public.leaderboard_submissions set
    status = case when accept then 'verified' else 'rejected' end,
    proof = case when accept then 'replay' else proof end,
    score = case when accept then replayed else leaderboard_submissions.score end,
    reason = left(why, 500), verified_at = private.now()
  where leaderboard_submissions.run_id = which returning * into scored;
  if accept then perform private.rank_score(scored); end if;
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status, 'score', scored.score);
end $$;

create function public.judge_run(run_id uuid, accept boolean, score bigint, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_run(run_id, accept, score, reason); end $$;

-- Where pictures come in, and where the remade ones are shown from.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('leaderboard_uploads', 'leaderboard_uploads', false, 2097152, '{image/png,image/jpeg,image/webp}'),
  ('leaderboard_images', 'leaderboard_images', true, 2097152, '{image/webp}')
on conflict (id) do nothing;

-- Whether the caller may put a picture there: submissions/{id}_{filename}, of a score of theirs that waits for one.
create function private.may_upload_image(path text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(path, '^submissions/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})_([^/]*)$');
begin
  if parts is null or not private.may_act() then return false; end if;
  if parts[2] = '' then
    raise sqlstate 'PT400' using message = 'image without name? impossible';
  end if;
  -- A link signed beforehand would let in what is refused by then, and as many as there are names.
  if current_setting('request.path', true) like '%/upload/sign/%' then return false; end if;
  -- The lock makes two pictures that come at the same moment one after the other.
  perform from public.leaderboard_submissions
  where id = parts[1]::uuid and user_id = auth.uid() and status = 'pending' and run_id is null
    and created_at > private.now() - interval '10 minutes' for update;
  if not found then return false; end if;
  return not exists (
    -- One picture a score: everything that begins with its id and an underscore.
    select from storage.objects
    where bucket_id = 'leaderboard_uploads'
      and name collate "C" >= 'submissions/' || parts[1] || '_' and name collate "C" < 'submissions/' || parts[1] || '`'
  ) and (
    -- Twenty pictures a day, so that nobody fills the disk.
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

-- Keeps a game's data. `base_rev` is the revision it continues; the last five are kept.
create function public.save_game(app_id text, data text, base_rev int default 0) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.save_game(app_id, data, base_rev); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.start_run(text, text), private.submit_run(uuid, text, bigint, text, int), private.review_score(uuid, boolean, text),
  private.may_upload_image(text), private.save_game(text, text, int)
  to authenticated;
grant execute on function
  private.accept_image(uuid, text), private.reject_image(uuid, text), private.judge_run(uuid, boolean, bigint, text)
  to service_role;
revoke execute on function
  public.start_run(text, text), public.submit_run(uuid, text, bigint, text, int), public.review_score(uuid, boolean, text),
  public.save_game(text, text, int), public.accept_image(uuid, text), public.reject_image(uuid, text),
  public.judge_run(uuid, boolean, bigint, text)
  from public, anon, authenticated;
grant execute on function
  public.start_run(text, text), public.submit_run(uuid, text, bigint, text, int), public.review_score(uuid, boolean, text),
  public.save_game(text, text, int)
  to authenticated;
grant execute on function
  public.accept_image(uuid, text), public.reject_image(uuid, text), public.judge_run(uuid, boolean, bigint, text)
  to service_role;
