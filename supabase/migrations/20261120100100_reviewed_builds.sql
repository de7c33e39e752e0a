-- Which builds were reviewed, and how long a trusted creator's unreviewed ones are played.

alter table public.class_builds
  -- When a moderator approved it. A build that was blocked keeps it.
  add column reviewed_at timestamptz;
update public.class_builds b set reviewed_at = b.created_at
where b.status = 'approved' or (b.status = 'blocked' and exists (
  select from private.decisions d where d.queue = 'builds' and d.subject = b.id::text and d.verb = 'publish' and d.undone_at is null
));

alter table public.class_drafts
  -- A trusted creator's unreviewed builds are played until then, however many there are. Null: the last decision was to
  -- publish, so the next unreviewed build begins a new week.
  add column head_start_until timestamptz;
update public.class_drafts d set head_start_until = b.review_until
from public.class_builds b where b.id = d.live_build and b.review_until is not null;

create function private.note_review() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.reviewed_at := case
    when new.status = 'approved' then coalesce(new.reviewed_at, private.now())
    when new.status = 'blocked' then new.reviewed_at
  end;
  return new;
end $$;

create trigger note_review before insert or update of status on public.class_builds
for each row execute function private.note_review();

-- A published version ends the head start, and the next one begins anew. After a rejected or blocked one there is no
-- head start until a moderator publishes a version again.
create function private.end_head_start() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.class_drafts set head_start_until = case when new.status <> 'approved' then private.now() end where id = new.draft_id;
  return null;
end $$;

create trigger end_head_start after update of status on public.class_builds
for each row when (new.status in ('approved', 'rejected', 'blocked') and new.status <> old.status) execute function private.end_head_start();

-- Plays the last approved build again; without one, the class is unlisted.
create or replace function private.fall_back(draft public.class_drafts) returns void
language plpgsql security definer set search_path = '' as $$
declare
  good uuid;
begin
  select id into good from public.class_builds
  where draft_id = draft.id and status = 'approved' and id <> draft.live_build order by number desc limit 1;
  if good is null then
    update public.apps set listed = false where id = draft.app_id;
    update public.class_drafts set live_build = null where id = draft.id;
  else
    perform private.play_build(draft.id, good);
  end if;
  -- Nobody reviews it any more, so it can be submitted again.
  update public.class_builds set status = 'ready', review_until = null
  where id = draft.live_build and id is distinct from draft.in_review_build and status = 'in_review';
end $$;

