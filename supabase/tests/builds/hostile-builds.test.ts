import { randomBytes, randomUUID } from "node:crypto";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { BegunBuild } from "@quackademy/contract/class-answers.ts";
import * as numbers from "@quackademy/contract/rules-numbers.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  beginBuild,
  decideBuild,
  GAME,
  manifestOf,
  newCreator,
  newDraft,
  newListedClass,
  pushBuild,
  sha256,
  uploadFile,
  type Files,
} from "#testing/class-builds.ts";
import { openFunctionsSite, type FunctionsSite } from "#testing/functions-site.ts";
import { pngPicture } from "#testing/png-picture.ts";
import type { Player } from "#testing/rules-site.ts";

let site: FunctionsSite;
beforeAll(async () => {
  site = await openFunctionsSite();
});
afterAll(() => site.close());

type Entry = { path: unknown; sha256: unknown; bytes: unknown };
const file = (path: unknown, more: Partial<Entry> = {}): Entry => ({
  path,
  sha256: sha256(String(path)),
  bytes: 5,
  ...more,
});
const page = file("index.html");
const many = (count: number, nameOf: (n: number) => string) => Array.from({ length: count }, (_, n) => file(nameOf(n)));
const ELF = Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0]), Buffer.alloc(64)]);
const EXE = Buffer.concat([Buffer.from("MZ\x90\0"), Buffer.alloc(64)]);
const ZIP = Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0, 0, 0]);

/** More than a compressed file may become. */
const ZEROS = Buffer.alloc(130 * 1024 * 1024);
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Lists that are refused before anything is uploaded. */
const LISTS: [name: string, manifest: unknown, flags?: string[]][] = [
  ["no list", null],
  ["an empty list", []],
  ["a list of numbers", [1, 2, 3]],
  ["an object", { path: "index.html" }],
  ["a file without a name", [page, { sha256: sha256("x"), bytes: 1 }]],
  ["a name that is a number", [page, file(7)]],
  ["a packed page", [page, file("more.html.br")]],
  ["no index.html", [file("main.js")]],
  ["index.html two folders down", [file("a/b/index.html"), file("a/b/main.js")]],
  ["index.html in one of two folders", [file("a/index.html"), file("b/main.js")]],
  ["a parent folder", [page, file("../secret.js")]],
  ["a parent folder in the middle", [page, file("a/../../secret.js")]],
  ["an absolute path", [page, file("/etc/passwd.txt")]],
  ["a Windows path", [page, file("C:\\windows\\a.js")]],
  ["a backslash", [page, file("..\\a.js")]],
  ["a single dot", [page, file("./a.js")]],
  ["an empty folder name", [page, file("a//b.js")]],
  ["a slash at the end", [page, file("a.js/")]],
  ["a hidden file", [page, file(".htaccess.txt")]],
  ["a hidden folder", [page, file(".well-known/a.txt")]],
  ["a line break", [page, file("a\nb.js")]],
  ["an encoded slash", [page, file("..%2fa.js")]],
  ["a question mark", [page, file("a.js?b.js")]],
  ["letters of another alphabet", [page, file("ѕсript.js")]],
  ["a right-to-left mark", [page, file("a\u202Ejs.exe.txt")]],
  ["a name that ends with a dot", [page, file("a.js.")]],
  ["a name that ends with a space", [page, file("a .js /b.js")]],
  ["the same name twice", [page, file("a.js"), file("a.js")]],
  ["the same name in large letters", [page, file("INDEX.html")]],
  ["a path that is too long", [page, file(`${"a".repeat(180)}.js`)]],
  ["folders that are too deep", [page, file(`${"a/".repeat(12)}b.js`)]],
  ["1,001 files", [page, ...many(1000, (n) => `${n}.txt`)]],
  ["5,000 files", [page, ...many(5000, (n) => `${n}.txt`)]],
  ["a file of 26 MiB", [page, file("a.bin", { bytes: 26 * 1024 * 1024 })]],
  ["101 MiB together", [page, ...many(5, (n) => `${n}.bin`).map((each) => ({ ...each, bytes: 21 * 1024 * 1024 }))]],
  ["a negative size", [page, file("a.txt", { bytes: -1 })]],
  ["half a byte", [page, file("a.txt", { bytes: 0.5 })]],
  ["a size that is a text", [page, file("a.txt", { bytes: "5" })]],
  ["an endless size", [page, file("a.txt", { bytes: 1e300 })]],
  ["a short sha256", [page, file("a.txt", { sha256: "abc" })]],
  ["a sha256 in large letters", [page, file("a.txt", { sha256: "A".repeat(64) })]],
  ["a sha256 that is a path", [page, file("a.txt", { sha256: `../${"a".repeat(61)}` })]],
  ["a program for Windows", [page, file("setup.exe")]],
  ["a library", [page, file("lib/a.so")]],
  ["a shell script", [page, file("run.sh")]],
  ["a server program", [page, file("index.php")]],
  ["a zip", [page, file("assets.zip")]],
  ["Flash", [page, file("game.swf")]],
  ["a packed program", [page, file("setup.exe.br")]],
  ["a file without an extension", [page, file("LICENSE")]],
  ["an unknown type", [page, file("a.xyz")]],
  ["an unknown flag", [page], ["root"]],
];

