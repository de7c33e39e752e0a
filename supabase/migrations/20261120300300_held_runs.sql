-- Held runs. A replay proves that a run is consistent, not that a person played it. When a run would enter the first
-- ten, verify-run measures in its log how human the inputs are; outliers wait for a moderator.

insert into private.site_settings (name, default_value, allowed, description) values
  ('hold-runs', 'on', '{off,on}', 'Whether runs that look played by a program wait for a moderator before they are among the first ten.');

create table private.run_hands (
  submission_id uuid primary key references public.leaderboard_submissions (id) on delete cascade,
  -- What was computed from the log: reaction times, regularity, rates.
  stats jsonb not null check (jsonb_typeof(stats) = 'object' and length(stats::text) <= 8000),
  -- Sentences for the moderator and the player.
  why text[] not null check (cardinality(why) between 1 and 8),
  held_at timestamptz not null
);
comment on table private.run_hands is
  'Kept about a person: how regular and how fast the inputs of a held run are. Why: a moderator decides whether a person played it. How long: 30 days, longer only while it is not decided; with the account at the latest.';
alter table private.run_hands enable row level security;

-- Whether a run would be among the first ten on one of its boards. Only then are its inputs judged.
create function private.needs_hands(run public.game_runs) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  app public.apps;
  place record;
  keys text[];
begin
  if private.setting_text('hold-runs') <> 'on' then return false; end if;
  select * into app from public.apps where id = run.app_id;
  if not private.is_ranked_score(app, run.score_version, run.claimed_score)
    -- Offline runs stay out of the first ten anyway.
    or exists (select from public.leaderboard_submissions s where s.run_id = run.id and s.offline) then
    return false;
  end if;
  select * into place from private.place_of(run);
  keys := case run.mode when 'daily' then array[place.period]
    else array['all', private.week_key(private.now()), private.day_key(private.now())] end;
  return exists (
    select from unnest(keys) as key
    where private.enters_top_ten(app, run.user_id, run.claimed_score, place.board, key)
      -- A run that is not the player's best there moves nobody.
      and not exists (
        select from private.standings t
        where t.user_id = run.user_id and t.board = place.board and t.period = key
          and t.sort_value <= case app.score_order when 'asc' then run.claimed_score else -run.claimed_score end
      )
  );
end $$;

alter function private.take_run_to_compare(uuid, uuid) rename to take_run_with_mode;

-- A run to replay; `needs_hands` asks verify-run to judge whether a person pressed.
create function private.take_run_to_compare(which uuid, asker uuid) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  told jsonb := private.take_run_with_mode(which, asker);
  run public.game_runs;
begin
  if told -> 'replay' is null then return told; end if;
  select * into run from public.game_runs where id = which;
  return jsonb_set(told, '{replay,needs_hands}', to_jsonb(private.needs_hands(run)));
end $$;

