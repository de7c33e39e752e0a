-- Upkeep: the regular clean-up, and the audit that checks the data.

-- Cleans up, and returns the work left outside the database: uploads to judge and files to delete.
create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  work jsonb;
begin
  -- Another process is already cleaning up.
  if not pg_try_advisory_xact_lock(hashtext('private.sweep')) then
    return jsonb_build_object('judge', '[]'::jsonb, 'remove_uploads', '[]'::jsonb, 'remove_images', '[]'::jsonb);
  end if;

  -- Scores whose screenshot was never uploaded.
  delete from public.leaderboard_submissions s
  where s.status = 'pending' and s.run_id is null and s.created_at < at - interval '10 minutes'
    and not exists (
      select from storage.objects o where o.bucket_id = 'leaderboard_uploads' and o.name collate "C" like 'submissions/' || s.id || '\_%'
    );
  update public.game_runs set status = 'abandoned' where status = 'open' and expires_at < at;
  delete from public.game_runs where status = 'abandoned' and started_at < at - interval '8 days';
  perform private.promise_seeds();

  perform private.unban(user_id) from private.bans where banned_until <= at;
  perform private.erase_player(user_id) from private.departures where final_at <= at;

  -- Sets ended streaks to 0. Locks the wallet first, as everywhere; skips players who are busy until the next time.
  with ending as (
    select w.user_id from private.wallets w where w.user_id in (
      select user_id from private.standings
      where board = 'streaks' and period = 'now' and reached_at < at - interval '48 hours'
    ) for update skip locked
  ), ended as (
    delete from private.standings s using ending
    where s.user_id = ending.user_id and board = 'streaks' and period = 'now' and reached_at < at - interval '48 hours'
    returning s.user_id
  )
  update public.my_users u set current_streak = 0 from ended where u.user_id = ended.user_id;

  -- Boards of days and weeks are kept for a limited time.
  delete from private.standings s
  using (
    select unnest(array['coins', 'time_spent', 'apps_played']) as board
    union all select 'scores/' || id from public.apps
    union all select 'daily/' || id from public.apps
  ) as known
  where s.board = known.board and (
    (s.period >= 'day:' and s.period < private.day_key(at - interval '8 days'))
    or (s.period >= 'week:' and s.period < private.week_key(at - interval '9 weeks'))
  );
  -- An unpaid reward expires after 30 days. A paid one is in the ledger and is not needed after 90 days.
  delete from private.credits where earned_at < at - interval '30 days' and not is_paid;
  delete from private.credits where earned_at < at - interval '90 days';
  delete from private.typed_scores where typed_at < at - interval '1 day';
  perform private.mark_standings();

  select jsonb_build_object(
    'judge', coalesce(jsonb_agg(o.name) filter (where s.id is not null), '[]'),
    'remove_uploads', coalesce(jsonb_agg(o.name) filter (where s.id is null), '[]')
  ) into work
  from (select * from storage.objects where bucket_id = 'leaderboard_uploads' limit 500) as o
  left join public.leaderboard_submissions s
    on s.id::text = substring(o.name from '^submissions/([0-9a-f-]{36})_') and s.status = 'pending' and s.run_id is null;
  -- An entry is removed once its file is gone. Then also lists files that a crash left without a score.
  delete from private.discarded_images d
  where not exists (select from storage.objects o where o.bucket_id = 'leaderboard_images' and o.name = d.image);
  select work || jsonb_build_object('remove_images', coalesce(jsonb_agg(o.name), '[]')) into work from (
    select o.name from storage.objects o
    where o.bucket_id = 'leaderboard_images' and (
      exists (select from private.discarded_images d where d.image = o.name)
      or (
        o.created_at < now() - interval '1 hour'
        and not exists (select from public.leaderboard_submissions s where s.image = o.name)
        and not exists (select from private.score_images i where i.image = o.name)
      )
    ) limit 500
  ) as o;
  return work;
end $$;

create function public.sweep() returns jsonb
language plpgsql set search_path = '' as $$ begin return private.sweep(); end $$;

