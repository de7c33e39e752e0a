import pg from "pg";
import { DatabaseError, type Rows } from "./database.ts";

/** One step of a batch. `prepare` sends the text; without it, the session already has the named statement. */
export type Step = { name: string; text: string; values: (string | null)[]; prepare: boolean };

type WireConnection = {
  stream: { writableCorked: number; cork(): void; uncork(): void };
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { statement: string; values: (string | null)[] }): void;
  execute(message: { portal?: string; rows?: number }): void;
  close(message: { type: "S"; name: string }): void;
  sync(): void;
};

// pg's types describe the public side of a query; a batch uses the protocol side.
const WireQuery = pg.Query as unknown as new (text: string) => object;

/**
 * Several statements and one Sync: PostgreSQL runs them as one transaction and one round trip, so that identity and
 * statement cannot be separated. It extends pg's Query because pg pipelines nothing else.
 */
export class Batch extends WireQuery {
  readonly done: Promise<Rows>;
  #resolve!: (rows: Rows) => void;
  #reject!: (error: Error) => void;
  readonly #steps: Step[];
  readonly #closing: string[];
  readonly #answerOf: number;
  #step = 0;
  #rows: Rows = [];

  /** Returns the rows of the step at `answerOf`; `closing` names prepared statements to close. */
  constructor(steps: Step[], answerOf: number, closing: string[]) {
    super("");
    this.#steps = steps;
    this.#answerOf = answerOf;
    this.#closing = closing;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: WireConnection): null {
    gatherWrites(connection.stream);
    for (const name of this.#closing) connection.close({ type: "S", name });
    for (const { name, text, values, prepare } of this.#steps) {
      if (prepare) connection.parse({ name, text, types: [] });
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    connection.sync();
    return null;
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    if (this.#step === this.#answerOf) this.#rows.push(message.fields);
  }

  handleCommandComplete(): void {
    this.#step += 1;
  }

  handleEmptyQuery(): void {
    this.#step += 1;
  }

  handleError(error: Error): void {
    this.#reject(toDatabaseError(error));
  }

  handleReadyForQuery(): void {
    if (this.#step === this.#steps.length) this.#resolve(this.#rows);
    else this.#reject(new DatabaseError("58000", "the database did not answer every statement"));
  }
}

// Writes of one event-loop turn are sent together: fewer system calls, here and in PostgreSQL.
function gatherWrites(stream: WireConnection["stream"]): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** An error that did not come from PostgreSQL is a lost connection: SQLSTATE 08006. (EPIPE looks like a SQLSTATE.) */
export function toDatabaseError(error: Error): DatabaseError {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseError("08006", "the database connection was lost");
  return new DatabaseError(error.code ?? "XX000", error.message, error.detail ?? null, error.hint ?? null);
}
