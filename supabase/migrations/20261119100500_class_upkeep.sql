-- What creators' classes keep about a person: in their export, gone with the account, and deleted when its time is over.

-- Licences that let a class stay without its maker.
create function private.is_free_licence(licence text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return licence in ('MIT', 'Apache 2.0', 'BSD', 'GPL 3.0', 'CC0', 'CC BY 4.0', 'CC BY-SA 4.0');
end $$;

-- The classes of an account that is deleted go with it, except those that their maker gave away.
create function private.leave_classes() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  draft public.class_drafts;
begin
  for draft in select * from public.class_drafts where user_id = old.user_id order by id for update loop
    if draft.status = 'listed' and draft.live_form -> 'keep_when_deleted' = 'true'
      and private.is_free_licence(private.form_text(draft.live_form, 'licence'))
      and exists (select from public.class_builds where id = draft.live_build and hash is not null and status = 'approved')
    then
      perform private.end_review(draft);
      update public.class_drafts set user_id = null, form = live_form where id = draft.id;
      delete from public.class_builds where draft_id = draft.id and id <> draft.live_build;
      update public.class_builds set note = '', report = null where id = draft.live_build;
      update public.apps set developer = 'somebody who has left' where id = draft.app_id;
    else
      perform private.remove_class(draft);
    end if;
  end loop;
  return old;
end $$;

create trigger leave_classes before delete on public.my_users for each row execute function private.leave_classes();

alter function private.export_my_data() rename to export_without_classes;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_without_classes() || jsonb_build_object(
    'class_drafts', (
      select coalesce(jsonb_agg(to_jsonb(d) - 'user_id' order by d.created_at), '[]') from public.class_drafts d where d.user_id = caller
    ),
    'class_builds', (
      select coalesce(jsonb_agg(to_jsonb(b) || jsonb_build_object('paths', (
        select coalesce(jsonb_agg(f.path order by f.path), '[]') from private.build_files f where f.build_id = b.id
      )) order by b.created_at), '[]')
      from public.class_builds b join public.class_drafts d on d.id = b.draft_id where d.user_id = caller
    ),
    'author_keys', (
      select coalesce(jsonb_agg(jsonb_build_object('name', k.name, 'created_at', k.created_at, 'used_at', k.used_at) order by k.created_at), '[]')
      from private.author_keys k where k.user_id = caller
    )
  );
end $$;

-- Deletes unfinished builds, ends head starts without a review, and returns the unused files by bucket.
create function private.sweep_classes() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 500;
  at timestamptz := private.now();
  draft public.class_drafts;
begin
  delete from public.class_builds where status = 'uploading' and created_at < at - interval '24 hours';
  for draft in
    select d.* from public.class_drafts d join public.class_builds b on b.id = d.live_build
    where b.review_until < at order by d.id for update of d skip locked
  loop
    update public.class_builds set review_until = null where id = draft.live_build;
    perform private.fall_back(draft);
    perform private.notify(draft.user_id, 'decision', format(
      'Nobody reviewed the new version of your class %s in time, so the version before it is played.', draft.slug
    ), '/class/creator');
  end loop;
  -- A build that begins now must not count on a file that is deleted here.
  perform pg_advisory_xact_lock(hashtext('private.build_blobs'));
  delete from private.build_blobs b
  where b.added_at < at - interval '1 hour' and not exists (select from private.build_files f where f.sha256 = b.sha256);
  return jsonb_build_object(
    'game_files', (
      select coalesce(jsonb_agg(o.name), '[]') from (
        select o.name from storage.objects o where o.bucket_id = 'game_files' and case
          when o.name like 'blobs/%' then o.created_at < now() - interval '1 hour'
            and not exists (select from private.build_blobs b where b.sha256 = substr(o.name, 7, 64))
          else not exists (
            select from public.class_builds b join private.build_files f on f.build_id = b.id
            where b.id::text = split_part(o.name, '/', 1) and f.sha256 = split_part(o.name, '/', 2) and b.status = 'uploading' and not f.accepted
          )
        end limit most
      ) as o
    ),
    'class_uploads', (
      select coalesce(jsonb_agg(o.name), '[]') from (
        select o.name from storage.objects o where o.bucket_id = 'class_uploads' and o.created_at < now() - interval '1 hour' limit most
      ) as o
    ),
    'class_art', (
      select coalesce(jsonb_agg(o.name), '[]') from (
        select o.name from storage.objects o where o.bucket_id = 'class_art' and o.created_at < now() - interval '1 day'
          and not exists (
            select from public.class_drafts d where o.name in (d.form ->> 'icon', d.submitted_form ->> 'icon', d.live_form ->> 'icon')
          )
          and not exists (select from public.apps a where a.icon = '/storage/v1/object/public/class_art/' || o.name)
        limit most
      ) as o
    )
  );
end $$;

alter function private.sweep() rename to sweep_without_classes;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  work jsonb := private.sweep_without_classes();
  -- Comes last: builds that begin wait for its lock while they hold a wallet, which the other steps may need.
  files jsonb := private.sweep_classes();
begin
  return work || jsonb_build_object('remove', coalesce(work -> 'remove', '{}') || files);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_classes() from anon, authenticated;
revoke execute on function private.sweep_without_classes() from service_role;
-- Visitors may call it, so that they read why they are refused.
grant execute on function private.export_my_data() to anon, authenticated;
grant execute on function private.sweep() to service_role;
