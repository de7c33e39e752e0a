-- Settings for how long boards of days and weeks are kept; the sweep also deletes rows that the limits no longer need.

insert into private.site_settings (name, default_value, lowest, highest, description) values
  ('keep-day-boards', '8', 2, 90, 'How many days the board of a day is kept after it is over.'),
  ('keep-week-boards', '9', 2, 104, 'How many weeks the board of a week is kept after it is over.');

-- Cleans up, and returns the work left outside the database: uploads to judge and files to delete.
create or replace function private.sweep() returns jsonb
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
    (s.period >= 'day:' and s.period < private.day_key(at - make_interval(days => private.setting_int('keep-day-boards'))))
    or (s.period >= 'week:' and s.period < private.week_key(at - make_interval(weeks => private.setting_int('keep-week-boards'))))
  );
  -- An unpaid reward expires after 30 days. A paid one is in the ledger and is not needed after 90 days.
  delete from private.credits where earned_at < at - interval '30 days' and not is_paid;
  delete from private.credits where earned_at < at - interval '90 days';
  delete from private.typed_scores where typed_at < at - interval '1 day';
  perform private.mark_standings();
  -- The sender's hash is kept only as long as the limits need it.
  delete from private.takedown_senders s using public.takedowns t
  where t.id = s.takedown_id and s.sent_at < at - interval '1 day'
    and (t.status <> 'received' or s.sent_at < at - interval '90 days');
  -- A full bucket is the same as no row. Skips buckets that are in use.
  delete from private.write_buckets b using (
    select user_id, bucket from private.write_buckets where full_at < at for update skip locked
  ) as idle
  where b.user_id = idle.user_id and b.bucket = idle.bucket;

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
