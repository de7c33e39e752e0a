-- Moderators remove messages and mute players. Both are decisions: logged, told to the player, and can be undone.

-- The public text of a listed reason. A reason in the moderator's own words is shown to the player and in the log only.
create function private.public_reason(given text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(
    (select r.text from private.chat_reasons r where lower(trim(given)) in (r.id, r.text)),
    (select r.text from private.chat_reasons r where r.id = 'other')
  );
end $$;

-- The text of a reason from the list, or the given text.
create function private.reason_text(given text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select r.text from private.chat_reasons r where r.id = lower(trim(given))), trim(given));
end $$;

create function private.mute_length_text(minutes int) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case
    when minutes is null then 'until a moderator ends it'
    when minutes % 1440 = 0 then format('for %s day%s', minutes / 1440, case when minutes = 1440 then '' else 's' end)
    else format('for %s minute%s', minutes, case when minutes = 1 then '' else 's' end)
  end;
end $$;

-- Removes what a player said in the last ten minutes, and tells the rooms where that was. Returns the messages.
create function private.remove_recent(player uuid, why text, at timestamptz) returns bigint[]
language plpgsql security definer set search_path = '' as $$
declare
  recent constant interval := '10 minutes';
  message public.chat_messages;
  gone bigint[] := '{}';
begin
  for message in
    select * from public.chat_messages where user_id = player and created_at > at - recent and removed is null order by id for update
  loop
    perform private.make_tombstone(message, 'moderator', why);
    gone := gone || message.id;
  end loop;
  return gone;
end $$;

