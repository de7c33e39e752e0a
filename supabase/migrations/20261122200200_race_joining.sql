-- Functions that open a race, join it, and let its host lock it, remove a runner and end it.

insert into private.write_limits (bucket, burst, every, sentence) values
  ('races', 20, '2 minutes', 'You have opened many races.'),
  ('race-joins', 60, '10 seconds', 'You have joined many races.');

-- Random letters from 24: all but I and O.
create function private.random_letters(wanted int) returns text
language plpgsql volatile set search_path = '' as $$
declare
  letters constant text := 'ABCDEFGHJKLMNPQRSTUVWXYZ';
  bytes bytea;
  made text := '';
begin
  while length(made) < wanted loop
    bytes := sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea);
    for place in 0..31 loop
      -- Bytes from 240 on are left out, because 256 is no multiple of 24.
      if get_byte(bytes, place) < 240 then made := made || substr(letters, 1 + get_byte(bytes, place) % 24, 1); end if;
    end loop;
  end loop;
  return left(made, wanted);
end $$;

-- Codes cannot be guessed: 30 wrong ones a minute from one address, 600 on the whole site, together with those of homerooms.
-- A flood from elsewhere does not stop an address that has entered no wrong code.
create function private.code_sender() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return encode(sha256(convert_to('code ' || private.caller_address(), 'UTF8')), 'hex');
end $$;

-- Why the caller may not try a code now, or null. Locks: parallel guesses would all pass before the first is counted.
create function private.code_refusal() returns text
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  who text := private.code_sender();
  wait int;
begin
  perform pg_advisory_xact_lock(hashtextextended('code ' || who, 0));
  wait := private.guess_wait(who, '2 seconds', 30, at);
  if wait is null and exists (select from private.code_guesses g where g.sender = who and g.last_at > at - interval '10 minutes') then
    wait := private.guess_wait('site', '0.1 seconds', 600, at);
  end if;
  return case when wait is not null then 'Too many wrong codes were entered here. Wait a moment.' end;
end $$;

create function private.count_wrong_code() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_guess(private.code_sender(), '2 seconds', 30, private.now());
  perform private.count_guess('site', '0.1 seconds', 600, private.now());
end $$;

create function private.open_race(app text, wanted_variant text, wanted_rounds int, wanted_open_to text, homeroom uuid, wanted_kind text)
returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  caller uuid := wallet.user_id;
  is_teacher boolean := private.has_role('teacher');
  age int := coalesce((select private.youngest_of(u.age_band) from public.my_users u where u.user_id = caller), 0);
  lasts constant interval := '2 hours';
  most_open constant int := 3;
  class public.apps;
  race private.races;
begin
  if wanted_kind is null or wanted_kind not in ('race', 'duel') or wanted_open_to is null
    or wanted_open_to not in ('homeroom', 'players', 'guests', 'friends') or wanted_rounds is null or wanted_rounds not between 1 and 5 then
    raise sqlstate 'PT400' using message = 'A race or duel has one to five rounds, and is open to a homeroom, players, guests or friends.';
  end if;
  if not is_teacher then
    if wanted_open_to in ('homeroom', 'guests') or homeroom is not null then
      raise sqlstate 'PT403' using message = 'Only teachers can open a race for a homeroom or for guests.';
    end if;
    if private.is_child(caller) then
      raise sqlstate 'PT403' using message = 'You can join races that your teacher opens.';
    end if;
    if age < 16 and not (wanted_kind = 'duel' and wanted_open_to = 'friends') then
      raise sqlstate 'PT403' using message = 'Races can be opened from 16 on. You can duel with a friend.';
    end if;
  end if;
  if wanted_open_to = 'homeroom' and homeroom is null then
    raise sqlstate 'PT400' using message = 'Choose the homeroom that races.';
  end if;
  if homeroom is not null and not private.teaches(caller, homeroom) then
    raise sqlstate 'PT404' using message = 'There is no such homeroom.';
  end if;
  select * into class from public.apps where id = app and listed and verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if class.sim_version is null then
    raise sqlstate 'PT409' using message = 'This class has nothing to play yet.';
  end if;
  if not private.has_variant(app, coalesce(wanted_variant, '')) then
    raise sqlstate 'PT400' using message = 'This class has no such mode.';
  end if;
  if (select count(*) from private.races r where r.host_id = caller and r.ended_at is null and r.expires_at > at) >= most_open then
    raise sqlstate 'PT409' using message = format('You have %s open races. End one first.', most_open);
  end if;
  perform private.spend(caller, 'races');
  insert into private.races (code, host_id, homeroom_id, kind, open_to, app_id, variant, rivals, rounds, key, opened_at, expires_at)
  values (
    private.unused_race_code(), caller, homeroom, wanted_kind, wanted_open_to, app, coalesce(wanted_variant, ''), class.rivals, wanted_rounds,
    private.race_key(), at, at + lasts
  ) returning * into race;
  -- A teacher watches; everybody else wants to race.
  if wanted_kind = 'duel' or not is_teacher then
    insert into private.race_runners (race_id, no, user_id, joined_at) values (race.id, 1, caller, at);
    return private.race_payload(race, caller, 1);
  end if;
  return private.race_payload(race, caller, null);
