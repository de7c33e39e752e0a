-- The queues: reports, screenshot scores, takedowns and appeals; players and classes are looked up by moderators.

insert into private.moderation_queues (name, position) values
  ('reports', 1), ('scores', 2), ('takedowns', 3), ('appeals', 4), ('players', 5), ('classes', 6);

-- Players and classes.

-- Renames a player. Only an undo brings the old name back.
create function private.rename_player(player uuid, wanted text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.my_users set username = coalesce(wanted, private.random_username()) where user_id = player;
end $$;

create function private.list_players(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$ begin return '[]'; end $$;

create function private.show_players(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('player', given ->> 'subject');
begin
  if player is null then return null; end if;
  return private.player_card(player) || jsonb_build_object(
    'record', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', d.id, 'queue', d.queue, 'at', d.decided_at, 'verb', d.verb, 'reason', d.reason, 'note', d.note,
        'by', coalesce(d.operator, private.name_of(d.moderator)), 'undone_at', d.undone_at
      ) order by d.id desc)
      from (select * from private.decisions where about = player order by id desc limit 50) as d
    ), '[]'),
    'reports_open', (
      select count(*) from public.reports r
      where r.status = 'open' and r.target_kind in ('player', 'name', 'about') and r.target_id = player::text
    )
  );
end $$;

