/** The limits of the storage bucket. The server checks again, and more. */
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;
export const PICTURE_TYPES = ["image/png", "image/jpeg", "image/webp"];

export const NAMELESS = "image without name? impossible";

const LONGEST_NAME = 80;

/** Why a file cannot be a screenshot; null if it can. */
export function pictureProblem(picture: Pick<File, "name" | "type" | "size">): string | null {
  if (picture.name === "") return NAMELESS;
  if (!PICTURE_TYPES.includes(picture.type)) return "Only PNG, JPEG and WebP pictures can be shown here.";
  if (picture.size === 0) return "The picture is empty.";
  if (picture.size > MAX_PICTURE_BYTES) return `The picture has ${inMegabytes(picture.size)}. The limit is 2 MB.`;
  return null;
}

/** The storage path of a score's screenshot. Unsafe characters in the name are replaced. */
export function picturePath(submissionId: string, name: string): string {
  const plain = name.replaceAll(/[^\w.() -]+/g, "-").slice(-LONGEST_NAME);
  return `submissions/${submissionId}_${plain}`;
}

/** The first picture among dropped or pasted files. */
export function firstPicture(files: ArrayLike<File> | undefined): File | null {
  return Array.from(files ?? []).find(({ type }) => type.startsWith("image/")) ?? null;
}

function inMegabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
