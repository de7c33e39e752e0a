-- Builds: the uploaded versions of a class. Files are stored by their sha256, each once; the list of a build's files is
-- judged here before anything is uploaded, and the function accept-build looks at the bytes.

-- Types of files by extension. `kinds` are the contents that accept-build may find in them: * is everything that is
-- neither an archive nor a program.
create table private.build_types (
  ext text primary key check (ext ~ '^[a-z0-9]{1,12}$'),
  type text not null,
  kinds text[] not null
);
comment on table private.build_types is 'Which files a build may have. Nothing about a player.';
alter table private.build_types enable row level security;
insert into private.build_types (ext, type, kinds)
select ext, type, kinds from (values
  ('{html,htm}'::text[], 'text/html; charset=utf-8', '{text}'::text[]),
  ('{js,mjs}', 'text/javascript; charset=utf-8', '{text}'),
  ('{css}', 'text/css; charset=utf-8', '{text}'),
  ('{json,webmanifest,gltf}', 'application/json; charset=utf-8', '{text}'),
  ('{txt,csv,md,atlas}', 'text/plain; charset=utf-8', '{text}'),
  ('{fnt}', 'text/plain; charset=utf-8', '{text,binary}'),
  ('{xml,tmx,tsx}', 'application/xml; charset=utf-8', '{text}'),
  ('{wasm}', 'application/wasm', '{wasm}'),
  ('{pck,data,bin,unityweb,dat,mem}', 'application/octet-stream', '{*}'),
  ('{png}', 'image/png', '{png}'),
  ('{jpg,jpeg}', 'image/jpeg', '{jpeg}'),
  ('{gif}', 'image/gif', '{gif}'),
  ('{webp}', 'image/webp', '{webp}'),
  ('{avif}', 'image/avif', '{avif}'),
  ('{svg}', 'image/svg+xml', '{text}'),
  ('{ico}', 'image/x-icon', '{ico,png}'),
  ('{mp3}', 'audio/mpeg', '{mp3}'),
  ('{ogg,oga,opus}', 'audio/ogg', '{ogg}'),
  ('{m4a}', 'audio/mp4', '{mp4}'),
  ('{mp4}', 'video/mp4', '{mp4}'),
  ('{wav}', 'audio/wav', '{wav}'),
  ('{webm}', 'video/webm', '{webm}'),
  ('{woff}', 'font/woff', '{woff}'),
  ('{woff2}', 'font/woff2', '{woff2}'),
  ('{ttf}', 'font/ttf', '{ttf,otf}'),
  ('{otf}', 'font/otf', '{ttf,otf}'),
  ('{glb}', 'model/gltf-binary', '{glb}'),
  ('{ktx2}', 'image/ktx2', '{ktx2}'),
  ('{basis}', 'application/octet-stream', '{basis}'),
  ('{dds}', 'image/vnd.ms-dds', '{dds}')
) as known (exts, type, kinds), unnest(exts) as ext;

-- Every file that a build may use, once. Its bytes are in the bucket game_files at blobs/<sha256>.
create table private.build_blobs (
  sha256 text primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null,
  -- What the bytes are, after unpacking.
  kind text not null,
  -- How they are packed: br, gzip, or not at all.
  encoding text check (encoding in ('br', 'gzip')),
  -- The size of a packed copy at blobs/<sha256>.br, if there is one.
  br_bytes bigint,
  findings jsonb not null default '[]',
  added_at timestamptz not null
);
comment on table private.build_blobs is
  'The files of uploaded builds, by their content. Nothing about a player; kept as long as a build uses them.';
alter table private.build_blobs enable row level security;

create table private.build_files (
  build_id uuid references public.class_builds (id) on delete cascade,
  path text collate "C",
  sha256 text not null,
  bytes int not null,
  type text not null,
  -- How the name says that it is packed: br, gzip, or any (unityweb).
  packed text check (packed in ('br', 'gzip', 'any')),
  accepted boolean not null default false,
  primary key (build_id, path)
);
create index build_files_by_content on private.build_files (sha256);
comment on table private.build_files is
  'Which files a build has. Nothing about a player that is not in class_builds; kept as long as the build.';
alter table private.build_files enable row level security;

