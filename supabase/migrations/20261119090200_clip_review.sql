-- Moderators publish clips, in the queue "clips". The reviewer's browser draws the poster, so that no picture of a maker
-- is ever shown. Clips can be reported, and a takedown notice can name one.

-- Posters arrive in the first bucket; the function accept-image re-encodes them into the public one.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('clip_uploads', 'clip_uploads', false, 2097152, '{image/png,image/jpeg,image/webp}'),
  ('clip_posters', 'clip_posters', true, 2097152, '{image/webp}')
on conflict (id) do nothing;

-- Names what a reviewer has seen: a clip that was changed and submitted again has another stamp.
create function private.clip_stamp(clip public.clips) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return floor(extract(epoch from clip.submitted_at) * 1000000)::bigint::text;
end $$;

-- Whether the caller may upload a poster: {clip id}/{file name}, as a moderator, for another player's clip in review. A
-- file name {stamp}-… is refused if the clip has changed since, so that nothing is published that nobody reviewed.
create function private.may_upload_poster(path text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 5;
  wanted text := substring(path from '^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/[^/]+$');
begin
  if wanted is null or not private.may_act() or not private.has_role('moderator') then return false; end if;
  -- No signed upload URLs: they would skip these checks when the upload happens.
  if current_setting('request.path', true) like '%/upload/sign/%' then return false; end if;
  return exists (
    select from public.clips c where c.id = wanted::uuid and c.status = 'in_review' and c.user_id <> auth.uid()
      and private.clip_stamp(c) = coalesce(substring(path from '/([0-9]{12,})-[^/]*$'), private.clip_stamp(c))
  ) and (
    select count(*) from storage.objects
    where bucket_id = 'clip_uploads' and name collate "C" >= wanted || '/' and name collate "C" < wanted || '0'
  ) < most;
end $$;

create policy "moderators upload the poster of a clip in review" on storage.objects for insert to authenticated
  with check (bucket_id = 'clip_uploads' and private.may_upload_poster(name));

create function private.accept_poster(which uuid, picture text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  update public.clips set poster = picture where id = which and status = 'in_review';
  if not found then
    raise sqlstate 'PT409' using message = 'This clip is not in review.';
  end if;
  return jsonb_build_object('status', 'accepted', 'poster', picture);
end $$;

-- Stores the re-encoded poster of a clip in review. Only the function accept-image calls it.
create function public.accept_poster(clip_id uuid, image_path text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.accept_poster(clip_id, image_path); end $$;

-- The player that a report is about, or null.
create or replace function private.reported_player(kind text, target text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  if kind = 'clip' then
    return (select user_id from public.clips where id = private.as_id(target));
  end if;
  if kind is distinct from 'message' then return private.reported_owner(kind, target); end if;
  if target !~ '^[0-9]{1,18}$' then return null; end if;
  return coalesce(
    (select user_id from public.chat_messages where id = target::bigint),
    (select user_id from private.chat_evidence where message_id = target::bigint)
  );
end $$;

-- The queue.

-- After chat. Others may have taken the next positions.
insert into private.moderation_queues (name, position) select 'clips', max(position) + 1 from private.moderation_queues;

create function private.list_clips(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', c.id::text, 'kind', 'clip', 'title', c.title, 'app_id', c.app_id, 'maker', private.name_of(c.user_id),
      'since', c.submitted_at, 'is_urgent', false
    ) order by c.submitted_at) from (
      select * from public.clips where status = 'in_review' and user_id is distinct from viewer
      order by submitted_at limit (given ->> 'most')::int
    ) as c
  ), '[]');
end $$;

create function private.show_clips(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.clip_payload(c, viewer) || jsonb_build_object(
      'subject', c.id::text, 'kind', 'clip', 'reason', c.reason, 'submitted_at', c.submitted_at, 'is_playable', private.clip_is_playable(c),
      'stamp', private.clip_stamp(c), 'player', private.player_card(c.user_id)
    )
    from public.clips c where c.id = private.as_id(given ->> 'subject')
  );
end $$;

-- Takes a clip off the site or out of review. Returns whether there was one to take.
create function private.reject_clip(which text, why text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.clips
  set status = 'rejected', reason = left(why, 500), poster = null, submitted_at = null, published_at = null, updated_at = private.now()
  where id = private.as_id(which) and status in ('in_review', 'published');
  return found;
end $$;

-- Puts a rejected clip into review again. It needs a new poster, because the old one was deleted.
create function private.review_clip_again(which text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.clips set status = 'in_review', reason = null, submitted_at = private.now(), updated_at = private.now()
  where id = private.as_id(which) and status = 'rejected';
end $$;

create function private.decide_clips(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  subject text := given ->> 'subject';
  verb text := given ->> 'verb';
  maker uuid := private.reported_player('clip', subject);
  clip public.clips;
begin
  perform private.check_judge(viewer, maker, given);
  if verb is null or verb not in ('publish', 'reject') then
    raise sqlstate 'PT400' using message = 'There is no such action for a clip.';
  end if;
  perform from private.wallets where user_id = maker for update;
  select * into clip from public.clips where id = private.as_id(subject) for update;
  if clip.id is null then
    raise sqlstate 'PT404' using message = 'There is no such clip.';
  end if;
  if verb = 'publish' then
    if clip.status <> 'in_review' then
      raise sqlstate 'PT409' using message = 'This clip is not in review.';
    end if;
    if not private.clip_is_playable(clip) or private.is_banned(maker) or private.is_child(maker) then
      raise sqlstate 'PT409' using message = 'This clip cannot be shown now, because of its run, its class or its maker.';
    end if;
    -- The operator's command cannot draw one. The class's cover is shown instead.
    if clip.poster is null and viewer is not null then
      raise sqlstate 'PT409' using message = 'The poster is missing. Let the page draw it first.';
    end if;
    update public.clips set status = 'published', reason = null, published_at = private.now(), updated_at = private.now() where id = clip.id;
    perform private.notify(maker, 'decision', format('Your clip “%s” is published.', clip.title), '/yt?clip=' || clip.id);
  else
    if not private.reject_clip(subject, given ->> 'reason') then
      raise sqlstate 'PT409' using message = 'This clip is neither in review nor published.';
    end if;
    perform private.notify(maker, 'decision', format(
      case clip.status when 'published' then 'Your clip “%s” was removed: %s' else 'Your clip “%s” was not published: %s' end,
      clip.title, given ->> 'reason'
    ), '/creator/quack');
  end if;
  return jsonb_build_object('id', private.write_decision(
    'clips', subject, maker, verb, given, viewer, jsonb_build_object('status', clip.status)
  ));
end $$;

create function private.undo_clips(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  maker uuid := (decision ->> 'about')::uuid;
begin
  perform from private.wallets where user_id = maker for update;
  if decision ->> 'verb' = 'publish' then
    update public.clips set status = 'in_review', published_at = null, updated_at = private.now()
    where id = private.as_id(decision ->> 'subject') and status = 'published';
  else
    perform private.review_clip_again(decision ->> 'subject');
  end if;
  perform private.notify(maker, 'decision', 'A moderator looks at one of your clips again.', '/creator/quack');
  return '{}';
end $$;

-- Reports.

alter table public.reports drop constraint reports_target_kind_check;
alter table public.reports add constraint reports_target_kind_check
  check (target_kind in ('app', 'player', 'name', 'about', 'picture', 'score', 'video', 'message', 'clip'));

-- Keeps the words of a reported clip as they were: its maker could change them.
create function private.keep_clip_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.words := (
    select left(concat_ws(E'\n', c.title, (select string_agg(said.value ->> 'text', E'\n') from jsonb_array_elements(c.captions) as said)), 500)
    from public.clips c where c.id = private.as_id(new.target_id)
  );
  return new;
end $$;

create trigger keep_clip_words before insert on public.reports
for each row when (new.target_kind = 'clip') execute function private.keep_clip_words();

alter function private.show_reports(uuid, jsonb) rename to show_reported_things;

create function private.show_reports(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  subject text := given ->> 'subject';
begin
  return private.show_reported_things(viewer, given) || case
    when subject like 'clip:%'
      then jsonb_build_object('clip', private.show_clips(viewer, jsonb_build_object('subject', split_part(subject, ':', 2))) - 'player')
    else '{}'
  end;
end $$;

-- Same as before, plus clips.
create or replace function private.decide_reports(viewer uuid, given jsonb) returns jsonb
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
    raise sqlstate 'PT400' using message = 'There is no such action for a report.';
  end if;
  if player is not null then
    perform from private.wallets where user_id = player for update;
  end if;
  select array_agg(id) into numbers from (
    select id from public.reports where target_kind = kind and target_id = target and status = 'open' order by id for update
  ) as waiting;
  if numbers is null then
    raise sqlstate 'PT404' using message = 'This has already been decided.';
  end if;
  if viewer is not null and exists (select from public.reports where id = any (numbers) and user_id = viewer) then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about your own report.';
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
        told := format('A moderator removed your name: %s You can choose another one.', given ->> 'reason');
      when 'about' then
        before := jsonb_build_object('user_about', known.user_about);
        update public.my_users set user_about = '' where user_id = player;
        told := format('A moderator removed your profile text: %s', given ->> 'reason');
      when 'video' then
        select jsonb_build_object('video', status) into before from public.creator_videos where id::text = target;
        update public.creator_videos set status = 'rejected', reason = given ->> 'reason', updated_at = private.now() where id::text = target;
        told := format('A moderator removed a video of yours: %s', given ->> 'reason');
      when 'clip' then
        if private.reject_clip(target, given ->> 'reason') then
          before := '{"clip": true}';
        end if;
        told := format('A moderator removed a clip of yours: %s', given ->> 'reason');
      when 'player' then
        if verb = 'remove' then
          raise sqlstate 'PT400' using message = 'You cannot remove a player. Suspend the player, or let it stand.';
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
        raise sqlstate 'PT400' using message = 'This report is not about a player, so it suspends nobody.';
      end if;
      if exists (select from public.player_roles where user_id = player and role = 'moderator') and viewer is not null then
        raise sqlstate 'PT403' using message = 'Only the operator can suspend a moderator.';
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
      when 'stand' then 'We looked at your report and changed nothing. Thank you for telling us.'
      else 'We looked at your report and acted on it. Thank you for telling us.'
    end);
  end loop;
  return jsonb_build_object('id', private.write_decision(
    'reports', subject, player, verb, given, viewer, before || jsonb_build_object('reports', to_jsonb(numbers))
  ));
end $$;

alter function private.undo_reports(uuid, jsonb) rename to undo_report_decision;

create function private.undo_reports(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if decision -> 'before' ? 'clip' then
    perform private.review_clip_again(split_part(decision ->> 'subject', ':', 2));
  end if;
  return private.undo_report_decision(viewer, decision);
end $$;

-- Takedown notices.

-- The clip that an address of this site names: /yt?clip={id}.
create function private.clip_in_address(url text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return substring(url from '/yt/?\?(?:[^#]*&)?clip=([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})');
end $$;

-- An accepted notice takes the clip off the site; undoing that puts it into review again.
create function private.follow_clip_takedown() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  which text := private.clip_in_address(new.url);
  why text := format('A takedown notice about this clip was accepted (%s).', new.reference);
begin
  if new.status = 'accepted' then
    if private.reject_clip(which, why) then
      perform private.notify(private.reported_player('clip', which), 'decision', 'A clip of yours was removed: a takedown notice was accepted.', '/creator/quack');
    end if;
  elsif exists (select from public.clips where id = private.as_id(which) and reason = why) then
    perform private.review_clip_again(which);
  end if;
  return null;
end $$;

create trigger follow_clip_takedown after update of status on public.takedowns
for each row when (new.status <> old.status and 'accepted' in (new.status, old.status)) execute function private.follow_clip_takedown();

revoke execute on all functions in schema private from public;
grant execute on function private.may_upload_poster(text) to authenticated;
grant execute on function private.accept_poster(uuid, text) to service_role;
revoke execute on function public.accept_poster(uuid, text) from public, anon, authenticated;
grant execute on function public.accept_poster(uuid, text) to service_role;
