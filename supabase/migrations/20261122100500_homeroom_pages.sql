-- What teachers and members read: the teacher's page, the list of one's homerooms, boards and assignments.

create table private.homeroom_assignments (
  id uuid primary key default gen_random_uuid(),
  homeroom_id uuid not null references private.homerooms (id) on delete cascade,
  app_id text not null references public.apps (id) on delete cascade,
  variant text not null default '' check (length(variant) <= 24),
  -- The score to reach; null: any verified run.
  target bigint,
  note text not null default '' check (length(note) <= 140),
  made_at timestamptz not null,
  due_at timestamptz not null
);
create index homeroom_assignments_by_homeroom on private.homeroom_assignments (homeroom_id, due_at);
create index homeroom_assignments_by_app on private.homeroom_assignments (app_id);
comment on table private.homeroom_assignments is
  'What a teacher asks a homeroom to play, and until when. Nothing about a person: who has done it is computed from verified runs.';
alter table private.homeroom_assignments enable row level security;

create function private.add_assignment(which uuid, app text, due timestamptz, goal bigint, wanted_variant text, words text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 30;
  room private.homerooms := private.take_homeroom(which);
  at timestamptz := private.now();
  class public.apps;
  made private.homeroom_assignments;
begin
  select * into class from public.apps a where a.id = app and a.listed and a.verifier = 'replay';
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class, or its scores are not replayed.';
  end if;
  if not private.has_variant(app, coalesce(wanted_variant, '')) then
    raise sqlstate 'PT400' using message = 'This class has no such mode.', detail = 'variant';
  end if;
  if due is null or due <= at or due > at + interval '13 months' then
    raise sqlstate 'PT400' using message = 'Choose a time in the future.', detail = 'due_at';
  end if;
  if goal is not null and goal not between class.score_min and class.score_max then
    raise sqlstate 'PT400' using message = 'Nobody can reach this score.', detail = 'target';
  end if;
  if coalesce(words, '') <> '' and private.school_text(words, 140) is null then
    raise sqlstate 'PT400' using message = 'A note has at most 140 letters, and no words that are not for school.', detail = 'note';
  end if;
  if (select count(*) from private.homeroom_assignments a where a.homeroom_id = room.id) >= most then
    raise sqlstate 'PT409' using message = format('A homeroom has at most %s assignments. Remove one first.', most);
  end if;
  insert into private.homeroom_assignments (homeroom_id, app_id, variant, target, note, made_at, due_at)
  values (room.id, app, coalesce(wanted_variant, ''), goal, coalesce(private.school_text(words, 140), ''), at, due) returning * into made;
  perform private.tell_homeroom(room.id, 'changed', '{"what": "assignments"}');
  return jsonb_build_object('id', made.id);
end $$;

-- Asks the homeroom to play a class until a time, to a score if one is given. Verified runs decide who has done it.
create function public.add_assignment(
  homeroom_id uuid, app_id text, due_at timestamptz, target bigint default null, variant text default '', note text default ''
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.add_assignment(homeroom_id, app_id, due_at, target, variant, note);
end $$;

create function private.remove_assignment(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  teacher uuid := private.require_teacher();
  gone private.homeroom_assignments;
begin
  delete from private.homeroom_assignments a using private.homerooms h
  where a.id = which and h.id = a.homeroom_id and h.teacher_id = teacher returning a.* into gone;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such assignment.';
  end if;
  perform private.tell_homeroom(gone.homeroom_id, 'changed', '{"what": "assignments"}');
  return '{"status": "removed"}';
end $$;

create function public.remove_assignment(assignment_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.remove_assignment(assignment_id); end $$;

-- A member's progress with an assignment: verified runs between its start and its end, since the member joined.
create function private.assignment_state(task private.homeroom_assignments, member private.homeroom_members) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  sort text := (select a.score_order from public.apps a where a.id = task.app_id);
  reached bigint;
  is_done boolean;
begin
  select case sort when 'asc' then min(r.score) else max(r.score) end into reached from public.game_runs r
  where r.user_id = member.user_id and r.app_id = task.app_id and r.variant = task.variant and r.status = 'accepted'
    and r.started_at >= greatest(task.made_at, member.joined_at) and r.submitted_at <= task.due_at;
  is_done := reached is not null and (task.target is null or case sort when 'asc' then reached <= task.target else reached >= task.target end);
  return jsonb_build_object('best', reached, 'state', case
    when is_done then 'done' when task.due_at <= private.now() then 'missed' else 'open'
  end);
end $$;

create function private.assignment_card(task private.homeroom_assignments) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', task.id, 'app_id', task.app_id, 'title', a.title, 'variant', task.variant, 'target', task.target, 'order', a.score_order,
      'note', task.note, 'made_at', task.made_at, 'due_at', task.due_at, 'is_over', task.due_at <= private.now()
    ) from public.apps a where a.id = task.app_id
  );
end $$;

create function private.hours_card(room private.homerooms) returns jsonb
language plpgsql stable set search_path = '' as $$
begin
  return jsonb_build_object(
    'days', to_jsonb(room.hours_days), 'from', to_char(room.hours_from, 'HH24:MI'),
    'to', case room.hours_to when '24:00' then '24:00' else to_char(room.hours_to, 'HH24:MI') end
  );
end $$;

-- The day on which a closed homeroom is erased.
create function private.erased_on(room private.homerooms) returns date
language plpgsql stable set search_path = '' as $$
begin
  return ((room.closed_at + interval '30 days') at time zone room.zone)::date;
end $$;

-- What a teacher sees of a member, and nothing else.
create function private.member_card(member private.homeroom_members, room private.homerooms, at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  today date := (at at time zone room.zone)::date;
  -- A member is here if the last request came within the hours and within two beats of the page.
  is_present boolean := coalesce(member.seen_at > at - interval '100 seconds', false) and private.in_hours(room, at) and room.closed_at is null;
  played record;
begin
  select coalesce(sum(p.seconds) filter (where p.day = today), 0) / 60 as today,
    coalesce(sum(p.seconds) filter (where p.day >= date_trunc('week', today)::date), 0) / 60 as week,
    coalesce(sum(p.seconds), 0) / 60 as total, count(distinct p.app_id) as classes
  into played from private.homeroom_play p where p.member_id = member.id;
  return jsonb_build_object(
    'id', member.id, 'name', member.name, 'kind', member.kind, 'joined_at', member.joined_at,
    'login', case when member.kind = 'account' then (select a.login from private.homeroom_accounts a where a.user_id = member.user_id) end,
    'is_present', is_present, 'playing', case when is_present then member.seen_app end, 'seen_at', member.seen_at,
    'minutes_today', played.today, 'minutes_week', played.week, 'minutes', played.total, 'classes', played.classes,
    'muted_until', case when member.muted_until > at then member.muted_until end
  );
end $$;

-- The best verified runs of a member since they joined: per class and mode, without times.
create function private.member_bests(member private.homeroom_members) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'app_id', b.app_id, 'title', b.title, 'variant', b.variant, 'score', b.score, 'order', b.score_order
    ) order by b.title, b.variant)
    from (
      select distinct on (r.app_id, r.variant) r.app_id, a.title, r.variant, s.score, a.score_order
      from public.leaderboard_submissions s join public.game_runs r on r.id = s.run_id join public.apps a on a.id = r.app_id
      where s.user_id = member.user_id and s.status = 'verified' and r.started_at >= member.joined_at
        and s.score_version = a.score_version and a.listed
      order by r.app_id, r.variant, case a.score_order when 'asc' then s.score else -s.score end
    ) as b
  ), '[]');
