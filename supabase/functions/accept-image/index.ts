import { callerOf } from "../_shared/caller.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { judgeArt } from "../_shared/judge-art.ts";
import { judgePoster } from "../_shared/judge-poster.ts";
import { judgeUpload } from "../_shared/judge-upload.ts";
import { ownSite } from "../_shared/own-site.ts";
import { publishCover } from "../_shared/publish-cover.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const MAX_BODY_CHARACTERS = 4096;

/** The judge for the pictures of each bucket. */
const JUDGES = new Map<string, typeof judgePoster>([
  ["leaderboard_uploads", judgeUpload],
  ["clip_uploads", judgePoster],
  ["class_uploads", judgeArt],
  ["class_covers", publishCover],
]);

/** POST {"path", "bucket"}: judges the picture that was uploaded there. Without a bucket it is a score's screenshot. */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST.");
  try {
    const { site, serviceKey } = ownSite();
    const caller = await callerOf(request, serviceKey);
    if (!caller) return refuse(401, "not_signed_in", "Hey! You Must Be Logged In To Do That!");
    const { path, bucket } = await readUpload(request);
    const judge = JUDGES.get(bucket);
    if (!judge) return refuse(400, "bad_bucket", "Pictures of this bucket are not judged.");
    const { status, body } = await judge(site, path, caller);
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

async function readUpload(request: Request): Promise<{ path: string; bucket: string }> {
  const text = (await request.text()).slice(0, MAX_BODY_CHARACTERS);
  const { path, bucket = "leaderboard_uploads" } = parseObject(text);
  return { path: String(path), bucket: String(bucket) };
}

function parseObject(text: string): { path?: unknown; bucket?: unknown } {
  try {
    return (JSON.parse(text) as object | null) ?? {};
  } catch {
    return {};
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: HEADERS });
}
