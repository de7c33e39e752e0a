import { AxeBuilder } from "@axe-core/playwright";
import { expect, open, PAGES, test } from "./harness.ts";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const address of PAGES) {
  test(`${address} has no barrier that a machine can find, in either theme`, async ({ page }) => {
    await open(page, address);
    for (const theme of ["blue", "emerald"]) {
      await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
      const { violations } = await new AxeBuilder({ page }).withTags(STANDARD).analyze();
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
      expect(found, theme).toEqual([]);
    }
  });
}

for (const address of PAGES) {
  test(`${address} fits a window of 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, address);
    const { wide, beyond } = await page.evaluate(() => ({
      wide: document.documentElement.scrollWidth,
      beyond: [...document.querySelectorAll("main *, header *, footer *")]
        .filter(
          (element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest("[role=tablist]"),
        )
        .map((element) => element.outerHTML.slice(0, 80)),
    }));
    expect(wide, beyond.slice(0, 3).join("\n")).toBeLessThanOrEqual(320);
  });
}
