import { HOMEROOM_ROWS } from "./matrix-homerooms.ts";
import { blockedBy, idOf, numberOf, PLAYERS, uuidOf, type Person } from "./matrix-people.ts";
import { raceSql } from "./matrix-races.ts";

/** Moderators and creators who are suspended or lack the second factor must have no more rights than such a player. */
const ROLES: Partial<Record<Person, string[]>> = {
  owner: ["creator", "teacher"],
  other: ["creator", "teacher"],
  moderator: ["moderator"],
  banned: ["creator", "moderator", "teacher"],
  aal1: ["creator", "moderator", "teacher"],
};

/** A class with submitted scores, one that is not listed, and an item of a season that has not begun. */
const CATALOGUE = `
  -- The middle of a week and of a day, so that no board turns over meanwhile.
  update private.clock set skew = timestamptz '2026-11-18 12:00Z' - clock_timestamp();
  insert into public.apps (id, code, tagline, description, categories, icon, spine, developer, licence, verifier, listed)
  select id, code, 'Matrix', 'Matrix', '{arcade}', '/covers/skyhop.svg', '#000000', 'Matrix', 'MIT', 'bounds', listed
  from (values ('pond-race', 'MTX 01', true), ('pond-draft', 'MTX 02', false)) as made (id, code, listed);
  update public.apps set sim_version = '0123456789abcdef' where verifier = 'replay';
  insert into public.app_modes (app_id, id, position, title, hint)
  select id, 'matrix', 2, 'Matrix', 'Matrix' from (values ('skyhop'), ('pond-draft')) as made (id);
  insert into public.class_days (app_id, day, build) values ('pond-race', '2026-11-18', 0);
  select private.promise_seeds();
  select private.set_setting('chat', 'on', 'matrix');
  update public.chat_rooms set state = 'closed' where id = 'class/lumen';
  insert into public.seasons (number, title, starts_at, ends_at) values (99, 'Far Pass', '2090-01-01Z', '2090-02-01Z');
  insert into public.shop_items (id, name, description, preview_emoji, price, rarity, type, battlepass_season)
  values ('pond-secret', 'Secret', 'Secret', '🤫', 100, 'rare', 'font', 99);
  insert into public.takedowns (
    id, reference, secret_hash, app_id, url, work, reason, contact_name, contact_email, contact_address,
    good_faith, accurate, signature, created_at
  ) overriding system value values (
    1001, 'QT-MATRIX01', sha256('secret'), 'pond-race', 'https://quack.test/class/pond-race', 'Work', 'Reason',
    'canary-name-nobody', 'canary-mail-nobody@quack.test', 'canary-address-nobody', true, true, 'Name', private.now()
  );`;

