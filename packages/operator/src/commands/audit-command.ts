import { defineAction, type Command } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { pluralize, printTable } from "#plain-text.ts";

type Finding = { rule: string; subject: string; finding: string };
type Seen = { wallets: number; entries: number; players: number };

export const auditCommand: Command = {
  what: "check that the stored data obeys every rule",
  actions: {
    "": defineAction({
      what: "list broken rules and the rows that break them, or say how much was checked",
      run: async (_, context) => {
        const findings = await queryRows<Finding>(context, "select rule, subject, finding from private.audit()");
        const [seen] = await queryRows<Seen>(
          context,
          `select (select count(*) from private.wallets) as wallets, (select count(*) from private.ledger) as entries,
             (select count(*) from public.my_users) as players`,
        );
        const { wallets, entries, players } = seen!;
        const lookedAt = `${pluralize(wallets, "wallet")}, ${pluralize(entries, "entry", "entries")} and ${pluralize(players, "player")}`;
        const isBad = findings.length > 0;
        const rows = findings.map(({ rule, subject, finding }) => [rule, subject, finding]);
        return {
          data: { ok: !isBad, findings, lookedAt: seen },
          text: isBad
            ? `${printTable(["BROKEN RULE", "BY", "FINDING"], rows)}\n\n${pluralize(findings.length, "finding")} in ${lookedAt}.`
            : `Everything adds up. Checked ${lookedAt}.`,
          isBad,
        };
      },
    }),
  },
  note: "The exit code is 1 when a rule is broken.  The embedded database is busy while it runs.",
};
