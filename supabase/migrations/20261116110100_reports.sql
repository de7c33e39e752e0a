-- Reports can also be about a part of a profile or a picture, and visitors can send them.

alter table public.reports drop constraint reports_target_kind_check;
alter table public.reports add constraint reports_target_kind_check
  check (target_kind in ('app', 'player', 'name', 'about', 'picture', 'score', 'video'));
alter table public.reports alter column user_id drop not null;
alter table public.reports add column words text check (length(words) <= 500);
comment on column public.reports.words is
  'The name or text that was reported, as it was then: whoever is reported could change it. Removed with the report, 90 days after it was sent if it is decided.';

-- A hash of each visitor who sent a report, for the daily limit only.
create table private.report_senders (
  report_id bigint primary key references public.reports (id) on delete cascade,
  sender text not null check (length(sender) = 64),
  sent_at timestamptz not null
);
create index report_senders_by_sender on private.report_senders (sender, sent_at);
create index report_senders_by_time on private.report_senders (sent_at);
comment on table private.report_senders is
  'A hash of the network address of a visitor who reported something, so that five reports a day are the most. The sweep removes it after a day.';
alter table private.report_senders enable row level security;

create index reports_by_target on public.reports (target_kind, target_id) where status = 'open';

-- The player that a report is about, or null.
create function private.reported_player(kind text, target text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  is_id boolean := target ~ '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$';
begin
  if not is_id then return null; end if;
  return case
    when kind in ('player', 'name', 'about') then (select user_id from public.my_users where user_id = target::uuid)
    when kind in ('score', 'picture') then (select user_id from public.leaderboard_submissions where id = target::uuid)
    when kind = 'video' then (select user_id from public.creator_videos where id = target::uuid)
  end;
end $$;

create function private.report(kind text, target text, why text, said text) returns jsonb
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
    raise sqlstate 'PT400' using message = 'A report names what it is about and why.';
  end if;
  if about is null and not exists (select from public.apps where kind = 'app' and id = target) then
    raise sqlstate 'PT404' using message = 'What you report is not here any more.';
  end if;
  if about = caller then
    raise sqlstate 'PT400' using message = 'That is your own.';
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
      raise sqlstate 'PT429' using message = '20 reports a day are the most there can be.';
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

-- Reports a class, a player, a name, a profile text, a picture, a score or a video. Visitors may call it.
create function public.report(target_kind text, target_id text, reason text, details text default '') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.report(target_kind, target_id, reason, details); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.report(text, text, text, text) to anon, authenticated;
revoke execute on function public.report(text, text, text, text) from public, anon, authenticated;
grant execute on function public.report(text, text, text, text) to anon, authenticated;
