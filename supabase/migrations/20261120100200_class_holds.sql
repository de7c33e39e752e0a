-- Classes that the site takes off the list by itself, and lists again when the reason is gone: their maker is suspended,
-- their maker may not make classes any more (too young, or without the role), or the host of their game is not allowed.

alter table public.class_drafts
  -- Why the site unlisted the class. "maker" does not say whether it is the age or the role: moderators read it.
  add column held_for text check (held_for in ('suspended', 'maker', 'host')),
  -- The operator took the maker's role.
  add column role_lost boolean not null default false,
  -- A moderator decided that the class stays although its maker may not make classes any more.
  add column is_kept boolean not null default false,
  drop constraint class_drafts_unlisted_by_check,
  add constraint class_drafts_unlisted_by_check check (unlisted_by in ('owner', 'moderator', 'site'));
comment on column public.class_drafts.is_kept is 'Whether a moderator kept the class although its maker may not make classes any more.';

-- Why a class cannot be listed now. Null if it can.
create function private.hold_reason(draft public.class_drafts) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  address text := (select b.address from public.class_builds b where b.id = draft.live_build);
begin
  return case
    when draft.user_id is not null and private.is_banned(draft.user_id) then 'suspended'
    when address is not null and private.address_problem(address) is not null then 'host'
    when draft.user_id is not null and not draft.is_kept and (draft.role_lost or private.is_child(draft.user_id)) then 'maker'
  end;
end $$;

-- Unlists a class that cannot be listed now, or lists one again that could not. Nothing else changes: a class that its
-- owner or a moderator unlisted stays unlisted.
create function private.follow_hold(wanted uuid) returns void
language plpgsql security definer set search_path = '' as $$
declare
  draft public.class_drafts;
  why text;
  told text;
begin
  select * into draft from public.class_drafts where id = wanted for update;
  if draft.app_id is null or (draft.held_for is null and draft.status <> 'listed') then return; end if;
  why := private.hold_reason(draft);
  if why is not distinct from draft.held_for and (draft.status = 'listed') = (why is null) then return; end if;
  if why is not null then
    told := case why
      when 'suspended' then 'Your account is suspended. The class is listed again when that ends.'
      when 'host' then 'Games of this host are not allowed here at the moment. Upload the files instead.'
      else 'You cannot make classes here at the moment, so this one is not listed.'
    end;
    perform set_config('quack.unlisting', 'site', true);
    update public.apps set listed = false where id = draft.app_id;
    perform set_config('quack.unlisting', '', true);
    update public.class_drafts set status = 'unlisted', unlisted_by = 'site', held_for = why, reason = told, updated_at = private.now() where id = wanted;
    if draft.held_for is distinct from why and why <> 'suspended' then
      perform private.notify(draft.user_id, 'decision', format('Your class %s is not listed: %s', draft.slug, told), '/class/creator');
    end if;
  elsif exists (select from public.class_builds where id = draft.live_build and status in ('approved', 'in_review')) then
    update public.class_drafts set held_for = null, reason = null where id = wanted;
    update public.apps set listed = true where id = draft.app_id;
  else
    update public.class_drafts set held_for = null, unlisted_by = null, reason = null where id = wanted;
  end if;
end $$;