-- Mutes a player for a decision. Returns the state before it, for undo.
create function private.mute(player uuid, minutes int, given jsonb, viewer uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  until timestamptz := coalesce(at + make_interval(mins => minutes), 'infinity');
  why text := private.public_reason(given ->> 'reason');
  before jsonb := '{}';
  gone bigint[];
begin
  if minutes is not null and minutes not between 1 and 525600 then
    raise sqlstate 'PT400' using message = 'A mute has 1 to 525600 minutes, or no end.';
  end if;
  if viewer is not null and exists (select from public.player_roles where user_id = player and role = 'moderator') then
    raise sqlstate 'PT403' using message = 'Only the operator can mute a moderator.';
  end if;
  -- The player's own messages wait for this lock too, so none slips in after the mute.
  perform from private.wallets where user_id = player for update;
  select jsonb_build_object('mute', to_jsonb(m)) into before from private.chat_mutes m where m.user_id = player and m.muted_until > at;
  delete from private.chat_mutes where user_id = player;
  gone := private.remove_recent(player, why, at);
  perform private.start_mute(player, until, private.reason_text(given ->> 'reason'), viewer, at);
  perform private.tell_room(spoken.room_id, 'muted', jsonb_build_object(
    'username', private.name_of(player), 'until', nullif(until, 'infinity'), 'reason', why
  )) from (select distinct room_id from public.chat_messages where id = any (gone)) as spoken;
  perform private.notify(player, 'decision', format(
    'You are muted in the chat %s: %s.', private.mute_length_text(minutes), rtrim(private.reason_text(given ->> 'reason'), '.')
  ), '/chad');
  return coalesce(before, '{}') || jsonb_build_object('messages', to_jsonb(gone));
end $$;

create function private.end_mute(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.chat_mutes where user_id = player;
  perform private.tell_mute(player);
end $$;

-- Brings removed messages back, if their text is still kept and nobody else removed them.
create function private.restore_messages(which bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  restored public.chat_messages;
begin
  for restored in
    update public.chat_messages m
    set body = case when e.cheer is null then e.body end, cheer = e.cheer, removed = null, reason = null
    from private.chat_evidence e
    where m.id = any (which) and e.message_id = m.id and m.removed in ('moderator', 'reports') and m.user_id is not null
    returning m.*
  loop
    perform private.tell_room(restored.room_id, 'said', private.message_payload(restored));
  end loop;
end $$;

-- Restores the state before a mute.
create function private.undo_mute(player uuid, before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  earlier private.chat_mutes := jsonb_populate_record(null::private.chat_mutes, before -> 'mute');
begin
  perform from private.wallets where user_id = player for update;
  delete from private.chat_mutes where user_id = player;
  if earlier.user_id is not null then
    insert into private.chat_mutes select earlier.*;
  end if;
  perform private.tell_mute(player);
  perform private.restore_messages(array(select value::bigint from jsonb_array_elements_text(before -> 'messages')));
end $$;

-- Decisions about a player get the verbs mute-15, mute-day, mute and unmute.

alter function private.decide_players(uuid, jsonb) rename to decide_accounts;
alter function private.undo_players(uuid, jsonb) rename to undo_accounts;
alter function private.show_players(uuid, jsonb) rename to show_accounts;

-- The minutes of a verb that mutes; null: no end.
create function private.mute_minutes(verb text) returns int
language plpgsql immutable set search_path = '' as $$
begin
  return case verb when 'mute-15' then 15 when 'mute-day' then 1440 end;
end $$;

create function private.decide_players(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('player', given ->> 'subject');
  verb text := given ->> 'verb';
  before jsonb;
begin
  if verb not in ('mute-15', 'mute-day', 'mute', 'mute-for', 'unmute') then
    return private.decide_accounts(viewer, given);
  end if;
  if player is null then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  perform private.check_judge(viewer, player, given);
  if verb = 'unmute' then
    perform from private.wallets where user_id = player for update;
    select jsonb_build_object('mute', to_jsonb(m)) into before from private.chat_mutes m where m.user_id = player and m.muted_until > private.now();
    if before is null then
      raise sqlstate 'PT409' using message = 'This player is not muted.';
    end if;
    perform private.end_mute(player);
    perform private.notify(player, 'decision', 'You are no longer muted in the chat.', '/chad');
  else
    before := private.mute(
      player, case when verb = 'mute-for' then (given ->> 'minutes')::int else private.mute_minutes(verb) end, given, viewer
    );
  end if;
  return jsonb_build_object('id', private.write_decision(
    'players', player::text, player, verb, given || jsonb_build_object('reason', private.reason_text(given ->> 'reason')), viewer, before
  ));
end $$;

create function private.undo_players(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if decision ->> 'verb' not in ('mute-15', 'mute-day', 'mute', 'mute-for', 'unmute') then
    return private.undo_accounts(viewer, decision);
  end if;
  perform private.undo_mute((decision ->> 'about')::uuid, decision -> 'before');
  perform private.notify(
    (decision ->> 'about')::uuid, 'decision', 'A decision about you was taken back. We are sorry for the trouble.', '/chad'
  );
  return '{}';
end $$;

-- The mute of a player as moderators see it; null if there is none.
create function private.mute_card(player uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('reason', m.reason, 'since', m.muted_at, 'until', nullif(m.muted_until, 'infinity'))
    from private.chat_mutes m where m.user_id = player and m.muted_until > private.now()
  );
end $$;

create function private.show_players(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.show_accounts(viewer, given)
    || jsonb_build_object('muted', private.mute_card(private.reported_player('player', given ->> 'subject')));
end $$;

create function private.mute_player(player uuid, minutes int, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- A mute without an end needs a recent password. A short one does not, because it is urgent and can be undone.
  viewer uuid := case when minutes between 1 and 1440 then private.require_moderator() else private.require_desk() end;
begin
  return private.decide_players(viewer, jsonb_build_object(
    'subject', player, 'reason', reason, 'minutes', minutes,
    'verb', case when minutes is null then 'mute' when minutes = 15 then 'mute-15' when minutes = 1440 then 'mute-day' else 'mute-for' end
  )) || jsonb_build_object('status', 'muted');
end $$;

-- Mutes a player in the chat for some minutes, or without an end, and removes what they said in the last ten minutes.
-- Moderators only.
create function public.mute_player(player uuid, minutes int, reason text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.mute_player(player, minutes, reason); end $$;

create function private.unmute_player(player uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.decide_players(private.require_desk(), jsonb_build_object('subject', player, 'verb', 'unmute', 'reason', 'unmuted'))
    || jsonb_build_object('status', 'unmuted');
end $$;

-- Ends a mute. Moderators only.
create function public.unmute_player(player uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unmute_player(player); end $$;

-- Appeals. A muted player may ask another moderator once, as a suspended one may.

alter table private.appeals add column against text not null default 'suspension' check (against in ('suspension', 'mute'));
comment on table private.appeals is
  'Kept about a person: their words against a suspension or a mute. Why: another moderator judges them. How long: a year.';

alter function private.appeal(text) rename to appeal_suspension;
alter function private.my_appeal() rename to my_suspension_appeal;
alter function private.decide_appeals(uuid, jsonb) rename to decide_suspension_appeals;
alter function private.undo_appeals(uuid, jsonb) rename to undo_suspension_appeals;
alter function private.show_appeals(uuid, jsonb) rename to show_suspension_appeals;

create function private.appeal(said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  plain text := private.plain_text(coalesce(said, ''));
  mute private.chat_mutes;
begin
  select * into mute from private.chat_mutes where user_id = caller and muted_until > private.now();
  if mute.user_id is null or private.is_banned(caller) or not private.has_shown_factor() then
    return private.appeal_suspension(said);
  end if;
  if plain = '' or length(plain) > 500 then
    raise sqlstate 'PT400' using message = 'Say in up to 500 characters why the decision is wrong.';
  end if;
  insert into private.appeals (user_id, banned_at, words, created_at, against) values (caller, mute.muted_at, plain, private.now(), 'mute')
  on conflict (user_id, banned_at) do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'You have already appealed. You can appeal once against a mute.';
  end if;
  return jsonb_build_object('status', 'open');
end $$;

create function private.my_appeal() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce(private.my_suspension_appeal(), (
    select a.status from private.appeals a join private.chat_mutes m on m.user_id = a.user_id and m.muted_at = a.banned_at
    where a.user_id = auth.uid() and a.against = 'mute' and private.has_shown_factor()
  ));
end $$;

-- Whether a moderator must leave an appeal to another one: they suspended or muted the player, and there is another.
create or replace function private.must_leave_appeal(viewer uuid, player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    coalesce(viewer = private.suspended_by(player), false)
    or exists (select from private.chat_mutes where user_id = player and moderator = viewer)
  ) and exists (
    select from public.player_roles where role = 'moderator' and user_id not in (viewer, player)
  );
end $$;

create function private.show_appeals(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  heard private.appeals;
begin
  select * into heard from private.appeals where id::text = given ->> 'subject';
  return private.show_suspension_appeals(viewer, given)
    || jsonb_build_object('against', heard.against, 'muted', private.mute_card(heard.user_id));
end $$;

create function private.decide_appeals(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  heard private.appeals;
  before jsonb;
begin
  select * into heard from private.appeals where id::text = given ->> 'subject';
  if heard.against is distinct from 'mute' then
    return private.decide_suspension_appeals(viewer, given);
  end if;
  perform from private.wallets where user_id = heard.user_id for update;
  select * into heard from private.appeals where id = heard.id for update;
  if heard.status <> 'open' then
    raise sqlstate 'PT404' using message = 'This has already been decided.';
  end if;
  perform private.check_judge(viewer, heard.user_id, given);
  if private.must_leave_appeal(viewer, heard.user_id) then
    raise sqlstate 'PT403' using message = 'Another moderator decides about an appeal against your decision.';
  end if;
  if given ->> 'verb' not in ('lift', 'stand') then
    raise sqlstate 'PT400' using message = 'There is no such action for an appeal.';
  end if;
  select jsonb_build_object('mute', to_jsonb(m)) into before from private.chat_mutes m where m.user_id = heard.user_id;
  update private.appeals set status = case given ->> 'verb' when 'lift' then 'lifted' else 'stands' end where id = heard.id;
  if given ->> 'verb' = 'lift' then
    perform private.end_mute(heard.user_id);
  end if;
  perform private.notify(heard.user_id, 'decision', case given ->> 'verb'
    when 'lift' then 'Your appeal was accepted: you are no longer muted in the chat.'
    else format('Your appeal was refused, and you stay muted: %s', given ->> 'reason')
  end, '/chad');
  return jsonb_build_object('id', private.write_decision(
    'appeals', given ->> 'subject', heard.user_id, given ->> 'verb', given, viewer, before
  ));
end $$;

create function private.undo_appeals(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if decision ->> 'verb' = 'lift' and decision -> 'before' ? 'mute' then
    perform private.undo_mute((decision ->> 'about')::uuid, decision -> 'before');
  end if;
  return private.undo_suspension_appeals(viewer, decision);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.appeal_suspension(text), private.my_suspension_appeal() from authenticated;
grant execute on function
  private.mute_player(uuid, int, text), private.unmute_player(uuid), private.appeal(text), private.my_appeal() to authenticated;
revoke execute on function public.mute_player(uuid, int, text), public.unmute_player(uuid) from public, anon, authenticated;
grant execute on function public.mute_player(uuid, int, text), public.unmute_player(uuid) to authenticated;
