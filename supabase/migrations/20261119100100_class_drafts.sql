-- Creators' classes: the form of each class, and its uploaded builds. The functions for builds and reviews follow in the
-- next migrations.

create table public.class_drafts (
  id uuid primary key default gen_random_uuid(),
  -- Null: the account was deleted, and its owner wanted the class to stay.
  user_id uuid references public.my_users (user_id) on delete set null,
  -- The class in the catalogue, once it was published.
  app_id text unique references public.apps (id) on delete set null,
  slug text unique check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length(slug) <= 60),
  form jsonb not null default '{}' check (jsonb_typeof(form) = 'object' and octet_length(form::text) <= 16000),
  -- The form that is being reviewed, and the one that is published.
  submitted_form jsonb,
  live_form jsonb,
  status text not null default 'draft' check (status in ('draft', 'in_review', 'listed', 'rejected', 'unlisted')),
  reason text check (length(reason) <= 500),
  live_build uuid,
  in_review_build uuid,
  -- Only the owner's own unlisting can be taken back by the owner.
  unlisted_by text check (unlisted_by in ('owner', 'moderator')),
  submitted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index class_drafts_by_player on public.class_drafts (user_id, created_at);
comment on table public.class_drafts is
  'Kept about a person: the classes they make, with all texts of the form. Why: to publish and change them. How long: until they delete the class or their account; a published class stays without its owner if they asked for that.';

create table public.class_builds (
  id uuid primary key default gen_random_uuid(),
  draft_id uuid not null references public.class_drafts (id) on delete cascade,
  number int not null check (number > 0),
  -- The sha256 of the sorted list of files, first 32 digits: the same files always have the same address.
  hash text check (hash ~ '^[0-9a-f]{32}$'),
  -- Instead of files: the address of a game on a host that the operator allows.
  address text check (address ~ '^https://[^\s<>"'';,]+$' and length(address) <= 300),
  bytes bigint not null default 0,
  files int not null default 0,
  note text not null default '' check (length(note) <= 200),
  flags text[] not null default '{}' check (flags <@ array['eval', 'threads', 'sdk', 'rules']),
  status text not null default 'uploading' check (status in ('uploading', 'ready', 'in_review', 'approved', 'rejected', 'blocked')),
  reason text check (length(reason) <= 500),
  findings jsonb not null default '[]',
  report jsonb check (octet_length(report::text) <= 32768),
  -- The reviewer's checklist.
  ticks text[] not null default '{}',
  -- A trusted creator's build is live before its review, until then.
  review_until timestamptz,
  created_at timestamptz not null,
  unique (draft_id, number)
);
create index class_builds_by_hash on public.class_builds (hash);
create index class_builds_waiting on public.class_builds (status, created_at) where status in ('uploading', 'in_review');
comment on table public.class_builds is
  'Kept about a person: the versions of the classes they make, with their notes and what a reviewer said. Why: to publish, review and roll back. How long: the last 20 of each class, until the class or the account is deleted.';

alter table public.class_drafts
  add constraint class_drafts_live_build foreign key (live_build) references public.class_builds (id) on delete set null,
  add constraint class_drafts_in_review_build foreign key (in_review_build) references public.class_builds (id) on delete set null;
create index class_drafts_by_live_build on public.class_drafts (live_build);
create index class_drafts_by_in_review_build on public.class_drafts (in_review_build);

alter table public.class_drafts enable row level security;
-- Moderators see what is in review through the queue "builds".
create policy "creators see their own classes" on public.class_drafts for select to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on public.class_drafts as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.class_drafts from anon, authenticated;
grant select on public.class_drafts to authenticated;

alter table public.class_builds enable row level security;
create policy "creators see their own builds" on public.class_builds for select to authenticated
  using (draft_id in (select id from public.class_drafts));
create policy "only players in good standing" on public.class_builds as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.class_builds from anon, authenticated;
grant select on public.class_builds to authenticated;

insert into private.write_limits (bucket, burst, every, sentence) values
  ('drafts', 120, '2 seconds', 'You are changing your class very often.'),
  ('builds', 20, '72 minutes', 'You can upload 20 builds a day.');

-- Covers: uploads, and the public bucket for re-encoded ones.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('class_uploads', 'class_uploads', false, 2097152, '{image/png,image/jpeg,image/webp}'),
  ('class_art', 'class_art', true, 2097152, '{image/webp}')
