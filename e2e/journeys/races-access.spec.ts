import { pressButton, tabTo } from "#support/account-tools.ts";
import { newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { hopToTheEnd, newPersonsPage, newTeacher, openRace } from "#support/school-tools.ts";

/** Another visitor's page, of the same size. */
const newVisitor = (page: Page) => newPersonsPage(page, { viewport: page.viewportSize() });

/** Writes down the words of polite live regions as they change, as a screen reader would say them. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const hear = (changes: MutationRecord[]) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const words = element?.closest("[role=status]")?.textContent.trim();
        if (words && words !== heard.at(-1)) heard.push(words);
      }
    };
    new MutationObserver(hear).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.describe("joining and racing", () => {
  test.use({ expectedTrouble: [/status of 4\d\d/] });

  test("work by keys alone, and the focus is never lost", LONG, async ({ page, baseURL }) => {
    const teacher = await newTeacher(baseURL!);
    const { code } = await openRace(teacher);
    await staySignedIn(page, teacher);
    await open(page, `/race/${code}`);

    const runner = await newVisitor(page);
    await open(runner, "/join");
    await tabTo(runner, runner.getByRole("textbox", { name: "Code, six letters" }));
    await runner.keyboard.type(code.toLowerCase());
    await runner.keyboard.press("Enter");
    await expect(runner.getByRole("heading", { name: "Join the race" })).toBeVisible();
    await pressButton(runner, "Join as a guest");
    await expect(runner.getByText(/starts the race\.$/)).toBeVisible();

    await pressButton(page, "Start with 1");
    await expect(page.getByRole("heading", { level: 2, name: "The race is on" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await hopToTheEnd(runner);
    await expect(runner.getByRole("heading", { level: 2, name: /wins$/ })).toBeVisible();
    await expect(runner.getByRole("heading", { level: 1 })).toBeFocused();

    await pressButton(runner, "Leave the race");
    await pressButton(runner, "Stay");
    await expect(runner.getByRole("button", { name: "Leave the race" })).toBeFocused();
    await runner.keyboard.press("Enter");
    await pressButton(runner, "Leave");
    await expect(runner).toHaveURL(/\/class\/skyhop$/);
    await pressButton(page, "Rematch");
    await expect(page.getByRole("button", { name: "Nobody is here yet" })).toBeVisible();
    await pressButton(page, "End the race");
    await pressButton(page, "End it");
    await expect(page.getByRole("heading", { name: "This race is over" })).toBeVisible();
    await runner.close();
  });

  test("tell a screen reader each step, politely", LONG, async ({ page, baseURL }) => {
    const [teacher, rival] = [await newTeacher(baseURL!), await newApiPlayer(baseURL!)];
    const { race_id, code } = await openRace(teacher);
    await rival.rpc("join_race", { code });
    await staySignedIn(page, teacher);
    await open(page, `/race/${code}`);

    const runner = await newVisitor(page);
    const heard = await listen(runner);
    await open(runner, "/join");
    await expect(runner.getByRole("main")).toMatchAriaSnapshot(`
      - paragraph: Join a homeroom
      - heading "What is your code?" [level=1]
      - paragraph: Six letters from your teacher. Capitals or small, both work.
      - form "Code":
        - textbox "Code, six letters"
        - button "Go in, 6 letters to go" [disabled]
      - button "I have three words"
      - link "I have an account with e-mail"
    `);
    const box = runner.getByRole("textbox", { name: "Code, six letters" });
    await box.fill("BBBBBB");
    await runner.keyboard.press("Enter");
    await expect(runner.getByRole("alert")).toHaveText(
      "This code does not work. Ask your teacher whether joining is open.",
    );
    await expect(box).toHaveAccessibleDescription("This code does not work. Ask your teacher whether joining is open.");
    await box.fill(code);
    await expect(runner.getByRole("alert")).toHaveCount(0);
    await runner.keyboard.press("Enter");
    await expect(runner.getByRole("heading", { level: 1, name: "Join the race" })).toBeFocused();
    await runner.getByRole("button", { name: "Join as a guest" }).click();

    await expect(runner.getByRole("main")).toMatchAriaSnapshot(`
      - heading "Race of ${teacher.username}" [level=1]
      - paragraph: Skyhop. 2 ducks on the pond, room for 40.
      - status: ${teacher.username} starts the race. Stay here. A countdown shows when it begins.
      - region "Runners":
        - list:
          - listitem: ${rival.username} ready
          - listitem: /you/
      - complementary "The race":
        - region "Class"
        - list "Cheers"
        - button "Names"
        - button "Leave the race"
    `);
    await expect(page.getByRole("main")).toMatchAriaSnapshot(`
      - heading "Race of ${teacher.username}" [level=1]
      - region "Code":
        - paragraph: /Join at .+\\/join/
        - paragraph: Code ${code.split("").join(" ")}
        - paragraph: The code works until the race ends.
        - button "Copy link"
    `);
    await page.getByRole("button", { name: "Start with 2" }).click();
    await expect(runner.getByRole("timer", { name: "Skyhop starts in" })).toBeVisible();
    await expect(runner.getByTitle("Skyhop, the game")).toBeVisible();
    await expect.poll(async () => (await rival.rpc("begin_race_run", { race_id })).status).toBe(200);
    // A slow connection: the ranking does not wait for it, and the page says when the run has arrived.
    let connect = () => {};
    const connection = new Promise<void>((resolve) => (connect = resolve));
    await runner.route("**/rpc/submit_race_run", (route) => connection.then(() => route.continue()));
    await hopToTheEnd(runner);
    await runner.frameLocator("iframe.game__frame").getByRole("button", { name: "See the ranking" }).press("Enter");
    await expect(runner.getByRole("status").filter({ hasText: "It is being handed in" })).toBeVisible();
    connect();
    await expect(runner.getByRole("status").filter({ hasText: "Your run is handed in" })).toBeVisible();
    await expect(runner.getByRole("region", { name: "Race", exact: true }).getByRole("listitem")).toHaveCount(2);
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^(1st|2nd) of 2$/));
    await expect(runner.locator("[aria-live=assertive], [role=alert]")).toHaveCount(0);

    await page.getByRole("button", { name: "End the round" }).click();
    await expect.poll(heard).toContainEqual(expect.stringMatching(/^The race: .+ wins\. You are 1st of 1\.$/));
    await runner.close();
  });
});
