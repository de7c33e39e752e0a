-- Creators' channels on video sites, and videos of them. A channel is linked by its address and nothing is fetched: its
-- owner puts a code into the channel's description, and a moderator looks for it there.

-- Whether a player may link channels and add videos. A later migration adds more ways to become a creator.
create function private.is_creator(player uuid default auth.uid()) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.player_roles where user_id = player and role = 'creator');
end $$;

-- Settings get a form for lists of hosts.
alter table private.site_settings drop constraint site_settings_form_check;
alter table private.site_settings add constraint site_settings_form_check check (form in ('time', 'zone', 'hosts'));

create or replace function private.setting_allows(setting private.site_settings, wanted text) returns boolean
language plpgsql stable set search_path = '' as $$
begin
  if setting.allowed is not null then return wanted = any (setting.allowed); end if;
  if setting.form = 'time' then return wanted ~ '^(off|([01][0-9]|2[0-3]):[0-5][0-9])$'; end if;
  if setting.form = 'zone' then return private.is_time_zone(wanted); end if;
  if setting.form = 'hosts' then
    return length(wanted) <= 1000 and wanted ~ '^(none|[a-z0-9-]+(\.[a-z0-9-]+)+(,[a-z0-9-]+(\.[a-z0-9-]+)+)*)$';
  end if;
  if wanted !~ '^(0|[1-9][0-9]{0,8})$' then return false; end if;
  return wanted::int between setting.lowest and setting.highest;
end $$;

create or replace function private.allowed_text(setting private.site_settings) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return case setting.form
    when 'time' then 'off or a time such as 21:30'
    when 'zone' then 'a time zone such as Europe/Berlin'
    when 'hosts' then 'none or hosts with commas between, such as tube.example,video.example'
    else coalesce(array_to_string(setting.allowed, ' or '), format('%s to %s', setting.lowest, setting.highest))
  end;
end $$;

-- The hosts of a setting.
create function private.setting_hosts(wanted text) returns text[]
language plpgsql stable security definer set search_path = '' as $$
declare
  listed text := private.setting_text(wanted);
begin
  return case listed when 'none' then '{}'::text[] else string_to_array(listed, ',') end;
end $$;

insert into private.site_settings (name, default_value, allowed, form, description) values
  ('embeds', 'on', '{off,on,all}', null, 'Whether videos of other sites can be played here: by nobody, not by children, or by all.'),
  ('peertube-hosts', 'none', null, 'hosts', 'PeerTube sites whose channels and videos creators may add.');

create function private.get_embeds() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  mode text := private.setting_text('embeds');
begin
  return jsonb_build_object(
    'mode', mode,
    -- A visitor counts as an adult: nothing is known, and nothing is loaded before a click.
    'may_embed', mode = 'all' or (mode = 'on' and (auth.uid() is null or not private.is_child(auth.uid()))),
    'hosts', to_jsonb(private.setting_hosts('peertube-hosts'))
  );
end $$;

-- Whether videos of other sites can be played for the caller, and which PeerTube sites are allowed.
create function public.get_embeds() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_embeds(); end $$;