create function private.decide_players(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('player', given ->> 'subject');
  verb text := given ->> 'verb';
  days int := case verb when 'suspend-3' then 3 when 'suspend-30' then 30 end;
  known public.my_users;
  before jsonb := '{}';
  said text;
begin
  if player is null then
    raise sqlstate 'PT404' using message = 'There is no such player.';
  end if;
  perform private.check_judge(viewer, player, given);
  if exists (select from public.player_roles where user_id = player and role = 'moderator') and viewer is not null and verb like 'suspend%' then
    raise sqlstate 'PT403' using message = 'Only the operator suspends a moderator.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into known from public.my_users where user_id = player;
  case
    when verb in ('suspend-3', 'suspend-30', 'suspend') then
      select jsonb_build_object('reason', reason, 'until', banned_until) into before from private.bans where user_id = player;
      perform private.ban(player, given ->> 'reason', private.now() + make_interval(days => days));
      said := format('Your account is suspended%s: %s', coalesce(format(' for %s days', days), ''), given ->> 'reason');
    when verb = 'lift' then
      select jsonb_build_object('reason', reason, 'until', banned_until) into before from private.bans where user_id = player;
      if before is null then
        raise sqlstate 'PT409' using message = 'This player is not suspended.';
      end if;
      perform private.unban(player);
      said := 'Your suspension has ended. Welcome back.';
    when verb = 'rename' then
      before := jsonb_build_object('username', known.username);
      perform private.rename_player(player, null);
      said := format('A moderator took your name away: %s You can choose another one.', given ->> 'reason');
    when verb = 'clear-text' then
      before := jsonb_build_object('user_about', known.user_about);
      update public.my_users set user_about = '' where user_id = player;
      said := format('A moderator removed your profile text: %s', given ->> 'reason');
    when verb = 'child' then
      -- Moderators can only lower the age group; only the operator raises it.
      perform private.set_age(player, 'under-13', given ->> 'reason', coalesce(private.name_of(viewer), 'operator'));
      said := 'Your account is treated as one of a player younger than 13. If that is wrong, ask whoever runs this site.';
    else
      raise sqlstate 'PT400' using message = 'That cannot be done to a player.';
  end case;
  perform private.notify(player, 'decision', said, '/profile');
  return jsonb_build_object('id', private.write_decision('players', player::text, player, verb, given, viewer, coalesce(before, '{}')));
end $$;

create function private.undo_players(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  verb text := decision ->> 'verb';
  before jsonb := decision -> 'before';
begin
  perform private.restore_player(player, verb, before);
  perform private.notify(player, 'decision', 'A decision about you was taken back. We are sorry for the trouble.', '/profile');
  return '{}';
end $$;

-- Restores what a decision changed.
create function private.restore_player(player uuid, verb text, before jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = player for update;
  if verb like 'suspend%' then
    if before ? 'until' then
      perform private.ban(player, before ->> 'reason', (before ->> 'until')::timestamptz);
    else
      perform private.unban(player);
    end if;
  elsif verb = 'lift' then
    perform private.ban(player, before ->> 'reason', (before ->> 'until')::timestamptz);
  elsif before ? 'username' then
    if exists (
      select from public.my_users where username_skeleton = private.name_skeleton(before ->> 'username') and user_id <> player
    ) then
      raise sqlstate 'PT409' using message = 'Somebody else has that name now.';
    end if;
    perform private.rename_player(player, before ->> 'username');
  elsif before ? 'user_about' then
    update public.my_users set user_about = before ->> 'user_about' where user_id = player and user_about = '';
  else
    raise sqlstate 'PT409' using message = 'That cannot be undone here. Ask the operator.';
  end if;
end $$;

create function private.find_players(part text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := lower(trim(part));
begin
  perform private.require_desk();
  if length(coalesce(wanted, '')) < 2 then return '[]'; end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object('user_id', u.user_id, 'username', u.username, 'icon', u.icon) order by u.username) from (
      select user_id, username, icon from public.my_users
      where lower(username) >= wanted and lower(username) < wanted || U&'\FFFD' order by lower(username) limit 20
    ) as u
  ), '[]');
end $$;

-- Players whose name starts with the given text. Moderators only.
create function public.find_players(part text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.find_players(part); end $$;

create function private.list_classes(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$ begin return '[]'; end $$;

create function private.show_classes(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'app_id', a.id, 'title', a.title, 'listed', a.listed,
      'reports_open', (select count(*) from public.reports r where r.status = 'open' and r.target_kind = 'app' and r.target_id = a.id)
    ) from public.apps a where a.id = given ->> 'subject'
  );
end $$;

create function private.decide_classes(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  verb text := given ->> 'verb';
  was boolean;
begin
  perform private.check_judge(viewer, null, given);
  if verb not in ('unlist', 'relist') then
    raise sqlstate 'PT400' using message = 'That cannot be done to a class.';
  end if;
  select listed into was from public.apps where id = given ->> 'subject' for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class.';
  end if;
  if was = (verb = 'relist') then
    raise sqlstate 'PT409' using message = format('This class is %s already.', case when was then 'listed' else 'unlisted' end);
  end if;
  update public.apps set listed = verb = 'relist' where id = given ->> 'subject';
  return jsonb_build_object('id', private.write_decision('classes', given ->> 'subject', null, verb, given, viewer, jsonb_build_object('listed', was)));
end $$;

create function private.undo_classes(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.apps set listed = (decision -> 'before' ->> 'listed')::boolean where id = decision ->> 'subject';
  return '{}';
end $$;

-- Reports. Several reports about the same thing are one item, '<kind>:<id>'.

create function private.list_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', w.subject, 'kind', w.target_kind, 'reports', w.reports, 'since', w.since, 'is_urgent', w.is_urgent,
      'title', case
        when w.target_kind = 'app' then (select title from public.apps where id = w.target_id)
        else private.name_of(private.reported_player(w.target_kind, w.target_id))
      end
    ) order by w.is_urgent desc, w.since) from (
      select target_kind || ':' || target_id as subject, target_kind, target_id, count(*) as reports, min(created_at) as since,
        bool_or(reason = 'unsafe') as is_urgent
      from public.reports where status = 'open'
      group by target_kind, target_id order by bool_or(reason = 'unsafe') desc, min(created_at) limit (given ->> 'most')::int
    ) as w
  ), '[]');
end $$;

create function private.show_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  kind text := split_part(given ->> 'subject', ':', 1);
  target text := split_part(given ->> 'subject', ':', 2);
  player uuid := private.reported_player(kind, target);
