import { answerOf } from "./answers.ts";
import type { Player, RulesSite } from "./rules-site.ts";
import { submitScore, upload } from "./score-pictures.ts";
import { giveCoins } from "./wallets.ts";

export type FullLife = { submission: string; run: string; upload: string; report: number; video: string };

/** A player with a row in every table of players; `mark` is in every private text of theirs. Needs FOREIGN_CLASSES. */
export async function liveFully(site: RulesSite, player: Player, mark: string): Promise<FullLife> {
  await site.sql(`update auth.users set email = $2 where id = $1`, player.id, `${mark}@school.example`);
  await site.sql(
    `insert into public.player_roles (user_id, role) values ($1, 'creator') on conflict do nothing`,
    player.id,
  );
  await site.sql(
    `insert into auth.webauthn_credentials (user_id, friendly_name, credential_id, public_key)
     values ($1::uuid, $2 || ' passkey', decode(md5($1::text), 'hex'), '\\xc0ffee')`,
    player.id,
    mark,
  );
  await giveCoins(site, player, 500);
  await site.sql(`select private.adjust_coins($1, 1, $2)`, player.id, `${mark} ledger`);
  const answers = { where_from: `${mark} where`, who_from: `${mark} who`, age_band: "13-15" };
  await done(player.from("my_users").update(answers).eq("user_id", player.id));
  await site.sql(`select private.set_age($1, '16-18', $2)`, player.id, `${mark} age`);
  await done(player.from("privacy_settings").upsert({ user_id: player.id, show_activity: false }));
  await done(player.rpc("claim_streak"));
  await done(player.rpc("increment_time_spent", { user_id: player.id }));
  await done(player.rpc("buy_item", { item_id: "goose" }));
  await done(player.rpc("equip_item", { item_id: "goose" }));
  await done(player.from("apps_played").upsert({ user_id: player.id, app_id: "skyhop" }));
  await done(player.from("favorite_apps").insert({ user_id: player.id, app_id: "lumen" }));
  await done(player.rpc("save_game", { app_id: "lumen", data: `${mark} save` }));
  const { run_id } = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "skyhop" }));
  const log = Buffer.from(`${mark} log`).toString("base64");
  await done(player.rpc("submit_run", { run_id, log, score: 4, final_hash: `${mark} hash`, frames: 60 }));
  const open = answerOf<{ run_id: string }>(await player.rpc("start_run", { app_id: "lumen" }));
  await site.travel("10 seconds");
  await done(player.rpc("checkpoint_run", { run_id: open.run_id, frame: 600, hash: 1, log_hash: 2 }));
  await site.sql(
    `insert into private.score_ticks (run_id, second, score, arrived_at) values ($1, 10, 4, private.now())`,
    open.run_id,
  );
  await site.sql(
    `insert into private.class_visits (user_id, app_id, day, counted_for) values ($1, 'bread-toss', now()::date, 'all')`,
    player.id,
  );
  await site.sql(
    `insert into private.run_hands (submission_id, stats, why, held_at)
     select id, '{"presses": 4}', array[$2], private.now() from public.leaderboard_submissions where run_id = $1`,
    run_id,
    `${mark} hands`,
  );
  const submission = await submitScore(player, "bread-toss", 321);
  const path = `submissions/${submission}_${mark}.png`;
  const stored = await upload(player, path);
  if (stored.error) throw stored.error;
  await site.sql(`select private.notify($1, 'decision', $2)`, player.id, `${mark} notice`);
  await site.sql(
    `select private.write_decision('players', 'x', $1::uuid, 'stand', jsonb_build_object('reason', $2::text), null, '{}')`,
    player.id,
    `${mark} decision`,
  );
  await site.sql(
    `insert into private.appeals (user_id, banned_at, words, created_at) values ($1, now(), $2, now())`,
    player.id,
    `${mark} appeal`,
  );
  await site.sql(
    `insert into private.unused_accounts (user_id, unused_since, final_at) values ($1, now(), now() + interval '30 days')`,
    player.id,
  );
  await site.sql(`insert into private.last_uses (user_id, used_at) values ($1, now())`, player.id);
  await site.sql(
    `insert into private.operator_acts (operator, command, about) values ('ms.drake', 'player unban', $1)`,
    player.id,
  );
  await liveInChat(site, player, mark);
  await liveInClips(site, player, mark);
  await makeClasses(site, player, mark);
  await liveInHomerooms(site, player, mark);
  await liveInRaces(site, player, mark, open.run_id);
  const complaint = { target_kind: "app", target_id: "skyhop", reason: "other", details: `${mark} report` };
  const report = await player.from("reports").insert(complaint).select("id").single();
  await site.sql(
    `insert into private.false_reports (report_id, user_id, judged_at) values ($1, $2, private.now())`,
    String(answerOf<{ id: number }>(report).id),
    player.id,
  );
  const draft = { title: `${mark} video`, caption: mark, url: "https://youtu.be/quack" };
  const video = await player.from("creator_videos").insert(draft).select("id").single();
  return {
    submission,
    run: run_id,
    upload: path,
    report: answerOf<{ id: number }>(report).id,
    video: answerOf<{ id: string }>(video).id,
  };
}

