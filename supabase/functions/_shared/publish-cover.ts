import type { Verdict } from "./judge-upload.ts";
import { SiteError, type SiteApi } from "./site-api.ts";

const COVERS = "class_covers";
const PUBLIC = "class_art";
const MAX_BYTES = 2 * 1024 * 1024;
const COVER_PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([0-9a-f]{32})$/;

type Caller = { userId: string } | "service";

/** Publishes the cover of a class in review, for the moderator who publishes the class. The path is {class id}/{stamp}. */
export async function publishCover(site: SiteApi, path: string, caller: Caller): Promise<Verdict> {
  const [, draft, seen] = COVER_PATH.exec(path) ?? [];
  if (!draft || !seen) return refusal(400, "bad_path", "The path must be {class id}/{stamp}.");
  if (caller === "service") return refusal(403, "not_yours", "A moderator publishes covers.");
  try {
    const wanted = { draft_id: draft, moderator: caller.userId, seen };
    const { icon, is_public } = await site.call<{ icon: string; is_public: boolean }>("take_cover", wanted);
    if (!is_public && !(await copyCover(site, `${draft}/${icon}`, icon)))
      return refusal(404, "no_cover", "The cover is gone. Its maker has to upload it again.");
    return { status: 200, body: { path: icon } };
  } catch (error) {
    if (!(error instanceof SiteError && error.status < 500)) throw error;
    return refusal(error.status, "not_in_review", error.message);
  }
}

/** Copies a cover to the public bucket. Returns whether there is one. */
export async function copyCover(site: SiteApi, from: string, to: string): Promise<boolean> {
  const bytes = await site.read(COVERS, from, MAX_BYTES);
  if (bytes === null) return false;
  await site.store(PUBLIC, to, bytes, "image/webp", { isKept: true });
  return true;
}

const refusal = (status: number, code: string, message: string): Verdict => ({ status, body: { code, message } });
