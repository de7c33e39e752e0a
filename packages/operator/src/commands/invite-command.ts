import { defineAction, type Command } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { inviteHash, newInviteCode } from "#one-time-link.ts";
import { pluralize, printTable, printTime } from "#plain-text.ts";
import { readInteger } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Invite = { note: string; email: string | null; uses_left: number; expires_at: string };

export const inviteCommand: Command = {
  what: "invitations, for a site with SIGNUP=invite",
  actions: {
    list: defineAction({
      what: "invitations that can still be used",
      run: async (_, context) => {
        const invites = await queryRows<Invite>(
          context,
          `select note, email, uses_left, expires_at from gateway.invites
           where uses_left > 0 and expires_at > now() order by created_at desc`,
        );
        const rows = invites.map((each) => [each.note, each.email, each.uses_left, printTime(each.expires_at)]);
        return {
          data: invites,
          text:
            invites.length === 0
              ? "There are no open invitations."
              : printTable(["FOR", "ADDRESS", "LEFT", "UNTIL"], rows),
        };
      },
    }),
    create: defineAction({
      what: "make a code that lets people sign up; it is shown only once",
      takes: {
        uses: { value: "n", what: "how many people can use it, 1 by default" },
        days: { value: "n", what: "days until it expires, 14 by default" },
        email: { value: "address", what: "for this address only" },
        note: { value: "text", what: 'who it is for, like "class 7B"' },
      },
      run: async ({ uses = "1", days = "14", email, note = "" }, context) => {
        const code = newInviteCode();
        const [made] = await queryRows<Invite>(
          logged(context, null),
          `insert into gateway.invites (code_hash, email, note, uses_left, expires_at)
           values ($1, lower($2), $3, $4::int, now() + make_interval(days => $5::int))
           returning note, email, uses_left, expires_at`,
          inviteHash(code),
          email ?? null,
          note,
          String(readInteger("--uses", uses, 1, 10_000)),
          String(readInteger("--days", days, 1, 3650)),
        );
        return {
          data: { code, ...made },
          text: `${code}\nValid for ${pluralize(made!.uses_left, "sign-up")} until ${printTime(made!.expires_at)}.`,
        };
      },
    }),
    revoke: defineAction({
      what: "revoke an invitation",
      args: ["code"],
      run: async ({ code }, context) => {
        const ended = await queryRows(
          logged(context, null),
          `delete from gateway.invites where code_hash = $1 returning note`,
          inviteHash(code),
        );
        if (ended.length === 0) throw new Refusal("There is no such invitation.");
        return { data: { revoked: true }, text: "The invitation is revoked." };
      },
    }),
  },
};
