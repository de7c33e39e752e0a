import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { ownSite } from "../_shared/own-site.ts";
import { openReplayQueue } from "./replay-queue.ts";
import { verifyRaceRun } from "./verify-race-run.ts";
import { verifyRun, type Answer } from "./verify-run.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const MAX_BODY_CHARACTERS = 4096;
const WORK_MS = 50_000;
const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { site, serviceKey } = ownSite();
const queue = openReplayQueue(site);

/**
 * POST {"run_id": …}: returns the verdict on a player's own run. {"race_run_id": …} works on the queue until a run of a
 * race is judged; guests of races have no account, so anybody who knows the id may ask, and learns nothing but that. The
 * site itself sends no id: all waiting runs.
 */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST.");
  try {
    return await answer(request);
  } catch (error) {
    console.error("verify-run:", error);
    return refuse(503, "try_again", "Your score could not be checked right now. The site tries again automatically.");
  }
});

async function answer(request: Request): Promise<Response> {
  const { run_id: runId, race_run_id: raceRunId } = await readIds(request);
  if (raceRunId !== undefined) {
    if (!RUN_ID.test(raceRunId)) return refuse(400, "bad_run", "The race_run_id must be the id of a run.");
    return present(await verifyRaceRun(site, queue, raceRunId));
  }
  const caller = await callerOf(request, serviceKey);
  if (!caller) return refuse(401, "not_signed_in", "Hey! You Must Be Logged In To Do That!");
  if (runId === undefined && caller === "service") {
    return Response.json(await queue.work(WORK_MS), { headers: HEADERS });
  }
  if (runId === undefined || !RUN_ID.test(runId)) return refuse(400, "bad_run", "The run_id must be the id of a run.");
  return present(await verifyRun(site, queue, runId, caller));
}

function present({ status, body }: Answer): Response {
  const headers = status === 202 ? { ...HEADERS, "retry-after": "2" } : HEADERS;
  return Response.json(body, { status, headers });
}

async function readIds(request: Request): Promise<{ run_id?: string; race_run_id?: string }> {
  const text = (await request.text()).slice(0, MAX_BODY_CHARACTERS);
  try {
    const { run_id: runId, race_run_id: raceRunId } = JSON.parse(text) as { run_id?: unknown; race_run_id?: unknown };
    return {
      ...(typeof runId === "string" && { run_id: runId }),
      ...(typeof raceRunId === "string" && { race_run_id: raceRunId }),
    };
  } catch {
    return {};
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: HEADERS });
}
