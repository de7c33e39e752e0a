type Answer<T> = { data: T; error: null } | { data: unknown; error: { message: string; code: string } };

/** What the server said when it said no. Branch on `code`, show `message`. */
export class ServerError extends Error {
  override name = "ServerError";
  readonly code: string;

  constructor(message: string, code: string) {
    super(message);
    this.code = code;
  }
}

/** The one place where the client's `{ data, error }` becomes a value or a throw. No answer at all: nobody was asked. */
export function unwrap<T>(answer: Answer<T> | undefined): T {
  if (!answer) throw new Error("FATAL ERROR! No query given");
  if (answer.error) throw new ServerError(answer.error.message, answer.error.code);
  return answer.data;
}
