import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { kindOf } from "./file-kind.ts";
import { BadFile, judgeFile } from "./judge-file.ts";
import { scanText } from "./scan-text.ts";

const bytes = (content: string | number[] | Buffer) => new Uint8Array(Buffer.from(content as string));

describe("the kind of a file", () => {
  test.each([
    ["text", "const duck = 'quack 🦆';"],
    ["text", "MZ is how a text may begin, and PK\u0003 as well"],
    ["empty", ""],
    ["binary", [1, 2, 0, 3]],
    ["binary", [0x61, 0xff, 0xfe]],
    ["program", [0x4d, 0x5a, 0x90, 0]],
    ["archive", [0x50, 0x4b, 3, 4, 0]],
    ["png", [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0]],
    ["webp", Buffer.from("RIFF\0\0\0\0WEBPVP8 ")],
    ["wav", Buffer.from("RIFF\0\0\0\0WAVEfmt ")],
    ["avif", Buffer.from("\0\0\0\x1cftypavif\0\0\0\0")],
    ["mp4", Buffer.from("\0\0\0\x1cftypisom\0\0\0\0")],
    ["wasm", [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]],
    ["woff2", Buffer.from("wOF2\0")],
  ])("%s", (kind, content) => {
    expect(kindOf(bytes(content as string))).toBe(kind);
  });
});

describe("a packed file", () => {
  test("is looked at after unpacking", async () => {
    const script = "new RTCPeerConnection();";
    const named = { packed: "br" } as const;
    expect(await judgeFile(bytes(brotliCompressSync(script)), named)).toMatchObject({
      kind: "text",
      encoding: "br",
      findings: [{ rule: "webrtc" }],
      packedCopy: null,
    });
    const unity = { packed: "any" } as const;
    expect(await judgeFile(bytes(gzipSync("data")), unity)).toMatchObject({ kind: "text", encoding: "gzip" });
    expect(await judgeFile(bytes([9, 0, 9]), unity)).toMatchObject({ kind: "binary", encoding: null });
  });

  test("is refused if it is not packed as its name says", async () => {
    await expect(judgeFile(bytes("plain"), { packed: "gzip" })).rejects.toThrow(BadFile);
    await expect(judgeFile(bytes("plain text"), { packed: "br" })).rejects.toThrow(BadFile);
    const cut = gzipSync("data".repeat(100)).subarray(0, 20);
    await expect(judgeFile(bytes(cut), { packed: "gzip" })).rejects.toThrow(BadFile);
  });

  test("gets a packed copy if that is worth it", async () => {
    const text = { packed: null } as const;
    expect((await judgeFile(bytes("play();".repeat(1000)), text)).packedCopy!.length).toBeLessThan(200);
    expect((await judgeFile(bytes("play();"), text)).packedCopy).toBeNull();
  });
});

describe("the scan of a text", () => {
  test.each([
    ["const pc = new RTCPeerConnection()", ["webrtc"]],
    ["<iframe srcdoc='x'>", ["frame"]],
    ["new WebSocket('wss://evil.test')", ["external evil.test", "socket"]],
    ["eval(code); new Function('x')", ["eval"]],
    ["coinhive.start()", ["miner"]],
    [`<input type="password">`, ["password"]],
    ["window.open('/')", ["pop-up"]],
    [
      "fetch('https://www.google-analytics.com/collect')",
      ["external www.google-analytics.com", "tracker google-analytics.com"],
    ],
    ["// https://www.w3.org/2000/svg and https://github.com/someone", []],
    ["requestAnimationFrame(draw)", []],
  ])("finds in %s: %s", (text, rules) => {
    const found = scanText(text).map(({ rule, detail }) => (detail === null ? rule : `${rule} ${detail}`));
    expect(found.sort()).toEqual(rules);
  });
});
