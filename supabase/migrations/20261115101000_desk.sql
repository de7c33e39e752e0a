-- Reports, takedown notices and creators' videos. A person judges each of them.

create table public.reports (
  id bigint generated always as identity primary key,
  user_id uuid not null default auth.uid() references public.my_users (user_id) on delete cascade,
  target_kind text not null check (target_kind in ('app', 'player', 'score', 'video')),
  target_id text not null check (length(target_id) between 1 and 60),
  reason text not null check (reason in ('broken', 'unkind', 'cheating', 'unsafe', 'copyright', 'other')),
  details text not null default '' check (length(details) <= 1000),
  status text not null default 'open' check (status in ('open', 'resolved', 'dismissed')),
  answer text check (length(answer) <= 500),
  created_at timestamptz not null default now()
);
create index reports_by_player on public.reports (user_id, created_at desc);
create index reports_open on public.reports (created_at) where status = 'open';

alter table public.reports enable row level security;
create policy "players see their own reports, moderators all" on public.reports for select to authenticated
  using (user_id = (select auth.uid()) or (select private.has_role('moderator')));
create policy "players report" on public.reports for insert to authenticated with check (user_id = (select auth.uid()));
create policy "only players in good standing" on public.reports as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.reports from anon, authenticated;
grant select on public.reports to authenticated;
grant insert (user_id, target_kind, target_id, reason, details) on public.reports to authenticated;

create function private.judge_report() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if (select count(*) from public.reports where user_id = new.user_id and created_at > at - interval '1 day') >= 20 then
    raise sqlstate 'PT429' using message = '20 reports a day are the most there can be.';
  end if;
  new.created_at := at;
  return new;
end $$;

create trigger wait_for_turn before insert on public.reports
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_report before insert on public.reports
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_report();

