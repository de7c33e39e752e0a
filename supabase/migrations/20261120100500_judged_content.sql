-- The content of a file is judged once, for every name it will ever have. What depends on a name is decided when it is
-- used under that name, so that a harmless first name hides nothing, and a wrong one spoils the file for nobody.

alter table private.build_blobs
  -- Brotli has no mark at its beginning, so it is only tried under a name that says so.
  add column is_brotli_tried boolean not null default false;
update private.build_blobs b set is_brotli_tried = true
where b.encoding is not null or exists (select from private.build_files f where f.sha256 = b.sha256 and f.accepted and f.packed in ('br', 'any'));

-- Whether a known file has to be looked at again, because its new name says how it is packed.
create function private.is_judged_for(file private.build_files, blob private.build_blobs) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(file.packed, '') not in ('br', 'any') or blob.encoding is not null or blob.is_brotli_tried or blob.bytes <> file.bytes;
end $$;

create or replace function private.accept_known(build uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  -- Keeps the sweep from deleting files that this build is about to use.
  perform pg_advisory_xact_lock_shared(hashtext('private.build_blobs'));
  select jsonb_agg(jsonb_build_object('path', f.path, 'text', private.misfit_text(f, b)) order by f.path) into problems
  from private.build_files f join private.build_blobs b using (sha256)
  where f.build_id = build and not f.accepted and private.is_judged_for(f, b) and not private.fits_name(f, b);
  update private.build_files f set accepted = true
  from private.build_blobs b
  where b.sha256 = f.sha256 and f.build_id = build and not f.accepted and private.is_judged_for(f, b) and private.fits_name(f, b);
  return problems;
end $$;

create or replace function private.keep_build_files(build_id uuid, judged jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  insert into private.build_blobs as known (sha256, bytes, kind, encoding, br_bytes, findings, is_brotli_tried, added_at)
  select f ->> 'sha256', (f ->> 'bytes')::bigint, f ->> 'kind', f ->> 'encoding', (f ->> 'br_bytes')::bigint, coalesce(f -> 'findings', '[]'), exists (
    select from private.build_files b where b.build_id = keep_build_files.build_id and b.sha256 = f ->> 'sha256' and b.packed in ('br', 'any')
  ), private.now()
  from jsonb_array_elements(judged) as f
  -- Under its plain name it was not unpacked, so nobody has seen what is inside. What was found before stays.
  on conflict (sha256) do update set
    kind = case when excluded.encoding is null then known.kind else excluded.kind end, encoding = excluded.encoding, is_brotli_tried = true,
    findings = known.findings || excluded.findings
  where excluded.is_brotli_tried and known.encoding is null and not known.is_brotli_tried;
  problems := private.accept_known(keep_build_files.build_id);
  return jsonb_build_object(
    'problems', coalesce(problems, '[]'), 'findings', private.findings_of(keep_build_files.build_id),
    'done', (select count(*) from private.build_files f where f.build_id = keep_build_files.build_id and accepted),
    'left', (select count(*) from private.build_files f where f.build_id = keep_build_files.build_id and not accepted)
  );
end $$;

-- What a reviewer should look at: what the scan found in the files, and files that are known from elsewhere. A few of each
-- kind, so that many of one hide no other. Packed text is normal, except in a script.
create or replace function private.findings_of(build uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most_of_a_kind constant int := 20;
  maker uuid := (select d.user_id from public.class_builds b join public.class_drafts d on d.id = b.draft_id where b.id = build);
  notes jsonb;
  total bigint;
  twin record;
begin
  select coalesce(jsonb_agg(jsonb_build_object('rule', s.rule, 'path', s.path, 'detail', s.detail) order by s.rule, s.place), '[]') into notes from (
    select said ->> 'rule' as rule, f.path, said ->> 'detail' as detail,
      row_number() over (partition by said ->> 'rule' order by f.path, said ->> 'detail') as place
    from private.build_files f join private.build_blobs b using (sha256), jsonb_array_elements(b.findings) as said
    where f.build_id = build and (said ->> 'rule' <> 'packed' or f.path ~* '\.m?js(\.(br|gz|unityweb))?$')
  ) as s where s.place <= most_of_a_kind;
  select sum(bytes) into total from private.build_files where build_id = build;
  -- Files of engines are in many builds and say nothing. They are counted once, not for every build that has them.
  with rare as (
    select o.sha256 from private.build_files o join public.class_builds ob on ob.id = o.build_id
    join public.class_drafts od on od.id = ob.draft_id
    where o.sha256 in (select f.sha256 from private.build_files f where f.build_id = build)
    group by o.sha256 having count(distinct od.user_id) <= 3
  )
  select b.status = 'blocked' as is_blocked, sum(mine.bytes) as shared, max(d.slug) as slug into twin
  from private.build_files mine
  join private.build_files theirs on theirs.sha256 = mine.sha256 and theirs.build_id <> mine.build_id
  join public.class_builds b on b.id = theirs.build_id join public.class_drafts d on d.id = b.draft_id
  where mine.build_id = build and b.status <> 'uploading' and (d.user_id is distinct from maker or b.status = 'blocked')
    and mine.sha256 in (select r.sha256 from rare r)
  group by b.id, b.status having sum(mine.bytes) > 0.8 * total or b.status = 'blocked'
  order by 1 desc, 2 desc limit 1;
  if twin.shared is not null then
    notes := notes || jsonb_build_object('rule', case when twin.is_blocked then 'blocked-before' else 'copied' end, 'path', null, 'detail', format(
      '%s %% of its bytes are in %s', round(100.0 * twin.shared / greatest(total, 1)), case when twin.is_blocked then 'a blocked build' else 'the class ' || coalesce(twin.slug, 'of another creator') end
    ));
  end if;
  return notes;
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.keep_build_files(uuid, jsonb) to service_role;