begin
  return (
    select jsonb_build_object(
      'subject', given ->> 'subject', 'kind', kind, 'target', target,
      'is_mine', coalesce(player = viewer, false) or bool_or(r.user_id = viewer) is true,
      'is_open', bool_or(r.status = 'open'), 'player', private.player_card(player),
      'class', case when kind = 'app' then private.show_classes(viewer, jsonb_build_object('subject', target)) end,
      'score', case when kind in ('score', 'picture') then private.score_card(target) end,
      'video', case when kind = 'video' then (
        select jsonb_build_object('title', v.title, 'caption', v.caption, 'url', v.url, 'status', v.status)
        from public.creator_videos v where v.id::text = target
      ) end,
      'reports', jsonb_agg(jsonb_build_object(
        'id', r.id, 'at', r.created_at, 'reason', r.reason, 'details', r.details, 'words', r.words, 'status', r.status,
        'by', case when r.user_id is null then 'a visitor' else private.name_of(r.user_id) end
      ) order by r.id desc)
    )
    from (
      select * from public.reports where target_kind = kind and target_id = target order by id desc limit 50
    ) as r
    having count(*) > 0
  );
end $$;

create function private.decide_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subject text := given ->> 'subject';
  kind text := split_part(subject, ':', 1);
  target text := split_part(subject, ':', 2);
  verb text := given ->> 'verb';
  player uuid := private.reported_player(kind, target);
  known public.my_users;
  before jsonb := '{}';
  told text;
  reporter record;
  numbers bigint[];
begin
  perform private.check_judge(viewer, player, given);
  if verb not in ('stand', 'remove', 'remove-suspend') then
    raise sqlstate 'PT400' using message = 'A report is let stand, or what it names is removed.';
  end if;
  if player is not null then
    perform from private.wallets where user_id = player for update;
  end if;
  select array_agg(id) into numbers from (
    select id from public.reports where target_kind = kind and target_id = target and status = 'open' order by id for update
  ) as waiting;
  if numbers is null then
    raise sqlstate 'PT404' using message = 'Somebody has decided this already.';
  end if;
  if viewer is not null and exists (select from public.reports where id = any (numbers) and user_id = viewer) then
    raise sqlstate 'PT403' using message = 'Somebody else decides about what you reported.';
  end if;
  if verb <> 'stand' then
    select * into known from public.my_users where user_id = player;
    case kind
      when 'app' then
        select jsonb_build_object('listed', listed) into before from public.apps where id = target for update;
        update public.apps set listed = false where id = target;
      when 'name' then
        before := jsonb_build_object('username', known.username);
        perform private.rename_player(player, null);
        told := format('A moderator took your name away: %s You can choose another one.', given ->> 'reason');
      when 'about' then
        before := jsonb_build_object('user_about', known.user_about);
        update public.my_users set user_about = '' where user_id = player;
        told := format('A moderator removed your profile text: %s', given ->> 'reason');
      when 'video' then
        select jsonb_build_object('video', status) into before from public.creator_videos where id::text = target;
        update public.creator_videos set status = 'rejected', reason = given ->> 'reason', updated_at = private.now() where id::text = target;
        told := format('A moderator removed a video of yours: %s', given ->> 'reason');
      when 'player' then
        if verb = 'remove' then
          raise sqlstate 'PT400' using message = 'A player is suspended or let stand.';
        end if;
      else
        if player is not null then
          perform private.decide_score(target::uuid, false, given ->> 'reason');
          told := format('A moderator removed a score of yours: %s', given ->> 'reason');
          before := '{"score": true}';
        end if;
    end case;
    if verb = 'remove-suspend' then
      if player is null then
        raise sqlstate 'PT400' using message = 'Nobody can be suspended for that.';
      end if;
      if exists (select from public.player_roles where user_id = player and role = 'moderator') and viewer is not null then
        raise sqlstate 'PT403' using message = 'Only the operator suspends a moderator.';
      end if;
      before := before || jsonb_build_object('ban', coalesce((
        select jsonb_build_object('reason', reason, 'until', banned_until) from private.bans where user_id = player
      ), '{}'));
      perform private.ban(player, given ->> 'reason', private.now() + interval '3 days');
      told := coalesce(told || ' ', '') || format('Your account is suspended for 3 days: %s', given ->> 'reason');
    end if;
    perform private.notify(player, 'decision', told, '/profile');
  end if;
  for reporter in
    update public.reports
    set status = case verb when 'stand' then 'dismissed' else 'resolved' end, answer = left(given ->> 'reason', 500)
    where id = any (numbers) returning user_id
  loop
    perform private.notify(reporter.user_id, 'report', case verb
      when 'stand' then 'We looked at what you reported and let it stand. Thank you for telling us.'
      else 'We looked at what you reported and acted on it. Thank you for telling us.'
    end);
  end loop;
  return jsonb_build_object('id', private.write_decision(
    'reports', subject, player, verb, given, viewer, before || jsonb_build_object('reports', to_jsonb(numbers))
  ));
