import { DEMO_LIVES, type DemoEvent } from "./demo-world.ts";

/**
 * One statement that lets the players live through these events by the rules themselves, with the rules' clock set back.
 * Nobody else sees that clock, because the transaction sets it to normal again.
 */
export const demoSql = (events: DemoEvent[]): string => `
do $demo$
declare
  lives constant jsonb := ${literal(DEMO_LIVES)};
  event jsonb;
  life jsonb;
  run jsonb;
  ids uuid[] := '{}';
  who uuid;
  played uuid;
  shown uuid;
begin
  for event in select value from jsonb_array_elements(${literal(events)}) loop
    update private.clock set skew = make_interval(secs => -(event ->> 'ago')::float8);
    life := lives -> (event ->> 'player')::int;
    if event ->> 'does' = 'join' then
      insert into auth.users (aud, role, email, email_confirmed_at, raw_user_meta_data, created_at)
      values ('authenticated', 'authenticated', (life ->> 'name') || '@demo.invalid', private.now(), '{}', private.now())
      returning id into who;
      ids[(event ->> 'player')::int] := who;
    end if;
    who := ids[(event ->> 'player')::int];
    perform set_config('request.jwt.claims', json_build_object('sub', who, 'role', 'authenticated', 'aal', 'aal1')::text, true);
    case event ->> 'does'
      when 'join' then
        insert into public.my_users (user_id, username, user_about, created_at)
        values (who, life ->> 'name', life ->> 'about', private.now());
        update public.my_users set where_from = 'a friend', who_from = 'the goose', age_band = '13-15' where user_id = who;
      when 'claim' then perform public.claim_streak();
      when 'time' then perform public.increment_time_spent(who);
      when 'visit' then
        -- What the trigger judge_play does for players: this class ends the one played before.
        perform private.settle_play(who);
        insert into public.apps_played (user_id, app_id, updated_at, is_public)
        values (who, event ->> 'what', private.now(), private.shows_activity(who));
        insert into private.meters (user_id, playing, playing_since) values (who, event ->> 'what', private.now())
        on conflict (user_id) do update set playing = excluded.playing, playing_since = excluded.playing_since;
        insert into public.favorite_apps (user_id, app_id) values (who, event ->> 'what');
      when 'coins' then perform private.adjust_coins(who, (event ->> 'what')::bigint, 'Demo');
      when 'buy' then
        perform public.buy_item(event ->> 'what');
        perform public.equip_item(event ->> 'what', true);
      when 'say' then
        -- Inserts rows instead of calling say, which refuses everything while the chat is closed.
        insert into public.chat_messages (room_id, user_id, username, icon, body, created_at)
        select event ->> 'room', user_id, username, icon, event ->> 'what', private.now() from public.my_users where user_id = who;
      when 'play' then
        run := event -> 'run';
        insert into public.game_runs (user_id, app_id, mode, sim_version, seed, started_at, expires_at)
        values (
          who, run ->> 'app', 'ranked', run ->> 'version', run ->> 'seed',
          private.now() - make_interval(secs => (run ->> 'frames')::int / 60.0 + 5), private.now() + interval '1 hour'
        ) returning id into played;
        perform public.submit_run(played, run ->> 'log', (run ->> 'score')::bigint, run ->> 'hash', (run ->> 'frames')::int);
        -- A recorded run has no checkpoints, without which it would stay out of the first ten.
        update public.leaderboard_submissions s set offline = false where s.run_id = played;
        perform private.judge_run(played, true, (run ->> 'score')::bigint, null);
      when 'clip' then
        shown := (public.make_clip(
          (
            select s.id from public.leaderboard_submissions s join public.game_runs r on r.id = s.run_id
            where r.user_id = who and r.seed = event #>> '{clip,seed}' limit 1
          ),
          (event #>> '{clip,from}')::int, (event #>> '{clip,to}')::int, event #>> '{clip,title}',
          jsonb_build_array(jsonb_build_object(
            'from', (event #>> '{clip,from}')::int + 60, 'to', (event #>> '{clip,from}')::int + 180, 'text', event #>> '{clip,caption}'
          ))
        ) ->> 'id')::uuid;
        perform public.submit_clip(shown);
        perform private.call_queue('decide', 'clips', null, jsonb_build_object(
          'subject', shown, 'verb', 'publish', 'reason', 'Demo', 'operator', 'demo'
        ));
      when 'like' then
        perform public.like_clip(c.id, true) from public.clips c
        join public.leaderboard_submissions s on s.id = c.submission_id join public.game_runs r on r.id = s.run_id
        where r.seed = event #>> '{clip,seed}';
      when 'film' then
        insert into public.player_roles (user_id, role) values (who, 'creator') on conflict do nothing;
        insert into public.creator_videos (user_id, title, caption, url, status, created_at, updated_at)
        values (who, 'Big Buck Bunny', 'Not a class, but a good break.', event ->> 'what', 'published', private.now(), private.now());
    end case;
  end loop;
  update private.clock set skew = interval '0';
  perform private.choose_best_clips(private.now());
  perform set_config('request.jwt.claims', '', true);
end $demo$`;

const literal = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;