on conflict (id) do nothing;

-- Whether a class was made by a creator: the catalogue of our own games leaves it alone.
create function private.is_made_class(app public.apps) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.build is not null or exists (select from public.class_drafts d where d.app_id = app.id);
end $$;

-- The creator of a class; null for our own classes and for creators who have left.
create function private.owner_of_class(app text) returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select user_id from public.class_drafts where app_id = app);
end $$;

create function private.slug_of(title text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return left(trim(both '-' from regexp_replace(lower(coalesce(title, '')), '[^a-z0-9]+', '-', 'g')), 60);
end $$;

-- Why a class cannot have this slug. Null if it can.
create function private.slug_problem(wanted text, draft uuid) returns text
language plpgsql stable security definer set search_path = '' as $$
begin
  if coalesce(wanted, '') !~ '^[a-z0-9]+(-[a-z0-9]+)*$' or length(wanted) not between 3 and 60 then
    return 'A title has 3 to 60 letters or digits of the Latin alphabet.';
  end if;
  if wanted in (
    'creator', 'play', 'class', 'privacy', 'terms', 'auth', 'chad', 'streak', 'leaderboard', 'yt', 'profile', 'settings',
    'cache', 'mirrors', 'takedown', 'change-password', 'onboarding', 'iframecheck', 'moderation'
  ) then
    return 'This name is an address of the site. Choose another title.';
  end if;
  if exists (select from public.apps a where a.id = wanted and not exists (select from public.class_drafts d where d.id = draft and d.app_id = a.id))
    or exists (select from public.class_drafts d where d.slug = wanted and d.id is distinct from draft)
  then
    return 'There is a class with this name already. Choose another title.';
  end if;
  return private.judge_text(replace(wanted, '-', ' ')) ->> 'message';
end $$;

-- A field of the form if it is a text, without white space around it.
create function private.form_text(form jsonb, field text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(form -> field) = 'string' then trim(form ->> field) else '' end;
end $$;

create function private.form_list(form jsonb, field text) returns text[]
language plpgsql immutable set search_path = '' as $$
begin
  return case when jsonb_typeof(form -> field) = 'array' then array(
    select distinct item #>> '{}' from jsonb_array_elements(form -> field) as item where jsonb_typeof(item) = 'string'
  ) else '{}' end;
end $$;

-- A whole number of the form; null if it is none, or larger than any that is allowed.
create function private.form_number(given jsonb) returns bigint
language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) is distinct from 'number' or (given #>> '{}')::numeric not between -1000000000000 and 1000000000000
    or (given #>> '{}')::numeric % 1 <> 0 then
    return null;
  end if;
  return (given #>> '{}')::numeric::bigint;
end $$;

-- The problems that keep a form from being submitted, as [{field, text}].
create function private.form_problems(form jsonb, draft uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  problems jsonb := '[]';
  score jsonb := case when jsonb_typeof(form -> 'score') = 'object' then form -> 'score' else '{}' end;
  controls jsonb := case when jsonb_typeof(form -> 'controls') = 'object' then form -> 'controls' else '{}' end;
  categories text[] := private.form_list(form, 'categories');
  devices text[] := private.form_list(form, 'devices');
  address text := private.form_text(form, 'address');
  rule record;
  said text;
begin
  for rule in
    select * from (values
      ('title', 1, 60, 'Give your class a title of up to 60 characters.'),
      ('tagline', 1, 60, 'Say in up to 60 characters what kind of game it is.'),
      ('description', 1, 2000, 'Describe your class in up to 2000 characters.'),
      ('licence', 1, 80, 'Say under which licence the game is.'),
      ('credits', 0, 1000, 'Credits have up to 1000 characters.')
    ) as texts (field, shortest, longest, sentence)
  loop
    said := private.form_text(form, rule.field);
    if length(said) not between rule.shortest and rule.longest then
      problems := problems || jsonb_build_object('field', rule.field, 'text', rule.sentence);
    elsif said <> '' and private.judge_text(said) is not null then
      problems := problems || jsonb_build_object('field', rule.field, 'text', private.judge_text(said) ->> 'message');
    end if;
  end loop;
  said := private.slug_problem(private.slug_in(form), draft);
  if said is not null then
    problems := problems || jsonb_build_object('field', 'slug', 'text', said);
  end if;
  if private.form_text(controls, 'keys') || private.form_text(controls, 'touch') || private.form_text(controls, 'pad') = '' then
    problems := problems || jsonb_build_object('field', 'controls', 'text', 'Say how the game is controlled.');
  end if;
  foreach said in array array['keys', 'touch', 'pad'] loop
    if length(private.form_text(controls, said)) > 200 then
      problems := problems || jsonb_build_object('field', 'controls', 'text', 'Each way to control the game has up to 200 characters.');
    elsif private.judge_text(private.form_text(controls, said)) is not null then
      problems := problems || jsonb_build_object('field', 'controls', 'text', private.judge_text(private.form_text(controls, said)) ->> 'message');
    end if;
  end loop;
  if cardinality(categories) not between 1 and 4
    or exists (select from unnest(categories) as wanted where not exists (select from public.categories c where c.id = wanted))
  then
    problems := problems || jsonb_build_object('field', 'categories', 'text', 'Choose one to four subjects.');
  end if;
  if cardinality(devices) = 0 or not devices <@ array['keyboard', 'mouse', 'touch', 'gamepad'] then
    problems := problems || jsonb_build_object('field', 'devices', 'text', 'Say what the game is played with.');
  end if;
  if coalesce(private.form_number(form -> 'players'), 0) not between 1 and 8 then
    problems := problems || jsonb_build_object('field', 'players', 'text', 'A class has one to eight players.');
  end if;
  if private.form_text(form, 'orientation') not in ('any', 'landscape', 'portrait') then
    problems := problems || jsonb_build_object('field', 'orientation', 'text', 'Say how a phone is held.');
  end if;
  if coalesce(private.form_number(form -> 'min_age'), -1) not between 0 and 18 then
    problems := problems || jsonb_build_object('field', 'min_age', 'text', 'Say from which age on the game is fit.');
  end if;
  if private.form_text(form, 'source_url') !~ '^(https://[^\s<>"]+)?$' or length(private.form_text(form, 'source_url')) > 300 then
    problems := problems || jsonb_build_object('field', 'source_url', 'text', 'The address of the source begins with https://.');
  end if;
  if form -> 'is_own' is distinct from 'true' then
    problems := problems || jsonb_build_object('field', 'is_own', 'text', 'Confirm that you made the game or have the right to publish it.');
  end if;
  if private.form_text(form, 'icon') !~ '^[0-9a-f]{64}\.webp$' or not exists (
    select from storage.objects o where o.bucket_id = 'class_art' and o.name = private.form_text(form, 'icon')
  ) then
    problems := problems || jsonb_build_object('field', 'icon', 'text', 'Add a cover picture.');
  end if;
  if address <> '' and private.address_problem(address) is not null then
    problems := problems || jsonb_build_object('field', 'address', 'text', private.address_problem(address));
  end if;
  if coalesce(score ->> 'kind', 'none') not in ('none', 'bounds', 'replay') then
    problems := problems || jsonb_build_object('field', 'score', 'text', 'Say whether the game has scores.');
  elsif coalesce(score ->> 'kind', 'none') <> 'none' then
    if address <> '' then
      problems := problems || jsonb_build_object('field', 'score', 'text', 'A game from another host has no scores here.');
    elsif coalesce(score ->> 'order', '') not in ('asc', 'desc') or length(private.form_text(score, 'unit')) not between 1 and 20
      or private.form_number(score -> 'min') is null or private.form_number(score -> 'max') is null
      or private.form_number(score -> 'min') > private.form_number(score -> 'max')
    then
      problems := problems || jsonb_build_object('field', 'score', 'text', 'Scores need an order, a unit of up to 20 characters, a lowest and a highest value.');
    elsif private.judge_text(private.form_text(score, 'unit')) is not null then
      problems := problems || jsonb_build_object('field', 'score', 'text', private.judge_text(private.form_text(score, 'unit')) ->> 'message');
    elsif score ->> 'kind' = 'bounds' and coalesce(private.form_number(score -> 'perSecondMax'), 0) < 1 then
      problems := problems || jsonb_build_object('field', 'score', 'text', 'Say how much the score can grow in a second.');
    end if;
  end if;
  return problems;
end $$;

-- The slug that a form asks for: its own, or one made from the title.
create function private.slug_in(form jsonb) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce(nullif(private.form_text(form, 'slug'), ''), private.slug_of(private.form_text(form, 'title')));
end $$;

-- Why a game cannot be loaded from an address. Null if it can.
create function private.address_problem(address text) returns text
language plpgsql stable security definer set search_path = '' as $$
declare
  asked text := substring(address from '^https://([a-z0-9.-]+)(/[^\s<>"'';,\\]*)?$');
begin
  if asked is null or length(address) > 300 then
    return 'The address of a game begins with https:// and has no port, name or password.';
  end if;
  if asked <> all (private.setting_hosts('game-hosts')) then
    return 'Games cannot be loaded from this host. Upload the files instead.';
  end if;
  return null;
end $$;

-- The fields of a form that we know.
create function private.known_fields(form jsonb) returns jsonb
language plpgsql immutable set search_path = '' as $$
begin
  return coalesce((
    select jsonb_object_agg(key, value) from jsonb_each(form) where key in (
      'title', 'slug', 'tagline', 'description', 'controls', 'categories', 'devices', 'players', 'orientation', 'licence', 'source_url',
      'is_own', 'credits', 'min_age', 'icon', 'address', 'score', 'keep_when_deleted'
    )
  ), '{}');
end $$;

-- The caller's own draft, locked; or the answer that there is none.
create function private.own_draft(player uuid, wanted uuid) returns public.class_drafts
language plpgsql security definer set search_path = '' as $$
declare
  draft public.class_drafts;
begin
  select * into draft from public.class_drafts where id = wanted and user_id = player for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such class of yours.';
  end if;
  return draft;
end $$;

create function private.save_draft_of(player uuid, wanted uuid, form jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  most_classes constant int := 10;
  at timestamptz := private.now();
  fields jsonb;
  draft public.class_drafts;
  new_slug text;
  slug_error text;
begin
  if jsonb_typeof(form) is distinct from 'object' then
    raise sqlstate 'PT400' using message = 'A class is saved with its form.';
  end if;
  fields := private.known_fields(form);
  if octet_length(fields::text) > 16000 then
    raise sqlstate 'PT413' using message = 'The texts of a class have up to 16,000 characters together.';
  end if;
  perform private.spend(player, 'drafts');
  if wanted is null then
    if (select count(*) from public.class_drafts where user_id = player) >= most_classes then
      raise sqlstate 'PT409' using message = format('You can have %s classes. Delete one first.', most_classes);
    end if;
    insert into public.class_drafts (user_id, created_at, updated_at) values (player, at, at) returning * into draft;
  else
    draft := private.own_draft(player, wanted);
  end if;
  -- A published class keeps its address. One in review keeps it, too, because the reviewer judges its name.
  if draft.app_id is not null then
    fields := fields || jsonb_build_object('slug', draft.app_id);
  elsif draft.in_review_build is not null then
    fields := fields || jsonb_build_object('slug', draft.slug);
  end if;
  new_slug := private.slug_in(fields);
  slug_error := private.slug_problem(new_slug, draft.id);
  update public.class_drafts d
  set form = fields, slug = case when slug_error is null then new_slug end, updated_at = at,
    status = case when d.status = 'rejected' then 'draft' else d.status end
  where d.id = draft.id returning * into draft;
  return jsonb_build_object(
    'id', draft.id, 'slug', draft.slug, 'slug_error', slug_error, 'status', draft.status, 'updated_at', draft.updated_at,
    'problems', private.form_problems(draft.form, draft.id)
  );
end $$;

create function private.save_draft(draft_id uuid, form jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  return private.save_draft_of(private.require_creator(), draft_id, form);
end $$;

-- Saves the form of a class; without an id, a new one. Returns what is still missing. Creators only.
create function public.save_draft(draft_id uuid, form jsonb) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.save_draft(draft_id, form); end $$;

create function private.check_slug(wanted text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  asked text := private.slug_of(wanted);
  problem text;
begin
  perform private.check_creator(private.require_caller());
  problem := private.slug_problem(asked, (select id from public.class_drafts where slug = asked and user_id = auth.uid()));
  return jsonb_build_object('slug', asked, 'is_free', problem is null, 'text', problem);
end $$;

-- Whether a class can have a name, and why not. Creators only.
create function public.check_slug(slug text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.check_slug(slug); end $$;

-- A build as its creator and moderators see it.
create function private.build_card(build public.class_builds) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', build.id, 'number', build.number, 'hash', build.hash, 'address', build.address, 'bytes', build.bytes, 'files', build.files,
    'note', build.note, 'flags', to_jsonb(build.flags), 'status', build.status, 'reason', build.reason, 'findings', build.findings,
    'report', build.report, 'review_until', build.review_until, 'created_at', build.created_at
  );
end $$;

create function private.get_my_classes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', d.id, 'slug', d.slug, 'title', coalesce(nullif(private.form_text(d.form, 'title'), ''), d.slug), 'status', d.status,
      'reason', d.reason, 'app_id', d.app_id, 'code', a.code, 'listed', coalesce(a.listed, false), 'live_build', d.live_build,
      'in_review_build', d.in_review_build, 'submitted_at', d.submitted_at, 'unlisted_by', d.unlisted_by, 'form', d.form,
      'is_changed', d.live_form is not null and d.live_form <> d.form, 'problems', private.form_problems(d.form, d.id),
      'builds', coalesce((
        select jsonb_agg(private.build_card(b) order by b.number desc) from public.class_builds b where b.draft_id = d.id
      ), '[]'),
      'updated_at', d.updated_at
    ) order by d.created_at)
    from public.class_drafts d left join public.apps a on a.id = d.app_id where d.user_id = caller
  ), '[]');
end $$;

-- The caller's own classes with all their builds.
create function public.get_my_classes() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_classes(); end $$;

-- A creator's file sizes: every file counts once, however many builds have it.
create function private.bytes_of_creator(player uuid) returns bigint
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select sum(f.bytes) from (
      select distinct f.sha256, f.bytes from private.build_files f
      join public.class_builds b on b.id = f.build_id join public.class_drafts d on d.id = b.draft_id where d.user_id = player
    ) as f
  ), 0);
end $$;

create function private.get_creator_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
  why text;
begin
  if caller is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  why := private.no_creator_reason(caller);
  return jsonb_build_object(
    'may', why is null, 'is_creator', why is null, 'mode', private.setting_text('creators'), 'why', why,
    'is_trusted', private.is_trusted_creator(caller),
    'max_bytes', private.setting_int('creator-max-mb')::bigint * 1048576, 'used_bytes', private.bytes_of_creator(caller),
    'builds_today', (
      select count(*) from public.class_builds b join public.class_drafts d on d.id = b.draft_id
      where d.user_id = caller and b.created_at > private.now() - interval '1 day'
    ),
    'hosts', to_jsonb(private.setting_hosts('game-hosts')),
    'rules', exists (select from private.site_settings where name = 'foreign-rules' and coalesce(value, default_value) = 'on')
  );
end $$;

-- Whether the caller may make classes, why not, and how much room there is.
create function public.get_creator_state() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_creator_state(); end $$;

-- Whether the caller may upload a cover: <draft>/<name>, for a class of their own.
create function private.may_upload_art(path text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  parts text[] := regexp_match(path, '^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/([^/]{1,200})$');
begin
  if parts is null or not private.may_act() or not private.is_creator() then return false; end if;
  -- A signed upload URL would skip these checks when the upload happens.
  if current_setting('request.path', true) like '%/upload/sign/%' then return false; end if;
  perform from public.class_drafts where id = parts[1]::uuid and user_id = auth.uid() for update;
  if not found then return false; end if;
  perform private.spend(auth.uid(), 'drafts', 10);
  -- An upload waits for accept-image, or for the sweep.
  return (
    select count(*) from storage.objects where bucket_id = 'class_uploads'
      and name collate "C" >= parts[1] || '/' and name collate "C" < parts[1] || '0'
  ) < 5;
end $$;

create policy "creators upload the cover of their class" on storage.objects for insert to authenticated
  with check (bucket_id = 'class_uploads' and private.may_upload_art(name));

revoke execute on all functions in schema private from public;
grant execute on function
  private.save_draft(uuid, jsonb), private.check_slug(text), private.get_my_classes(), private.get_creator_state(), private.may_upload_art(text)
  to authenticated;
revoke execute on function
  public.save_draft(uuid, jsonb), public.check_slug(text), public.get_my_classes(), public.get_creator_state()
  from public, anon, authenticated;
grant execute on function
  public.save_draft(uuid, jsonb), public.check_slug(text), public.get_my_classes(), public.get_creator_state() to authenticated;
