-- The most liked clips: counted when a like is given or taken back, so that a page costs the same however many there are.

alter table public.clips
  -- Likes of accounts older than a day.
  add column likes int not null default 0 check (likes >= 0),
  -- The number that is shown and sorted by: 0 under five, so that nobody can tell who liked a clip.
  add column liked int not null generated always as (case when likes >= 5 then likes else 0 end) stored;
alter table public.clip_likes
  -- Whether the account was older than a day. If not, the sweep counts the like when it is.
  add column is_counted boolean not null default false;

update public.clip_likes l set is_counted = true
from public.my_users u where u.user_id = l.user_id and u.created_at <= private.now() - interval '1 day';
update public.clips c set likes = counted.likes
from (select clip_id, count(*) as likes from public.clip_likes where is_counted group by clip_id) as counted where counted.clip_id = c.id;

create index clips_liked on public.clips (liked desc, published_at desc) where status = 'published';
create index clips_liked_by_app on public.clips (app_id, liked desc, published_at desc) where status = 'published';
create index clip_likes_not_counted on public.clip_likes (user_id) where not is_counted;

create function private.judge_like() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.is_counted := exists (
    select from public.my_users where user_id = new.user_id and created_at <= private.now() - interval '1 day'
  );
  return new;
end $$;

create trigger judge_like before insert on public.clip_likes for each row execute function private.judge_like();

create function private.count_like() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    update public.clips set likes = likes - 1 where id = old.clip_id;
  else
    update public.clips set likes = likes + 1 where id = new.clip_id;
  end if;
  return null;
end $$;

create trigger count_new_like after insert on public.clip_likes for each row when (new.is_counted) execute function private.count_like();
create trigger count_older_like after update of is_counted on public.clip_likes
for each row when (new.is_counted and not old.is_counted) execute function private.count_like();
create trigger count_lost_like after delete on public.clip_likes for each row when (old.is_counted) execute function private.count_like();

-- Counts the likes of accounts that are older than a day by now.
create function private.count_likes_of_older() returns void
language plpgsql security definer set search_path = '' as $$
declare
  most constant int := 5000;
begin
  update public.clip_likes l set is_counted = true
  from (
    select w.clip_id, w.user_id from public.clip_likes w join public.my_users u on u.user_id = w.user_id
    where not w.is_counted and u.created_at <= private.now() - interval '1 day'
    -- A like that is being taken back is locked; the clip's row comes after it here, too.
    limit most for update of w skip locked
  ) as older
  where l.clip_id = older.clip_id and l.user_id = older.user_id;
end $$;

-- The number of likes that is shown. Null under five, so that nobody can tell who liked it.
create or replace function private.clip_likes_shown(clip uuid) returns int
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select nullif(c.liked, 0) from public.clips c where c.id = clip);
end $$;

-- Published clips in the order of their likes: of all, of a class or of a maker. Each has its own query and so its own
-- index, whatever the plan was made for.
create function private.most_liked(app text, maker uuid, skipped int, most int) returns uuid[]
language plpgsql stable security definer set search_path = '' as $$
begin
  if maker is not null then
    return array(
      select c.id from public.clips c where c.status = 'published' and c.user_id = maker and (app is null or c.app_id = app)
      order by c.liked desc, c.published_at desc offset skipped limit most
    );
  elsif app is not null then
    return array(
      select c.id from public.clips c where c.status = 'published' and c.app_id = app
      order by c.liked desc, c.published_at desc offset skipped limit most
    );
  end if;
  return array(
    select c.id from public.clips c where c.status = 'published' order by c.liked desc, c.published_at desc offset skipped limit most
  );
end $$;

alter function private.get_clips(text, timestamptz, text, text) rename to get_newest_clips;

create function private.get_clips(app text, before timestamptz, maker text, sort text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page constant int := 24;
  wanted_maker uuid := (select user_id from public.my_users where username = maker);
  cards jsonb := '[]';
  ids uuid[];
begin
  if sort is distinct from 'liked' then return private.get_newest_clips(app, before, maker, sort); end if;
  if maker is not null and wanted_maker is null then return jsonb_build_object('clips', cards, 'next', null); end if;
  -- Clips that are not shown leave gaps, so a page may need more than one query.
  for look in 0..3 loop
    ids := private.most_liked(app, wanted_maker, look * page, page);
    cards := cards || private.shown_cards(ids, page - jsonb_array_length(cards));
    exit when cardinality(ids) < page or jsonb_array_length(cards) = page;
  end loop;
  return jsonb_build_object('clips', cards, 'next', null);
end $$;

-- The export has no numbers of likes that the page does not show.
create or replace function private.export_without_classes() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_without_clips() || jsonb_build_object(
    'clips', (
      select coalesce(jsonb_agg(to_jsonb(c) - '{user_id,log_bytes,likes,liked}'::text[] order by c.created_at), '[]')
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

alter function private.sweep() rename to sweep_without_likes;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.count_likes_of_older();
  return private.sweep_without_likes();
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.sweep_without_likes() from service_role;
revoke execute on function private.get_newest_clips(text, timestamptz, text, text) from anon, authenticated;
grant execute on function private.get_clips(text, timestamptz, text, text) to anon, authenticated;
grant execute on function private.sweep() to service_role;
