-- The chat of a homeroom: closed until the teacher opens it, read by its members and the teacher only, and moderated by
-- the teacher. Moderators of the site read what was reported to them, and nothing else.

alter table public.chat_rooms add column homeroom_id uuid unique references private.homerooms (id) on delete cascade;
alter table public.chat_rooms drop constraint chat_rooms_id_check;
alter table public.chat_rooms add constraint chat_rooms_id_check
  check (id ~ '^(global|class/[a-z0-9]+(-[a-z0-9]+)*|homeroom/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$');
alter table public.chat_rooms drop constraint chat_rooms_id_names_class;
alter table public.chat_rooms add constraint chat_rooms_id_names_class
  check (id = coalesce('class/' || app_id, 'homeroom/' || homeroom_id, 'global'));
comment on table public.chat_rooms is 'The rooms of the chat: one for everybody, one per class, one per homeroom. Nothing about a player.';

-- The rooms that the caller may read. Visitors read only if the operator allows it, and never a homeroom's.
create or replace function private.readable_rooms() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.setting_text('chat') = 'off' then return; end if;
  if auth.uid() is null then
    if private.setting_text('chat-visitors') = 'off' then return; end if;
  elsif not private.may_act() then
    return;
  end if;
  return query
    select r.id from public.chat_rooms r left join public.apps a on a.id = r.app_id
    where r.state <> 'closed' and r.homeroom_id is null and (r.app_id is null or a.listed);
  if auth.uid() is null then return; end if;
  return query
    select r.id from public.chat_rooms r join private.homerooms h on h.id = r.homeroom_id
    where r.state <> 'closed' and h.closed_at is null and (
      h.id in (select m.homeroom_id from private.homeroom_members m where m.user_id = auth.uid())
      or (h.teacher_id = auth.uid() and private.is_teacher(auth.uid()))
    );
end $$;