end $$;

create function private.homeroom_page(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  room private.homerooms;
begin
  select * into room from private.homerooms h where h.id = which;
  return jsonb_build_object(
    'id', room.id, 'name', room.name, 'teacher_name', room.teacher_name, 'zone', room.zone, 'age_group', room.age_group,
    'is_child_group', private.is_child_group(room.age_group), 'ends_on', room.ends_on,
    'state', case when room.closed_at is null then 'open' else 'closed' end, 'closed_at', room.closed_at, 'erased_on', private.erased_on(room),
    'hours', private.hours_card(room), 'is_in_hours', private.in_hours(room, at),
    'joining', jsonb_build_object(
      'is_open', room.closed_at is null and room.joining_until > at,
      'until', case when room.joining_until > at then room.joining_until end, 'code', room.code
    ),
    'eyes', private.eyes_state(room, at), 'friends', room.friends,
    'chat', (
      select jsonb_build_object(
        'room_id', r.id, 'state', r.state, 'child_text', room.child_text, 'site', private.setting_text('chat'),
        'child_text_allowed', private.setting_text('homeroom-child-text') = 'on'
      ) from public.chat_rooms r where r.homeroom_id = room.id
    ),
    'consent', (
      select jsonb_build_object('sentence', c.sentence, 'confirmed_at', c.confirmed_at) from private.homeroom_consents c where c.homeroom_id = room.id
    ),
    'limits', jsonb_build_object('members', private.max_members()),
    'members', coalesce((
      select jsonb_agg(private.member_card(m, room, at) order by lower(m.name), m.joined_at)
      from private.homeroom_members m where m.homeroom_id = room.id
    ), '[]'),
    'newcomers', coalesce((
      select jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'has_account', n.user_id is not null, 'asked_at', n.asked_at) order by n.asked_at)
      from private.homeroom_newcomers n where n.homeroom_id = room.id and n.state = 'waiting'
    ), '[]'),
    'assignments', coalesce((
      select jsonb_agg(private.assignment_card(t) || jsonb_build_object(
        'of', (select count(*) from private.homeroom_members m where m.homeroom_id = room.id),
        'done', (
          select count(*) from private.homeroom_members m
          where m.homeroom_id = room.id and private.assignment_state(t, m) ->> 'state' = 'done'
        )
      ) order by t.due_at) from private.homeroom_assignments t where t.homeroom_id = room.id
    ), '[]'),
    'reports_open', (select count(*) from public.reports p where p.homeroom_id = room.id and p.status = 'open')
  );
