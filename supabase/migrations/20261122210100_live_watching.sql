-- Friends watch a run while it is played, if its player allows it: a switch that is off by default and has no effect for
-- children. The player sees how many watch. Never a run of the day.

alter table public.privacy_settings add column show_live boolean not null default false;
comment on table public.privacy_settings is
  'Kept about a person: whether they show what they play, and whether friends may watch. Why: their own choice. How long: until the account is deleted.';

create table private.run_watchers (
  run_id uuid references public.game_runs (id) on delete cascade,
  user_id uuid references public.my_users (user_id) on delete cascade,
  seen_at timestamptz not null,
  primary key (run_id, user_id)
);
create index run_watchers_by_player on private.run_watchers (user_id);
create index run_watchers_by_time on private.run_watchers (seen_at);
comment on table private.run_watchers is
  'Kept about a person: which run of a friend they are watching. Why: the watched player sees a count. How long: a minute after they stop.';
alter table private.run_watchers enable row level security;

create table private.live_shows (
  run_id uuid primary key references public.game_runs (id) on delete cascade,
  shown bytea not null default '',
  shown_to int not null default 0,
  shown_times int not null default 0,
  begun_at timestamptz not null
) with (fillfactor = 50);
create index live_shows_by_time on private.live_shows (begun_at);
comment on table private.live_shows is
  'Kept about a person: what they pressed in a run that friends watch. Why: the run must be submitted as it was shown. How long: until the run is submitted, three hours at most.';
alter table private.live_shows enable row level security;

