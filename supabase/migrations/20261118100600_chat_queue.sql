-- The moderation queue "chat": reported messages with the conversation before them. Its subjects are message ids.

insert into private.moderation_queues (name, position) values ('chat', 7);

-- Reports about messages are in the queue "chat" instead.
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
      from public.reports where status = 'open' and target_kind <> 'message'
      group by target_kind, target_id order by bool_or(reason = 'unsafe') desc, min(created_at) limit (given ->> 'most')::int
    ) as w
  ), '[]');
end $$;

create function private.list_chat(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', w.target_id, 'kind', 'message', 'reports', w.reports, 'since', w.since, 'is_urgent', w.is_urgent,
      'title', e.username, 'body', e.body, 'room_id', e.room_id
    ) order by w.is_urgent desc, w.since)
    from (
      select target_id, count(*) as reports, min(created_at) as since, bool_or(reason = 'unsafe') as is_urgent
      from public.reports where status = 'open' and target_kind = 'message'
      group by target_id order by bool_or(reason = 'unsafe') desc, min(created_at) limit (given ->> 'most')::int
    ) as w
    left join private.chat_evidence e on e.message_id = w.target_id::bigint
  ), '[]');
end $$;

-- The lines around a message: text that is gone from the chat comes from the evidence.
create function private.conversation(message bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  lines_after constant int := 5;
  room text := coalesce(
    (select room_id from public.chat_messages where id = message), (select room_id from private.chat_evidence where message_id = message)
  );
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', line.id, 'user_id', coalesce(m.user_id, e.user_id), 'username', coalesce(e.username, m.username),
      'body', coalesce(e.body, m.body, c.text), 'cheer', coalesce(e.cheer, m.cheer), 'created_at', coalesce(e.said_at, m.created_at),
      'removed', m.removed, 'reason', m.reason, 'is_reported', line.id = message
    ) order by line.id)
    from (
      select l.message_id as id from private.chat_report_lines l join public.reports r on r.id = l.report_id
      where r.target_kind = 'message' and r.target_id = message::text
      union select message
      union (select id from public.chat_messages where room_id = room and id < message order by id desc limit 5)
      union (select id from public.chat_messages where room_id = room and id > message order by id limit lines_after)
    ) as line
    left join public.chat_messages m on m.id = line.id
    left join private.chat_evidence e on e.message_id = line.id
    left join public.chat_cheers c on c.id = m.cheer
  ), '[]');
end $$;

