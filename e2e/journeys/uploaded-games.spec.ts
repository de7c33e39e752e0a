import type { Frame } from "@playwright/test";
import { staySignedIn, newApiPlayer, randomLetters, type ApiPlayer } from "#support/api-player.ts";
import { newClass, newCreator, publish, rpc, sampleGame, uploadBuild } from "#support/class-maker.ts";
import { expect, open, test, type Page } from "#support/harness.ts";
import { LONG, markLongIf } from "#support/long-tests.ts";

// Uploaded games break rules on purpose here, and say so in the console.
test.use({ expectedTrouble: [/./] });

let site: string;
let creator: ApiPlayer;
test.beforeAll(async ({ baseURL }) => {
  site = baseURL!;
  creator = await newCreator(site);
});

const isGame = (frame: Frame) => frame.parentFrame() !== null && frame.url().includes("/g/b/");

/** Opens the class alone and waits for what its game tells. */
async function play<Result>(page: Page, slug: string): Promise<Result> {
  // Pages read the catalogue once in two seconds.
  await expect.poll(async () => (await page.request.get(`${site}/play/${slug}`)).status()).toBe(200);
  await page.goto(`${site}/play/${slug}`);
  await expect.poll(() => page.frames().some(isGame)).toBe(true);
  const frame = page.frames().find(isGame)!;
  await frame.waitForFunction(() => "result" in globalThis);
  return frame.evaluate(() => (globalThis as unknown as { result: Result }).result);
}

const nameOf = (sample: string) => `${sample} ${randomLetters(8)}`;

const SAMPLES = [
  { name: "single", result: {} },
  { name: "wasm-fetch", result: { sum: 42, viaXhr: 40 } },
  { name: "unity-like", result: { sum: 42, data: "quack" } },
  {
    name: "worker-storage",
    result: { sum: 42, unit: "ducks", product: 80, moduleUnit: "ducks", difference: 38, keys: ["visits"] },
  },
];

for (const { name, result } of SAMPLES) {
  test(
    `an uploaded game of the shape ${name} plays, and finds its save again`,
    markLongIf(name !== "worker-storage"),
    async ({ page }) => {
      const { slug } = await newClass(creator, nameOf(name), sampleGame(name));
      const player = await newApiPlayer(site);
      await staySignedIn(page, player);
      expect(await play(page, slug)).toMatchObject({ visits: 1, ...result });
      const saved = async () => (await player.call("GET", `/rest/v1/game_saves?app_id=eq.${slug}&select=data`)).data;
      await expect.poll(saved).toEqual([{ data: JSON.stringify({ visits: "1" }) }]);
      expect(await play(page, slug)).toMatchObject({ visits: 2 });
    },
  );
}

const ESCAPED = { "WebRTC of a child frame": "made" };
type Probed = { origin: string; escapes: Record<string, unknown>; needs: Record<string, unknown> };

for (const flags of [[], ["eval"], ["threads"]]) {
  const profile = flags[0] ?? "foreign";
  test(
    `an uploaded game with the profile ${profile} reaches nothing outside its build`,
    LONG,
    async ({ page, context }) => {
      const left: string[] = [];
      context.on("response", (answer) => answer.url().includes("probe=") && left.push(answer.url()));
      context.on("page", (opened) => left.push(`a window: ${opened.url()}`));
      const { slug } = await newClass(creator, nameOf(`probe ${profile}`), sampleGame("probe"), flags);
      const { origin, escapes, needs } = await play<Probed>(page, slug);
      expect(origin).toBe("null");
      // A content security policy does not block WebRTC. The script in the frame removes it, which a game can undo, so
      // the result is only recorded as known.
      test
        .info()
        .annotations.push({ type: "known", description: `WebRTC: ${String(escapes["WebRTC of a child frame"])}` });
      const others = Object.entries(escapes).filter(([name]) => !(name in ESCAPED));
      expect(others.filter(([, outcome]) => outcome !== "blocked")).toEqual([]);
      expect(needs).toMatchObject({
        "own files": 200,
        "data addresses": "quack",
        "blob addresses": "quack",
        "inline scripts": true,
        WebAssembly: true,
        "workers from blobs": true,
        storage: true,
        eval: flags.includes("eval") ? true : "blocked",
        "shared memory": flags.includes("threads") ? true : "blocked",
      });
      expect(left).toEqual([]);
      expect(page.url()).toBe(`${site}/play/${slug}`);
    },
  );
}

test("a game with threads opens in its own window", LONG, async ({ page }) => {
  const { slug } = await newClass(creator, nameOf("threads"), sampleGame("probe"), ["threads"]);
  await expect.poll(async () => (await page.request.get(`${site}/class/${slug}`)).status()).toBe(200);
  await open(page, `${site}/class/${slug}`);
  await page.getByRole("button", { name: "Start class" }).click();
  await expect(page.getByRole("heading", { name: "This game needs its own window" })).toBeVisible();
  expect(page.frames().some(isGame)).toBe(false);
  await page.getByRole("link", { name: "Open it" }).click();
  await expect(page).toHaveURL(`${site}/play/${slug}`);
  await expect.poll(() => page.frames().some(isGame)).toBe(true);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  await page
    .frames()
    .find(isGame)!
    .waitForFunction(() => "result" in globalThis);
});

test("a roll-back is on the class page within two seconds", LONG, async ({ page }) => {
  const { draft, slug, build: first } = await newClass(creator, nameOf("versions"), sampleGame("single"));
  const second = await uploadBuild(creator, draft, { ...sampleGame("single"), "new.txt": Buffer.from("new") });
  await publish(creator, { draft, slug, build: second.id });
  const answerNow = async () => {
    const answer = await page.request.get(`${site}/class/${slug}`);
    const entry = new RegExp(`"${slug}"[^{}]*?/g/b/([0-9a-f]{32})/`).exec(await answer.text())?.[1];
    return { entry, cached: answer.headers()["cache-control"] };
  };
  await expect.poll(async () => (await answerNow()).entry, { timeout: 10_000 }).toBe(second.hash);
  await rpc(creator, "roll_back", { draft_id: draft, number: 1 });
  // The server may answer from its catalogue for two seconds, and browsers ask each time. One request after that must
  // have the old version; a slow machine only waits longer.
  await page.waitForTimeout(2000);
  const { entry, cached } = await answerNow();
  expect(entry).toBe(first.hash);
  expect(cached).toMatch(/^(private, )?no-cache$/);
  await play(page, slug);
  expect(page.frames().find(isGame)!.url()).toContain(`/g/b/${first.hash}/`);
});

test("a class that was taken down does not open any more", LONG, async ({ page }) => {
  const files = { ...sampleGame("single"), "only.txt": Buffer.from(crypto.randomUUID()) };
  const { slug, build } = await newClass(creator, nameOf("taken down"), files);
  await open(page, `${site}/class/${slug}`);
  const { quack } = await import("#support/operator-tools.ts");
  await quack(["class", "block", build.hash, "--reason", "A test."]);
  await expect.poll(async () => (await page.request.get(`${site}/g/b/${build.hash}/index.html`)).status()).toBe(410);
});