end $$;

create function private.undo_reports(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  before jsonb := decision -> 'before';
  target text := split_part(decision ->> 'subject', ':', 2);
begin
  if before ? 'score' then
    raise sqlstate 'PT409' using message = 'A score that was removed cannot be brought back: its picture is gone.';
  end if;
  if before ? 'username' or before ? 'user_about' then
    perform private.restore_player(player, 'remove', before);
  elsif before ? 'listed' then
    update public.apps set listed = (before ->> 'listed')::boolean where id = target;
  elsif before ? 'video' then
    update public.creator_videos set status = before ->> 'video', updated_at = private.now() where id::text = target;
  end if;
  if before ? 'ban' then
    perform private.restore_player(player, 'suspend', before -> 'ban');
  end if;
  update public.reports set status = 'open', answer = null
  where id in (select value::bigint from jsonb_array_elements_text(before -> 'reports'));
  if decision ->> 'verb' <> 'stand' then
    perform private.notify(player, 'decision', 'A decision about you was taken back. We are sorry for the trouble.', '/profile');
  end if;
  return '{}';
end $$;

-- Screenshot scores.

create function private.score_card(submission text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'id', s.id, 'app_id', s.app_id, 'app_title', a.title, 'score', s.score, 'status', s.status, 'sent_at', s.created_at,
      -- A screenshot in review is visible to moderators only.
      'image', coalesce(s.image, (select i.image from private.score_images i where i.submission_id = s.id)),
      'best_before', (
        select max(o.score) from public.leaderboard_submissions o
        where o.user_id = s.user_id and o.app_id = s.app_id and o.status in ('image_ok', 'verified') and o.id <> s.id
      ),
      'others_waiting', (
        select count(*) from public.leaderboard_submissions o where o.user_id = s.user_id and o.status = 'in_review' and o.id <> s.id
      )
    )
    from public.leaderboard_submissions s join public.apps a on a.id = s.app_id where s.id::text = submission
  );
end $$;

create function private.list_scores(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', s.id, 'kind', 'score', 'title', s.title, 'since', s.created_at, 'is_urgent', false, 'score', s.score
    ) order by s.created_at) from (
      select s.id, s.created_at, s.score, a.title
      from public.leaderboard_submissions s join public.apps a on a.id = s.app_id
      where s.status = 'in_review' order by s.created_at limit (given ->> 'most')::int
    ) as s
  ), '[]');
end $$;

