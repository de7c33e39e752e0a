import { describe, expect, test } from "vitest";
import { loadRules } from "./load-rules.ts";
import { compareClips } from "./testing/golden-clips.ts";
import { GOLDEN_RUNS, playedRuns } from "./testing/golden-runs.ts";
import { releasedViews } from "./testing/released-views.ts";

const CLIPS_PER_RUN = 6;

// No database is involved, so one engine is enough.
describe.runIf(process.env["TEST_ENGINE"] === "pglite")("two hundred clips", () => {
  test("replay to the state of their run, at both ends", async () => {
    let clips = 0;
    for (const { id, version, load } of releasedViews()) {
      const [view, judged] = [await load(), (await loadRules(id, version))!];
      const { runs } = GOLDEN_RUNS.find((each) => each.app === id && each.version === version)!;
      for (const run of [...runs, ...playedRuns(id, version)]) {
        const compared = compareClips(view, judged, run, CLIPS_PER_RUN);
        expect(compared.wrong).toEqual([]);
        clips += compared.clips;
      }
    }
    console.log(`${clips} clips compared at both ends`);
    expect(clips).toBeGreaterThanOrEqual(200);
  });
});
