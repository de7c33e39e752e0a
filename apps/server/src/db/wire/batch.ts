import pg from "pg";
import { DatabaseError, type Rows } from "#db/database.ts";
import { encodeBatch, SYNC, type Step } from "./encode-batch.ts";

/** Without an error, `rows` is the answer. */
export type BatchEnd = (error: DatabaseError | null, rows: Rows) => void;

type WireConnection = { stream: WireStream };
type WireStream = {
  writable: boolean;
  writableCorked: number;
  cork(): void;
  uncork(): void;
  write(bytes: Buffer): boolean;
};

/**
 * Several statements and one Sync: PostgreSQL runs them as one transaction and one round trip, so that identity and
 * statement cannot be separated.
 */
export class Batch {
  readonly #onEnd: BatchEnd;
  readonly #steps: Step[];
  readonly #closing: string[];
  readonly #answerOf: number;
  #step = 0;
  #rows: Rows = [];
  #hasEnded = false;

  /** `onEnd` gets the rows of the step at `answerOf`; `closing` names prepared statements to close. */
  constructor(steps: Step[], answerOf: number, closing: string[], onEnd: BatchEnd) {
    this.#steps = steps;
    this.#answerOf = answerOf;
    this.#closing = closing;
    this.#onEnd = onEnd;
  }

  submit({ stream }: WireConnection): null {
    if (!stream.writable) return null;
    gatherWrites(stream);
    stream.write(encodeBatch(this.#steps, this.#closing));
    // A chunk of its own: the embedded database finds the ends of batches by it.
    stream.write(SYNC);
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
    this.#end(toDatabaseError(error));
  }

  handleReadyForQuery(): void {
    const isComplete = this.#step === this.#steps.length;
    this.#end(isComplete ? null : new DatabaseError("58000", "the database did not answer every statement"));
  }

  // A lost connection can come after the answer.
  #end(error: DatabaseError | null): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.#onEnd(error, this.#rows);
  }
}

// pg pipelines only its own queries. Its constructor makes an emitter and a result, which a batch does not use.
Object.setPrototypeOf(Batch.prototype, pg.Query.prototype as object);

// Writes of one event-loop turn are sent together: fewer system calls, here and in PostgreSQL.
function gatherWrites(stream: WireStream): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

/** An error that did not come from PostgreSQL is a lost connection: SQLSTATE 08006. (EPIPE looks like a SQLSTATE.) */
export function toDatabaseError(error: Error): DatabaseError {
  if (!(error instanceof pg.DatabaseError)) return new DatabaseError("08006", "the database connection was lost");
  return new DatabaseError(error.code ?? "XX000", error.message, error.detail ?? null, error.hint ?? null);
}
