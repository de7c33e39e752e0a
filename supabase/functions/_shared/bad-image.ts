const REASONS = {
  image_empty: "The picture is empty.",
  image_too_big: "The picture is larger than 2 MiB. Save it smaller and try again.",
  image_type: "Only PNG, JPEG and WebP pictures can be shown here.",
  image_animated: "Animated pictures are not accepted.",
  image_dimensions: "The picture can be at most 4096 pixels wide and high, with at most 16 million pixels.",
  image_small: "The picture is too small. A cover has at least 640 × 400 pixels.",
  image_heavy: "The picture has too many pixels for the way it was saved. Save it smaller, or as a PNG.",
  image_broken: "The picture is damaged, or the file contains other data. Save it again and retry.",
} as const;

/** Why a file is refused as a picture: `code` for programs, `message` for people. */
export class BadImage extends Error {
  readonly code: keyof typeof REASONS;

  constructor(code: keyof typeof REASONS) {
    super(REASONS[code]);
    this.code = code;
  }
}

/** Asserts a fact about the file, or throws BadImage. */
export function assertImage(fact: boolean, code: keyof typeof REASONS = "image_broken"): asserts fact {
  if (!fact) throw new BadImage(code);
}