-- Builds and files that nobody may upload again: 32 digits are a build, 64 a file.
create table private.blocked_hashes (
  hash text primary key check (hash ~ '^([0-9a-f]{32}|[0-9a-f]{64})$'),
  why text not null check (length(why) <= 500),
  blocked_at timestamptz not null
);
comment on table private.blocked_hashes is
  'Builds and files that were taken down, by their hash. Nothing about a player; kept until the operator removes it.';
alter table private.blocked_hashes enable row level security;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('game_files', 'game_files', false, 26214400, null)
on conflict (id) do nothing;

create function private.extension_of(path text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return lower(coalesce(substring(path from '\.([A-Za-z0-9]+)$'), ''));
end $$;

-- Files that operating systems and tools leave behind. They are not part of a build.
create function private.is_leftover(path text) returns boolean
language plpgsql immutable set search_path = '' as $$
begin
  return path ~* '(^|/)(__MACOSX|\.git|\.svn)(/|$)|(^|/)(\.DS_Store|Thumbs\.db|desktop\.ini)$|\.map$';
end $$;

-- Why a file cannot be part of a build, by its name and size. Null if it can.
create function private.file_problem(path text, sha256 text, bytes numeric) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  longest_path constant int := 180;
  most_folders constant int := 12;
  largest_file constant int := 26214400;
  packed_as text := substring(path from '\.(br|gz|unityweb)$');
  ending text := private.extension_of(case when packed_as is null then path else left(path, -length(packed_as) - 1) end);
begin
  return case
    when length(path) > longest_path then format('A path has up to %s characters.', longest_path)
    when path !~ '^[A-Za-z0-9 _.()@+-]+(/[A-Za-z0-9 _.()@+-]+)*$' then
      'Names have only Latin letters, digits, spaces and _ . ( ) @ + -. Rename the file.'
    when path ~ '(^|/)(\.|[^/]*[. ](/|$)| )' then 'Names do not begin with a dot or a space, nor end with one.'
    when array_length(string_to_array(path, '/'), 1) > most_folders then format('Folders are up to %s levels deep.', most_folders)
    when sha256 !~ '^[0-9a-f]{64}$' then 'A file comes with its sha256.'
    when bytes not between 0 and largest_file then format('A file has up to %s MiB.', largest_file / 1048576)
    when ending in ('exe', 'dll', 'so', 'dylib', 'bat', 'cmd', 'sh', 'ps1', 'apk', 'jar', 'msi', 'dmg', 'com', 'scr', 'vbs') then
      'Programs cannot be uploaded. A class runs in the browser.'
    when ending in ('zip', 'rar', '7z', 'tar', 'tgz', 'bz2', 'xz') then 'Archives cannot be uploaded inside a build. Unpack them.'
    when ending = 'swf' then 'Browsers do not play Flash any more.'
    when ending in ('php', 'asp', 'aspx', 'jsp', 'py', 'rb', 'pl', 'cgi') then 'Server programs do not run here. Upload what the browser needs.'
    when packed_as = 'unityweb' and not exists (select from private.build_types t where t.ext = ending) then null
    when packed_as is not null and ending in ('html', 'htm') then 'Pages are not packed. Upload them as they are.'
    when not exists (select from private.build_types t where t.ext = ending) then
      format('Files of the type "%s" cannot be uploaded.', coalesce(nullif(ending, ''), 'without an extension'))
    when exists (select from private.blocked_hashes b where b.hash = file_problem.sha256) then
      'This file was blocked by the moderators.'
  end;
end $$;

-- A line of the list of files that a creator sends.
create type private.manifest_file as (path text, sha256 text, bytes bigint, problem text);

-- The files of a list of [{path, sha256, bytes}], and the reason why each cannot be used. Leftovers are left out, and so
-- is a single folder around everything.
create function private.read_manifest(manifest jsonb) returns private.manifest_file[]
language plpgsql stable security definer set search_path = '' as $$
declare
  root text;
begin
  if not exists (select from jsonb_array_elements(manifest) as item where item ->> 'path' = 'index.html') then
    select min(split_part(item ->> 'path', '/', 1)) into root from jsonb_array_elements(manifest) as item
    where not private.is_leftover(item ->> 'path')
    having count(distinct split_part(item ->> 'path', '/', 1)) = 1
      and bool_or(item ->> 'path' = split_part(item ->> 'path', '/', 1) || '/index.html');
  end if;
  return coalesce((
    select array_agg(row(
      named.path, named.sha256, least(greatest(named.bytes, -1), 1000000000000)::bigint, coalesce(
        case when named.twins > 1 then 'Two files have this name. Large and small letters make no difference.' end,
        private.file_problem(named.path, named.sha256, named.bytes)
      )
    )::private.manifest_file order by named.path collate "C")
    from (
      select plain.*, count(*) over (partition by lower(plain.path)) as twins from (
        select case when root is null then item ->> 'path' else substr(item ->> 'path', length(root) + 2) end as path,
          item ->> 'sha256' as sha256, (item ->> 'bytes')::numeric as bytes
        from jsonb_array_elements(manifest) as item where not private.is_leftover(item ->> 'path')
      ) as plain
    ) as named
  ), '{}');
end $$;

-- Whether the content of a stored file fits its name.
create function private.fits_name(file private.build_files, blob private.build_blobs) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  kinds text[];
begin
  if blob.bytes <> file.bytes then return false; end if;
  if file.packed = 'any' then
    select t.kinds into kinds from private.build_types t where t.ext = private.extension_of(left(file.path, -length('.unityweb')));
  else
    if file.packed is not null and file.packed is distinct from blob.encoding then return false; end if;
    select t.kinds into kinds from private.build_types t
    where t.ext = private.extension_of(case when file.packed is null then file.path else left(file.path, -3) end);
    -- Packed bytes under a name that does not say so are just bytes.
    if file.packed is null and blob.encoding is not null then return '*' = any (kinds); end if;
  end if;
  kinds := coalesce(kinds, '{*}');
  return blob.kind = any (kinds)
    or ('*' = any (kinds) and blob.kind not in ('archive', 'program'))
    or (blob.kind = 'empty' and kinds && '{*,text,binary}');
end $$;

-- Refuses a build with the files that are wrong, as JSON in the details.
create function private.refuse_build(sentence text, problems jsonb default '[]', state text default 'PT400') returns void
language plpgsql immutable set search_path = '' as $$
begin
  raise exception using errcode = state, message = sentence, detail = problems::text;
end $$;

create function private.begin_build_of(player uuid, wanted uuid, manifest jsonb, said text, wanted_flags text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_files constant int := 1000;
  largest_build constant bigint := 104857600;
  most_problems constant int := 50;
  draft public.class_drafts := private.own_draft(player, wanted);
  build public.class_builds;
  given private.manifest_file[];
  problems jsonb;
  total bigint;
  new_bytes bigint;
  own_bytes bigint;
begin
  if jsonb_typeof(manifest) is distinct from 'array' or jsonb_array_length(manifest) = 0 then
    perform private.refuse_build('A build comes with the list of its files.');
  end if;
  -- Leftovers do not count, but a list that long is no build.
  if jsonb_array_length(manifest) > 4 * most_files then
    perform private.refuse_build(format('A build has up to %s files.', most_files));
  end if;
  if exists (
    select from jsonb_array_elements(manifest) as item
    where jsonb_typeof(item) <> 'object' or jsonb_typeof(item -> 'path') is distinct from 'string'
      or jsonb_typeof(item -> 'sha256') is distinct from 'string' or jsonb_typeof(item -> 'bytes') is distinct from 'number'
  ) or exists (select from jsonb_array_elements(manifest) as item where (item ->> 'bytes')::numeric % 1 <> 0) then
    perform private.refuse_build('Each file has a path, a sha256 and a whole number of bytes.');
  end if;
  if length(coalesce(said, '')) > 200 then
    perform private.refuse_build('A note has up to 200 characters.');
  end if;
  if not coalesce(wanted_flags, '{}') <@ array['eval', 'threads', 'sdk', 'rules'] then
    perform private.refuse_build('A build can need eval or threads, and bring sdk or rules.');
  end if;
  given := private.read_manifest(manifest);
  select jsonb_agg(jsonb_build_object('path', left(f.path, 200), 'text', f.problem)) into problems
  from (select * from unnest(given) where problem is not null limit most_problems) as f;
  if problems is not null then
    perform private.refuse_build(format('%s: %s', problems -> 0 ->> 'path', problems -> 0 ->> 'text'), problems);
  end if;
  if cardinality(given) > most_files then
    perform private.refuse_build(format('A build has up to %s files; this one has %s.', most_files, cardinality(given)));
  end if;
  if not exists (select from unnest(given) where path = 'index.html') then
    perform private.refuse_build(
      'A build needs a file index.html at the top, or in its only folder.', '[{"path": "index.html", "text": "This file is missing."}]'
    );
  end if;
  select sum(bytes) into total from unnest(given);
  if total > largest_build then
    perform private.refuse_build(format(
      'A build has up to %s MiB; this one has %s.', largest_build / 1048576, ceil(total / 1048576.0)
    ), '[]', 'PT413');
  end if;

  -- The same files again: the upload goes on where a lost connection ended it.
  select b.* into build from public.class_builds b
  where b.draft_id = draft.id and b.status = 'uploading' and b.files = cardinality(given)
    and b.flags = array(select distinct unnest(wanted_flags) order by 1)
    and not exists (select path, sha256, bytes from unnest(given) except select path, sha256, bytes from private.build_files where build_id = b.id);
  if found then
    perform private.spend(player, 'drafts');
    update public.class_builds set note = coalesce(said, '') where id = build.id;
    return jsonb_build_object('build_id', build.id, 'number', build.number, 'missing', private.missing_files(build.id));
  end if;

  perform private.spend(player, 'builds');
  delete from public.class_builds where draft_id = draft.id and status = 'uploading';
  insert into public.class_builds (draft_id, number, note, flags, bytes, files, created_at)
  select draft.id, coalesce(max(number), 0) + 1, coalesce(said, ''), array(select distinct unnest(wanted_flags) order by 1), total,
    cardinality(given), private.now()
  from public.class_builds where draft_id = draft.id
  returning * into build;
  insert into private.build_files (build_id, path, sha256, bytes, type, packed)
  select build.id, f.path, f.sha256, f.bytes, coalesce(t.type, 'application/octet-stream'), f.packed
  from (
    select *, case substring(path from '\.(br|gz|unityweb)$') when 'br' then 'br' when 'gz' then 'gzip' when 'unityweb' then 'any' end as packed
    from unnest(given)
  ) as f
  left join private.build_types t on t.ext = private.extension_of(
    case when f.packed is null then f.path when f.packed = 'any' then left(f.path, -9) else left(f.path, -3) end
  );
  problems := private.accept_known(build.id);
  if problems is not null then
    perform private.refuse_build(format('%s: %s', problems -> 0 ->> 'path', problems -> 0 ->> 'text'), problems);
  end if;

  select coalesce(sum(f.bytes), 0) into new_bytes
  from (select distinct sha256, bytes from private.build_files where build_id = build.id and not accepted) as f;
  own_bytes := private.bytes_of_creator(player);
  if own_bytes > private.setting_int('creator-max-mb')::bigint * 1048576 then
    perform private.refuse_build(format(
      'Your builds would have %s MiB together; %s are allowed. Delete versions that you do not need.',
      ceil(own_bytes / 1048576.0), private.setting_int('creator-max-mb')
    ), '[]', 'PT413');
  end if;
  if (select coalesce(sum(bytes), 0) from private.build_blobs) + new_bytes > private.setting_int('site-builds-max-mb')::bigint * 1048576 then
    perform private.refuse_build('This site has no room for more builds. Ask whoever runs it.', '[]', 'PT507');
  end if;
  return jsonb_build_object('build_id', build.id, 'number', build.number, 'missing', private.missing_files(build.id));
end $$;

-- Accepts the files of a build whose content is known already. Returns those whose content does not fit their name, as
-- [{path, text}], or null.
create function private.accept_known(build uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  -- Keeps the sweep from deleting files that this build is about to use.
  perform pg_advisory_xact_lock_shared(hashtext('private.build_blobs'));
  select jsonb_agg(jsonb_build_object('path', f.path, 'text', private.misfit_text(f, b)) order by f.path) into problems
  from private.build_files f join private.build_blobs b using (sha256)
  where f.build_id = build and not f.accepted and not private.fits_name(f, b);
  update private.build_files f set accepted = true
  from private.build_blobs b where b.sha256 = f.sha256 and f.build_id = build and not f.accepted and private.fits_name(f, b);
  return problems;
end $$;

create function private.misfit_text(file private.build_files, blob private.build_blobs) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return case
    when blob.kind = 'program' then 'This file is a program. A class runs in the browser.'
    when blob.kind = 'archive' then 'This file is an archive. Unpack it.'
    when blob.bytes <> file.bytes then 'The size of this file is not the one in the list.'
    else 'The content of this file does not fit its name.'
  end;
end $$;

-- The sha256 of the files that are still to be uploaded.
create function private.missing_files(build uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(distinct f.sha256) from private.build_files f
    where f.build_id = build and not f.accepted
      and not exists (select from storage.objects o where o.bucket_id = 'game_files' and o.name = build || '/' || f.sha256)
  ), '[]');
end $$;

create function private.begin_build(draft_id uuid, manifest jsonb, note text, flags text[]) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.begin_build_of(private.require_creator(), draft_id, manifest, note, flags);
end $$;

-- Begins a new version of a class with the list of its files. Returns the files to upload. Creators only.
create function public.begin_build(draft_id uuid, manifest jsonb, note text default '', flags text[] default '{}') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.begin_build(draft_id, manifest, note, flags); end $$;

-- Whether the caller may upload a file: <build>/<sha256>, for an open build of their own that lists it, once.
create function private.may_upload_file(path text, metadata jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(path, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/([0-9a-f]{64})$');
begin
  if parts is null or not private.may_act() or not private.is_creator() then return false; end if;
  -- A signed upload URL would skip these checks when the upload happens.
  if current_setting('request.path', true) like '%/upload/sign/%' then return false; end if;
  return exists (
    select from private.build_files f
    join public.class_builds b on b.id = f.build_id join public.class_drafts d on d.id = b.draft_id
    where b.id = parts[1]::uuid and b.status = 'uploading' and d.user_id = auth.uid() and f.sha256 = parts[2] and not f.accepted
      -- Hosted Supabase does not tell the size here; accept-build compares it again.
      and f.bytes = coalesce((metadata ->> 'size')::bigint, f.bytes)
  );
end $$;

create policy "creators upload the files of their build" on storage.objects for insert to authenticated
  with check (bucket_id = 'game_files' and private.may_upload_file(name, metadata));

-- For accept-build: the next files of a build to look at, up to 24 MiB, with the contents that their names allow.
-- `player` is null for the site itself.
create function private.take_build_files(build_id uuid, player uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_bytes constant bigint := 25165824;
  build public.class_builds;
  problems jsonb;
begin
  select b.* into build from public.class_builds b join public.class_drafts d on d.id = b.draft_id
  where b.id = take_build_files.build_id and (player is null or d.user_id = player) for update of b;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such build of yours.';
  end if;
  if build.status <> 'uploading' then
    raise sqlstate 'PT409' using message = 'This build is complete already.';
  end if;
  problems := private.accept_known(build.id);
  return jsonb_build_object(
    'problems', coalesce(problems, '[]'), 'left', (select count(distinct sha256) from private.build_files f where f.build_id = build.id and not accepted),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('sha256', w.sha256, 'bytes', w.bytes, 'path', w.path, 'packed', w.packed) order by w.sha256)
      from (
        select u.*, sum(u.bytes) over (order by u.sha256) - u.bytes as before from (
          select f.sha256, min(f.bytes) as bytes, min(f.path) as path, min(f.packed) as packed from private.build_files f
          join storage.objects o on o.bucket_id = 'game_files' and o.name = build.id || '/' || f.sha256
          where f.build_id = build.id and not f.accepted group by f.sha256
        ) as u
      ) as w where w.before = 0 or w.before + w.bytes <= most_bytes
    ), '[]')
  );
end $$;

-- For accept-build: what it found in files, as [{sha256, bytes, kind, encoding, br_bytes, findings}]. The bytes of those
-- are stored. Returns what is left, and the files that cannot be part of the build.
create function private.keep_build_files(build_id uuid, judged jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  problems jsonb;
begin
  insert into private.build_blobs (sha256, bytes, kind, encoding, br_bytes, findings, added_at)
  select f ->> 'sha256', (f ->> 'bytes')::bigint, f ->> 'kind', f ->> 'encoding', (f ->> 'br_bytes')::bigint, coalesce(f -> 'findings', '[]'), private.now()
  from jsonb_array_elements(judged) as f
  on conflict do nothing;
  problems := private.accept_known(keep_build_files.build_id);
  return jsonb_build_object(
    'problems', coalesce(problems, '[]'), 'findings', private.findings_of(keep_build_files.build_id),
    'done', (select count(*) from private.build_files f where f.build_id = keep_build_files.build_id and accepted),
    'left', (select count(*) from private.build_files f where f.build_id = keep_build_files.build_id and not accepted)
  );
end $$;

create function public.take_build_files(build_id uuid, player uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.take_build_files(build_id, player); end $$;

create function public.keep_build_files(build_id uuid, judged jsonb) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.keep_build_files(build_id, judged); end $$;

-- What a reviewer should look at: what the scan found in the files, and files that are known from elsewhere.
create function private.findings_of(build uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  most constant int := 100;
  maker uuid := (select d.user_id from public.class_builds b join public.class_drafts d on d.id = b.draft_id where b.id = build);
  notes jsonb;
  total bigint;
  twin record;
begin
  select coalesce(jsonb_agg(jsonb_build_object('rule', s.rule, 'path', s.path, 'detail', s.detail)), '[]') into notes from (
    select said ->> 'rule' as rule, f.path, said ->> 'detail' as detail
    from private.build_files f join private.build_blobs b using (sha256), jsonb_array_elements(b.findings) as said
    where f.build_id = build order by 1, 2, 3 limit most
  ) as s;
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

-- The address of a list of files: the same files always have the same one. What they may do is part of it, because the
-- headers of an address and the script in its page depend on it.
create function private.hash_of_build(build uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select left(encode(sha256(string_agg(
      convert_to(path, 'UTF8') || '\x00'::bytea || convert_to(f.sha256, 'UTF8') || '\x00'::bytea, ''::bytea order by path
    ) || coalesce((
      select string_agg(convert_to(flag, 'UTF8') || '\x00'::bytea, ''::bytea order by flag)
      from public.class_builds c, unnest(c.flags) as flag where c.id = build and flag in ('eval', 'sdk', 'threads')
    ), ''::bytea)), 'hex'), 32)
    from private.build_files f where build_id = build
  );
end $$;

create function private.finish_build_of(player uuid, wanted uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_versions constant int := 20;
  build public.class_builds;
  twin public.class_builds;
  waiting int;
begin
  select b.* into build from public.class_builds b join public.class_drafts d on d.id = b.draft_id
  where b.id = wanted and d.user_id = player for update of b;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such build of yours.';
  end if;
  if build.status <> 'uploading' then return private.build_card(build); end if;
  select count(*) into waiting from private.build_files where build_id = wanted and not accepted;
  if waiting > 0 then
    raise sqlstate 'PT409' using message = format('%s of %s files are not here yet.', waiting, build.files), detail = waiting::text;
  end if;
  build.hash := private.hash_of_build(wanted);
  if exists (select from private.blocked_hashes b where b.hash = build.hash)
    or exists (select from private.blocked_hashes b join private.build_files f on f.sha256 = b.hash where f.build_id = wanted)
  then
    raise sqlstate 'PT403' using message = 'These files were blocked by the moderators.';
  end if;
  -- The same files again are the same version.
  select * into twin from public.class_builds b
  where b.draft_id = build.draft_id and b.hash = build.hash and b.flags = build.flags and b.status <> 'uploading' limit 1;
  if found then
    delete from public.class_builds where id = wanted;
    return private.build_card(twin);
  end if;
  update public.class_builds set hash = build.hash, status = 'ready', findings = private.findings_of(wanted) where id = wanted returning * into build;
  delete from public.class_builds where id in (
    select b.id from public.class_builds b join public.class_drafts d on d.id = b.draft_id
    where b.draft_id = build.draft_id and b.id is distinct from d.live_build and b.id is distinct from d.in_review_build and b.status <> 'blocked'
    order by b.number desc offset most_versions
  );
  return private.build_card(build);
end $$;

create function private.finish_build(build_id uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.finish_build_of(private.require_creator(), build_id);
end $$;

-- Completes a version when all its files are accepted. It can be opened from now on. Creators only.
create function public.finish_build(build_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.finish_build(build_id); end $$;

create function private.own_build(player uuid, wanted uuid) returns public.class_builds
language plpgsql security definer set search_path = '' as $$
declare
  build public.class_builds;
begin
  select b.* into build from public.class_builds b join public.class_drafts d on d.id = b.draft_id
  where b.id = wanted and d.user_id = player for update of b, d;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such build of yours.';
  end if;
  return build;
end $$;

create function private.keep_report(wanted uuid, said jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  build public.class_builds := private.own_build(wallet.user_id, wanted);
begin
  if jsonb_typeof(said) is distinct from 'object' or octet_length(said::text) > 32768 then
    raise sqlstate 'PT413' using message = 'A report has up to 32 KiB.';
  end if;
  perform private.spend(wallet.user_id, 'drafts');
  update public.class_builds set report = said where id = build.id;
end $$;

-- Stores the inspector's report about a build, for its reviewer.
create function public.keep_report(build_id uuid, report jsonb) returns void
language plpgsql set search_path = '' as $$ begin perform private.keep_report(build_id, report); end $$;

create function private.delete_build(wanted uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  build public.class_builds := private.own_build(wallet.user_id, wanted);
begin
  if exists (select from public.class_drafts where live_build = wanted or in_review_build = wanted) then
    raise sqlstate 'PT409' using message = 'This version is played or in review. Choose another one first.';
  end if;
  if build.status = 'blocked' then
    raise sqlstate 'PT409' using message = 'A blocked version stays until the class is deleted.';
  end if;
  delete from public.class_builds where id = wanted;
  return true;
end $$;

-- Deletes a version that is neither played nor in review.
create function public.delete_build(build_id uuid) returns boolean
language plpgsql set search_path = '' as $$ begin return private.delete_build(build_id); end $$;

-- For the gateway: whether a build may be served. Null if there is none with this hash.
create function private.build_state(wanted text) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if exists (select from private.blocked_hashes where hash = wanted) then return 'blocked'; end if;
  return (
    select case when bool_or(status <> 'blocked') then 'ready' else 'blocked' end
    from public.class_builds where hash = wanted and status <> 'uploading' having count(*) > 0
  );
end $$;

-- For the gateway: the files of a build as {flags, files: {path: [sha256, bytes, type, packed as, bytes of the packed copy,
-- stored file, stored packed copy]}}. It never changes, except for where the files are stored.
create function private.build_manifest(wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object('files', jsonb_object_agg(f.path, jsonb_build_array(
      f.sha256, f.bytes, f.type, case when f.packed is not null then b.encoding end, b.br_bytes, o.version, packed.version
    )))
    from private.build_files f
    join private.build_blobs b using (sha256)
    join storage.objects o on o.bucket_id = 'game_files' and o.name = 'blobs/' || f.sha256
    left join storage.objects packed on b.br_bytes is not null and packed.bucket_id = 'game_files' and packed.name = 'blobs/' || f.sha256 || '.br'
    where f.build_id = (select id from public.class_builds where hash = wanted and status <> 'uploading' order by created_at limit 1)
    having count(*) > 0
  ) || jsonb_build_object('flags', (
    select to_jsonb(flags) from public.class_builds where hash = wanted and status <> 'uploading' order by created_at limit 1
  ));
end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.begin_build(uuid, jsonb, text, text[]), private.may_upload_file(text, jsonb), private.finish_build(uuid),
  private.keep_report(uuid, jsonb), private.delete_build(uuid)
  to authenticated;
grant execute on function private.take_build_files(uuid, uuid), private.keep_build_files(uuid, jsonb) to service_role;
revoke execute on function
  public.begin_build(uuid, jsonb, text, text[]), public.finish_build(uuid), public.keep_report(uuid, jsonb), public.delete_build(uuid),
  public.take_build_files(uuid, uuid), public.keep_build_files(uuid, jsonb)
  from public, anon, authenticated;
grant execute on function
  public.begin_build(uuid, jsonb, text, text[]), public.finish_build(uuid), public.keep_report(uuid, jsonb), public.delete_build(uuid)
  to authenticated;
grant execute on function public.take_build_files(uuid, uuid), public.keep_build_files(uuid, jsonb) to service_role;
