-- Moderation. Each queue is a row and four functions: private.list_<queue>, show_<queue>, decide_<queue> and
-- undo_<queue>. A later migration adds a queue without changing this code.

create table private.moderation_queues (
  name text primary key check (name ~ '^[a-z]{1,20}$'),
  position int not null unique
);
comment on table private.moderation_queues is 'The queues of the moderation page, in their order. Nothing about a player.';
alter table private.moderation_queues enable row level security;

create table private.decisions (
  id bigint generated always as identity primary key,
  queue text not null check (length(queue) <= 20),
  -- The id of the item in its queue.
  subject text not null check (length(subject) <= 100),
  about uuid references auth.users (id) on delete cascade,
  verb text not null check (verb ~ '^[a-z0-9-]{1,20}$'),
  reason text not null check (length(reason) between 1 and 500),
  note text not null default '' check (length(note) <= 500),
  moderator uuid references auth.users (id) on delete set null,
  operator text check (length(operator) <= 100),
  -- The state before the decision, for undo.
  before jsonb not null default '{}',
  decided_at timestamptz not null,
  undone_at timestamptz,
  undone_by text check (length(undone_by) <= 100)
);
create index decisions_by_subject on private.decisions (queue, subject, id desc);
create index decisions_by_player on private.decisions (about, id desc);
create index decisions_by_moderator on private.decisions (moderator);
create index decisions_by_time on private.decisions (decided_at);
comment on table private.decisions is
  'Who decided what about whom, when and why, so that decisions can be explained, appealed and undone. Kept for two years; decisions about a player go with the account, and a moderator who leaves is forgotten.';
alter table private.decisions enable row level security;

-- Returns the caller's id if a moderator who signed in within 30 minutes, so that nobody uses a screen left open.
create function private.require_desk() returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_moderator();
  amr jsonb := case jsonb_typeof(auth.jwt() -> 'amr') when 'array' then auth.jwt() -> 'amr' else '[]' end;
  shown_at timestamptz := (
    select max(to_timestamp((way ->> 'timestamp')::double precision)) from jsonb_array_elements(amr) as way
    where jsonb_typeof(way) = 'object'
  );
begin
  -- Compared with now(), because token timestamps do not follow the rules' clock.
  if shown_at is null or shown_at < now() - interval '30 minutes' then
    raise insufficient_privilege using message = 'Show that it is you: enter your password again.', hint = 'reauthenticate';
  end if;
  return caller;
end $$;

create function private.name_of(player uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((select username from public.my_users where user_id = player), 'somebody who has left');
end $$;

create function private.call_queue(verb text, queue text, viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  answer jsonb;
begin
  if not exists (select from private.moderation_queues q where q.name = queue) then
    raise sqlstate 'PT404' using message = 'There is no such queue.';
  end if;
  execute format('select private.%I($1, $2)', verb || '_' || queue) into answer using viewer, given;
  return answer;
end $$;

create function private.write_decision(queue text, subject text, about uuid, verb text, given jsonb, viewer uuid, before jsonb) returns bigint
language plpgsql security definer set search_path = '' as $$
declare
  written bigint;
begin
  insert into private.decisions (queue, subject, about, verb, reason, note, moderator, operator, before, decided_at)
  values (
    queue, subject, about, verb, given ->> 'reason', left(coalesce(given ->> 'note', ''), 500), viewer,
    case when viewer is null then coalesce(given ->> 'operator', 'operator') end, coalesce(before, '{}'), private.now()
  ) returning id into written;
  return written;
end $$;

-- Refuses moderators who judge their own case, and decisions without a reason. viewer is null for the operator.
create function private.check_judge(viewer uuid, about uuid, given jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if viewer is not null and viewer = about then
    raise sqlstate 'PT403' using message = 'Somebody else decides about you.';
  end if;
  if coalesce(trim(given ->> 'reason'), '') = '' then
    raise sqlstate 'PT400' using message = 'A decision needs a reason.';
  end if;
end $$;

-- The history of an item: its decisions, including undone ones.
create function private.trail_of(which_queue text, which text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', d.id, 'at', d.decided_at, 'verb', d.verb, 'reason', d.reason, 'note', d.note,
      'by', coalesce(d.operator, private.name_of(d.moderator)), 'undone_at', d.undone_at, 'undone_by', d.undone_by
    ) order by d.id)
    from private.decisions d where d.queue = which_queue and d.subject = which
  ), '[]');
end $$;

