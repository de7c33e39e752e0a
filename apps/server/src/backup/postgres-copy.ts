import type pg from "pg";

type Connection = {
  query(text: string): void;
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
};

/** One COPY as pg runs it: pg calls these methods for the messages of the server. */
class CopyQuery {
  readonly done: Promise<Uint8Array>;
  readonly #text: string;
  readonly #lines: Uint8Array | null;
  readonly #received: Uint8Array[] = [];
  #resolve!: (bytes: Uint8Array) => void;
  #reject!: (error: Error) => void;

  constructor(text: string, lines: Uint8Array | null) {
    this.#text = text;
    this.#lines = lines;
    this.done = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  submit(connection: Connection): void {
    connection.query(this.#text);
  }

  handleCopyInResponse(connection: Connection): void {
    connection.sendCopyFromChunk(this.#lines!);
    connection.endCopyFrom();
  }

  handleCopyData({ chunk }: { chunk: Uint8Array }): void {
    // pg reuses its buffer for the next message.
    this.#received.push(Buffer.from(chunk));
  }

  handleError(error: Error): void {
    this.#reject(error);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.#resolve(Buffer.concat(this.#received));
  }
}

export function copyTo(client: pg.Client, text: string): Promise<Uint8Array> {
  return run(client, new CopyQuery(text, null));
}

export async function copyFrom(client: pg.Client, text: string, lines: Uint8Array): Promise<void> {
  await run(client, new CopyQuery(text, lines));
}

function run(client: pg.Client, query: CopyQuery): Promise<Uint8Array> {
  client.query(query as unknown as pg.Submittable);
  return query.done;
}
