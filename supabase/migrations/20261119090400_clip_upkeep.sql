-- What clips and channels keep about a person: in their export, and files that are deleted when nobody needs them.

alter function private.export_my_data() rename to export_without_clips;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_without_clips() || jsonb_build_object(
    'clips', (
      select coalesce(jsonb_agg(to_jsonb(c) - '{user_id,log_bytes}'::text[] order by c.created_at), '[]')
      from public.clips c where c.user_id = caller
    ),
    'clip_likes', (
      select coalesce(jsonb_agg(jsonb_build_object('clip_id', l.clip_id, 'created_at', l.created_at) order by l.created_at), '[]')
      from public.clip_likes l where l.user_id = caller
    ),
    'clip_notes', (
      select coalesce(jsonb_agg(jsonb_build_object('clip_id', n.clip_id, 'kind', n.kind, 'noted_at', n.noted_at) order by n.noted_at), '[]')
      from private.clip_notes n where n.user_id = caller
    ),
    'social_accounts', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.created_at), '[]') from public.social_accounts s where s.user_id = caller
    )
  );
end $$;

-- Files of clips that nobody needs: uploads after an hour, and posters that no clip shows. A poster is stored shortly
-- before its clip names it, so a new one is left alone.
create function private.clip_files_to_remove() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 500;
begin
  return jsonb_build_object(
    'clip_uploads', (
      select coalesce(jsonb_agg(o.name), '[]') from (
        select name from storage.objects where bucket_id = 'clip_uploads' and created_at < now() - interval '1 hour' limit most
      ) as o
    ),
    'clip_posters', (
      select coalesce(jsonb_agg(o.name), '[]') from (
        select name from storage.objects
        where bucket_id = 'clip_posters' and created_at < now() - interval '5 minutes'
          and not exists (select from public.clips c where c.poster = name)
        limit most
      ) as o
    )
  );
end $$;
create unique index clips_by_poster on public.clips (poster) where poster is not null;

alter function private.sweep() rename to sweep_without_clips;

-- `remove` has the files to delete, by bucket.
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  work jsonb;
begin
  perform private.choose_best_clips(private.now());
  work := private.sweep_without_clips();
  return work || jsonb_build_object('remove', coalesce(work -> 'remove', '{}') || private.clip_files_to_remove());
end $$;

alter function private.metrics() rename to metrics_without_clips;

create function private.metrics() returns table (name text, help text, labels jsonb, value numeric)
language plpgsql security definer set search_path = '' as $$
begin
  return query
    select * from private.metrics_without_clips()
  union all
    select 'clips', 'Clips by status.', jsonb_build_object('status', known.status),
      (select count(*)::numeric from public.clips c where c.status = known.status)
    from unnest(array['draft', 'in_review', 'published', 'rejected']) as known (status);
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_clips() from anon, authenticated;
revoke execute on function private.sweep_without_clips() from service_role;
-- Visitors may call it, so that they read why they are refused.
grant execute on function private.export_my_data() to anon, authenticated;
grant execute on function private.sweep() to service_role;
