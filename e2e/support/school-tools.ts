import { type ApiPlayer, newApiPlayer } from "./api-player.ts";
import { expect, type Page } from "./harness.ts";
import { quack } from "./operator-tools.ts";

const DAY_MS = 86_400_000;

export async function newTeacher(site: string, dataDir?: string): Promise<ApiPlayer> {
  const teacher = await newApiPlayer(site);
  await quack(["teacher", "grant", teacher.username], dataDir);
  return teacher;
}

/** A homeroom of Ms Adeyemi's, for pupils of 13 to 15. Returns its id. */
export async function newHomeroom(teacher: ApiPlayer, name: string): Promise<string> {
  const { data } = await teacher.rpc("create_homeroom", {
    name,
    zone: "UTC",
    ends_on: new Date(Date.now() + 90 * DAY_MS).toISOString().slice(0, 10),
    teacher_name: "Ms Adeyemi",
    age_group: "13-15",
    consent: true,
  });
  return (data as { id: string }).id;
}

/** Joins a homeroom with an own account, and is let in. Returns the member's id. */
export async function joinAs(player: ApiPlayer, teacher: ApiPlayer, homeroom_id: string, name: string) {
  const { code } = (await teacher.rpc("open_joining", { homeroom_id })).data as { code: string };
  await player.rpc("join_homeroom", { code, name });
  const { data } = await teacher.rpc("get_homeroom", { homeroom_id });
  const newcomers = (data as { newcomers: { id: string }[] }).newcomers.map(({ id }) => id);
  await teacher.rpc("admit_newcomers", { homeroom_id, newcomers });
  const people = (await teacher.rpc("get_homeroom_people", { homeroom_id })).data as {
    name: string;
    member_id: string;
  }[];
  return people.find((each) => each.name === name)!.member_id;
}

export type OpenedRace = { race_id: string; code: string };

/** A race in Skyhop, for guests too unless the wish says otherwise. */
export async function openRace(host: ApiPlayer, wish: object = {}): Promise<OpenedRace> {
  return (await host.rpc("open_race", { app_id: "skyhop", open_to: "guests", ...wish })).data as OpenedRace;
}

type Device = Parameters<NonNullable<ReturnType<ReturnType<Page["context"]>["browser"]>>["newPage"]>[0];

/** The page of another person: a browser context of its own, on the same site. */
export const newPersonsPage = (page: Page, device: Device): Promise<Page> =>
  page
    .context()
    .browser()!
    .newPage({ ...device, baseURL: new URL(page.url()).origin });

const HELD_MS = 250;
const BETWEEN_HOPS_MS = 400;

/** A few hops in Skyhop by keys, or by touch on a phone. Then the water comes: it waits until a hop was held once. */
export async function hopToTheEnd(runner: Page, hops = 3): Promise<void> {
  const game = runner.locator("iframe.game__frame");
  await expect(game).toBeFocused();
  // A hop before the run has begun would be lost.
  await expect(runner.getByRole("timer")).toHaveCount(0);
  await expect(runner.frameLocator("iframe.game__frame").locator("main.game")).not.toHaveClass(/is-title/);
  const hop = await handOf(runner);
  for (let done = 0; done < hops; done++) {
    await hop();
    await runner.waitForTimeout(BETWEEN_HOPS_MS);
  }
  // The frame goes when the last run is over, and a locator in it would wait for ever.
  const report = runner.frameLocator("iframe.game__frame").getByRole("button", { name: "See the ranking" });
  const podium = runner.getByRole("heading", { level: 2, name: /wins$|a tie of/ });
  await expect.poll(async () => (await report.isVisible()) || (await podium.isVisible())).toBe(true);
}

/** Presses Space, or holds a finger on the middle of the screen. */
async function handOf(runner: Page): Promise<() => Promise<void>> {
  if (!(await runner.evaluate(() => navigator.maxTouchPoints > 0)))
    return () => runner.keyboard.press("Space", { delay: HELD_MS });
  const devtools = await runner.context().newCDPSession(runner);
  return async () => {
    const { x, y, width, height } = (await runner.locator("iframe.game__frame").boundingBox())!;
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
    await runner.waitForTimeout(HELD_MS);
    await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
