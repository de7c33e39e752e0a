-- Friends, by a code shown on one's own screen. No search, no suggestions, and no list that others see.

insert into private.write_limits (bucket, burst, every, sentence) values
  ('friend-codes', 10, '3 minutes', 'You have made many codes.'),
  ('challenges', 20, '72 minutes', 'You have sent many challenges.');

create table private.friend_codes (
  user_id uuid primary key references public.my_users (user_id) on delete cascade,
  code text not null unique check (code ~ '^[A-HJ-NP-Z]{8}$'),
  expires_at timestamptz not null
);
create index friend_codes_by_end on private.friend_codes (expires_at);
comment on table private.friend_codes is
  'Kept about a person: the code that they show to a friend. Why: to become friends. How long: ten minutes, or until it is used.';
alter table private.friend_codes enable row level security;

create table private.friendships (
  -- The smaller and the larger id of the two.
  low_id uuid references public.my_users (user_id) on delete cascade,
  high_id uuid references public.my_users (user_id) on delete cascade,
  low_confirmed boolean not null default false,
  high_confirmed boolean not null default false,
  asked_at timestamptz not null,
  -- Null once both have confirmed.
  expires_at timestamptz,
  since timestamptz,
  primary key (low_id, high_id),
  constraint friendships_of_two check (low_id < high_id),
  constraint friendships_since check ((since is not null) = (low_confirmed and high_confirmed))
);
create index friendships_by_high on private.friendships (high_id);
create index friendships_by_end on private.friendships (expires_at) where expires_at is not null;
comment on table private.friendships is
  'Kept about a person: who their friends are. Why: boards, duels and challenges among friends. How long: until one of them removes or blocks the other, or may no longer be a friend; a request for an hour; with the account.';
alter table private.friendships enable row level security;