-- Holds a correct run for a moderator. Only a player's best held run of a mode waits, so that nobody fills the queue.
create function private.hold_run(which uuid, replayed bigint, hands jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
  run public.game_runs;
  app public.apps;
  scored public.leaderboard_submissions;
  waiting public.leaderboard_submissions;
  said constant text := 'The server replayed this run and the score is correct. A moderator watches it before it is on the board. ';
  reasons text[] := array(select left(value, 200) from jsonb_array_elements_text(hands -> 'why') with ordinality as w (value, place) order by place limit 8);
  verdict text := 'in_review';
  told text;
begin
  if cardinality(reasons) = 0 then reasons := array['Its inputs are unusual.']; end if;
  told := left(said || array_to_string(reasons, ' '), 500);
  select * into run from public.game_runs where id = which for update;
  if not found or run.status <> 'submitted' then
    raise sqlstate 'PT409' using message = 'This run is not waiting for a replay.';
  end if;
  select * into app from public.apps where id = run.app_id;
  select s.* into waiting from public.leaderboard_submissions s
  join private.run_hands h on h.submission_id = s.id join public.game_runs r on r.id = s.run_id
  where s.user_id = run.user_id and s.app_id = run.app_id and s.status = 'in_review' and r.variant = run.variant
    and r.score_version = run.score_version and (r.mode = 'daily') = (run.mode = 'daily')
  order by s.created_at limit 1 for update of s;
  if found and private.is_better(app, replayed, waiting.score) then
    update public.leaderboard_submissions set status = 'rejected', reason = 'A better run of yours waits for a moderator since.'
    where id = waiting.id;
  elsif waiting.id is not null then
    verdict := 'rejected';
    told := format('Your run of %s is at least as good and already waits for a moderator.', waiting.score);
  end if;
  update public.game_runs
  set status = case verdict when 'in_review' then 'accepted' else 'rejected' end, score = replayed, reason = told where id = which;
  delete from private.game_checkpoints where run_id = which;
  update public.leaderboard_submissions set status = verdict, proof = 'replay', score = replayed, reason = told
  where run_id = which returning * into scored;
  if verdict = 'in_review' then
    insert into private.run_hands (submission_id, stats, why, held_at)
    values (scored.id, coalesce(hands -> 'stats', '{}'), reasons, at);
  end if;
  perform private.forget_logs(run.user_id, run.app_id);
  return jsonb_build_object(
    'submission_id', scored.id, 'status', scored.status, 'score', scored.score, 'on_board', false, 'reason', told, 'is_held', verdict = 'in_review'
  );
end $$;

-- Stores the verdict on a run: `hands` is what verify-run found out about who pressed.
create function private.judge_with_hands(which uuid, accept boolean, replayed bigint, why text, hands jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  if accept and hands -> 'isHeld' = 'true' and private.setting_text('hold-runs') = 'on' then
    return private.hold_run(which, replayed, hands);
  end if;
  return private.judge_and_report(which, accept, replayed, why);
end $$;

drop function public.judge_run(uuid, boolean, bigint, text);

create function public.judge_run(run_id uuid, accept boolean, score bigint, reason text default null, hands jsonb default null) returns jsonb
language plpgsql set search_path = '' as $$ begin return private.judge_with_hands(run_id, accept, score, reason, hands); end $$;

-- Deletes input logs of old runs. Keeps a player's last twenty per class, those on a board or in review, and those that
-- a clip shows.
create or replace function private.forget_logs(player uuid, app text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.game_runs r set log = null
  where r.id in (
    select id from public.game_runs where user_id = player and app_id = app and log is not null order by submitted_at desc offset 20
  ) and r.status in ('accepted', 'rejected') and not exists (
    select from public.leaderboard_submissions s join private.standings t on t.submission_id = s.id
    where s.run_id = r.id and t.user_id = player and private.is_board_of(t.board, app)
  ) and not exists (
    select from public.leaderboard_submissions s where s.run_id = r.id and s.status = 'in_review'
  ) and not exists (
    select from public.leaderboard_submissions s join public.clips c on c.submission_id = s.id where s.run_id = r.id
  );
end $$;

-- Review: held runs wait in the queue of the screenshots and show their replay and what was computed from it.

alter function private.score_card(text) rename to score_card_without_hands;

create function private.score_card(submission text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.score_card_without_hands(submission) || coalesce((
    select jsonb_build_object(
      'hands', h.stats, 'held_because', to_jsonb(h.why), 'frames', r.frames, 'mode', r.mode,
      'mode_title', private.mode_title(s.app_id, r.variant), 'has_replay', r.log is not null
    )
    from public.leaderboard_submissions s join private.run_hands h on h.submission_id = s.id join public.game_runs r on r.id = s.run_id
    where s.id::text = submission
  ), '{}');
end $$;

alter function private.decide_score(uuid, boolean, text) rename to decide_unheld_score;

-- A moderator's or operator's decision on a score. Can also reject a score that was accepted before.
create function private.decide_score(submission uuid, accept boolean, why text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  scored public.leaderboard_submissions;
begin
  select s.* into scored from public.leaderboard_submissions s
  where s.id = submission and exists (select from private.run_hands h where h.submission_id = s.id) for update;
  if not found or not accept then return private.decide_unheld_score(submission, accept, why); end if;
  if scored.status <> 'in_review' then
    raise sqlstate 'PT409' using message = format('This score is %s, not in review.', replace(scored.status, '_', ' '));
  end if;
  -- It counts for the day and the week in which it was played.
  update public.leaderboard_submissions set status = 'verified', reason = nullif(why, ''), verified_at = created_at
  where id = submission returning * into scored;
  perform private.rank_score(scored);
  return jsonb_build_object('id', scored.id, 'status', scored.status, 'reason', scored.reason);
end $$;

alter function private.undo_scores(uuid, jsonb) rename to undo_unheld_scores;

-- A decision on a held run can be undone either way, because its inputs are still there.
create function private.undo_scores(viewer uuid, decision jsonb) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  player uuid := (decision ->> 'about')::uuid;
  scored public.leaderboard_submissions;
begin
  if not exists (select from private.run_hands h where h.submission_id::text = decision ->> 'subject') then
    return private.undo_unheld_scores(viewer, decision);
  end if;
  perform from private.wallets where user_id = player for update;
  update public.leaderboard_submissions set status = 'in_review', reason = null, verified_at = null
  where id::text = decision ->> 'subject' and status = case decision ->> 'verb' when 'accept' then 'verified' else 'rejected' end
  returning * into scored;
  if not found then
    raise sqlstate 'PT409' using message = 'This score has changed since the decision.';
  end if;
  perform private.rank_again(player, scored.app_id);
  perform private.notify(player, 'decision', 'A moderator is reviewing one of your scores again.', '/leaderboard');
  return '{}';
end $$;

alter function private.get_replay(uuid) rename to get_verified_replay;

-- The replay of a verified run, for everybody; that of a held run for its player and for moderators.
create function private.get_replay(submission uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held jsonb;
begin
  select jsonb_build_object(
    'submission_id', s.id, 'app_id', s.app_id, 'username', u.username, 'score', s.score, 'seed', r.seed, 'log', r.log,
    'frames', r.frames, 'mode', r.mode, 'variant', r.variant, 'sim_version', r.sim_version,
    'is_current', coalesce(r.sim_version = a.sim_version, false), 'is_old_scoring', r.score_version <> a.score_version
  ) into held
  from public.leaderboard_submissions s
  join private.run_hands h on h.submission_id = s.id
  join public.game_runs r on r.id = s.run_id
  join public.my_users u on u.user_id = s.user_id
  join public.apps a on a.id = s.app_id
  where s.id = submission and s.status = 'in_review' and r.log is not null and auth.uid() is not null and private.may_act()
    and (s.user_id = auth.uid() or private.has_role('moderator'));
  return coalesce(held, private.get_verified_replay(submission));
end $$;

-- What is kept, and how long.

create function private.sweep_hands() returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.run_hands h using public.leaderboard_submissions s
  where s.id = h.submission_id and s.status <> 'in_review' and h.held_at < private.now() - interval '30 days';
end $$;

alter function private.sweep() rename to sweep_without_hands;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_hands();
  return private.sweep_without_hands();
end $$;

alter function private.export_my_data() rename to export_without_hands;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  return private.export_without_hands() || jsonb_build_object('run_hands', (
    select coalesce(jsonb_agg(jsonb_build_object(
      'submission_id', h.submission_id, 'stats', h.stats, 'why', to_jsonb(h.why), 'held_at', h.held_at
    ) order by h.held_at), '[]')
    from private.run_hands h join public.leaderboard_submissions s on s.id = h.submission_id where s.user_id = auth.uid()
  ));
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_hands(), private.get_verified_replay(uuid) from anon, authenticated;
revoke execute on function
  private.sweep_without_hands(), private.take_run_with_mode(uuid, uuid), private.judge_and_report(uuid, boolean, bigint, text)
  from service_role;
grant execute on function private.export_my_data(), private.get_replay(uuid) to anon, authenticated;
grant execute on function
  private.sweep(), private.take_run_to_compare(uuid, uuid), private.judge_with_hands(uuid, boolean, bigint, text, jsonb)
  to service_role;
revoke execute on function public.judge_run(uuid, boolean, bigint, text, jsonb) from public, anon, authenticated;
grant execute on function public.judge_run(uuid, boolean, bigint, text, jsonb) to service_role;
