-- What races and friends keep about a person: in the export, and deleted when its time is over.

create function private.sweep_races() returns void
language plpgsql security definer set search_path = '' as $$
declare
  at timestamptz := private.now();
begin
  delete from private.races r where least(r.ended_at, r.expires_at) < at - interval '1 hour';
  delete from private.friend_codes c where c.expires_at < at;
  delete from private.friendships f where f.expires_at < at;
  -- Friends who may no longer be friends, by age or homeroom. A suspension alone ends no friendship: it may be lifted.
  delete from private.friendships f where f.since is not null and not private.may_be_friends(f.low_id, f.high_id)
    and not private.is_banned(f.low_id) and not private.is_banned(f.high_id);
  delete from private.run_watchers w where w.seen_at < at - interval '1 minute';
  delete from private.live_shows s where s.begun_at < at - interval '3 hours';
end $$;

alter function private.sweep() rename to sweep_without_races;

create function private.sweep() returns jsonb
language plpgsql security definer set search_path = '' as $$
begin
  perform private.sweep_races();
  return private.sweep_without_races();
end $$;

alter function private.export_my_data() rename to export_without_races;

create function private.export_my_data() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  caller uuid := auth.uid();
begin
  return private.export_without_races() || jsonb_build_object(
    'privacy_settings', (select to_jsonb(p) - 'user_id' from public.privacy_settings p where p.user_id = caller),
    'races', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'app_id', r.app_id, 'kind', r.kind, 'open_to', r.open_to, 'opened_at', r.opened_at, 'ended_at', r.ended_at
      ) order by r.opened_at), '[]')
      from private.races r where r.host_id = caller
    ),
    'race_runners', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'race_id', s.race_id, 'no', s.no, 'joined_at', s.joined_at, 'left_at', s.left_at, 'removed_at', s.removed_at
      ) order by s.joined_at), '[]')
      from private.race_runners s where s.user_id = caller
    ),
    'race_runs', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'race_id', u.race_id, 'round', u.round, 'begun_at', u.begun_at, 'status', u.status, 'score', coalesce(u.score, u.claimed_score, u.live_score),
        'log', coalesce(u.log, replace(encode(u.shown, 'base64'), E'\n', '')), 'reason', u.reason
      ) order by u.begun_at), '[]')
      from private.race_runs u join private.race_runners s on s.race_id = u.race_id and s.no = u.no where s.user_id = caller
    ),
    'race_reports', (
      select coalesce(jsonb_agg(jsonb_build_object('race_id', p.race_id, 'no', p.no, 'why', p.why, 'created_at', p.created_at)), '[]')
      from private.race_reports p join private.race_runners s on s.race_id = p.race_id and s.no = p.reporter_no where s.user_id = caller
    ),
    'friend_codes', (
      select coalesce(jsonb_agg(jsonb_build_object('code', c.code, 'expires_at', c.expires_at)), '[]') from private.friend_codes c where c.user_id = caller
    ),
    'friendships', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'friend_id', case when f.low_id = caller then f.high_id else f.low_id end, 'asked_at', f.asked_at, 'since', f.since
      ) order by f.asked_at), '[]')
      from private.friendships f where f.low_id = caller or f.high_id = caller
    ),
    'run_watchers', (
      select coalesce(jsonb_agg(jsonb_build_object('run_id', w.run_id, 'seen_at', w.seen_at)), '[]') from private.run_watchers w where w.user_id = caller
    ),
    'live_shows', (
      select coalesce(jsonb_agg(jsonb_build_object('run_id', s.run_id, 'log', replace(encode(s.shown, 'base64'), E'\n', ''), 'begun_at', s.begun_at)), '[]')
      from private.live_shows s join public.game_runs r on r.id = s.run_id where r.user_id = caller
    )
  );
end $$;

revoke execute on all functions in schema private from public;
revoke execute on function private.export_without_races() from anon, authenticated;
revoke execute on function private.sweep_without_races() from service_role;
grant execute on function private.export_my_data() to anon, authenticated;
grant execute on function private.sweep() to service_role;
