import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { ownSite } from "../_shared/own-site.ts";
import { openReplayQueue } from "./replay-queue.ts";
import { verifyRun } from "./verify-run.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const MAX_BODY_CHARACTERS = 4096;
const WORK_MS = 50_000;
const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { site, serviceKey } = ownSite();
const queue = openReplayQueue(site);

/** POST {"run_id": …}: returns the verdict on a player's own run. The site itself sends no id: all waiting runs. */
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
  const caller = await callerOf(request, serviceKey);
  if (!caller) return refuse(401, "not_signed_in", "Hey! You Must Be Logged In To Do That!");
  const runId = await readRunId(request);
  if (runId === undefined && caller === "service") {
    return Response.json(await queue.work(WORK_MS), { headers: HEADERS });
  }
  if (runId === undefined || !RUN_ID.test(runId)) return refuse(400, "bad_run", "The run_id must be the id of a run.");
  const { status, body } = await verifyRun(site, queue, runId, caller);
  const headers = status === 202 ? { ...HEADERS, "retry-after": "2" } : HEADERS;
  return Response.json(body, { status, headers });
}

async function readRunId(request: Request): Promise<string | undefined> {
  const text = (await request.text()).slice(0, MAX_BODY_CHARACTERS);
  try {
    const { run_id: runId } = JSON.parse(text) as { run_id?: unknown };
    return typeof runId === "string" ? runId : undefined;
  } catch {
    return undefined;
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: HEADERS });
}
