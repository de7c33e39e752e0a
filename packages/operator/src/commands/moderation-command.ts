import { defineAction, type Command, type CommandContext } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { readLimit, readReason, readInteger } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Waiting = { subject: string; kind: string; title: string | null; since: string; is_urgent: boolean };
type Decided = {
  id: number;
  queue: string;
  subject: string;
  verb: string;
  reason: string;
  note: string;
  made_by: string;
  decided_at: string;
  undone_at: string | null;
};

const MAX_REASON = 500;
const MOST = 100;

/** The actions of the page /moderation, for operators. */
export const moderationCommand: Command = {
  what: "the moderation queues and the log of decisions",
  actions: {
    list: defineAction({
      what: "the number of items in each queue, or the items of one queue",
      extras: ["queue"],
      run: async ({ queue }, context) => (queue === undefined ? listQueues(context) : listWaiting(context, queue)),
    }),
    show: defineAction({
      what: "one item with its context and earlier decisions",
      args: ["queue", "subject"],
      run: async ({ queue, subject }, context) => {
        const item = await callQueue<Record<string, unknown> | null>(context, "show", queue, { subject });
        if (item === null) throw new Refusal(`There is no ${subject} in ${queue}.`);
        const [row] = await queryRows<{ trail: unknown[] }>(
          context,
          `select private.trail_of($1, $2) as trail`,
          queue,
          subject,
        );
        const data = { ...item, trail: row!.trail };
        return { data, text: printCard(Object.entries(data).map(([name, value]) => [name, asText(value)])) };
      },
    }),
    decide: defineAction({
      what: "decide an item with a verb of its queue, such as remove, stand, accept, refuse or suspend-3",
      args: ["queue", "subject", "verb"],
      needs: { reason: { value: "text", what: "the reason; the players concerned can read it" } },
      takes: { note: { value: "text", what: "a note for moderators only" } },
      run: async ({ queue, subject, verb, reason, note = "" }, context) => {
        const id = await decide(context, queue, { subject, verb, reason: readReason(reason, MAX_REASON), note });
        const undo = `npm run quack -- moderation undo ${id}`;
        return { data: { id, queue, subject, verb }, text: `Decided: ${verb} for ${subject}. ${undo} reverses it.` };
      },
    }),
    undo: defineAction({
      what: "undo a decision; its number is in the log",
      args: ["decision"],
      run: async ({ decision }, context) => {
        const id = readInteger("decision", decision, 1, Number.MAX_SAFE_INTEGER);
        const [row] = await queryRows<{ outcome: { queue: string; subject: string } }>(
          context,
          `select private.undo($1::bigint, null, $2) as outcome`,
          String(id),
          context.operator,
        );
        const { queue, subject } = row!.outcome;
        return { data: { id, queue, subject }, text: `Decision ${id} about ${subject} in ${queue} is undone.` };
      },
    }),
    log: defineAction({
      what: "who decided what, when and why, newest first",
      takes: { limit: { value: "n", what: "number of rows, 50 by default" } },
      run: async ({ limit }, context) => {
        const decisions = await queryRows<Decided>(
          context,
          `select id::int as id, queue, subject, verb, reason, note, coalesce(operator, private.name_of(moderator)) as made_by,
             decided_at, undone_at
           from private.decisions order by id desc limit $1::int`,
          readLimit(limit),
        );
        const rows = decisions.map((each) => [
          each.id,
          printTime(each.decided_at),
          each.made_by,
          `${each.queue} ${each.subject}`,
          each.undone_at === null ? each.verb : `${each.verb}, undone`,
          each.reason,
        ]);
        return {
          data: decisions,
          text:
            rows.length === 0
              ? "There are no decisions yet."
              : printTable(["NUMBER", "WHEN", "BY", "ABOUT", "DECISION", "REASON"], rows),
        };
      },
    }),
  },
  note: "The queues are the ones on the page /moderation. The subject is in the first column of list.",
};

/** Decides as the operator, and returns the id that an undo needs. */
export async function decide(context: CommandContext, queue: string, given: Record<string, string>): Promise<number> {
  const made = await callQueue<{ id: number }>(context, "decide", queue, { ...given, operator: context.operator });
  return made.id;
}

async function callQueue<T>(context: CommandContext, verb: string, queue: string, given: object): Promise<T> {
  const [row] = await queryRows<{ told: T }>(
    context,
    `select private.call_queue($1, $2, null, $3::jsonb) as told`,
    verb,
    queue,
    JSON.stringify(given),
  );
  return row!.told;
}

async function listQueues(context: CommandContext) {
  const queues = await queryRows<{ name: string; waiting: number }>(
    context,
    `select name, jsonb_array_length(private.call_queue('list', name, null, '{"most": ${MOST}}')) as waiting
     from private.moderation_queues order by position`,
  );
  return {
    data: queues,
    text: printTable(
      ["QUEUE", "WAITING"],
      queues.map(({ name, waiting }) => [name, waiting]),
    ),
  };
}

async function listWaiting(context: CommandContext, queue: string) {
  const items = await callQueue<Waiting[]>(context, "list", queue, { most: MOST });
  const rows = items.map((each) => [
    each.subject,
    each.kind,
    each.title,
    printTime(each.since),
    each.is_urgent ? "does not feel safe" : "",
  ]);
  return {
    data: items,
    text:
      rows.length === 0
        ? `The queue ${queue} is empty.`
        : printTable(["SUBJECT", "KIND", "WHAT", "SINCE", "URGENT"], rows),
  };
}

const asText = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value ?? ""));
