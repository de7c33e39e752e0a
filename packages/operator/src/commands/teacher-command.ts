import { defineAction, type Command } from "#action.ts";
import { findPlayer } from "#find-player.ts";
import { inviteHash, newInviteCode } from "#one-time-link.ts";
import { logged } from "#operator-log.ts";
import { printTable, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { readInteger } from "#read-values.ts";
import { Refusal, UsageError } from "#refusal.ts";

type Teacher = { player: string; user_id: string; granted_at: string; homerooms: number; pupils: number };
type Invite = { note: string; expires_at: string };

const MAX_NOTE = 100;

export const teacherCommand: Command = {
  what: "teachers, who have homerooms at /homeroom, and invitations for them",
  actions: {
    list: defineAction({
      what: "every teacher, with the number of homerooms and members",
      run: async (_, context) => {
        const teachers = await queryRows<Teacher>(
          context,
          `select coalesce(p.username, r.user_id::text) as player, r.user_id, r.granted_at,
             (select count(*) from private.homerooms h where h.teacher_id = r.user_id and h.closed_at is null) as homerooms,
             (select count(*) from private.homeroom_members m join private.homerooms h on h.id = m.homeroom_id
              where h.teacher_id = r.user_id and h.closed_at is null) as pupils
           from public.player_roles r left join public.my_users p using (user_id) where r.role = 'teacher' order by 1`,
        );
        const rows = teachers.map((each) => [each.player, each.homerooms, each.pupils, printTime(each.granted_at)]);
        return {
          data: teachers,
          text:
            teachers.length === 0
              ? "There are no teachers."
              : printTable(["PLAYER", "HOMEROOMS", "MEMBERS", "SINCE"], rows),
        };
      },
    }),
    grant: defineAction({
      what: "make a player a teacher",
      args: ["player"],
      run: async ({ player }, context) => {
        const found = await findPlayer(context, player);
        const [account] = await queryRows(
          context,
          `select user_id from private.homeroom_accounts where user_id = $1::uuid`,
          found.id,
        );
        if (account) throw new Refusal(`${found.name} is a homeroom account. A teacher needs an account of their own.`);
        const added = await queryRows(
          logged(context, found.id),
          `insert into public.player_roles (user_id, role) values ($1::uuid, 'teacher') on conflict do nothing returning role`,
          found.id,
        );
        const isChanged = added.length > 0;
        return {
          data: { player: found, isChanged },
          text: isChanged ? `${found.name} is now a teacher.` : `${found.name} is already a teacher.`,
        };
      },
    }),
    revoke: defineAction({
      what: "take the role away; the homerooms stay, and nobody reads or changes them until they end",
      args: ["player"],
      run: async ({ player }, context) => {
        const found = await findPlayer(context, player);
        const removed = await queryRows(
          logged(context, found.id),
          `delete from public.player_roles where user_id = $1::uuid and role = 'teacher' returning role`,
          found.id,
        );
        const isChanged = removed.length > 0;
        return {
          data: { player: found, isChanged },
          text: isChanged ? `${found.name} is no longer a teacher.` : `${found.name} is not a teacher.`,
        };
      },
    }),
    invite: defineAction({
      what: "make a code that makes one player a teacher; it is shown only once",
      takes: {
        days: { value: "n", what: "days until it expires, 14 by default" },
        note: { value: "text", what: "who it is for" },
      },
      run: async ({ days = "14", note = "" }, context) => {
        if (note.length > MAX_NOTE) throw new UsageError(`--note has at most ${MAX_NOTE} letters.`);
        const code = newInviteCode();
        const [made] = await queryRows<Invite>(
          logged(context, null),
          `insert into private.teacher_invites (code_hash, note, expires_at)
           values ($1, $2, private.now() + make_interval(days => $3::int)) returning note, expires_at`,
          inviteHash(code),
          note,
          String(readInteger("--days", days, 1, 365)),
        );
        return {
          data: { code, ...made },
          text: `${code}\nMakes one player a teacher, at ${context.siteUrl}/homeroom, until ${printTime(made!.expires_at)}.`,
        };
      },
    }),
    invites: defineAction({
      what: "invitations that can still be used",
      run: async (_, context) => {
        const invites = await queryRows<Invite>(
          context,
          `select note, expires_at from private.teacher_invites where used_at is null and expires_at > private.now() order by made_at desc`,
        );
        const rows = invites.map((each) => [each.note, printTime(each.expires_at)]);
        return {
          data: invites,
          text: invites.length === 0 ? "There are no open invitations." : printTable(["FOR", "UNTIL"], rows),
        };
      },
    }),
    "revoke-invite": defineAction({
      what: "revoke an invitation",
      args: ["code"],
      run: async ({ code }, context) => {
        const ended = await queryRows(
          logged(context, null),
          `delete from private.teacher_invites where code_hash = $1 and used_at is null returning note`,
          inviteHash(code.trim().toLowerCase()),
        );
        if (ended.length === 0) throw new Refusal("There is no such invitation, or it was used.");
        return { data: { revoked: true }, text: "The invitation is revoked." };
      },
    }),
  },
};
