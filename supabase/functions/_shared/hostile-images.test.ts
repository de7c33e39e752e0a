import { expect, test } from "vitest";
import { isShort } from "../../../apps/server/src/testing/short-form.ts";
import { BadImage } from "./bad-image.ts";
import { CANARY, type HostileImage } from "../_testing/hostile-image.ts";
import { hostileImages } from "../_testing/hostile-images.ts";
import { reencodeImage } from "./image-reencode.ts";
import { png, samplePixels } from "../_testing/image-samples.ts";

const MAX_GROWTH_MB = 150;
/** Of the random changes of single bytes, `npm test` tries every twelfth, and of the largest JPEGs the plain one. */
const isLeftOut = (name: string) =>
  isShort &&
  (Number(/another byte at \d+, (\d+)$/.exec(name)?.[1] ?? 0) % 12 > 0 ||
    name === "progressive jpeg that says 4000 × 4000");

/** The error code a file was refused with, or "taken" after checking the output. */
async function judge({ name, file }: HostileImage): Promise<string> {
  try {
    const { bytes, width, height } = await reencodeImage(file);
    const text = String.fromCharCode(...bytes.subarray(0, 16));
    expect([name, text.slice(0, 4), text.slice(8, 16)]).toEqual([name, "RIFF", "WEBPVP8 "]);
    expect(new DataView(bytes.buffer).getUint32(4, true)).toBe(bytes.length - 8);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1280);
    expect(Buffer.from(bytes).includes(CANARY)).toBe(false);
    return "taken";
  } catch (error) {
    if (!(error instanceof BadImage)) throw error;
    expect(error.message).toMatch(/^[A-Z].*\.$/);
    return error.code;
  }
}

test("hostile files neither crash the re-encoder nor pass for something else, and memory stays bounded", async () => {
  const images = (await hostileImages()).filter(({ name }) => !isLeftOut(name));
  expect(images.length).toBeGreaterThanOrEqual(200);
  expect(new Set(images.map(({ name }) => name)).size).toBe(images.length);
  // Warm up: load the codecs before measuring memory.
  await reencodeImage(png(samplePixels(100, 100)));

  const before = process.memoryUsage().rss;
  let highest = before;
  const watching = setInterval(() => (highest = Math.max(highest, process.memoryUsage.rss())), 2);
  const verdicts: { name: string; verdict: string; reason?: RegExp }[] = [];
  for (const image of images) {
    const verdict = await judge(image);
    highest = Math.max(highest, process.memoryUsage().rss);
    verdicts.push({ ...image, verdict });
  }
  clearInterval(watching);

  const wrong = verdicts.filter(({ verdict, reason }) => reason && !reason.test(verdict));
  expect(wrong.map(({ name, verdict }) => `${name}: ${verdict}`)).toEqual([]);
  // Control: unusual but valid pictures are accepted.
  expect(verdicts.filter(({ name }) => /^(jpeg turned|png with tEXt|webp with EXIF)/.test(name))).toSatisfy(
    (odd: typeof verdicts) => odd.length > 10 && odd.every(({ verdict }) => verdict === "taken"),
  );
  const growth = (highest - before) / 1024 / 1024;
  expect(growth).toBeLessThan(MAX_GROWTH_MB);
});
