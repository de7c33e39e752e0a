-- Saying something in the chat, and taking it back. A refusal is an answer and not an error: an error would roll back the
-- record of it, and three refused texts mute a player.

insert into private.write_limits (bucket, burst, every, sentence) values
  ('chat', 5, '1.5 seconds', 'You are writing very fast.'),
  ('blocks', 60, '10 seconds', 'You are blocking very often.');

create table private.chat_mutes (
  user_id uuid primary key references public.my_users (user_id) on delete cascade,
  muted_at timestamptz not null,
  -- Infinity: until a moderator ends it.
  muted_until timestamptz not null,
  reason text not null check (length(reason) between 1 and 500),
  -- Null: the rules or the operator did it.
  moderator uuid references auth.users (id) on delete set null
);
create index chat_mutes_by_end on private.chat_mutes (muted_until);
create index chat_mutes_by_moderator on private.chat_mutes (moderator);
comment on table private.chat_mutes is
  'Kept about a person: why and until when they are muted in the chat. Why: to apply it. How long: kept until it ends or the account is deleted.';
alter table private.chat_mutes enable row level security;

create table private.chat_refusals (
  id bigint generated always as identity primary key,
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  rule text not null check (rule in ('word', 'personal', 'link')),
  refused_at timestamptz not null
);
create index chat_refusals_by_player on private.chat_refusals (user_id, refused_at desc);
create index chat_refusals_by_time on private.chat_refusals (refused_at);
comment on table private.chat_refusals is
  'Kept about a person: when a text of theirs was refused and by which rule, without the text. Why: three in ten minutes mute them. How long: kept for a day.';
alter table private.chat_refusals enable row level security;

create table private.chat_evidence (
  -- No foreign key: evidence outlives the history.
  message_id bigint primary key,
  room_id text not null,
  user_id uuid references public.my_users (user_id) on delete set null,
  username text not null,
  body text not null,
  cheer text,
  said_at timestamptz not null,
  -- Infinity: a report about it is open.
  kept_until timestamptz not null
);
create index chat_evidence_by_player on private.chat_evidence (user_id);
create index chat_evidence_by_end on private.chat_evidence (kept_until);
comment on table private.chat_evidence is
  'Kept about a person: texts of theirs that were removed from the chat or are near a reported message, with their name. Why: so that a report can be judged and explained. How long: kept as long as the history, and until 30 days after the last report about it is closed, even if the account is deleted meanwhile; only moderators and the operator read it.';
alter table private.chat_evidence enable row level security;

-- Stores a message's text before it is removed or because it was reported.
create function private.keep_evidence(m public.chat_messages) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if m.removed is not null then return; end if;
  insert into private.chat_evidence (message_id, room_id, user_id, username, body, cheer, said_at, kept_until)
  values (
    m.id, m.room_id, m.user_id, m.username, coalesce(m.body, (select c.text from public.chat_cheers c where c.id = m.cheer)), m.cheer,
    m.created_at, m.created_at + make_interval(days => private.setting_int('chat-keep-days'))
  ) on conflict do nothing;
end $$;

-- Tells everybody in a room. The browser also fetches what it missed, because a broadcast may be lost.
create function private.tell_room(room text, event text, payload jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(payload, event, 'chat:' || room, true);
end $$;

create function private.message_payload(m public.chat_messages) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', m.id, 'user_id', m.user_id, 'username', m.username, 'icon', m.icon, 'body', m.body, 'cheer', m.cheer,
    'created_at', m.created_at
  );
end $$;

