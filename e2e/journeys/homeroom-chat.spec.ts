import { type AccountSite, startSiteWith } from "#support/account-site.ts";
import { expectAccessible } from "#support/account-tools.ts";
import { type ApiPlayer, newApiPlayer, staySignedIn } from "#support/api-player.ts";
import { expect, open, type Page, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";
import { joinAs, newHomeroom, newPersonsPage, newTeacher } from "#support/school-tools.ts";

// A site of its own: the shared site's chat stays off.
let site: AccountSite;
test.beforeAll(async () => {
  site = await startSiteWith({});
  await quack(["chat", "on"], site.dataDir);
});
test.afterAll(() => site.stop());

const SCRIPT = "<img src=x onerror=alert(1)> <b>bold</b>";
const line = (page: Page, words: string) => page.getByRole("log").locator(".chat-line").filter({ hasText: words });

async function write(page: Page, words: string): Promise<void> {
  await page.getByRole("textbox", { name: "Message" }).fill(words);
  await page.keyboard.press("Enter");
  await expect(line(page, words)).toBeVisible();
}

async function choose(page: Page, words: string, action: RegExp): Promise<void> {
  const shown = line(page, words).last();
  await shown.hover();
  await shown.getByRole("button", { name: /^More about/ }).click();
  await page.getByRole("button", { name: action }).click();
}

/** Collects everything that the page receives from now on, in answers and live. */
function overhear(page: Page): () => Promise<string> {
  const heard: Promise<string>[] = [];
  page.on("response", (answer) => {
    if (/homeroom|chat/.test(answer.url())) heard.push(answer.text().catch(() => ""));
  });
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => heard.push(Promise.resolve(String(payload)))),
  );
  return async () => (await Promise.all(heard)).join("\n");
}

