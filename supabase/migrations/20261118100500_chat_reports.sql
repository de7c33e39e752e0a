-- Reports about messages of the chat. A report keeps the message and the five before it as evidence.

alter table public.reports drop constraint reports_target_kind_check;
alter table public.reports add constraint reports_target_kind_check
  check (target_kind in ('app', 'player', 'name', 'about', 'picture', 'score', 'video', 'message'));

create table private.chat_report_lines (
  report_id bigint references public.reports (id) on delete cascade,
  message_id bigint references private.chat_evidence (message_id) on delete cascade,
  primary key (report_id, message_id)
);
create index chat_report_lines_by_message on private.chat_report_lines (message_id);
comment on table private.chat_report_lines is
  'Which messages are evidence for which report. Nothing about a player beyond those two; kept as long as both.';
alter table private.chat_report_lines enable row level security;

create table private.false_reports (
  report_id bigint primary key references public.reports (id) on delete cascade,
  user_id uuid not null references public.my_users (user_id) on delete cascade,
  judged_at timestamptz not null
);
create index false_reports_by_player on private.false_reports (user_id, judged_at desc);
comment on table private.false_reports is
  'Kept about a person: which of their reports a moderator judged as false. Why: two of them cost the right to report for 30 days. How long: kept as long as the report.';
alter table private.false_reports enable row level security;

alter function private.reported_player(text, text) rename to reported_owner;

-- The player that a report is about, or null.
create function private.reported_player(kind text, target text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if kind is distinct from 'message' then return private.reported_owner(kind, target); end if;
  if target !~ '^[0-9]{1,18}$' then return null; end if;
  return coalesce(
    (select user_id from public.chat_messages where id = target::bigint),
    (select user_id from private.chat_evidence where message_id = target::bigint)
  );
end $$;

-- Until when a player may not report, because two of their reports were false; null if they may.
create function private.reports_stopped_until(player uuid, at timestamptz) returns timestamptz
language plpgsql stable security definer set search_path = '' as $$
declare
  stopped_for constant interval := '30 days';
begin
  return (
    select judged_at + stopped_for from private.false_reports
    where user_id = player and judged_at > at - stopped_for order by judged_at desc offset 1 limit 1
  );
end $$;

-- How many reporters count towards hiding a message: players with an account older than a day, who report fairly.
create function private.reporters_that_count(message bigint, at timestamptz) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select count(distinct r.user_id) from public.reports r join public.my_users u on u.user_id = r.user_id
    where r.target_kind = 'message' and r.target_id = message::text and r.status = 'open'
      and u.created_at < at - interval '1 day' and private.reports_stopped_until(u.user_id, at) is null
  );
end $$;

-- Everything but messages is reported as before.
alter function private.report(text, text, text, text) rename to file_report;

