-- A moderator publishes what they looked at. Each item that its maker can change has a stamp; a decision names it.

-- Whether a decision is about the version that was looked at. The operator's commands decide about the current one.
create function private.check_seen(viewer uuid, given jsonb, stamp text) returns void
language plpgsql immutable set search_path = '' as $$
begin
  if given ->> 'seen' is null then
    if viewer is null then return; end if;
    raise sqlstate 'PT400' using message = 'Say which version you looked at. Load the page again.';
  end if;
  if given ->> 'seen' is distinct from stamp then
    raise sqlstate 'PT409' using message = 'This was changed since you opened it. Open it again.';
  end if;
end $$;

-- A hash of some content, to notice that it has changed.
create function private.content_stamp(content jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return left(encode(sha256(convert_to(content::text, 'UTF8')), 'hex'), 32);
end $$;

drop function public.moderate(text, text, text, text, text);
drop function private.moderate(text, text, text, text, text);

create function private.moderate(queue text, subject text, verb text, reason text, note text, seen text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.call_queue('decide', queue, private.require_desk(), jsonb_build_object(
    'subject', subject, 'verb', verb, 'reason', reason, 'note', note, 'seen', seen
  ));
end $$;

-- Decides an item. `seen` is the stamp of the item as it was looked at. Returns the decision's id, for undo. Moderators only.
create function public.moderate(queue text, subject text, verb text, reason text, note text default '', seen text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.moderate(queue, subject, verb, reason, note, seen); end $$;

-- Videos.

create function private.video_stamp(video public.creator_videos) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return private.content_stamp(jsonb_build_array(video.title, video.caption, video.url, video.app_id, video.social_id));
end $$;

alter function private.show_videos(uuid, jsonb) rename to show_video;

create function private.show_videos(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.show_video(viewer, given) || jsonb_build_object('stamp', (
    select private.video_stamp(v) from public.creator_videos v where v.id = private.as_id(given ->> 'subject')
  ));
end $$;

alter function private.decide_videos(uuid, jsonb) rename to decide_video;

create function private.decide_videos(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  video public.creator_videos;
begin
  -- Locks the player first, as everywhere, so that a change of the video waits for the decision.
  perform from private.wallets w where w.user_id = (
    select v.user_id from public.creator_videos v where v.id = private.as_id(given ->> 'subject')
  ) for update;
  select * into video from public.creator_videos where id = private.as_id(given ->> 'subject') for update;
  if found and video.status = 'in_review' and given ->> 'verb' = 'publish' and video.user_id is distinct from viewer then
    perform private.check_seen(viewer, given, private.video_stamp(video));
  end if;
  return private.decide_video(viewer, given);
end $$;

alter function private.undo_reports(uuid, jsonb) rename to undo_report_of_any;

-- A removed video that its owner has changed since stays as it is: nobody has looked at the change.
create function private.undo_reports(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if decision -> 'before' ? 'video' and not exists (
    select from public.creator_videos where id = private.as_id(split_part(decision ->> 'subject', ':', 2)) and status = 'rejected'
  ) then
    decision := jsonb_set(decision, '{before}', (decision -> 'before') - 'video');
  end if;
  return private.undo_report_of_any(viewer, decision);
end $$;

-- Clips. Their stamp is the time of the submission.

alter function private.decide_clips(uuid, jsonb) rename to decide_clip;

create function private.decide_clips(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  clip public.clips;
begin
  perform from private.wallets where user_id = private.reported_player('clip', given ->> 'subject') for update;
  select * into clip from public.clips where id = private.as_id(given ->> 'subject') for update;
  -- A clip without a poster was not reviewed, because the reviewer's page draws the poster.
  if found and clip.status = 'in_review' and clip.poster is not null and given ->> 'verb' = 'publish' and clip.user_id is distinct from viewer then
    perform private.check_seen(viewer, given, private.clip_stamp(clip));
  end if;
  return private.decide_clip(viewer, given);
end $$;

-- Whether the caller may upload a poster: {clip id}/{stamp}-{file name}, as a moderator, for another player's clip in
-- review. The stamp says which version was drawn.
create or replace function private.may_upload_poster(path text) returns boolean
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
      and private.clip_stamp(c) = substring(path from '/([0-9]{12,})-[^/]*$')
  ) and (
    select count(*) from storage.objects
    where bucket_id = 'clip_uploads' and name collate "C" >= wanted || '/' and name collate "C" < wanted || '0'
  ) < most;
end $$;

drop function public.accept_poster(uuid, text);
drop function private.accept_poster(uuid, text);

create function private.accept_poster(which uuid, picture text, seen text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- It may have been changed since the poster was uploaded.
  update public.clips c set poster = picture where c.id = which and c.status = 'in_review' and private.clip_stamp(c) = seen;
  if not found then
    raise sqlstate 'PT409' using message = 'This clip is not in review any more, or was changed since you opened it. Open it again.';
  end if;
  return jsonb_build_object('status', 'accepted', 'poster', picture);
end $$;

-- Stores the re-encoded poster of a clip in review, as it was when the poster was drawn. Only the function accept-image
-- calls it.
create function public.accept_poster(clip_id uuid, image_path text, seen text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.accept_poster(clip_id, image_path, seen); end $$;

-- Builds: the form can change while the build stays the same.

create function private.build_stamp(draft public.class_drafts, build public.class_builds) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return private.content_stamp(jsonb_build_array(build.id, build.hash, build.address, to_jsonb(build.flags), coalesce(draft.submitted_form, draft.form)));
end $$;

alter function private.show_builds(uuid, jsonb) rename to show_build;

create function private.show_builds(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.show_build(viewer, given) || jsonb_build_object('stamp', (
    select private.build_stamp(d, b) from public.class_builds b join public.class_drafts d on d.id = b.draft_id
    where b.id = private.as_id(given ->> 'subject')
  ));
end $$;

-- Inspector reports have their own budget, so that measuring a build does not keep its creator from saving the form.
insert into private.write_limits (bucket, burst, every, sentence) values
  ('build-reports', 30, '10 seconds', 'You are inspecting builds very often.');

create or replace function private.keep_report(wanted uuid, said jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  build public.class_builds := private.own_build(wallet.user_id, wanted);
begin
  if jsonb_typeof(said) is distinct from 'object' or octet_length(said::text) > 32768 then
    raise sqlstate 'PT413' using message = 'A report has up to 32 KiB.';
  end if;
  perform private.spend(wallet.user_id, 'build-reports');
  update public.class_builds set report = said where id = build.id;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.moderate(text, text, text, text, text, text), private.may_upload_poster(text), private.keep_report(uuid, jsonb) to authenticated;
grant execute on function private.accept_poster(uuid, text, text) to service_role;
revoke execute on function public.moderate(text, text, text, text, text, text), public.accept_poster(uuid, text, text) from public, anon, authenticated;
grant execute on function public.moderate(text, text, text, text, text, text) to authenticated;
grant execute on function public.accept_poster(uuid, text, text) to service_role;
