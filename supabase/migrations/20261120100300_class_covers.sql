-- Covers of classes are private until a moderator publishes them. accept-image keeps them in class_covers as
-- <draft>/<sha256>.webp, and copies the published ones to the public bucket class_art.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('class_covers', 'class_covers', false, 2097152, '{image/webp}')
on conflict (id) do nothing;

-- Whether the caller may see a cover before it is published: its owner, and moderators while it is in review.
create function private.may_see_cover(path text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  draft uuid := private.as_id(split_part(path, '/', 1));
begin
  if draft is null or not private.may_act() then return false; end if;
  -- A link would show it to everybody.
  if current_setting('request.path', true) like '%/object/sign/%' then return false; end if;
  return exists (
    select from public.class_drafts d
    where d.id = draft and (d.user_id = auth.uid() or (d.in_review_build is not null and private.has_role('moderator')))
  );
end $$;

create policy "owners and reviewers see the cover of a class" on storage.objects for select to authenticated
  using (bucket_id = 'class_covers' and private.may_see_cover(name));

alter function private.form_problems(jsonb, uuid) rename to problems_of_texts;

-- The problems that keep a form from being submitted, as [{field, text}].
create function private.form_problems(form jsonb, draft uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  icon text := private.form_text(form, 'icon');
  problems jsonb := private.problems_of_texts(form, draft);
begin
  if exists (select from storage.objects o where o.bucket_id = 'class_covers' and o.name = draft || '/' || icon) then
    return coalesce((
      select jsonb_agg(p.value order by p.ordinality) from jsonb_array_elements(problems) with ordinality as p where p.value ->> 'field' <> 'icon'
    ), '[]');
  end if;
  return problems;
end $$;

-- Whether a cover that a form names can be seen by everybody.
create function private.cover_is_public(form jsonb) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from storage.objects o where o.bucket_id = 'class_art' and o.name = private.form_text(form, 'icon'));
end $$;

create function private.take_cover(wanted uuid, moderator uuid, seen text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  draft public.class_drafts;
  build public.class_builds;
begin
  select d.* into draft from public.class_drafts d where d.id = wanted and d.in_review_build is not null;
  if draft.id is null or draft.user_id = moderator or private.is_banned(moderator)
    or not exists (select from public.player_roles r where r.user_id = moderator and r.role = 'moderator')
  then
    raise sqlstate 'PT403' using message = 'Only a moderator who did not make this class can publish its cover.';
  end if;
  select b.* into build from public.class_builds b where b.id = draft.in_review_build;
  perform private.check_seen(moderator, jsonb_build_object('seen', seen), private.build_stamp(draft, build));
  return jsonb_build_object('icon', private.form_text(draft.submitted_form, 'icon'), 'is_public', private.cover_is_public(draft.submitted_form));
end $$;

-- The cover that a moderator is about to publish, as they looked at it. Only the function accept-image calls it.
create function public.take_cover(draft_id uuid, moderator uuid, seen text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.take_cover(draft_id, moderator, seen); end $$;

alter function private.decide_builds(uuid, jsonb) rename to decide_seen_build;

create function private.decide_builds(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  -- After the operator's command the sweep copies it.
  if given ->> 'verb' = 'publish' and viewer is not null and exists (
    select from public.class_drafts d
    where d.in_review_build = private.as_id(given ->> 'subject') and d.user_id is distinct from viewer and not private.cover_is_public(d.submitted_form)
  ) then
    raise sqlstate 'PT409' using message = 'The cover is not published yet. Load the page again.';
  end if;
  return private.decide_seen_build(viewer, given);
end $$;

-- Covers that are published but not in the public bucket yet, as [[from, to]]: the operator's command copies no files.
create function private.covers_to_publish() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_array(o.name, private.form_text(d.live_form, 'icon')))
    from public.class_drafts d
    join storage.objects o on o.bucket_id = 'class_covers' and o.name = d.id || '/' || private.form_text(d.live_form, 'icon')
    where d.live_build is not null and not private.cover_is_public(d.live_form)
  ), '[]');
end $$;

create function private.covers_to_remove() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 500;
begin
  return (
    select coalesce(jsonb_agg(o.name), '[]') from (
      select o.name from storage.objects o where o.bucket_id = 'class_covers' and o.created_at < now() - interval '1 day'
        and not exists (
          select from public.class_drafts d where d.id = private.as_id(split_part(o.name, '/', 1))
            and split_part(o.name, '/', 2) in (d.form ->> 'icon', d.submitted_form ->> 'icon', d.live_form ->> 'icon')
        )
      limit most
    ) as o
  );
end $$;

-- A class that the operator's command published shows a duck until the sweep has copied its cover.
create function private.wait_for_cover() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  folder constant text := '/storage/v1/object/public/class_art/';
begin
  if starts_with(new.icon, folder) and not exists (
    select from storage.objects o where o.bucket_id = 'class_art' and o.name = substr(new.icon, length(folder) + 1)
  ) then
    new.icon := '/covers/soon.svg';
  end if;
  return new;
end $$;

create trigger wait_for_cover before insert or update of icon on public.apps
  for each row execute function private.wait_for_cover();

create function private.show_covers() returns void
language sql security definer set search_path = '' as $$
  update public.apps a set icon = '/storage/v1/object/public/class_art/' || private.form_text(d.live_form, 'icon')
  from public.class_drafts d where d.app_id = a.id and a.icon = '/covers/soon.svg' and private.cover_is_public(d.live_form)
$$;

alter function private.sweep() rename to sweep_without_covers;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  work jsonb := private.sweep_without_covers();
begin
  perform private.show_covers();
  return work || jsonb_build_object(
    'publish_covers', private.covers_to_publish(),
    'remove', coalesce(work -> 'remove', '{}') || jsonb_build_object('class_covers', private.covers_to_remove())
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sweep_without_covers() from service_role;
grant execute on function private.may_see_cover(text) to authenticated;
grant execute on function private.take_cover(uuid, uuid, text), private.sweep() to service_role;
revoke execute on function public.take_cover(uuid, uuid, text) from public, anon, authenticated;
grant execute on function public.take_cover(uuid, uuid, text) to service_role;