create function private.report(kind text, target text, why text, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if kind is distinct from 'message' then return private.file_report(kind, target, why, said); end if;
  return private.report_message(case when target ~ '^[0-9]{1,18}$' then target::bigint end, why, said);
end $$;

-- A direct insert would keep no evidence.
create function private.refuse_message_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  raise sqlstate 'PT400' using message = 'Report a message with report_message.';
end $$;

create trigger refuse_message_report before insert on public.reports
for each row when (current_user in ('anon', 'authenticated') and new.target_kind = 'message')
execute function private.refuse_message_report();

create function private.report_message(which bigint, why text, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  at timestamptz := private.now();
  lines_before constant int := 5;
  reporters_to_hide constant int := 3;
  message public.chat_messages;
  line public.chat_messages;
  stopped timestamptz;
  filed jsonb;
begin
  if caller is not null then perform private.take_turn(); end if;
  -- Reports about one message wait for each other, so that the third one counts three.
  select * into message from public.chat_messages where id = which for update;
  if not found or not private.chat_reads(message.room_id) or message.removed = 'account' then
    raise sqlstate 'PT404' using message = 'What you want to report no longer exists.';
  end if;
  if exists (
    select from public.reports where user_id = caller and target_kind = 'message' and target_id = which::text and status = 'open'
  ) then
    return jsonb_build_object('status', 'known');
  end if;
  stopped := private.reports_stopped_until(caller, at);
  -- A report that a player does not feel safe is always accepted.
  if stopped is not null and why is distinct from 'unsafe' then
    raise sqlstate 'PT403' using
      message = format('You can report again on %s, because reports of yours were false.', to_char(stopped at time zone 'UTC', 'FMDD FMMonth')),
      detail = to_char(stopped at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
  end if;
  filed := private.file_report('message', which::text, why, said);
  for line in
    select * from (
      select * from public.chat_messages where room_id = message.room_id and id <= which order by id desc limit lines_before + 1
    ) as near order by id
  loop
    perform private.keep_evidence(line);
  end loop;
  with near as (
    select id from public.chat_messages where room_id = message.room_id and id <= which order by id desc limit lines_before + 1
  ), kept as (
    update private.chat_evidence e set kept_until = 'infinity' from near where e.message_id = near.id returning e.message_id
  )
  insert into private.chat_report_lines (report_id, message_id) select (filed ->> 'id')::bigint, message_id from kept;
  -- Reporters read their own reports, so a text that is no longer in the chat stays in the evidence only.
  update public.reports set words = (select e.body from private.chat_evidence e where e.message_id = which)
  where id = (filed ->> 'id')::bigint and message.removed is null;
  if message.removed is null and private.reporters_that_count(which, at) >= reporters_to_hide and not exists (
    -- A moderator has seen it and let it stand.
    select from private.decisions d
    where d.queue = 'chat' and d.subject = which::text and d.verb in ('stand', 'false') and d.undone_at is null
  ) then
    perform private.make_tombstone(message, 'reports', null);
  end if;
  return filed || jsonb_build_object('status', 'reported');
end $$;

-- Reports a message of the chat: why is one of the reasons of a report. A second report by the same player changes nothing.
create function public.report_message(message_id bigint, why text, note text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.report_message(message_id, why, note); end $$;

-- Evidence is kept until 30 days after the last report about it is closed or deleted.
create function private.settle_evidence(report bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update private.chat_evidence e
  set kept_until = case
    when exists (
      select from private.chat_report_lines l join public.reports r on r.id = l.report_id
      where l.message_id = e.message_id and r.status = 'open'
    ) then 'infinity'
    else greatest(private.now() + interval '30 days', e.said_at + make_interval(days => private.setting_int('chat-keep-days')))
  end
  where e.message_id in (select message_id from private.chat_report_lines where report_id = report);
end $$;

create function private.follow_report() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.settle_evidence(new.id);
  return null;
end $$;

create trigger follow_report after update of status on public.reports
for each row when (new.target_kind = 'message' and new.status <> old.status) execute function private.follow_report();

-- Closes the report first, because its evidence is deleted with it.
create function private.close_deleted_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  messages bigint[] := array(select message_id from private.chat_report_lines where report_id = old.id);
begin
  delete from private.chat_report_lines where report_id = old.id;
  update private.chat_evidence e set kept_until = private.now() + interval '30 days'
  where e.message_id = any (messages) and e.kept_until = 'infinity' and not exists (
    select from private.chat_report_lines l join public.reports r on r.id = l.report_id
    where l.message_id = e.message_id and r.status = 'open'
  );
  return old;
end $$;

create trigger close_deleted_report before delete on public.reports
for each row when (old.target_kind = 'message') execute function private.close_deleted_report();

revoke execute on all functions in schema private from public;
revoke execute on function private.file_report(text, text, text, text) from anon, authenticated;
grant execute on function private.report(text, text, text, text) to anon, authenticated;
grant execute on function private.report_message(bigint, text, text) to anon, authenticated;
revoke execute on function public.report_message(bigint, text, text) from public, anon, authenticated;
grant execute on function public.report_message(bigint, text, text) to anon, authenticated;
