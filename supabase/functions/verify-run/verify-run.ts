import type { SiteApi } from "../_shared/site-api.ts";
import type { ReplayQueue } from "./replay-queue.ts";

/** The caller: a player, about their own run, or the site itself. */
export type Caller = { userId: string; token: string } | "service";

export type Answer = { status: number; body: Record<string, unknown> };

type RunRow = {
  id: string;
  status: string;
  score: number | null;
  claimed_score: number | null;
  reason: string | null;
  report: Record<string, unknown> | null;
  submission: { id: string; status: string } | null;
};

const COLUMNS =
  "id,status,score,claimed_score,reason,report,submission:leaderboard_submissions!leaderboard_submissions_run_id_fkey(id,status)";

/** How long a caller waits for a verdict. After that the run is pending, and the caller asks again. */
const WAIT_MS = 3000;

/** Returns the verdict on a run, or 202 while it waits in the queue of replays. */
export async function verifyRun(site: SiteApi, queue: ReplayQueue, runId: string, caller: Caller): Promise<Answer> {
  // As the player, who sees only their own runs, and whose budget of database time pays for it.
  const token = caller === "service" ? undefined : caller.token;
  const run = await findRun(site, runId, token);
  if (!run) return refusal(404, "no_run", "You have no such run.");
  if (run.status !== "submitted") return present(run);
  const judged = await queue.untilJudged(runId, WAIT_MS);
  if (judged) return { status: 200, body: judged };
  return present((await findRun(site, runId, token)) ?? run);
}

async function findRun(site: SiteApi, runId: string, token: string | undefined): Promise<RunRow | undefined> {
  const [run] = await site.rows<RunRow>(`game_runs?id=eq.${runId}&select=${COLUMNS}`, token);
  return run;
}

function present({ id, submission, score, claimed_score, reason, report }: RunRow): Answer {
  if (submission === null) return refusal(409, "not_submitted", "This run has not been submitted.");
  const known = { run_id: id, submission_id: submission.id, status: submission.status, score: score ?? claimed_score };
  if (submission.status === "pending") {
    return { status: 202, body: { ...known, message: "Your score is being checked. Ask again in a few seconds." } };
  }
  const told = {
    ...(reason !== null && { reason }),
    ...(report && { report, on_board: report["on_board"] }),
    ...(submission.status === "in_review" && { is_held: true }),
  };
  return { status: 200, body: { ...known, ...told } };
}

const refusal = (status: number, code: string, message: string): Answer => ({ status, body: { code, message } });
