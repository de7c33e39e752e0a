import type { CommandContext } from "./action.ts";
import { queryRows } from "./query-rows.ts";
import { didYouMean } from "./near-matches.ts";
import { Refusal } from "./refusal.ts";

export type FoundPlayer = { id: string; name: string };

const USER_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUuid = (text: string): boolean => USER_ID.test(text);

/** Finds a player by username or user id. An account without a profile is found by id only. */
export async function findPlayer(context: CommandContext, wanted: string): Promise<FoundPlayer> {
  const condition = isUuid(wanted) ? "u.id = $1::uuid" : "p.username = lower($1)";
  const [found] = await queryRows<FoundPlayer>(
    context,
    `select u.id, coalesce(p.username, u.id::text) as name
     from auth.users u left join public.my_users p on p.user_id = u.id where ${condition}`,
    wanted,
  );
  if (found) return found;
  if (isUuid(wanted)) throw new Refusal(`There is no player with the id ${wanted}.`);
  throw new Refusal(`There is no player called ${wanted}.${didYouMean(wanted, await namesAlike(context, wanted))}`);
}

// A full scan over all names, so it only runs to explain an error.
async function namesAlike(context: CommandContext, wanted: string): Promise<string[]> {
  const rows = await queryRows<{ username: string }>(
    context,
    `select username from public.my_users, lower($1) as wanted
     where username_skeleton = private.name_skeleton(wanted)
       or (
         abs(length(username) - length(wanted)) <= 3
         and (left(username, 2) = left(wanted, 2) or right(username, 3) = right(wanted, 3))
       )
       or (length(wanted) > 2 and position(wanted in username) > 0)
     limit 1000`,
    wanted,
  );
  return rows.map(({ username }) => username);
}