test.describe("the chat of a homeroom", () => {
  test.use({ expectedTrouble: [/status of 4\d\d/] });

  test("names pupils without their accounts, and withstands a hostile one", LONG, async ({ page }) => {
    const teacher = await newTeacher(site.url, site.dataDir);
    const room = await newHomeroom(teacher, "7b");
    const [mia, ben] = [await newApiPlayer(site.url), await newApiPlayer(site.url)];
    await joinAs(mia, teacher, room, "Mia");
    const benId = await joinAs(ben, teacher, room, "Ben");

    await staySignedIn(page, teacher);
    await open(page, `${site.url}/homeroom`);
    const enter = async (who: ApiPlayer): Promise<Page> => {
      const own = await newPersonsPage(page, { viewport: page.viewportSize() });
      await staySignedIn(own, who);
      return own;
    };
    const miaPage = await enter(mia);
    await open(miaPage, `/chad?room=${encodeURIComponent(`homeroom/${room}`)}`);
    await expect(miaPage.getByRole("heading", { name: "This chat is closed" })).toBeVisible();
    await expectAccessible(miaPage);

    await page.getByRole("group", { name: "Chat" }).getByRole("button", { name: "Write" }).click();
    await page.getByRole("link", { name: "Open the chat" }).click();
    await open(miaPage, "/homeroom");
    const heard = overhear(miaPage);
    await miaPage.getByRole("link", { name: "Homeroom chat" }).click();
    const benPage = await enter(ben);
    await open(benPage, `/chad?room=${encodeURIComponent(`homeroom/${room}`)}`);

    await write(page, "Good morning, 7b");
    await write(miaPage, "Hello from Mia");
    await write(benPage, SCRIPT);
    for (const each of [page, miaPage]) {
      await expect(line(each, SCRIPT)).toContainText("Ben");
      await expect(each.getByRole("log").locator("a, img[src=x]")).toHaveCount(0);
    }
    await expect(line(miaPage, "Good morning, 7b")).toContainText("Ms Adeyemi");
    await expectAccessible(miaPage);
    await expectAccessible(page);

    // A block counts for Mia only, and is undone from the list.
    await choose(miaPage, SCRIPT, /^Block Ben/);
    await expect(line(miaPage, SCRIPT)).toHaveCount(0);
    await expect(line(page, SCRIPT)).toBeVisible();
    // On a phone the list is in the dialog with the rules.
    await miaPage
      .getByRole("button", { name: /^(1 hidden|Rules and hours)$/ })
      .and(miaPage.locator(":visible"))
      .first()
      .click();
    await expectAccessible(miaPage);
    await miaPage.getByRole("button", { name: "Unblock Ben" }).click();
    await miaPage.keyboard.press("Escape");
    await expect(line(miaPage, SCRIPT)).toBeVisible();

    // No data on Mia's page has an account or a public name of the others.
    const all = await heard();
    expect(all).toContain("Good morning, 7b");
    for (const secret of [ben.id, ben.username, teacher.id, teacher.username]) expect(all).not.toContain(secret);

    const [first] = (await ben.rpc("get_homeroom_messages", { homeroom_id: room })).data as { id: number }[];
    const hostile = await Promise.all([
      ben.rpc("remove_homeroom_message", { message_id: first!.id, reason: "unkind" }),
      ben.rpc("mute_member", { member_id: benId, minutes: 15 }),
      ben.rpc("block_member", { member_id: room, is_blocked: true }),
      ben.rpc("change_homeroom", { homeroom_id: room, changes: { chat: "open" } }),
      ben.rpc("get_homeroom_reports", { homeroom_id: room }),
    ]);
    expect(hostile.map(({ status }) => status)).toEqual([403, 403, 404, 403, 404]);
    expect((await ben.call("GET", `/rest/v1/chat_messages?room_id=eq.homeroom/${room}`)).data).toEqual([]);

    await choose(miaPage, SCRIPT, /^Report message/);
    await miaPage.getByRole("button", { name: "It is unkind" }).click();
    await expect(miaPage.getByText("Your teacher will look at it.").first()).toBeVisible();

    // A mute closes Ben's composer at once, and only his.
    await choose(page, SCRIPT, /^Silence Ben/);
    await page.getByRole("dialog").getByRole("button", { name: "Silence" }).click();
    await expect(benPage.getByText("Your teacher has muted you here for a while.")).toBeVisible();
    await expect(benPage.getByRole("textbox", { name: "Message" })).toHaveCount(0);
    await write(miaPage, "Mia goes on");
    // Without its message the report is settled, and Ben reads why.
    await choose(page, SCRIPT, /^Remove for everybody/);
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Remove/ })
      .click();
    for (const each of [miaPage, benPage]) await expect(line(each, SCRIPT)).toHaveCount(0);
    expect((await teacher.rpc("get_homeroom_reports", { homeroom_id: room })).data).toEqual([]);
    for (const each of [miaPage, benPage]) await each.close();
  });

  test("offers children cheers only", LONG, async ({ page }) => {
    const teacher = await newTeacher(site.url, site.dataDir);
    const room = await newHomeroom(teacher, "5a");
    const kit = await newApiPlayer(site.url, { isOnboarded: false });
    await kit.call("PATCH", `/rest/v1/my_users?user_id=eq.${kit.id}`, { where_from: "school", age_band: "under-13" });
    await joinAs(kit, teacher, room, "Kit");
    await teacher.rpc("change_homeroom", { homeroom_id: room, changes: { chat: "open" } });
    await staySignedIn(page, kit);
    await open(page, `${site.url}/chad?room=${encodeURIComponent(`homeroom/${room}`)}`);
    await expect(page.getByText("Younger players talk in cheers.")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveCount(0);
    await page.getByRole("button", { name: "Wow!" }).click();
    await expect(line(page, "Wow!")).toContainText("Kit");
    await expectAccessible(page);
    const said = await kit.rpc("say", { room_id: `homeroom/${room}`, body: "Words of my own" });
    expect(said.data).toMatchObject({ status: "refused" });
  });
});
