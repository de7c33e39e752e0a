import { acceptFiles } from "../_shared/builds/accept-files.ts";
import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { ownSite } from "../_shared/own-site.ts";
import { SiteError } from "../_shared/site-api.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** POST {"build_id": "…"}: looks at the uploaded files of a build. Answers {done, left, findings, problems}. */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST.");
  try {
    const { site, serviceKey } = ownSite();
    const caller = await callerOf(request, serviceKey);
    if (!caller) return refuse(401, "not_signed_in", "Hey! You Must Be Logged In To Do That!");
    const build = await readBuild(request);
    if (build === null) return refuse(400, "bad_request", "Send the id of a build: {build_id}.");
    const accepted = await acceptFiles(site, build, caller === "service" ? null : caller.userId);
    return Response.json(accepted, { headers: HEADERS });
  } catch (error) {
    if (error instanceof SiteError && error.status < 500) return refuse(error.status, "refused", error.message);
    console.error("accept-build:", error);
    return refuse(503, "try_again", "The files could not be checked right now. Try again in a moment.");
  }
});

async function readBuild(request: Request): Promise<string | null> {
  try {
    const { build_id: id } = (await request.json()) as { build_id?: unknown };
    return typeof id === "string" && UUID.test(id) ? id : null;
  } catch {
    return null;
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: HEADERS });
}
