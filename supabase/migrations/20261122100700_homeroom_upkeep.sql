-- The end of a homeroom, and what is kept about its people: closing, erasure, export and sweep.

-- Closes a homeroom: its accounts are suspended until they are erased or kept; own accounts lose only the membership.
create function private.end_homeroom(room private.homerooms) returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  account private.homeroom_accounts;
begin
  if room.closed_at is not null then return; end if;
  for account in select * from private.homeroom_accounts a where a.homeroom_id = room.id order by a.user_id loop
    if not private.is_banned(account.user_id) then
      perform private.ban(account.user_id, private.closed_sentence());
    end if;
    update private.homeroom_accounts a set closed_at = at where a.user_id = account.user_id;
  end loop;
  perform private.notify(m.user_id, 'homeroom', format('The homeroom %s has ended.', room.name))
  from private.homeroom_members m where m.homeroom_id = room.id and m.kind = 'own';
  delete from private.homeroom_members m where m.homeroom_id = room.id and m.kind = 'own';
  delete from private.homeroom_newcomers n where n.homeroom_id = room.id;
  update private.homerooms h set closed_at = at, joining_until = '-infinity', eyes_until = '-infinity' where h.id = room.id;
  update public.chat_rooms r set state = 'closed' where r.homeroom_id = room.id;
  perform private.tell_homeroom(room.id, 'changed', '{"what": "closed", "recheck": true}');
end $$;

create function private.close_homeroom(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which, true);
begin
  perform private.end_homeroom(room);
  return private.homeroom_page(which);
end $$;

-- Ends the caller's homeroom today. It is erased 30 days later.
create function public.close_homeroom(homeroom_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.close_homeroom(homeroom_id); end $$;

-- Erases a homeroom, its accounts and its chat.
create function private.purge_homeroom(which uuid) returns int
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  erased int := 0;
begin
  -- Moderators still get the report of a pupil who does not feel safe when the homeroom is gone.
  update public.reports r set homeroom_id = null where r.homeroom_id = which and r.status = 'open' and r.reason = 'unsafe';
  for account in select a.user_id from private.homeroom_accounts a where a.homeroom_id = which order by a.user_id loop
    perform private.erase_player(account);
    erased := erased + 1;
  end loop;
  delete from private.homerooms h where h.id = which;
  delete from private.chat_evidence e where e.room_id = 'homeroom/' || which and not exists (
    select from private.chat_report_lines l join public.reports r on r.id = l.report_id where l.message_id = e.message_id and r.status = 'open'
  );
  return erased;
end $$;

create function private.erase_homeroom(which uuid, confirm_name text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  room private.homerooms := private.take_homeroom(which, true);
begin
  if room.name is distinct from trim(confirm_name) then
    raise sqlstate 'PT409' using message = 'Write the name of the homeroom to erase it.';
  end if;
  perform private.end_homeroom(room);
  return jsonb_build_object('status', 'erased', 'accounts', private.purge_homeroom(which));
end $$;

-- Erases the caller's homeroom and its accounts at once. The name is asked because this cannot be undone.
create function public.erase_homeroom(homeroom_id uuid, confirm_name text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.erase_homeroom(homeroom_id, confirm_name); end $$;

create function private.sweep_homerooms() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  each_time constant int := 5;
  room private.homerooms;
  orphan uuid;
begin
  for room in
    select * from private.homerooms h
    where h.closed_at is null and (h.teacher_id is null or (at at time zone h.zone)::date > h.ends_on)
    order by h.ends_on limit each_time for update skip locked
  loop
    perform private.end_homeroom(room);
  end loop;
  for room in
    select * from private.homerooms h where h.closed_at < at - interval '30 days' order by h.closed_at limit each_time for update skip locked
  loop
    perform private.purge_homeroom(room.id);
  end loop;
  delete from private.homeroom_newcomers n where n.asked_at < at - interval '1 day';
  delete from private.code_guesses g where g.last_at < at - interval '1 hour';
  delete from private.teacher_invites i where coalesce(i.used_at, i.expires_at) < at - interval '30 days';
  -- Accounts that were made and never got their place: the request was cut off, or somebody signed up with the domain.
  for orphan in
    select u.id from auth.users u
    where u.email like '%@pupil.invalid' and u.created_at < at - interval '1 hour'
      and not exists (select from private.homeroom_accounts a where a.user_id = u.id) limit 50
  loop
    perform private.erase_player(orphan);
  end loop;
end $$;

alter function private.sweep() rename to sweep_without_homerooms;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_homerooms();
  return private.sweep_without_homerooms();
end $$;

alter function private.export_my_data() rename to export_without_homerooms;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_without_homerooms() || jsonb_build_object(
    'homerooms', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'homeroom', h.name, 'name', m.name, 'kind', m.kind, 'joined_at', m.joined_at, 'seen_at', m.seen_at, 'muted_until', m.muted_until,
        'played', (
          select coalesce(jsonb_agg(jsonb_build_object('day', p.day, 'app_id', p.app_id, 'seconds', p.seconds) order by p.day, p.app_id), '[]')
          from private.homeroom_play p where p.member_id = m.id
        )
      ) order by m.joined_at), '[]')
      from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id where m.user_id = caller
    ),
    'homeroom_account', (
      select jsonb_build_object('login', a.login, 'made_at', a.made_at, 'reset_at', a.reset_at, 'closed_at', a.closed_at)
      from private.homeroom_accounts a where a.user_id = caller
    ),
    'homeroom_requests', (
      select coalesce(jsonb_agg(jsonb_build_object('name', n.name, 'state', n.state, 'asked_at', n.asked_at)), '[]')
      from private.homeroom_newcomers n where n.user_id = caller
    ),
    -- A teacher's export has the homerooms without their members.
    'taught_homerooms', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'name', h.name, 'teacher_name', h.teacher_name, 'zone', h.zone, 'age_group', h.age_group, 'ends_on', h.ends_on, 'made_at', h.made_at,
        'closed_at', h.closed_at, 'consent', (
          select jsonb_build_object('sentence', c.sentence, 'confirmed_at', c.confirmed_at)
          from private.homeroom_consents c where c.homeroom_id = h.id
        )
      ) order by h.made_at), '[]')
      from private.homerooms h where h.teacher_id = caller
    ),
    'teacher_invite', (select jsonb_build_object('note', i.note, 'used_at', i.used_at) from private.teacher_invites i where i.used_by = caller limit 1)
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_homerooms() from anon, authenticated;
revoke execute on function private.sweep_without_homerooms() from service_role;
grant execute on function private.export_my_data() to anon, authenticated;
grant execute on function private.sweep() to service_role;
grant execute on function private.close_homeroom(uuid), private.erase_homeroom(uuid, text) to authenticated;
revoke execute on function public.close_homeroom(uuid), public.erase_homeroom(uuid, text) from public, anon, authenticated;
grant execute on function public.close_homeroom(uuid), public.erase_homeroom(uuid, text) to authenticated;
