export const COVER_TYPES = ["image/png", "image/jpeg", "image/webp"];

const SIZE = { width: 640, height: 400 };
const QUALITY = 0.9;

/** Cuts the middle of a picture to 16:10 and scales it to the size of a cover. */
export async function fitCover(picture: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(picture);
    const scale = Math.max(SIZE.width / bitmap.width, SIZE.height / bitmap.height);
    const [width, height] = [bitmap.width * scale, bitmap.height * scale];
    const canvas = Object.assign(document.createElement("canvas"), SIZE);
    const pen = canvas.getContext("2d")!;
    pen.imageSmoothingQuality = "high";
    pen.drawImage(bitmap, (SIZE.width - width) / 2, (SIZE.height - height) / 2, width, height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY));
    return made ? new File([made], "cover.jpg", { type: made.type }) : picture;
  } catch {
    // The browser cannot decode it; the server says what is wrong.
    return picture;
  }
}
