-- Submitting, reviewing and publishing a class; versions, roll-back, unlisting and blocking.

insert into private.moderation_queues (name, position)
select 'builds', max(position) + 1 from private.moderation_queues;

-- What a reviewer ticks before a build is published.
create function private.review_checklist() returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return array['plays', 'licence', 'protected', 'ages', 'contact', 'money', 'login', 'mute', 'credits'];
end $$;

-- Later migrations replace it: called after a class was published with a form and a build.
create function private.after_publishing(app text, form jsonb, build uuid) returns void
language plpgsql security definer set search_path = '' as $$ begin return; end $$;

-- Default colours of classes.
create function private.spine_of(slug text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  colours constant text[] := array['#0F6F77', '#7A3E9D', '#B3541E', '#2F6B2F', '#8C2F39', '#3D5A98', '#6B5B1E', '#4A4A8A'];
begin
  return colours[1 + abs(hashtext(slug)::bigint) % cardinality(colours)];
end $$;

-- Writes a class to the catalogue with a form and a build that were reviewed, or that its creator is trusted with.
create function private.publish_class(wanted uuid, form jsonb, wanted_build uuid) returns public.class_drafts
language plpgsql security definer set search_path = '' as $$
declare
  draft public.class_drafts;
  build public.class_builds;
  score jsonb := case when jsonb_typeof(form -> 'score') = 'object' then form -> 'score' else '{}' end;
  has_score boolean := coalesce(score ->> 'kind', 'none') <> 'none';
  said_controls jsonb := case when jsonb_typeof(form -> 'controls') = 'object' then form -> 'controls' else '{}' end;
  class_id text;
begin
  select * into strict draft from public.class_drafts where id = wanted for update;
  select * into strict build from public.class_builds where id = wanted_build;
  class_id := coalesce(draft.app_id, draft.slug);
  insert into public.apps as known (
    id, code, tagline, description, controls, categories, devices, players, developer, licence, source_url, icon, spine, entry, verifier,
    build, build_number, flags, min_age, orientation, score_order, score_unit, score_min, score_max, listed, created_at
  ) values (
    class_id, coalesce((select a.code from public.apps a where a.id = class_id), private.next_code()), private.form_text(form, 'tagline'), private.form_text(form, 'description'),
    jsonb_build_array(jsonb_build_object(
      'action', 'Play', 'keys', private.form_text(said_controls, 'keys'), 'touch', private.form_text(said_controls, 'touch'),
      'pad', private.form_text(said_controls, 'pad')
    )),
    private.form_list(form, 'categories'), private.form_list(form, 'devices'), private.form_number(form -> 'players')::int,
    private.name_of(draft.user_id), private.form_text(form, 'licence'), nullif(private.form_text(form, 'source_url'), ''),
    '/storage/v1/object/public/class_art/' || private.form_text(form, 'icon'), private.spine_of(class_id),
    coalesce(build.address, '/g/b/' || build.hash || '/index.html'),
    -- Only our own rules are replayed, unless a later migration can judge others.
    case when score ->> 'kind' = 'bounds' then 'bounds' else 'none' end,
    build.hash, build.number, build.flags, private.form_number(form -> 'min_age')::int, private.form_text(form, 'orientation'),
    case when has_score then score ->> 'order' else 'desc' end, case when has_score then private.form_text(score, 'unit') else 'points' end,
    case when has_score then private.form_number(score -> 'min') else 0 end,
    case when has_score then private.form_number(score -> 'max') else 1000000000 end, true, private.now()
  )
  on conflict (id) do update set
    tagline = excluded.tagline, description = excluded.description, controls = excluded.controls, categories = excluded.categories,
    devices = excluded.devices, players = excluded.players, developer = excluded.developer, licence = excluded.licence,
    source_url = excluded.source_url, icon = excluded.icon, entry = excluded.entry, verifier = excluded.verifier, build = excluded.build,
    build_number = excluded.build_number, flags = excluded.flags, min_age = excluded.min_age, orientation = excluded.orientation,
    score_order = excluded.score_order, score_unit = excluded.score_unit, score_min = excluded.score_min, score_max = excluded.score_max,
    listed = true;
  update public.class_drafts d
  set app_id = class_id, slug = class_id, status = 'listed', reason = null, live_form = publish_class.form, live_build = build.id, unlisted_by = null,
    updated_at = private.now()
  where d.id = draft.id returning * into draft;
  perform private.after_publishing(class_id, form, build.id);
  return draft;
end $$;

-- Findings that a trusted creator's build may not have unless the version before it had them.
create function private.has_new_risks(build public.class_builds, before uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from jsonb_array_elements(build.findings) as now where not exists (
      select from public.class_builds b, jsonb_array_elements(b.findings) as was
      where b.id = before and was ->> 'rule' = now ->> 'rule' and was ->> 'detail' is not distinct from now ->> 'detail'
    )
  ) or not build.flags <@ (select flags from public.class_builds where id = before);
end $$;

create function private.submit_class_of(player uuid, wanted uuid, wanted_build uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  review_days constant int := 7;
  at timestamptz := private.now();
  draft public.class_drafts := private.own_draft(player, wanted);
  build public.class_builds;
  problems jsonb := private.form_problems(draft.form, draft.id);
  address text := private.form_text(draft.form, 'address');
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
  if address <> '' then
    -- A game on another host has no files: its version is its address.
    insert into public.class_builds (draft_id, number, address, status, created_at)
    select draft.id, coalesce(max(number), 0) + 1, address, 'ready', at from public.class_builds where draft_id = draft.id
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
  if draft.status = 'listed' and address = '' and build.status = 'ready' and private.is_trusted_creator(player)
    and draft.form = draft.live_form and not private.has_new_risks(build, draft.live_build)
    and exists (select from public.class_builds where id = draft.live_build and status = 'approved' and hash is not null)
  then
    update public.class_builds set status = 'in_review', reason = null, review_until = at + make_interval(days => review_days) where id = build.id;
    draft := private.publish_class(draft.id, draft.form, build.id);
    update public.class_drafts set in_review_build = build.id, submitted_form = form, submitted_at = at where id = draft.id returning * into draft;
  else
    update public.class_builds set status = case status when 'approved' then 'approved' else 'in_review' end, reason = null, ticks = '{}' where id = build.id;
    update public.class_drafts
    set in_review_build = build.id, submitted_form = form, submitted_at = at, reason = null, updated_at = at,
      slug = coalesce(app_id, private.slug_in(form)), status = case when status = 'listed' then 'listed' else 'in_review' end
    where id = draft.id returning * into draft;
  end if;
  return jsonb_build_object('id', draft.id, 'status', draft.status, 'in_review_build', draft.in_review_build, 'live_build', draft.live_build);
end $$;

create function private.submit_class(draft_id uuid, build_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.submit_class_of(private.require_creator(), draft_id, build_id);
end $$;

-- Submits a class with one of its builds for review. Creators only.
create function public.submit_class(draft_id uuid, build_id uuid default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.submit_class(draft_id, build_id); end $$;

-- Ends a review without a decision: build and class are as they were before it.
create function private.end_review(draft public.class_drafts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.class_builds set status = 'ready', review_until = null where id = draft.in_review_build and status = 'in_review';
  update public.class_drafts set in_review_build = null, submitted_form = null, submitted_at = null, updated_at = private.now(),
    status = case when status = 'in_review' then case when app_id is null then 'draft' else 'unlisted' end else status end
  where id = draft.id;
end $$;

create function private.withdraw_class(draft_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  draft public.class_drafts := private.own_draft(wallet.user_id, draft_id);
begin
  if draft.in_review_build is null then
    raise sqlstate 'PT409' using message = 'This class is not in review.';
  end if;
  if draft.in_review_build = draft.live_build and exists (
    select from public.class_builds where id = draft.live_build and review_until is not null
  ) then
    perform private.fall_back(draft);
  end if;
  perform private.end_review(draft);
  return jsonb_build_object('id', draft.id, 'status', (select status from public.class_drafts d where d.id = draft.id));
end $$;

-- Takes a class back from review.
create function public.withdraw_class(draft_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.withdraw_class(draft_id); end $$;

-- Plays the last approved build again; without one, the class is unlisted.
create function private.fall_back(draft public.class_drafts) returns void
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
end $$;

-- Plays another build of a published class, with the published form.
create function private.play_build(draft uuid, wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.apps a
  set entry = coalesce(b.address, '/g/b/' || b.hash || '/index.html'), build = b.hash, build_number = b.number, flags = b.flags
  from public.class_drafts d, public.class_builds b where d.id = draft and b.id = wanted and a.id = d.app_id;
  update public.class_drafts set live_build = wanted, updated_at = private.now() where id = draft;
  perform private.after_publishing(app_id, live_form, wanted) from public.class_drafts where id = draft;
end $$;

create function private.roll_back(draft_id uuid, number int) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  draft public.class_drafts := private.own_draft(wallet.user_id, draft_id);
  build public.class_builds;
begin
  if draft.app_id is null then
    raise sqlstate 'PT409' using message = 'This class was not published yet.';
  end if;
  select * into build from public.class_builds b where b.draft_id = draft.id and b.number = roll_back.number;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such version.';
  end if;
  if build.status <> 'approved' then
    raise sqlstate 'PT409' using message = 'Only a version that was reviewed can be played again.';
  end if;
  perform private.spend(wallet.user_id, 'drafts', 5);
  -- A trusted creator's version that was live before its review goes on waiting for it.
  update public.class_builds set review_until = null where id = draft.live_build and status = 'in_review';
  perform private.play_build(draft.id, build.id);
  return jsonb_build_object('id', draft.id, 'live_build', build.id, 'number', build.number);
end $$;

-- Plays an earlier version that was reviewed, at once.
create function public.roll_back(draft_id uuid, number int) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.roll_back(draft_id, number); end $$;

-- The catalogue decides whether a class is listed; its draft follows, whoever changed it: a moderator, a report, a
-- takedown notice or the owner, who says so in quack.unlisting. A moderator's unlisting counts even if the owner was
-- faster: otherwise the owner could list the class again.
create function private.follow_class_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.class_drafts d
  set status = case when new.listed then 'listed' else 'unlisted' end, updated_at = private.now(),
    unlisted_by = case when not new.listed then
      case when current_setting('quack.unlisting', true) = 'owner' then 'owner' else 'moderator' end
    end
  where d.app_id = new.id and (d.status = 'listed') <> new.listed;
  if not new.listed and current_setting('quack.unlisting', true) is distinct from 'owner' then
    update public.class_drafts d set unlisted_by = 'moderator' where d.app_id = new.id and d.unlisted_by = 'owner';
  end if;
  return null;
end $$;

create trigger follow_class_listing after update of listed on public.apps
for each row when (old.listed <> new.listed or not new.listed) execute function private.follow_class_listing();

create function private.set_own_listing(wanted uuid, is_listed boolean) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  draft public.class_drafts := private.own_draft(wallet.user_id, wanted);
begin
  if draft.app_id is null then
    raise sqlstate 'PT409' using message = 'This class was not published yet.';
  end if;
  if is_listed and draft.unlisted_by is distinct from 'owner' then
    raise sqlstate 'PT409' using message = case draft.status
      when 'listed' then 'This class is listed already.' else 'A moderator unlisted this class. Ask whoever runs this site.'
    end;
  end if;
  if is_listed and not exists (select from public.class_builds where id = draft.live_build and status in ('approved', 'in_review')) then
    raise sqlstate 'PT409' using message = 'This class has no reviewed version. Submit one.';
  end if;
  if not is_listed and draft.status <> 'listed' then
    raise sqlstate 'PT409' using message = 'This class is not listed.';
  end if;
  perform private.spend(wallet.user_id, 'drafts', 5);
  perform set_config('quack.unlisting', 'owner', true);
  update public.apps set listed = is_listed where id = draft.app_id;
  perform set_config('quack.unlisting', '', true);
  return jsonb_build_object('id', draft.id, 'status', (select status from public.class_drafts where id = draft.id));
end $$;

create function private.unlist_class(draft_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$ begin return private.set_own_listing(draft_id, false); end $$;

create function private.relist_class(draft_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$ begin return private.set_own_listing(draft_id, true); end $$;

-- Takes the caller's own class off the list.
create function public.unlist_class(draft_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unlist_class(draft_id); end $$;

-- Lists the caller's own class again, unless a moderator unlisted it.
create function public.relist_class(draft_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.relist_class(draft_id); end $$;

-- Removes a class: its page has nothing to play any more, and nothing that its maker wrote. Scores and saves of players
-- stay, and with them the name.
create function private.remove_class(draft public.class_drafts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.apps set listed = false, entry = null, build = null, build_number = null, flags = '{}', developer = 'somebody who has left',
    tagline = 'removed', description = 'removed', controls = '[]', licence = 'none', source_url = null, icon = '/covers/removed.svg'
  where id = draft.app_id;
  delete from public.class_drafts where id = draft.id;
end $$;

create function private.delete_class(draft_id uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  draft public.class_drafts := private.own_draft(wallet.user_id, draft_id);
begin
  perform private.remove_class(draft);
  return true;
end $$;

-- Deletes the caller's own class with all its builds.
create function public.delete_class(draft_id uuid) returns boolean
language plpgsql set search_path = '' as $$ begin return private.delete_class(draft_id); end $$;

-- A creator's new name is shown on their classes.
create function private.follow_name() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.apps set developer = new.username
  where id in (select app_id from public.class_drafts where user_id = new.user_id and app_id is not null);
  return null;
end $$;

create trigger follow_name after update of username on public.my_users
for each row when (old.username <> new.username) execute function private.follow_name();

-- Blocking. A blocked build is not served, and nobody can upload the same files again.

create function private.block_hash(wanted text, why text) returns int
language plpgsql security definer set search_path = '' as $$
declare
  draft public.class_drafts;
  number int := 0;
begin
  insert into private.blocked_hashes (hash, why, blocked_at) values (wanted, left(why, 500), private.now()) on conflict do nothing;
  for draft in
    select d.* from public.class_drafts d where exists (
      select from public.class_builds b where b.draft_id = d.id and b.status <> 'blocked' and (
        b.hash = wanted or exists (select from private.build_files f where f.build_id = b.id and f.sha256 = wanted)
      )
    ) order by d.id for update
  loop
    update public.class_builds b set status = 'blocked', reason = left(why, 500), review_until = null
    where b.draft_id = draft.id and (b.hash = wanted or exists (select from private.build_files f where f.build_id = b.id and f.sha256 = wanted));
    number := number + 1;
    if exists (select from public.class_builds where id = draft.in_review_build and status = 'blocked') then
      perform private.end_review(draft);
    end if;
    if exists (select from public.class_builds where id = draft.live_build and status = 'blocked') then
      update public.apps set listed = false where id = draft.app_id;
    end if;
  end loop;
  return number;
end $$;

create function private.unblock_hash(wanted text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.blocked_hashes where hash = wanted;
  if not found then return false; end if;
  update public.class_builds b set status = case when exists (
    select from public.class_drafts d where d.live_build = b.id
  ) then 'approved' else 'ready' end, reason = null
  where b.status = 'blocked' and not exists (
    select from private.blocked_hashes h where h.hash = b.hash or h.hash in (select sha256 from private.build_files f where f.build_id = b.id)
  );
  return true;
end $$;

-- An accepted takedown notice blocks the build that it is about; taking the decision back unblocks it.
create function private.follow_takedown() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status = 'accepted' then
    perform private.block_hash(a.build, 'takedown ' || new.reference) from public.apps a where a.id = new.app_id and a.build is not null;
  elsif old.status = 'accepted' then
    perform private.unblock_hash(h.hash) from private.blocked_hashes h where h.why = 'takedown ' || new.reference;
  end if;
  return null;
end $$;

create trigger follow_takedown after update of status on public.takedowns
for each row when (old.status <> new.status and new.app_id is not null) execute function private.follow_takedown();

-- The moderation queue "builds". Its subjects are build ids.

create function private.list_builds(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', w.id, 'kind', 'build', 'title', w.slug, 'number', w.number, 'since', w.submitted_at, 'is_live', w.review_until is not null,
      'is_update', w.app_id is not null, 'is_urgent', coalesce(w.review_until < private.now() + interval '2 days', false)
    ) order by w.review_until nulls last, w.submitted_at)
    from (
      select b.id, b.number, b.review_until, d.slug, d.app_id, d.submitted_at
      from public.class_drafts d join public.class_builds b on b.id = d.in_review_build
      where d.user_id is distinct from viewer or viewer is null
      order by b.review_until nulls last, d.submitted_at limit (given ->> 'most')::int
    ) as w
  ), '[]');
end $$;

create function private.show_builds(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.build_card(b) || jsonb_build_object(
      'subject', b.id, 'draft_id', d.id, 'slug', d.slug, 'app_id', d.app_id, 'class_status', d.status, 'form', coalesce(d.submitted_form, d.form),
      'live_form', d.live_form, 'live_build', (select private.build_card(l) from public.class_builds l where l.id = d.live_build),
      'is_open', d.in_review_build is not distinct from b.id, 'is_mine', coalesce(d.user_id = viewer, false), 'ticks', to_jsonb(b.ticks),
      'checklist', to_jsonb(private.review_checklist()), 'player', private.player_card(d.user_id), 'is_trusted', private.is_trusted_creator(d.user_id),
      'entry', coalesce(b.address, '/g/b/' || b.hash || '/index.html'), 'submitted_at', d.submitted_at
    )
    from public.class_builds b join public.class_drafts d on d.id = b.draft_id
    where b.id::text = given ->> 'subject' and b.status <> 'uploading'
  );
end $$;

create function private.decide_builds(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  verb text := given ->> 'verb';
  draft public.class_drafts;
  build public.class_builds;
  before jsonb;
  said text;
begin
  select d.* into draft from public.class_drafts d join public.class_builds b on b.draft_id = d.id where b.id::text = given ->> 'subject' for update of d;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such build.';
  end if;
  select * into build from public.class_builds where id::text = given ->> 'subject' for update;
  perform private.check_judge(viewer, draft.user_id, given);
  if verb is null or verb not in ('publish', 'reject', 'block') then
    raise sqlstate 'PT400' using message = 'A build is published, rejected or blocked.';
  end if;
  before := jsonb_build_object(
    'status', draft.status, 'build_status', build.status, 'live_build', draft.live_build, 'live_form', draft.live_form, 'submitted_form', draft.submitted_form,
    'in_review_build', draft.in_review_build, 'submitted_at', draft.submitted_at, 'unlisted_by', draft.unlisted_by, 'review_until', build.review_until
  );
  if verb <> 'block' and draft.in_review_build is distinct from build.id then
    raise sqlstate 'PT409' using message = 'This build is not in review any more.';
  end if;
  case verb
    when 'publish' then
      if not (case when given ? 'ticks' then array(select jsonb_array_elements_text(given -> 'ticks')) else build.ticks end) @> private.review_checklist() then
        raise sqlstate 'PT400' using message = 'Go through the whole checklist before you publish a class.';
      end if;
      if private.slug_problem(coalesce(draft.app_id, draft.slug), draft.id) is not null then
        raise sqlstate 'PT409' using message = private.slug_problem(coalesce(draft.app_id, draft.slug), draft.id);
      end if;
      update public.class_builds set status = 'approved', reason = null, review_until = null where id = build.id;
      perform private.publish_class(draft.id, draft.submitted_form, build.id);
      update public.class_drafts set in_review_build = null, submitted_form = null, submitted_at = null where id = draft.id;
      said := format('Your class %s is published: version %s. Thank you for making it.', draft.slug, build.number);
    when 'reject' then
      if draft.live_build = build.id and build.review_until is not null then
        perform private.fall_back(draft);
      end if;
      update public.class_builds set status = case status when 'approved' then 'approved' else 'rejected' end, reason = left(given ->> 'reason', 500), review_until = null
      where id = build.id;
      update public.class_drafts d set in_review_build = null, submitted_form = null, submitted_at = null, reason = left(given ->> 'reason', 500),
        updated_at = private.now(), status = case when d.status = 'in_review' then case when d.app_id is null then 'rejected' else 'unlisted' end else d.status end
      where d.id = draft.id;
      said := format('Version %s of your class %s was not published: %s', build.number, draft.slug, given ->> 'reason');
    else
      if build.hash is null then
        raise sqlstate 'PT409' using message = 'This version has no files to block. Reject it, or unlist the class.';
      end if;
      perform private.block_hash(build.hash, given ->> 'reason');
      said := format('Version %s of your class %s was blocked: %s', build.number, draft.slug, given ->> 'reason');
  end case;
  perform private.notify(draft.user_id, 'decision', said, '/class/creator');
  return jsonb_build_object('id', private.write_decision('builds', build.id::text, draft.user_id, verb, given, viewer, before));
end $$;

create function private.undo_builds(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := decision -> 'before';
  build public.class_builds;
  draft public.class_drafts;
begin
  select d.* into draft from public.class_drafts d join public.class_builds b on b.draft_id = d.id where b.id::text = decision ->> 'subject' for update of d;
  if not found then
    raise sqlstate 'PT409' using message = 'This class was deleted.';
  end if;
  select * into build from public.class_builds where id::text = decision ->> 'subject' for update;
  if draft.in_review_build is not null and draft.in_review_build <> build.id then
    raise sqlstate 'PT409' using message = 'Another version of this class is in review. Decide about that one first.';
  end if;
  if decision ->> 'verb' = 'block' then
    perform private.unblock_hash(build.hash);
  end if;
  update public.class_builds set status = before ->> 'build_status', reason = null, review_until = (before ->> 'review_until')::timestamptz where id = build.id;
  if decision ->> 'verb' = 'publish' and before ->> 'live_build' is null then
    update public.apps set listed = false where id = draft.app_id;
  elsif before ->> 'live_build' is not null and draft.live_build is distinct from (before ->> 'live_build')::uuid then
    perform private.publish_class(draft.id, coalesce(nullif(before -> 'live_form', 'null'), draft.live_form), (before ->> 'live_build')::uuid);
  end if;
  if before ->> 'status' = 'listed' then
    update public.apps set listed = true where id = draft.app_id and not listed;
  end if;
  update public.class_drafts set
    status = before ->> 'status', reason = null, live_build = (before ->> 'live_build')::uuid, live_form = nullif(before -> 'live_form', 'null'),
    submitted_form = nullif(before -> 'submitted_form', 'null'), in_review_build = (before ->> 'in_review_build')::uuid,
    submitted_at = (before ->> 'submitted_at')::timestamptz, unlisted_by = before ->> 'unlisted_by', updated_at = private.now()
  where id = draft.id;
  perform private.notify(draft.user_id, 'decision', format('A moderator looks at version %s of your class %s once more.', build.number, draft.slug), '/class/creator');
  return '{}';
end $$;

create function private.review_ticks(wanted uuid, given text[]) returns text[]
language plpgsql security definer set search_path = '' as $$
declare
  viewer uuid := private.require_desk();
  kept text[];
begin
  if not coalesce(given, '{}') <@ private.review_checklist() then
    raise sqlstate 'PT400' using message = 'There is no such point on the checklist.';
  end if;
  if exists (select from public.class_builds b join public.class_drafts d on d.id = b.draft_id where b.id = wanted and d.user_id = viewer) then
    raise sqlstate 'PT403' using message = 'Another moderator must decide about you.';
  end if;
  update public.class_builds set ticks = array(select distinct unnest(given) order by 1) where id = wanted and status <> 'uploading' returning ticks into kept;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such build.';
  end if;
  return kept;
end $$;

-- Keeps which points of the checklist a reviewer has ticked. Moderators only.
create function public.review_ticks(build_id uuid, ticks text[]) returns text[]
language plpgsql set search_path = '' as $$ begin return private.review_ticks(build_id, ticks); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.submit_class(uuid, uuid), private.withdraw_class(uuid), private.roll_back(uuid, int), private.unlist_class(uuid),
  private.relist_class(uuid), private.delete_class(uuid), private.review_ticks(uuid, text[])
  to authenticated;
revoke execute on function
  public.submit_class(uuid, uuid), public.withdraw_class(uuid), public.roll_back(uuid, int), public.unlist_class(uuid),
  public.relist_class(uuid), public.delete_class(uuid), public.review_ticks(uuid, text[])
  from public, anon, authenticated;
grant execute on function
  public.submit_class(uuid, uuid), public.withdraw_class(uuid), public.roll_back(uuid, int), public.unlist_class(uuid),
  public.relist_class(uuid), public.delete_class(uuid), public.review_ticks(uuid, text[])
  to authenticated;