create function private.show_scores(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('score', given ->> 'subject');
begin
  if player is null then return null; end if;
  return jsonb_build_object(
    'subject', given ->> 'subject', 'score', private.score_card(given ->> 'subject'), 'player', private.player_card(player),
    'is_mine', player = viewer
  );
end $$;

create function private.decide_scores(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := private.reported_player('score', given ->> 'subject');
  verb text := given ->> 'verb';
begin
  if player is null then
    raise sqlstate 'PT404' using message = 'There is no such score.';
  end if;
  perform private.check_judge(viewer, player, given);
  if verb not in ('accept', 'refuse') then
    raise sqlstate 'PT400' using message = 'A score is accepted or refused.';
  end if;
  perform from private.wallets where user_id = player for update;
  if (select status from public.leaderboard_submissions where id::text = given ->> 'subject') <> 'in_review' then
    raise sqlstate 'PT409' using message = 'Somebody has decided this already.';
  end if;
  perform private.decide_score((given ->> 'subject')::uuid, verb = 'accept', given ->> 'reason');
  perform private.notify(player, 'decision', case verb
    when 'accept' then 'Your score was accepted. It is on the board.'
    else format('Your score was not accepted: %s', given ->> 'reason')
  end, '/leaderboard');
  return jsonb_build_object('id', private.write_decision('scores', given ->> 'subject', player, verb, given, viewer, '{}'));
end $$;

create function private.undo_scores(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  taken public.leaderboard_submissions;
begin
  if decision ->> 'verb' <> 'accept' then
    raise sqlstate 'PT409' using message = 'A score that was refused cannot be brought back: its picture is gone.';
  end if;
  perform from private.wallets where user_id = player for update;
  select * into taken from public.leaderboard_submissions where id::text = decision ->> 'subject' and status = 'image_ok' for update;
  if not found then
    raise sqlstate 'PT409' using message = 'This score is not on the board any more.';
  end if;
  insert into private.score_images (submission_id, image) values (taken.id, taken.image);
  update public.leaderboard_submissions set status = 'in_review', image = null, reason = null, verified_at = null where id = taken.id;
  perform private.rank_again(player, taken.app_id);
  perform private.notify(player, 'decision', 'A moderator looks at one of your scores once more.', '/leaderboard');
  return '{}';
end $$;

-- Takedown notices. Only the operator sees who sent one.

create function private.list_takedowns(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', t.reference, 'kind', 'takedown', 'title', coalesce(t.app_id, t.url), 'since', t.created_at, 'is_urgent', false
    ) order by t.created_at) from (
      select * from public.takedowns where status = 'received' order by created_at limit (given ->> 'most')::int
    ) as t
  ), '[]');
end $$;

create function private.show_takedowns(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'subject', t.reference, 'reference', t.reference, 'url', t.url, 'work', t.work, 'complaint', t.reason, 'status', t.status,
      'sent_at', t.created_at, 'decision', t.decision, 'is_mine', false,
      'class', private.show_classes(viewer, jsonb_build_object('subject', t.app_id))
    ) from public.takedowns t where t.reference = given ->> 'subject'
  );
end $$;

