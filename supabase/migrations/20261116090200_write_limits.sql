-- Write limits per player, as token buckets: a burst, then one write per interval. They limit what a player can store
-- and the dead rows that updates leave. A refused write stores nothing.

create table private.write_limits (
  bucket text primary key check (bucket ~ '^[a-z]+(-[a-z]+)*$'),
  burst int not null check (burst > 0),
  every interval not null check (every > '0'),
  -- Shown to the player before "Try again in … seconds."
  sentence text not null check (length(sentence) between 1 and 120)
);
comment on table private.write_limits is 'How often a player may write what. Nothing about a player.';
alter table private.write_limits enable row level security;

create table private.write_buckets (
  user_id uuid references public.my_users (user_id) on delete cascade,
  bucket text references private.write_limits (bucket) on update cascade on delete cascade,
  -- When the bucket is full again.
  full_at timestamptz not null,
  primary key (user_id, bucket)
) with (fillfactor = 50);
create index write_buckets_by_bucket on private.write_buckets (bucket);
comment on table private.write_buckets is
  'Until when a player has used up some of a write limit. Kept for hours: the sweep removes a bucket that is full again.';
alter table private.write_buckets enable row level security;

-- The arithmetic of a token bucket: when it is full again after a write, or null when it has too few tokens.
create function private.bucket_after(full_at timestamptz, at timestamptz, every interval, burst int, tokens int)
returns timestamptz
language plpgsql immutable set search_path = '' as $$
declare
  -- A time later than an empty bucket's means that the clock was set back: it counts as full, so nobody is locked out.
  begins timestamptz := case when full_at between at and at + every * burst then full_at else at end;
begin
  return case when begins + every * tokens <= at + every * burst then begins + every * tokens end;
end $$;

-- Takes tokens from a player's bucket, or refuses the write and says how long to wait. At most, it empties the bucket.
create function private.spend(player uuid, which text, tokens int default 1) returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  rule private.write_limits;
  known timestamptz;
  after timestamptz;
  wait int;
begin
  select * into strict rule from private.write_limits where bucket = which;
  tokens := least(greatest(tokens, 1), rule.burst);
  select full_at into known from private.write_buckets where user_id = player and bucket = which for update;
  after := private.bucket_after(known, at, rule.every, rule.burst, tokens);
  if after is null then
    wait := ceil(extract(epoch from known + rule.every * tokens - at - rule.every * rule.burst));
    raise sqlstate 'PT429' using
      message = format('%s Try again in %s second%s.', rule.sentence, wait, case when wait = 1 then '' else 's' end),
      detail = wait::text;
  end if;
  insert into private.write_buckets (user_id, bucket, full_at) values (player, which, after)
  on conflict (user_id, bucket) do update set full_at = excluded.full_at;
end $$;

-- Same, for direct table writes: spend_write('bucket') takes one token per row from the caller, not from the row's
-- owner.
create function private.spend_write() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.spend(auth.uid(), tg_argv[0]);
  return new;
end $$;

-- Larger texts cost more: one token per 8 KiB, rounded up.
create function private.tokens_for(content text) returns int
language plpgsql immutable set search_path = '' as $$
begin
  return greatest(1, ceil(coalesce(octet_length(content), 0) / 8192.0)::int);
end $$;

insert into private.write_limits (bucket, burst, every, sentence) values
  ('saves', 64, '5 seconds', 'This game saves very often.'),
  ('runs', 120, '15 seconds', 'That is a lot of runs. Take a breath.'),
  ('submissions', 300, '20 seconds', 'That is a lot of finished runs.'),
  ('checkpoints', 60, '4 seconds', 'That is a lot of checkpoints.'),
  ('plays', 240, '5 seconds', 'You are changing classes very often.'),
  ('favourites', 400, '5 seconds', 'You are changing favourites very often.'),
  ('profile', 60, '10 seconds', 'You are changing your profile very often.'),
  ('privacy', 30, '30 seconds', 'You are changing this setting very often.'),
  ('wardrobe', 120, '5 seconds', 'You are changing clothes very often.'),
  ('videos', 60, '10 seconds', 'You are changing videos very often.'),
  ('departures', 10, '60 seconds', 'You have changed your mind very often.');

