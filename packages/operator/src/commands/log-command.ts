import { defineAction, type Command } from "#action.ts";
import { findPlayer } from "#find-player.ts";
import { printTable, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { readLimit, readTime } from "#read-values.ts";

type Act = { at: string; by: string; did: string; about: string | null; player: string | null };

const ACTS = `
  select acted_at as at, operator as by, command as did, about from private.operator_acts
  union all
  select decided_at, coalesce(operator, private.name_of(moderator)),
    'moderation ' || queue || ' ' || verb || case when undone_at is null then '' else ' (undone)' end, about
  from private.decisions
  union all
  select changed_at, changed_by, 'set ' || name || ' ' || new_value, null from private.site_setting_changes
  union all
  select corrected_at, corrected_by, 'player set-age ' || new_band, user_id from private.age_corrections`;

/** One list of everything that operators and moderators did; each kind is stored once, where it belongs. */
export const logCommand: Command = {
  what: "what operators and moderators changed",
  actions: {
    "": defineAction({
      what: "who did what to whom, newest first",
      takes: {
        player: { value: "player", what: "only what is about this player" },
        since: { value: "date", what: "only from this day on" },
        limit: { value: "n", what: "number of rows, 50 by default" },
      },
      run: async ({ player, since, limit }, context) => {
        const from = since === undefined ? null : readTime("--since", since, "beginning");
        const found = player === undefined ? null : await findPlayer(context, player);
        const acts = await queryRows<Act>(
          context,
          `select a.at, a.by, a.did, a.about, p.username as player
           from (${ACTS}) as a left join public.my_users p on p.user_id = a.about
           where ($1::uuid is null or a.about = $1::uuid) and ($2::timestamptz is null or a.at >= $2::timestamptz)
           order by a.at desc limit $3::int`,
          found?.id ?? null,
          from,
          readLimit(limit),
        );
        const rows = acts.map((act) => [printTime(act.at), act.by, act.did, act.player ?? act.about]);
        return {
          data: acts,
          text: rows.length === 0 ? "Nothing was changed." : printTable(["WHEN", "BY", "DID", "ABOUT"], rows),
        };
      },
    }),
  },
  note: "Reasons are in the ledger (coins show), the suspension (player show) and the decisions (moderation log).",
};