create function private.follow_holds_of(player uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_hold(d.id) from (
    select id from public.class_drafts where user_id = player and app_id is not null order by id
  ) as d;
end $$;

-- The catalogue decides whether a class is listed; its draft follows, whoever changed it: a moderator, a report, a
-- takedown notice, the owner or the site, who say so in quack.unlisting. A moderator's unlisting counts even if another
-- was faster: otherwise the owner could list the class again. A class that cannot be listed is unlisted again.
create or replace function private.follow_class_listing() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  unlister text := case when current_setting('quack.unlisting', true) in ('owner', 'site') then current_setting('quack.unlisting', true) else 'moderator' end;
  draft uuid;
begin
  update public.class_drafts d
  set status = case when new.listed then 'listed' else 'unlisted' end, updated_at = private.now(),
    held_for = null, unlisted_by = case when not new.listed then unlister end
  where d.app_id = new.id and (d.status = 'listed') <> new.listed;
  if not new.listed and unlister = 'moderator' then
    update public.class_drafts d set unlisted_by = 'moderator', held_for = null where d.app_id = new.id and d.unlisted_by in ('owner', 'site');
  end if;
  if new.listed then
    select d.id into draft from public.class_drafts d where d.app_id = new.id;
    perform private.follow_hold(draft);
  end if;
  return null;
end $$;

-- Called whenever a class gets another build or form.
alter function private.after_publishing(text, jsonb, uuid) rename to score_after_publishing;

create function private.after_publishing(app text, form jsonb, build uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.score_after_publishing(app, form, build);
  perform private.follow_hold(d.id) from public.class_drafts d where d.app_id = app;
end $$;

-- What can change whether a class can be listed.

create function private.follow_ban() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- With an account that is deleted, its classes go or stay as its owner wanted (leave_classes).
  if not exists (select from auth.users where id = coalesce(new.user_id, old.user_id)) then return null; end if;
  perform private.follow_holds_of(coalesce(new.user_id, old.user_id));
  return null;
end $$;

create trigger follow_ban after insert or update of banned_until or delete on private.bans
for each row execute function private.follow_ban();

create function private.follow_age() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.follow_holds_of(new.user_id);
  return null;
end $$;

create trigger follow_age after update of age_band on public.my_users
for each row when (old.age_band is distinct from new.age_band) execute function private.follow_age();

-- Where every player of 13 or over makes classes, nobody needs the role.
create function private.follow_creator_role() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := coalesce(new.user_id, old.user_id);
begin
  if not exists (select from auth.users where id = player) then return null; end if;
  update public.class_drafts set role_lost = private.setting_text('creators') <> 'open' and not exists (
    select from public.player_roles where user_id = player and role in ('creator', 'trusted-creator')
  ) where user_id = player;
  perform private.follow_holds_of(player);
  return null;
end $$;

create trigger follow_creator_role after insert or delete on public.player_roles
for each row execute function private.follow_creator_role();

create function private.follow_class_setting() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.name = 'creators' and new.value = 'open' then
    update public.class_drafts set role_lost = false where role_lost;
  end if;
  perform private.follow_hold(d.id) from (select id from public.class_drafts where app_id is not null order by id) as d;
  return null;
end $$;

create trigger follow_class_setting after update of value on private.site_settings
for each row when (new.name in ('game-hosts', 'child-until', 'creators') and new.value is distinct from old.value)
execute function private.follow_class_setting();

-- Moderators: the queue "classes".

create or replace function private.show_classes(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'app_id', a.id, 'title', a.title, 'listed', a.listed,
      'reports_open', (select count(*) from public.reports r where r.status = 'open' and r.target_kind = 'app' and r.target_id = a.id),
      'held_for', (select d.held_for from public.class_drafts d where d.app_id = a.id)
    ) from public.apps a where a.id = given ->> 'subject'
  );
end $$;

-- Listing a class whose maker may not make classes any more keeps it; unlisting one that the site holds makes that last.
create or replace function private.decide_classes(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  verb text := given ->> 'verb';
  class_id text := given ->> 'subject';
  draft public.class_drafts;
  was boolean;
  was_kept boolean;
begin
  perform private.check_judge(viewer, null, given);
  if verb not in ('unlist', 'relist') then
    raise sqlstate 'PT400' using message = 'There is no such action for a class.';
  end if;
  select * into draft from public.class_drafts where app_id = class_id for update;
  select listed into was from public.apps where id = class_id for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class.';
  end if;
  if was = (verb = 'relist') and not (verb = 'unlist' and draft.held_for is not null) then
    raise sqlstate 'PT409' using message = format('This class is already %s.', case when was then 'listed' else 'unlisted' end);
  end if;
  was_kept := draft.is_kept;
  if verb = 'relist' then
    if draft.user_id is not null and draft.user_id = viewer then
      raise sqlstate 'PT403' using message = 'Another moderator must decide about you.';
    end if;
    update public.class_drafts set is_kept = true where id = draft.id and private.hold_reason(draft) = 'maker';
    select * into draft from public.class_drafts where id = draft.id;
    if private.hold_reason(draft) is not null then
      raise sqlstate 'PT409' using message = case private.hold_reason(draft)
        when 'suspended' then 'The maker of this class is suspended. It is listed again when that ends.'
        else 'The host of this game is not allowed here. It is listed again when it is.'
      end;
    end if;
  end if;
  update public.apps set listed = verb = 'relist' where id = class_id;
  return jsonb_build_object('id', private.write_decision('classes', class_id, null, verb, given, viewer, jsonb_build_object(
    'listed', was, 'held_for', draft.held_for, 'is_kept', was_kept
  )));
end $$;

create or replace function private.undo_classes(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := decision -> 'before';
  class_id text := decision ->> 'subject';
begin
  update public.class_drafts set is_kept = (before ->> 'is_kept')::boolean where app_id = class_id and before ->> 'is_kept' is not null;
  if before ->> 'held_for' is not null then
    -- Lists the class and checks it again: the site holds it once more, unless the reason is gone.
    update public.apps set listed = true where id = class_id and not listed;
    perform private.follow_hold(d.id) from public.class_drafts d where d.app_id = class_id;
  else
    update public.apps set listed = (before ->> 'listed')::boolean where id = class_id;
  end if;
  return '{}';
end $$;

-- Classes that are listed now, although they cannot be.
update public.class_drafts d set role_lost = true
where d.user_id is not null and private.setting_text('creators') = 'invite'
  and not exists (select from public.player_roles r where r.user_id = d.user_id and r.role in ('creator', 'trusted-creator'));
select private.follow_hold(d.id) from public.class_drafts d where d.app_id is not null;

revoke execute on all functions in schema private from public;