/** Files whose bytes are not what their name and the list say. */
const CONTENTS: [name: string, files: Files, swapped?: Files][] = [
  ["a program named as a picture", { ...GAME, "duck.png": EXE }],
  ["a program named as data", { ...GAME, "game.data": ELF }],
  ["an archive named as data", { ...GAME, "game.bin": ZIP }],
  ["a page named as a picture", { ...GAME, "duck.png": "<script>alert(1)</script>" }],
  ["a picture named as a script", { ...GAME, "duck.js": pngPicture(4, 4) }],
  ["a script with a NUL", { ...GAME, "a.js": "a\0b" }],
  ["a script that is not UTF-8", { ...GAME, "a.js": Buffer.from([0x61, 0xff, 0xfe, 0x61]) }],
  ["a module that is no WebAssembly", { ...GAME, "a.wasm": "not wasm" }],
  ["a packed file that is not packed", { ...GAME, "a.js.br": "plainly not brotli, not at all" }],
  ["a gzip name on brotli bytes", { ...GAME, "a.js.gz": brotliCompressSync("1;") }],
  ["a small file that is large inside", { ...GAME, "a.data.br": brotliCompressSync(Buffer.alloc(2 ** 21), FAST) }],
  ["a packed program", { ...GAME, "a.data.gz": gzipSync(EXE) }],
  ["a packed picture named as a script", { ...GAME, "a.js.gz": gzipSync(pngPicture(4, 4)) }],
  ["a gzip bomb", { ...GAME, "a.data.gz": gzipSync(ZEROS, { level: 1 }) }],
  ["a brotli bomb", { ...GAME, "a.data.br": brotliCompressSync(ZEROS, FAST) }],
  ["another file than the list says", { ...GAME, "a.txt": "promised" }, { "a.txt": "deliver!" }],
];

describe("a list of files that is refused", () => {
  let creator: Player;
  let id: string;
  beforeAll(async () => {
    creator = await newCreator(site);
    ({ id } = await newDraft(site, creator, "Hostile Lists"));
  });

  test.each(LISTS)("%s", async (_name, manifest, flags = []) => {
    const answer = await creator.rpc("begin_build", { draft_id: id, manifest: manifest as never, flags });
    expect([400, 413], answer.error?.message).toContain(answer.status);
    expect(answer.error!.message.length).toBeGreaterThan(10);
    expect(await site.sql(`select count(*) from public.class_builds where draft_id = $1`, id)).toEqual([["0"]]);
  });
});

describe("bytes that are refused", () => {
  let creator: Player;
  let id: string;
  beforeAll(async () => {
    creator = await newCreator(site);
    ({ id } = await newDraft(site, creator, "Hostile Bytes"));
  });

  test.each(CONTENTS)("%s", async (_name, files, swapped = {}) => {
    const { data, error } = await beginBuild(creator, id, files);
    // An earlier case uploaded these bytes, so they are refused at once.
    if (error) return expect(error.message).toMatch(/content|program|archive/);
    const begun = data as unknown as BegunBuild;
    for (const [path, content] of Object.entries(files))
      await uploadFile(creator, begun.build_id, sha256(content), swapped[path] ?? content);
    const { status, body } = await site.invoke("accept-build", creator.token, { build_id: begun.build_id });
    expect([status, (body["problems"] as unknown[]).length, body["left"]]).toEqual([200, 1, 1]);
    const finished = await creator.rpc("finish_build", { build_id: begun.build_id });
    expect(finished.status).toBe(409);
  });
});

