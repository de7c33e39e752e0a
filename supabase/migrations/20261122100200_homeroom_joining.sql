-- Joining a homeroom: the code works while the teacher has joining open, and the teacher admits each newcomer.

create table private.code_guesses (
  -- A hash of the network address, or "site" for all of them together.
  sender text primary key check (length(sender) in (4, 64)),
  full_at timestamptz not null,
  last_at timestamptz not null
) with (fillfactor = 50);
create index code_guesses_by_time on private.code_guesses (last_at);
comment on table private.code_guesses is
  'Kept about a person: a hash of a network address from which wrong codes were entered. Why: codes cannot be guessed. How long: kept for an hour.';
alter table private.code_guesses enable row level security;

-- Seconds until another code may be tried, or null if it may be tried now. Does not count it.
create function private.guess_wait(who text, every interval, burst int, at timestamptz) returns int
language plpgsql stable security definer set search_path = '' as $$
declare
  known timestamptz := (select g.full_at from private.code_guesses g where g.sender = who);
begin
  if known is null or private.bucket_after(known, at, every, burst, 1) is not null then return null; end if;
  return greatest(1, ceil(extract(epoch from known + every - at - every * burst)));
end $$;

create function private.count_guess(who text, every interval, burst int, at timestamptz) returns void
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.code_guesses as known (sender, full_at, last_at) values (who, at + every, at)
  on conflict (sender) do update
  set full_at = coalesce(private.bucket_after(known.full_at, at, every, burst, 1), known.full_at), last_at = at;
end $$;

create function private.refuse_join(rule text, message text, more jsonb default '{}') returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object('status', 'refused', 'rule', rule, 'message', message) || more
$$;

-- The open homeroom with a code, or why there is none. A wrong code is counted for the address and for the site, so the
-- refusal is an answer: an error would roll the count back. Right codes are not counted.
create function private.open_code(given text, out room private.homerooms, out refused jsonb)
language plpgsql security definer set search_path = '' as $$
declare
  each_address constant interval := '2 seconds';
  address_burst constant int := 30;
  whole_site constant interval := '0.1 seconds';
  site_burst constant int := 600;
  at timestamptz := private.now();
  who text := encode(sha256(convert_to('code ' || private.caller_address(), 'UTF8')), 'hex');
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
  where h.code = upper(regexp_replace(left(given, 40), '[^A-Za-z]', '', 'g')) and h.joining_until > at and h.closed_at is null
    and private.is_teacher(h.teacher_id) and not private.is_banned(h.teacher_id);
  if room.id is null then
    perform private.count_guess(who, each_address, address_burst, at);
    perform private.count_guess('site', whole_site, site_burst, at);
    refused := private.refuse_join('code', 'This code does not work. Ask your teacher whether joining is open.');
  end if;
end $$;

create function private.places_taken(homeroom uuid) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select count(*) from private.homeroom_members m where m.homeroom_id = homeroom)
    + (select count(*) from private.homeroom_newcomers n where n.homeroom_id = homeroom and n.state = 'admitted');
end $$;

create function private.max_members() returns int language sql immutable set search_path = '' as $$ select 60 $$;

