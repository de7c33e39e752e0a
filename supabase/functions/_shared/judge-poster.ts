import { BadImage } from "./bad-image.ts";
import type { Verdict } from "./judge-upload.ts";
import { remakeUpload } from "./remake-upload.ts";
import { SiteError, type SiteApi } from "./site-api.ts";

const UPLOADS = "clip_uploads";
const POSTERS = "clip_posters";
const UPLOAD_PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]{1,200}$/;

/** Which version of the clip was drawn. */
const STAMP = /\/([0-9]{12,})-[^/]*$/;

/** A moderator's own token, because row security tells which clips they may judge. */
type Caller = { userId: string; token: string } | "service";

/** Re-encodes the poster that a moderator drew for a clip in review, publishes the file and reports it to the referee. */
export async function judgePoster(site: SiteApi, path: string, caller: Caller): Promise<Verdict> {
  const id = UPLOAD_PATH.exec(path)?.[1];
  if (!id) return refusal(400, "bad_path", "The path must be {clip id}/{file name}.");
  if (caller === "service" || !(await mayJudge(site, id, caller)))
    return refusal(403, "not_yours", "Only a moderator who did not make this clip can upload its poster.");
  const made = await remakeUpload(site, UPLOADS, path);
  if (made === null) return refusal(404, "no_upload", "The picture has not arrived. Upload it, then try again.");
  const verdict =
    made instanceof BadImage
      ? refusal(422, made.code, made.message)
      : await accept(site, id, STAMP.exec(path)?.[1] ?? "", made.bytes);
  await site.remove(UPLOADS, [path]);
  return verdict;
}

async function mayJudge(site: SiteApi, id: string, { userId, token }: Exclude<Caller, "service">): Promise<boolean> {
  const [clip] = await site.rows<{ user_id: string }>(`clips?id=eq.${id}&select=user_id`, token);
  return clip !== undefined && clip.user_id !== userId;
}

async function accept(site: SiteApi, id: string, seen: string, bytes: Uint8Array<ArrayBuffer>): Promise<Verdict> {
  const poster = `${crypto.randomUUID()}.webp`;
  await site.store(POSTERS, poster, bytes, "image/webp");
  try {
    const body = await site.call<Record<string, unknown>>("accept_poster", {
      clip_id: id,
      image_path: poster,
      seen,
    });
    return { status: 200, body };
  } catch (error) {
    // After an internal error the referee may know the poster; the sweep removes it if not.
    if (!(error instanceof SiteError && error.status < 500)) throw error;
    await site.remove(POSTERS, [poster]);
    return refusal(error.status, "not_in_review", error.message);
  }
}

const refusal = (status: number, code: string, message: string): Verdict => ({ status, body: { code, message } });