const playerSql = (person: Person) => {
  const id = `'${idOf(person)}'`;
  const made = (what: string) => `'${uuidOf(person, what)}'`;
  const shows = person === "owner";
  // Anybody may watch a replay, so one is enough.
  const hasReplay = person === "other";
  return `
  insert into auth.users (id) values (${id});
  insert into public.my_users (
    user_id, username, where_from, who_from, age_band, time_spent, apps_played, current_streak, longest_streak, created_at
  ) values (
    ${id}, 'duck-${person}', 'canary-where-${person}', 'canary-who-${person}',
    ${person === "other" ? "null" : "'16-18'"}, 10, 1, 3, 3, private.now()
  );
  select private.adjust_coins(${id}, 5000, 'canary-coins-${person}');
  insert into private.credits (user_id, kind, key, coins, why, earned_at)
  values (${id}, 'time_spent', 'matrix', 5, 'time_spent', private.now());
  -- No minutes become due, however long the matrix takes.
  insert into private.meters (user_id, next_ping_at) values (${id}, private.now() + interval '1 day')
  on conflict (user_id) do update set next_ping_at = excluded.next_ping_at;
  insert into public.items_unlocked (user_id, item, type) values (${id}, 'sword', 'cursor'), (${id}, 'summer-duck', 'icon');
  -- The owner can claim, the other has done so today.
  insert into public.streak (user_id, current_streak, longest_streak, last_claim)
  values (${id}, 3, 3, private.now() - interval '${person === "other" ? 1 : 25} hours');
  insert into public.apps_played (user_id, app_id, is_public, counted) values (${id}, 'skyhop', ${shows}, true);
  insert into public.privacy_settings (user_id, show_activity) values (${id}, ${shows});
  insert into public.favorite_apps (user_id, app_id) values (${id}, 'skyhop');
  insert into public.game_runs (id, user_id, app_id, mode, seed, status, started_at, expires_at, log)
  select id::uuid, ${id}, 'skyhop', 'ranked', repeat('a1', 16), status,
    private.now() - interval '5 minutes', private.now() + interval '1 hour', log
  from (values
    (${made("run")}, 'open', 'canary-log-${person}'), (${made("submitted run")}, 'submitted', 'canary-log-${person}')
    ${hasReplay ? `, (${made("accepted run")}, 'accepted', 'AAAA')` : ""}
  ) as runs (id, status, log);
  insert into public.leaderboard_submissions (id, user_id, app_id, score, run_id, status, proof, image, created_at)
  select id::uuid, ${id}, app, 100, run::uuid, status, proof, image, private.now() - interval '5 minutes'
  from (values
    (${made("pending")}, 'pond-race', null, 'pending', 'claimed', null),
    (${made("reviewed")}, 'pond-race', null, 'in_review', 'screenshot', null),
    (${made("accepted")}, 'pond-race', null, 'image_ok', 'screenshot', ${made("image")} || '.webp'),
    (${made("replayed")}, 'skyhop', ${made("submitted run")}, 'pending', 'claimed', null)
    ${hasReplay ? `, (${made("verified")}, 'skyhop', ${made("accepted run")}, 'verified', 'replay', null)` : ""}
  ) as scores (id, app, run, status, proof, image);
  insert into private.score_images (submission_id, image) values (${made("reviewed")}, ${made("waiting image")} || '.webp');
  insert into public.game_saves (user_id, app_id, rev, data) values (${id}, 'skyhop', 1, 'canary-save-${person}');
  insert into public.reports (id, user_id, target_kind, target_id, reason) overriding system value
  values (${numberOf(person)}, ${id}, 'app', 'skyhop', 'broken');
  insert into public.notices (id, user_id, kind, sentence) overriding system value
  values (${numberOf(person)}, ${id}, 'decision', 'canary-notice-${person}');
  -- A time in the future: the five minutes in which authors take a message back never end.
  insert into public.chat_messages (id, room_id, user_id, username, body, created_at) overriding system value values
    (${numberOf(person)}, 'global', ${id}, 'duck-${person}', 'Hello', private.now() + interval '1 hour'),
    (${numberOf(person) + 100}, 'class/lumen', ${id}, 'duck-${person}', 'canary-closed-${person}', private.now());
  insert into public.creator_videos (id, user_id, title, url, status) values
    (${made("video")}, ${id}, 'Video', 'https://youtu.be/${person}', 'in_review'),
    (${made("published video")}, ${id}, 'Video', 'https://youtu.be/${person}', 'published');
  insert into public.game_runs (id, user_id, app_id, mode, sim_version, seed, status, started_at, expires_at, submitted_at, frames, log)
  values (
    ${made("clip run")}, ${id}, 'lumen', 'ranked', '0123456789abcdef', repeat('b2', 16), 'accepted', private.now() - interval '5 minutes',
    private.now() + interval '1 hour', private.now(), 600, 'AAAA'
  );
  insert into public.leaderboard_submissions (id, user_id, app_id, score, run_id, status, proof, created_at)
  values (${made("clip score")}, ${id}, 'lumen', 5, ${made("clip run")}, 'verified', 'replay', private.now() - interval '5 minutes');
  insert into public.clips (
    id, user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, status, created_at, updated_at, submitted_at,
    published_at
  )
  select id::uuid, ${id}, ${made("clip score")}, 'lumen', 0, 180, 'Clip', 0, 3, status, private.now(), private.now(), timestamptz '2026-11-18 11:00Z',
    case status when 'published' then private.now() end
  from (values
    (${made("clip")}, 'draft'), (${made("reviewed clip")}, 'in_review'), (${made("published clip")}, 'published')
  ) as made (id, status);
  insert into public.clip_likes (clip_id, user_id, created_at) values (${made("published clip")}, ${id}, private.now());
  insert into public.social_accounts (id, user_id, host, url, handle, code, asked_at, created_at) values (
    ${made("channel")}, ${id}, 'vimeo.com', 'https://vimeo.com/duck-${person}', 'duck-${person}', 'quack-AAAA-22', private.now(), private.now()
  );
  insert into public.class_drafts (id, user_id, slug, form, status, submitted_form, submitted_at, created_at, updated_at)
  values (${made("draft")}, ${id}, 'matrix-${person}', '{"title": "canary-class-${person}"}', 'in_review',
    '{"title": "canary-class-${person}"}', private.now(), private.now(), private.now());
  insert into public.class_builds (id, draft_id, number, hash, files, note, status, created_at)
  values (${made("build")}, ${made("draft")}, 1, md5('${person}'), 1, 'canary-note-${person}', 'in_review', private.now());
  update public.class_drafts set in_review_build = ${made("build")} where id = ${made("draft")};
  insert into private.author_keys (id, user_id, name, key_hash, created_at)
  values (${made("key")}, ${id}, 'canary-key-${person}', sha256('${person}'), private.now());
  insert into public.player_roles (user_id, role)
  select ${id}, role from unnest('{${(ROLES[person] ?? []).join()}}'::text[]) as role;
  select private.restore_standings(${id});`;
};