create function private.shows_live(player uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return exists (select from public.privacy_settings p where p.user_id = player and p.show_live) and not private.is_child(player);
end $$;

create function private.may_watch(run public.game_runs, viewer uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return run.status = 'open' and run.mode = 'ranked' and run.sim_version is not null and run.expires_at > private.now()
    and private.shows_live(run.user_id) and private.are_friends(run.user_id, viewer);
end $$;

create function private.hears_run(topic text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  run public.game_runs;
begin
  if auth.uid() is null or topic !~ '^run:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' or not private.may_act() then return false; end if;
  select * into run from public.game_runs r where r.id = substr(topic, 5)::uuid;
  return found and private.may_watch(run, auth.uid());
end $$;

create policy "friends hear a run that is shown" on realtime.messages for select to authenticated using (
  extension = 'broadcast' and event is null and (select realtime.topic()) like 'run:%'
  and (select private.hears_run((select realtime.topic())))
);

-- Friends whose runs can be watched now.
create function private.friends_playing(player uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object('user_id', f.friend, 'run_id', last.id, 'app_id', last.app_id, 'variant', last.variant))
    from private.friends_of(player) as f (friend)
    cross join lateral (
      select r.* from public.game_runs r
      where r.user_id = f.friend and r.status = 'open' and r.mode = 'ranked' and r.started_at > at - interval '30 minutes'
      order by r.started_at desc limit 1
    ) as last
    where private.may_watch(last, player) and (last.started_at > at - interval '1 minute' or exists (
      select from private.game_checkpoints c where c.run_id = last.id and c.arrived_at > at - interval '30 seconds'
    ))
  ), '[]');
end $$;

-- Tells the owner of a run how many watch it.
create function private.tell_watchers(run uuid, owner uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.tell_player(owner, 'watchers', jsonb_build_object('run_id', run, 'count', (
    select count(*) from private.run_watchers w where w.run_id = run
  )));
end $$;

create function private.watch_live(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  run public.game_runs;
  show private.live_shows;
  was int;
begin
  select * into run from public.game_runs r where r.id = which;
  -- One sentence for every reason, so that it tells nothing about the other person.
  if not found or not private.may_watch(run, caller) then
    raise sqlstate 'PT403' using message = 'This run cannot be watched.';
  end if;
  was := (select count(*) from private.run_watchers w where w.run_id = which);
  delete from private.run_watchers w where w.run_id = which and w.seen_at < at - interval '45 seconds';
  insert into private.run_watchers (run_id, user_id, seen_at) values (which, caller, at)
  on conflict (run_id, user_id) do update set seen_at = excluded.seen_at;
  select * into show from private.live_shows s where s.run_id = which;
  -- The owner's page may have missed the message until it has shown something.
  if show.run_id is null or (select count(*) from private.run_watchers w where w.run_id = which) <> was then
    perform private.tell_watchers(which, run.user_id);
  end if;
  return jsonb_build_object(
    'run_id', run.id, 'app_id', run.app_id, 'variant', run.variant, 'sim_version', run.sim_version, 'seed', run.seed,
    'username', (select u.username from public.my_users u where u.user_id = run.user_id),
    'shown', coalesce(replace(encode(show.shown, 'base64'), E'\n', ''), ''), 'shown_to', coalesce(show.shown_to, 0), 'topic', 'run:' || run.id
  );
end $$;

-- Begins or continues to watch a friend's run. The page calls it every 20 seconds.
create function public.watch_live(run_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.watch_live(run_id); end $$;

create function private.stop_watching(which uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
begin
  delete from private.run_watchers w where w.run_id = which and w.user_id = caller;
  if found then perform private.tell_watchers(which, r.user_id) from public.game_runs r where r.id = which; end if;
  return jsonb_build_object('status', 'stopped');
end $$;

create function public.stop_watching(run_id uuid) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.stop_watching(run_id); end $$;

create function private.show_live_inputs(which uuid, from_frame int, to_frame int, inputs text, claimed bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  caller uuid := private.require_caller();
  at timestamptz := private.now();
  most_bytes constant int := 65536;
  run public.game_runs;
  show private.live_shows;
  added bytea;
begin
  if length(inputs) > most_bytes * 2 then
    raise sqlstate 'PT413' using message = 'These are too many inputs at once.';
  end if;
  added := private.inputs_of(inputs);
  select * into run from public.game_runs r where r.id = which and r.user_id = caller;
  if not found then
    raise sqlstate 'PT404' using message = 'There is no such run.';
  end if;
  if run.status <> 'open' or run.mode <> 'ranked' or not private.shows_live(caller) then
    raise sqlstate 'PT403' using message = 'This run cannot be watched.';
  end if;
  insert into private.live_shows (run_id, begun_at) values (which, at) on conflict do nothing;
  select * into show from private.live_shows s where s.run_id = which for update;
  if from_frame is distinct from show.shown_to then
    raise sqlstate 'PT409' using message = 'Inputs are shown in their order.', detail = show.shown_to::text;
  end if;
  if to_frame is null or to_frame < from_frame or to_frame > 72000 or claimed is null or abs(claimed) > 1000000000000
    or to_frame > (extract(epoch from at - run.started_at) + 2) * 60 then
    raise sqlstate 'PT400' using message = 'Inputs come with their frames and a score.';
  end if;
  if length(show.shown) + length(added) > 262144 then
    raise sqlstate 'PT413' using message = 'These are too many inputs at once.';
  end if;
  if show.shown_times >= 10 + extract(epoch from at - show.begun_at) * 2 then
    raise sqlstate 'PT429' using message = 'Inputs are shown once a second.', detail = '1';
  end if;
  update private.live_shows s set shown = s.shown || added, shown_to = to_frame, shown_times = s.shown_times + 1 where s.run_id = which;
  perform realtime.send(jsonb_build_object('runs', jsonb_build_array(jsonb_build_array(
    1, from_frame, to_frame, claimed, replace(encode(added, 'base64'), E'\n', '')
  ))), 'live', 'run:' || which, true);
  -- A watcher who has not asked again for a while has closed the page.
  delete from private.run_watchers w where w.run_id = which and w.seen_at < at - interval '45 seconds';
  return jsonb_build_object('shown_to', to_frame, 'watchers', (select count(*) from private.run_watchers w where w.run_id = which));
end $$;

-- Shows what the caller pressed to the friends who watch. The run that is submitted must begin with it.
create function public.show_live_inputs(run_id uuid, from_frame int, to_frame int, log text, score bigint) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.show_live_inputs(run_id, from_frame, to_frame, log, score); end $$;

create function private.submit_as_shown() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  show private.live_shows;
begin
  delete from private.live_shows s where s.run_id = new.id returning * into show;
  if found and (show.shown_to > new.frames or not private.is_as_shown(new.log, show.shown, show.shown_to)) then
    raise sqlstate 'PT409' using message = 'The inputs differ from the ones that were shown live.';
  end if;
  if show.run_id is not null then perform realtime.send('{}', 'over', 'run:' || new.id, true); end if;
  return new;
end $$;

create trigger submit_as_shown before update on public.game_runs
for each row when (old.status = 'open' and new.status = 'submitted') execute function private.submit_as_shown();

revoke execute on all functions in schema private from public;
grant execute on function
  private.hears_run(text), private.watch_live(uuid), private.stop_watching(uuid), private.show_live_inputs(uuid, int, int, text, bigint)
  to authenticated;
revoke execute on function
  public.watch_live(uuid), public.stop_watching(uuid), public.show_live_inputs(uuid, int, int, text, bigint)
  from public, anon, authenticated;
grant execute on function
  public.watch_live(uuid), public.stop_watching(uuid), public.show_live_inputs(uuid, int, int, text, bigint)
  to authenticated;