describe("an attack on an upload", () => {
  let creator: Player;
  let rival: Player;
  let begun: BegunBuild;
  const files: Files = { ...GAME, "mine.txt": "only mine" };
  beforeAll(async () => {
    [creator, rival] = [await newCreator(site), await newCreator(site)];
    const { id } = await newDraft(site, creator, "Under Attack");
    begun = (await beginBuild(creator, id, files)).data as unknown as BegunBuild;
  });

  test("into another's build is refused", async () => {
    const { error } = await uploadFile(rival, begun.build_id, sha256("only mine"), "only mine");
    expect(error).not.toBeNull();
    expect((await rival.rpc("finish_build", { build_id: begun.build_id })).status).toBe(404);
    expect((await site.invoke("accept-build", rival.token, { build_id: begun.build_id })).status).toBe(404);
  });

  test("of a file that is not in the list, or to another place, is refused", async () => {
    for (const name of [sha256("other"), "index.html", `../${sha256("only mine")}`, `${sha256("only mine")}/x`])
      expect((await uploadFile(creator, begun.build_id, name, "only mine")).error).not.toBeNull();
    const blobs = creator.storage.from("game_files").upload(`blobs/${sha256("x")}`, Buffer.from("x"));
    expect((await blobs).error).not.toBeNull();
  });

  test("with another size than the list says is refused", async () => {
    const { error } = await uploadFile(creator, begun.build_id, sha256("only mine"), "only mine, and more");
    expect(error).not.toBeNull();
  });

  test("that replaces a file, after it was uploaded, is refused", async () => {
    expect((await uploadFile(creator, begun.build_id, sha256("only mine"), "only mine")).error).toBeNull();
    const again = await creator.storage
      .from("game_files")
      .upload(`${begun.build_id}/${sha256("only mine")}`, Buffer.from("only mine"), { upsert: true });
    expect(again.error).not.toBeNull();
    const removed = await creator.storage.from("game_files").remove([`${begun.build_id}/${sha256("only mine")}`]);
    expect(removed.data ?? []).toEqual([]);
  });

  test("through a signed link of one's own is refused, and files cannot be read or listed", async () => {
    const bucket = creator.storage.from("game_files");
    expect((await bucket.createSignedUploadUrl(`${begun.build_id}/${sha256(GAME["main.js"]!)}`)).error).not.toBeNull();
    expect((await bucket.download(`${begun.build_id}/${sha256("only mine")}`)).error).not.toBeNull();
    expect((await bucket.list(begun.build_id)).data).toEqual([]);
  });

  test("with made-up ids is an answer, not a failure", async () => {
    for (const build_id of [randomUUID(), "x", "", null, {}, "' or 1=1"]) {
      const { status } = await site.invoke("accept-build", creator.token, { build_id });
      expect([400, 404]).toContain(status);
    }
    expect((await site.invoke("accept-build", site.gateway.anonKey, { build_id: begun.build_id })).status).toBe(401);
    for (const body of [null, [], "x", { step: "begin" }, { step: "links", build_id: begun.build_id }]) {
      const { status } = await site.invoke("author-push", creator.token, body);
      expect(status).toBe(401);
    }
  });

  test("is limited to twenty builds a day", async () => {
    const eager = await newCreator(site);
    const { id } = await newDraft(site, eager, "Too Many Builds");
    const statuses = [];
    for (let n = 0; n < 21; n++) {
      statuses.push((await beginBuild(eager, id, { ...GAME, "n.txt": String(n) })).status);
    }
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  });
});

describe("a build that cannot be stored", () => {
  test("is refused when its creator has no room left, and when the site has none", async () => {
    const creator = await newCreator(site);
    const { id } = await newDraft(site, creator, "No Room");
    const big = { ...GAME, "big.bin": randomBytes(1_200_000) };
    await site.sql(`select private.set_setting('creator-max-mb', '1', 'test')`);
    expect((await beginBuild(creator, id, big)).status).toBe(413);
    await site.sql(`select private.set_setting('creator-max-mb', '500', 'test')`);
    await site.sql(`select private.set_setting('site-builds-max-mb', '1', 'test')`);
    expect((await beginBuild(creator, id, big)).status).toBe(507);
    await site.sql(`select private.set_setting('site-builds-max-mb', '20000', 'test')`);
    expect((await beginBuild(creator, id, big)).status).toBe(200);
  });

  test("is refused when one of its files was blocked", async () => {
    const creator = await newCreator(site);
    await site.sql(`select private.block_hash($1, 'a shock picture')`, sha256("shock"));
    const { id } = await newDraft(site, creator, "Shock File");
    const answer = await beginBuild(creator, id, { ...GAME, "a.txt": "shock" });
    expect([answer.status, answer.error?.message]).toEqual([400, "a.txt: This file was blocked by the moderators."]);
    expect(JSON.parse(answer.error!.details)).toEqual([
      { path: "a.txt", text: "This file was blocked by the moderators." },
    ]);
  });
});

