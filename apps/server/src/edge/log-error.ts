import { DatabaseError } from "#db/database.ts";
import { ApiError } from "./api-error.ts";
import { DISK_FULL } from "./refuse-writes.ts";

/** The logger's error format. */
type LoggedError = { type: string; message: string; stack: string; [more: string]: unknown };

const MAX_CAUSES = 3;

/**
 * The loggable part of an error: its kind and place. Other properties may quote a row, a body or a request, and with it
 * an address, a password or a token.
 */
export function loggedError(error: unknown, causes = MAX_CAUSES): LoggedError {
  // A thrown value that is not an error may contain anything.
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

/** A full disk is logged when it begins and when it ends; a line per refusal would fill it up. */
export function isWorthLogging(entry: unknown): boolean {
  const { err } = (entry ?? {}) as { err?: unknown };
  return !(err instanceof ApiError && err.code === DISK_FULL);
}

// Messages such as "invalid input syntax for type uuid: …" and "… is not valid JSON" repeat their input.
function quotesData(error: Error): boolean {
  if (error instanceof DatabaseError) return error.code.startsWith("22");
  return error instanceof SyntaxError && error.message.includes("JSON");
}

// A stack begins with the message, followed by the frames. For a syntax error the place comes first.
function placesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at |^(file:\/\/)?\/.*:\d+$/.test(line))
    .join("\n");
}
