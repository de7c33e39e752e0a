import { defineAction, type Command, type CommandContext, type Option } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { decide } from "./moderation-command.ts";
import { didYouMean } from "#near-matches.ts";
import { printCard, printTable, printTime } from "#plain-text.ts";
import { readChoice, readLimit, readReason } from "#read-values.ts";
import { Refusal } from "#refusal.ts";

type Notice = {
  reference: string;
  status: string;
  app_id: string | null;
  url: string;
  work: string;
  reason: string;
  contact_name: string;
  contact_email: string;
  contact_address: string;
  signature: string;
  decision: string | null;
  created_at: string;
  decided_at: string | null;
};

const COLUMNS = `reference, status, app_id, url, work, reason, contact_name, contact_email, contact_address, signature,
  decision, created_at, decided_at`;
const STATUSES = ["received", "accepted", "rejected"] as const;
const MAX_REASON = 500;
const REASON: Option = { value: "text", what: "the reason; the sender of the notice can read it" };

export const takedownCommand: Command = {
  what: "takedown notices from rights holders",
  actions: {
    list: defineAction({
      what: "notices that wait for a decision, or those of a status, newest first",
      takes: {
        status: { value: "status", what: `${STATUSES.join(", ")}; received by default` },
        limit: { value: "n", what: "number of rows, 50 by default" },
      },
      run: async ({ status = "received", limit }, context) => {
        const wanted = readChoice("--status", status, STATUSES);
        const notices = await queryRows<Notice>(
          context,
          `select ${COLUMNS} from public.takedowns where status = $1 order by created_at desc limit $2::int`,
          wanted,
          readLimit(limit),
        );
        const rows = notices.map((each) => [
          each.reference,
          printTime(each.created_at),
          each.app_id ?? "not on this site",
          each.contact_name,
          each.url,
        ]);
        return {
          data: notices,
          text:
            notices.length === 0
              ? `There are no notices with the status ${wanted}.`
              : printTable(["REFERENCE", "RECEIVED", "CLASS", "FROM", "ADDRESS"], rows),
        };
      },
    }),
    show: defineAction({
      what: "the whole notice",
      args: ["reference"],
      run: async ({ reference }, context) => {
        const notice = await findNotice(context, reference);
        return { data: notice, text: printNotice(notice) };
      },
    }),
    accept: defineAction({
      what: "accept a notice: the class it names is unlisted at once",
      args: ["reference"],
      needs: { reason: REASON },
      run: ({ reference, reason }, context) => judge(context, reference, true, reason),
    }),
    reject: defineAction({
      what: "reject a notice: nothing else changes",
      args: ["reference"],
      needs: { reason: REASON },
      run: ({ reference, reason }, context) => judge(context, reference, false, reason),
    }),
    undo: defineAction({
      what: "undo the decision: the notice waits again, and its class is listed again if it was before",
      args: ["reference"],
      run: ({ reference }, context) => undo(context, reference),
    }),
  },
};

async function judge(context: CommandContext, wanted: string, isAccepted: boolean, reason: string) {
  const said = readReason(reason, MAX_REASON);
  const { reference, status, decided_at: at } = await findNotice(context, wanted);
  if (status !== "received") throw new Refusal(`The notice ${reference} was ${status} on ${printTime(at)}.`);
  await decide(context, "takedowns", { subject: reference, verb: isAccepted ? "accept" : "refuse", reason: said });
  const notice = await findNotice(context, reference);
  const isUnlisted = isAccepted && notice.app_id !== null;
  const effect = isUnlisted ? `The class ${notice.app_id} is unlisted.` : "No class has changed.";
  return {
    data: { ...notice, unlisted: isUnlisted ? notice.app_id : null },
    text: `The notice ${reference} is ${notice.status}. ${effect}`,
  };
}

async function undo(context: CommandContext, wanted: string) {
  const { reference, status } = await findNotice(context, wanted);
  const [last] = await queryRows<{ id: string }>(
    context,
    `select id::text as id from private.decisions
     where queue = 'takedowns' and subject = $1 and undone_at is null order by id desc limit 1`,
    reference,
  );
  if (!last) throw new Refusal(`There is no decision about ${reference} to undo: it is ${status}.`);
  await context.query(`select private.undo($1::bigint, null, $2)`, [last.id, context.operator]);
  const notice = await findNotice(context, reference);
  return { data: notice, text: `The notice ${reference} waits for a decision again.` };
}

async function findNotice(context: CommandContext, wanted: string): Promise<Notice> {
  const reference = wanted.toUpperCase();
  const [notice] = await queryRows<Notice>(
    context,
    `select ${COLUMNS} from public.takedowns where reference = $1`,
    reference,
  );
  if (notice) return notice;
  const newest = await queryRows<{ reference: string }>(
    context,
    `select reference from public.takedowns order by created_at desc limit 1000`,
  );
  const near = didYouMean(
    reference,
    newest.map((each) => each.reference),
  );
  throw new Refusal(`There is no notice ${wanted}.${near}`);
}

const printNotice = (notice: Notice) =>
  printCard([
    ["reference", notice.reference],
    ["status", notice.status],
    ["class", notice.app_id ?? "not on this site"],
    ["address", notice.url],
    ["work", notice.work],
    ["complaint", notice.reason],
    ["from", notice.contact_name],
    ["e-mail", notice.contact_email],
    ["postal", notice.contact_address],
    ["signed", notice.signature],
    ["received", printTime(notice.created_at)],
    ["decided", printTime(notice.decided_at)],
    ["decision", notice.decision],
  ]);
