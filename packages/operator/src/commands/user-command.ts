import { defineAction, type Command, type CommandContext } from "#action.ts";
import { logged } from "#operator-log.ts";
import { queryRows } from "#query-rows.ts";
import { findPlayer, isUuid } from "#find-player.ts";
import { makePasswordLink } from "#one-time-link.ts";
import { printTable, printTime } from "#plain-text.ts";
import { readLimit, readReason } from "#read-values.ts";
import { UsageError, Refusal } from "#refusal.ts";

type Account = { id: string; email: string | null };
type Listed = Account & {
  username: string | null;
  providers: string | null;
  created_at: string;
  last_sign_in_at: string | null;
  is_suspended: boolean;
};

export const userCommand: Command = {
  what: "the accounts people sign in with",
  actions: {
    list: defineAction({
      what: "accounts, newest first",
      takes: {
        find: { value: "text", what: "only accounts whose address or name contains this" },
        limit: { value: "n", what: "number of rows, 50 by default" },
      },
      run: async ({ find, limit }, context) => {
        const users = await queryRows<Listed>(
          context,
          `select u.id, u.email, p.username, u.created_at, u.last_sign_in_at,
             (select string_agg(provider, ', ' order by provider) from auth.identities where user_id = u.id) as providers,
             exists (select from private.bans b where b.user_id = u.id and b.banned_until > private.now()) as is_suspended
           from auth.users u left join public.my_users p on p.user_id = u.id
           where $1::text is null or position(lower($1) in coalesce(u.email, '')) > 0 or position(lower($1) in p.username) > 0
           order by u.created_at desc limit $2::int`,
          find ?? null,
          readLimit(limit),
        );
        const rows = users.map((each) => [
          each.email,
          each.username,
          each.providers,
          printTime(each.last_sign_in_at),
          each.is_suspended ? "suspended" : "",
          each.id,
        ]);
        return {
          data: users,
          text:
            users.length === 0
              ? "There are no such accounts."
              : printTable(["ADDRESS", "PLAYER", "BY", "LAST SEEN", "", "USER ID"], rows),
        };
      },
    }),
    create: defineAction({
      what: "make an account and a link to choose its password",
      args: ["email"],
      run: async ({ email }, context) => {
        const address = readAddress(email);
        const [made] = await queryRows<Account>(
          context,
          `insert into auth.users (aud, role, email, email_confirmed_at, raw_user_meta_data)
           values ('authenticated', 'authenticated', $1, now(), '{}') on conflict do nothing returning id, email`,
          address,
        );
        if (!made) throw new Refusal(`There is already an account with the address ${address}.`);
        // The address is not verified yet, so no other sign-in may be linked to the account by it.
        const facts = JSON.stringify({ sub: made.id, email: address, email_verified: false });
        await logged(context, made.id).query(`select gateway.note_identity($1::uuid, 'email', $2, $3::jsonb)`, [
          made.id,
          made.id,
          facts,
        ]);
        return answerLink(context, made);
      },
    }),
    "reset-password": defineAction({
      what: "make a link to choose a new password; the account's sessions end now",
      args: ["user"],
      run: async ({ user }, context) => {
        const found = await findAccount(context, user);
        await logged(context, found.id).query(`delete from auth.sessions where user_id = $1::uuid`, [found.id]);
        return answerLink(context, found);
      },
    }),
    suspend: defineAction({
      what: "suspend an account: its sessions end and it cannot be used (player unban reverses it)",
      args: ["user"],
      needs: { reason: { value: "text", what: "the reason; the player can read it" } },
      run: async ({ user, reason }, context) => {
        const why = readReason(reason, 500);
        const found = await findAccount(context, user);
        await logged(context, found.id).query(`select private.ban($1::uuid, $2)`, [found.id, why]);
        await context.query(`delete from auth.sessions where user_id = $1::uuid`, [found.id]);
        return { data: { user: found, reason: why }, text: `${nameOf(found)} is suspended.` };
      },
    }),
    delete: defineAction({
      what: "delete an account permanently; its ledger stays, without a name",
      args: ["user"],
      needs: { confirm: { value: "user", what: "the same account again, because this cannot be undone" } },
      run: async ({ user, confirm }, context) => {
        if (confirm !== user) throw new UsageError("--confirm must be the same as the account.");
        const found = await findAccount(context, user);
        // The entry stays when the account is gone, so it names nobody.
        await logged(context, null).query(`select private.erase_player($1::uuid)`, [found.id]);
        return { data: { user: found }, text: `${nameOf(found)} is deleted.` };
      },
    }),
  },
  note: "An account is an e-mail address, a username or a user id.",
};

const nameOf = ({ email, id }: Account): string => email ?? id;

function readAddress(text: string): string {
  const address = text.trim().toLowerCase();
  if (!/^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/.test(address)) throw new UsageError(`${text} is not an e-mail address.`);
  return address;
}

async function findAccount(context: CommandContext, wanted: string): Promise<Account> {
  const find = (condition: string, value: string) =>
    queryRows<Account>(context, `select id, email from auth.users where ${condition}`, value);
  if (!wanted.includes("@")) {
    const id = isUuid(wanted) ? wanted : (await findPlayer(context, wanted)).id;
    const [found] = await find("id = $1::uuid", id);
    if (found) return found;
  }
  const [found] = await find("email = lower($1)", wanted);
  if (!found) throw new Refusal(`There is no account with the address ${wanted}.`);
  return found;
}

async function answerLink(context: CommandContext, user: Account) {
  if (user.email === null) throw new Refusal("This account has no address, so it has no password either.");
  const link = await makePasswordLink(context, user.id, user.email);
  return {
    data: { user, link },
    text: `Give this link to ${user.email}. It works once and expires after a day.\n${link}`,
  };
}