create or replace function private.submit_class_of(player uuid, wanted uuid, wanted_build uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  review_days constant int := 7;
  at timestamptz := private.now();
  draft public.class_drafts := private.own_draft(player, wanted);
  build public.class_builds;
  problems jsonb := private.form_problems(draft.form, draft.id);
  wanted_address text := private.form_text(draft.form, 'address');
  until timestamptz;
begin
  if draft.in_review_build is not null and not exists (select from public.class_builds where id = draft.in_review_build and review_until is not null) then
    raise sqlstate 'PT409' using message = 'This class is in review already. Withdraw it to change it.';
  end if;
  if draft.status = 'unlisted' and draft.unlisted_by = 'moderator' then
    raise sqlstate 'PT403' using message = 'A moderator unlisted this class. Ask whoever runs this site.';
  end if;
  if jsonb_array_length(problems) > 0 then
    raise sqlstate 'PT400' using message = problems -> 0 ->> 'text', detail = problems::text;
  end if;
  if wanted_address <> '' then
    -- A game on another host has no files: its version is its address.
    insert into public.class_builds (draft_id, number, address, status, created_at)
    select draft.id, coalesce(max(number), 0) + 1, wanted_address, 'ready', at from public.class_builds where draft_id = draft.id
    returning * into build;
  else
    select * into build from public.class_builds where id = wanted_build and draft_id = draft.id for update;
    if not found then
      raise sqlstate 'PT404' using message = 'There is no such build of this class. Upload one first.';
    end if;
  end if;
  if build.status not in ('ready', 'rejected', 'approved') then
    raise sqlstate 'PT409' using message = case build.status
      when 'uploading' then 'This build is not complete. Upload its files first.'
      when 'blocked' then 'This build was blocked by the moderators.'
      else 'This build is in review already.'
    end;
  end if;
  perform private.spend(player, 'drafts', 5);
  if draft.status = 'listed' and wanted_address = '' and build.status = 'ready' and private.is_trusted_creator(player)
    and draft.form = draft.live_form and not private.has_new_risks(build, draft.live_build)
    and exists (select from public.class_builds where id = draft.live_build and status = 'approved' and hash is not null)
    -- Withdrawing a version and submitting another one does not begin a new week.
    and coalesce(draft.head_start_until, 'infinity') > at
  then
    until := coalesce(draft.head_start_until, at + make_interval(days => review_days));
    update public.class_builds set status = 'in_review', reason = null, review_until = until where id = build.id;
    draft := private.publish_class(draft.id, draft.form, build.id);
    update public.class_drafts set in_review_build = build.id, submitted_form = form, submitted_at = at, head_start_until = until
    where id = draft.id returning * into draft;
  else
    update public.class_builds set status = case status when 'approved' then 'approved' else 'in_review' end, reason = null, ticks = '{}' where id = build.id;
    update public.class_drafts
    set in_review_build = build.id, submitted_form = form, submitted_at = at, reason = null, updated_at = at,
      slug = coalesce(app_id, private.slug_in(form)), status = case when status = 'listed' then 'listed' else 'in_review' end
    where id = draft.id returning * into draft;
  end if;
  return jsonb_build_object('id', draft.id, 'status', draft.status, 'in_review_build', draft.in_review_build, 'live_build', draft.live_build);
end $$;

-- Allows a blocked build or file again. A build that was never reviewed goes back to review; until then the class plays
-- its last reviewed version.
create or replace function private.unblock_hash(wanted text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  build public.class_builds;
  draft public.class_drafts;
begin
  delete from private.blocked_hashes where hash = wanted;
  if not found then return false; end if;
  for build in
    select b.* from public.class_builds b where b.status = 'blocked' and not exists (
      select from private.blocked_hashes h where h.hash = b.hash or h.hash in (select sha256 from private.build_files f where f.build_id = b.id)
    ) order by b.draft_id, b.number
  loop
    select * into strict draft from public.class_drafts where id = build.draft_id for update;
    update public.class_builds set status = case when build.reviewed_at is null then 'ready' else 'approved' end, reason = null where id = build.id;
    if build.reviewed_at is null and draft.live_build = build.id then
      perform private.fall_back(draft);
      if draft.in_review_build is null then
        update public.class_builds set status = 'in_review', ticks = '{}' where id = build.id;
        update public.class_drafts d set in_review_build = build.id, submitted_form = coalesce(d.live_form, d.form), submitted_at = private.now()
        where d.id = draft.id;
      end if;
    end if;
  end loop;
  return true;
end $$;

alter function private.decide_builds(uuid, jsonb) rename to decide_build;

create function private.decide_builds(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  draft public.class_drafts;
  build public.class_builds;
begin
  select d.* into draft from public.class_drafts d join public.class_builds b on b.draft_id = d.id
  where b.id = private.as_id(given ->> 'subject') for update of d;
  select * into build from public.class_builds where id = private.as_id(given ->> 'subject') for update;
  if draft.in_review_build = build.id and given ->> 'verb' = 'publish' and draft.user_id is distinct from viewer then
    perform private.check_seen(viewer, given, private.build_stamp(draft, build));
  end if;
  return private.decide_build(viewer, given);
end $$;

-- Takes a decision about a build back. The version that was played before may be deleted by now: then the newest
-- reviewed one is played instead, and without any the class is unlisted until its review.
create or replace function private.undo_builds(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := decision -> 'before';
  build public.class_builds;
  draft public.class_drafts;
  earlier uuid;
  waiting uuid;
  is_unlisted boolean;
begin
  select d.* into draft from public.class_drafts d join public.class_builds b on b.draft_id = d.id where b.id::text = decision ->> 'subject' for update of d;
  if not found then
    raise sqlstate 'PT409' using message = 'This class or this version of it was deleted, so the decision stands.';
  end if;
  select * into build from public.class_builds where id::text = decision ->> 'subject' for update;
  if draft.in_review_build is not null and draft.in_review_build <> build.id then
    raise sqlstate 'PT409' using message = 'Another version of this class is in review. Decide about that one first.';
  end if;
  if decision ->> 'verb' = 'block' then
    perform private.unblock_hash(build.hash);
    select * into draft from public.class_drafts where id = draft.id;
  end if;
  update public.class_builds set status = before ->> 'build_status', reason = null, review_until = (before ->> 'review_until')::timestamptz where id = build.id;

  select b.id into earlier from public.class_builds b
  where b.draft_id = draft.id and before ->> 'live_build' is not null
    and (b.id::text = before ->> 'live_build' or (b.status = 'approved' and b.id <> build.id))
  order by b.id::text = before ->> 'live_build' desc, b.number desc limit 1;
  is_unlisted := before ->> 'status' = 'listed' and earlier is null;
  if earlier is not null and draft.live_build is distinct from earlier then
    perform private.publish_class(draft.id, coalesce(nullif(before -> 'live_form', 'null'), draft.live_form), earlier);
  end if;
  update public.apps set listed = before ->> 'status' = 'listed' and not is_unlisted
  where id = draft.app_id and listed <> (before ->> 'status' = 'listed' and not is_unlisted);

  select b.id into waiting from public.class_builds b where b.id::text = before ->> 'in_review_build';
  update public.class_drafts set
    status = case when is_unlisted then case when waiting is null then 'unlisted' else 'in_review' end else before ->> 'status' end,
    reason = null, live_build = earlier, live_form = nullif(before -> 'live_form', 'null'),
    submitted_form = nullif(before -> 'submitted_form', 'null'), in_review_build = waiting,
    submitted_at = (before ->> 'submitted_at')::timestamptz, unlisted_by = before ->> 'unlisted_by', updated_at = private.now(),
    -- How much of a week was left before is not known, so the next one begins after the next published version.
    head_start_until = coalesce((before ->> 'review_until')::timestamptz, private.now())
  where id = draft.id;
  perform private.after_publishing(d.app_id, d.live_form, d.live_build) from public.class_drafts d where d.id = draft.id and d.live_build is not null;
  perform private.notify(draft.user_id, 'decision', format('A moderator looks at version %s of your class %s once more.', build.number, draft.slug), '/class/creator');
  return '{}';
end $$;

revoke execute on all functions in schema private from public;
