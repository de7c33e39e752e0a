import { BadImage } from "./bad-image.ts";
import type { Reencoded } from "./image-reencode.ts";
import { remakeUpload } from "./remake-upload.ts";
import { SiteError, type SiteApi } from "./site-api.ts";

const UPLOADS = "leaderboard_uploads";
const IMAGES = "leaderboard_images";
const UPLOAD_PATH = /^submissions\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})_[^/]{1,900}$/;

/** The caller: a player, about their own upload, or the site itself. */
export type Caller = { userId: string } | "service";

export type Verdict = { status: number; body: Record<string, unknown> & { code?: string; message?: string } };

type Submission = { user_id: string; status: string; image: string | null; reason: string | null };

/** The id of the score that an upload belongs to, from its path. */
function submissionOf(path: unknown): string | undefined {
  return typeof path === "string" ? UPLOAD_PATH.exec(path)?.[1] : undefined;
}

/**
 * Judges a score's screenshot: re-encodes and publishes it and reports that to the referee, or reports why it was
 * refused. The upload is deleted after a verdict, and kept after an internal error, so that the sweep tries again.
 */
export async function judgeUpload(site: SiteApi, path: string, caller: Caller): Promise<Verdict> {
  const id = submissionOf(path);
  if (!id) return refusal(400, "bad_path", "The path must be submissions/{submission id}_{file name}.");
  const before = await findSubmission(site, id);
  if (caller !== "service" && before && before.user_id !== caller.userId) {
    return refusal(403, "not_yours", "This score belongs to another player.");
  }
  if (!before) {
    await site.remove(UPLOADS, [path]);
    return refusal(404, "no_submission", "There is no such score.");
  }
  if (before.status !== "pending") {
    await site.remove(UPLOADS, [path]);
    return present(before);
  }
  const made = await remakeUpload(site, UPLOADS, path);
  if (made === null) return refusal(404, "no_upload", "The picture has not arrived. Upload it, then try again.");
  const verdict = made instanceof BadImage ? await reject(site, id, made) : await accept(site, id, made);
  await site.remove(UPLOADS, [path]);
  return verdict;
}

async function findSubmission(site: SiteApi, id: string): Promise<Submission | undefined> {
  const query = `leaderboard_submissions?id=eq.${id}&select=user_id,status,image,reason`;
  return (await site.rows<Submission>(query))[0];
}

async function accept(site: SiteApi, id: string, { bytes, width, height }: Reencoded): Promise<Verdict> {
  const image = `${crypto.randomUUID()}.webp`;
  await site.store(IMAGES, image, bytes, "image/webp");
  try {
    const { status } = await site.call<{ status: string }>("accept_image", { submission_id: id, image_path: image });
    return { status: 200, body: { status, width, height } };
  } catch (error) {
    if (isRefusal(error)) {
      await site.remove(IMAGES, [image]);
      return settledMeanwhile(site, id, error);
    }
    // The referee may or may not have stored the verdict. If the score is still pending, it has not.
    const now = await findSubmission(site, id);
    if (now && now.status !== "pending") return present(now);
    await site.remove(IMAGES, [image]);
    throw error;
  }
}

async function reject(site: SiteApi, id: string, { code, message }: BadImage): Promise<Verdict> {
  try {
    await site.call("reject_image", { submission_id: id, reason: message });
    return { status: 422, body: { code, message, status: "rejected" } };
  } catch (error) {
    return settledMeanwhile(site, id, error);
  }
}

/** The referee refused because of a race: another call was faster, and its verdict counts. */
async function settledMeanwhile(site: SiteApi, id: string, error: unknown): Promise<Verdict> {
  if (!isRefusal(error)) throw error;
  const now = await findSubmission(site, id);
  if (!now) return refusal(404, "no_submission", "There is no such score.");
  if (now.status === "pending") throw error;
  return present(now);
}

const isRefusal = (error: unknown) => error instanceof SiteError && error.status < 500;

function present({ status, reason }: Submission): Verdict {
  return { status: 200, body: { status, ...(reason === null ? {} : { reason }) } };
}

const refusal = (status: number, code: string, message: string): Verdict => ({ status, body: { code, message } });