async function liveInChat(site: RulesSite, { id }: Player, mark: string): Promise<void> {
  const own = (sql: string) => site.sql(sql, id, mark);
  await own(`insert into public.chat_messages (room_id, user_id, username, body, created_at)
    select 'global', user_id, username, $2 || ' message', private.now() from public.my_users where user_id = $1`);
  await own(`insert into private.chat_evidence (message_id, room_id, user_id, username, body, said_at, kept_until)
    select max(m.id) + 1000000, 'global', $1::uuid, 'x', $2 || ' evidence', private.now(), private.now() + interval '30 days'
    from public.chat_messages m`);
  await own(`insert into private.chat_mutes (user_id, muted_at, muted_until, reason)
    values ($1, private.now(), private.now() + interval '1 minute', $2 || ' mute')`);
  await own(
    `insert into private.chat_refusals (user_id, rule, refused_at) select $1::uuid, 'link', private.now() where $2 <> ''`,
  );
  const other = await site.newPlayer();
  await site.sql(
    `insert into public.chat_blocks (user_id, blocked_id, created_at) values ($1, $2, private.now())`,
    id,
    other.id,
  );
}

/** A homeroom of the player's own, and one of somebody else where they are a member and ask for another. */
async function liveInHomerooms(site: RulesSite, { id }: Player, mark: string): Promise<void> {
  const own = (sql: string) => site.sql(sql, id, mark);
  const teacher = await site.newPlayer();
  await own(`insert into private.homerooms (teacher_id, name, teacher_name, zone, age_group, ends_on, code, made_at)
    select $1, 'Room', $2 || ' teacher', 'UTC', 'adult', current_date + 30, private.new_code(), private.now()`);
  await own(`insert into private.homeroom_consents (homeroom_id, teacher_id, sentence, confirmed_at)
    select id, teacher_id, 'Yes.', private.now() from private.homerooms where teacher_id = $1 and $2 <> ''`);
  await own(`insert into private.teacher_invites (code_hash, note, expires_at, used_at, used_by)
    values (encode(sha256($2::bytea), 'hex'), $2 || ' invite', private.now(), private.now(), $1)`);
  for (const table of [
    "homeroom_members (homeroom_id, user_id, name, kind, joined_at)",
    "homeroom_newcomers (homeroom_id, user_id, name, state, asked_at)",
  ]) {
    await site.sql(
      `with made as (
         insert into private.homerooms (teacher_id, name, teacher_name, zone, age_group, ends_on, code, made_at)
         values ($3, 'Room', 'T', 'UTC', 'adult', current_date + 30, private.new_code(), private.now()) returning id
       )
       insert into private.${table} select id, $1, left($2, 24), $4, private.now() from made`,
      id,
      mark,
      teacher.id,
      table.startsWith("homeroom_members") ? "own" : "waiting",
    );
  }
  await own(`insert into private.homeroom_play (member_id, day, app_id, seconds, touched_at)
    select id, current_date, 'skyhop', 60, private.now() from private.homeroom_members where user_id = $1 and $2 <> ''`);
  await site.sql(
    `with mate as (
       insert into private.homeroom_members (homeroom_id, user_id, name, kind, joined_at)
       select homeroom_id, $2, 'Mate', 'own', private.now() from private.homeroom_members where user_id = $1 returning id
     )
     insert into private.homeroom_blocks (member_id, blocked_id, created_at)
     select m.id, mate.id, private.now() from private.homeroom_members m, mate where m.user_id = $1`,
    id,
    teacher.id,
  );
}