-- Whether children may write text in a room: the operator and the homeroom's teacher allow it.
create function private.lets_children_write(room text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.setting_text('homeroom-child-text') = 'on' and exists (
    select from public.chat_rooms r join private.homerooms h on h.id = r.homeroom_id where r.id = room and h.child_text
  );
end $$;

-- Why the caller may not write text in a room now; null if they may.
create or replace function private.chat_obstacle(room text, at timestamptz) returns text
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
    -- For everybody who may not read it, a homeroom's room looks like one that does not exist.
    when room like 'homeroom/%' and not private.chat_reads(room) then 'room-closed'
    when caller is null or not exists (select from auth.users where id = caller) then 'signed-out'
    when private.is_banned(caller) then 'suspended'
    when not private.has_shown_factor() then 'second-factor'
    when mode = 'read' then 'read'
    when room_state = 'read' then 'room-read'
    when exists (select from private.chat_mutes where user_id = caller and muted_until > at) then 'muted'
    when exists (
      select from private.homeroom_members m
      where m.user_id = caller and 'homeroom/' || m.homeroom_id = room and m.muted_until > at
    ) then 'homeroom-muted'
    when private.quiet_until(at) is not null then 'quiet'
    when private.lets_children_write(room) then null
    when not exists (select from public.my_users where user_id = caller and age_band is not null) then 'age-unknown'
    when private.is_child(caller) then 'child'
  end;
end $$;

alter function private.refuse_for(text, timestamptz) rename to refuse_for_site;

create function private.refuse_for(obstacle text, at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if obstacle = 'homeroom-muted' then
    return private.refuse_message('muted', 'Your teacher has muted you in this homeroom for a while.');
  end if;
  return private.refuse_for_site(obstacle, at);
end $$;

alter function private.chat_state(text) rename to chat_state_of_room;

-- The state of a room. One of a homeroom has its rule, and no room for those who are not in it.
create function private.chat_state(room text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  told jsonb := private.chat_state_of_room(room);
  homeroom private.homerooms;
  is_mine boolean;
begin
  if room is null or room not like 'homeroom/%' then return told; end if;
  select h.* into homeroom from private.homerooms h join public.chat_rooms r on r.homeroom_id = h.id where r.id = room and h.closed_at is null;
  is_mine := private.may_act() and private.teaches(auth.uid(), homeroom.id);
  if homeroom.id is null or not (is_mine or (private.may_act() and private.is_member(auth.uid(), homeroom.id))) then
    return told || '{"room": null, "slow_seconds": 0, "wait_until": null}';
  end if;
  return told || jsonb_build_object(
    'room', (told -> 'room') || jsonb_build_object('title', homeroom.name, 'homeroom_id', homeroom.id),
    'rule', format('%s reads everything here, can remove it, and can mute you.', homeroom.teacher_name),
    'is_moderator', is_mine, 'reasons', case when is_mine then private.chat_reason_list() else '[]' end,
    'muted_until', coalesce(told -> 'muted_until', (
      select to_jsonb(m.muted_until) from private.homeroom_members m
      where m.homeroom_id = homeroom.id and m.user_id = auth.uid() and m.muted_until > private.now()
    ), 'null')
  );
end $$;

-- Reports within a homeroom go to its teacher. The site judges reports about the teacher, those of somebody who does not
-- feel safe, and those that wait for more than a day.

alter table public.reports drop constraint reports_target_kind_check;
alter table public.reports add constraint reports_target_kind_check
  check (target_kind in ('app', 'player', 'name', 'about', 'picture', 'score', 'video', 'message', 'clip', 'member'));
alter table public.reports add column homeroom_id uuid references private.homerooms (id) on delete cascade;
create index reports_by_homeroom on public.reports (homeroom_id, status) where homeroom_id is not null;
comment on column public.reports.homeroom_id is 'The homeroom whose teacher judges the report. Null: moderators of the site do.';

create policy "reports of a homeroom are its teacher's" on public.reports as restrictive for select to authenticated using (
  homeroom_id is null or user_id = (select auth.uid()) or reason = 'unsafe'
  or (target_kind = 'message' and created_at < (select private.now()) - interval '1 day')
);

create function private.is_for_site(report public.reports) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return report.homeroom_id is null or report.reason = 'unsafe'
    or (report.target_kind = 'message' and report.created_at < private.now() - interval '1 day');
end $$;

-- Whether moderators of the site may look at a reported thing.
create function private.site_may_see(kind text, target text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  room text;
begin
  if kind <> 'message' and kind <> 'member' then return true; end if;
  if kind = 'message' and target ~ '^[0-9]{1,18}$' then
    room := coalesce(
      (select m.room_id from public.chat_messages m where m.id = target::bigint), (select e.room_id from private.chat_evidence e where e.message_id = target::bigint)
    );
    if coalesce(room, '') not like 'homeroom/%' then return true; end if;
  end if;
  return exists (select from public.reports r where r.target_kind = kind and r.target_id = target and private.is_for_site(r));
end $$;

-- The server decides which homeroom a report belongs to, never the client.
create function private.place_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.target_kind = 'message' then
    new.homeroom_id := (
      select h.id from public.chat_messages m join public.chat_rooms r on r.id = m.room_id join private.homerooms h on h.id = r.homeroom_id
      where m.id = new.target_id::bigint and h.teacher_id is distinct from m.user_id
    );
  end if;
  if new.homeroom_id is not null then perform private.tell_teacher(new.homeroom_id, 'report', '{}'); end if;
  return new;
end $$;

create trigger place_report before insert on public.reports
for each row when (new.target_kind in ('message', 'member')) execute function private.place_report();

create function private.refuse_member_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise sqlstate 'PT400' using message = 'Report a member with report_member.';
end $$;

create trigger refuse_member_report before insert on public.reports
for each row when (current_user in ('anon', 'authenticated') and new.target_kind = 'member') execute function private.refuse_member_report();

create or replace function private.list_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', w.subject, 'kind', w.target_kind, 'reports', w.reports, 'since', w.since, 'is_urgent', w.is_urgent,
      'title', case
        when w.target_kind = 'app' then (select title from public.apps where id = w.target_id)
        else private.name_of(private.reported_player(w.target_kind, w.target_id))
      end
    ) order by w.is_urgent desc, w.since) from (
      select target_kind || ':' || target_id as subject, target_kind, target_id, count(*) as reports, min(created_at) as since,
        bool_or(reason = 'unsafe') as is_urgent
      from public.reports r where r.status = 'open' and r.target_kind not in ('message', 'member')
      group by target_kind, target_id order by bool_or(reason = 'unsafe') desc, min(created_at) limit (given ->> 'most')::int
    ) as w
  ), '[]');
