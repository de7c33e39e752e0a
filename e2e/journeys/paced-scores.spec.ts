import { newApiPlayer, randomLetters, staySignedIn } from "#support/api-player.ts";
import { newClass, newCreator, sampleGame } from "#support/class-maker.ts";
import { expect, test } from "#support/harness.ts";
import { LONG } from "#support/long-tests.ts";
import { quack } from "#support/operator-tools.ts";

test("the score of an uploaded game is noted, reviewed and shown as paced", LONG, async ({ page, baseURL }) => {
  const site = baseURL!;
  const creator = await newCreator(site);
  const id = `paced-${randomLetters(8)}`;
  const files = sampleGame("paced");
  files["index.html"] = Buffer.from(files["index.html"]!.toString().replace("GAME_ID", id));
  const score = { kind: "bounds", order: "desc", unit: "crumbs", min: 0, max: 1000, perSecondMax: 5 };
  const { slug } = await newClass(creator, id.replace("-", " "), files, ["sdk"], { score });
  expect(slug).toBe(id);

  const player = await newApiPlayer(site);
  await staySignedIn(page, player);
  await page.goto(`${site}/play/${slug}`);
  const game = page.frameLocator("iframe");
  await game.getByRole("button", { name: "Play a round" }).click();
  await expect(page.getByText(/^Your score of 7 was sent\./)).toBeVisible();
  const scores = async () =>
    (await player.call("GET", `/rest/v1/leaderboard_submissions?app_id=eq.${slug}&select=id,score,status,proof`)).data;
  const [submitted] = (await scores()) as { id: string }[];
  expect(submitted).toMatchObject({ score: 7, status: "in_review", proof: "paced" });

  await quack(["score", "accept", submitted!.id]);
  await page.goto(`${site}/class/${slug}`);
  const board = page.getByRole("region", { name: "Board paced" });
  await expect(board.getByText(player.username)).toBeVisible();
  await expect(board.getByText("7", { exact: true })).toBeVisible();
});