-- Whether an address is a video that can be embedded without tracking viewers.
create function private.is_video_url(url text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return length(url) <= 300 and (
    url ~ '^https://(www\.youtube-nocookie\.com|www\.youtube\.com|youtu\.be|player\.vimeo\.com|vimeo\.com)/[A-Za-z0-9?=&/_.-]+$'
    or coalesce(
      substring(url from '^https://([a-z0-9.-]+)/(?:w|videos/watch|videos/embed)/[A-Za-z0-9-]{8,40}$') = any (private.setting_hosts('peertube-hosts')),
      false
    )
  );
end $$;

create table public.social_accounts (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null default auth.uid() references public.my_users (user_id) on delete cascade,
  host text not null check (host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and length(host) <= 253),
  url text not null check (length(url) <= 300 and url ~ '^https://[^\s<>"]+$'),
  -- The channel's name in its address, such as @name or channel/UC….
  handle text not null check (length(handle) between 1 and 120),
  code text not null check (code ~ '^quack-[0-9A-Z]{4}-[0-9A-Z]{2}$'),
  status text not null default 'unconfirmed' check (status in ('unconfirmed', 'confirmed')),
  -- When its owner asked for the confirmation. Null: a moderator has decided.
  asked_at timestamptz,
  confirmed_at timestamptz,
  created_at timestamptz not null,
  unique (user_id, host, handle),
  check ((status = 'confirmed') = (confirmed_at is not null))
);
-- Anybody can link an address, but only one account has it confirmed.
create unique index social_accounts_confirmed on public.social_accounts (host, handle) where status = 'confirmed';
create index social_accounts_waiting on public.social_accounts (asked_at) where asked_at is not null;
comment on table public.social_accounts is
  'Kept about a person: the channels on video sites that a creator linked, with the code that proves it. Why: to show whose videos they are. How long: until they unlink it or the account is deleted.';

alter table public.creator_videos add column social_id uuid references public.social_accounts (id) on delete cascade;
create index creator_videos_by_channel on public.creator_videos (social_id);

alter table public.social_accounts enable row level security;
create policy "visitors see the channels of published videos" on public.social_accounts for select to anon
  using (exists (select from public.creator_videos v where v.social_id = social_accounts.id and v.status = 'published'));
create policy "creators also see their own, moderators all" on public.social_accounts for select to authenticated
  using (
    user_id = (select auth.uid()) or (select private.has_role('moderator'))
    or exists (select from public.creator_videos v where v.social_id = social_accounts.id and v.status = 'published')
  );
create policy "only players in good standing" on public.social_accounts as restrictive for all to authenticated
  using ((select private.may_act()));
revoke all on public.social_accounts from anon, authenticated;
-- The code is for its owner, through get_my_channels.
grant select (id, user_id, host, url, handle, status, confirmed_at) on public.social_accounts to anon, authenticated;

-- A channel's host, handle and plain address; nulls if the address is none of a channel.
create function private.parse_channel(given text, out host text, out handle text, out url text)
language plpgsql stable security definer set search_path = '' as $$
declare
  plain text := regexp_replace(btrim(coalesce(given, '')), '^(https?://)?', 'https://');
  parts text[];
begin
  if length(plain) > 300 then return; end if;
  parts := regexp_match(plain, '^https://(?:www\.|m\.)?youtube\.com/(@[A-Za-z0-9._-]{3,30}|channel/UC[A-Za-z0-9_-]{22}|(?:c|user)/[A-Za-z0-9_-]{1,100})(?:[/?#].*)?$');
  if parts is not null then
    host := 'youtube.com';
    -- Only ids of channels are case-sensitive.
    handle := case when parts[1] like 'channel/%' then parts[1] else lower(parts[1]) end;
    url := 'https://www.youtube.com/' || handle;
    return;
  end if;
  parts := regexp_match(plain, '^https://(?:www\.)?vimeo\.com/((?![0-9]+(?:[/?#]|$))[A-Za-z0-9_-]{2,60})(?:[/?#].*)?$');
  if parts is not null and lower(parts[1]) not in ('channels', 'groups', 'ondemand', 'watch', 'upload', 'settings', 'search', 'features') then
    host := 'vimeo.com';
    handle := lower(parts[1]);
    url := 'https://vimeo.com/' || handle;
    return;
  end if;
  parts := regexp_match(plain, '^https://([A-Za-z0-9.-]+)/(@|c/|a/|video-channels/|accounts/)([A-Za-z0-9_.-]{1,80})(?:[/?#].*)?$');
  if lower(parts[1]) = any (private.setting_hosts('peertube-hosts')) then
    host := lower(parts[1]);
    -- The long forms are older addresses of the same channels and accounts.
    handle := lower(case parts[2] when 'video-channels/' then 'c/' when 'accounts/' then 'a/' else parts[2] end || parts[3]);
    url := 'https://' || host || '/' || handle;
  end if;
end $$;

-- A code without characters that look alike, such as quack-7F3K-Q2.
create function private.channel_code() returns text
language plpgsql volatile set search_path = '' as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  bytes bytea := sha256(gen_random_uuid()::text::bytea);
  code text := '';
begin
  for place in 0..5 loop
    code := code || substr(letters, 1 + get_byte(bytes, place) % 32, 1);
  end loop;
  return format('quack-%s-%s', left(code, 4), right(code, 2));
end $$;

create function private.channel_row(channel public.social_accounts) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return jsonb_build_object(
    'id', channel.id, 'host', channel.host, 'url', channel.url, 'handle', channel.handle, 'code', channel.code, 'status', channel.status,
    'videos', (select count(*) from public.creator_videos v where v.social_id = channel.id)
  );
end $$;

create function private.link_channel(given text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  most constant int := 5;
  at timestamptz := private.now();
  wanted record;
  channel public.social_accounts;
begin
  if not private.is_creator() then
    raise insufficient_privilege using message = 'Only creators can link a channel.';
  end if;
  select * into wanted from private.parse_channel(given);
  if wanted.host is null then
    raise sqlstate 'PT400' using message = 'That is not the address of a channel here. Copy it from the channel''s page on YouTube or Vimeo.';
  end if;
  if private.blocked_word(wanted.handle) is not null then
    raise sqlstate 'PT422' using message = 'The name of this channel is not allowed here.';
  end if;
  if exists (
    select from public.social_accounts s
    where s.host = wanted.host and s.handle = wanted.handle and s.status = 'confirmed' and s.user_id <> wallet.user_id
  ) then
    raise sqlstate 'PT409' using message = 'Another creator has confirmed this channel.';
  end if;
  perform private.spend(wallet.user_id, 'videos');
  select * into channel from public.social_accounts s
  where s.user_id = wallet.user_id and s.host = wanted.host and s.handle = wanted.handle for update;
  if channel.id is not null then
    -- Linking it again asks again for the confirmation.
    update public.social_accounts s set asked_at = at where s.id = channel.id and s.status = 'unconfirmed';
    return private.channel_row(channel);
  end if;
  if (select count(*) from public.social_accounts s where s.user_id = wallet.user_id) >= most then
    raise sqlstate 'PT409' using message = format('You can link %s channels. Unlink one first.', most);
  end if;
  insert into public.social_accounts (user_id, host, url, handle, code, asked_at, created_at)
  values (wallet.user_id, wanted.host, wanted.url, wanted.handle, private.channel_code(), at, at) returning * into channel;
  return private.channel_row(channel);
end $$;

-- Links a channel by its address. Creators only; a moderator confirms it.
create function public.link_channel(url text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.link_channel(url); end $$;

create function private.unlink_channel(channel uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
begin
  delete from public.social_accounts where id = channel and user_id = wallet.user_id;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such channel of yours.';
  end if;
  return jsonb_build_object('id', channel);
end $$;

-- Unlinks a channel of the caller. Its videos go with it.
create function public.unlink_channel(channel_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.unlink_channel(channel_id); end $$;

create function private.get_my_channels() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  return coalesce((
    select jsonb_agg(private.channel_row(s) order by s.created_at) from public.social_accounts s where s.user_id = auth.uid()
  ), '[]');
end $$;

-- The caller's channels, with the codes that confirm them.
create function public.get_my_channels() returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_channels(); end $$;

create function private.get_my_videos(channel uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may_act() then
    raise insufficient_privilege using message = 'Show your second factor first, or wait until your suspension ends.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', v.id, 'social_id', v.social_id, 'app_id', v.app_id, 'title', v.title, 'caption', v.caption, 'url', v.url,
      'status', v.status, 'reason', v.reason, 'created_at', v.created_at, 'updated_at', v.updated_at
    ) order by v.created_at desc)
    from public.creator_videos v where v.user_id = auth.uid() and (channel is null or v.social_id = channel)
  ), '[]');
end $$;

-- The caller's videos, of one channel or all.
create function public.get_my_videos(channel_id uuid default null) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_my_videos(channel_id); end $$;

-- Videos: the operator's hosts decide which addresses are allowed, so the check moves from the column to the trigger.

alter table public.creator_videos drop constraint creator_videos_url_check;
alter table public.creator_videos add constraint creator_videos_url_check
  check (length(url) <= 300 and url ~ '^https://[a-z0-9.-]+/[A-Za-z0-9?=&/_.-]+$');
grant select (social_id) on public.creator_videos to anon;
grant insert (social_id, status), update (social_id) on public.creator_videos to authenticated;
alter policy "creators add videos" on public.creator_videos
  with check (user_id = (select auth.uid()) and (select private.is_creator()));
alter policy "creators change their own videos" on public.creator_videos
  using (user_id = (select auth.uid()) and (select private.is_creator())) with check (user_id = (select auth.uid()));

create or replace function private.judge_video() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  if not private.is_video_url(new.url) then
    raise check_violation using message = 'That is not the address of a video here. Copy it from the video''s page on YouTube or Vimeo.';
  end if;
  if new.social_id is not null and not exists (
    select from public.social_accounts s where s.id = new.social_id and s.user_id = new.user_id
  ) then
    raise sqlstate 'PT404' using message = 'There is no such channel of yours.';
  end if;
  if tg_op = 'INSERT' then
    if (select count(*) from public.creator_videos where user_id = new.user_id) >= 200 then
      raise sqlstate 'PT409' using message = 'You can have 200 videos. Delete one first.';
    end if;
    if new.status not in ('draft', 'in_review') then
      raise sqlstate 'PT403' using message = 'Only moderators can publish videos.';
    end if;
    new.created_at := at;
  elsif new.status not in ('draft', 'in_review') and new.status <> old.status then
    raise sqlstate 'PT403' using message = 'Only moderators can publish videos.';
  elsif new.status = old.status and (new.title, new.caption, new.url, new.app_id, new.social_id)
    is distinct from (old.title, old.caption, old.url, old.app_id, old.social_id) then
    new.status := 'draft';
  end if;
  new.updated_at := at;
  return new;
end $$;

-- The queue "channels". Its subjects are ids of channels.

insert into private.moderation_queues (name, position) select 'channels', max(position) + 1 from private.moderation_queues;

create function private.list_channels(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', s.id::text, 'kind', 'channel', 'title', s.host || '/' || s.handle, 'since', s.asked_at, 'is_urgent', false
    ) order by s.asked_at) from (
      select * from public.social_accounts where asked_at is not null and user_id is distinct from viewer
      order by asked_at limit (given ->> 'most')::int
    ) as s
  ), '[]');
