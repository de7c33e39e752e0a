import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";

const POLL_INTERVAL_MS = 30_000;

type Site = { siteName: string; siteUrl: () => string };
type Deps = Site & { db: Database; onMessage: () => void; log: FastifyBaseLogger };

/** Polls the rules every 30 seconds for mail to send. Only where mail can be sent. */
export function sendDueMail({ db, onMessage, log, ...site }: Deps): () => void {
  const poll = () =>
    queueDueMail(db, site)
      .then((count) => count > 0 && onMessage())
      .catch((error: unknown) =>
        log.warn({ code: (error as { code?: string }).code }, "mail that is due was not sent"),
      );
  const timer = setInterval(() => void poll(), POLL_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}

/**
 * Queues the mail in the outbox and returns how much there was. Rules without the function `private.due_mail` request
 * none. Reading and queueing are one statement: mail is neither lost nor sent twice.
 */
export async function queueDueMail(db: Database, { siteName, siteUrl }: Site): Promise<number> {
  const [known] = await db.asPlatform({ text: `select to_regprocedure('private.due_mail(text, text)')`, values: [] });
  if (known![0] === null) return 0;
  const queued = await db.asPlatform({
    text: `insert into gateway.outbox (channel, recipient, subject, text)
      select 'mail', mail ->> 'to', mail ->> 'subject', mail ->> 'text'
      from jsonb_array_elements(private.due_mail($1, $2)) as mail returning 1`,
    values: [siteName, siteUrl()],
  });
  return queued.length;
}
