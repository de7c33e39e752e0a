import { type Verified, verifyRun } from "./play-api.ts";
import { isFinalRefusal } from "./play-refusal.ts";

/** For its player, a held run has its verdict, too. */
export type Decided = Verified & { status: "verified" | "rejected" | "in_review" };

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 10_000;
const TOO_MANY = "429";

/** Asks for the verdict on a submitted run until there is one. Null: there is none yet, or nobody can tell it. */
export async function awaitVerdict(run: string, waitMs: number): Promise<Decided | null> {
  const until = Date.now() + waitMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
    try {
      const verified = await verifyRun(run);
      if (isDecided(verified)) return verified;
    } catch (error) {
      if (isFinalRefusal(error) && error.code !== TOO_MANY) return null;
    }
    if (Date.now() + pauseMs > until) return null;
    // With a random part, so that a class that finishes together does not ask together.
    await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.75 + Math.random() / 2)));
  }
}

function isDecided(verified: Verified): verified is Decided {
  return ["verified", "rejected", "in_review"].includes(verified.status);
}