end $$;

create function private.show_channels(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select private.channel_row(s) || jsonb_build_object(
      'subject', s.id::text, 'kind', 'channel', 'asked_at', s.asked_at, 'confirmed_at', s.confirmed_at,
      'is_mine', coalesce(s.user_id = viewer, false), 'player', private.player_card(s.user_id)
    ) from public.social_accounts s where s.id = private.as_id(given ->> 'subject')
  );
end $$;

create function private.decide_channels(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  which uuid := private.as_id(given ->> 'subject');
  owner uuid := (select user_id from public.social_accounts where id = which);
  verb text := given ->> 'verb';
  channel public.social_accounts;
begin
  perform private.check_judge(viewer, owner, given);
  if verb is null or verb not in ('confirm', 'refuse') then
    raise sqlstate 'PT400' using message = 'There is no such action for a channel.';
  end if;
  perform from private.wallets where user_id = owner for update;
  select * into channel from public.social_accounts where id = which for update;
  if channel.id is null or (channel.asked_at is null and channel.status = 'unconfirmed') or (verb = 'confirm' and channel.status = 'confirmed') then
    raise sqlstate 'PT404' using message = 'This has already been decided.';
  end if;
  if verb = 'confirm' then
    begin
      update public.social_accounts set status = 'confirmed', confirmed_at = private.now(), asked_at = null where id = which;
    exception when unique_violation then
      raise sqlstate 'PT409' using message = 'Another account has confirmed this channel.';
    end;
    perform private.notify(owner, 'decision', format('Your channel %s on %s is confirmed.', channel.handle, channel.host), '/creator');
  else
    update public.social_accounts set status = 'unconfirmed', confirmed_at = null, asked_at = null where id = which;
    perform private.notify(owner, 'decision', format(
      'Your channel %s on %s was not confirmed: %s', channel.handle, channel.host, given ->> 'reason'
    ), '/creator');
  end if;
  return jsonb_build_object('id', private.write_decision(
    'channels', which::text, owner, verb, given, viewer, jsonb_build_object('status', channel.status, 'confirmed_at', channel.confirmed_at)
  ));
end $$;

create function private.undo_channels(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  before jsonb := decision -> 'before';
begin
  perform from private.wallets where user_id = (decision ->> 'about')::uuid for update;
  update public.social_accounts
  set status = before ->> 'status', confirmed_at = (before ->> 'confirmed_at')::timestamptz,
    asked_at = case before ->> 'status' when 'unconfirmed' then private.now() end
  where id = private.as_id(decision ->> 'subject');
  perform private.notify((decision ->> 'about')::uuid, 'decision', 'A decision about one of your channels was taken back.', '/creator');
  return '{}';
end $$;

-- The queue "videos". Its subjects are ids of videos.

insert into private.moderation_queues (name, position) select 'videos', max(position) + 1 from private.moderation_queues;

create function private.list_videos(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'subject', v.id::text, 'kind', 'video', 'title', v.title, 'since', v.updated_at, 'is_urgent', false
    ) order by v.updated_at) from (
      select * from public.creator_videos where status = 'in_review' and user_id is distinct from viewer
      order by updated_at limit (given ->> 'most')::int
    ) as v
  ), '[]');
