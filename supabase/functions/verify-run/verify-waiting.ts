import type { SiteApi } from "../_shared/site-api.ts";

const AT_ONCE = 100;
const WORKING_MS = 50_000;

export type Counts = { judged: number; failed: number; left: number };

/**
 * Replays runs that were never requested or whose replay failed, oldest first. Each run is a call of its own, so that
 * each has its own limits and one failure does not affect the others.
 */
export async function verifyWaiting(site: SiteApi): Promise<Counts> {
  const until = Date.now() + WORKING_MS;
  const waiting = await site.rows<{ id: string }>(
    `game_runs?status=eq.submitted&select=id&order=submitted_at&limit=${AT_ONCE}`,
  );
  const count = { judged: 0, failed: 0, left: waiting.length };
  for (const { id } of waiting) {
    if (Date.now() > until) break;
    const answer = await site.invoke("verify-run", { run_id: id });
    await answer.body?.cancel();
    // 202: another call is replaying it.
    if (answer.status === 202) continue;
    count[answer.status < 500 ? "judged" : "failed"] += 1;
    count.left -= 1;
  }
  return count;
}