create function private.show_chat(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  subject text := given ->> 'subject';
  player uuid := private.reported_player('message', subject);
  reports jsonb;
begin
  if subject !~ '^[0-9]{1,18}$' or not exists (
    select from public.chat_messages where id = subject::bigint union all select from private.chat_evidence where message_id = subject::bigint
  ) then
    return null;
  end if;
  reports := coalesce(private.show_reports(viewer, jsonb_build_object('subject', 'message:' || subject)), jsonb_build_object(
    'is_mine', coalesce(player = viewer, false), 'is_open', false, 'player', private.player_card(player), 'reports', '[]'::jsonb
  ));
  return reports || jsonb_build_object(
    'subject', subject, 'kind', 'message', 'target', subject, 'room_id', coalesce(
      (select room_id from public.chat_messages where id = subject::bigint),
      (select room_id from private.chat_evidence where message_id = subject::bigint)
    ),
    'lines', private.conversation(subject::bigint), 'muted', private.mute_card(player), 'reasons', private.chat_reason_list()
  );
end $$;

-- Closes the open reports about a message and thanks their senders. Returns their ids.
create function private.close_message_reports(message text, verb text, answer text) returns bigint[]
language plpgsql security definer set search_path = '' as $$
declare
  closed record;
  numbers bigint[] := '{}';
begin
  for closed in
    update public.reports r
    set status = case when verb in ('stand', 'false') then 'dismissed' else 'resolved' end, answer = left(close_message_reports.answer, 500)
    where r.target_kind = 'message' and r.target_id = message and r.status = 'open' returning r.id, r.user_id
  loop
    numbers := numbers || closed.id;
    if verb = 'false' and closed.user_id is not null then
      insert into private.false_reports (report_id, user_id, judged_at) values (closed.id, closed.user_id, private.now()) on conflict do nothing;
    end if;
    perform private.notify(closed.user_id, 'report', case verb
      when 'stand' then 'We looked at your report and changed nothing. Thank you for telling us.'
      when 'false' then 'We looked at your report. It was false. After two false reports you cannot report for 30 days.'
      else 'We looked at your report and acted on it. Thank you for telling us.'
    end);
  end loop;
  return numbers;
end $$;

create function private.decide_chat(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subject text := given ->> 'subject';
  verb text := given ->> 'verb';
  number bigint := case when subject ~ '^[0-9]{1,18}$' then subject::bigint end;
  player uuid := private.reported_player('message', subject);
  why text := private.public_reason(given ->> 'reason');
  message public.chat_messages;
  before jsonb := '{}';
begin
  perform private.check_judge(viewer, player, given);
  if verb is null or verb not in ('stand', 'false', 'remove', 'mute-15', 'mute-day', 'mute') then
    raise sqlstate 'PT400' using message = 'There is no such action for a message.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into message from public.chat_messages where id = number for update;
  if message.id is null and not exists (select from private.chat_evidence where message_id = number) then
    raise sqlstate 'PT404' using message = 'There is no such message.';
  end if;
  if viewer is not null and exists (
    select from public.reports where target_kind = 'message' and target_id = subject and status = 'open' and user_id = viewer
  ) and exists (select from public.player_roles where role = 'moderator' and user_id not in (viewer, player)) then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about your own report.';
  end if;
  if verb in ('stand', 'false') then
    if message.removed = 'reports' then
      perform private.restore_messages(array[message.id]);
      before := '{"hidden": true}';
    end if;
  else
    if message.id is not null and (message.removed is null or message.removed = 'reports') then
      perform private.make_tombstone(message, 'moderator', why);
      before := jsonb_build_object('removed', true);
    end if;
    if verb = 'remove' then
      perform private.notify(player, 'decision', format(
        'A moderator removed a message of yours in the chat: %s.', rtrim(private.reason_text(given ->> 'reason'), '.')
      ), '/chad');
    elsif player is null then
      raise sqlstate 'PT409' using message = 'The account of this player was deleted, so nobody can be muted.';
    else
      before := before || jsonb_build_object('muted', private.mute(player, private.mute_minutes(verb), given, viewer));
    end if;
  end if;
  before := before || jsonb_build_object('reports', to_jsonb(private.close_message_reports(subject, verb, private.reason_text(given ->> 'reason'))));
  return jsonb_build_object('id', private.write_decision(
    'chat', subject, player, verb, given || jsonb_build_object('reason', private.reason_text(given ->> 'reason')), viewer, before
  ));
end $$;

create function private.undo_chat(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  before jsonb := decision -> 'before';
  message public.chat_messages;
begin
  perform from private.wallets where user_id = player for update;
  select * into message from public.chat_messages where id = (decision ->> 'subject')::bigint for update;
  if before ? 'hidden' and message.removed is null then
    perform private.make_tombstone(message, 'reports', null);
  end if;
  if before ? 'removed' then
    perform private.restore_messages(array[message.id]);
  end if;
  if before ? 'muted' then
    perform private.undo_mute(player, before -> 'muted');
  end if;
  update public.reports set status = 'open', answer = null
  where id in (select value::bigint from jsonb_array_elements_text(before -> 'reports'));
  delete from private.false_reports where report_id in (select value::bigint from jsonb_array_elements_text(before -> 'reports'));
  if decision ->> 'verb' not in ('stand', 'false') then
    perform private.notify(player, 'decision', 'A decision about you was taken back. We are sorry for the trouble.', '/chad');
  end if;
  return '{}';
end $$;

create function private.remove_message(which bigint, reason text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  -- No recent password is needed: a bad message must go at once, and the decision can be undone.
  viewer uuid := private.require_moderator();
begin
  return private.decide_chat(viewer, jsonb_build_object('subject', which, 'verb', 'remove', 'reason', reason))
    || jsonb_build_object('status', 'removed');
end $$;

-- Removes a message for a reason of the list. Moderators only.
create function public.remove_message(message_id bigint, reason text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.remove_message(message_id, reason); end $$;

-- A report as a case for the school's safeguarding lead: texts, times and decisions. The operator's command logs each use.
create function private.report_case(report bigint) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  filed public.reports;
  subject text;
  queue text;
begin
  select * into filed from public.reports where id = report;
  if not found then
    raise sqlstate 'PT404' using message = format('There is no report %s.', report);
  end if;
  queue := case filed.target_kind when 'message' then 'chat' else 'reports' end;
  subject := case filed.target_kind when 'message' then filed.target_id else filed.target_kind || ':' || filed.target_id end;
  return jsonb_build_object(
    'report', report, 'exported_at', private.now(), 'case', private.call_queue('show', queue, null, jsonb_build_object('subject', subject)),
    'decisions', private.trail_of(queue, subject),
    'record', private.show_players(null, jsonb_build_object(
      'subject', private.reported_player(filed.target_kind, filed.target_id)
    )) -> 'record'
  );
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.remove_message(bigint, text) to authenticated;
revoke execute on function public.remove_message(bigint, text) from public, anon, authenticated;
grant execute on function public.remove_message(bigint, text) to authenticated;
