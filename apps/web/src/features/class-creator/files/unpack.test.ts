import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { makeZip, type ZipPart } from "./testing/make-zip.ts";
import { unpack } from "./unpack.ts";

const INDEX: ZipPart = { path: "index.html", body: "<!doctype html><title>Pond</title>" };
const MEBIBYTE = 1024 * 1024;

const open = (parts: ZipPart[], options?: Parameters<typeof makeZip>[1]) =>
  unpack({ kind: "zip", file: makeZip(parts, options) }, () => {});
const textOf = (text: string) => expect.stringContaining(text) as string;

describe("a zip", () => {
  test("is unpacked, and each file has its hash", async () => {
    const seen: number[] = [];
    const zip = makeZip([INDEX, { path: "js/game.js", body: "let a = 1;", isStored: true }]);
    const { files, refused, bytes } = await unpack({ kind: "zip", file: zip }, ({ done }) => seen.push(done));
    expect(refused).toEqual([]);
    expect(files.map(({ path }) => path)).toEqual(["index.html", "js/game.js"]);
    expect(files[1]!.sha256).toBe(createHash("sha256").update("let a = 1;").digest("hex"));
    expect(await files[0]!.body.text()).toBe(INDEX.body);
    expect(bytes).toBe(34 + 10);
    expect(seen).toEqual([1, 2]);
  });

  test("loses the one folder around everything, and what players do not need", async () => {
    const { files, dropped } = await open([
      { path: "dist/" },
      { path: "dist/index.html", body: "a" },
      { path: "dist/app.js.map", body: "b" },
      { path: "__MACOSX/dist/._index.html", body: "c" },
      { path: "dist/.DS_Store", body: "d" },
    ]);
    expect(files.map(({ path }) => path)).toEqual(["index.html"]);
    expect(dropped).toEqual({ "source maps": 1, "files of the system": 2 });
  });

  test("with a comment at its end is found all the same", async () => {
    expect((await open([INDEX], { comment: "made with love" })).files).toHaveLength(1);
  });
});

describe("a hostile zip is refused with a sentence", () => {
  const named: [string, string, string][] = [
    ["a path that leads out", "../evil.js", "leads out of the folder"],
    ["a path in the middle that leads out", "a/../../evil.js", "leads out of the folder"],
    ["an absolute path", "/etc/evil.js", "address of one computer"],
    ["a path of Windows", "..\\evil.js", "address of one computer"],
    ["a drive", "C:/evil.js", "address of one computer"],
    ["a control character", "a\u0000.js", "has a character"],
    ["a hidden file", ".env.json", "hidden file"],
    ["a program", "tools/build.exe", "is a program"],
    ["an archive in the archive", "more.zip", "is an archive"],
    ["a Flash film", "game.swf", "Flash"],
    ["a file without a type", "LICENSE", "no ending"],
    ["an unknown type", "level.xyz", ".xyz"],
    ["a long path", `${"a".repeat(200)}.js`, "180 fit"],
    ["a deep path", `${"a/".repeat(13)}b.js`, "levels deep"],
  ];
  test.each(named)("with %s", async (_what, path, words) => {
    const { refused, files } = await open([INDEX, { path, body: "x" }]);
    expect(refused).toEqual([{ path, text: textOf(words) }]);
    expect(files, "nothing is sent").toEqual([]);
  });

  test("with two files of one name, also in other capitals", async () => {
    const { refused } = await open([INDEX, { path: "Index.html", body: "x" }, { path: "index.html", body: "y" }]);
    expect(refused).toHaveLength(2);
    expect(refused[0]!.text).toContain("same name");
  });

  test("without an index.html at the top", async () => {
    const { refused } = await open([
      { path: "a/index.html", body: "x" },
      { path: "b/game.js", body: "y" },
    ]);
    expect(refused).toEqual([{ path: "index.html", text: textOf("is missing") }]);
  });

  test("with more files than a game may have", async () => {
    const many = Array.from({ length: 1000 }, (_, number) => ({ path: `f${number}.js`, body: "x" }));
    const { refused } = await open([INDEX, ...many]);
    expect(refused).toEqual([{ path: "", text: textOf("1001 files") }]);
  });

  test.each<[string, ZipPart[], Parameters<typeof makeZip>[1], string]>([
    ["a password", [{ ...INDEX, flags: 1 }], {}, "has a password"],
    ["a link", [INDEX, { path: "a.js", body: "/etc/passwd", mode: 0o120777 }], {}, "is a link"],
    ["a strange method", [{ ...INDEX, method: 14 }], {}, "browsers cannot open"],
    ["a wrong checksum", [{ ...INDEX, saysCrc: 1 }], {}, "is damaged in this zip"],
    ["fewer entries than it says", [INDEX], { saysCount: 2 }, "damaged or not complete"],
    ["sixty thousand entries", [INDEX], { saysCount: 60_000 }, "60000 entries"],
  ])("with %s", async (_what, parts, options, words) => {
    await expect(open(parts, options)).rejects.toThrow(words);
  });

  test("that ends too early, or is no zip", async () => {
    const whole = await makeZip([INDEX]).arrayBuffer();
    const cut = new Blob([whole.slice(10)]);
    await expect(unpack({ kind: "zip", file: cut }, () => {})).rejects.toThrow("damaged or not complete");
    await expect(unpack({ kind: "zip", file: new Blob(["hello"]) }, () => {})).rejects.toThrow("not a zip");
    await expect(unpack({ kind: "zip", file: new Blob([]) }, () => {})).rejects.toThrow("not a zip");
  });

  const small = { file: MEBIBYTE, build: 3 * MEBIBYTE };
  const openSmall = (parts: ZipPart[]) => unpack({ kind: "zip", file: makeZip(parts) }, () => {}, small);

  test("that says a file is small, and unpacks to more than a file may have", async () => {
    const bomb = { path: "data.bin", body: new Uint8Array(MEBIBYTE + 1), saysBytes: 1000 };
    await expect(openSmall([INDEX, bomb])).rejects.toThrow("data.bin becomes larger than a file may be (1.0 MB)");
  });

  test("that has one body under many names", async () => {
    const first: ZipPart = { path: "a.bin", body: new Uint8Array(MEBIBYTE), saysBytes: 1000 };
    const others = ["b", "c", "d", "e", "f"].map((name) => ({ path: `${name}.bin`, sharesWith: 1 }));
    await expect(openSmall([INDEX, first, ...others])).rejects.toThrow("larger than a game may be (3.0 MB)");
  });
});

describe("a folder", () => {
  const folder = (files: Record<string, string>) =>
    unpack(
      { kind: "files", files: Object.entries(files).map(([path, text]) => ({ path, file: new Blob([text]) })) },
      () => {},
    );

  test("is read like a zip", async () => {
    const { files, dropped } = await folder({ "pond/index.html": "a", "pond/a b.js": "b", "pond/.git/config": "c" });
    expect(files.map(({ path }) => path)).toEqual(["a b.js", "index.html"]);
    expect(dropped).toEqual({ "files of git": 1 });
  });

  test("that is empty says so", async () => {
    expect((await folder({})).refused).toEqual([{ path: "", text: "There are no files in it." }]);
  });
});
