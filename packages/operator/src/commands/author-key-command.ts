import { defineAction, type Command } from "#action.ts";
import { findPlayer } from "#find-player.ts";
import { logged } from "#operator-log.ts";
import { printTable, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { Refusal } from "#refusal.ts";

type Key = { id: string; player: string; name: string; created_at: string; used_at: string | null };

export const authorKeyCommand: Command = {
  what: "the keys with which creators' programs push builds",
  actions: {
    list: defineAction({
      what: "every author key, or those of a player",
      extras: ["player"],
      run: async ({ player }, context) => {
        const owner = player === undefined ? null : (await findPlayer(context, player)).id;
        const keys = await queryRows<Key>(
          context,
          `select k.id, private.name_of(k.user_id) as player, k.name, k.created_at, k.used_at from private.author_keys k
           where $1::uuid is null or k.user_id = $1::uuid order by k.created_at`,
          owner,
        );
        const rows = keys.map((each) => [
          each.id,
          each.player,
          each.name,
          printTime(each.created_at),
          printTime(each.used_at),
        ]);
        const text =
          rows.length === 0 ? "There are no author keys." : printTable(["ID", "PLAYER", "NAME", "SINCE", "USED"], rows);
        return { data: keys, text };
      },
    }),
    make: defineAction({
      what: "make a key for a creator; it is shown this once",
      args: ["player"],
      needs: { name: { value: "text", what: "what the key is for" } },
      run: async ({ player, name }, context) => {
        const found = await findPlayer(context, player);
        const [row] = await queryRows<{ made: { id: string; key: string } }>(
          logged(context, found.id),
          `select private.add_author_key($1::uuid, $2) as made`,
          found.id,
          name,
        );
        return { data: row!.made, text: row!.made.key };
      },
    }),
    revoke: defineAction({
      what: "revoke a key at once",
      args: ["id"],
      run: async ({ id }, context) => {
        const removed = await queryRows<{ name: string }>(
          logged(context, null),
          `delete from private.author_keys where id::text = $1 returning name`,
          id,
        );
        if (removed.length === 0) throw new Refusal(`There is no author key ${id}.`);
        return { data: { id }, text: `The key "${removed[0]!.name}" is revoked.` };
      },
    }),
  },
};
