import { MAX_PICTURE_BYTES } from "./score-picture.ts";

const LONGEST_SIDE = 1600;
const QUALITY = 0.85;

/** A telephone's screenshot is often larger than what can be sent: then a smaller copy of it goes. */
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
    // It cannot be read here; the form will say that it is too large.
    return picture;
  }
}
