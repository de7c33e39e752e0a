import { DatabaseError } from "#db/database.ts";
import { ApiError } from "./api-error.ts";
import { DISK_FULL } from "./refuse-writes.ts";

/** As the logger wants it. */
type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

const MAX_CAUSES = 3;

/**
 * What the log may know of an error: what kind it is and where it happened. Whatever else hangs on one may quote a row, a
 * body or a request, and with it an address, a password or a token.
 */
export function loggedError(error: unknown, causes = MAX_CAUSES): LoggedError {
  // Somebody threw what is no error; nobody knows what it holds.
  if (!(error instanceof Error)) return { type: typeof error, message: "", stack: "" };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    ...(typeof code === "string" && { code }),
    message: quotesData(error) ? "" : error.message,
    stack: placesOf(error),
    ...(error.cause instanceof Error && causes > 0 && { cause: loggedError(error.cause, causes - 1) }),
  };
}

/** A full disk is told once when it begins and once when it ends; a line for every refusal would fill it up. */
export function isWorthLogging(entry: unknown): boolean {
  const { err } = (entry ?? {}) as { err?: unknown };
  return !(err instanceof ApiError && err.code === DISK_FULL);
}

// "invalid input syntax for type uuid: …" and "… is not valid JSON" repeat what they were given.
function quotesData(error: Error): boolean {
  if (error instanceof DatabaseError) return error.code.startsWith("22");
  return error instanceof SyntaxError && error.message.includes("JSON");
}

// A stack begins with the message; the places follow it. That of code which cannot be read comes first.
function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at |^(file:\/\/)?\/.*:\d+$/.test(line))
    .join("\n");
}