end $$;

-- The caller's own homeroom, ended or not, for reading.
create function private.read_homeroom(which uuid) returns private.homerooms
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_reader();
  room private.homerooms;
begin
  select * into room from private.homerooms h where h.id = which and h.teacher_id = caller and private.is_teacher(caller);
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such homeroom.';
  end if;
  return room;
end $$;

create function private.get_homeroom(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  room private.homerooms := private.read_homeroom(which);
begin
  return private.homeroom_page(room.id);
end $$;

-- The teacher's page of a homeroom.
create function public.get_homeroom(homeroom_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_homeroom(homeroom_id); end $$;

create function private.get_homeroom_member(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_reader();
  member private.homeroom_members;
  room private.homerooms;
begin
  select m.* into member from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
  where m.id = which and h.teacher_id = caller and private.is_teacher(caller);
  if member.id is null then
    raise sqlstate 'PT404' using message = 'There is no such member.';
  end if;
  select * into room from private.homerooms h where h.id = member.homeroom_id;
  return jsonb_build_object(
    'member', private.member_card(member, room, private.now()),
    'classes', coalesce((
      select jsonb_agg(jsonb_build_object(
        'app_id', p.app_id, 'title', p.title, 'minutes', p.minutes, 'days', p.days, 'last_day', p.last_day
      ) order by p.minutes desc, p.title)
      from (
        select q.app_id, a.title, sum(q.seconds) / 60 as minutes, count(*) as days, max(q.day) as last_day
        from private.homeroom_play q join public.apps a on a.id = q.app_id where q.member_id = member.id group by q.app_id, a.title
      ) as p
    ), '[]'),
    'bests', private.member_bests(member),
    'assignments', coalesce((
      select jsonb_agg(private.assignment_card(t) || private.assignment_state(t, member) order by t.due_at)
      from private.homeroom_assignments t where t.homeroom_id = room.id
    ), '[]')
  );
end $$;

-- A member of the caller's homeroom: classes and minutes within the hours, verified bests, assignments.
create function public.get_homeroom_member(member_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_homeroom_member(member_id); end $$;

-- The list that members read in their settings: what their teacher sees of them.
create function private.what_teachers_see() returns jsonb
language sql immutable set search_path = '' as $$ select '["name", "present", "classes", "bests", "assignments"]'::jsonb $$;

create function private.membership_card(member private.homeroom_members, room private.homerooms, at timestamptz) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', room.id, 'member_id', member.id, 'name', room.name, 'teacher_name', room.teacher_name, 'my_name', member.name, 'kind', member.kind,
    'joined_at', member.joined_at, 'ends_on', room.ends_on, 'zone', room.zone, 'hours', private.hours_card(room),
    'is_in_hours', private.in_hours(room, at), 'eyes', private.eyes_state(room, at), 'friends', room.friends,
    'can_leave', member.kind = 'own', 'sees', private.what_teachers_see(),
    'chat', (
      select jsonb_build_object('room_id', r.id, 'state', r.state, 'site', private.setting_text('chat'), 'may_read', private.chat_reads(r.id))
      from public.chat_rooms r where r.homeroom_id = room.id
    ),
    'assignments', coalesce((
      select jsonb_agg(private.assignment_card(t) || private.assignment_state(t, member) order by t.due_at)
      from private.homeroom_assignments t where t.homeroom_id = room.id
    ), '[]')
  );
end $$;

-- The caller's own homeroom account, also after the end of its homeroom; else null.
create function private.my_homeroom_account(caller uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'login', a.login, 'can_keep', private.youngest_of(u.age_band) >= 13,
      'why_not', case when private.youngest_of(u.age_band) < 13 then 'age' end,
      'keep_email', (select nullif(p.email_change, '') from auth.users p where p.id = caller),
      'closes_on', h.ends_on, 'is_closed', a.closed_at is not null, 'erased_on', private.erased_on(h)
    )
    from private.homeroom_accounts a join public.my_users u on u.user_id = a.user_id join private.homerooms h on h.id = a.homeroom_id
    where a.user_id = caller
  );
end $$;

create function private.get_my_homerooms() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  at timestamptz := private.now();
  -- A suspended player reads about the account only.
  may_read boolean := private.may_act();
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  return jsonb_build_object(
    'is_teacher', may_read and private.is_teacher(caller),
    'consent_sentence', case when may_read and private.is_teacher(caller) then private.consent_sentence() end,
    'account', private.my_homeroom_account(caller),
    'teaches', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', h.id, 'name', h.name, 'teacher_name', h.teacher_name, 'ends_on', h.ends_on, 'closed_at', h.closed_at,
        'state', case when h.closed_at is null then 'open' else 'closed' end, 'erased_on', private.erased_on(h),
        'members', (select count(*) from private.homeroom_members m where m.homeroom_id = h.id),
        'waiting', (select count(*) from private.homeroom_newcomers n where n.homeroom_id = h.id and n.state = 'waiting')
      ) order by h.closed_at is not null, h.made_at)
      from private.homerooms h where may_read and h.teacher_id = caller and private.is_teacher(caller)
    ), '[]'),
    'member_of', coalesce((
      select jsonb_agg(private.membership_card(m, h, at) order by m.joined_at)
      from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
      where may_read and m.user_id = caller and h.closed_at is null
    ), '[]')
  );