-- Checks every invariant and returns the rows that violate one. An empty result means that all hold.
create function private.audit() returns table (rule text, subject text, finding text)
language plpgsql stable security definer set search_path = '' as $$
begin
  return query
    select 'balance is the sum of the ledger', w.id::text, format('balance %s, sum %s', w.balance, coalesce(l.total, 0))
    from private.wallets w left join (
      select wallet_id, sum(amt) as total from private.ledger group by wallet_id
    ) as l on l.wallet_id = w.id
    where w.balance <> coalesce(l.total, 0)
  union all
    select 'balance is never negative', w.id::text, w.balance::text from private.wallets w where w.balance < 0
  union all
    select 'each entry continues the one before', e.id::text, format('balance_after %s, running sum %s', e.balance_after, e.running)
    from (
      select l.id, l.balance_after, sum(l.amt) over (partition by l.wallet_id order by l.id) as running from private.ledger l
    ) as e where e.balance_after <> e.running
  union all
    select 'entries are in the order of their dates', e.id::text, 'earlier than the entry before'
    from (
      select l.id, l.created_at < lag(l.created_at) over (partition by l.wallet_id order by l.id) as is_early from private.ledger l
    ) as e where e.is_early
  union all
    select 'every entry raised the version by one', w.id::text, format('version %s, entries %s', w.version, count(l.id))
    from private.wallets w left join private.ledger l on l.wallet_id = w.id
    group by w.id having w.version <> count(l.id)
  union all
    select 'gained is what came in, refunds excluded', w.id::text, format('gained %s, sum %s', w.gained, coalesce(sum(l.amt), 0))
    from private.wallets w left join private.ledger l on l.wallet_id = w.id and l.amt > 0 and l.kind <> 'refund'
    group by w.id having w.gained <> coalesce(sum(l.amt), 0)
  union all
    select 'a paid reward has its entry', c.user_id::text, c.kind || ' ' || c.key
    from private.credits c join private.wallets w using (user_id)
    left join private.ledger l on l.wallet_id = w.id and l.idem = c.kind || ':' || c.key
    where c.is_paid <> (l.id is not null) or l.amt <> c.coins or l.kind <> c.kind
  union all
    select 'a reward in the ledger was earned', l.id::text, l.why
    from private.ledger l join private.wallets w on w.id = l.wallet_id
    where w.user_id is not null and l.kind in ('streak_claim', 'time_spent', 'app_played')
      and l.created_at > private.now() - interval '29 days'
      and not exists (select from private.credits c where c.user_id = w.user_id and c.kind = l.kind and l.idem = c.kind || ':' || c.key)
  union all
    select 'a reward is its coins, or twice that', l.id::text, l.amt::text
    from private.ledger l join private.rewards r on r.kind = l.kind
    where l.amt <> case when l.why like '% (double streak)' then 2 else 1 end * r.coins
  union all
    select 'what was bought was paid for', i.user_id::text || ' ' || i.item, 'no entry of its price'
    from public.items_unlocked i left join private.ledger l on l.id = i.ledger_id
    left join private.wallets w on w.id = l.wallet_id
    where i.acquired = 'bought'
      and (l.id is null or l.amt >= 0 or l.kind <> 'purchase' or l.why <> 'shop purchase ' || i.item or w.user_id <> i.user_id)
  union all
    select 'what was paid for is there, or was refunded', l.id::text, l.why
    from private.ledger l join private.wallets w on w.id = l.wallet_id
    where l.kind = 'purchase' and w.user_id is not null
      and not exists (select from public.items_unlocked i where i.ledger_id = l.id)
      and not exists (select from private.ledger r where r.wallet_id = l.wallet_id and r.idem = 'refund:' || l.id)
  union all
    select 'a tier was reached', i.user_id::text || ' ' || i.item, format('gained %s of %s', private.gained_since(w, s.starts_at), item.price)
    from public.items_unlocked i join public.shop_items item on item.id = i.item
    join public.seasons s on s.number = item.battlepass_season join private.wallets w on w.user_id = i.user_id
    where i.acquired = 'reached' and private.gained_since(w, s.starts_at) < item.price
  union all
    select 'one of a kind is worn', i.user_id::text || ' ' || i.type, count(*)::text
    from public.items_unlocked i where i.equipped
    group by i.user_id, i.type having count(*) > case i.type when 'badge' then 5 when 'coin' then 0 else 1 end
  union all
    select 'the profile shows what is worn', u.user_id::text, u.icon || ' ' || u.badges::text
    from public.my_users u
    where u.icon <> coalesce((select i.item from public.items_unlocked i where i.user_id = u.user_id and i.type = 'icon' and i.equipped), 'default')
      or u.badges <> array(select i.item from public.items_unlocked i where i.user_id = u.user_id and i.type = 'badge' and i.equipped order by i.item)
  union all
    select 'claims are more than a day apart', c.user_id::text, c.earned_at::text
    from (
      select k.user_id, k.earned_at, k.earned_at - lag(k.earned_at) over (partition by k.user_id order by k.earned_at) as gap
      from private.credits k where k.kind = 'streak_claim'
    ) as c where c.gap <= interval '1 day'
  union all
    select 'no more time is paid than has passed', c.user_id::text, format('%s in 24 hours', c.in_a_day)
    from (
      select k.user_id, count(*) over (
        partition by k.user_id order by k.earned_at range between interval '24 hours' preceding and current row
      ) as in_a_day
      from private.credits k where k.kind = 'time_spent'
    ) as c where c.in_a_day > 145
  union all
    select 'a class is rewarded 25 times a day', c.user_id::text, c.day::text
    from (
      select k.user_id, date_trunc('day', k.earned_at at time zone 'UTC') as day from private.credits k where k.kind = 'app_played'
    ) as c group by c.user_id, c.day having count(*) > 25
  union all
    select 'the longest streak is the longest', s.user_id::text, format('%s of %s', s.current_streak, s.longest_streak)
    from public.streak s join public.my_users u using (user_id)
    where s.longest_streak < s.current_streak or u.longest_streak <> s.longest_streak
      or u.current_streak not in (0, s.current_streak)
  union all
    select 'the counter of classes is true', u.user_id::text, u.apps_played::text
    from public.my_users u
    where u.apps_played < (select count(*) from public.apps_played a where a.user_id = u.user_id and a.counted)
  union all
    select 'a score that shows has its proof', s.id::text, s.status
    from public.leaderboard_submissions s left join public.game_runs r on r.id = s.run_id
    where (s.status = 'image_ok' and s.image is null) or (s.status = 'verified' and coalesce(r.status, '') <> 'accepted')
  union all
    select 'what counts was played in its time', r.id::text, format('%s frames in %s', r.frames, r.submitted_at - r.started_at)
    from public.game_runs r
    where r.status = 'accepted' and r.submitted_at - r.started_at < make_interval(secs => r.frames / 60.0 - 2)
  union all
    select 'a run of the day has the day''s seed', r.id::text, r.seed
    from public.game_runs r left join private.daily_seeds d
      on d.app_id = r.app_id and d.day = (r.started_at at time zone 'UTC')::date
    where r.mode = 'daily' and r.seed is distinct from d.seed
  union all
    select 'a seed of a day is no other run''s', r.id::text, r.mode
    from public.game_runs r join private.daily_seeds d on d.seed = r.seed where r.mode <> 'daily'
  union all
    select 'a run stands on the boards of its kind', t.user_id::text, t.board || ' ' || t.period
    from private.standings t join public.leaderboard_submissions s on s.id = t.submission_id
    left join public.game_runs r on r.id = s.run_id
    where (t.board like 'daily/%') <> (coalesce(r.mode, '') = 'daily')
      or (t.board like 'daily/%' and t.period <> private.day_key(r.started_at))
  union all
    select 'what has been judged needs no checkpoints', c.run_id::text, c.frame::text
    from private.game_checkpoints c join public.game_runs r on r.id = c.run_id where r.status in ('accepted', 'rejected')
  union all
    select 'a standing has its score', t.user_id::text, t.board
    from private.standings t left join public.leaderboard_submissions s on s.id = t.submission_id
    where (t.board like 'scores/%' or t.board like 'daily/%') and (s.id is null or s.status not in ('image_ok', 'verified') or s.score <> t.value or s.user_id <> t.user_id)
  union all
    select 'the board of coins is true', t.user_id::text, format('stands at %s, gained %s', t.value, w.gained)
    from private.standings t join private.wallets w using (user_id)
    where t.board = 'coins' and t.period = 'all' and t.value <> w.gained
  union all
    select 'nobody suspended stands on a board', t.user_id::text, t.board
    from private.standings t where private.is_banned(t.user_id)
  union all
    select 'a picture belongs to a score', o.name, 'no score'
    from storage.objects o
    where o.bucket_id = 'leaderboard_images' and o.created_at < now() - interval '1 hour'
      and not exists (select from public.leaderboard_submissions s where s.image = o.name)
      and not exists (select from private.score_images i where i.image = o.name)
      and not exists (select from private.discarded_images d where d.image = o.name)
  union all
    select 'a score''s picture is there', s.id::text, s.image
    from public.leaderboard_submissions s
    where s.image is not null
      and not exists (select from storage.objects o where o.bucket_id = 'leaderboard_images' and o.name = s.image);
end $$;

revoke execute on all functions in schema private from public;
grant execute on function private.sweep() to service_role;
revoke execute on function public.sweep() from public, anon, authenticated;
grant execute on function public.sweep() to service_role;