/** A race that the player hosts and runs in, a friend, and a run that is watched. */
async function liveInRaces(site: RulesSite, { id }: Player, mark: string, run: string): Promise<void> {
  const own = (sql: string) => site.sql(sql, id, mark);
  await own(`insert into private.races (code, host_id, kind, open_to, app_id, variant, rivals, rounds, round, key, opened_at, expires_at)
    select private.random_letters(6), $1::uuid, 'race', 'players', 'skyhop', '', 'ghost', 1, 1, private.race_key(), private.now(), private.now() + interval '2 hours'
    where $2 <> ''`);
  await own(`insert into private.race_runners (race_id, no, user_id, joined_at)
    select id, 1, host_id, private.now() from private.races where host_id = $1 and $2 <> ''`);
  await own(`insert into private.race_runs (race_id, round, no, seed, sim_version, begun_at, reason)
    select id, 1, 1, private.race_key(), 'x', private.now(), $2 || ' race' from private.races where host_id = $1`);
  await own(`insert into private.race_reports (race_id, no, reporter_no, why, created_at)
    select id, 1, 1, $2 || ' why', private.now() from private.races where host_id = $1`);
  await own(`insert into private.friend_codes (user_id, code, expires_at)
    select $1::uuid, private.random_letters(8), private.now() + interval '10 minutes' where $2 <> ''`);
  const other = await site.newPlayer();
  await site.sql(
    `insert into private.friendships (low_id, high_id, asked_at, expires_at)
     values (least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid), private.now(), private.now() + interval '1 hour')`,
    id,
    other.id,
  );
  await site.sql(`insert into private.run_watchers (run_id, user_id, seen_at) values ($1, $2, private.now())`, run, id);
  await site.sql(`insert into private.live_shows (run_id, begun_at) values ($1, private.now())`, run);
}

/** A class with a build, and an author key. */
async function makeClasses(site: RulesSite, { id }: Player, mark: string): Promise<void> {
  const own = (sql: string) => site.sql(sql, id, mark);
  await own(`insert into public.class_drafts (user_id, form, created_at, updated_at)
    values ($1, jsonb_build_object('title', $2 || ' class'), private.now(), private.now())`);
  await own(`insert into public.class_builds (draft_id, number, note, created_at)
    select id, 1, $2 || ' build', private.now() from public.class_drafts where user_id = $1`);
  await own(`insert into private.author_keys (user_id, name, key_hash, created_at)
    values ($1, $2 || ' key', sha256($2::bytea), private.now())`);
}

/** A clip of the submitted run, which the player also likes and has watched, and a channel. */
async function liveInClips(site: RulesSite, { id }: Player, mark: string): Promise<void> {
  const own = (sql: string) => site.sql(sql, id, mark);
  await own(`insert into public.clips (
      user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, created_at, updated_at
    )
    select user_id, id, app_id, 0, 180, $2 || ' clip', 0, 0, private.now(), private.now()
    from public.leaderboard_submissions where user_id = $1 and run_id is not null limit 1`);
  await own(`insert into public.clip_likes (clip_id, user_id, created_at)
    select id, user_id, private.now() from public.clips where user_id = $1 and $2 <> ''`);
  await own(`insert into private.clip_notes (clip_id, user_id, kind, noted_at)
    select id, user_id, 'watched', private.now() from public.clips where user_id = $1 and $2 <> ''`);
  await own(`insert into public.social_accounts (user_id, host, url, handle, code, created_at)
    values ($1, 'vimeo.com', 'https://vimeo.com/x', $2 || ' channel', 'quack-AAAA-22', private.now())`);
}

/** Every row about a player, from every table of players, as text to compare. */
export async function everythingOf(site: RulesSite, { id }: { id: string }): Promise<Record<string, string>> {
  const tables = await tablesOfPlayers(site);
  const found = await Promise.all(
    tables.map(async (table) => {
      const [row] = await site.sql(
        `select coalesce(jsonb_agg(to_jsonb(t) order by to_jsonb(t)::text), '[]')::text from ${table} t where user_id = $1`,
        id,
      );
      return [table, row![0]!] as const;
    }),
  );
  const [ledger] = await site.sql(
    `select coalesce(jsonb_agg(to_jsonb(l) order by l.id), '[]')::text from private.ledger l
     join private.wallets w on w.id = l.wallet_id where w.user_id = $1`,
    id,
  );
  return { ...Object.fromEntries(found), "private.ledger": ledger![0]! };
}

/** Every table with rows of players, read from the database so that a new one is included. */
export async function tablesOfPlayers(site: RulesSite): Promise<string[]> {
  const rows = await site.sql(
    `select c.table_schema || '.' || c.table_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.column_name = 'user_id' and c.table_schema in ('public', 'private') and t.table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(([name]) => name!);
}

async function done(call: PromiseLike<Parameters<typeof answerOf>[0]>): Promise<void> {
  answerOf(await call);
}
