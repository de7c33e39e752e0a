import { expect, open, test } from "#support/harness.ts";
import { beginRivalRuns } from "#support/games/rival-runs.ts";
import { LONG } from "#support/long-tests.ts";

for (const [layout, query] of [
  ["usual layout", ""],
  ["redesign", "?variant=test"],
] as const) {
  test(
    `in the ${layout}, a verified daily run is on the daily tab of the class board, and on no other`,
    LONG,
    async ({ page, baseURL }) => {
      const endRuns = await beginRivalRuns(baseURL!, "skyhop", 1, "daily");
      await open(page, `/${query}`);
      await open(page, "/class/skyhop");
      await page.getByRole("button", { name: "Daily" }).click();
      await expect(page.getByText(/^The same run for everyone until /)).toBeVisible();
      const rows = page.getByRole("list", { name: "Daily board" }).getByRole("listitem");
      const before = await rows.count();
      // The server accepts a run only after its duration has passed.
      await expect(endRuns).toPass();

      await page.reload();
      await page.getByRole("button", { name: "Daily" }).click();
      await expect.poll(() => rows.count()).toBeGreaterThan(before);
      await expect(rows.first().getByRole("button", { name: /^Watch/ })).toHaveCount(0);
      await page.getByRole("button", { name: "All time" }).click();
      await expect(rows).toHaveCount(0);
    },
  );
}
