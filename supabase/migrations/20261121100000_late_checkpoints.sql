-- A checkpoint that a busy network or machine held back no longer makes the next one come too early. Sending them all at
-- the end stays impossible.

create or replace function private.checkpoint_run(which uuid, at_frame int, state_hash bigint, inputs_hash bigint) returns int
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  run public.game_runs;
  before private.game_checkpoints;
  -- One in eight seconds on average: the network may hold two back, which then arrive together.
  most_at_once constant int := 3;
  each constant interval := '8 seconds';
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
  if (
    select c.arrived_at from private.game_checkpoints c where c.run_id = which order by c.frame desc offset most_at_once - 1 limit 1
  ) > at - most_at_once * each then
    raise sqlstate 'PT429' using message = 'You can send one checkpoint every ten seconds.';
  end if;
  perform private.spend(caller, 'checkpoints');
  insert into private.game_checkpoints (run_id, frame, hash, log_hash, arrived_at)
  values (which, at_frame, state_hash, inputs_hash, at);
  return at_frame;
end $$;