create function private.decide_takedowns(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  notice public.takedowns;
  was boolean;
begin
  perform private.check_judge(viewer, null, given);
  if given ->> 'verb' not in ('accept', 'refuse') then
    raise sqlstate 'PT400' using message = 'A notice is accepted or refused.';
  end if;
  select * into notice from public.takedowns where reference = given ->> 'subject';
  select listed into was from public.apps where id = notice.app_id;
  perform private.decide_takedown(given ->> 'subject', given ->> 'verb' = 'accept', given ->> 'reason');
  return jsonb_build_object('id', private.write_decision(
    'takedowns', given ->> 'subject', null, given ->> 'verb', given, viewer, jsonb_build_object('listed', was)
  ));
end $$;

create function private.undo_takedowns(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  notice public.takedowns;
begin
  update public.takedowns set status = 'received', decision = null, decided_at = null
  where reference = undo_takedowns.decision ->> 'subject' and status <> 'received' returning * into notice;
  if decision ->> 'verb' = 'accept' then
    update public.apps set listed = (decision -> 'before' ->> 'listed')::boolean
    where id = notice.app_id and decision -> 'before' ->> 'listed' is not null;
  end if;
  return '{}';
end $$;

-- Appeals: a suspended player may ask once for another moderator's decision.

create table private.appeals (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  -- When the suspension started that the appeal is about.
  banned_at timestamptz not null,
  words text not null check (length(words) between 1 and 500),
  status text not null default 'open' check (status in ('open', 'lifted', 'stands')),
  created_at timestamptz not null,
  unique (user_id, banned_at)
);
create index appeals_open on private.appeals (created_at) where status = 'open';
comment on table private.appeals is
  'What a suspended player said against it, so that another moderator can look. Part of the player''s export; goes with the account, and a year after it was sent.';
alter table private.appeals enable row level security;

create function private.appeal(said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  plain text := private.plain_text(coalesce(said, ''));
  ban private.bans;
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  select * into ban from private.bans where user_id = caller and banned_until > private.now();
  if not found then
    raise sqlstate 'PT409' using message = 'Your account is not suspended.';
  end if;
  if plain = '' or length(plain) > 500 then
    raise sqlstate 'PT400' using message = 'Say in up to 500 characters why the decision is wrong.';
  end if;
  insert into private.appeals (user_id, banned_at, words, created_at) values (caller, ban.banned_at, plain, private.now())
  on conflict (user_id, banned_at) do nothing;
  if not found then
    raise sqlstate 'PT409' using message = 'You have appealed already. Once is all there is.';
  end if;
  return jsonb_build_object('status', 'open');
end $$;

-- Appeals against the caller's suspension. Once per suspension.
create function public.appeal(words text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.appeal(words); end $$;

-- The state of the caller's appeal against the current suspension: null, open, lifted or stands.
create function private.my_appeal() returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select a.status from private.appeals a join private.bans b on b.user_id = a.user_id and b.banned_at = a.banned_at
    where a.user_id = auth.uid() and private.has_shown_factor()
  );
end $$;

create function public.my_appeal() returns text
language plpgsql stable set search_path = '' as $$ begin return private.my_appeal(); end $$;

-- The moderator of the player's latest suspension.
create function private.suspended_by(player uuid) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select moderator from private.decisions
    where about = player and (verb like 'suspend%' or verb = 'remove-suspend') and undone_at is null order by id desc limit 1
  );
end $$;

-- Whether a moderator must leave an appeal to another one: they suspended the player, and there is another moderator.
create function private.must_leave_appeal(viewer uuid, player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  -- suspended_by is null when the operator suspended the player.
  return coalesce(viewer = private.suspended_by(player), false) and exists (
    select from public.player_roles where role = 'moderator' and user_id not in (viewer, player)
  );
end $$;

create function private.list_appeals(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', a.id::text, 'kind', 'appeal', 'title', private.name_of(a.user_id), 'since', a.created_at, 'is_urgent', false
    ) order by a.created_at) from (
      select * from private.appeals where status = 'open' and user_id is distinct from viewer
        and not private.must_leave_appeal(viewer, user_id)
      order by created_at limit (given ->> 'most')::int
    ) as a
  ), '[]');
end $$;

create function private.show_appeals(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'subject', a.id::text, 'words', a.words, 'sent_at', a.created_at, 'status', a.status, 'player', private.player_card(a.user_id),
      'record', private.show_players(viewer, jsonb_build_object('subject', a.user_id)) -> 'record',
      'is_mine', a.user_id = viewer or private.must_leave_appeal(viewer, a.user_id)
    ) from private.appeals a where a.id::text = given ->> 'subject'
  );
end $$;

