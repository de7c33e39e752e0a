import type { Identity } from "#db/database.ts";
import type { IncomingRequest } from "./request/parse-request.ts";
import type { RestAnswer } from "./rest-response.ts";

const MAX_KEPT = 500;
const MAX_KEPT_BYTES = 8_000_000;

type Kept = { answer: Promise<RestAnswer>; until: number; bytes: number };

/**
 * Answers to what the site's own pages ask for every visitor. Visitors who come in the same moment share one answer, so
 * a class of pupils that opens the site costs the database one read.
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
      // The next visitor tries anew.
      () => forget(key, entry),
    );
  }

  /** The shared answer, made by `make` when there is none that is fresh. */
  return async function shared(key: string, make: () => Promise<RestAnswer>): Promise<RestAnswer> {
    const known = kept.get(key);
    if (known && known.until > now()) return marked(await known.answer, "hit");
    const answer = make();
    remember(key, answer);
    return marked(await answer, "fwd=miss");
  };
}

/** RFC 9211: says that the answer is one that visitors share. */
function marked(answer: RestAnswer, status: string): RestAnswer {
  return { ...answer, headers: { ...answer.headers, "cache-status": `page-answers; ${status}` } };
}

/** Whether everybody who asks this gets the same answer: nobody's token, and nothing is changed. */
export function isForEverybody({ method, isCall }: IncomingRequest, { role, claims }: Identity): boolean {
  return role === "anon" && claims.sub === undefined && (method === "GET" || (isCall && method === "POST"));
}