-- A player as moderators see them: public profile and earlier decisions. No e-mail address, age group or where_from.
create function private.player_card(player uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'user_id', u.user_id, 'username', u.username, 'icon', u.icon, 'user_about', u.user_about, 'joined_at', u.created_at,
      'decisions', (select count(*) from private.decisions d where d.about = u.user_id and d.verb <> 'stand' and d.undone_at is null),
      'reports', (
        select count(*) from public.reports r
        where r.target_kind in ('player', 'name', 'about') and r.target_id = u.user_id::text
      ),
      'suspended', (
        select jsonb_build_object('reason', b.reason, 'since', b.banned_at, 'until', nullif(b.banned_until, 'infinity'))
        from private.bans b where b.user_id = u.user_id and b.banned_until > private.now()
      )
    )
    from public.my_users u where u.user_id = player
  );
end $$;

create function private.moderation_counts() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_moderator();
  counts jsonb := '{}';
  waiting jsonb;
  queue text;
begin
  for queue in select name from private.moderation_queues order by position loop
    waiting := private.call_queue('list', queue, viewer, '{"most": 100}');
    counts := counts || jsonb_build_object(queue, jsonb_build_object(
      'waiting', jsonb_array_length(waiting),
      'is_urgent', exists (select from jsonb_array_elements(waiting) as item where (item ->> 'is_urgent')::boolean)
    ));
  end loop;
  return jsonb_build_object(
    'queues', counts,
    'decided_today', (select count(*) from private.decisions where decided_at >= date_trunc('day', private.now())),
    'undone_today', (select count(*) from private.decisions where undone_at >= date_trunc('day', private.now()))
  );
end $$;

-- How many items wait in each queue, up to 100, and what was decided today. Moderators only.
create function public.moderation_counts() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.moderation_counts(); end $$;

create function private.moderation_list(queue text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.call_queue('list', queue, private.require_desk(), '{"most": 100}');
end $$;

-- The open items of a queue: most urgent first, then oldest. Moderators only.
create function public.moderation_list(queue text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.moderation_list(queue); end $$;

create function private.moderation_item(queue text, subject text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  item jsonb := private.call_queue('show', queue, viewer, jsonb_build_object('subject', subject));
begin
  if item is null then
    raise sqlstate 'PT404' using message = 'That is not here any more.';
  end if;
  return item || jsonb_build_object('trail', private.trail_of(queue, subject));
end $$;

-- An item with all details that help to judge it. Moderators only.
create function public.moderation_item(queue text, subject text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.moderation_item(queue, subject); end $$;

create function private.moderate(queue text, subject text, verb text, reason text, note text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.call_queue('decide', queue, private.require_desk(), jsonb_build_object(
    'subject', subject, 'verb', verb, 'reason', reason, 'note', note
  ));
end $$;

-- Decides an item. Returns the decision's id, for undo. Moderators only.
create function public.moderate(queue text, subject text, verb text, reason text, note text default '') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.moderate(queue, subject, verb, reason, note); end $$;

-- Undoes a decision, as a moderator or, if viewer is null, as the named operator.
create function private.undo(decision bigint, viewer uuid, by_operator text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  taken private.decisions;
  outcome jsonb;
begin
  select * into taken from private.decisions where id = decision for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such decision.';
  end if;
  if taken.undone_at is not null then
    raise sqlstate 'PT409' using message = 'This decision was undone already.';
  end if;
  if viewer is not null and viewer = taken.about then
    raise sqlstate 'PT403' using message = 'Somebody else decides about you.';
  end if;
  if exists (
    select from private.decisions d where d.queue = taken.queue and d.subject = taken.subject and d.id > taken.id and d.undone_at is null
  ) then
    raise sqlstate 'PT409' using message = 'There is a later decision about this. Undo that one first.';
  end if;
  outcome := private.call_queue('undo', taken.queue, viewer, to_jsonb(taken));
  update private.decisions
  set undone_at = private.now(), undone_by = case when viewer is null then coalesce(by_operator, 'operator') else private.name_of(viewer) end
  where id = decision;
  return jsonb_build_object('id', taken.id, 'queue', taken.queue, 'subject', taken.subject) || coalesce(outcome, '{}');
end $$;

create function private.undo_decision(decision bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.undo(decision, private.require_desk(), null);
end $$;

-- Undoes a decision. Moderators only.
create function public.undo_decision(decision_id bigint) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.undo_decision(decision_id); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.moderation_counts(), private.moderation_list(text), private.moderation_item(text, text),
  private.moderate(text, text, text, text, text), private.undo_decision(bigint) to authenticated;
revoke execute on function
  public.moderation_counts(), public.moderation_list(text), public.moderation_item(text, text),
  public.moderate(text, text, text, text, text), public.undo_decision(bigint) from public, anon, authenticated;
grant execute on function
  public.moderation_counts(), public.moderation_list(text), public.moderation_item(text, text),
  public.moderate(text, text, text, text, text), public.undo_decision(bigint) to authenticated;