create function private.decide_appeals(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  heard private.appeals;
  before jsonb;
begin
  select * into heard from private.appeals where id::text = given ->> 'subject' for update;
  if not found or heard.status <> 'open' then
    raise sqlstate 'PT404' using message = 'Somebody has decided this already.';
  end if;
  perform private.check_judge(viewer, heard.user_id, given);
  if private.must_leave_appeal(viewer, heard.user_id) then
    raise sqlstate 'PT403' using message = 'Another moderator decides about an appeal against your decision.';
  end if;
  if given ->> 'verb' not in ('lift', 'stand') then
    raise sqlstate 'PT400' using message = 'A suspension is lifted or stands.';
  end if;
  select jsonb_build_object('reason', reason, 'until', banned_until) into before from private.bans where user_id = heard.user_id;
  update private.appeals set status = case given ->> 'verb' when 'lift' then 'lifted' else 'stands' end where id = heard.id;
  if given ->> 'verb' = 'lift' then
    perform private.unban(heard.user_id);
  end if;
  perform private.notify(heard.user_id, 'decision', case given ->> 'verb'
    when 'lift' then 'Your appeal was heard: your suspension has ended. Welcome back.'
    else format('Your appeal was heard, and the suspension stands: %s', given ->> 'reason')
  end, '/profile');
  return jsonb_build_object('id', private.write_decision('appeals', given ->> 'subject', heard.user_id, given ->> 'verb', given, viewer, before));
end $$;

create function private.undo_appeals(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
begin
  if decision ->> 'verb' = 'lift' and decision -> 'before' ? 'until' then
    perform private.restore_player(player, 'lift', decision -> 'before');
  end if;
  update private.appeals set status = 'open' where id::text = decision ->> 'subject';
  return '{}';
end $$;

-- The older review functions: they now make the same checks and record decisions, too.

create or replace function private.review_report(report bigint, resolve boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  decided public.reports;
begin
  if exists (
    select from public.reports
    where id = report and (user_id = viewer or private.reported_player(target_kind, target_id) = viewer)
  ) then
    raise sqlstate 'PT403' using message = 'Somebody else decides about what you reported.';
  end if;
  update public.reports set status = case when resolve then 'resolved' else 'dismissed' end, answer = left(said, 500)
  where id = report and status = 'open' returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such open report.';
  end if;
  perform private.write_decision(
    'reports', decided.target_kind || ':' || decided.target_id, private.reported_player(decided.target_kind, decided.target_id), 'stand',
    jsonb_build_object('reason', coalesce(nullif(said, ''), decided.status)), viewer, jsonb_build_object('reports', jsonb_build_array(report))
  );
  return jsonb_build_object('id', decided.id, 'status', decided.status);
end $$;

create or replace function private.review_takedown(wanted text, accept boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  was boolean := (select a.listed from public.takedowns t join public.apps a on a.id = t.app_id where t.reference = wanted);
  outcome jsonb := private.decide_takedown(wanted, accept, said);
begin
  perform private.write_decision(
    'takedowns', wanted, null, case when accept then 'accept' else 'refuse' end, jsonb_build_object('reason', left(said, 500)), viewer,
    jsonb_build_object('listed', was)
  );
  return outcome;
end $$;

create or replace function private.review_score(submission uuid, accept boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  player uuid := (select user_id from public.leaderboard_submissions where id = submission);
  outcome jsonb;
begin
  if player = viewer then
    raise sqlstate 'PT403' using message = 'Somebody else looks at your own scores.';
  end if;
  outcome := private.decide_score(submission, accept, why);
  perform private.write_decision(
    'scores', submission::text, player, case when accept then 'accept' else 'refuse' end,
    jsonb_build_object('reason', coalesce(nullif(left(why, 500), ''), 'accepted')), viewer, '{}'
  );
  return outcome;
end $$;

create or replace function private.review_video(video uuid, publish boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  decided public.creator_videos;
begin
  if exists (select from public.creator_videos where id = video and user_id = viewer) then
    raise sqlstate 'PT403' using message = 'Somebody else looks at your own videos.';
  end if;
  update public.creator_videos
  set status = case when publish then 'published' else 'rejected' end, reason = left(why, 500), updated_at = private.now()
  where id = video and status in ('in_review', 'published') returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such video in review.';
  end if;
  return jsonb_build_object('id', decided.id, 'status', decided.status);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.find_players(text), private.appeal(text), private.my_appeal() to authenticated;
revoke execute on function public.find_players(text), public.appeal(text), public.my_appeal() from public, anon, authenticated;
grant execute on function public.find_players(text), public.appeal(text), public.my_appeal() to authenticated;
