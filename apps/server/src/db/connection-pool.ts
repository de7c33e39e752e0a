import type pg from "pg";
import { DatabaseError, type Rows } from "./database.ts";
import { Session, type Job } from "./session.ts";

/** How the gateway uses PostgreSQL. Deeper pipelines raise throughput and make the slowest answers slower. */
export type PoolSize = { connections: number; perConnection: number; waiting: number };

export type ConnectionPool = { submit(job: Job): Promise<Rows>; close(): Promise<void> };

type Waiting = { job: Job; resolve: (rows: Rows) => void; reject: (error: unknown) => void };

/** A few pipelined connections that many requests share. */
export function createPool(connect: () => Promise<pg.Client>, size: PoolSize): ConnectionPool {
  let sessions: Session[] = [];
  let connecting = 0;
  let isClosed = false;
  const waiting: Waiting[] = [];
  const writers = new Writers();

  function submit(job: Job): Promise<Rows> {
    if (isClosed) return Promise.reject(closed());
    if (waiting.length >= size.waiting)
      return Promise.reject(new DatabaseError("53300", "too many requests are waiting"));
    return new Promise((resolve, reject) => {
      waiting.push({ job, resolve, reject });
      pump();
    });
  }

  function pump(): void {
    while (waiting.length > 0) {
      const writer = writerOf(waiting[0]!.job);
      const session = choose(waiting[0]!.job, writer) ?? leastBusy(sessions);
      const mayGrow = sessions.length + connecting < size.connections;
      if ((!session || session.inFlight > 0) && mayGrow) grow();
      if (!session || session.inFlight >= size.perConnection) return;
      const { job, resolve, reject } = waiting.shift()!;
      writers.begin(writer, session);
      session
        .run(job)
        .then(resolve, reject)
        .finally(() => {
          writers.end(writer);
          pump();
        });
    }
  }

  function choose({ statement }: Job, writer: string | undefined): Session | undefined {
    if (statement.readOnly) return brisk(sessions, size.perConnection);
    const session = writers.sessionOf(writer, size.perConnection);
    return session && sessions.includes(session) ? session : undefined;
  }

  function grow(): void {
    connecting += 1;
    connect()
      .then(
        (client) => {
          // Too late: left open, it would keep the process alive.
          if (isClosed) {
            for (const { reject } of waiting.splice(0)) reject(closed());
            return client.end();
          }
          const session = new Session(client);
          client.on("end", () => (sessions = sessions.filter((each) => each !== session)));
          sessions.push(session);
        },
        // Nobody can be served: say so to those who wait, and let the next request try again.
        (error: Error) => {
          if (sessions.length > 0) return;
          for (const { reject } of waiting.splice(0)) reject(unreachable(error));
        },
      )
      .finally(() => {
        connecting -= 1;
        pump();
      });
  }

  return {
    submit,
    close: async () => {
      isClosed = true;
      await Promise.all(sessions.map((session) => session.client.end()));
    },
  };
}

/** So many requests at once are a crowd. */
const CROWD = 4;
const SILENT_MS = 2;

/**
 * For a read in a crowd, the first connection with room: to join it is cheaper than to wake another, because both
 * sides then read and write several requests at once. One that has been silent may have a slow statement to do: nobody
 * joins it.
 */
function brisk(sessions: Session[], perConnection: number): Session | undefined {
  const crowd = sessions.reduce((sum, { inFlight }) => sum + inFlight, 0);
  if (crowd < CROWD) return undefined;
  const since = performance.now() - SILENT_MS;
  const isBrisk = ({ inFlight, answeredAt }: Session) => inFlight === 0 || answeredAt > since;
  return sessions.find((session) => session.inFlight < perConnection && isBrisk(session));
}

function leastBusy(sessions: Session[]): Session | undefined {
  return sessions.reduce<Session | undefined>(
    (best, each) => (best && best.inFlight <= each.inFlight ? best : each),
    undefined,
  );
}

const writerOf = ({ identity, statement }: Job) => (statement.readOnly ? undefined : identity?.claims.sub);

/**
 * Where each player's writes are. A player's writes wait for each other in the database anyway: behind one another on
 * one connection they cost no wake-up each, and nobody with fifty tabs keeps all connections waiting.
 */
class Writers {
  readonly #busy = new Map<string, { session: Session; writes: number }>();

  sessionOf(writer: string | undefined, perConnection: number): Session | undefined {
    const session = writer === undefined ? undefined : this.#busy.get(writer)?.session;
    return session && session.inFlight < perConnection ? session : undefined;
  }

  begin(writer: string | undefined, session: Session): void {
    if (writer === undefined) return;
    const known = this.#busy.get(writer);
    this.#busy.set(writer, { session, writes: (known?.writes ?? 0) + 1 });
  }

  end(writer: string | undefined): void {
    const known = writer === undefined ? undefined : this.#busy.get(writer);
    if (!known) return;
    known.writes -= 1;
    if (known.writes === 0) this.#busy.delete(writer!);
  }
}

const closed = () => new DatabaseError("57P03", "the database is closed");

function unreachable(error: Error): DatabaseError {
  return new DatabaseError("08001", "the database cannot be reached", error.message);
}
