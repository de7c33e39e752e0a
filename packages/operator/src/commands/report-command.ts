import { defineAction, type Command } from "#action.ts";
import { logged } from "#operator-log.ts";
import { printCard, printTime } from "#plain-text.ts";
import { queryRows } from "#query-rows.ts";
import { readInteger } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Line = {
  username: string;
  body: string | null;
  created_at: string;
  removed: string | null;
  is_reported: boolean;
};
type Report = {
  id: number;
  at: string;
  reason: string;
  details: string;
  words: string | null;
  status: string;
  by: string;
};
type Decision = { at: string; verb: string; reason: string; note: string; by: string; undone_at: string | null };
type Case = {
  report: number;
  exported_at: string;
  case: {
    kind: string;
    player: { username: string; user_id: string } | null;
    lines?: Line[];
    reports: Report[];
    room_id?: string;
  };
  decisions: Decision[];
  record: Decision[] | null;
};

export const reportCommand: Command = {
  what: "cases for the school's safeguarding lead",
  actions: {
    export: defineAction({
      what: "a report with the texts, times and decisions of its case; the log keeps who exported it",
      args: ["id"],
      run: async ({ id }, context) => {
        const number = String(readInteger("<id>", id, 1, Number.MAX_SAFE_INTEGER));
        const [about] = await queryRows<{ player: string | null }>(
          context,
          `select private.reported_player(target_kind, target_id) as player from public.reports where id = $1::bigint`,
          number,
        );
        if (!about)
          throw new Refusal(`There is no report ${number}. Reports are kept until 90 days after their decision.`);
        const [row] = await queryRows<{ told: Case }>(
          logged(context, about.player),
          `select private.report_case($1::bigint) as told`,
          number,
        );
        return { data: row!.told, text: printCase(row!.told) };
      },
    }),
  },
  note: "A case has personal data. Give it only to those who must see it, and delete your copy when it is closed.",
};

function printCase({ report, exported_at: at, case: found, decisions, record }: Case): string {
  const head = printCard([
    ["report", report],
    ["exported", printTime(at)],
    ["about", `${found.kind} of ${found.player?.username ?? "an account that was deleted"}`],
    ["user id", found.player?.user_id ?? null],
    ["room", found.room_id ?? null],
  ]);
  return [
    head,
    section("Reports", found.reports.map(printReport)),
    section("Conversation", (found.lines ?? []).map(printLine)),
    section("Decisions about this case", decisions.map(printDecision)),
    section("All decisions about this player", (record ?? []).map(printDecision)),
  ].join("\n\n");
}

const section = (title: string, lines: string[]) =>
  [`${title}:`, ...(lines.length === 0 ? ["  none"] : lines.map((line) => `  ${line}`))].join("\n");

const printReport = ({ id, at, by, reason, details, words, status }: Report) =>
  `${id}  ${printTime(at)}  by ${by}, ${reason}, ${status}${words ? `, about “${words}”` : ""}${details ? `: ${details}` : ""}`;

const printLine = ({ username, body, created_at: at, removed, is_reported: isReported }: Line) =>
  `${isReported ? "→" : " "} ${printTime(at)}  ${username || "deleted account"}: ${body ?? ""}${removed ? ` (removed: ${removed})` : ""}`;

const printDecision = ({ at, verb, by, reason, note, undone_at: undone }: Decision) =>
  `${printTime(at)}  ${verb} by ${by}: ${reason}${note ? ` (${note})` : ""}${undone ? `, undone ${printTime(undone)}` : ""}`;
