import { defineAction, type Command } from "#action.ts";
import { queryRows } from "#query-rows.ts";
import { printTime } from "#plain-text.ts";
import { readLimit } from "#read-values.ts";

type Message = {
  id: number;
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  created_at: string;
  attempts: number;
  failure: string | null;
};

export const outboxCommand: Command = {
  what: "messages to players that are not sent yet: without a mail server, all of them",
  actions: {
    "": defineAction({
      what: "messages with their texts, newest first",
      takes: {
        to: { value: "address", what: "only those to this address" },
        limit: { value: "n", what: "number of rows, 50 by default" },
      },
      run: async ({ to, limit }, context) => {
        const messages = await queryRows<Message>(
          context,
          `select id, channel, recipient, subject, text, created_at, attempts, failure from gateway.outbox
           where $1::text is null or recipient = lower($1) order by id desc limit $2::int`,
          to ?? null,
          readLimit(limit),
        );
        const print = (each: Message) =>
          [
            `${printTime(each.created_at)}  ${each.channel} to ${each.recipient}  ${each.subject}`,
            ...(each.failure ? [`not sent: ${each.failure}`] : []),
            "",
            each.text,
          ].join("\n");
        return {
          data: messages,
          text: messages.length === 0 ? "The outbox is empty." : messages.map(print).join("\n\n————\n\n"),
        };
      },
    }),
  },
};