end $$;

-- The homerooms that the caller teaches or is a member of, with what the teacher sees.
create function public.get_my_homerooms() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_homerooms(); end $$;

-- Members and the teacher read what is inside the homeroom; for everybody else it does not exist.
create function private.require_inside(which uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_reader();
begin
  if not private.is_member(caller, which) and not private.teaches(caller, which) then
    raise sqlstate 'PT404' using message = 'There is no such homeroom.';
  end if;
  return caller;
end $$;

create function private.get_homeroom_board(which uuid, wanted text, period text)
returns table (member_id uuid, name text, is_me boolean, value bigint, rank bigint, submission_id uuid)
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_inside(which);
  key text;
begin
  -- Boards of coins, time and streaks would tell the teacher about the wallet and about time outside the hours.
  if coalesce(split_part(wanted, '/', 1), '') not in ('scores', 'daily', 'paced') then
    raise sqlstate 'PT404' using message = 'There is no such board.';
  end if;
  key := private.period_key(wanted, period);
  return query
    select m.id, m.name, m.user_id = caller, s.value, row_number() over (order by s.sort_value, s.reached_at, s.user_id), s.submission_id
    from private.homeroom_members m join private.standings s on s.user_id = m.user_id
    where m.homeroom_id = which and s.board = wanted and s.period = key
    order by s.sort_value, s.reached_at, s.user_id;
end $$;

-- A class's board with the members of a homeroom only, by their names there.
create function public.get_homeroom_board(homeroom_id uuid, board text, period text default 'all')
returns table (member_id uuid, name text, is_me boolean, value bigint, rank bigint, submission_id uuid)
language plpgsql stable set search_path = '' as $$
begin
  return query select * from private.get_homeroom_board(homeroom_id, board, period);
end $$;

create function private.get_homeroom_people(which uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := private.require_inside(which);
begin
  return (
    select jsonb_agg(jsonb_build_object(
      'member_id', p.member_id, 'user_id', p.user_id, 'name', p.name, 'is_teacher', p.is_teacher, 'is_me', p.user_id = caller
    ) order by p.is_teacher desc, lower(p.name))
    from (
      select null::uuid as member_id, h.teacher_id as user_id, h.teacher_name as name, true as is_teacher from private.homerooms h where h.id = which
      union all
      select m.id, m.user_id, m.name, false from private.homeroom_members m where m.homeroom_id = which
    ) as p
  );
end $$;

-- The people of a homeroom by their names there. Members and the teacher only.
create function public.get_homeroom_people(homeroom_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_homeroom_people(homeroom_id); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.add_assignment(uuid, text, timestamptz, bigint, text, text), private.remove_assignment(uuid),
  private.get_homeroom(uuid), private.get_homeroom_member(uuid), private.get_my_homerooms(), private.get_homeroom_board(uuid, text, text),
  private.get_homeroom_people(uuid) to authenticated;
revoke execute on function public.add_assignment(uuid, text, timestamptz, bigint, text, text), public.remove_assignment(uuid),
  public.get_homeroom(uuid), public.get_homeroom_member(uuid), public.get_my_homerooms(), public.get_homeroom_board(uuid, text, text),
  public.get_homeroom_people(uuid) from public, anon, authenticated;
grant execute on function public.add_assignment(uuid, text, timestamptz, bigint, text, text), public.remove_assignment(uuid),
  public.get_homeroom(uuid), public.get_homeroom_member(uuid), public.get_my_homerooms(), public.get_homeroom_board(uuid, text, text),
  public.get_homeroom_people(uuid) to authenticated;
