import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";
import { queryJson, run } from "#auth/service/auth-service.ts";
import { SendError, type Channel, type Message, type MessageSender } from "./message-senders.ts";

const POLL_INTERVAL_MS = 30_000;
const PRUNE_EVERY_MS = 3_600_000;
const KEEP_DAYS = 7;
const AT_ONCE = 5;
// Below a minute, when the same message is retried.
const GIVE_UP_SENDING_MS = 45_000;
const FINISH_WITHIN_MS = 5_000;
export const MAX_ATTEMPTS = 8;

export type MessageSending = {
  /** A message was queued. */
  wake(): void;
  stop(): Promise<void>;
};

type Deps = { db: Database; senders: Partial<Record<Channel, MessageSender>>; log: FastifyBaseLogger };

/** Sends the queued messages of the outbox, now and whenever there are more. Its log lines contain no personal data. */
export function sendMessages({ db, senders, log }: Deps): MessageSending {
  const channels = Object.keys(senders) as Channel[];
  let draining: Promise<void> | null = null;
  let hasMore = false;
  let isStopping = false;

  function wake(): void {
    hasMore = true;
    if (draining || isStopping || channels.length === 0) return;
    draining = drain()
      .catch(complain("the outbox could not be read"))
      .finally(() => {
        draining = null;
        if (hasMore) wake();
      });
  }

  async function drain(): Promise<void> {
    while (hasMore && !isStopping) {
      hasMore = false;
      const claimed = await claim(db, channels);
      if (claimed.length === AT_ONCE) hasMore = true;
      await Promise.all(claimed.map(deliver));
    }
  }

  async function deliver(message: Message): Promise<void> {
    const { id, channel, attempts } = message;
    const timeout = new AbortController();
    const tooLate = wait(GIVE_UP_SENDING_MS, null, { signal: timeout.signal, ref: false }).then(() => {
      throw new SendError("Sending took too long.", "ETIMEDOUT", false);
    });
    try {
      await Promise.race([senders[channel]!.send(message), tooLate]);
    } catch (error) {
      const { reason, isFinal } = error instanceof SendError ? error : { reason: "ERROR", isFinal: false };
      const isLast = isFinal || attempts >= MAX_ATTEMPTS;
      log.warn(
        { id, channel, attempts, reason },
        isLast
          ? "a message could not be sent and will not be tried again"
          : "a message could not be sent and will be tried again",
      );
      return noteFailure(db, id, (error as Error).message, isLast);
    } finally {
      timeout.abort();
      tooLate.catch(() => {});
    }
    await run(db, `delete from gateway.outbox where id = $1::bigint`, String(id));
  }

  const prune = () => void pruneOutbox(db).catch(complain("the outbox could not be pruned"));
  // Log only the code of a database error: its text may quote a row.
  const complain = (what: string) => (error: unknown) => log.error({ code: (error as { code?: string }).code }, what);

  const timers = [setInterval(wake, POLL_INTERVAL_MS).unref(), setInterval(prune, PRUNE_EVERY_MS).unref()];
  prune();
  wake();
  return {
    wake,
    async stop() {
      isStopping = true;
      for (const timer of timers) clearInterval(timer);
      // A message that is cut short here is still in the outbox.
      await Promise.race([draining, wait(FINISH_WITHIN_MS, null, { ref: false })]);
      for (const sender of Object.values(senders)) sender.close();
    },
  };
}

// Claims messages by postponing their next attempt, so that no other process takes them and a crash loses none.
// Backoff: one minute, then three times as long after each attempt, at most six hours.
async function claim(db: Database, channels: Channel[]): Promise<Message[]> {
  const claimed = await queryJson<Message[]>(
    db,
    `with due as (
       select id from gateway.outbox
       where channel = any ($1::text[]) and attempts < ${MAX_ATTEMPTS} and next_attempt_at <= now()
       order by next_attempt_at, id limit ${AT_ONCE} for update skip locked
     ), claimed as (
       update gateway.outbox as o set attempts = attempts + 1,
         next_attempt_at = now() + least(interval '1 minute' * power(3, attempts), interval '6 hours')
       from due where o.id = due.id
       returning o.id, channel, recipient, subject, text, html, attempts
     )
     select jsonb_agg(to_jsonb(claimed) order by id) from claimed`,
    `{${channels.join(",")}}`,
  );
  return claimed ?? [];
}

async function noteFailure(db: Database, id: number, failure: string, isLast: boolean): Promise<void> {
  await run(
    db,
    `update gateway.outbox set failure = left($2, 500), attempts = case when $3::boolean then ${MAX_ATTEMPTS} else attempts end
     where id = $1::bigint`,
    String(id),
    failure,
    String(isLast),
  );
}

/** Deletes expired messages, sent or not. */
export const pruneOutbox = (db: Database): Promise<number> =>
  run(db, `delete from gateway.outbox where created_at < now() - interval '${KEEP_DAYS} days' returning 1`);