create function private.review_report(report bigint, resolve boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  decided public.reports;
begin
  perform private.require_moderator();
  update public.reports set status = case when resolve then 'resolved' else 'dismissed' end, answer = left(said, 500)
  where id = report and status = 'open' returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such open report.';
  end if;
  return jsonb_build_object('id', decided.id, 'status', decided.status);
end $$;

-- Closes a report. Moderators only.
create function public.review_report(report_id bigint, resolve boolean, answer text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.review_report(report_id, resolve, answer); end $$;

-- Takedown notices, with the six elements that such a notice must have.
create table public.takedowns (
  id bigint generated always as identity primary key,
  reference text not null unique check (reference ~ '^QT-[0-9A-Z]{8}$'),
  -- Only a hash is stored of the secret in the sender's status link.
  secret_hash bytea not null,
  app_id text references public.apps (id) on delete set null,
  url text not null check (length(url) between 1 and 500),
  work text not null check (length(work) between 1 and 2000),
  reason text not null check (length(reason) between 1 and 4000),
  contact_name text not null check (length(contact_name) between 1 and 120),
  contact_email text not null check (contact_email ~ '^[^\s@]{1,64}@[^\s@]{1,190}$'),
  contact_address text not null check (length(contact_address) between 1 and 500),
  good_faith boolean not null check (good_faith),
  accurate boolean not null check (accurate),
  signature text not null check (length(signature) between 1 and 120),
  status text not null default 'received' check (status in ('received', 'accepted', 'rejected')),
  decision text check (length(decision) <= 1000),
  created_at timestamptz not null,
  decided_at timestamptz
);
create index takedowns_by_app on public.takedowns (app_id);
create index takedowns_by_contact on public.takedowns (contact_email, created_at desc);
create index takedowns_by_time on public.takedowns (created_at desc);

alter table public.takedowns enable row level security;
create policy "moderators see takedowns" on public.takedowns for select to authenticated
  using ((select private.has_role('moderator')) and (select private.may_act()));
revoke all on public.takedowns from anon, authenticated;
grant select (id, reference, app_id, url, work, reason, status, decision, created_at, decided_at) on public.takedowns to authenticated;

create function private.file_takedown(notice jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  secret text := encode(sha256((gen_random_uuid()::text || gen_random_uuid()::text)::bytea), 'hex');
  filed public.takedowns;
begin
  if (select count(*) from public.takedowns where created_at > at - interval '1 day') >= 200
    or (
      select count(*) from public.takedowns
      where contact_email = lower(notice ->> 'contact_email') and created_at > at - interval '1 day'
    ) >= 5
  then
    raise sqlstate 'PT429' using message = 'Too many notices today. Please write to the operator.';
  end if;
  insert into public.takedowns (
    reference, secret_hash, app_id, url, work, reason, contact_name, contact_email, contact_address,
    good_faith, accurate, signature, created_at
  ) values (
    'QT-' || upper(substr(md5(gen_random_uuid()::text), 1, 8)), sha256(secret::bytea),
    (select id from public.apps where id = substring(notice ->> 'url' from '/class/([a-z0-9-]+)')),
    notice ->> 'url', notice ->> 'work', notice ->> 'reason', notice ->> 'contact_name', lower(notice ->> 'contact_email'),
    notice ->> 'contact_address', (notice ->> 'good_faith')::boolean, (notice ->> 'accurate')::boolean, notice ->> 'signature', at
  ) returning * into filed;
  return jsonb_build_object('reference', filed.reference, 'secret', secret, 'status', filed.status);
end $$;

-- Files a notice. Returns its reference and the secret of the status link, which is not shown again.
create function public.file_takedown(
  url text, work text, reason text, contact_name text, contact_email text, contact_address text,
  good_faith boolean, accurate boolean, signature text
) returns jsonb
language plpgsql set search_path = '' as $$
begin
  return private.file_takedown(jsonb_build_object(
    'url', url, 'work', work, 'reason', reason, 'contact_name', contact_name, 'contact_email', contact_email,
    'contact_address', contact_address, 'good_faith', good_faith, 'accurate', accurate, 'signature', signature
  ));
end $$;

create function private.get_takedown(wanted text, secret text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'reference', t.reference, 'status', t.status, 'decision', t.decision, 'url', t.url,
      'created_at', t.created_at, 'decided_at', t.decided_at
    )
    from public.takedowns t where t.reference = wanted and t.secret_hash = sha256(secret::bytea)
  );
end $$;

-- The status of a notice for the holder of its link. Null for others.
create function public.get_takedown(reference text, secret text) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_takedown(reference, secret); end $$;

-- Decides a notice. Accepting it unlists the class at once.
create function private.decide_takedown(wanted text, accept boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  decided public.takedowns;
begin
  if coalesce(said, '') = '' then
    raise sqlstate 'PT400' using message = 'A notice is decided with a reason.';
  end if;
  update public.takedowns t
  set status = case when accept then 'accepted' else 'rejected' end, decision = left(said, 1000), decided_at = private.now()
  where t.reference = wanted and t.status = 'received' returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such open notice.';
  end if;
  if accept then
    update public.apps set listed = false where id = decided.app_id;
  end if;
  return jsonb_build_object('reference', decided.reference, 'status', decided.status, 'unlisted', case when accept then decided.app_id end);
end $$;

create function private.review_takedown(wanted text, accept boolean, said text) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_moderator();
  return private.decide_takedown(wanted, accept, said);
end $$;

-- Decides a notice. Moderators only.
create function public.review_takedown(reference text, accept boolean, decision text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.review_takedown(reference, accept, decision); end $$;

create table public.creator_videos (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.my_users (user_id) on delete cascade,
  app_id text references public.apps (id) on delete set null,
  title text not null check (length(title) between 1 and 100),
  caption text not null default '' check (length(caption) <= 500),
  -- Only hosts that offer an embedded player without tracking viewers.
  url text not null check (
    length(url) <= 300 and url ~ '^https://(www\.youtube-nocookie\.com|www\.youtube\.com|youtu\.be|player\.vimeo\.com|vimeo\.com)/[A-Za-z0-9?=&/_.-]+$'
  ),
  status text not null default 'draft' check (status in ('draft', 'in_review', 'published', 'rejected')),
  reason text check (length(reason) <= 500),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index creator_videos_by_player on public.creator_videos (user_id, created_at desc);
create index creator_videos_by_app on public.creator_videos (app_id);
create index creator_videos_published on public.creator_videos (created_at desc) where status = 'published';

alter table public.creator_videos enable row level security;
create policy "visitors see published videos" on public.creator_videos for select to anon using (status = 'published');
create policy "creators also see their own, moderators all" on public.creator_videos for select to authenticated
  using (status = 'published' or user_id = (select auth.uid()) or (select private.has_role('moderator')));
create policy "creators add videos" on public.creator_videos for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_role('creator')));
create policy "creators change their own videos" on public.creator_videos for update to authenticated
  using (user_id = (select auth.uid()) and (select private.has_role('creator'))) with check (user_id = (select auth.uid()));
create policy "creators remove their own videos" on public.creator_videos for delete to authenticated
  using (user_id = (select auth.uid()));
create policy "only players in good standing" on public.creator_videos as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.creator_videos from anon, authenticated;
grant select (id, user_id, app_id, title, caption, url, status, created_at, updated_at) on public.creator_videos to anon;
grant select, delete on public.creator_videos to authenticated;
grant insert (user_id, app_id, title, caption, url), update (app_id, title, caption, url, status) on public.creator_videos to authenticated;

-- An edited video must be reviewed again; only a moderator publishes it.
create function private.judge_video() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.creator_videos where user_id = new.user_id) >= 200 then
      raise sqlstate 'PT409' using message = '200 videos are the most there can be.';
    end if;
    new.created_at := at;
  elsif new.status not in ('draft', 'in_review') and new.status <> old.status then
    raise sqlstate 'PT403' using message = 'Videos are published by moderators.';
  elsif new.status = old.status and (new.title, new.caption, new.url, new.app_id) is distinct from (old.title, old.caption, old.url, old.app_id) then
    new.status := 'draft';
  end if;
  new.updated_at := at;
  return new;
end $$;

create trigger wait_for_turn before insert or update on public.creator_videos
for each statement when (current_user in ('anon', 'authenticated')) execute function private.wait_for_turn();
create trigger judge_video before insert or update on public.creator_videos
for each row when (current_user in ('anon', 'authenticated')) execute function private.judge_video();

create function private.review_video(video uuid, publish boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  reviewer uuid := private.require_moderator();
  decided public.creator_videos;
begin
  if exists (select from public.creator_videos where id = video and user_id = reviewer) then
    raise sqlstate 'PT403' using message = 'Somebody else looks at your own videos.';
  end if;
  update public.creator_videos
  set status = case when publish then 'published' else 'rejected' end, reason = left(why, 500), updated_at = private.now()
  where id = video and status in ('in_review', 'published') returning * into decided;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such video in review.';
  end if;
  return jsonb_build_object('id', decided.id, 'status', decided.status);
end $$;

-- Publishes or rejects a video. Moderators only.
create function public.review_video(video_id uuid, publish boolean, reason text default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.review_video(video_id, publish, reason); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.file_takedown(jsonb), private.get_takedown(text, text) to anon, authenticated;
grant execute on function
  private.review_report(bigint, boolean, text), private.review_takedown(text, boolean, text), private.review_video(uuid, boolean, text)
  to authenticated;
revoke execute on function
  public.file_takedown(text, text, text, text, text, text, boolean, boolean, text), public.get_takedown(text, text),
  public.review_report(bigint, boolean, text), public.review_takedown(text, boolean, text), public.review_video(uuid, boolean, text)
  from public, anon, authenticated;
grant execute on function
  public.file_takedown(text, text, text, text, text, text, boolean, boolean, text), public.get_takedown(text, text)
  to anon, authenticated;
grant execute on function
  public.review_report(bigint, boolean, text), public.review_takedown(text, boolean, text), public.review_video(uuid, boolean, text)
  to authenticated;
