import type { Frame, Locator, Page } from "@playwright/test";
import { expectScreen, openGamePage, signUpByApi, type GamePage } from "#support/games/game-page.ts";
import { expect, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";

// The standard layout: https://w3c.github.io/gamepad/#remapping
const BUTTON = { a: 0, b: 1, start: 9, up: 12, down: 13, left: 14, right: 15 };

type FakePad = { buttons: { pressed: boolean }[]; axes: number[] };
type Plugged = { fakePad: FakePad | null; spare: FakePad; isAllowed: boolean };

/** Gives every game's frame a fake gamepad; the real API only decides whether it may be read. */
async function plugIn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (window.origin !== "null") return;
    const spare: FakePad = { buttons: Array.from({ length: 17 }, () => ({ pressed: false })), axes: [0, 0] };
    const plugged: Plugged = Object.assign(globalThis, { fakePad: spare, spare, isAllowed: true });
    try {
      navigator.getGamepads();
    } catch {
      plugged.isAllowed = false;
    }
    navigator.getGamepads = () => [plugged.fakePad as unknown as Gamepad | null, null, null, null];
  });
}

const gameFrame = (page: Page) => page.frames().find((frame) => frame.url().includes("/g/"))!;

/** Presses a button for a few of the game's frames. */
async function press(frame: Frame, button: keyof typeof BUTTON, frames = 3): Promise<void> {
  await frame.evaluate(
    async ([index, count]) => {
      const { spare } = globalThis as unknown as Plugged;
      const wait = async (left: number): Promise<void> => {
        if (left === 0) return;
        await new Promise(requestAnimationFrame);
        return wait(left - 1);
      };
      spare.buttons[index!]!.pressed = true;
      await wait(count!);
      spare.buttons[index!]!.pressed = false;
      await wait(2);
    },
    [BUTTON[button], frames],
  );
}

const isChosen = (control: Locator) => control.evaluate((each) => each === document.activeElement);

const buttonOf = ({ game }: GamePage, name: string) => game.getByRole("button", { name, exact: true });

/** Moves on until this control is chosen: how many lie before it does not matter. */
async function choose(frame: Frame, way: "down" | "left", control: Locator): Promise<void> {
  for (let moves = 0; moves < 20 && !(await isChosen(control)); moves++) await press(frame, way);
  expect(await isChosen(control)).toBe(true);
}

test(
  "a gamepad alone starts, plays, pauses, resumes and restarts a game, and unplugging it pauses the game",
  LONG,
  async ({ page }) => {
    await plugIn(page);
    const gamePage = await openGamePage(page, "skyhop");
    await page.getByRole("button", { name: "Start class" }).click();
    await expectScreen(gamePage, "none");
    const frame = gameFrame(page);
    expect(await frame.evaluate(() => (globalThis as unknown as Plugged).isAllowed)).toBe(true);

    // Once for the countdown, and then a long press for a high hop.
    const score = gamePage.game.locator(".hud-score");
    await expect(score).toHaveText("0");
    await expect(async () => {
      await press(frame, "a", 14);
      await expect(score).toHaveText(/^[1-9]/, { timeout: 700 });
    }).toPass();

    await press(frame, "start");
    await expectScreen(gamePage, "pause");
    await press(frame, "start");
    await expectScreen(gamePage, "none");
    await press(frame, "start");
    await press(frame, "down");
    await expect.poll(() => isChosen(buttonOf(gamePage, "Start again"))).toBe(true);
    await press(frame, "a");
    await expectScreen(gamePage, "none");
    await expect(score).toHaveText("0");

    await frame.evaluate(() => void ((globalThis as unknown as Plugged).fakePad = null));
    await expectScreen(gamePage, "pause");
    await expect(gamePage.game.getByText("The gamepad is disconnected.")).toBeVisible();
    await frame.evaluate(() => {
      const plugged = globalThis as unknown as Plugged;
      plugged.fakePad = plugged.spare;
    });
    await press(frame, "b");
    await expectScreen(gamePage, "none");
  },
);

test("a gamepad alone can use the menus and choose a mode", LONG, async ({ page }) => {
  // A visitor's run is marked as one, not with its mode.
  await signUpByApi(page);
  await plugIn(page);
  const gamePage = await openGamePage(page, "times-tower");
  await page.getByRole("button", { name: "Start class" }).click();
  await expectScreen(gamePage, "none");
  const { game } = gamePage;
  const frame = gameFrame(page);
  await expect(game.locator(".hud-status")).toHaveText(/^0 floors/);
  await press(frame, "start");
  await press(frame, "up");
  await expect.poll(() => isChosen(buttonOf(gamePage, "Title"))).toBe(true);
  await press(frame, "a");
  await expectScreen(gamePage, "title");
  // With their runs the title has more buttons, and How to play begins with a demonstration.
  await expect(game.getByRole("group", { name: "Race the staff" })).toBeVisible();

  await choose(frame, "left", buttonOf(gamePage, "How to play"));
  await press(frame, "a");
  await expectScreen(gamePage, "demo");
  await choose(frame, "left", buttonOf(gamePage, "Read all controls"));
  await press(frame, "a");
  await expectScreen(gamePage, "how-to");
  await expect(game.getByRole("dialog")).toContainText("D-pad and A");
  await press(frame, "b");
  await expectScreen(gamePage, "title");
  // B on the title must not leave the game.
  await press(frame, "b");
  await expectScreen(gamePage, "title");

  await choose(frame, "left", buttonOf(gamePage, "Settings"));
  await press(frame, "a");
  await expectScreen(gamePage, "settings");
  await choose(frame, "down", game.getByLabel("Volume"));
  await press(frame, "left");
  await expect(game.getByLabel("Volume")).toHaveValue("90");
  await choose(frame, "down", game.getByLabel("Less movement"));
  await press(frame, "a");
  await expect(game.getByLabel("Less movement")).toBeChecked();
  await press(frame, "b");
  await expectScreen(gamePage, "title");

  // The first mode has the focus; the one beside it is played.
  await press(frame, "right");
  await press(frame, "a");
  await expectScreen(gamePage, "none");
  await expect(game.locator(".hud-mark")).toHaveText("Plus and minus");
  await expect(game.locator(".hud-status")).toHaveText(/^0 floors/);
});