end $$;

create or replace function private.list_chat(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', w.target_id, 'kind', 'message', 'reports', w.reports, 'since', w.since, 'is_urgent', w.is_urgent,
      'title', e.username, 'body', e.body, 'room_id', e.room_id
    ) order by w.is_urgent desc, w.since)
    from (
      select target_id, count(*) as reports, min(created_at) as since, bool_or(reason = 'unsafe') as is_urgent
      from public.reports r where r.status = 'open' and r.target_kind = 'message' and private.is_for_site(r)
      group by target_id order by bool_or(reason = 'unsafe') desc, min(created_at) limit (given ->> 'most')::int
    ) as w
    left join private.chat_evidence e on e.message_id = w.target_id::bigint
  ), '[]');
end $$;

alter function private.show_chat(uuid, jsonb) rename to show_any_message;
alter function private.decide_chat(uuid, jsonb) rename to decide_any_message;
alter function private.show_reports(uuid, jsonb) rename to show_any_report;
alter function private.decide_reports(uuid, jsonb) rename to decide_any_report;

create function private.show_chat(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  -- The operator exports a case for the school, whoever judges it.
  if viewer is not null and not private.site_may_see('message', given ->> 'subject') then return null; end if;
  return private.show_any_message(viewer, given);
end $$;

create function private.decide_chat(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.site_may_see('message', given ->> 'subject') then
    raise sqlstate 'PT404' using message = 'There is no such message.';
  end if;
  return private.decide_any_message(viewer, given);
end $$;

create function private.show_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if viewer is not null and not private.site_may_see(split_part(given ->> 'subject', ':', 1), split_part(given ->> 'subject', ':', 2)) then
    return null;
  end if;
  return private.show_any_report(viewer, given);
end $$;

create function private.decide_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if not private.site_may_see(split_part(given ->> 'subject', ':', 1), split_part(given ->> 'subject', ':', 2)) then
    raise sqlstate 'PT404' using message = 'This has already been decided.';
  end if;
  return private.decide_any_report(viewer, given);
end $$;

create function private.report_member(which uuid, why text, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  member private.homeroom_members;
  filed public.reports;
begin
  select m.* into member from private.homeroom_members m
  where m.id = which and (private.is_member(wallet.user_id, m.homeroom_id) or private.teaches(wallet.user_id, m.homeroom_id));
  if member.id is null or member.user_id = wallet.user_id then
    raise sqlstate 'PT404' using message = 'There is no such member.';
  end if;
  if exists (
    select from public.reports r
    where r.user_id = wallet.user_id and r.target_kind = 'member' and r.target_id = which::text and r.status = 'open'
  ) then
    return '{"status": "known"}';
  end if;
  if (select count(*) from public.reports r where r.user_id = wallet.user_id and r.created_at > at - interval '1 day') >= 20 then
    raise sqlstate 'PT429' using message = 'You can send 20 reports a day. Try again tomorrow.';
  end if;
  insert into public.reports (user_id, target_kind, target_id, reason, details, words, created_at, homeroom_id)
  values (wallet.user_id, 'member', which::text, why, left(coalesce(private.plain_text(said), ''), 1000), member.name, at, member.homeroom_id)
  returning * into filed;
  return jsonb_build_object('id', filed.id, 'status', 'reported');
end $$;

-- Reports a name inside a homeroom to its teacher.
create function public.report_member(member_id uuid, reason text, note text default '') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.report_member(member_id, reason, note); end $$;

-- What the teacher does.

-- A name inside the homeroom: the member's, or the teacher's.
create function private.name_inside(player uuid, room private.homerooms) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case when player = room.teacher_id then room.teacher_name else coalesce(private.member_name(player, room.id), 'Somebody who left') end;
end $$;

create function private.get_homeroom_reports(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  room private.homerooms := private.read_homeroom(which);
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', r.id, 'kind', r.target_kind, 'reason', r.reason, 'note', r.details, 'created_at', r.created_at,
      'words', r.words,
      'member', (
        select jsonb_build_object('id', m.id, 'name', m.name) from private.homeroom_members m
        where m.homeroom_id = room.id and case r.target_kind
          when 'member' then m.id::text = r.target_id else m.user_id = private.reported_player('message', r.target_id)
        end
      ),
      'lines', case when r.target_kind = 'message' then (
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', line -> 'id', 'name', private.name_inside((line ->> 'user_id')::uuid, room), 'body', line -> 'body',
          'created_at', line -> 'created_at', 'removed', line -> 'removed', 'is_reported', line -> 'is_reported'
        ) order by (line ->> 'id')::bigint), '[]')
        from jsonb_array_elements(private.conversation(r.target_id::bigint)) as line
      ) else '[]'::jsonb end
    ) order by r.reason <> 'unsafe', r.created_at)
    from public.reports r where r.homeroom_id = room.id and r.status = 'open'
  ), '[]');
