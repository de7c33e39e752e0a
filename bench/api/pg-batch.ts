import pg from "pg";

/** One statement of a batch, which the connection prepares under this name when it runs there first. */
export type BatchStatement = { name: string; text: string; values: (string | null)[] };

type Connection = {
  parsedStatements: Record<string, string>;
  stream: { writableCorked: number; cork(): void; uncork(): void };
  parse(message: { name: string; text: string; types: number[] }): void;
  bind(message: { statement: string; values: (string | null)[] }): void;
  execute(message: object): void;
  sync(): void;
};

// pg's types describe the public side of a query; a batch uses the protocol side.
const Query = pg.Query as unknown as new (text: string) => object;

/**
 * Several statements and one Sync with pg's own means, pipelined, and sent together at the end of an event-loop turn. It
 * is the baseline, so it shares no code with the gateway: what makes the gateway faster must not move it.
 */
export class PgBatch extends Query {
  readonly done: Promise<(string | null)[][]>;
  readonly #statements: BatchStatement[];
  #resolve!: (rows: (string | null)[][]) => void;
  #reject!: (error: Error) => void;
  #step = 0;
  #rows: (string | null)[][] = [];

  /** `done` has the rows of the last statement. */
  constructor(statements: BatchStatement[]) {
    super("");
    this.#statements = statements;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): null {
    const { stream, parsedStatements } = connection;
    if (stream.writableCorked === 0) {
      stream.cork();
      setImmediate(() => stream.uncork());
    }
    for (const { name, text, values } of this.#statements) {
      if (parsedStatements[name] === undefined) connection.parse({ name, text, types: [] });
      parsedStatements[name] = text;
      connection.bind({ statement: name, values });
      connection.execute({});
    }
    connection.sync();
    return null;
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (this.#step === this.#statements.length - 1) this.#rows.push(fields);
  }

  handleCommandComplete(): void {
    this.#step += 1;
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#rows);
  }
}
