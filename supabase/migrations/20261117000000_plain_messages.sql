-- Plainer messages: an error says what happened and what to do next. Each function is its newest definition with other
-- texts; SQLSTATE, signature, security and grants stay. Sentences of the specification are not changed.

create or replace function private.refuse_change() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise insufficient_privilege using message = format('%s is append-only: its rows cannot be changed or deleted.', tg_table_name);
end $$;

-- A write to the streak table is a request to claim; its values are ignored. If a streak exists, the insert half of an
-- upsert does nothing and the update half claims.
create or replace function private.judge_claim() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'You can only claim your own streak.';
  end if;
  if tg_op = 'INSERT' and exists (select from public.streak where user_id = new.user_id) then
    -- Placeholder values that pass the checks; the update overwrites them.
    new.current_streak := 0;
    new.longest_streak := 0;
    return new;
  end if;
  return private.claim(new.user_id);
end $$;

create or replace function public.increment_time_spent(user_id uuid, increment_value int default 5) returns int
language plpgsql set search_path = '' as $$
begin
  perform private.require_login();
  if user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'You can only count your own time.';
  end if;
  return private.count_time();
end $$;

-- An insert is a request to unlock. If a payment has already unlocked the item, this is the second call of that
-- purchase: it is accepted once and inserts nothing.
create or replace function private.judge_unlock() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'You can only unlock items for yourself.';
  end if;
  update public.items_unlocked set awaits = null, awaits_until = null
  where user_id = new.user_id and item = new.item and awaits = 'unlock' and awaits_until > private.now();
  if found then return null; end if;
  new := private.unlock(private.take_turn(), new.item);
  if new.acquired = 'bought' then
    new.awaits := 'payment';
    new.awaits_until := new.created_at + interval '2 minutes';
  end if;
  return new;
end $$;

-- A player wears one item of each type, up to five badges, and no coins.
create or replace function private.judge_equip() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not new.equipped or old.equipped then return new; end if;
  if new.type = 'coin' then
    raise sqlstate 'PT400' using message = 'Coins cannot be worn.';
  elsif new.type = 'badge' then
    if (select count(*) from public.items_unlocked where user_id = new.user_id and type = 'badge' and equipped) >= 5 then
      raise sqlstate 'PT409' using message = 'You can wear five badges. Take one off first.';
    end if;
  else
    update public.items_unlocked set equipped = false where user_id = new.user_id and type = new.type and equipped;
  end if;
  return new;
end $$;

-- Pays a reward that was earned or makes a purchase; refuses everything else.
create or replace function private.judge_transaction() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  reward text := substring(new.why from '^(streak_claim|time_spent|app_played)( \(double streak\))?$');
  wanted text := substring(new.why from '^shop purchase (.*)$');
  entry private.ledger;
begin
  if coalesce(new.user_id, wallet.user_id) <> wallet.user_id then
    raise insufficient_privilege using message = 'You can only use your own wallet.';
  end if;
  if reward is not null and new.amt > 0 then
    if reward = 'app_played' then perform private.settle_play(wallet.user_id); end if;
    entry := private.pay(wallet, reward);
  elsif wanted is not null and new.amt < 0 then
    entry := private.buy_by_payment(wallet, wanted);
  else
    raise insufficient_privilege using message = 'There is nothing to award.';
  end if;
  new.id := entry.id;
  new.user_id := wallet.user_id;
  new.amt := entry.amt;
  new.why := entry.why;
  new.created_at := entry.created_at;
  return new;
end $$;

-- A write means: the player is playing this class now. It ends the class played before.
create or replace function private.judge_play() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'You can only record your own plays.';
  end if;
  -- Without this, a counted class could change its id and its place be counted again.
  if tg_op = 'UPDATE' and new.app_id <> old.app_id then
    raise insufficient_privilege using message = 'The class of a play cannot be changed.';
  end if;
  if not exists (select from public.apps where id = new.app_id and listed) then
    raise foreign_key_violation using message = 'There is no such class.';
  end if;
  new.updated_at := at;
  new.is_public := private.shows_activity(new.user_id);
  if tg_op = 'INSERT' and exists (select from public.apps_played where user_id = new.user_id and app_id = new.app_id) then
    return new;
  end if;
  new.counted := private.settle_play(new.user_id, case tg_op when 'UPDATE' then new.app_id end) or new.counted;
  insert into private.meters as known (user_id, playing, playing_since) values (new.user_id, new.app_id, at)
  on conflict (user_id) do update set
    playing = excluded.playing,
    playing_since = case when known.playing = excluded.playing then known.playing_since else excluded.playing_since end;
  return new;
end $$;

create or replace function private.judge_favourite() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select count(*) from public.favorite_apps where user_id = new.user_id) >= 200 then
    raise sqlstate 'PT409' using message = 'You can have 200 favourites. Remove one first.';
  end if;
  new.created_at := private.now();
  return new;
end $$;

-- Checks a typed score, for classes without replay: range and rate limit. The score then waits for its screenshot.
create or replace function private.judge_submission() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  app public.apps;
begin
  if new.user_id is distinct from auth.uid() then
    raise insufficient_privilege using message = 'You can only submit your own scores.';
  end if;
  select * into app from public.apps where id = new.app_id and listed;
  if not found then
    raise foreign_key_violation using message = 'There is no such class.';
  end if;
  if app.verifier = 'replay' then
    raise sqlstate 'PT403' using message = 'You cannot type in a score for this class. Play it, and the score counts by itself.';
  end if;
  perform private.check_score(app, new.score);
  if exists (
    select from private.typed_scores
    where user_id = new.user_id and not taken_back and typed_at > at - interval '30 seconds'
  ) then
    raise sqlstate 'PT429' using message = 'You can submit one score every 30 seconds. Wait a moment.';
  end if;
  if (select count(*) from private.typed_scores where user_id = new.user_id and typed_at > at - interval '1 day') >= 50 then
    raise sqlstate 'PT429' using message = 'You can submit 50 scores a day. Try again tomorrow.';
  end if;
  insert into private.typed_scores (user_id, typed_at) values (new.user_id, at);
  new.id := gen_random_uuid();
  new.created_at := at;
  return new;
end $$;

-- The screenshot was re-encoded: the score counts, or waits for a moderator if it would enter the top ten.
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