end $$;

-- The open reports of the caller's homeroom. They do not name the reporter.
create function public.get_homeroom_reports(homeroom_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_homeroom_reports(homeroom_id); end $$;

-- Mutes a member in the homeroom's chat.
create function private.mute_in_homeroom(member private.homeroom_members, minutes int) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.homeroom_members m set muted_until = case when minutes > 0 then private.now() + make_interval(mins => minutes) end
  where m.id = member.id;
  perform private.tell_player(member.user_id, 'homerooms', '{}');
end $$;

create function private.mute_member(which uuid, minutes int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member private.homeroom_members := private.take_member(which);
begin
  if minutes is null or minutes not between 0 and 10080 then
    raise sqlstate 'PT400' using message = 'A mute lasts up to a week.';
  end if;
  perform private.mute_in_homeroom(member, minutes);
  return jsonb_build_object('status', case when minutes > 0 then 'muted' else 'unmuted' end);
end $$;

-- Mutes a member in the chat of the caller's homeroom; 0 minutes end it.
create function public.mute_member(member_id uuid, minutes int) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.mute_member(member_id, minutes); end $$;

-- Removes a message of the caller's homeroom and writes it down, as decisions of moderators are.
create function private.remove_in_homeroom(room private.homerooms, number bigint, reason text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  message public.chat_messages;
begin
  select * into message from public.chat_messages m where m.id = number and m.room_id = 'homeroom/' || room.id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such message.';
  end if;
  if message.removed is not null and message.removed <> 'reports' then return; end if;
  perform private.make_tombstone(message, 'moderator', private.public_reason(reason));
  perform private.write_decision(
    'chat', number::text, message.user_id, 'remove', jsonb_build_object('reason', private.public_reason(reason)), room.teacher_id, '{"removed": true}'
  );
  if message.user_id is distinct from room.teacher_id then
    perform private.notify(message.user_id, 'decision', format(
      'Your teacher removed a message of yours in %s: %s.', room.name, private.public_reason(reason)
    ), '/homeroom');
  end if;
end $$;

create function private.remove_homeroom_message(which bigint, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  homeroom uuid := (
    select r.homeroom_id from public.chat_messages m join public.chat_rooms r on r.id = m.room_id where m.id = which
  );
  room private.homerooms;
begin
  perform private.require_teacher();
  if not coalesce(private.teaches(auth.uid(), homeroom), false) then
    raise sqlstate 'PT404' using message = 'There is no such message.';
  end if;
  room := private.take_homeroom(homeroom);
  perform private.remove_in_homeroom(room, which, reason);
  return '{"status": "removed"}';
end $$;

-- Removes a message in the chat of the caller's homeroom, for a reason of the list.
create function public.remove_homeroom_message(message_id bigint, reason text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.remove_homeroom_message(message_id, reason); end $$;

create function private.judge_homeroom_report(which bigint, verdict text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  filed public.reports;
  room private.homerooms;
  member private.homeroom_members;
begin
  perform private.require_teacher();
  select r.* into filed from public.reports r join private.homerooms h on h.id = r.homeroom_id
  where r.id = which and h.teacher_id = auth.uid() and r.status = 'open';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such report, or it was decided.';
  end if;
  room := private.take_homeroom(filed.homeroom_id, true);
  if verdict is null or not verdict = any (case filed.target_kind
    when 'message' then array['stand', 'remove', 'mute-15', 'mute-day'] else array['stand', 'rename'] end)
  then
    raise sqlstate 'PT400' using message = 'There is no such decision.';
  end if;
  if filed.target_kind = 'member' then
    if verdict = 'rename' then
      update private.homeroom_members m set name = private.duck_name() where m.id::text = filed.target_id and m.homeroom_id = room.id;
    end if;
    update public.reports r set status = case verdict when 'stand' then 'dismissed' else 'resolved' end
    where r.target_kind = 'member' and r.target_id = filed.target_id and r.status = 'open';
    return '{"status": "judged"}';
  end if;
  if verdict = 'stand' then
    perform private.restore_messages(array(
      select m.id from public.chat_messages m where m.id = filed.target_id::bigint and m.removed = 'reports'
    ));
    perform private.write_decision(
      'chat', filed.target_id, private.reported_player('message', filed.target_id), 'stand', '{"reason": "judged by the teacher"}', room.teacher_id, '{}'
    );
  else
    if exists (select from public.chat_messages m where m.id = filed.target_id::bigint) then
      perform private.remove_in_homeroom(room, filed.target_id::bigint, filed.reason);
    end if;
    select m.* into member from private.homeroom_members m
    where m.homeroom_id = room.id and m.user_id = private.reported_player('message', filed.target_id);
    if verdict <> 'remove' and member.id is not null then
      perform private.mute_in_homeroom(member, case verdict when 'mute-15' then 15 else 1440 end);
    end if;
  end if;
  perform private.close_message_reports(filed.target_id, case verdict when 'stand' then 'stand' else 'remove' end, 'judged by the teacher');
  return '{"status": "judged"}';
end $$;

-- Decides about a report of the caller's homeroom.
create function public.judge_homeroom_report(report_id bigint, verdict text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_homeroom_report(report_id, verdict); end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.chat_state_of_room(text) from anon, authenticated;
grant execute on function private.chat_state(text), private.readable_rooms() to anon, authenticated;
grant execute on function private.report_member(uuid, text, text), private.get_homeroom_reports(uuid), private.mute_member(uuid, int),
  private.remove_homeroom_message(bigint, text), private.judge_homeroom_report(bigint, text) to authenticated;
revoke execute on function public.report_member(uuid, text, text), public.get_homeroom_reports(uuid), public.mute_member(uuid, int),
  public.remove_homeroom_message(bigint, text), public.judge_homeroom_report(bigint, text) from public, anon, authenticated;
grant execute on function public.report_member(uuid, text, text), public.get_homeroom_reports(uuid), public.mute_member(uuid, int),
  public.remove_homeroom_message(bigint, text), public.judge_homeroom_report(bigint, text) to authenticated;
