import type { SiteApi } from "../_shared/site-api.ts";
import type { ReplayQueue } from "./replay-queue.ts";
import type { Answer } from "./verify-run.ts";

/** How long a caller waits for a verdict. After that the race's topic tells it. */
const WAIT_MS = 3000;
/** The page asks only once, so the queue is worked on after the answer, too. */
const WORK_MS = 50_000;

/** Works on the queue until a run of a race is judged. Says only whether it is: the race itself has the result. */
export async function verifyRaceRun(site: SiteApi, queue: ReplayQueue, runId: string): Promise<Answer> {
  const status = await site.call<string | null>("race_run_status", { run_id: runId });
  if (status === null || status === "open") {
    return { status: 404, body: { code: "no_run", message: "There is no such run." } };
  }
  if (status === "submitted") void queue.work(WORK_MS).catch(() => {});
  if (status !== "submitted" || (await queue.untilJudged(runId, WAIT_MS))) {
    return { status: 200, body: { run_id: runId, status: "judged" } };
  }
  return { status: 202, body: { run_id: runId, status: "pending" } };
}