-- Turns a message into a tombstone. One that its author took back stays as it is.
create function private.make_tombstone(m public.chat_messages, how text, why text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if m.removed in ('author', 'account', 'moderator') then return; end if;
  perform private.keep_evidence(m);
  update public.chat_messages set body = null, cheer = null, removed = how, reason = why where id = m.id;
  perform private.tell_room(m.room_id, 'removed', jsonb_build_object('id', m.id, 'removed', how, 'reason', why));
end $$;

-- Why the caller may not write text in a room now; null if they may.
create function private.chat_obstacle(room text, at timestamptz) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  mode text := private.setting_text('chat');
  room_state text := (
    select r.state from public.chat_rooms r left join public.apps a on a.id = r.app_id
    where r.id = room and (r.app_id is null or a.listed)
  );
begin
  return case
    when mode = 'off' then 'off'
    when coalesce(room_state, 'closed') = 'closed' then 'room-closed'
    when caller is null or not exists (select from auth.users where id = caller) then 'signed-out'
    when private.is_banned(caller) then 'suspended'
    when not private.has_shown_factor() then 'second-factor'
    when mode = 'read' then 'read'
    when room_state = 'read' then 'room-read'
    when exists (select from private.chat_mutes where user_id = caller and muted_until > at) then 'muted'
    when private.quiet_until(at) is not null then 'quiet'
    when not exists (select from public.my_users where user_id = caller and age_band is not null) then 'age-unknown'
    when private.is_child(caller) then 'child'
  end;
end $$;

-- When the caller may write the next message in a room in slow mode; null: now. Moderators need not wait.
create function private.slow_until(room public.chat_rooms, at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  pause interval := make_interval(secs => room.slow_seconds);
begin
  if room.slow_seconds = 0 or private.has_role('moderator') then return null; end if;
  return (
    select max(m.created_at) + pause from public.chat_messages m
    where m.user_id = auth.uid() and m.room_id = room.id and m.created_at > at - pause
  );
end $$;

-- Takes a token from a player's bucket. Returns null, or the time of the next token if there is none.
create function private.try_spend(player uuid, which text, at timestamptz) returns timestamptz
language plpgsql security definer set search_path = '' as $$
declare
  rule private.write_limits;
  known timestamptz;
  after timestamptz;
begin
  select * into strict rule from private.write_limits where bucket = which;
  select full_at into known from private.write_buckets where user_id = player and bucket = which for update;
  after := private.bucket_after(known, at, rule.every, rule.burst, 1);
  if after is null then return known + rule.every * (1 - rule.burst); end if;
  insert into private.write_buckets (user_id, bucket, full_at) values (player, which, after)
  on conflict (user_id, bucket) do update set full_at = excluded.full_at;
  return null;
end $$;

create function private.refuse_message(rule text, message text, more jsonb default '{}') returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return jsonb_build_object('status', 'refused', 'rule', rule, 'message', message) || more;
end $$;

-- The refusal of a message; `obstacle` comes from private.chat_obstacle.
create function private.refuse_for(obstacle text, at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mute private.chat_mutes;
begin
  if obstacle = 'muted' then
    select * into mute from private.chat_mutes where user_id = auth.uid();
    return private.refuse_message(
      'muted', format('You are muted: %s.', rtrim(mute.reason, '.')), jsonb_build_object('muted_until', nullif(mute.muted_until, 'infinity'))
    );
  end if;
  if obstacle = 'quiet' then
    return private.refuse_message(
      'quiet', format('These are quiet hours. You can write again at %s.', private.setting_text('chat-quiet-to')),
      jsonb_build_object('wait_until', private.quiet_until(at))
    );
  end if;
  return case obstacle
    when 'off' then private.refuse_message('off', 'The chat is closed.')
    when 'read' then private.refuse_message('off', 'The chat can only be read now.')
    when 'room-read' then private.refuse_message('room', 'This room can only be read now.')
    when 'room-closed' then private.refuse_message('room', 'This room is closed.')
    when 'child' then private.refuse_message('age', 'Your age group sends cheers instead of text.')
    when 'age-unknown' then private.refuse_message('age', 'To write text, choose your age group in your profile. You can send cheers now.')
  end;
end $$;

-- Records a refused text. The third within ten minutes mutes the player.
create function private.refuse_text(player uuid, rule text, said text, at timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  window_length constant interval := '10 minutes';
  strikes constant int := 3;
  muted_for constant interval := '15 minutes';
  message text := coalesce(private.judge_text(said) ->> 'message', 'This text is not allowed here.');
begin
  insert into private.chat_refusals (user_id, rule, refused_at) values (player, rule, at);
  if (select count(*) from private.chat_refusals where user_id = player and refused_at > at - window_length) < strikes then
    return private.refuse_message(rule, message);
  end if;
  perform private.start_mute(player, at + muted_for, 'three refused texts in ten minutes', null, at);
  return private.refuse_message(
    rule, message || ' You are now muted for 15 minutes.', jsonb_build_object('muted_until', at + muted_for)
  );
end $$;

-- Mutes a player, and closes their composer on every device. A shorter mute never replaces a longer one.
create function private.start_mute(player uuid, until timestamptz, why text, by_moderator uuid, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.chat_mutes as known (user_id, muted_at, muted_until, reason, moderator)
  values (player, at, until, why, by_moderator)
  on conflict (user_id) do update
  set muted_at = excluded.muted_at, muted_until = excluded.muted_until, reason = excluded.reason, moderator = excluded.moderator
  where known.muted_until < excluded.muted_until;
  perform private.tell_mute(player);
end $$;

create function private.tell_mute(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform realtime.send(coalesce((
    select jsonb_build_object('until', nullif(m.muted_until, 'infinity'), 'reason', m.reason, 'is_muted', true)
    from private.chat_mutes m where m.user_id = player
  ), '{"until": null, "reason": null, "is_muted": false}'), 'muted', 'player:' || player, true);
end $$;

-- Judges and stores a message: a text, or a cheer if wanted_cheer is given.
create function private.say(room text, said text, wanted_cheer text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  most constant int := 280;
  plain text := regexp_replace(private.plain_text(said), '\s+', ' ', 'g');
  obstacle text := private.chat_obstacle(room, at);
  rule text;
  wait timestamptz;
  place public.chat_rooms;
  message public.chat_messages;
begin
  if obstacle is not null and (wanted_cheer is null or obstacle not in ('child', 'age-unknown')) then
    return private.refuse_for(obstacle, at);
  end if;
  if wanted_cheer is not null then
    plain := null;
    if not exists (select from public.chat_cheers where id = wanted_cheer) then
      return private.refuse_message('length', 'There is no such cheer.');
    end if;
  elsif coalesce(length(plain), 0) not between 1 and most then
    return private.refuse_message('length', format('A message has 1 to %s letters.', most));
  end if;
  wait := private.try_spend(wallet.user_id, 'chat', at);
  if wait is not null then
    return private.refuse_message('pace', 'You are writing very fast. Wait a moment.', jsonb_build_object('wait_until', wait));
  end if;
  rule := case when wanted_cheer is null then private.text_objection(plain) end;
  if rule is not null then
    return private.refuse_text(wallet.user_id, rule, plain, at);
  end if;
  if exists (
    select from public.chat_messages m where m.user_id = wallet.user_id and m.created_at > at - interval '1 minute'
      and (lower(m.body) = lower(plain) or m.cheer = wanted_cheer)
  ) then
    return private.refuse_message('repeat', 'You said that a moment ago.');
  end if;

  -- One writer per room at a time: ids are committed in their order, so that "id > n" misses nothing.
  select * into place from public.chat_rooms where id = room for update;
  if place.state is distinct from 'open' then
    return private.refuse_for('room-closed', at);
  end if;
  at := private.now();
  wait := private.slow_until(place, at);
  if wait is not null then
    return private.refuse_message(
      'slow', format('This room is in slow mode: one message every %s seconds.', place.slow_seconds), jsonb_build_object('wait_until', wait)
    );
  end if;
  insert into public.chat_messages (room_id, user_id, username, icon, body, cheer, created_at)
  select room, u.user_id, u.username, u.icon, plain, wanted_cheer, at from public.my_users u where u.user_id = wallet.user_id
  returning * into message;
  perform private.tell_room(room, 'said', private.message_payload(message));
  return jsonb_build_object('status', 'said', 'message', private.message_payload(message));
end $$;

-- Says something in a room of the chat. The answer has the message, or the rule that refuses it and a sentence.
create function public.say(room_id text, body text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.say(room_id, body, null); end $$;

-- Sends a preset cheer, the only message that children can send.
create function public.cheer(room_id text, cheer text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.say(room_id, null, coalesce(cheer, '')); end $$;

create function private.unsay(which bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  time_to_unsay constant interval := '5 minutes';
  message public.chat_messages;
begin
  select * into message from public.chat_messages where id = which and user_id = wallet.user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such message of yours.';
  end if;
  if message.removed is null and message.created_at < private.now() - time_to_unsay then
    raise sqlstate 'PT409' using message = 'You can take a message back within five minutes.';
  end if;
  perform private.make_tombstone(message, 'author', null);
  return jsonb_build_object('status', 'unsaid', 'id', which);
end $$;

-- Takes the caller's own message back, within five minutes.
create function public.unsay(message_id bigint) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unsay(message_id); end $$;

create function private.block_player(player uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  most constant int := 500;
begin
  if player = wallet.user_id then
    raise sqlstate 'PT400' using message = 'You cannot block yourself.';
  end if;
  if not exists (select from public.my_users where user_id = player) then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  if (select count(*) from public.chat_blocks where user_id = wallet.user_id) >= most then
    raise sqlstate 'PT409' using message = format('You can block %s players. Unblock one first.', most);
  end if;
  perform private.spend(wallet.user_id, 'blocks');
  insert into public.chat_blocks (user_id, blocked_id, created_at) values (wallet.user_id, player, private.now()) on conflict do nothing;
  return jsonb_build_object('status', 'blocked', 'user_id', player);
end $$;

-- Hides a player's messages from the caller.
create function public.block_player(blocked uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.block_player(blocked); end $$;

create function private.unblock_player(player uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  delete from public.chat_blocks where user_id = wallet.user_id and blocked_id = player;
  return jsonb_build_object('status', 'unblocked', 'user_id', player);
end $$;

create function public.unblock_player(blocked uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unblock_player(blocked); end $$;

create function private.my_blocks() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_act() then return '[]'; end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'user_id', u.user_id, 'username', u.username, 'icon', u.icon, 'created_at', b.created_at
    ) order by b.created_at desc)
    from public.chat_blocks b join public.my_users u on u.user_id = b.blocked_id where b.user_id = auth.uid()
  ), '[]');
end $$;

-- The players whom the caller blocks, newest first.
create function public.my_blocks() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.my_blocks(); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.say(text, text, text), private.unsay(bigint), private.block_player(uuid), private.unblock_player(uuid), private.my_blocks()
  to authenticated;
revoke execute on function
  public.say(text, text), public.cheer(text, text), public.unsay(bigint), public.block_player(uuid), public.unblock_player(uuid),
  public.my_blocks() from public, anon, authenticated;
grant execute on function
  public.say(text, text), public.cheer(text, text), public.unsay(bigint), public.block_player(uuid), public.unblock_player(uuid),
  public.my_blocks() to authenticated;
