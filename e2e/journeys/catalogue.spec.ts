import { expect, open, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

const grid = "main [role=tabpanel]";

test.describe("the class list", () => {
  test("is in the HTML that the server sends", async ({ request }) => {
    const answer = await request.get("/");
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    for (const title of ["Blink", "Sudoku Sprint", "Times Tower"]) expect(html).toContain(title);
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("is readable, and links to the classes", async ({ page }) => {
      await page.goto("/");
      await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
      await page.getByRole("link", { name: "Sudoku Sprint", exact: true }).first().click();
      await expect(page).toHaveURL("/class/sudoku-sprint");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sudoku Sprint");
    });

    test("is complete at the URL of a search", LONG, async ({ page }) => {
      await page.goto("/?q=sudku");
      await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
    });
  });

  test("finds a class by a search with typing errors", LONG, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox", { name: "Find a class" }).fill("sudku");
    await expect(page.locator(grid).getByRole("heading", { level: 2 }).first()).toContainText("Results");
    await expect(page.locator(grid).getByRole("heading", { level: 3 }).first()).toHaveText("Sudoku Sprint");
    await expect(page).toHaveURL("/?q=sudku");
  });

  test("opens a search by its URL, although the server rendered the page without it", LONG, async ({ page }) => {
    await open(page, "/?q=sudku");
    await expect(page.getByRole("searchbox", { name: "Find a class" })).toHaveValue("sudku");
    await expect(page.locator(grid).getByRole("heading", { level: 3 }).first()).toHaveText("Sudoku Sprint");
    await expect(page).toHaveURL("/?q=sudku");
  });

  test("says when nothing is found, and leads back", LONG, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("searchbox", { name: "Find a class" }).fill("qqqqqq");
    await expect(page.getByRole("heading", { name: "Nothing for “qqqqqq”" })).toBeVisible();
    await page.locator(grid).getByRole("button", { name: "Clear search" }).click();
    await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
  });

  test("shows one category at a time", LONG, async ({ page }) => {
    await open(page, "/");
    await page.getByRole("tab", { name: /^Puzzle/ }).click();
    await expect(page).toHaveURL("/?category=puzzle");
    const titles = page.locator(grid).getByRole("heading", { level: 3 });
    await expect(titles).toHaveText(["Lumen", "Merge Garden", "Sudoku Sprint"]);
  });

  test("opens a class that was just found, however long its page takes to load", async ({ page }) => {
    let deliver = () => {};
    const delivered = new Promise<void>((resolve) => (deliver = resolve));
    await page.route("**/class-page*.js", async (route) => {
      await delivered;
      await route.continue();
    });
    await open(page, "/");
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);

    await page.getByRole("searchbox", { name: "Find a class" }).fill("skyhop");
    await expect(page.getByRole("heading", { name: "Results for “skyhop”" })).toBeVisible();
    await page.getByRole("link", { name: "Skyhop", exact: true }).click();
    // Runs the pending debounce of the search field.
    await page.clock.runFor(2000);
    deliver();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skyhop");
    await expect(page).toHaveURL("/class/skyhop");
  });

  test("opens a class, shows its name in the title, and comes back", async ({ page }) => {
    await open(page, "/");
    await page.locator(grid).getByRole("link", { name: "Skyhop", exact: true }).first().click();
    await expect(page).toHaveURL("/class/skyhop");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Skyhop");
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(/Skyhop/);
    await expect(page.getByRole("heading", { name: "Similar classes" })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole("heading", { name: "All classes" })).toBeVisible();
  });
});

test("a favourite survives a reload, and can be removed", LONG, async ({ page }) => {
  await open(page, "/class/lumen");
  const heart = page.getByRole("button", { name: "Favourite Lumen" });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");

  await open(page, "/?category=favourites");
  const titles = page.locator(grid).getByRole("heading", { level: 3 });
  await expect(titles).toHaveText(["Lumen"]);

  await page.getByRole("button", { name: "Favourite Lumen" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "No favourites yet" })).toBeVisible();
});

for (const [layout, address] of [
  ["usual layout", "/"],
  ["redesign", "/?variant=test"],
] as const) {
  test(
    `in the ${layout}, only a class that was played is offered to continue, not one that was just opened`,
    LONG,
    async ({ page }) => {
      await open(page, address);
      const row = page.getByRole("region", { name: "Continue playing" });
      await page.getByRole("link", { name: "Skyhop", exact: true }).first().click();
      await expect(page).toHaveURL("/class/skyhop");
      await open(page, "/");
      await expect(page.getByRole("region", { name: "New classes" })).toBeVisible();
      await expect(row).toHaveCount(0);

      await open(page, "/class/skyhop");
      await page.getByRole("button", { name: "Start class" }).click();
      const game = page.frameLocator("iframe.game__frame");
      await expect(game.locator("main.game")).toHaveAttribute("data-screen", "none");
      await open(page, "/");
      await expect(row.getByRole("link")).toHaveText([/Skyhop.*played today/s]);
      await expect(page.getByRole("region", { name: "New classes" })).toBeAttached();
    },
  );

  test(
    `in the ${layout}, six played classes are in one scrollable row without a layout shift`,
    LONG,
    async ({ page }) => {
      const ids = ["skyhop", "blink", "lumen", "keystorm", "flip-reef", "drift-belt"];
      await open(page, address);
      const place = () =>
        page
          .getByRole("region", { name: /^(Featured|All classes)$/ })
          .first()
          .boundingBox();
      const before = (await place())!;
      await page.evaluate(
        (played) =>
          localStorage.setItem("recents", JSON.stringify(played.map((id, at) => ({ id, at: Date.now() - at })))),
        ids,
      );
      await open(page, "/");
      const row = page.getByRole("region", { name: "Continue playing" });
      await expect(row.getByRole("listitem")).toHaveCount(6);
      expect((await place())!.y).toBe(before.y);

      const last = row.getByRole("link", { name: /^Drift Belt/ });
      await expect(last).not.toBeInViewport();
      const more = row.getByRole("button", { name: "Continue playing: more" });
      if (await more.isVisible()) await more.click();
      else await last.scrollIntoViewIfNeeded();
      await expect(last).toBeInViewport({ ratio: 0.9 });
    },
  );

  test(`in the ${layout}, favourites have their own row on the class list`, LONG, async ({ page }) => {
    await open(page, address);
    await open(page, "/class/lumen");
    await page.getByRole("button", { name: "Favourite Lumen" }).click();
    await open(page, "/");
    await expect(page.getByRole("region", { name: "Favourites" }).getByRole("link")).toHaveText([/Lumen/]);
  });
}

for (const [address, heading] of [
  ["/nowhere", "No such page"],
  ["/class/nobody-teaches-this", "No such class"],
] as const) {
  test(`${address} is a 404 with links to other pages`, LONG, async ({ page }) => {
    expect(await open(page, address)).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    await page.getByRole("link", { name: "All classes" }).first().click();
    await expect(page).toHaveURL("/");
  });
}
