import type { PicturePlayer } from "./picture-player.ts";
import type { PlayRun } from "./picture-runs.ts";
import type { PictureSite } from "./picture-site.ts";

/** The bots' settings, where they need some. */
const SETTINGS: Record<string, unknown[]> = { blink: [16], "times-tower": [60] };

/** Plays the challenge of the day. One player a day: bots on the same seed would be copies. */
export async function playDaily(site: PictureSite, player: PicturePlayer, playRun: PlayRun): Promise<void> {
  await site.ask(`select private.promise_seeds()`);
  const { app_id } = await player.rpc<{ app_id: string }>("get_daily", {});
  await playRun(player, app_id, SETTINGS[app_id], "daily");
}

/** Makes the player's last run a held one, and gives a class modes, as its game would. */
export async function holdRun(site: PictureSite, player: PicturePlayer): Promise<void> {
  await site.ask(
    `with held as (
       update public.leaderboard_submissions set status = 'in_review', verified_at = null
       where id = (
         select id from public.leaderboard_submissions where user_id = $1::uuid and status = 'verified' order by created_at desc limit 1
       ) returning id, user_id
     ), gone as (
       delete from private.standings t using held where t.submission_id = held.id returning 1
     )
     insert into private.run_hands (submission_id, stats, why, held_at)
     select id, $2::jsonb, array[$3, $4], private.now() from held`,
    player.id,
    JSON.stringify({
      presses: 412,
      fastestSecond: 9,
      fastSeconds: 0,
      gridFrames: 6,
      gridPerMille: 1000,
      intervalFrames: 18,
      sameIntervalsPerMille: 640,
      holdFrames: 6,
      sameHoldsPerMille: 910,
      shortHoldsPerMille: 40,
      reactionFrames: 12,
      reactionRange: 1,
      reactions: 88,
      sameReactionsPerMille: 930,
    }),
    "100 % of the presses come on a beat of 6 frames.",
    "Keys are down for the same number of frames, again and again.",
  );
  await site.ask(
    `insert into public.app_modes (app_id, id, position, title, hint, levels) values
       ('merge-garden', '', 1, 'Garden', 'Merge until nothing fits.', null),
       ('merge-garden', 'orders', 2, 'Orders', 'Twelve orders, three stars each.', 12)
     on conflict do nothing`,
  );
}