-- Tables that clients write. A statement trigger takes the wallet's lock before, so that the lock order stays the same.
create trigger spend_write before insert or update on public.apps_played
for each row when (current_user in ('anon', 'authenticated')) execute function private.spend_write('plays');
create trigger spend_write before insert on public.favorite_apps
for each row when (current_user in ('anon', 'authenticated')) execute function private.spend_write('favourites');
create trigger spend_write before update on public.my_users
for each row when (current_user in ('anon', 'authenticated')) execute function private.spend_write('profile');
create trigger spend_write before insert or update on public.privacy_settings
for each row when (current_user in ('anon', 'authenticated')) execute function private.spend_write('privacy');
create trigger spend_write before update on public.items_unlocked
for each row when (current_user in ('anon', 'authenticated')) execute function private.spend_write('wardrobe');
create trigger spend_write before insert or update on public.creator_videos
for each row when (current_user in ('anon', 'authenticated')) execute function private.spend_write('videos');

-- Functions that clients call: same bodies as before, plus the write limit.

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
    raise sqlstate 'PT413' using message = 'A saved game has 64 KiB.';
  end if;
  select coalesce(max(rev), 0) into latest from public.game_saves where user_id = wallet.user_id and app_id = app;
  if coalesce(base_rev, 0) <> latest then
    raise sqlstate 'PT409' using message = 'This game was saved somewhere else meanwhile.', detail = latest::text;
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
    raise sqlstate 'PT400' using message = 'A run is ranked, offline or daily.';
  end if;
  if (select count(*) from public.game_runs where user_id = wallet.user_id and started_at > at - interval '1 minute') >= 20 then
    raise sqlstate 'PT429' using message = 'That is a lot of runs. Take a breath.';
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
    raise sqlstate 'PT409' using message = 'There are tickets left for this class.';
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
    raise sqlstate 'PT409' using message = 'This run has been used.';
  end if;
  if run.expires_at < at then
    raise sqlstate 'PT410' using message = 'This run has expired.';
  end if;
  if at - run.started_at < make_interval(secs => at_frame / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run is ahead of its time.';
  end if;
  select * into before from private.game_checkpoints where run_id = which order by frame desc limit 1;
  if before.frame >= at_frame then
    raise sqlstate 'PT409' using message = 'A run goes forward only.';
  end if;
  if before.arrived_at > at - interval '8 seconds' then
    raise sqlstate 'PT429' using message = 'One checkpoint every ten seconds.';
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
  -- At 60 frames a second, a run cannot take less time than its frames.
  if at - run.started_at < make_interval(secs => length_frames / 60.0 - 2) then
    raise sqlstate 'PT409' using message = 'This run ended before it could have been played.';
  end if;
  if (
    select count(*) from public.leaderboard_submissions
    where user_id = wallet.user_id and created_at > at - interval '1 minute' and run_id is not null
  ) >= 6 then
    raise sqlstate 'PT429' using message = 'Six runs a minute are the most there can be.';
  end if;
  perform private.spend(wallet.user_id, 'submissions', private.tokens_for(inputs));
  update public.game_runs
  set status = 'submitted', submitted_at = at, frames = length_frames, claimed_score = claimed, claimed_hash = hash, log = inputs
  where id = which returning * into run;
  insert into public.leaderboard_submissions (user_id, app_id, score, run_id, proof, offline, created_at)
  values (wallet.user_id, run.app_id, claimed, which, 'claimed', not private.was_followed(run), at) returning * into scored;
  return jsonb_build_object('submission_id', scored.id, 'status', scored.status);
end $$;

create or replace function private.equip_item(wanted text, wear boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  perform private.spend(wallet.user_id, 'wardrobe');
  update public.items_unlocked set equipped = coalesce(wear, true) where user_id = wallet.user_id and item = wanted;
  if not found then
    raise sqlstate 'PT404' using message = 'item not found from consts';
  end if;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('item', item, 'type', type) order by type, item), '[]')
    from public.items_unlocked where user_id = wallet.user_id and equipped
  );
end $$;

create or replace function private.cancel_account_deletion() returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  delete from private.departures where user_id = auth.uid();
  if not found then return false; end if;
  -- Requesting and cancelling could otherwise repeat for ever. The deletion itself is never refused.
  if exists (select from public.my_users where user_id = auth.uid()) then
    perform private.spend(auth.uid(), 'departures');
  end if;
  return true;
end $$;

revoke execute on all functions in schema private from public;
