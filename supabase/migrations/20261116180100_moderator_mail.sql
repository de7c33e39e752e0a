-- Mail to moderators: at once when a reporter does not feel safe, otherwise a digest at most once an hour. The gateway
-- asks for it if it has a mail server. Mail contains counts and links, and no personal data.

create table private.moderator_mail (
  is_only boolean primary key default true check (is_only),
  digest_at timestamptz not null default '-infinity',
  -- The newest unsafe report that a mail was sent about.
  urgent_report bigint not null default 0
);
comment on table private.moderator_mail is
  'When moderators last had mail. One row, replaced each time; nothing about a person.';
alter table private.moderator_mail enable row level security;
insert into private.moderator_mail default values;

-- Recipients: moderators who are not suspended and have a confirmed address.
create function private.moderator_addresses() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select u.email::text from public.player_roles r join auth.users u on u.id = r.user_id
    where r.role = 'moderator' and u.email is not null and u.email_confirmed_at is not null and not private.is_banned(u.id);
end $$;

create function private.waiting_lines(since timestamptz) returns table (line text, is_new boolean)
language plpgsql security definer set search_path = '' as $$
declare
  queue text;
  waiting jsonb;
begin
  for queue in select name from private.moderation_queues order by position loop
    waiting := private.call_queue('list', queue, null, '{"most": 100}');
    if jsonb_array_length(waiting) > 0 then
      line := format('%s: %s', queue, case jsonb_array_length(waiting) when 100 then 'at least 100' else jsonb_array_length(waiting)::text end);
      is_new := exists (select from jsonb_array_elements(waiting) as item where (item ->> 'since')::timestamptz > since);
      return next;
    end if;
  end loop;
end $$;

-- The mail that is due now, one per address. Reading it marks it as sent, so that only one process sends it.
create function private.due_mail(site_name text, site_url text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  sent private.moderator_mail;
  urgent bigint;
  lines text;
  has_news boolean;
  subject text;
  body text;
begin
  select * into sent from private.moderator_mail for update skip locked;
  if not found then return '[]'; end if;
  select max(id) into urgent from public.reports where id > sent.urgent_report and reason = 'unsafe' and status = 'open';
  if urgent is null and sent.digest_at > at - interval '1 hour' then return '[]'; end if;
  select string_agg(l.line, E'\n'), bool_or(l.is_new) into lines, has_news from private.waiting_lines(sent.digest_at) as l;
  if urgent is not null then
    subject := format('%s: somebody does not feel safe', site_name);
    body := 'Somebody sent a report and says that they do not feel safe. Please look at it now.' || E'\n\n' || lines;
  elsif has_news then
    subject := format('%s: something waits for a moderator', site_name);
    body := 'This waits for a decision:' || E'\n\n' || lines;
  else
    return '[]';
  end if;
  update private.moderator_mail set digest_at = at, urgent_report = coalesce(urgent, urgent_report);
  return coalesce((
    select jsonb_agg(jsonb_build_object('to', address, 'subject', subject, 'text', body || E'\n\n' || site_url || '/moderation' || E'\n'))
    from private.moderator_addresses() as address
  ), '[]');
end $$;

revoke execute on all functions in schema private from public;
