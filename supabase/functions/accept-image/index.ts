import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { judgeUpload } from "../_shared/judge-upload.ts";
import { ownSite } from "../_shared/own-site.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const MAX_BODY_CHARACTERS = 4096;

/** POST {"path": "submissions/{id}_{file name}"}: judges the picture that was uploaded there for a score. */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST.");
  try {
    const { site, serviceKey } = ownSite();
    const caller = await callerOf(request, serviceKey);
    if (!caller) return refuse(401, "not_signed_in", "Hey! You Must Be Logged In To Do That!");
    const { status, body } = await judgeUpload(site, await readPath(request), caller);
    return Response.json(body, { status, headers: HEADERS });
  } catch (error) {
    console.error("accept-image:", error);
    return refuse(
      503,
      "try_again",
      "The picture could not be checked right now. The site will try again automatically.",
    );
  }
});

async function readPath(request: Request): Promise<string> {
  const text = (await request.text()).slice(0, MAX_BODY_CHARACTERS);
  try {
    return String((JSON.parse(text) as { path?: unknown } | null)?.path);
  } catch {
    return "";
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: HEADERS });
}
