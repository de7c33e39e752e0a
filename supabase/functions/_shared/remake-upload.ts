import { BadImage } from "./bad-image.ts";
import { MAX_FILE_BYTES } from "./image-header.ts";
import { reencodeImage, type Reencoded } from "./image-reencode.ts";
import { TooLarge, type SiteApi } from "./site-api.ts";

/** Re-encodes an uploaded picture. Returns why it is refused, or null if there is no such upload. */
export async function remakeUpload(site: SiteApi, bucket: string, path: string): Promise<Reencoded | BadImage | null> {
  try {
    const bytes = await site.read(bucket, path, MAX_FILE_BYTES);
    return bytes && (await reencodeImage(bytes));
  } catch (error) {
    if (error instanceof TooLarge) return new BadImage("image_too_big");
    if (error instanceof BadImage) return error;
    throw error;
  }
}