end $$;

-- A code that no open race has.
create function private.unused_race_code() returns text
language plpgsql volatile security definer set search_path = '' as $$
declare
  candidate text;
begin
  loop
    candidate := private.random_letters(6);
    exit when private.blocked_word(candidate) is null
      and not exists (select from private.races r where r.code = candidate and r.ended_at is null)
      and not exists (select from private.homerooms h where h.code = candidate);
  end loop;
  return candidate;
end $$;

-- Opens a race or a duel and returns it, with the code to join.
create function public.open_race(
  app_id text, variant text default '', rounds int default 1, open_to text default 'players', homeroom_id uuid default null,
  kind text default 'race'
) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.open_race(app_id, variant, rounds, open_to, homeroom_id, kind); end $$;

-- Why a player may not join a race: a rule's name, or null. The rule `code` answers as if there were no such race.
create function private.race_refusal(race private.races, player uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_own_teachers boolean := private.is_pupil_of(player, race.host_id)
    and exists (select from public.player_roles p where p.user_id = race.host_id and p.role = 'teacher');
begin
  if player = race.host_id then return null; end if;
  if not is_own_teachers and exists (
    select from public.chat_blocks b
    where (b.user_id = race.host_id and b.blocked_id = player) or (b.user_id = player and b.blocked_id = race.host_id)
  ) then
    return 'code';
  end if;
  if private.is_child(player) and not is_own_teachers then return 'age'; end if;
  if race.open_to = 'homeroom' and not private.is_member(player, race.homeroom_id) then return 'homeroom'; end if;
  if race.open_to = 'friends' and not private.are_friends(race.host_id, player) then return 'friends'; end if;
  return null;
end $$;

create function private.race_refusal_text(rule text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case rule
    when 'code' then 'There is no open race with this code.'
    when 'full' then 'This race is full.'
    when 'locked' then 'The host has locked this race.'
    when 'age' then 'You can join races of your own teacher.'
    when 'homeroom' then 'This race is for a homeroom.'
    when 'friends' then 'This duel is for friends of the host.'
    when 'guests' then 'Sign in to join this race.'
    when 'removed' then 'The host has removed you from this race.'
  end;
end $$;

create function private.refuse_race(rule text, said text default null) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('status', 'refused', 'rule', rule, 'message', coalesce(said, private.race_refusal_text(rule)));
end $$;

-- A refusal is an answer: an error would roll back what is counted.
create function private.join_race(wanted_code text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  caller uuid := auth.uid();
  waits text := private.code_refusal();
  tidy text := upper(regexp_replace(coalesce(wanted_code, ''), '[^A-Za-z]', '', 'g'));
  race private.races;
  seat private.race_runners;
  rule text;
  secret text;
begin
  if waits is not null then return private.refuse_race('wait', waits); end if;
  if caller is not null then perform private.take_turn(); end if;
  -- The lock numbers the runners and keeps the race from overflowing.
  select * into race from private.races r where r.code = tidy and r.ended_at is null and r.expires_at > at for update;
  if found and caller is not null then rule := private.race_refusal(race, caller); end if;
  if race.id is null or rule = 'code' then
    perform private.count_wrong_code();
    return private.refuse_race('code');
  end if;
  if rule is not null then return private.refuse_race(rule); end if;
  if caller is null and race.open_to <> 'guests' then return private.refuse_race('guests'); end if;
  if caller is not null then
    select * into seat from private.race_runners r where r.race_id = race.id and r.user_id = caller;
    if seat.removed_at is not null then return private.refuse_race('removed'); end if;
    -- A player who watches the inputs of the others does not race against them.
    if seat.no is null and race.host_id = caller and race.state = 'running' then
      return private.refuse_race('locked', 'You can join your own race before the start.');
    end if;
  end if;
  if seat.no is not null and seat.left_at is null then
    return jsonb_build_object('status', 'joined', 'race', private.race_payload(race, caller, seat.no));
  end if;
  if race.is_locked then return private.refuse_race('locked'); end if;
  if (
    select count(*) from private.race_runners r where r.race_id = race.id and r.left_at is null and r.removed_at is null
  ) >= private.race_size(race.kind) or (select coalesce(max(r.no), 0) from private.race_runners r where r.race_id = race.id) >= 400 then
    return private.refuse_race('full');
  end if;
  if caller is not null then perform private.spend(caller, 'race-joins'); end if;
  if seat.no is not null then
    update private.race_runners r set left_at = null where r.race_id = race.id and r.no = seat.no returning * into seat;
  else
    if caller is null then
      secret := encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
    end if;
    insert into private.race_runners (race_id, no, user_id, guest_hash, guest_name, joined_at)
    select race.id, coalesce(max(r.no), 0) + 1, caller, private.hash_of_guest(secret), case when caller is null then private.guest_name(race.id) end, at
    from private.race_runners r where r.race_id = race.id
    returning * into seat;
  end if;
  perform private.tell_race_state(race);
  return jsonb_build_object('status', 'joined', 'race', private.race_payload(race, caller, seat.no))
    || case when secret is null then '{}' else jsonb_build_object('guest', secret) end;
end $$;

-- Joins a race by its code. A visitor becomes a guest of a race that allows guests: the answer has the secret to act with.
create function public.join_race(code text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.join_race(code); end $$;

create function private.leave_race(race uuid, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  seat private.race_runners := private.require_seat(race, guest);
begin
  update private.race_runners r set left_at = private.now() where r.race_id = race and r.no = seat.no;
  perform private.tell_race_state(r) from private.races r where r.id = race;
  return jsonb_build_object('status', 'left');
end $$;

create function public.leave_race(race_id uuid, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.leave_race(race_id, guest); end $$;

create function private.start_race(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  race private.races := private.require_hosted(which);
  at timestamptz := private.now();
  countdown constant interval := '5 seconds';
  runners int := (select count(*) from private.race_runners r where r.race_id = race.id and r.left_at is null and r.removed_at is null);
  seat int := (select r.no from private.race_runners r where r.race_id = race.id and r.user_id = race.host_id and r.removed_at is null);
begin
  if race.state = 'running' then
    raise sqlstate 'PT409' using message = 'This round is running.';
  end if;
  if race.round >= race.rounds then
    raise sqlstate 'PT409' using message = 'All rounds of this race are over. Open a rematch.';
  end if;
  if runners < private.race_size(race.kind) and race.kind = 'duel' or runners = 0 then
    raise sqlstate 'PT409' using message = case race.kind when 'duel' then 'A duel needs two players.' else 'Nobody has joined yet.' end;
  end if;
  -- The seed of the round is drawn when the first runner begins.
  update private.races r
  set state = 'running', round = r.round + 1, seed = null, starts_at = at + countdown, told_at = '-infinity', scored_at = '-infinity',
    sim_version = (select a.sim_version from public.apps a where a.id = r.app_id)
  where r.id = race.id returning * into race;
  perform private.tell_race_state(race);
  return private.race_payload(race, race.host_id, seat);
end $$;

-- Starts the next round: it begins five seconds later, for everybody at the same moment.
create function public.start_race(race_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.start_race(race_id); end $$;

-- A change by the host, told to everybody.
create function private.change_race(which uuid, change text, locked boolean default null) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  race private.races := private.require_hosted(which);
  at timestamptz := private.now();
begin
  if change = 'end_round' and race.state <> 'running' then
    raise sqlstate 'PT409' using message = 'No round is running.';
  end if;
  if change = 'lock' and locked is null then
    raise sqlstate 'PT400' using message = 'A race is locked or not.';
  end if;
  update private.races r set
    is_locked = case change when 'lock' then locked else r.is_locked end,
    state = case change when 'end_round' then 'podium' when 'end' then 'ended' else r.state end,
    ended_at = case change when 'end' then at else r.ended_at end
  where r.id = race.id returning * into race;
  perform private.tell_race_state(race);
  return private.race_payload(race, race.host_id, (
    select r.no from private.race_runners r where r.race_id = race.id and r.user_id = race.host_id and r.removed_at is null
  ));
end $$;

-- Ends the running round. Runs that are still being played can be handed in later.
create function public.end_round(race_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.change_race(race_id, 'end_round'); end $$;

-- Lets nobody join any more, or lets them join again.
create function public.lock_race(race_id uuid, locked boolean) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.change_race(race_id, 'lock', locked); end $$;

-- Ends a race and its code.
create function public.end_race(race_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.change_race(race_id, 'end'); end $$;

create function private.remove_runner(which uuid, runner int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  race private.races := private.require_hosted(which);
  old_topic text := private.race_topic(race);
begin
  if exists (select from private.race_runners r where r.race_id = race.id and r.no = runner and r.user_id = race.host_id) then
    raise sqlstate 'PT400' using message = 'Leave the race instead.';
  end if;
  update private.race_runners r set removed_at = private.now() where r.race_id = race.id and r.no = runner and r.removed_at is null;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such runner.';
  end if;
  update private.race_runs u set status = 'removed' where u.race_id = race.id and u.no = runner;
  update private.races r set key = private.race_key() where r.id = race.id returning * into race;
  -- Everybody joins the new topic, whose name the removed runner cannot read. Then the gateway closes the old one.
  perform realtime.send('{}', 'moved', old_topic, true);
  perform realtime.send(jsonb_build_object('recheck', true), 'closed', old_topic, true);
  return private.race_payload(race, race.host_id, (
    select r.no from private.race_runners r where r.race_id = race.id and r.user_id = race.host_id and r.removed_at is null
  ));
end $$;

-- Removes a runner. They hear nothing more, their runs do not count, and an account cannot join again.
create function public.remove_runner(race_id uuid, no int) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.remove_runner(race_id, no); end $$;

create function private.rematch_race(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  race private.races := private.require_hosted(which, true);
  at timestamptz := private.now();
  class public.apps;
  again private.races;
begin
  if race.rematch_id is not null then
    raise sqlstate 'PT409' using message = 'The rematch is open already.';
  end if;
  if race.state = 'running' then
    raise sqlstate 'PT409' using message = 'This round is running.';
  end if;
  select * into class from public.apps where id = race.app_id and listed and verifier = 'replay' and sim_version is not null;
  if not found or (race.homeroom_id is not null and not private.teaches(race.host_id, race.homeroom_id)) then
    raise sqlstate 'PT409' using message = 'This race cannot be repeated.';
  end if;
  perform private.spend(race.host_id, 'races');
  insert into private.races (code, host_id, homeroom_id, kind, open_to, app_id, variant, rivals, rounds, key, opened_at, expires_at)
  values (
    private.unused_race_code(), race.host_id, race.homeroom_id, race.kind, race.open_to, race.app_id, race.variant, class.rivals, race.rounds,
    private.race_key(), at, at + interval '2 hours'
  ) returning * into again;
  insert into private.race_runners (race_id, no, user_id, guest_hash, guest_name, joined_at)
  select again.id, r.no, r.user_id, r.guest_hash, r.guest_name, at from private.race_runners r
  where r.race_id = race.id and r.left_at is null and r.removed_at is null;
  update private.races r set rematch_id = again.id, state = 'ended', ended_at = coalesce(r.ended_at, at) where r.id = race.id returning * into race;
  perform private.tell_race_state(race);
  return private.race_payload(again, race.host_id, (
    select r.no from private.race_runners r where r.race_id = again.id and r.user_id = race.host_id
  ));
end $$;

-- Opens the same race again, with the same runners, and ends this one.
create function public.rematch_race(race_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.rematch_race(race_id); end $$;

create function private.cheer_race(which uuid, wanted text, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  seat private.race_runners := private.require_seat(which, guest);
begin
  if not exists (select from public.chat_cheers c where c.id = wanted) then
    raise sqlstate 'PT400' using message = 'There is no such cheer.';
  end if;
  update private.race_runners r set cheered_at = at
  where r.race_id = which and r.no = seat.no and r.cheered_at <= at - interval '2 seconds';
  if not found then
    raise sqlstate 'PT429' using message = 'One cheer in two seconds.', detail = '2';
  end if;
  perform private.tell_race(r, 'cheer', jsonb_build_object('no', seat.no, 'cheer', wanted)) from private.races r where r.id = which;
  return jsonb_build_object('status', 'said');
end $$;

-- Sends a preset cheer to a race: the only words in it.
create function public.cheer_race(race_id uuid, cheer text, guest text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.cheer_race(race_id, cheer, guest); end $$;

create function private.report_runner(which uuid, runner int, why text, said text, guest text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  is_host boolean := auth.uid() is not null and exists (select from private.races r where r.id = which and r.host_id = auth.uid());
  seat private.race_runners;
  target private.race_runners;
begin
  if is_host then perform private.require_caller();
  else seat := private.require_seat(which, guest); end if;
  select * into target from private.race_runners r where r.race_id = which and r.no = runner;
  if not found or target.no = seat.no then
    raise sqlstate 'PT404' using message = 'There is no such runner.';
  end if;
  if why is null or length(why) > 40 then
    raise sqlstate 'PT400' using message = 'A report names what it is about and why.';
  end if;
  insert into private.race_reports (race_id, no, reporter_no, why, created_at) values (which, runner, coalesce(seat.no, 0), why, at)
  on conflict do nothing;
  -- A second report changes nothing.
  if not found then return jsonb_build_object('status', 'reported'); end if;
  -- The host's page reads the race again. The others learn nothing of it.
  perform realtime.send('{}', 'race', 'race-host:' || which, true);
  -- A guest's name is from our list, so only the host needs to know.
  if target.user_id is not null and target.user_id is distinct from auth.uid() then
    begin
      perform private.report('name', target.user_id::text, why, said);
    exception when sqlstate 'PT429' then
      -- Too many reports from here today; the host has it all the same.
      null;
    end;
  end if;
  return jsonb_build_object('status', 'reported');
end $$;

-- Reports the name of a runner, to the host and, if it is an account's, to the moderators.
create function public.report_runner(race_id uuid, no int, why text, note text default '', guest text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.report_runner(race_id, no, why, note, guest); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.join_race(text), private.leave_race(uuid, text), private.cheer_race(uuid, text, text), private.report_runner(uuid, int, text, text, text)
  to anon, authenticated;
grant execute on function
  private.open_race(text, text, int, text, uuid, text), private.start_race(uuid), private.change_race(uuid, text, boolean),
  private.remove_runner(uuid, int), private.rematch_race(uuid)
  to authenticated;
revoke execute on function
  public.open_race(text, text, int, text, uuid, text), public.join_race(text), public.leave_race(uuid, text), public.start_race(uuid),
  public.end_round(uuid), public.lock_race(uuid, boolean), public.end_race(uuid), public.remove_runner(uuid, int),
  public.rematch_race(uuid), public.cheer_race(uuid, text, text), public.report_runner(uuid, int, text, text, text)
  from public, anon, authenticated;
grant execute on function
  public.join_race(text), public.leave_race(uuid, text), public.cheer_race(uuid, text, text), public.report_runner(uuid, int, text, text, text)
  to anon, authenticated;
grant execute on function
  public.open_race(text, text, int, text, uuid, text), public.start_race(uuid), public.end_round(uuid), public.lock_race(uuid, boolean),
  public.end_race(uuid), public.remove_runner(uuid, int), public.rematch_race(uuid)
  to authenticated;
