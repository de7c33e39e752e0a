-- Live boards: `board:{app}` is told when a new score passes others. A player is named only if they show their activity;
-- others read "somebody".

create policy "everybody hears boards of listed classes" on realtime.messages for select to anon, authenticated
  using (
    extension = 'broadcast'
    -- No replay: a player who was named may have hidden their activity or left since.
    and event is null
    and (select realtime.topic()) like 'board:%'
    and exists (select from public.apps a where a.id = substr((select realtime.topic()), 7) and a.listed)
  );

insert into private.live_clock (topic) select 'board:' || id from public.apps on conflict do nothing;

create function private.open_board_topic() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into private.live_clock (topic) values ('board:' || new.id) on conflict do nothing;
  return null;
end $$;
create trigger open_board_topic after insert on public.apps for each row execute function private.open_board_topic();

-- Sends `first` or `passed` for a new best score, at most every two seconds and board. A page refreshes its board a
-- little later, so a score in between is not missed. `before` is the player's score until now.
create function private.tell_board() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  app text := substr(new.board, 8);
  told_ranks constant int := 10;
  before private.standings;
  better int;
  passes boolean;
begin
  -- Scores that are ranked again after a decision or a suspension are old news.
  if new.reached_at < at - interval '1 minute' then return null; end if;
  if tg_op = 'UPDATE' then before := old; end if;
  select count(*) into better from (
    select from private.standings s
    where s.board = new.board and s.period = new.period
      and (s.sort_value, s.reached_at, s.user_id) < (new.sort_value, new.reached_at, new.user_id)
    limit told_ranks
  ) as above;
  passes := exists (
    select from private.standings s
    where s.board = new.board and s.period = new.period and s.user_id <> new.user_id
      and s.sort_value > new.sort_value and (before.sort_value is null or s.sort_value <= before.sort_value)
  );
  -- A score that passes nobody is news only if it is the board's first one.
  if not passes and (better > 0 or tg_op = 'UPDATE') then return null; end if;

  perform from private.live_clock c
  where c.topic = 'board:' || app and c.told_at <= at - interval '2 seconds' for update skip locked;
  if not found then return null; end if;
  update private.live_clock set told_at = at where topic = 'board:' || app;
  perform realtime.send(
    jsonb_build_object(
      'username', (select u.username from public.my_users u where u.user_id = new.user_id and private.shows_activity(u.user_id)),
      'score', new.value, 'before', before.value, 'rank', case when better < told_ranks then better + 1 end,
      'order', (select a.score_order from public.apps a where a.id = app)
    ),
    case better when 0 then 'first' else 'passed' end, 'board:' || app, true
  );
  return null;
end $$;

create trigger tell_board after insert or update on private.standings
for each row when (new.board like 'scores/%' and new.period = 'all') execute function private.tell_board();

revoke execute on all functions in schema private from public;
