-- Notices: messages from the site to one player. Decisions and answers to reports so far; later migrations add kinds.

create table public.notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  sentence text not null check (length(sentence) between 1 and 700),
  -- The page it is about, as a path of this site.
  link text check (link ~ '^/' and link !~ '^//' and length(link) <= 200),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index notices_by_player on public.notices (user_id, id desc);
create index notices_by_time on public.notices (created_at);
comment on table public.notices is
  'What the site told a player, so that a decision is not missed, and when they read it. Read by that player only. The newest 100 are kept, and none for longer than 180 days.';

alter table public.notices enable row level security;
-- Does not call may_act: a suspended player must be able to read why.
create policy "players read their own notices" on public.notices for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_shown_factor()));
revoke all on public.notices from anon, authenticated;
grant select on public.notices to authenticated;

create function private.notify(player uuid, about text, said text, at_link text default null) returns void
language plpgsql security definer set search_path = '' as $$
declare
  kept constant int := 100;
begin
  if player is null then return; end if;
  insert into public.notices (user_id, kind, sentence, link, created_at) values (player, about, left(said, 700), at_link, private.now());
  delete from public.notices where user_id = player and id <= (
    select id from public.notices where user_id = player order by id desc offset kept limit 1
  );
end $$;

create function private.read_notices(up_to bigint) returns int
language plpgsql security definer set search_path = '' as $$
declare
  marked int;
begin
  if auth.uid() is null then
    raise sqlstate 'PT401' using message = 'Hey! You Must Be Logged In To Do That!';
  end if;
  if not private.has_shown_factor() then
    raise insufficient_privilege using message = 'Show your second factor first.', hint = 'aal2';
  end if;
  update public.notices set read_at = private.now() where user_id = auth.uid() and id <= up_to and read_at is null;
  get diagnostics marked = row_count;
  return marked;
end $$;

-- Marks the caller's notices up to the given one as read and returns how many. Suspended players may call it.
create function public.read_notices(up_to bigint) returns int
language plpgsql set search_path = '' as $$ begin return private.read_notices(up_to); end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.read_notices(bigint), private.has_shown_factor() to authenticated;
revoke execute on function public.read_notices(bigint) from public, anon, authenticated;
grant execute on function public.read_notices(bigint) to authenticated;