create function private.join_homeroom(code text, given_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  most_waiting constant int := 100;
  most_homerooms constant int := 20;
  at timestamptz := private.now();
  wanted text := private.school_text(given_name, 24);
  found record;
  room private.homerooms;
  ticket text;
begin
  if caller is not null then perform private.take_turn(); end if;
  select * into found from private.open_code(code);
  if found.refused is not null then return found.refused; end if;
  room := found.room;
  if caller is not null then
    if private.is_member(caller, room.id) then
      return jsonb_build_object('status', 'member', 'homeroom_id', room.id);
    end if;
    if room.teacher_id = caller then
      return private.refuse_join('known', 'This is your own homeroom.');
    end if;
    if (select count(*) from private.homeroom_members m where m.user_id = caller) >= most_homerooms then
      return private.refuse_join('full', format('You can be in %s homerooms.', most_homerooms));
    end if;
  end if;
  if wanted is null then
    return private.refuse_join('name', 'Choose another name of 1 to 24 letters, this one is not for school.');
  end if;
  if private.places_taken(room.id) >= private.max_members() or (
    select count(*) from private.homeroom_newcomers n where n.homeroom_id = room.id and n.state = 'waiting'
  ) >= most_waiting then
    return private.refuse_join('full', 'This homeroom is full. Tell your teacher.');
  end if;
  if caller is null then
    ticket := encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
    insert into private.homeroom_newcomers (homeroom_id, name, ticket_hash, asked_at)
    values (room.id, wanted, encode(sha256(ticket::bytea), 'hex'), at);
  else
    insert into private.homeroom_newcomers (homeroom_id, user_id, name, asked_at) values (room.id, caller, wanted, at)
    on conflict (user_id, homeroom_id) where user_id is not null
    do update set name = excluded.name, asked_at = excluded.asked_at, state = 'waiting';
  end if;
  perform private.tell_teacher(room.id, 'newcomer', jsonb_build_object('waiting', (
    select count(*) from private.homeroom_newcomers n where n.homeroom_id = room.id and n.state = 'waiting'
  )));
  return jsonb_build_object(
    'status', 'waiting', 'name', wanted, 'ticket', ticket,
    'homeroom', jsonb_build_object('name', room.name, 'teacher_name', room.teacher_name, 'age_group', room.age_group)
  );
end $$;

-- Asks to join a homeroom with its code. Visitors get a ticket; the teacher admits or refuses.
create function public.join_homeroom(code text, name text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.join_homeroom(code, name); end $$;

create function private.newcomer_state(asked private.homeroom_newcomers) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object('status', asked.state, 'name', asked.name, 'homeroom', (
    select jsonb_build_object('name', h.name, 'teacher_name', h.teacher_name) from private.homerooms h where h.id = asked.homeroom_id
  ));
end $$;

create function private.get_join_state(ticket text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  asked private.homeroom_newcomers;
begin
  if ticket is not null then
    select * into asked from private.homeroom_newcomers n where n.ticket_hash = encode(sha256(convert_to(ticket, 'UTF8')), 'hex');
    return case when found then private.newcomer_state(asked) else '{"status": "gone"}' end;
  end if;
  return jsonb_build_object('requests', coalesce((
    select jsonb_agg(private.newcomer_state(n) || jsonb_build_object('id', n.id) order by n.asked_at)
    from private.homeroom_newcomers n where n.user_id = auth.uid() and n.state in ('waiting', 'refused') and private.may_act()
  ), '[]'));
end $$;

-- How a request to join stands: by its ticket, or all of the signed-in player's.
create function public.get_join_state(ticket text default null) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_join_state(ticket); end $$;

create function private.cancel_join(ticket text, request uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  gone private.homeroom_newcomers;
begin
  if auth.uid() is not null then perform private.require_reader(); end if;
  delete from private.homeroom_newcomers n
  where n.state <> 'done' and (
    n.ticket_hash = encode(sha256(convert_to(ticket, 'UTF8')), 'hex') or (n.id = request and n.user_id = auth.uid())
  ) returning * into gone;
  if found then perform private.tell_teacher(gone.homeroom_id, 'newcomer', '{}'); end if;
  return '{"status": "cancelled"}';
end $$;

-- Takes a request to join back.
create function public.cancel_join(ticket text default null, request_id uuid default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.cancel_join(ticket, request_id); end $$;

create function private.open_joining(which uuid, new_code boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  open_for constant interval := '15 minutes';
  room private.homerooms := private.take_homeroom(which);
begin
  update private.homerooms h
  set joining_until = private.now() + open_for, code = case when new_code then private.new_code() else h.code end
  where h.id = room.id returning * into room;
  return jsonb_build_object('is_open', true, 'code', room.code, 'until', room.joining_until);
end $$;

-- Opens joining for 15 minutes, with the same code or a new one.
create function public.open_joining(homeroom_id uuid, new_code boolean default false) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.open_joining(homeroom_id, new_code); end $$;

create function private.close_joining(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which, true);
begin
  update private.homerooms h set joining_until = '-infinity' where h.id = room.id;
  return '{"is_open": false}';
end $$;

create function public.close_joining(homeroom_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.close_joining(homeroom_id); end $$;

create function private.admit_newcomers(which uuid, newcomers uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which);
  at timestamptz := private.now();
  free int := private.max_members() - private.places_taken(which);
  asked private.homeroom_newcomers;
  admitted uuid[] := '{}';
begin
  for asked in
    select * from private.homeroom_newcomers n
    where n.homeroom_id = room.id and n.id = any (newcomers[1:100]) and n.state = 'waiting' order by n.asked_at for update
  loop
    if free <= 0 then
      if cardinality(admitted) > 0 then exit; end if;
      raise sqlstate 'PT409' using message = format('A homeroom has at most %s members.', private.max_members());
    end if;
    if asked.user_id is null then
      update private.homeroom_newcomers n set state = 'admitted', login = private.unused_duck_name() where n.id = asked.id;
    else
      insert into private.homeroom_members (homeroom_id, user_id, kind, name, joined_at)
      values (room.id, asked.user_id, 'own', asked.name, at) on conflict do nothing;
      delete from private.homeroom_newcomers n where n.id = asked.id;
      perform private.tell_player(asked.user_id, 'homerooms', jsonb_build_object('recheck', asked.user_id));
    end if;
    free := free - 1;
    admitted := admitted || asked.id;
  end loop;
  perform private.tell_teacher(room.id, 'members', '{}');
  return jsonb_build_object('admitted', to_jsonb(admitted), 'left', free);
end $$;

-- Lets newcomers in. Players are members at once; others get an account, which their device collects.
create function public.admit_newcomers(homeroom_id uuid, newcomers uuid[]) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.admit_newcomers(homeroom_id, newcomers); end $$;

create function private.refuse_newcomers(which uuid, newcomers uuid[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which);
  refused uuid[];
begin
  with changed as (
    update private.homeroom_newcomers n set state = 'refused', login = null
    where n.homeroom_id = room.id and n.id = any (newcomers[1:100]) and n.state in ('waiting', 'admitted') returning n.id
  )
  select coalesce(array_agg(id), '{}') into refused from changed;
  return jsonb_build_object('refused', to_jsonb(refused));
end $$;

create function public.refuse_newcomers(homeroom_id uuid, newcomers uuid[]) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.refuse_newcomers(homeroom_id, newcomers); end $$;

create function private.leave_homeroom(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  member private.homeroom_members;
begin
  select * into member from private.homeroom_members m where m.homeroom_id = which and m.user_id = wallet.user_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'You are not in this homeroom.';
  end if;
  if member.kind = 'account' then
    raise sqlstate 'PT409' using message = 'Your account belongs to this homeroom. Ask your teacher.';
  end if;
  perform private.end_membership(member);
  return '{"status": "left"}';
end $$;

-- Leaves a homeroom. What the teacher saw of the caller is deleted with it.
create function public.leave_homeroom(homeroom_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.leave_homeroom(homeroom_id); end $$;

-- Ends a membership. The gateway reads again what the former member may hear.
create function private.end_membership(member private.homeroom_members) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.homeroom_members m where m.id = member.id;
  perform private.tell_homeroom(member.homeroom_id, 'changed', jsonb_build_object('what', 'members', 'recheck', true));
  perform private.tell_room('homeroom/' || member.homeroom_id, 'room', jsonb_build_object('recheck', true));
  perform private.tell_teacher(member.homeroom_id, 'members', '{}');
  perform private.tell_player(member.user_id, 'homerooms', '{}');
end $$;

create function private.remove_member(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  member private.homeroom_members := private.take_member(which);
begin
  if member.kind = 'account' then
    raise sqlstate 'PT409' using message = 'This account was made in your homeroom. Erase it instead.';
  end if;
  perform private.end_membership(member);
  return '{"status": "removed"}';
end $$;

-- Removes a member with an own account. The account itself stays as it is.
create function public.remove_member(member_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.remove_member(member_id); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.join_homeroom(text, text), private.get_join_state(text), private.cancel_join(text, uuid) to anon, authenticated;
grant execute on function private.open_joining(uuid, boolean), private.close_joining(uuid), private.admit_newcomers(uuid, uuid[]),
  private.refuse_newcomers(uuid, uuid[]), private.leave_homeroom(uuid), private.remove_member(uuid) to authenticated;
revoke execute on function public.join_homeroom(text, text), public.get_join_state(text), public.cancel_join(text, uuid),
  public.open_joining(uuid, boolean), public.close_joining(uuid), public.admit_newcomers(uuid, uuid[]),
  public.refuse_newcomers(uuid, uuid[]), public.leave_homeroom(uuid), public.remove_member(uuid) from public, anon, authenticated;
grant execute on function public.join_homeroom(text, text), public.get_join_state(text), public.cancel_join(text, uuid) to anon, authenticated;
grant execute on function public.open_joining(uuid, boolean), public.close_joining(uuid), public.admit_newcomers(uuid, uuid[]),
  public.refuse_newcomers(uuid, uuid[]), public.leave_homeroom(uuid), public.remove_member(uuid) to authenticated;
