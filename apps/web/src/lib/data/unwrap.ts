type Failure = { message: string; code: string; details?: string | null; hint?: string | null };
/** An answer of the data client. */
export type Answer<T> = { data: T; error: null } | { data: unknown; error: Failure };

/** An error answer of the server. Branch on `code`, show `message`; `details` and `hint` are for programs. */
export class ServerError extends Error {
  override name = "ServerError";
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(message: string, code: string, details: string | null = null, hint: string | null = null) {
    super(message);
    this.code = code;
    this.details = details;
    this.hint = hint;
  }
}

/**
 * The one place where the client's `{ data, error }` becomes a value or a throw. `undefined` means that no query ran.
 */
export function unwrap<T>(answer: Answer<T> | undefined): T {
  if (!answer) throw new Error("FATAL ERROR! No query given");
  if (answer.error)
    throw new ServerError(answer.error.message, answer.error.code, answer.error.details, answer.error.hint);
  return answer.data;
}