end $$;

create function private.show_videos(viewer uuid, given jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (
    select jsonb_build_object(
      'subject', v.id::text, 'kind', 'video', 'id', v.id, 'app_id', v.app_id, 'title', v.title, 'caption', v.caption, 'url', v.url,
      'status', v.status, 'reason', v.reason, 'updated_at', v.updated_at, 'is_mine', coalesce(v.user_id = viewer, false),
      'channel', (
        select jsonb_build_object('host', s.host, 'handle', s.handle, 'url', s.url, 'status', s.status)
        from public.social_accounts s where s.id = v.social_id
      ),
      'player', private.player_card(v.user_id)
    ) from public.creator_videos v where v.id = private.as_id(given ->> 'subject')
  );
end $$;

create function private.decide_videos(viewer uuid, given jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  which uuid := private.as_id(given ->> 'subject');
  owner uuid := (select user_id from public.creator_videos where id = which);
  verb text := given ->> 'verb';
  video public.creator_videos;
begin
  perform private.check_judge(viewer, owner, given);
  if verb is null or verb not in ('publish', 'reject') then
    raise sqlstate 'PT400' using message = 'There is no such action for a video.';
  end if;
  perform from private.wallets where user_id = owner for update;
  select * into video from public.creator_videos where id = which for update;
  if video.id is null or video.status not in ('in_review', 'published') or (verb = 'publish' and video.status = 'published') then
    raise sqlstate 'PT404' using message = 'There is no such video in review.';
  end if;
  if verb = 'publish' and not private.is_video_url(video.url) then
    raise sqlstate 'PT409' using message = 'Videos of this site are not allowed here any more.';
  end if;
  update public.creator_videos
  set status = case verb when 'publish' then 'published' else 'rejected' end, updated_at = private.now(),
    reason = case verb when 'reject' then left(given ->> 'reason', 500) end
  where id = which;
  perform private.notify(owner, 'decision', case verb
    when 'publish' then format('Your video “%s” is published.', video.title)
    else format('Your video “%s” was not published: %s', video.title, given ->> 'reason')
  end, '/creator');
  return jsonb_build_object('id', private.write_decision(
    'videos', which::text, owner, verb, given, viewer, jsonb_build_object('status', video.status)
  ));
end $$;

create function private.undo_videos(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.wallets where user_id = (decision ->> 'about')::uuid for update;
  -- A draft stays one: its owner changed it meanwhile.
  update public.creator_videos set status = decision -> 'before' ->> 'status', reason = null, updated_at = private.now()
  where id = private.as_id(decision ->> 'subject') and status in ('published', 'rejected');
  perform private.notify((decision ->> 'about')::uuid, 'decision', 'A decision about one of your videos was taken back.', '/creator');
  return '{}';
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.is_creator(uuid), private.get_embeds() to anon, authenticated;
grant execute on function
  private.link_channel(text), private.unlink_channel(uuid), private.get_my_channels(), private.get_my_videos(uuid) to authenticated;
revoke execute on function
  public.get_embeds(), public.link_channel(text), public.unlink_channel(uuid), public.get_my_channels(), public.get_my_videos(uuid)
  from public, anon, authenticated;
grant execute on function public.get_embeds() to anon, authenticated;
grant execute on function
  public.link_channel(text), public.unlink_channel(uuid), public.get_my_channels(), public.get_my_videos(uuid) to authenticated;
