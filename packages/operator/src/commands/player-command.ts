import { defineAction, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { findPlayer } from "#find-player.ts";
import { printCard, printTime } from "#plain-text.ts";
import { readChoice, readTime, readReason } from "#read-values.ts";
import { UsageError } from "#refusal.ts";

type Shown = {
  id: string;
  username: string | null;
  joined_at: string | null;
  roles: string[];
  balance: number | null;
  gained: number | null;
  current_streak: number | null;
  longest_streak: number | null;
  time_spent: number | null;
  apps_played: number | null;
  items: number;
  scores: number;
  age_band: string | null;
  age_answered_at: string | null;
  is_child: boolean;
  suspended: { reason: string; since: string; until: string | null } | null;
};

const MAX_REASON = 500;
const AGE_BANDS = ["under-13", "13-15", "16-18", "adult"] as const;

export const playerCommand: Command = {
  what: "show a player, suspend one, end a suspension, correct an age group",
  actions: {
    show: defineAction({
      what: "a player's profile, coins, roles and suspension",
      args: ["player"],
      run: async ({ player }, context) => showPlayer(context, (await findPlayer(context, player)).id),
    }),
    ban: defineAction({
      what: "suspend a player: they cannot use the site and are hidden on leaderboards",
      args: ["player"],
      needs: { reason: { value: "text", what: "the reason; the player can read it" } },
      takes: { until: { value: "date", what: "the last day; without one the suspension has no end" } },
      run: async ({ player, reason, until }, context) => {
        const why = readReason(reason, MAX_REASON);
        const end = until === undefined ? null : readTime("--until", until, "end");
        if (end !== null && Date.parse(end) <= Date.now()) throw new UsageError(`--until ${until} is in the past.`);
        const found = await findPlayer(context, player);
        await logged(context, found.id).query(`select private.ban($1::uuid, $2, $3::timestamptz)`, [
          found.id,
          why,
          end,
        ]);
        return showPlayer(context, found.id);
      },
    }),
    unban: defineAction({
      what: "end a suspension; the player is back on the leaderboards",
      args: ["player"],
      run: async ({ player }, context) => {
        const found = await findPlayer(context, player);
        await logged(context, found.id).query(
          `select private.unban(user_id) from private.bans where user_id = $1::uuid`,
          [found.id],
        );
        return showPlayer(context, found.id);
      },
    }),
    "set-age": defineAction({
      what: `correct a player's age group: ${AGE_BANDS.join(", ")}`,
      args: ["player", "group"],
      needs: { reason: { value: "text", what: "the reason; it is stored and part of the player's data export" } },
      run: async ({ player, group, reason }, context) => {
        const band = readChoice("<group>", group, AGE_BANDS);
        const why = readReason(reason, MAX_REASON);
        const found = await findPlayer(context, player);
        await context.query(`select private.set_age($1::uuid, $2, $3, $4)`, [found.id, band, why, context.operator]);
        return showPlayer(context, found.id);
      },
    }),
  },
};

async function showPlayer(context: CommandContext, id: string) {
  const [shown] = await queryRows<Shown>(
    context,
    `select u.id, p.username, p.created_at as joined_at, w.balance, w.gained, p.current_streak, p.longest_streak,
       p.time_spent, p.apps_played, p.age_band, p.age_answered_at, private.is_child(u.id) as is_child,
       (select coalesce(json_agg(role order by role), '[]') from public.player_roles where user_id = u.id) as roles,
       (select count(*) from public.items_unlocked where user_id = u.id) as items,
       (select count(*) from public.leaderboard_submissions where user_id = u.id) as scores,
       (
         select json_build_object('reason', reason, 'since', banned_at, 'until', nullif(banned_until, 'infinity'))
         from private.bans where user_id = u.id and banned_until > private.now()
       ) as suspended
     from auth.users u left join public.my_users p on p.user_id = u.id left join private.wallets w on w.user_id = u.id
     where u.id = $1::uuid`,
    id,
  );
  const { suspended, ...player } = shown!;
  return {
    data: shown,
    text: printCard([
      ["player", player.username ?? "no profile yet"],
      ["user id", player.id],
      ["joined", printTime(player.joined_at)],
      ["roles", player.roles.join(", ")],
      [
        "age group",
        `${player.age_band ? `${player.age_band} since ${printTime(player.age_answered_at)}` : "unknown"}${player.is_child ? ", counts as a child" : ""}`,
      ],
      ["coins", player.balance === null ? null : `${player.balance}, gained ${player.gained} in total`],
      ["streak", player.current_streak === null ? null : `${player.current_streak}, longest ${player.longest_streak}`],
      ["played", player.time_spent === null ? null : `${player.time_spent} minutes, ${player.apps_played} classes`],
      ["items", player.items],
      ["scores", player.scores],
      [
        "suspended",
        suspended && `${suspended.until ? `until ${printTime(suspended.until)}` : "without end"}: ${suspended.reason}`,
      ],
    ]),
  };
}