test("a creator cannot publish past the review", async () => {
  const creator = await newCreator(site);
  const { draft, build } = await newListedClass(site, creator, "Past Review");
  const next = await pushBuild(site, creator, draft, { ...GAME, "x.txt": "x" });
  expect((await creator.rpc("roll_back", { draft_id: draft, number: next.number })).status).toBe(409);
  for (const change of [{ status: "approved" }, { hash: build.hash }, { flags: ["eval"] }])
    expect(
      (
        await creator
          .from("class_builds")
          .update(change as never)
          .eq("id", next.id)
      ).error,
    ).not.toBeNull();
  expect(
    (
      await creator
        .from("class_drafts")
        .update({ live_build: next.id } as never)
        .eq("id", draft)
    ).error,
  ).not.toBeNull();
  expect(
    (await creator.rpc("moderate", { queue: "builds", subject: next.id, verb: "publish", reason: "Mine." })).status,
  ).toBe(403);
  const draftless = await creator.rpc("submit_class", { draft_id: draft, build_id: randomUUID() });
  expect(draftless.status).toBe(404);
  answerless(await decideBuild(site, build.id, "block"));
  expect((await creator.rpc("relist_class", { draft_id: draft })).status).toBe(409);
});

const answerless = (rows: unknown) => expect(rows).toBeTruthy();

describe("the limits that screens show", () => {
  const { BUILD_FILE_MAX_BYTES, BUILD_FILES_MAX, BUILD_FOLDERS_MAX, BUILD_MAX_BYTES, BUILD_NOTE_MAX, BUILD_PATH_MAX } =
    numbers;
  const big = (name: string, bytes: number) => file(name, { bytes });
  const rest = BUILD_MAX_BYTES - 4 * BUILD_FILE_MAX_BYTES;

  test.each<[string, (more: number) => { manifest: Entry[]; note?: string }]>([
    ["files", (more) => ({ manifest: [page, ...many(BUILD_FILES_MAX - 1 + more, (n) => `${n}.txt`)] })],
    ["bytes of a file", (more) => ({ manifest: [page, big("a.bin", BUILD_FILE_MAX_BYTES + more)] })],
    [
      "bytes in all",
      (more) => ({
        manifest: [
          { ...page, bytes: 0 },
          ...many(4, (n) => `${n}.bin`).map((each) => ({ ...each, bytes: BUILD_FILE_MAX_BYTES })),
          big("r.bin", rest + more),
        ],
      }),
    ],
    ["characters of a path", (more) => ({ manifest: [page, file(`${"a".repeat(BUILD_PATH_MAX - 3 + more)}.js`)] })],
    ["folders", (more) => ({ manifest: [page, file(`${"a/".repeat(BUILD_FOLDERS_MAX - 1 + more)}b.js`)] })],
    ["characters of a note", (more) => ({ manifest: [page], note: "n".repeat(BUILD_NOTE_MAX + more) })],
  ])("are the database's for %s of a build", async (_what, given) => {
    const creator = await newCreator(site);
    const { id } = await newDraft(site, creator, `Limits ${randomBytes(4).toString("hex")}`);
    const begin = (more: number) =>
      creator.rpc("begin_build", { draft_id: id, ...(given(more) as { manifest: never[] }) });
    expect([400, 413]).toContain((await begin(1)).status);
    expect((await begin(0)).status).toBe(200);
  });

  test("are the database's for classes, keys and megabytes, and so is the checklist", async () => {
    const creator = await newCreator(site);
    const statuses = [];
    for (let n = 0; n <= numbers.CLASSES_MAX; n++)
      statuses.push((await creator.rpc("save_draft", { draft_id: null as never, form: {} })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(numbers.CLASSES_MAX);
    const [row] = await site.sql(
      `select private.setting_int('creator-max-mb'), array_to_json(private.review_checklist()), burst, (select file_size_limit from storage.buckets where id = 'game_files')
       from private.write_limits where bucket = 'builds'`,
    );
    expect(row!.map((each) => JSON.parse(each!) as unknown)).toEqual([
      numbers.CREATOR_MAX_MB,
      [...numbers.REVIEW_CHECKLIST],
      numbers.BUILDS_A_DAY,
      numbers.BUILD_FILE_MAX_BYTES,
    ]);
    const free = numbers.FREE_LICENCES.map((licence) => site.sql(`select private.is_free_licence($1)::text`, licence));
    expect((await Promise.all(free)).flat(2)).toEqual(numbers.FREE_LICENCES.map(() => "true"));
  });
});

test("at least sixty hostile builds are tried", () => {
  expect(LISTS.length + CONTENTS.length).toBeGreaterThanOrEqual(60);
  expect(manifestOf(GAME)).toHaveLength(2);
});
