import { MAX_PICTURE_BYTES } from "./score-picture.ts";

const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** Scales a screenshot down if it is too large to upload, as phone screenshots often are. */
export async function fitPicture(picture: File): Promise<File> {
  if (picture.size <= MAX_PICTURE_BYTES || !picture.type.startsWith("image/")) return picture;
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
    canvas.getContext("2d")!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return small ? new File([small], `${picture.name}.jpg`, { type: small.type }) : picture;
  } catch {
    // The file cannot be decoded here; the form says that it is too large.
    return picture;
  }
}
