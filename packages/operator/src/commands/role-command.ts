import { defineAction, type Command } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { findPlayer } from "#find-player.ts";
import { printTable, printTime } from "#plain-text.ts";
import { readChoice } from "#read-values.ts";

type Held = { player: string; user_id: string; role: string; granted_at: string };

const ROLES = ["creator", "moderator", "trusted-creator", "teacher"] as const;
const readRole = (text: string) => readChoice("<role>", text, ROLES);

export const roleCommand: Command = {
  what: "the roles creator, trusted-creator, teacher and moderator",
  actions: {
    list: defineAction({
      what: "every player with a role",
      run: async (_, context) => {
        const held = await queryRows<Held>(
          context,
          `select coalesce(p.username, r.user_id::text) as player, r.user_id, r.role, r.granted_at
           from public.player_roles r left join public.my_users p using (user_id) order by r.role, 1`,
        );
        const rows = held.map((each) => [each.player, each.role, printTime(each.granted_at), each.user_id]);
        return {
          data: held,
          text: held.length === 0 ? "Nobody has a role." : printTable(["PLAYER", "ROLE", "SINCE", "USER ID"], rows),
        };
      },
    }),
    grant: defineAction({
      what: "give a role: creators make videos and classes, those of trusted creators are updated before their review, moderators decide what others see",
      args: ["player", "role"],
      run: async ({ player, role }, context) => {
        const wanted = readRole(role);
        const found = await findPlayer(context, player);
        const added = await queryRows(
          logged(context, found.id),
          `insert into public.player_roles (user_id, role) values ($1::uuid, $2) on conflict do nothing returning role`,
          found.id,
          wanted,
        );
        const isChanged = added.length > 0;
        return {
          data: { player: found, role: wanted, isChanged },
          text: isChanged ? `${found.name} is now a ${wanted}.` : `${found.name} is already a ${wanted}.`,
        };
      },
    }),
    revoke: defineAction({
      what: "take a role away",
      args: ["player", "role"],
      run: async ({ player, role }, context) => {
        const wanted = readRole(role);
        const found = await findPlayer(context, player);
        const removed = await queryRows(
          logged(context, found.id),
          `delete from public.player_roles where user_id = $1::uuid and role = $2 returning role`,
          found.id,
          wanted,
        );
        const isChanged = removed.length > 0;
        return {
          data: { player: found, role: wanted, isChanged },
          text: isChanged ? `${found.name} is no longer a ${wanted}.` : `${found.name} is not a ${wanted}.`,
        };
      },
    }),
  },
  note: "The roles are creator, trusted-creator, teacher and moderator.",
};