-- Whether two may be friends: nobody who is a child, and no adult with somebody under 16, except in a homeroom that
-- allows it.
create function private.may_be_friends(one uuid, other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  age_one int := coalesce((select private.youngest_of(u.age_band) from public.my_users u where u.user_id = one), 0);
  age_other int := coalesce((select private.youngest_of(u.age_band) from public.my_users u where u.user_id = other), 0);
  adult constant int := 19;
begin
  if one = other or private.is_banned(one) or private.is_banned(other) or exists (
    select from public.chat_blocks b
    where (b.user_id = one and b.blocked_id = other) or (b.user_id = other and b.blocked_id = one)
  ) then
    return false;
  end if;
  if private.homeroom_allows_friends(one, other) then return true; end if;
  if private.is_child(one) or private.is_child(other) then return false; end if;
  return greatest(age_one, age_other) < adult or least(age_one, age_other) >= 16;
end $$;

create function private.are_friends(one uuid, other uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (
    select from private.friendships f where f.low_id = least(one, other) and f.high_id = greatest(one, other) and f.since is not null
  ) and private.may_be_friends(one, other);
end $$;

create function private.friends_of(player uuid) returns setof uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select f.friend from (
      select case when s.low_id = player then s.high_id else s.low_id end as friend
      from private.friendships s where (s.low_id = player or s.high_id = player) and s.since is not null
    ) as f where private.may_be_friends(player, f.friend);
end $$;

-- Whether a player may add friends at all: nobody who is a child, except a member of a homeroom that allows it.
create function private.may_add_friends(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return not private.is_child(player) or exists (
    select from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
    where m.user_id = player and h.friends and h.closed_at is null
  );
end $$;

create function private.make_friend_code() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  at timestamptz := private.now();
  made private.friend_codes;
begin
  if not private.may_add_friends(wallet.user_id) then
    raise sqlstate 'PT403' using message = 'You can add friends in a homeroom whose teacher allows it.';
  end if;
  perform private.spend(wallet.user_id, 'friend-codes');
  insert into private.friend_codes (user_id, code, expires_at)
  values (wallet.user_id, private.random_letters(8), at + interval '10 minutes')
  on conflict (user_id) do update set code = excluded.code, expires_at = excluded.expires_at returning * into made;
  -- The time left is told, too: a device's clock may be wrong.
  return jsonb_build_object('code', made.code, 'expires_at', made.expires_at, 'seconds', 600);
end $$;

-- A code to show to a friend: good for ten minutes and one use. A new one replaces it.
create function public.make_friend_code() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.make_friend_code(); end $$;

create function private.friend_card(player uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return (select jsonb_build_object('user_id', u.user_id, 'username', u.username, 'icon', u.icon) from public.my_users u where u.user_id = player);
end $$;

create function private.use_friend_code(given text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  waits text := private.code_refusal();
  wallet private.wallets := private.take_turn();
  caller uuid := wallet.user_id;
  at timestamptz := private.now();
  tidy text := upper(regexp_replace(left(coalesce(given, ''), 40), '[^A-Za-z]', '', 'g'));
  owner uuid;
begin
  if waits is not null then return private.refuse_race('wait', waits); end if;
  select c.user_id into owner from private.friend_codes c where c.code = tidy and c.expires_at > at for update;
  if owner = caller then return private.refuse_race('own', 'This is your own code. Let your friend enter it.'); end if;
  if owner is not null and private.are_friends(caller, owner) then
    return private.refuse_race('known', 'You are friends already.');
  end if;
  -- One sentence for every reason, so that it tells nothing about the other person.
  if owner is null or not private.may_be_friends(caller, owner) then
    perform private.count_wrong_code();
    return private.refuse_race('code', 'This code does not work. Ask your friend for a new one.');
  end if;
  delete from private.friend_codes c where c.user_id = owner;
  insert into private.friendships (low_id, high_id, asked_at, expires_at)
  values (least(caller, owner), greatest(caller, owner), at, at + interval '1 hour')
  on conflict (low_id, high_id) do update set asked_at = excluded.asked_at, expires_at = excluded.expires_at, low_confirmed = false, high_confirmed = false, since = null;
  perform private.tell_player(owner, 'friends');
  return jsonb_build_object('status', 'asked', 'friend', private.friend_card(owner));
end $$;

-- Uses the code of a friend. Both confirm after that.
create function public.use_friend_code(code text) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.use_friend_code(code); end $$;

create function private.confirm_friend(other uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  caller uuid := wallet.user_id;
  at timestamptz := private.now();
  most constant int := 100;
  pair private.friendships;
begin
  select * into pair from private.friendships f
  where f.low_id = least(caller, other) and f.high_id = greatest(caller, other) and (f.since is not null or f.expires_at > at) for update;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such request. Ask for a new code.';
  end if;
  if not private.may_be_friends(caller, other) then
    raise sqlstate 'PT403' using message = 'You two cannot become friends here.';
  end if;
  if pair.since is null and (
    (select count(*) from private.friends_of(caller)) >= most or (select count(*) from private.friends_of(other)) >= most
  ) then
    raise sqlstate 'PT409' using message = format('Nobody has more than %s friends here. Remove one first.', most);
  end if;
  update private.friendships f set
    low_confirmed = f.low_confirmed or f.low_id = caller, high_confirmed = f.high_confirmed or f.high_id = caller,
    since = case when (f.low_confirmed or f.low_id = caller) and (f.high_confirmed or f.high_id = caller) then coalesce(f.since, at) end,
    expires_at = case when (f.low_confirmed or f.low_id = caller) and (f.high_confirmed or f.high_id = caller) then null else f.expires_at end
  where f.low_id = pair.low_id and f.high_id = pair.high_id returning * into pair;
  perform private.tell_player(other, 'friends');
  return jsonb_build_object('status', case when pair.since is null then 'waiting' else 'friends' end);
end $$;

-- Confirms a friend. When both have, they are friends.
create function public.confirm_friend(user_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.confirm_friend(user_id); end $$;

create function private.remove_friend(other uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
begin
  delete from private.friendships f where f.low_id = least(caller, other) and f.high_id = greatest(caller, other);
  return jsonb_build_object('status', 'removed');
end $$;

-- Removes a friend or refuses a request. The other one gets no notice.
create function public.remove_friend(user_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.remove_friend(user_id); end $$;

-- Blocking somebody ends the friendship.
create function private.end_friendship() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.friendships f
  where f.low_id = least(new.user_id, new.blocked_id) and f.high_id = greatest(new.user_id, new.blocked_id);
  return null;
end $$;

create trigger end_friendship after insert on public.chat_blocks for each row execute function private.end_friendship();

create function private.my_friends() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
begin
  return jsonb_build_object(
    'may_add', private.may_add_friends(caller),
    'why_not', case when not private.may_add_friends(caller) then 'You can add friends in a homeroom whose teacher allows it.' end,
    'friends', coalesce((
      select jsonb_agg(private.friend_card(f.friend) || jsonb_build_object('since', f.since) order by f.since desc) from (
        select case when s.low_id = caller then s.high_id else s.low_id end as friend, s.since
        from private.friendships s where (s.low_id = caller or s.high_id = caller) and s.since is not null
      ) as f where private.may_be_friends(caller, f.friend)
    ), '[]'),
    'requests', coalesce((
      select jsonb_agg(private.friend_card(f.friend) || jsonb_build_object('is_confirmed', f.is_confirmed, 'expires_at', f.expires_at) order by f.expires_at)
      from (
        select case when s.low_id = caller then s.high_id else s.low_id end as friend,
          case when s.low_id = caller then s.low_confirmed else s.high_confirmed end as is_confirmed, s.expires_at
        from private.friendships s where (s.low_id = caller or s.high_id = caller) and s.since is null and s.expires_at > at
      ) as f where private.may_be_friends(caller, f.friend)
    ), '[]'),
    'playing', private.friends_playing(caller)
  );
end $$;

-- The caller's friends, the requests that wait, and the friends whose runs can be watched now.
create function public.my_friends() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.my_friends(); end $$;

create function private.get_friends_board(app text, wanted_variant text, wanted_period text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  which text := private.score_board(app, wanted_variant);
  key text := case wanted_period when 'all' then 'all' when 'week' then private.week_key(at) when 'day' then private.day_key(at) end;
begin
  if key is null or not exists (select from public.apps a where a.id = app and a.listed) or not private.has_variant(app, coalesce(wanted_variant, '')) then
    raise sqlstate 'PT404' using message = 'There is no such board.';
  end if;
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'rank', r.rank, 'user_id', r.user_id, 'username', u.username, 'icon', u.icon, 'score', r.value, 'submission_id', r.submission_id,
      'is_me', r.user_id = caller
    ) order by r.rank, r.reached_at)
    from (
      select s.user_id, s.value, s.submission_id, s.reached_at, rank() over (order by s.sort_value) as rank
      from private.standings s
      where s.board = which and s.period = key and s.user_id in (select caller union select private.friends_of(caller))
    ) as r join public.my_users u on u.user_id = r.user_id
  ), '[]');
end $$;

-- The caller and their friends on a board of a class. The replays are the ghosts to race.
create function public.get_friends_board(app_id text, variant text default '', period text default 'all') returns jsonb
language plpgsql set search_path = '' as $$ begin return private.get_friends_board(app_id, variant, period); end $$;

-- Challenges: a link to a verified run, without a text.

create function private.get_challenge(submission uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  replay jsonb := private.get_verified_replay(submission);
begin
  return (
    select jsonb_build_object(
      'submission_id', submission, 'app_id', a.id, 'title', a.title, 'variant', replay ->> 'variant', 'score', replay -> 'score',
      'unit', a.score_unit, 'order', a.score_order, 'username', replay ->> 'username', 'is_playable', replay -> 'is_current'
    ) from public.apps a where a.id = replay ->> 'app_id'
  );
end $$;

-- What a challenge link is about: the score to beat. Its replay has the ghost and the seed.
create function public.get_challenge(submission_id uuid) returns jsonb
language plpgsql stable set search_path = '' as $$ begin return private.get_challenge(submission_id); end $$;

create function private.challenge_friend(friend uuid, submission uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  wallet private.wallets := private.take_turn();
  challenge jsonb;
  challenge_link text;
begin
  if not private.are_friends(wallet.user_id, friend) then
    raise sqlstate 'PT403' using message = 'You can challenge your friends.';
  end if;
  challenge := private.get_challenge(submission);
  if not exists (select from public.leaderboard_submissions s where s.id = submission and s.user_id = wallet.user_id) then
    raise sqlstate 'PT403' using message = 'Challenge a friend with a run of your own.';
  end if;
  challenge_link := '/class/' || (challenge ->> 'app_id') || '?beat=' || submission;
  if exists (select from public.notices n where n.user_id = friend and n.link = challenge_link) then
    raise sqlstate 'PT409' using message = 'You have sent this challenge already.';
  end if;
  perform private.spend(wallet.user_id, 'challenges');
  perform private.notify(friend, 'challenge', format(
    '%s challenges you in %s: beat %s %s.', challenge ->> 'username', challenge ->> 'title', challenge ->> 'score', challenge ->> 'unit'
  ), challenge_link);
  return jsonb_build_object('status', 'sent');
end $$;

-- Sends a friend a link to one of the caller's own runs, as a notice without a text of their own.
create function public.challenge_friend(user_id uuid, submission_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.challenge_friend(user_id, submission_id); end $$;

revoke execute on all functions in schema private from public;
grant execute on function
  private.make_friend_code(), private.use_friend_code(text), private.confirm_friend(uuid), private.remove_friend(uuid), private.my_friends(),
  private.get_friends_board(text, text, text), private.challenge_friend(uuid, uuid)
  to authenticated;
grant execute on function private.get_challenge(uuid) to anon, authenticated;
revoke execute on function
  public.make_friend_code(), public.use_friend_code(text), public.confirm_friend(uuid), public.remove_friend(uuid), public.my_friends(),
  public.get_friends_board(text, text, text), public.challenge_friend(uuid, uuid), public.get_challenge(uuid)
  from public, anon, authenticated;
grant execute on function
  public.make_friend_code(), public.use_friend_code(text), public.confirm_friend(uuid), public.remove_friend(uuid), public.my_friends(),
  public.get_friends_board(text, text, text), public.challenge_friend(uuid, uuid)
  to authenticated;
grant execute on function public.get_challenge(uuid) to anon, authenticated;