-- Called when the upload is not a valid image: rejects the score with the reason.
create or replace function private.reject_image(submission uuid, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.leaderboard_submissions set status = 'rejected', reason = left(why, 500)
  where id = submission and status = 'pending' and run_id is null;
  if not found then
    raise sqlstate 'PT409' using message = 'This score is not waiting for a screenshot.';
  end if;
  return jsonb_build_object('status', 'rejected');
end $$;

-- A moderator's or operator's decision on a score. Can also reject a score that was accepted before.
create or replace function private.decide_score(submission uuid, accept boolean, why text) returns jsonb
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
      raise sqlstate 'PT400' using message = 'Give a reason to reject a score.';
    end if;
    update public.leaderboard_submissions set status = 'rejected', reason = left(why, 500), image = null
    where id = submission returning * into scored;
    insert into private.discarded_images (image) select waiting where waiting is not null on conflict do nothing;
    perform private.rank_again(scored.user_id, scored.app_id);
  end if;
  return jsonb_build_object('id', scored.id, 'status', scored.status, 'reason', scored.reason);
end $$;

create or replace function private.review_score(submission uuid, accept boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  player uuid := (select user_id from public.leaderboard_submissions where id = submission);
  outcome jsonb;
begin
  if player = viewer then
    raise sqlstate 'PT403' using message = 'Another moderator must review your own scores.';
  end if;
  outcome := private.decide_score(submission, accept, why);
  perform private.write_decision(
    'scores', submission::text, player, case when accept then 'accept' else 'refuse' end,
    jsonb_build_object('reason', coalesce(nullif(left(why, 500), ''), 'accepted')), viewer, '{}'
  );
  return outcome;
end $$;

-- Returns the caller's id; refuses everybody but moderators.
create or replace function private.require_moderator() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_player();
begin
  if not private.has_role('moderator') then
    raise insufficient_privilege using message = 'Only moderators can do that.';
  end if;
  return caller;
end $$;

create or replace function private.save_game(app text, content text, base_rev int) returns jsonb
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
    raise sqlstate 'PT413' using message = 'A saved game can have at most 64 KiB.';
  end if;
  select coalesce(max(rev), 0) into latest from public.game_saves where user_id = wallet.user_id and app_id = app;
  if coalesce(base_rev, 0) <> latest then
    raise sqlstate 'PT409' using message = 'This game was saved on another device or in another tab in the meantime.', detail = latest::text;
  end if;
  perform private.spend(wallet.user_id, 'saves', private.tokens_for(content));
  insert into public.game_saves (user_id, app_id, rev, data, saved_at) values (wallet.user_id, app, latest + 1, content, private.now());
  delete from public.game_saves where user_id = wallet.user_id and app_id = app and rev <= latest + 1 - kept;
  return jsonb_build_object('rev', latest + 1);
end $$;

create or replace function private.start_run(app text, how text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  today date := (at at time zone 'UTC')::date;
  offline_tickets constant int := 5;
  class public.apps;
  promised private.daily_seeds;
  run public.game_runs;
begin
  select * into class from public.apps where id = app and listed and verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if class.sim_version is null then
    raise sqlstate 'PT409' using message = 'This class has nothing to play yet.';
  end if;
  if how is null or how not in ('ranked', 'offline', 'daily') then
    raise sqlstate 'PT400' using message = 'The mode of a run must be ranked, offline or daily.';
  end if;
  if (select count(*) from public.game_runs where user_id = wallet.user_id and started_at > at - interval '1 minute') >= 20 then
    raise sqlstate 'PT429' using message = 'You can start 20 runs a minute. Wait a moment.';
  end if;
  perform private.spend(wallet.user_id, 'runs');
  if how <> 'offline' then
    -- One open run per class and mode: starting another abandons the previous one.
    update public.game_runs set status = 'abandoned'
    where user_id = wallet.user_id and app_id = app and mode = how and status = 'open';
  elsif (
    select count(*) from public.game_runs
    where user_id = wallet.user_id and app_id = app and mode = 'offline' and status = 'open' and expires_at > at
  ) >= offline_tickets then
    raise sqlstate 'PT409' using message = 'You still have unused offline tickets for this class.';
  end if;
  if how = 'daily' then
    select * into promised from private.daily_seeds where app_id = app and day = today;
    if not found then
      perform private.promise_seeds();
      select * into promised from private.daily_seeds where app_id = app and day = today;
    end if;
  end if;
  insert into public.game_runs (user_id, app_id, mode, sim_version, seed, started_at, expires_at)
  values (
    wallet.user_id, app, how, class.sim_version, coalesce(promised.seed, private.random_seed()), at,
    case how
      when 'offline' then at + interval '7 days'
      when 'daily' then least(at + interval '2 hours', private.day_is_told_at(today))
      else at + interval '2 hours'
    end
  ) returning * into run;
  return jsonb_build_object(
    'run_id', run.id, 'seed', run.seed, 'mode', run.mode, 'sim_version', run.sim_version,
    'started_at', run.started_at, 'expires_at', run.expires_at, 'day', promised.day, 'commitment', promised.commitment
  );
end $$;

create or replace function private.checkpoint_run(which uuid, at_frame int, state_hash bigint, inputs_hash bigint) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  run public.game_runs;
  before private.game_checkpoints;
begin
  -- The write limit locks a row as well, so the wallet is locked first, as everywhere.
  perform from private.wallets where user_id = caller for update;
  select * into run from public.game_runs where id = which and user_id = caller for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.status <> 'open' then
    raise sqlstate 'PT409' using message = 'This run was already submitted or abandoned.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if at - run.started_at < make_interval(secs => at_frame / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This checkpoint came too early for its frame.';
  end if;
  select * into before from private.game_checkpoints where run_id = which order by frame desc limit 1;
  if before.frame >= at_frame then
    raise sqlstate 'PT409' using message = 'Checkpoints must come in the order of their frames.';
  end if;
  if before.arrived_at > at - interval '8 seconds' then
    raise sqlstate 'PT429' using message = 'You can send one checkpoint every ten seconds.';
  end if;
  perform private.spend(caller, 'checkpoints');
  insert into private.game_checkpoints (run_id, frame, hash, log_hash, arrived_at)
  values (which, at_frame, state_hash, inputs_hash, at);
  return at_frame;
end $$;

create or replace function private.submit_run(which uuid, inputs text, claimed bigint, hash text, length_frames int) returns jsonb
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
    raise sqlstate 'PT409' using message = 'This run was already submitted or abandoned.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if coalesce(inputs, '') !~ '^[A-Za-z0-9+/]*={0,2}$' or length_frames is null then
    raise sqlstate 'PT400' using message = 'A run needs its inputs and its length.';
  end if;
  select * into app from public.apps where id = run.app_id;
  perform private.check_score(app, claimed);
  -- At 60 frames a second, a run cannot take less time than its frames.
  if at - run.started_at < make_interval(secs => length_frames / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run ended before it could have been played.';
  end if;
  if (
    select count(*) from public.leaderboard_submissions
    where user_id = wallet.user_id and created_at > at - interval '1 minute' and run_id is not null
  ) >= 6 then
    raise sqlstate 'PT429' using message = 'You can submit six runs a minute. Wait a moment.';
  end if;
  perform private.spend(wallet.user_id, 'submissions', private.tokens_for(inputs));
  update public.game_runs
  set status = 'submitted', submitted_at = at, frames = length_frames, claimed_score = claimed, claimed_hash = hash, log = inputs
  where id = which returning * into run;
  insert into public.leaderboard_submissions (user_id, app_id, score, run_id, proof, offline, created_at)
  values (wallet.user_id, run.app_id, claimed, which, 'claimed', not private.was_followed(run), at) returning * into scored;
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status);
end $$;

-- Stores the result of a run's replay.
create or replace function private.judge_run(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  run public.game_runs;
  scored public.leaderboard_submissions;
  on_board boolean := false;
begin
  select * into run from public.game_runs where id = which for update;
  if not found or run.status <> 'submitted' then
    raise sqlstate 'PT409' using message = 'This run is not waiting for a replay.';
  end if;
  update public.game_runs
  set status = case when accept then 'accepted' else 'rejected' end, score = replayed, reason = left(why, 500)
  where id = which;
  delete from private.game_checkpoints where run_id = which;
  update public.leaderboard_submissions set
    status = case when accept then 'verified' else 'rejected' end,
    proof = case when accept then 'replay' else proof end,
    score = case when accept then replayed else leaderboard_submissions.score end,
    reason = left(why, 500), verified_at = private.now()
  where leaderboard_submissions.run_id = which returning * into scored;
  if accept then on_board := private.rank_score(scored); end if;
  perform private.forget_logs(run.user_id, run.app_id);
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status, 'score', scored.score, 'on_board', on_board);
end $$;

-- The caller's own rank on a board, with the neighbours and the submission behind it.
create or replace function private.get_rank_around(board text, period text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  key text := private.period_key(board, period);
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'You cannot see your rank now: your account is suspended, or your second factor is missing.';
  end if;
  return private.rank_around(auth.uid(), board, key) || jsonb_build_object('submission_id', (
    select s.submission_id from private.standings s where s.user_id = auth.uid() and s.board = get_rank_around.board and s.period = key
  ));
end $$;

create or replace function private.judge_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if (select count(*) from public.reports where user_id = new.user_id and created_at > at - interval '1 day') >= 20 then
    raise sqlstate 'PT429' using message = 'You can send 20 reports a day. Try again tomorrow.';
  end if;
  new.created_at := at;
  return new;
end $$;

create or replace function private.review_report(report bigint, resolve boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  decided public.reports;
begin
  if exists (
    select from public.reports
    where id = report and (user_id = viewer or private.reported_player(target_kind, target_id) = viewer)
  ) then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about your own report.';
  end if;
  update public.reports set status = case when resolve then 'resolved' else 'dismissed' end, answer = left(said, 500)
  where id = report and status = 'open' returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such open report.';
  end if;
  perform private.write_decision(
    'reports', decided.target_kind || ':' || decided.target_id, private.reported_player(decided.target_kind, decided.target_id), 'stand',
    jsonb_build_object('reason', coalesce(nullif(said, ''), decided.status)), viewer, jsonb_build_object('reports', jsonb_build_array(report))
  );
  return jsonb_build_object('id', decided.id, 'status', decided.status);
end $$;

create or replace function private.file_takedown(notice jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  a_day constant int := 20;
  waiting constant int := 100;
  who text := private.caller_key();
  secret text := encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
  filed public.takedowns;
begin
  -- One notice per sender at a time, or parallel ones would all pass the count.
  perform pg_advisory_xact_lock(hashtextextended('takedown ' || who, 0));
  if (select count(*) from private.takedown_senders where sender = who and sent_at > at - interval '1 day') >= a_day then
    raise sqlstate 'PT429' using message = format(
      'You can send %s notices a day. Try again tomorrow, or write to the operator of this site.', a_day
    );
  end if;
  if (
    select count(*) from private.takedown_senders s join public.takedowns t on t.id = s.takedown_id
    where s.sender = who and t.status = 'received'
  ) >= waiting then
    raise sqlstate 'PT429' using message = format(
      '%s of your notices are waiting for a decision. Send more after that, or write to the operator of this site.', waiting
    );
  end if;
  insert into public.takedowns (
    reference, secret_hash, app_id, url, work, reason, contact_name, contact_email, contact_address,
    good_faith, accurate, signature, created_at
  ) values (
    'QT-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)), sha256(secret::bytea),
    (select id from public.apps where id = substring(notice ->> 'url' from '/class/([a-z0-9-]+)')),
    notice ->> 'url', notice ->> 'work', notice ->> 'reason', notice ->> 'contact_name', lower(notice ->> 'contact_email'),
    notice ->> 'contact_address', (notice ->> 'good_faith')::boolean, (notice ->> 'accurate')::boolean, notice ->> 'signature', at
  ) returning * into filed;
  insert into private.takedown_senders (takedown_id, sender, sent_at) values (filed.id, who, at);
  return jsonb_build_object('reference', filed.reference, 'secret', secret, 'status', filed.status);
end $$;

-- Decides a notice. Accepting it unlists the class at once.
create or replace function private.decide_takedown(wanted text, accept boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  decided public.takedowns;
begin
  if coalesce(said, '') = '' then
    raise sqlstate 'PT400' using message = 'Give a reason for the decision.';
  end if;
  update public.takedowns t
  set status = case when accept then 'accepted' else 'rejected' end, decision = left(said, 1000), decided_at = private.now()
  where t.reference = wanted and t.status = 'received' returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such open notice.';
  end if;
  if accept then
    update public.apps set listed = false where id = decided.app_id;
  end if;
  return jsonb_build_object('reference', decided.reference, 'status', decided.status, 'unlisted', case when accept then decided.app_id end);
end $$;

-- An edited video must be reviewed again; only a moderator publishes it.
create or replace function private.judge_video() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.creator_videos where user_id = new.user_id) >= 200 then
      raise sqlstate 'PT409' using message = 'You can have 200 videos. Delete one first.';
    end if;
    new.created_at := at;
  elsif new.status not in ('draft', 'in_review') and new.status <> old.status then
    raise sqlstate 'PT403' using message = 'Only moderators can publish videos.';
  elsif new.status = old.status and (new.title, new.caption, new.url, new.app_id) is distinct from (old.title, old.caption, old.url, old.app_id) then
    new.status := 'draft';
  end if;
  new.updated_at := at;
  return new;
end $$;

create or replace function private.review_video(video uuid, publish boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  decided public.creator_videos;
begin
  if exists (select from public.creator_videos where id = video and user_id = viewer) then
    raise sqlstate 'PT403' using message = 'Another moderator must review your own videos.';
  end if;
  update public.creator_videos
  set status = case when publish then 'published' else 'rejected' end, reason = left(why, 500), updated_at = private.now()
  where id = video and status in ('in_review', 'published') returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such video in review.';
  end if;
  return jsonb_build_object('id', decided.id, 'status', decided.status);
end $$;

-- The operator's correction of a balance; needs a reason. A repeated event returns the existing entry.
create or replace function private.adjust_coins(player uuid, amount bigint, why text, event text default null) returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets;
  entry private.ledger;
begin
  if coalesce(trim(why), '') = '' then
    raise sqlstate 'PT400' using message = 'Give a reason for moving coins.';
  end if;
  select * into wallet from private.wallets where user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  entry := private.post(wallet.id, amount, 'adjustment', why, 'adjustment:' || event);
  -- A suspended player stays off the boards.
  if private.is_banned(player) then
    delete from private.standings where user_id = player;
  elsif exists (select from private.bans where user_id = player) then
    perform private.unban(player);
  end if;
  return entry;
end $$;

-- The operator's refund: returns the price without counting it as gained, and removes the item.
create or replace function private.refund_item(player uuid, wanted text, why text) returns private.ledger
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets;
  unlocked public.items_unlocked;
  paid bigint;
begin
  if coalesce(trim(why), '') = '' then
    raise sqlstate 'PT400' using message = 'Give a reason for moving coins.';
  end if;
  select * into wallet from private.wallets where user_id = player for update;
  update public.items_unlocked set equipped = false where user_id = player and item = wanted and equipped;
  delete from public.items_unlocked where user_id = player and item = wanted and acquired = 'bought' returning * into unlocked;
  if not found then
    raise sqlstate 'PT404' using message = 'This player has not bought that item.';
  end if;
  select -amt into paid from private.ledger where id = unlocked.ledger_id;
  return private.post(wallet.id, paid, 'refund', 'refund ' || wanted || ': ' || why, 'refund:' || unlocked.ledger_id);
end $$;

-- The operator's gift of an item; needs a reason.
create or replace function private.give_item(player uuid, wanted text, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  given public.shop_items;
begin
  if coalesce(trim(reason), '') = '' then
    raise sqlstate 'PT400' using message = 'Give a reason for the gift.';
  end if;
  perform from private.wallets where user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  select * into given from public.shop_items where id = wanted;
  if not found then
    raise sqlstate 'PT404' using message = 'item not found from consts';
  end if;
  if given.type = 'coin' then
    raise sqlstate 'PT400' using message = 'A coin item cannot be given. Give the coins instead.';
  end if;
  insert into public.items_unlocked (user_id, item, type, created_at, acquired)
  values (player, given.id, given.type, at, 'given') on conflict do nothing;
  if not found then
    raise unique_violation using message = 'This player already has that item.';
  end if;
  insert into private.gifts (user_id, item, why, given_at) values (player, given.id, reason, at);
end $$;

-- Checks every invariant and returns the rows that violate one. An empty result means that all hold.
create or replace function private.audit() returns table (rule text, subject text, finding text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select 'balance is the sum of the ledger', w.id::text, format('balance %s, sum %s', w.balance, coalesce(l.total, 0))
    from private.wallets w left join (
      select wallet_id, sum(amt) as total from private.ledger group by wallet_id
    ) as l on l.wallet_id = w.id
    where w.balance <> coalesce(l.total, 0)
  union all
    select 'balance is never negative', w.id::text, w.balance::text from private.wallets w where w.balance < 0
  union all
    select 'balance_after is the running sum of the ledger', e.id::text, format('balance_after %s, running sum %s', e.balance_after, e.running)
    from (
      select l.id, l.balance_after, sum(l.amt) over (partition by l.wallet_id order by l.id) as running from private.ledger l
    ) as e where e.balance_after <> e.running
  union all
    select 'ledger entries are in the order of their dates', e.id::text, 'earlier than the entry before'
    from (
      select l.id, l.created_at < lag(l.created_at) over (partition by l.wallet_id order by l.id) as is_early from private.ledger l
    ) as e where e.is_early
  union all
    select 'the version of a wallet is its number of ledger entries', w.id::text, format('version %s, entries %s', w.version, count(l.id))
    from private.wallets w left join private.ledger l on l.wallet_id = w.id
    group by w.id having w.version <> count(l.id)
  union all
    select 'gained is the sum of income without refunds', w.id::text, format('gained %s, sum %s', w.gained, coalesce(sum(l.amt), 0))
    from private.wallets w left join private.ledger l on l.wallet_id = w.id and l.amt > 0 and l.kind <> 'refund'
    group by w.id having w.gained <> coalesce(sum(l.amt), 0)
  union all
    select 'a paid reward has a matching ledger entry', c.user_id::text, c.kind || ' ' || c.key
    from private.credits c join private.wallets w using (user_id)
    left join private.ledger l on l.wallet_id = w.id and l.idem = c.kind || ':' || c.key
    where c.is_paid <> (l.id is not null) or l.amt <> c.coins or l.kind <> c.kind
  union all
    select 'a reward in the ledger has been earned', l.id::text, l.why
    from private.ledger l join private.wallets w on w.id = l.wallet_id
    where w.user_id is not null and l.kind in ('streak_claim', 'time_spent', 'app_played')
      and l.created_at > private.now() - interval '29 days'
      and not exists (select from private.credits c where c.user_id = w.user_id and c.kind = l.kind and l.idem = c.kind || ':' || c.key)
  union all
    select 'a reward pays its amount, or twice that with a streak', l.id::text, l.amt::text
    from private.ledger l join private.rewards r on r.kind = l.kind
    where l.amt <> case when l.why like '% (double streak)' then 2 else 1 end * r.coins
  union all
    select 'a bought item has a matching ledger entry', i.user_id::text || ' ' || i.item, 'no matching entry'
    from public.items_unlocked i left join private.ledger l on l.id = i.ledger_id
    left join private.wallets w on w.id = l.wallet_id
    where i.acquired = 'bought'
      and (l.id is null or l.amt >= 0 or l.kind <> 'purchase' or l.why <> 'shop purchase ' || i.item or w.user_id <> i.user_id)
  union all
    select 'a paid item is unlocked, or was refunded', l.id::text, l.why
    from private.ledger l join private.wallets w on w.id = l.wallet_id
    where l.kind = 'purchase' and w.user_id is not null
      and not exists (select from public.items_unlocked i where i.ledger_id = l.id)
      and not exists (select from private.ledger r where r.wallet_id = l.wallet_id and r.idem = 'refund:' || l.id)
  union all
    select 'a claimed tier had been reached', i.user_id::text || ' ' || i.item, format('gained %s of %s', private.gained_since(w, s.starts_at), item.price)
    from public.items_unlocked i join public.shop_items item on item.id = i.item
    join public.seasons s on s.number = item.battlepass_season join private.wallets w on w.user_id = i.user_id
    where i.acquired = 'reached' and private.gained_since(w, s.starts_at) < item.price
  union all
    select 'at most one item of each type and five badges are equipped', i.user_id::text || ' ' || i.type, count(*)::text
    from public.items_unlocked i where i.equipped
    group by i.user_id, i.type having count(*) > case i.type when 'badge' then 5 when 'coin' then 0 else 1 end
  union all
    select 'the profile shows the equipped icon and badges', u.user_id::text, u.icon || ' ' || u.badges::text
    from public.my_users u
    where u.icon <> coalesce((select i.item from public.items_unlocked i where i.user_id = u.user_id and i.type = 'icon' and i.equipped), 'default')
      or u.badges <> array(select i.item from public.items_unlocked i where i.user_id = u.user_id and i.type = 'badge' and i.equipped order by i.item)
  union all
    select 'claims are more than a day apart', c.user_id::text, c.earned_at::text
    from (
      select k.user_id, k.earned_at, k.earned_at - lag(k.earned_at) over (partition by k.user_id order by k.earned_at) as gap
      from private.credits k where k.kind = 'streak_claim'
    ) as c where c.gap <= interval '1 day'
  union all
    select 'time_spent is paid for real time only', c.user_id::text, format('%s in 24 hours', c.in_a_day)
    from (
      select k.user_id, count(*) over (
        partition by k.user_id order by k.earned_at range between interval '24 hours' preceding and current row
      ) as in_a_day
      from private.credits k where k.kind = 'time_spent'
    ) as c where c.in_a_day > 145
  union all
    select 'at most 25 plays a day are rewarded', c.user_id::text, c.day::text
    from (
      select k.user_id, date_trunc('day', k.earned_at at time zone 'UTC') as day from private.credits k where k.kind = 'app_played'
    ) as c group by c.user_id, c.day having count(*) > 25
  union all
    select 'the longest streak is not shorter than the current one', s.user_id::text, format('%s of %s', s.current_streak, s.longest_streak)
    from public.streak s join public.my_users u using (user_id)
    where s.longest_streak < s.current_streak or u.longest_streak <> s.longest_streak
      or u.current_streak not in (0, s.current_streak)
  union all
    select 'apps_played is not less than the classes counted', u.user_id::text, u.apps_played::text
    from public.my_users u
    where u.apps_played < (select count(*) from public.apps_played a where a.user_id = u.user_id and a.counted)
  union all
    select 'an accepted score has a screenshot or an accepted run', s.id::text, s.status
    from public.leaderboard_submissions s left join public.game_runs r on r.id = s.run_id
    where (s.status = 'image_ok' and s.image is null) or (s.status = 'verified' and coalesce(r.status, '') <> 'accepted')
  union all
    select 'an accepted run took as long as its frames', r.id::text, format('%s frames in %s', r.frames, r.submitted_at - r.started_at)
    from public.game_runs r
    where r.status = 'accepted' and r.submitted_at - r.started_at < make_interval(secs => r.frames / 60.0 - 2)
  union all
    select 'a daily run has the seed of its day', r.id::text, r.seed
    from public.game_runs r left join private.daily_seeds d
      on d.app_id = r.app_id and d.day = (r.started_at at time zone 'UTC')::date
    where r.mode = 'daily' and r.seed is distinct from d.seed
  union all
    select 'only daily runs have a daily seed', r.id::text, r.mode
    from public.game_runs r join private.daily_seeds d on d.seed = r.seed where r.mode <> 'daily'
  union all
    select 'a daily run is only on the board of its day', t.user_id::text, t.board || ' ' || t.period
    from private.standings t join public.leaderboard_submissions s on s.id = t.submission_id
    left join public.game_runs r on r.id = s.run_id
    where (t.board like 'daily/%') <> (coalesce(r.mode, '') = 'daily')
      or (t.board like 'daily/%' and t.period <> private.day_key(r.started_at))
  union all
    select 'a judged run has no checkpoints left', c.run_id::text, c.frame::text
    from private.game_checkpoints c join public.game_runs r on r.id = c.run_id where r.status in ('accepted', 'rejected')
  union all
    select 'a standing on a score board matches an accepted score', t.user_id::text, t.board
    from private.standings t left join public.leaderboard_submissions s on s.id = t.submission_id
    where (t.board like 'scores/%' or t.board like 'daily/%') and (s.id is null or s.status not in ('image_ok', 'verified') or s.score <> t.value or s.user_id <> t.user_id)
  union all
    select 'the coin board equals the coins gained', t.user_id::text, format('standing %s, gained %s', t.value, w.gained)
    from private.standings t join private.wallets w using (user_id)
    where t.board = 'coins' and t.period = 'all' and t.value <> w.gained
  union all
    select 'a suspended player is on no board', t.user_id::text, t.board
    from private.standings t where private.is_banned(t.user_id)
  union all
    select 'a stored screenshot belongs to a score', o.name, 'no score'
    from storage.objects o
    where o.bucket_id = 'leaderboard_images' and o.created_at < now() - interval '1 hour'
      and not exists (select from public.leaderboard_submissions s where s.image = o.name)
      and not exists (select from private.score_images i where i.image = o.name)
      and not exists (select from private.discarded_images d where d.image = o.name)
  union all
    select 'the screenshot of a score exists', s.id::text, s.image
    from public.leaderboard_submissions s
    where s.image is not null
      and not exists (select from storage.objects o where o.bucket_id = 'leaderboard_images' and o.name = s.image);
end $$;

-- The operator's correction of an age group; needs a reason.
create or replace function private.set_age(player uuid, band text, why text, who text default session_user) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  known public.my_users;
begin
  if coalesce(trim(why), '') = '' then
    raise sqlstate 'PT400' using message = 'Give a reason for the correction.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into known from public.my_users where user_id = player;
  if not found then
    raise sqlstate 'PT404' using message = 'This player has no profile yet.';
  end if;
  if known.age_band is distinct from band then
    update public.my_users set age_band = band where user_id = player;
    insert into private.age_corrections (user_id, old_band, new_band, reason, corrected_by, corrected_at)
    values (player, known.age_band, band, why, who, private.now());
  end if;
  return jsonb_build_object('was', known.age_band, 'age_band', band, 'is_changed', known.age_band is distinct from band);
end $$;

-- Why a text is refused, as {rule, found, message}, or null. The message names the rule and quotes the part.
create or replace function private.text_objection(body text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := lower(normalize(private.plain_text(body), NFKC));
  dot constant text := '(?:\.|\s*(?:\(dot\)|\[dot\])\s*|\s+dot\s+)';
  found text;
begin
  found := private.blocked_word(body);
  if found is not null then
    return jsonb_build_object('rule', 'word', 'found', found, 'message', format('“%s” is not allowed here.', found));
  end if;
  found := substring(plain from '(?:https?:|www\.)\S*');
  found := coalesce(found, substring(plain from
    '\m[a-z0-9-]+' || dot || '(?:(?:com|net|org|info|io|gg|tv|uk|eu|fr|nl|pl|ru|app|dev|xyz|link|ly|site|online)\M|(?:me|it|es|de|us|co|tr|be|at)/)'));
  if found is not null and plain !~ ('@\s*' || private.escape_pattern(found)) then
    return jsonb_build_object('rule', 'link', 'found', found, 'message', 'Links are not allowed here. Leave the address out.');
  end if;
  found := substring(plain from '[a-z0-9._%+-]+\s*(?:@|\(at\)|\[at\]|\s+at\s+)\s*[a-z0-9-]+' || dot || '[a-z]{2,}');
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share an e-mail address here. Everybody can read this.');
  end if;
  -- A score has up to eight digits, or dots between thousands. A phone number has more digits, or starts with 0 or +.
  found := substring(
    regexp_replace(plain, '\m\d{1,3}(?:[.,]\d{3})+\M', '', 'g')
    from '(?:\+|\m0)\d(?:[ ().\-–/]*\d){5,}|\d(?:[ ().\-–/]*\d){8,}'
  );
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share a phone number here. Everybody can read this.');
  end if;
  found := coalesce(
    substring(plain from '\m(?:snap(?:chat)?|insta(?:gram)?|discord|whats ?app|telegram|tik ?tok|kik|signal)\M\s*(?:@|:|=|#|\mis\M|name)\s*\S+'),
    substring(plain from '\madd me\M.{0,15}\m(?:on|at)\M\s+\w+'),
    substring(plain from '\m(?:my|our)\M\s+(?:\w+\s+)?(?:home )?(?:address|phone|phone number|number|last name|surname|school)\M\s*(?:is|:|=)\s*\S+'),
    substring(plain from '\m(?:i go|i went) to\M\s+.{2,40}\m(?:school|academy|college|gymnasium|lycee)\M'),
    substring(plain from '\mi(?: am|[''’]?m)\M\s+(?:only\s+)?(?:[5-9]|1[0-9])\s*(?:years?|yrs?|yo|y/o)\M')
  );
  if found is not null then
    return jsonb_build_object('rule', 'personal', 'found', found, 'message', 'Do not share where or how people can find you. Everybody can read this.');
  end if;
  return null;
end $$;

create or replace function private.report(kind text, target text, why text, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  a_visitors_day constant int := 5;
  at timestamptz := private.now();
  who text;
  about uuid := private.reported_player(kind, target);
  seen text;
  filed public.reports;
begin
  if kind is null or target is null or why is null then
    raise sqlstate 'PT400' using message = 'Say what you report and why.';
  end if;
  if about is null and not exists (select from public.apps where kind = 'app' and id = target) then
    raise sqlstate 'PT404' using message = 'What you want to report no longer exists.';
  end if;
  if about = caller then
    raise sqlstate 'PT400' using message = 'You cannot report yourself or something of your own.';
  end if;
  if caller is null then
    who := private.caller_key();
    -- One report per sender at a time, or parallel ones would all pass the count.
    perform pg_advisory_xact_lock(hashtextextended('report ' || who, 0));
    if (select count(*) from private.report_senders where sender = who and sent_at > at - interval '1 day') >= a_visitors_day then
      raise sqlstate 'PT429' using message = format('Visitors can send %s reports a day. Sign in to send more.', a_visitors_day);
    end if;
  else
    perform private.take_turn();
    if (select count(*) from public.reports where user_id = caller and created_at > at - interval '1 day') >= 20 then
      raise sqlstate 'PT429' using message = 'You can send 20 reports a day. Try again tomorrow.';
    end if;
  end if;
  if kind in ('name', 'about') then
    select case kind when 'name' then username else user_about end into seen from public.my_users where user_id = about;
  end if;
  insert into public.reports (user_id, target_kind, target_id, reason, details, words, created_at)
  values (caller, kind, target, why, left(coalesce(private.plain_text(said), ''), 1000), seen, at) returning * into filed;
  insert into private.report_senders (report_id, sender, sent_at) select filed.id, who, at where who is not null;
  return jsonb_build_object('id', filed.id, 'created_at', filed.created_at);
end $$;

-- Returns the caller's id if a moderator who signed in within 30 minutes, so that nobody uses a screen left open.
create or replace function private.require_desk() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_moderator();
  amr jsonb := case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end;
  shown_at timestamptz := (
    select max(to_timestamp((way ->> 'timestamp')::double precision)) from jsonb_array_elements(amr) as way
    where jsonb_typeof(way) = 'object'
  );
begin
  -- Compared with now(), because token timestamps do not follow the rules' clock.
  if shown_at is null or shown_at < now() - interval '30 minutes' then
    raise insufficient_privilege using message = 'Confirm that it is you: enter your password again.', hint = 'reauthenticate';
  end if;
  return caller;
end $$;

-- Refuses moderators who judge their own case, and decisions without a reason. viewer is null for the operator.
create or replace function private.check_judge(viewer uuid, about uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if viewer is not null and viewer = about then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about you.';
  end if;
  if coalesce(trim(given ->> 'reason'), '') = '' then
    raise sqlstate 'PT400' using message = 'A decision needs a reason.';
  end if;
end $$;

create or replace function private.moderation_item(queue text, subject text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  item jsonb := private.call_queue('show', queue, viewer, jsonb_build_object('subject', subject));
begin
  if item is null then
    raise sqlstate 'PT404' using message = 'This item no longer exists.';
  end if;
  return item || jsonb_build_object('trail', private.trail_of(queue, subject));
end $$;

-- Undoes a decision, as a moderator or, if viewer is null, as the named operator.
create or replace function private.undo(decision bigint, viewer uuid, by_operator text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken private.decisions;
  outcome jsonb;
begin
  select * into taken from private.decisions where id = decision for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such decision.';
  end if;
  if taken.undone_at is not null then
    raise sqlstate 'PT409' using message = 'This decision was already undone.';
  end if;
  if viewer is not null and viewer = taken.about then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about you.';
  end if;
  if exists (
    select from private.decisions d where d.queue = taken.queue and d.subject = taken.subject and d.id > taken.id and d.undone_at is null
  ) then
    raise sqlstate 'PT409' using message = 'There is a later decision about this. Undo that one first.';
  end if;
  outcome := private.call_queue('undo', taken.queue, viewer, to_jsonb(taken));
  update private.decisions
  set undone_at = private.now(), undone_by = case when viewer is null then coalesce(by_operator, 'operator') else private.name_of(viewer) end
  where id = decision;
  return jsonb_build_object('id', taken.id, 'queue', taken.queue, 'subject', taken.subject) || coalesce(outcome, '{}');
end $$;

create or replace function private.decide_players(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('player', given ->> 'subject');
  verb text := given ->> 'verb';
  days int := case verb when 'suspend-3' then 3 when 'suspend-30' then 30 end;
  known public.my_users;
  before jsonb := '{}';
  said text;
begin
  if player is null then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  perform private.check_judge(viewer, player, given);
  if exists (select from public.player_roles where user_id = player and role = 'moderator') and viewer is not null and verb like 'suspend%' then
    raise sqlstate 'PT403' using message = 'Only the operator can suspend a moderator.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into known from public.my_users where user_id = player;
  case
    when verb in ('suspend-3', 'suspend-30', 'suspend') then
      select jsonb_build_object('reason', reason, 'until', banned_until) into before from private.bans where user_id = player;
      perform private.ban(player, given ->> 'reason', private.now() + make_interval(days => days));
      said := format('Your account is suspended%s: %s', coalesce(format(' for %s days', days), ''), given ->> 'reason');
    when verb = 'lift' then
      select jsonb_build_object('reason', reason, 'until', banned_until) into before from private.bans where user_id = player;
      if before is null then
        raise sqlstate 'PT409' using message = 'This player is not suspended.';
      end if;
      perform private.unban(player);
      said := 'Your suspension has ended. Welcome back.';
    when verb = 'rename' then
      before := jsonb_build_object('username', known.username);
      perform private.rename_player(player, null);
      said := format('A moderator removed your name: %s You can choose another one.', given ->> 'reason');
    when verb = 'clear-text' then
      before := jsonb_build_object('user_about', known.user_about);
      update public.my_users set user_about = '' where user_id = player;
      said := format('A moderator removed your profile text: %s', given ->> 'reason');
    when verb = 'child' then
      -- Moderators can only lower the age group; only the operator raises it.
      perform private.set_age(player, 'under-13', given ->> 'reason', coalesce(private.name_of(viewer), 'operator'));
      said := 'Your account is now treated as that of a player under 13. If that is wrong, ask the operator of this site.';
    else
      raise sqlstate 'PT400' using message = 'There is no such action for a player.';
  end case;
  perform private.notify(player, 'decision', said, '/profile');
  return jsonb_build_object('id', private.write_decision('players', player::text, player, verb, given, viewer, coalesce(before, '{}')));
end $$;

-- Restores what a decision changed.
create or replace function private.restore_player(player uuid, verb text, before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = player for update;
  if verb like 'suspend%' then
    if before ? 'until' then
      perform private.ban(player, before ->> 'reason', (before ->> 'until')::timestamptz);
    else
      perform private.unban(player);
    end if;
  elsif verb = 'lift' then
    perform private.ban(player, before ->> 'reason', (before ->> 'until')::timestamptz);
  elsif before ? 'username' then
    if exists (
      select from public.my_users where username_skeleton = private.name_skeleton(before ->> 'username') and user_id <> player
    ) then
      raise sqlstate 'PT409' using message = 'Another player has that name now.';
    end if;
    perform private.rename_player(player, before ->> 'username');
  elsif before ? 'user_about' then
    update public.my_users set user_about = before ->> 'user_about' where user_id = player and user_about = '';
  else
    raise sqlstate 'PT409' using message = 'That cannot be undone here. Ask the operator.';
  end if;
end $$;

create or replace function private.decide_classes(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  verb text := given ->> 'verb';
  was boolean;
begin
  perform private.check_judge(viewer, null, given);
  if verb not in ('unlist', 'relist') then
    raise sqlstate 'PT400' using message = 'There is no such action for a class.';
  end if;
  select listed into was from public.apps where id = given ->> 'subject' for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class.';
  end if;
  if was = (verb = 'relist') then
    raise sqlstate 'PT409' using message = format('This class is already %s.', case when was then 'listed' else 'unlisted' end);
  end if;
  update public.apps set listed = verb = 'relist' where id = given ->> 'subject';
  return jsonb_build_object('id', private.write_decision('classes', given ->> 'subject', null, verb, given, viewer, jsonb_build_object('listed', was)));
end $$;

create or replace function private.decide_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subject text := given ->> 'subject';
  kind text := split_part(subject, ':', 1);
  target text := split_part(subject, ':', 2);
  verb text := given ->> 'verb';
  player uuid := private.reported_player(kind, target);
  known public.my_users;
  before jsonb := '{}';
  told text;
  reporter record;
  numbers bigint[];
begin
  perform private.check_judge(viewer, player, given);
  if verb not in ('stand', 'remove', 'remove-suspend') then
    raise sqlstate 'PT400' using message = 'There is no such action for a report.';
  end if;
  if player is not null then
    perform from private.wallets where user_id = player for update;
  end if;
  select array_agg(id) into numbers from (
    select id from public.reports where target_kind = kind and target_id = target and status = 'open' order by id for update
  ) as waiting;
  if numbers is null then
    raise sqlstate 'PT404' using message = 'This has already been decided.';
  end if;
  if viewer is not null and exists (select from public.reports where id = any (numbers) and user_id = viewer) then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about your own report.';
  end if;
  if verb <> 'stand' then
    select * into known from public.my_users where user_id = player;
    case kind
      when 'app' then
        select jsonb_build_object('listed', listed) into before from public.apps where id = target for update;
        update public.apps set listed = false where id = target;
      when 'name' then
        before := jsonb_build_object('username', known.username);
        perform private.rename_player(player, null);
        told := format('A moderator removed your name: %s You can choose another one.', given ->> 'reason');
      when 'about' then
        before := jsonb_build_object('user_about', known.user_about);
        update public.my_users set user_about = '' where user_id = player;
        told := format('A moderator removed your profile text: %s', given ->> 'reason');
      when 'video' then
        select jsonb_build_object('video', status) into before from public.creator_videos where id::text = target;
        update public.creator_videos set status = 'rejected', reason = given ->> 'reason', updated_at = private.now() where id::text = target;
        told := format('A moderator removed a video of yours: %s', given ->> 'reason');
      when 'player' then
        if verb = 'remove' then
          raise sqlstate 'PT400' using message = 'You cannot remove a player. Suspend the player, or let it stand.';
        end if;
      else
        if player is not null then
          perform private.decide_score(target::uuid, false, given ->> 'reason');
          told := format('A moderator removed a score of yours: %s', given ->> 'reason');
          before := '{"score": true}';
        end if;
    end case;
    if verb = 'remove-suspend' then
      if player is null then
        raise sqlstate 'PT400' using message = 'This report is not about a player, so it suspends nobody.';
      end if;
      if exists (select from public.player_roles where user_id = player and role = 'moderator') and viewer is not null then
        raise sqlstate 'PT403' using message = 'Only the operator can suspend a moderator.';
      end if;
      before := before || jsonb_build_object('ban', coalesce((
        select jsonb_build_object('reason', reason, 'until', banned_until) from private.bans where user_id = player
      ), '{}'));
      perform private.ban(player, given ->> 'reason', private.now() + interval '3 days');
      told := coalesce(told || ' ', '') || format('Your account is suspended for 3 days: %s', given ->> 'reason');
    end if;
    perform private.notify(player, 'decision', told, '/profile');
  end if;
  for reporter in
    update public.reports
    set status = case verb when 'stand' then 'dismissed' else 'resolved' end, answer = left(given ->> 'reason', 500)
    where id = any (numbers) returning user_id
  loop
    perform private.notify(reporter.user_id, 'report', case verb
      when 'stand' then 'We looked at your report and changed nothing. Thank you for telling us.'
      else 'We looked at your report and acted on it. Thank you for telling us.'
    end);
  end loop;
  return jsonb_build_object('id', private.write_decision(
    'reports', subject, player, verb, given, viewer, before || jsonb_build_object('reports', to_jsonb(numbers))
  ));
end $$;

create or replace function private.undo_reports(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  before jsonb := decision -> 'before';
  target text := split_part(decision ->> 'subject', ':', 2);
begin
  if before ? 'score' then
    raise sqlstate 'PT409' using message = 'A removed score cannot be restored, because its screenshot was deleted.';
  end if;
  if before ? 'username' or before ? 'user_about' then
    perform private.restore_player(player, 'remove', before);
  elsif before ? 'listed' then
    update public.apps set listed = (before ->> 'listed')::boolean where id = target;
  elsif before ? 'video' then
    update public.creator_videos set status = before ->> 'video', updated_at = private.now() where id::text = target;
  end if;
  if before ? 'ban' then
    perform private.restore_player(player, 'suspend', before -> 'ban');
  end if;
  update public.reports set status = 'open', answer = null
  where id in (select value::bigint from jsonb_array_elements_text(before -> 'reports'));
  if decision ->> 'verb' <> 'stand' then
    perform private.notify(player, 'decision', 'A decision about you was taken back. We are sorry for the trouble.', '/profile');
  end if;
  return '{}';
end $$;

create or replace function private.decide_scores(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('score', given ->> 'subject');
  verb text := given ->> 'verb';
begin
  if player is null then
    raise sqlstate 'PT404' using message = 'There is no such score.';
  end if;
  perform private.check_judge(viewer, player, given);
  if verb not in ('accept', 'refuse') then
    raise sqlstate 'PT400' using message = 'There is no such action for a score.';
  end if;
  perform from private.wallets where user_id = player for update;
  if (select status from public.leaderboard_submissions where id::text = given ->> 'subject') <> 'in_review' then
    raise sqlstate 'PT409' using message = 'This has already been decided.';
  end if;
  perform private.decide_score((given ->> 'subject')::uuid, verb = 'accept', given ->> 'reason');
  perform private.notify(player, 'decision', case verb
    when 'accept' then 'Your score was accepted. It is on the board.'
    else format('Your score was not accepted: %s', given ->> 'reason')
  end, '/leaderboard');
  return jsonb_build_object('id', private.write_decision('scores', given ->> 'subject', player, verb, given, viewer, '{}'));
end $$;

create or replace function private.undo_scores(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  taken public.leaderboard_submissions;
begin
  if decision ->> 'verb' <> 'accept' then
    raise sqlstate 'PT409' using message = 'A refused score cannot be restored, because its screenshot was deleted.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into taken from public.leaderboard_submissions where id::text = decision ->> 'subject' and status = 'image_ok' for update;
  if not found then
    raise sqlstate 'PT409' using message = 'This score is not on the board any more.';
  end if;
  insert into private.score_images (submission_id, image) values (taken.id, taken.image);
  update public.leaderboard_submissions set status = 'in_review', image = null, reason = null, verified_at = null where id = taken.id;
  perform private.rank_again(player, taken.app_id);
  perform private.notify(player, 'decision', 'A moderator is reviewing one of your scores again.', '/leaderboard');
  return '{}';
end $$;

create or replace function private.decide_takedowns(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  notice public.takedowns;
  was boolean;
begin
  perform private.check_judge(viewer, null, given);
  if given ->> 'verb' not in ('accept', 'refuse') then
    raise sqlstate 'PT400' using message = 'There is no such action for a notice.';
  end if;
  select * into notice from public.takedowns where reference = given ->> 'subject';
  select listed into was from public.apps where id = notice.app_id;
  perform private.decide_takedown(given ->> 'subject', given ->> 'verb' = 'accept', given ->> 'reason');
  return jsonb_build_object('id', private.write_decision(
    'takedowns', given ->> 'subject', null, given ->> 'verb', given, viewer, jsonb_build_object('listed', was)
  ));
end $$;

create or replace function private.appeal(said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  plain text := private.plain_text(coalesce(said, ''));
  ban private.bans;
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  select * into ban from private.bans where user_id = caller and banned_until > private.now();
  if not found then
    raise sqlstate 'PT409' using message = 'Your account is not suspended.';
  end if;
  if plain = '' or length(plain) > 500 then
    raise sqlstate 'PT400' using message = 'Say in up to 500 characters why the decision is wrong.';
  end if;
  insert into private.appeals (user_id, banned_at, words, created_at) values (caller, ban.banned_at, plain, private.now())
  on conflict (user_id, banned_at) do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'You have already appealed. You can appeal once against a suspension.';
  end if;
  return jsonb_build_object('status', 'open');
end $$;

create or replace function private.decide_appeals(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  heard private.appeals;
  before jsonb;
begin
  select * into heard from private.appeals where id::text = given ->> 'subject' for update;
  if not found or heard.status <> 'open' then
    raise sqlstate 'PT404' using message = 'This has already been decided.';
  end if;
  perform private.check_judge(viewer, heard.user_id, given);
  if private.must_leave_appeal(viewer, heard.user_id) then
    raise sqlstate 'PT403' using message = 'Another moderator decides about an appeal against your decision.';
  end if;
  if given ->> 'verb' not in ('lift', 'stand') then
    raise sqlstate 'PT400' using message = 'There is no such action for an appeal.';
  end if;
  select jsonb_build_object('reason', reason, 'until', banned_until) into before from private.bans where user_id = heard.user_id;
  update private.appeals set status = case given ->> 'verb' when 'lift' then 'lifted' else 'stands' end where id = heard.id;
  if given ->> 'verb' = 'lift' then
    perform private.unban(heard.user_id);
  end if;
  perform private.notify(heard.user_id, 'decision', case given ->> 'verb'
    when 'lift' then 'Your appeal was accepted: your suspension has ended. Welcome back.'
    else format('Your appeal was refused, and your suspension continues: %s', given ->> 'reason')
  end, '/profile');
  return jsonb_build_object('id', private.write_decision('appeals', given ->> 'subject', heard.user_id, given ->> 'verb', given, viewer, before));
end $$;

-- Stores the verdict on a run, and explains why a correct run is not on the board yet.
create or replace function private.judge_and_explain(which uuid, accept boolean, replayed bigint, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  judged jsonb := private.judge_run(which, accept, replayed, why);
begin
  if exists (select from public.leaderboard_submissions where run_id = which and waits_until is not null) then
    return judged || jsonb_build_object(
      'reason', 'The server replayed this run and the score is correct. New accounts wait a day for the first five places.'
    );
  end if;
  return judged;
end $$;

-- Shown to the player before "Try again in … seconds."
update private.write_limits as known set sentence = plain.sentence
from (values
  ('saves', 'This game saves too often.'),
  ('runs', 'You are starting runs too often.'),
  ('submissions', 'You are submitting runs too often.'),
  ('checkpoints', 'This run sends checkpoints too often.'),
  ('plays', 'You are changing classes too often.'),
  ('favourites', 'You are changing favourites too often.'),
  ('profile', 'You are changing your profile too often.'),
  ('privacy', 'You are changing this setting too often.'),
  ('wardrobe', 'You are changing equipped items too often.'),
  ('videos', 'You are changing videos too often.'),
  ('departures', 'You have cancelled the deletion of your account too often.')
) as plain (bucket, sentence) where known.bucket = plain.bucket;

-- The documentation of personal data, in plainer words.
comment on table public.player_roles is 'The roles that the operator gave to a player. Goes with the account.';
comment on table public.streak is 'The time of a player''s last claim, and the current and longest streak. Goes with the account.';
comment on table public.game_runs is
  'A player''s runs with their inputs, so that the server can replay them and others can watch. Abandoned runs are kept for 8 days, inputs as long as a run is on a board or among the last twenty; the rest goes with the account.';
comment on table public.leaderboard_submissions is 'The scores that a player submitted, with their status, for the boards. Go with the account.';
comment on table public.takedowns is
  'Takedown notices, with the name and the addresses that the law requires. Kept as long as the site runs, because they prove why a class was unlisted.';
comment on table public.shop_items is 'The items of the shop and of the seasons. Nothing about a player.';
comment on column public.reports.words is
  'The reported name or text as it was then, because the reported player could change it. Removed with the report, 90 days after it was sent if it is decided.';
comment on table private.bans is 'Suspended players, with the reason and the end of the suspension. Gone when it ends, and with the account.';
comment on table private.departures is 'Players who asked to delete their account, and when that becomes final. Kept for those 7 days.';
comment on table private.credits is 'Rewards that a player has earned, paid or not. Kept for 90 days; goes with the account.';
comment on table private.meters is
  'When a player''s next ping counts, and which class they are playing. Overwritten with each ping; goes with the account.';
comment on table private.standings is
  'A player''s value on each board. Boards of days and weeks are kept as long as the operator sets (keep-day-boards, keep-week-boards); the rest goes with the account.';
comment on table private.score_images is 'Screenshots of scores that wait for a moderator. Kept until the decision; go with the account.';
comment on table private.game_checkpoints is
  'Checkpoints of a run that is being played, to verify it. Kept until the verdict; goes with the account.';
comment on table private.discarded_images is 'File names of screenshots to delete. Kept until the file is gone. Nothing about a player.';
comment on table private.daily_seeds is 'The seed of each day and class. Nothing about a player.';
comment on table private.rewards is 'How many coins each reward pays. Nothing about a player.';
comment on table private.standing_marks is 'Values at selected ranks of a board, without names. Nothing about a player.';
comment on table private.write_limits is 'How often players may write each kind of data. Nothing about a player.';
comment on table private.write_buckets is
  'How much of a write limit a player has used. Kept for hours: the sweep removes a bucket that is full again.';
comment on table private.report_senders is
  'A hash of the network address of a visitor who reported something, for the limit of five reports a day. The sweep removes it after a day.';
comment on table private.appeals is
  'A suspended player''s words against the suspension, for another moderator to judge. Part of the player''s export; goes with the account, and a year after it was sent.';
