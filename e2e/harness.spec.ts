import { expect, test } from "@playwright/test";
import { open, watchTrouble } from "./harness.ts";

// A journey that could not see trouble would prove nothing.
test("every kind of trouble is seen", async ({ page }) => {
  const trouble = await watchTrouble(page);
  await open(page, "/");
  expect(trouble).toEqual([]);

  await page.evaluate(() => {
    console.error("quack");
    setTimeout(() => {
      throw new Error("honk");
    });
    document.body.append(Object.assign(new Image(), { src: "https://stranger.test/x.png" }));
  });
  await expect.poll(() => trouble).toContain("console: quack");
  await expect.poll(() => trouble).toContain("uncaught: honk");
  await expect.poll(() => trouble).toContain("policy: img-src https://stranger.test/x.png");

  await page.goto("http://stranger.test/").catch(() => {});
  expect(trouble).toContain("asked a stranger: http://stranger.test/");
});
