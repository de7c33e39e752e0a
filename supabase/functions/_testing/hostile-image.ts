import { ascii, samplePixels, type Bytes } from "./image-samples.ts";

/** `reason` is the code it must be refused with; without one it may be accepted, but only as a picture. */
export type HostileImage = { name: string; file: Bytes; reason?: RegExp };

/** Must not occur in any re-encoded picture. */
export const CANARY = "<script>CANARY</script>";
export const canary = ascii(CANARY);

export const BROKEN = /^image_broken$/;
export const pixels = samplePixels(48, 32);
