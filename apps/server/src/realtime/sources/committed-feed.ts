import type { FastifyBaseLogger } from "fastify";
import type { Database } from "#db/database.ts";

/** A place in the order of committed rows: the transaction's id, then the row's number. Both are decimal. */
export type Position = { xid: string; seq: string };

export type FeedRow<Value> = { position: Position; value: Value };

/** The rows that a read found after a position, in order. */
export type Page<Value> = {
  rows: FeedRow<Value>[];
  /** There may be more. */
  isFull: boolean;
  /** Later rows are committed, but an older transaction is still open and may put rows before them. */
  isHeld: boolean;
};

export type CommittedFeed<Value> = {
  /** A hint that something may have been committed. Many hints cause one read. */
  look(): void;
  /** A row that a notification has brought. */
  push(row: FeedRow<Value>): void;
  /** Resolves when everything that is committed from now on will be delivered. */
  setListening(isListening: boolean): Promise<void>;
  close(): Promise<void>;
};

type FeedOptions<Value> = {
  db: Pick<Database, "asPlatform">;
  /** Reads rows after the position that are not visible in `since`, the snapshot in which listening began. */
  read: (position: Position, since: string) => Promise<Page<Value>>;
  onRows: (values: Value[]) => void;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Reads this often without a hint. Null where every commit is announced. */
  pollMs: number | null;
};

const START = "select pg_snapshot_xmin(now), now from pg_current_snapshot() as now";

/** Writers often come in groups: one read serves all of them. */
const DEBOUNCE_MS = 5;
const RETRY_MS = 250;
const HELD_MS = 10;
const ALARM_AFTER_MS = 2000;
const ALARM_EVERY_MS = 60_000;

/**
 * Delivers the rows of a table in the order `(xid, seq)`, each once. It reads only rows of transactions below the
 * snapshot's xmin: all of them have ended, so nothing can be committed later and lie behind the reader.
 */
export function createCommittedFeed<Value>(options: FeedOptions<Value>): CommittedFeed<Value> {
  const { db, read, onRows, log, pollMs } = options;
  let position: Position | null = null;
  let since = "";
  let starting: Promise<void> = Promise.resolve();
  let isListening = false;
  let timer: NodeJS.Timeout | undefined;
  let poll: NodeJS.Timeout | undefined;
  let reading: Promise<void> | null = null;
  let isAskedAgain = false;
  let heldSince: number | null = null;
  let alarmedAt = -Infinity;

  function look(delayMs = DEBOUNCE_MS): void {
    if (!isListening || position === null) return;
    if (reading) isAskedAgain = true;
    else timer ??= setTimeout(start, delayMs).unref();
  }

  function start(): void {
    timer = undefined;
    isAskedAgain = false;
    reading = readAll().finally(() => {
      reading = null;
      // Listening was restarted during this read, so its result is dropped.
      if (isAskedAgain && !timer) look();
    });
  }

  async function readAll(): Promise<void> {
    let nextMs: number | null = null;
    try {
      const from = position!;
      const page = await read(from, since);
      // Listening has ended meanwhile, and perhaps begun again elsewhere.
      if (position !== from) return;
      deliver(page.rows);
      noteHeld(page);
      if (page.isFull) nextMs = 0;
      else if (page.isHeld) nextMs = heldWait();
      else if (isAskedAgain) nextMs = DEBOUNCE_MS;
    } catch (error) {
      log.warn({ err: error }, "could not read committed messages; trying again");
      nextMs = RETRY_MS;
    }
    if (nextMs !== null && isListening) timer = setTimeout(start, nextMs).unref();
  }

  function deliver(rows: FeedRow<Value>[]): void {
    if (rows.length === 0 || !isListening) return;
    position = rows.at(-1)!.position;
    onRows(rows.map(({ value }) => value));
  }

  function noteHeld({ rows, isHeld }: Page<Value>): void {
    const now = performance.now();
    if (!isHeld || rows.length > 0) heldSince = null;
    if (isHeld) heldSince ??= now;
    if (heldSince === null || now - heldSince < ALARM_AFTER_MS || now - alarmedAt < ALARM_EVERY_MS) return;
    alarmedAt = now;
    log.warn("A long writing transaction holds back all live messages. Look for it in pg_stat_activity.");
  }

  const heldWait = () => Math.min(RETRY_MS, HELD_MS + (performance.now() - (heldSince ?? performance.now())) / 4);

  async function begin(): Promise<void> {
    while (isListening && position === null) {
      try {
        const [row] = await db.asPlatform({ text: START, values: [] });
        since = row![1]!;
        position = { xid: row![0]!, seq: "0" };
      } catch (error) {
        log.warn({ err: error }, "could not begin to read committed messages; trying again");
        await new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref());
      }
    }
    // Rows may have been committed while the position was read.
    look();
  }

  function stop(): void {
    clearTimeout(timer);
    clearInterval(poll);
    timer = poll = undefined;
    position = heldSince = null;
  }

  return {
    look: () => look(),
    push: (row) => {
      if (!isListening || position === null) return;
      // A read that is running or about to start will find this row in its place.
      if (reading || timer) look();
      else if (isBefore(position, row.position)) deliver([row]);
    },
    setListening: (wanted) => {
      if (wanted === isListening) return starting;
      isListening = wanted;
      if (!wanted) stop();
      else if (pollMs !== null) poll = setInterval(() => look(), pollMs).unref();
      if (wanted) starting = begin();
      return starting;
    },
    close: async () => {
      isListening = false;
      stop();
      await reading;
    },
  };
}

function isBefore(place: Position, other: Position): boolean {
  const [a, b] = [BigInt(place.xid), BigInt(other.xid)];
  return a === b ? BigInt(place.seq) < BigInt(other.seq) : a < b;
}
