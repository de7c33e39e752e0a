import { BadImage } from "./bad-image.ts";
import { MAX_FILE_BYTES } from "./image-header.ts";
import { reencodeImage } from "./image-reencode.ts";
import type { Caller, Verdict } from "./judge-upload.ts";
import { TooLarge, type SiteApi } from "./site-api.ts";

const UPLOADS = "class_uploads";
/** Private: only its owner and its reviewer see a cover before it is published. */
const COVERS = "class_covers";
const UPLOAD_PATH = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/]{1,200}$/;
const COVER = { width: 640, height: 400 };

/** Re-encodes the cover of a creator's class, named by its content. */
export async function judgeArt(site: SiteApi, path: string, caller: Caller): Promise<Verdict> {
  const draft = UPLOAD_PATH.exec(path)?.[1];
  if (!draft) return refusal(400, "bad_path", "The path must be {class id}/{file name}.");
  const [owner] = await site.rows<{ user_id: string }>(`class_drafts?id=eq.${draft}&select=user_id`);
  if (caller !== "service" && owner?.user_id !== caller.userId)
    return refusal(403, "not_yours", "This class belongs to another player.");
  try {
    const bytes = await site.read(UPLOADS, path, MAX_FILE_BYTES);
    if (bytes === null) return refusal(404, "no_upload", "The picture has not arrived. Upload it, then try again.");
    const { bytes: made, width, height } = await reencodeImage(bytes, COVER);
    const name = `${await sha256Of(made)}.webp`;
    await site.store(COVERS, `${draft}/${name}`, made, "image/webp", { isKept: true });
    await site.remove(UPLOADS, [path]);
    return { status: 200, body: { path: name, width, height } };
  } catch (error) {
    const bad = error instanceof TooLarge ? new BadImage("image_too_big") : error;
    if (!(bad instanceof BadImage)) throw error;
    await site.remove(UPLOADS, [path]);
    return refusal(422, bad.code, bad.message);
  }
}

async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (each) => each.toString(16).padStart(2, "0")).join("");
}

const refusal = (status: number, code: string, message: string): Verdict => ({ status, body: { code, message } });
