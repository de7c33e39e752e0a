import { ServerError } from "./unwrap.ts";

/** The server's sentence about a refusal, or a note that the server did not answer. */
export function sentenceOf(error: unknown): string {
  return error instanceof ServerError && error.code
    ? error.message
    : "The server did not answer. Check the connection and try again.";
}
