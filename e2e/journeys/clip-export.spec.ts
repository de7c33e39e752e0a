import fs from "node:fs";
import { inWorkshop, type MadeVideo, openWorkshop, sampleClip } from "#support/clips/clip-workshop.ts";
import { expect, test } from "#support/harness.ts";
import { isProof, LONG } from "#support/long-tests.ts";
import { inRoot } from "#support/repository.ts";

const FRAME_SECONDS = 1 / 30;
const LATE_MS = 50;
/** A codec changes noise more than tones. */
const LEAST_LIKENESS = 0.6;
const OLDER = "supabase/functions/verify-run/testing/older-views";

// `npm run proof -- clips`; `npm test` exports a clip in the editor.
test("three seconds of a run become a video that opens with the right size and length", LONG, async ({ page }) => {
  await openWorkshop(page);
  const made = await inWorkshop<MadeVideo>(page, "tryExport", sampleClip("drift-belt", 3));
  expect(made).toMatchObject({ width: 1280, height: 720, frames: 90 });
  expect(Math.abs(made.seconds - 3)).toBeLessThanOrEqual(FRAME_SECONDS + 0.001);
  expectSoundsInTime(made);
  const poster = await inWorkshop(page, "tryPoster", sampleClip("drift-belt", 3));
  expect(poster).toMatchObject({ type: "image/webp", width: 640, height: 360 });
  expect(await inWorkshop(page, "tryCancel", sampleClip("drift-belt", 6))).toBe("AbortError, 0 frames left");
});

/** Every sound is in the file, in its place. */
function expectSoundsInTime({ heard, sounds }: MadeVideo): void {
  expect(heard).toHaveLength(sounds);
  expect(heard.filter(({ lateMs, likeness }) => Math.abs(lateMs) > LATE_MS || likeness < LEAST_LIKENESS)).toEqual([]);
}

test("a clip plays in a loop, stands still, follows a new cut, and can be taken over", LONG, async ({ page }) => {
  await openWorkshop(page);
  const clip = sampleClip("skyhop", 3, 300);
  const told = () => inWorkshop<string[]>(page, "toldByPlayer");
  const command = (...given: unknown[]) => inWorkshop(page, "command", ...given);
  const seen: string[] = [];
  const isTold = async (wanted: string) => {
    seen.push(...(await told()));
    return seen.includes(wanted);
  };
  await inWorkshop(page, "showPlayer", clip);
  await expect.poll(() => isTold("end")).toBe(true);
  expect(seen.slice(0, 2)).toEqual(["showing", "frame 300"]);
  await expect(page.getByText("cover")).toHaveCount(0);

  await inWorkshop(page, "showPlayer", clip, { isPlaying: false });
  seen.length = 0;
  await command("seek", 444);
  await expect.poll(() => isTold("frame 444")).toBe(true);
  await inWorkshop(page, "showPlayer", { ...clip, from_frame: 360 }, { isPlaying: false });
  await expect.poll(() => isTold("frame 360")).toBe(true);
  expect(page.frames()).toHaveLength(2);

  await command("takeOver");
  await expect.poll(() => isTold("playing")).toBe(true);
  const game = page.frameLocator("iframe");
  await expect(game.getByText("You play from here. Unranked: this run does not count.")).toBeVisible();
  await command("watch");
  await expect.poll(() => isTold("showing")).toBe(true);
});

// `npm run proof -- clips`
if (isProof) {
  for (const kind of ["mp4", "webm"] as const) {
    for (const isTall of [false, true]) {
      const shape = isTall ? "9:16" : "16:9";
      test(`half a minute as ${kind} in ${shape} has its length, its size and its sounds in time`, async ({ page }) => {
        await openWorkshop(page);
        const canEncode = await page.evaluate(
          async (codec) =>
            (await VideoEncoder.isConfigSupported({ codec, width: 1280, height: 720 })).supported ?? false,
          kind === "mp4" ? "avc1.42E020" : "vp8",
        );
        test.skip(!canEncode, `this browser has no encoder for ${kind}`);
        const made = await inWorkshop<MadeVideo>(page, "tryExport", sampleClip("drift-belt", 30), { kind, isTall });
        const { lastPicture, heard, ...figures } = made;
        const latest = Math.max(...heard.map(({ lateMs }) => Math.abs(lateMs)));
        const leastAlike = Math.min(...heard.map(({ likeness }) => likeness));
        console.log(JSON.stringify({ ...figures, heard: heard.length, latest, leastAlike, speed: 30_000 / made.ms }));
        expect(made).toMatchObject({ kind, frames: 900, width: isTall ? 720 : 1280, height: isTall ? 1280 : 720 });
        expect(Math.abs(made.seconds - 30)).toBeLessThanOrEqual(FRAME_SECONDS + 0.001);
        expect(heard.length).toBeGreaterThan(60);
        expectSoundsInTime(made);
        expect(lastPicture.length).toBeGreaterThan(10_000);
      });
    }
  }

  test("a browser without an encoder records in real time", async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, "VideoEncoder"));
    await openWorkshop(page);
    const made = await inWorkshop<{ type: string; bytes: number }>(page, "tryRecord", sampleClip("drift-belt", 3));
    expect(made.type).toMatch(/^video\/(webm|mp4)/);
    expect(made.bytes).toBeGreaterThan(10_000);
  });

  for (const { id, version, file } of olderViews()) {
    test(`a clip of the older release ${id} ${version} is drawn by the view that it kept`, async ({
      page,
      context,
    }) => {
      const name = `view.${version}.${file.split(".")[2]}.js`;
      const asked: string[] = [];
      await context.route(`**/g/${id}/game.json`, async (route) => {
        const built = (await (await route.fetch()).json()) as object;
        await route.fulfill({ json: { ...built, views: { [version]: name } } });
      });
      await context.route(`**/g/${id}/${name}`, (route) => {
        asked.push(name);
        const headers = { "access-control-allow-origin": "*" };
        return route.fulfill({ path: inRoot(`${OLDER}/${file}`), contentType: "text/javascript", headers });
      });
      await openWorkshop(page);
      const clip = { ...sampleClip(id, 3, 0), sim_version: version, is_current: false };
      const made = await inWorkshop<MadeVideo>(page, "tryExport", clip);
      expect(asked).toEqual([name]);
      expect(made).toMatchObject({ width: 1280, height: 720, frames: 90 });
      expect(made.lastPicture.length).toBeGreaterThan(10_000);
    });
  }
}

function olderViews() {
  return fs.readdirSync(inRoot(OLDER)).map((file) => {
    const [id = "", version = ""] = file.split(".");
    return { id, version, file };
  });
}