/** Clips of the owner that nobody may see: of a class that is not listed, and of a day that is not over. */
const HIDDEN_CLIPS = [
  ["unlisted", "pond-draft", "ranked"],
  ["daily", "lumen", "daily"],
].map(
  ([name, app, mode]) => `
  insert into public.game_runs (id, user_id, app_id, mode, seed, status, started_at, expires_at, submitted_at, frames, log)
  values (
    '${uuidOf(`${name} run`)}', '${idOf("owner")}', '${app}', '${mode}', repeat('c3', 16), 'accepted', private.now() - interval '6 minutes',
    private.now(), private.now(), 600, 'AAAA'
  );
  insert into public.leaderboard_submissions (id, user_id, app_id, score, run_id, status, proof, created_at)
  values ('${uuidOf(`${name} score`)}', '${idOf("owner")}', '${app}', 5, '${uuidOf(`${name} run`)}', 'verified', 'replay', private.now());
  insert into public.clips (
    id, user_id, submission_id, app_id, from_frame, to_frame, title, poster_frame, log_bytes, status, created_at, updated_at, published_at
  ) values (
    '${uuidOf(`${name} clip`)}', '${idOf("owner")}', '${uuidOf(`${name} score`)}', '${app}', 0, 180, 'Clip', 0, 3, 'published', private.now(),
    private.now(), private.now()
  );`,
);

/** All rows that exist before the first request. */
export const FIXTURE_SQL = [
  CATALOGUE,
  `insert into auth.users (id) values ('${idOf("newcomer")}');`,
  ...PLAYERS.map(playerSql),
  ...PLAYERS.map(raceSql),
  ...HIDDEN_CLIPS,
  HOMEROOM_ROWS,
  ...PLAYERS.map(
    (person) => `insert into public.chat_blocks (user_id, blocked_id, created_at)
      values ('${idOf(person)}', '${idOf(blockedBy(person))}', private.now());`,
  ),
  `insert into public.items_unlocked (user_id, item, type) values ('${idOf("owner")}', 'pond-secret', 'font');
  insert into auth.mfa_factors (id, user_id, factor_type, status, created_at, updated_at)
  values ('${uuidOf("factor")}', '${idOf("aal1")}', 'totp', 'verified', now(), now());
  select private.ban('${idOf("banned")}', 'canary-ban-banned');`,
].join("\n");
