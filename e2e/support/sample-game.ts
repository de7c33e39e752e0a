import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";

export type GameFiles = Record<string, string | Buffer>;

/** A small game as an author would bring it: no SDK, a script of its own, a level it fetches, and localStorage. */
export function sampleGame({ title = "Puddle Golf", version = "1" } = {}): GameFiles {
  return {
    "index.html": `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<style>html,body{margin:0;height:100%;background:#7fcf68;font:700 24px sans-serif;color:#10305c}p{margin:0;padding:16px}</style>
</head><body><p id="hello">${title}, version ${version}</p><p id="level"></p><p id="visits"></p>
<script src="js/game.js"></script></body></html>`,
    "js/game.js": `
const visits = 1 + Number(localStorage.getItem("visits") ?? 0);
localStorage.setItem("visits", String(visits));
document.getElementById("visits").textContent = "Visit " + visits;
fetch("data/level.json").then((answer) => answer.json()).then(({ name }) => {
  document.getElementById("level").textContent = name;
});
addEventListener("keydown", () => { document.getElementById("hello").textContent = "Played with keys"; });
`,
    "data/level.json": JSON.stringify({ name: "Hole one" }),
    "js/game.js.map": "{}",
  };
}

/** Writes the files to a new folder, to be chosen in a file dialog. */
export function writeFolder(files: GameFiles): string {
  const folder = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "quackademy-game-")), "dist");
  for (const [name, body] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), body);
  }
  return folder;
}

/** The files as a zip, as a file dialog returns it. */
export function zipFile(files: GameFiles, name = "game.zip") {
  return { name, mimeType: "application/zip", buffer: zipOf(files) };
}

function zipOf(files: GameFiles): Buffer {
  const parts: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, given] of Object.entries(files)) {
    const [label, body] = [Buffer.from(name), Buffer.from(given)];
    const packed = zlib.deflateRawSync(body);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt16LE(label.length, 26);
    parts.push(local, label, packed);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(zlib.crc32(body), 16);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(body.length, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(at, 42);
    entries.push(entry, label);
    at += local.length + label.length + packed.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** A plain picture of one colour, as a PNG. */
export function samplePicture(width = 640, height = 400): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(3 * width, 0x77)]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = zlib.deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), body]);
  const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length, 0);
  crc.writeUInt32BE(zlib.crc32(named), 0);
  return Buffer.concat([length, named, crc]);
}
