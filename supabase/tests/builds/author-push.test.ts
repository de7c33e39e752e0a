import { execFile } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import type { MyClass } from "@quackademy/contract/class-answers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { answerOf } from "#testing/answers.ts";
import { GAME, newCreator, sha256 } from "#testing/class-builds.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import type { Player } from "#testing/rules-site.ts";
import { isShort } from "@quackademy/server/testing/short-form.ts";

const PROGRAM = fileURLToPath(new URL("../../../packages/author-cli/src/main.mjs", import.meta.url));

let site: FunctionsSite;
let folder: string;
beforeAll(async () => {
  site = await openFunctionsSite();
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-push-"));
  for (const [name, content] of Object.entries({ ...GAME, "assets/duck.txt": "quack", ".DS_Store": "x" })) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
});
afterAll(async () => {
  await site.close();
  fs.rmSync(folder, { recursive: true });
});

/** Runs the program as an author does. */
const push = (key: string, ...words: string[]) => pushFolder(folder, key, ...words);

async function pushFolder(folder: string, key: string, ...words: string[]) {
  const env = { ...process.env, QUACKADEMY_SITE: site.gateway.url, QUACKADEMY_KEY: key };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, "push", folder, ...words], { env });
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string };
    return { code, said: stderr };
  }
}
const newKey = async (creator: Player, name = "Laptop") =>
  answerOf<{ id: string; key: string }>(await creator.rpc("make_author_key", { name }));

describe("pushing with an author key", () => {
  test("makes a draft and sends the files, and the next time only the changed ones", async () => {
    const creator = await newCreator(site);
    const { key } = await newKey(creator);
    expect(await push(key, "--class", "pushed-game", "--note", "First")).toEqual({
      code: 0,
      said: `Version 1 of pushed-game: 3 of 3 files are new.\nVersion 1 is ready: ${site.gateway.url}/class/creator\n`,
    });
    fs.writeFileSync(path.join(folder, "assets/duck.txt"), "quack quack");
    expect((await push(key, "--class", "pushed-game")).said).toContain(
      "Version 2 of pushed-game: 1 of 3 files are new.",
    );
    const [made] = answerOf<MyClass[]>(await creator.rpc("get_my_classes"));
    expect(made).toMatchObject({
      slug: "pushed-game",
      status: "draft",
      builds: [{ number: 2 }, { number: 1, note: "First" }],
    });
    const [used] = answerOf<{ used_at: string | null }[]>(await creator.rpc("get_author_keys"));
    expect(used!.used_at).not.toBeNull();
  });

  test.skipIf(isShort)("sends one file when one of a thousand has changed", { timeout: 240_000 }, async () => {
    const { key } = await newKey(await newCreator(site));
    const many = fs.mkdtempSync(path.join(os.tmpdir(), "quack-push-"));
    fs.writeFileSync(path.join(many, "index.html"), GAME["index.html"]!);
    for (let number = 1; number < 1000; number++) fs.writeFileSync(path.join(many, `${number}.txt`), `level ${number}`);
    const first = await pushFolder(many, key, "--class", "thousand-files");
    // The class before has the same page.
    expect(first.said).toMatch(/Version 1 of thousand-files: (999|1000) of 1000 files are new\./);
    fs.writeFileSync(path.join(many, "500.txt"), "level 500, but harder");
    const second = await pushFolder(many, key, "--class", "thousand-files");
    expect(second.said).toContain("Version 2 of thousand-files: 1 of 1000 files are new.");
    expect(second.said).toContain("Version 2 is ready");
    fs.rmSync(many, { recursive: true });
  });

  test.skipIf(isShort)("accepts no more bytes for a file than its list says", async () => {
    const { key } = await newKey(await newCreator(site));
    const step = async <Answer>(body: object) => {
      const headers = { "content-type": "application/json", "x-author-key": key };
      const sent = { method: "POST", headers, body: JSON.stringify(body) };
      return (await (await fetch(`${site.gateway.url}/functions/v1/author-push`, sent)).json()) as Answer;
    };
    const wanted = sha256("page");
    const manifest = [{ path: "index.html", sha256: wanted, bytes: 4 }];
    const begin = { step: "begin", class: "more-than-said", manifest };
    const { build_id } = await step<{ build_id: string }>(begin);
    const { links } = await step<{ links: Record<string, string> }>({ step: "links", build_id, files: [wanted] });
    const put = async (body: string) => (await fetch(links[wanted]!, { method: "PUT", body })).status;
    expect([400, 413]).toContain(await put("page and more"));
    expect(await put("page")).toBe(200);
  });

  test.skipIf(isShort)("is refused with the site's reason, but without one for a wrong or revoked key", async () => {
    const creator = await newCreator(site);
    const { id, key } = await newKey(creator);
    expect(await push(key, "--class", "creator")).toMatchObject({
      code: 1,
      said: expect.stringContaining("address of the site") as string,
    });
    const rival = await newCreator(site);
    expect(await push((await newKey(rival)).key, "--class", "pushed-game")).toMatchObject({ code: 1 });
    expect(await push(`qak_${"0".repeat(40)}`, "--class", "x-y-z")).toMatchObject({
      code: 1,
      said: expect.stringContaining("not known") as string,
    });
    answerOf(await creator.rpc("revoke_author_key", { id }));
    expect(await push(key, "--class", "never-pushed")).toMatchObject({ code: 1 });
    expect(await push(key)).toMatchObject({ code: 2 });
  });

  test("is for creators only, and the database stores no key", async () => {
    const player = await site.newPlayer();
    expect((await player.rpc("make_author_key", { name: "x" })).status).toBe(403);
    const creator = await newCreator(site);
    const keys = [];
    for (let n = 0; n < 6; n++) keys.push((await creator.rpc("make_author_key", { name: `key ${n}` })).status);
    expect(keys).toEqual([200, 200, 200, 200, 200, 409]);
    await site.sql(`delete from public.player_roles where user_id = $1`, creator.id);
    const [kept] = await site.sql(`select count(*) from private.author_keys k where k::text like '%qak_%'`);
    expect(kept).toEqual(["0"]);
  });
});
