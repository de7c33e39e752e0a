-- What the chat keeps about a person: in their export, gone with the account, and deleted when its time is over.

-- The messages of an account that is deleted become tombstones. Texts that no report is about go at once.
create function private.leave_chat() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  most_told constant int := 100;
begin
  perform private.tell_room(said.room_id, 'removed', jsonb_build_object('id', said.id, 'removed', 'account', 'reason', null))
  from (
    select id, room_id from public.chat_messages where user_id = old.user_id and removed is null order by created_at desc limit most_told
  ) as said;
  update public.chat_messages
  set user_id = null, username = '', icon = null, body = null, cheer = null, removed = 'account', reason = null
  where user_id = old.user_id;
  delete from private.chat_evidence e
  where e.user_id = old.user_id and not exists (select from private.chat_report_lines l where l.message_id = e.message_id);
  return old;
end $$;

create trigger leave_chat before delete on public.my_users for each row execute function private.leave_chat();

alter function private.export_my_data() rename to export_without_chat;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_without_chat() || jsonb_build_object(
    'chat_messages', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'room', m.room_id, 'body', m.body, 'cheer', m.cheer, 'created_at', m.created_at, 'removed', m.removed, 'reason', m.reason
      ) order by m.id), '[]')
      from public.chat_messages m where m.user_id = caller
    ),
    'chat_evidence', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'room', e.room_id, 'body', e.body, 'said_at', e.said_at, 'kept_until', nullif(e.kept_until, 'infinity')
      ) order by e.message_id), '[]')
      from private.chat_evidence e where e.user_id = caller
    ),
    'chat_mutes', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'muted_at', m.muted_at, 'muted_until', nullif(m.muted_until, 'infinity'), 'reason', m.reason
      )), '[]')
      from private.chat_mutes m where m.user_id = caller
    ),
    'chat_refusals', (
      select coalesce(jsonb_agg(jsonb_build_object('rule', r.rule, 'refused_at', r.refused_at) order by r.id), '[]')
      from private.chat_refusals r where r.user_id = caller
    ),
    'chat_blocks', (
      select coalesce(jsonb_agg(jsonb_build_object('blocked_id', b.blocked_id, 'created_at', b.created_at) order by b.created_at), '[]')
      from public.chat_blocks b where b.user_id = caller
    ),
    'false_reports', (
      select coalesce(jsonb_agg(jsonb_build_object('report_id', f.report_id, 'judged_at', f.judged_at) order by f.report_id), '[]')
      from private.false_reports f where f.user_id = caller
    )
  );
end $$;

-- Deletes what the chat keeps when its time is over.
create function private.sweep_chat() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  delete from public.chat_messages where created_at < at - make_interval(days => private.setting_int('chat-keep-days'));
  delete from private.chat_evidence where kept_until < at;
  delete from private.chat_mutes where muted_until < at;
  delete from private.chat_refusals where refused_at < at - interval '1 day';
end $$;

alter function private.sweep() rename to sweep_without_chat;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_chat();
  return private.sweep_without_chat();
end $$;

alter function private.metrics() rename to metrics_without_chat;

create function private.metrics() returns table (name text, help text, labels jsonb, value numeric)
language plpgsql security definer set search_path = '' as $$
declare
  hour_ago timestamptz := private.now() - interval '1 hour';
begin
  return query
    select * from private.metrics_without_chat()
  union all
    select 'chat_messages_last_hour', 'Messages of the chat within the last hour.', '{}'::jsonb, count(*)::numeric
    from public.chat_messages m where m.created_at > hour_ago
  union all
    select 'chat_refused_last_hour', 'Texts that the filter refused in the chat within the last hour, by rule.', jsonb_build_object('rule', rule),
      (select count(*)::numeric from private.chat_refusals r where r.refused_at > hour_ago and r.rule = known.rule)
    from unnest(array['word', 'personal', 'link']) as known (rule)
  union all
    select 'chat_reports_open', 'Reports about messages of the chat that wait for a moderator.', '{}'::jsonb, count(*)::numeric
    from public.reports p where p.status = 'open' and p.target_kind = 'message';
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_chat() from anon, authenticated;
revoke execute on function private.sweep_without_chat() from service_role;
-- Visitors may call it, so that they read why they are refused.
grant execute on function private.export_my_data() to anon, authenticated;
grant execute on function private.sweep() to service_role;
