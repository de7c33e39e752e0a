-- Wrong codes: at most 30 in any minute from one address and 600 on the whole site. Codes of races do not count as wrong.

-- A bucket that begins full lets twice as many through in its first minute, so the moments of the wrong codes are kept.
alter table private.code_guesses drop column full_at;
alter table private.code_guesses add column wrong_at timestamptz[] not null default '{}';

-- Seconds until another code may be tried, or null if it may be tried now: at most `burst` wrong ones within `burst` times `every`.
create or replace function private.guess_wait(who text, every interval, burst int, at timestamptz) returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  span interval := every * burst;
  oldest timestamptz := (select g.wrong_at[cardinality(g.wrong_at) - burst + 1] from private.code_guesses g where g.sender = who);
begin
  if oldest is null or oldest <= at - span then return null; end if;
  return greatest(1, ceil(extract(epoch from oldest + span - at)));
end $$;

-- Only the newest moments are kept: older ones decide nothing.
create or replace function private.count_guess(who text, every interval, burst int, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.code_guesses as known (sender, wrong_at, last_at) values (who, array[at], at)
  on conflict (sender) do update
  set wrong_at = known.wrong_at[greatest(1, cardinality(known.wrong_at) - burst + 2):] || at, last_at = at;
end $$;

-- The open homeroom with a code, or why there is none. A wrong code is counted for the address and for the site, so the
-- refusal is an answer: an error would roll the count back. Right codes are not counted, and neither is the code of an open
-- race: thirty pupils who type it on the wrong page share one address.
create or replace function private.open_code(given text, out room private.homerooms, out refused jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  each_address constant interval := '2 seconds';
  address_burst constant int := 30;
  whole_site constant interval := '0.1 seconds';
  site_burst constant int := 600;
  at timestamptz := private.now();
  who text := encode(sha256(convert_to('code ' || private.caller_address(), 'UTF8')), 'hex');
  typed text := upper(regexp_replace(left(given, 40), '[^A-Za-z]', '', 'g'));
  wait int;
begin
  -- One code per address at a time, or parallel guesses would all pass before the first is counted.
  perform pg_advisory_xact_lock(hashtextextended('code ' || who, 0));
  wait := private.guess_wait(who, each_address, address_burst, at);
  -- A flood from elsewhere does not stop an address that has entered no wrong code.
  if wait is null and exists (select from private.code_guesses g where g.sender = who and g.last_at > at - interval '10 minutes') then
    wait := private.guess_wait('site', whole_site, site_burst, at);
  end if;
  if wait is not null then
    refused := private.refuse_join('pace', 'Too many wrong codes were entered here. Wait a moment.', jsonb_build_object('wait_seconds', wait));
    return;
  end if;
  select h.* into room from private.homerooms h
  where h.code = typed and h.joining_until > at and h.closed_at is null
    and private.is_teacher(h.teacher_id) and not private.is_banned(h.teacher_id);
  if room.id is not null then return; end if;
  if exists (select from private.races r where r.code = typed and r.ended_at is null and r.expires_at > at) then
    refused := private.refuse_join('race', 'This is the code of a race.');
    return;
  end if;
  perform private.count_guess(who, each_address, address_burst, at);
  perform private.count_guess('site', whole_site, site_burst, at);
  refused := private.refuse_join('code', 'This code does not work. Ask your teacher whether joining is open.');
end $$;

revoke execute on all functions in schema private from public;
