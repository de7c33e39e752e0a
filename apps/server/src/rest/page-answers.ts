import type { Identity } from "#db/database.ts";
import type { IncomingRequest } from "./request/parse-request.ts";
import type { RestAnswer } from "./rest-response.ts";

const MAX_KEPT = 500;
const MAX_KEPT_BYTES = 8_000_000;

type Kept = { answer: Promise<RestAnswer>; until: number; bytes: number };

/**
 * Shares answers to the site's own page reads between visitors, so that a school class that opens the site at once
 * costs the database one read.
 */
export function createPageAnswers(freshMs: number, now: () => number = Date.now) {
  const kept = new Map<string, Kept>();
  let bytes = 0;

  function forget(key: string, which: Kept): void {
    if (kept.get(key) !== which) return;
    kept.delete(key);
    bytes -= which.bytes;
  }

  function remember(key: string, answer: Promise<RestAnswer>): void {
    const entry: Kept = { answer, until: Infinity, bytes: 0 };
    const known = kept.get(key);
    if (known) forget(key, known);
    kept.set(key, entry);
    answer.then(
      ({ body }) => {
        if (freshMs === 0) return forget(key, entry);
        entry.until = now() + freshMs;
        entry.bytes = body.length;
        if (kept.get(key) === entry) bytes += entry.bytes;
        for (const [oldest, each] of kept) {
          if (kept.size <= MAX_KEPT && bytes <= MAX_KEPT_BYTES) break;
          forget(oldest, each);
        }
      },
      // The next visitor tries again.
      () => forget(key, entry),
    );
  }

  /** The shared answer; `make` computes it when there is no fresh one. */
  return async function shared(key: string, make: () => Promise<RestAnswer>): Promise<RestAnswer> {
    const known = kept.get(key);
    if (known && known.until > now()) return marked(await known.answer, "hit");
    const answer = make();
    remember(key, answer);
    return marked(await answer, "fwd=miss");
  };
}

/** Cache-Status (RFC 9211): marks an answer as shared. */
function marked(answer: RestAnswer, status: string): RestAnswer {
  return { ...answer, headers: { ...answer.headers, "cache-status": `page-answers; ${status}` } };
}

/** Whether the answer is the same for every visitor: no token, and a read. */
export function isSameForEveryVisitor({ method, isCall }: IncomingRequest, { role, claims }: Identity): boolean {
  return role === "anon" && claims.sub === undefined && (method === "GET" || (isCall && method === "POST"));
}
