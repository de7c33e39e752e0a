import { acceptFiles } from "../_shared/builds/accept-files.ts";
import { CORS_HEADERS } from "../_shared/cors.ts";
import { ownSite } from "../_shared/own-site.ts";
import { SiteError, type SiteApi } from "../_shared/site-api.ts";

const HEADERS = { ...CORS_HEADERS, "cache-control": "no-store" };
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const SHA256 = /^[0-9a-f]{64}$/;
const MAX_LINKS = 50;

type Asked = {
  step?: unknown;
  class?: unknown;
  manifest?: unknown;
  note?: unknown;
  flags?: unknown;
  build_id?: unknown;
  files?: unknown;
};

/**
 * Pushes a build with an author key (header `x-author-key`) instead of a session. POST {step, …}: `begin` {class,
 * manifest, note, flags}, `links` {build_id, files} → addresses to PUT the files to, `accept`, `finish`, `submit`.
 */
Deno.serve(async (request) => {
  if (request.method === "OPTIONS") return new Response(null, { status: 204, headers: HEADERS });
  if (request.method !== "POST") return refuse(405, "method_not_allowed", "Use POST.");
  const key = request.headers.get("x-author-key") ?? "";
  if (!/^qak_[0-9a-f]{40}$/.test(key)) return refuse(401, "no_key", "Send your author key in the header x-author-key.");
  try {
    const asked = await readJson(request);
    if (asked === null) return refuse(400, "bad_request", "Send a step as JSON.");
    return Response.json(await answer(ownSite().site, key, asked), { headers: HEADERS });
  } catch (error) {
    if (error instanceof SiteError && error.status < 500)
      return Response.json(
        { code: "refused", message: error.message, details: error.details },
        { status: error.status, headers: HEADERS },
      );
    console.error("author-push:", error);
    return refuse(503, "try_again", "This did not work right now. Try again in a moment.");
  }
});

async function answer(site: SiteApi, key: string, asked: Asked): Promise<unknown> {
  const push = <Answer>(step: string, given: object) =>
    site.call<Answer>("push_build", { author_key: key, step, given });
  if (asked.step === "begin") {
    const { class: name, manifest, note = "", flags = [] } = asked;
    return push("begin", { class: name, manifest, note, flags });
  }
  const build = asked.build_id;
  if (typeof build !== "string" || !UUID.test(build)) throw new SiteError(400, "Send the id of a build: {build_id}.");
  if (asked.step === "finish" || asked.step === "submit") return push(asked.step, { build_id: build });
  if (asked.step === "accept") {
    const { user_id: owner } = await push<{ user_id: string }>("whose", {});
    return acceptFiles(site, build, owner);
  }
  if (asked.step === "links") {
    const missing = await push<Record<string, number>>("missing", { build_id: build });
    const wanted = Array.isArray(asked.files) ? asked.files.slice(0, MAX_LINKS) : [];
    const files = wanted.filter((file): file is string => typeof file === "string" && SHA256.test(file));
    const links = files
      .filter((file) => missing[file] !== undefined)
      .map(async (file) => [file, await site.signUpload("game_files", `${build}/${file}`, missing[file]!)] as const);
    return { links: Object.fromEntries(await Promise.all(links)) };
  }
  throw new SiteError(400, "The steps are begin, links, accept, finish and submit.");
}

async function readJson(request: Request): Promise<Asked | null> {
  try {
    const asked = (await request.json()) as unknown;
    return typeof asked === "object" && asked !== null ? asked : null;
  } catch {
    return null;
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status, headers: HEADERS });
}
