import { expect, test } from "@playwright/test";
import { findAccessibilityProblems, findOverflow } from "#support/accessibility.ts";
import { open, recordTrouble } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { walkByTab } from "#support/tab-walk.ts";

// The harness itself: it must detect every kind of error.
test("every kind of page error is detected", LONG, async ({ page }) => {
  const trouble = await recordTrouble(page);
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

test("every kind of accessibility violation is detected", LONG, async ({ page }) => {
  await open(page, "/terms");
  await page.evaluate(() => {
    const put = (tag: string, name: string, style: string) => {
      const element = document.createElement(tag);
      element.id = name;
      element.style.cssText = style;
      document.querySelector("main")!.prepend(element);
      return element;
    };
    put("img", "picture", "width: 2000px; height: 1px");
    put("div", "unreachable", "height: 30px").role = "button";
    put("button", "unmarked", "outline: none").textContent = "Quack";
    const covered = put("button", "covered", "position: fixed; top: 300px; left: 0");
    covered.textContent = "Honk";
    covered.parentElement!.append(put("div", "cover", "position: fixed; inset: 200px 0; z-index: 99"));
  });
  expect(await findAccessibilityProblems(page)).toContain("image-alt: #picture");
  expect((await findOverflow(page)).join()).toContain("picture");
  const faults = (await walkByTab(page)).join("\n");
  expect(faults).toMatch(/^out of reach: <div id="unreachable"/m);
  expect(faults).toMatch(/^<button id="unmarked".* does not show that it has the focus$/m);
  expect(faults).toMatch(/^<button id="covered".* is hidden behind <div id="cover"/m);
});
