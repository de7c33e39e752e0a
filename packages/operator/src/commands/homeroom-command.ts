import { defineAction, type Command, type CommandContext } from "#action.ts";
import { isUuid } from "#find-player.ts";
import { logged } from "#operator-log.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { Refusal, UsageError } from "#refusal.ts";

type Listed = {
  id: string;
  name: string;
  teacher: string | null;
  age_group: string;
  members: number;
  accounts: number;
  ends_on: string;
  closed_at: string | null;
};
type Shown = Listed & { zone: string; consent: string | null; chat: string; friends: boolean };

export const homeroomCommand: Command = {
  what: "the homerooms of teachers, without the names of their members",
  actions: {
    list: defineAction({
      what: "every homeroom",
      run: async (_, context) => {
        const rooms = await queryRows<Listed>(context, `${SELECT} order by h.closed_at nulls first, h.ends_on, h.name`);
        const rows = rooms.map((each) => [
          each.name,
          each.teacher,
          each.age_group,
          each.members,
          each.accounts,
          each.closed_at === null ? each.ends_on : `ended ${printTime(each.closed_at)}`,
          each.id,
        ]);
        return {
          data: rooms,
          text:
            rooms.length === 0
              ? "There are no homerooms."
              : printTable(["NAME", "TEACHER", "AGE", "MEMBERS", "ACCOUNTS", "ENDS", "ID"], rows),
        };
      },
    }),
    show: defineAction({
      what: "one homeroom, with the confirmed consent",
      args: ["id"],
      run: async ({ id }, context) => {
        const [shown] = await queryRows<Shown>(
          context,
          `${SELECT.replace(
            "select h.id",
            `select h.zone, h.friends, (select r.state from public.chat_rooms r where r.homeroom_id = h.id) as chat,
               (select c.sentence || ' (' || to_char(c.confirmed_at, 'YYYY-MM-DD') || ')'
                from private.homeroom_consents c where c.homeroom_id = h.id) as consent, h.id`,
          )} where h.id = $1::uuid`,
          readId(id),
        );
        if (!shown) throw new Refusal(`There is no homeroom ${id}.`);
        return {
          data: shown,
          text: printCard([
            ["name", shown.name],
            ["teacher", shown.teacher ?? "none: the account is deleted"],
            ["age group", shown.age_group],
            ["members", `${shown.members}, of which ${shown.accounts} have a homeroom account`],
            ["ends", `${shown.ends_on}, ${shown.zone}`],
            ["ended", shown.closed_at === null ? "no" : printTime(shown.closed_at)],
            ["chat", shown.chat],
            ["friends", shown.friends ? "allowed" : "not allowed"],
            ["consent", shown.consent ?? "not needed"],
          ]),
        };
      },
    }),
    close: defineAction({
      what: "end a homeroom now; its accounts are closed, and erased 30 days later",
      args: ["id"],
      run: async ({ id }, context) => {
        const room = await findRoom(context, id);
        await logged(context, null).query(
          `select private.end_homeroom(h) from private.homerooms h where h.id = $1::uuid`,
          [room.id],
        );
        return { data: { homeroom: room.id }, text: `${room.name} has ended. It will be erased in 30 days.` };
      },
    }),
    purge: defineAction({
      what: "erase a homeroom and its accounts now",
      args: ["id"],
      needs: { confirm: { value: "id", what: "the same id again, because this cannot be undone" } },
      run: async ({ id, confirm }, context) => {
        if (confirm !== id) throw new UsageError("--confirm must be the same as the id.");
        const room = await findRoom(context, id);
        const [gone] = await queryRows<{ accounts: number }>(
          logged(context, null),
          `select private.purge_homeroom($1::uuid) as accounts`,
          room.id,
        );
        return {
          data: { homeroom: room.id, accounts: gone!.accounts },
          text: `${room.name} is erased, with ${gone!.accounts} accounts.`,
        };
      },
    }),
  },
  note: "Teachers make homerooms and import lists of names at /homeroom.",
};

const SELECT = `select h.id, h.name, p.username as teacher, h.age_group, h.ends_on, h.closed_at,
    (select count(*) from private.homeroom_members m where m.homeroom_id = h.id) as members,
    (select count(*) from private.homeroom_accounts a where a.homeroom_id = h.id) as accounts
  from private.homerooms h left join public.my_users p on p.user_id = h.teacher_id`;

function readId(text: string): string {
  if (!isUuid(text)) throw new UsageError(`${text} is not the id of a homeroom. homeroom list shows them.`);
  return text;
}

async function findRoom(context: CommandContext, id: string): Promise<{ id: string; name: string }> {
  const [found] = await queryRows<{ id: string; name: string }>(
    context,
    `select id, name from private.homerooms where id = $1::uuid`,
    readId(id),
  );
  if (!found) throw new Refusal(`There is no homeroom ${id}.`);
  return found;
}
