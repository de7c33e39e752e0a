-- Takedown notices are limited per sender, with no total limit that one sender could use up for all others.

-- A hash of each notice's sender, for the limits only.
create table private.takedown_senders (
  takedown_id bigint primary key references public.takedowns (id) on delete cascade,
  sender text not null check (length(sender) = 64),
  sent_at timestamptz not null
);
create index takedown_senders_by_sender on private.takedown_senders (sender, sent_at);
create index takedown_senders_by_time on private.takedown_senders (sent_at);
comment on table private.takedown_senders is
  'A hash of the network address or account that sent a notice, so that one sender cannot flood the queue. The sweep removes it a day after sending if the notice is decided, and after 90 days in any case.';
alter table private.takedown_senders enable row level security;

-- The client's IP address as the gateway or Supabase's edge reports it. IPv6 is cut to the /64 of one customer.
create function private.caller_address() returns text
language plpgsql stable set search_path = '' as $$
declare
  headers json := nullif(current_setting('request.headers', true), '')::json;
  told text := trim(coalesce(headers ->> 'cf-connecting-ip', split_part(headers ->> 'x-forwarded-for', ',', 1), ''));
  address inet;
begin
  address := regexp_replace(told, '^::ffff:(?=\d+\.)', '', 'i')::inet;
  return case family(address) when 6 then network(set_masklen(address, 64))::text else host(address) end;
exception when invalid_text_representation then
  return left(told, 100);
end $$;

-- A hash of the caller for rate limits: of the account, or of the address for visitors and accounts younger than a day.
create function private.caller_key() returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  is_known boolean := exists (
    select from auth.users where id = auth.uid() and created_at < private.now() - interval '1 day'
  );
begin
  return encode(sha256((case when is_known then 'account ' || auth.uid() else 'address ' || private.caller_address() end)::bytea), 'hex');
end $$;

create or replace function private.file_takedown(notice jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  a_day constant int := 20;
  waiting constant int := 100;
  who text := private.caller_key();
  secret text := encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
  filed public.takedowns;
begin
  -- One notice per sender at a time, or parallel ones would all pass the count.
  perform pg_advisory_xact_lock(hashtextextended('takedown ' || who, 0));
  if (select count(*) from private.takedown_senders where sender = who and sent_at > at - interval '1 day') >= a_day then
    raise sqlstate 'PT429' using message = format(
      'You can send %s notices a day. Try again tomorrow, or write to whoever runs this site.', a_day
    );
  end if;
  if (
    select count(*) from private.takedown_senders s join public.takedowns t on t.id = s.takedown_id
    where s.sender = who and t.status = 'received'
  ) >= waiting then
    raise sqlstate 'PT429' using message = format(
      '%s of your notices wait for a decision. Send more when they are decided, or write to whoever runs this site.', waiting
    );
  end if;
  insert into public.takedowns (
    reference, secret_hash, app_id, url, work, reason, contact_name, contact_email, contact_address,
    good_faith, accurate, signature, created_at
  ) values (
    'QT-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)), sha256(secret::bytea),
    (select id from public.apps where id = substring(notice ->> 'url' from '/class/([a-z0-9-]+)')),
    notice ->> 'url', notice ->> 'work', notice ->> 'reason', notice ->> 'contact_name', lower(notice ->> 'contact_email'),
    notice ->> 'contact_address', (notice ->> 'good_faith')::boolean, (notice ->> 'accurate')::boolean, notice ->> 'signature', at
  ) returning * into filed;
  insert into private.takedown_senders (takedown_id, sender, sent_at) values (filed.id, who, at);
  return jsonb_build_object('reference', filed.reference, 'secret', secret, 'status', filed.status);
end $$;

drop index public.takedowns_by_contact;
