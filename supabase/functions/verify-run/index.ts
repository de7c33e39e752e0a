import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { ownSite } from "../_shared/own-site.ts";
import { verifyRun } from "./verify-run.ts";
import { verifyWaiting } from "./verify-waiting.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const MAX_BODY_CHARACTERS = 4096;
const RUN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** POST {"run_id": …}: replays a player's own run and returns the verdict. The site itself replays all waiting runs. */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST.");
  const { site, serviceKey } = ownSite();
  const caller = callerOf(request, serviceKey);
  if (!caller) return refuse(401, "not_signed_in", "Hey! You Must Be Logged In To Do That!");
  const runId = await readRunId(request);
  if (runId === undefined && caller === "service") {
    return Response.json(await verifyWaiting(site), { headers: HEADERS });
  }
  if (runId === undefined || !RUN_ID.test(runId)) return refuse(400, "bad_run", "The run_id must be the id of a run.");
  try {
    const { status, body } = await verifyRun(site, runId, caller);
    return Response.json(body, { status, headers: HEADERS });
  } catch (error) {
    console.error("verify-run:", error);
    return refuse(503, "try_again", "The run could not be replayed right now. The site will try again automatically.");
  }
});

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
