import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { newApiPlayer, randomLetters, type ApiPlayer } from "./api-player.ts";
import { quack } from "./operator-tools.ts";
import { inRoot } from "./repository.ts";

export type UploadedFiles = Record<string, Buffer>;

const UPLOADS = "e2e/fixtures/uploads";
/** (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add) */
const ADD_WASM = Buffer.from(
  "0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b",
  "hex",
);

/** The files of a sample game. Packed ones are made here, so that the repository holds what was packed. */
export function sampleGame(name: string): UploadedFiles {
  const folder = inRoot(`${UPLOADS}/${name}`);
  const names = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files: UploadedFiles = Object.fromEntries(
    names.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join("/"), fs.readFileSync(file)];
    }),
  );
  if (name === "wasm-fetch") files["add.wasm"] = ADD_WASM;
  if (name === "unity-like") {
    files["Build/game.framework.js.br"] = brotliCompressSync(files["Build/game.framework.js"]!);
    delete files["Build/game.framework.js"];
    files["Build/game.wasm.br"] = brotliCompressSync(ADD_WASM);
    files["Build/game.data.unityweb"] = gzipSync("quack");
  }
  return files;
}

/** A player who may make classes. */
export async function newCreator(site: string): Promise<ApiPlayer> {
  const creator = await newApiPlayer(site);
  await quack(["role", "grant", creator.username, "creator"]);
  return creator;
}

const FORM = {
  tagline: "Made for a test",
  description: "A small game that was made for a test.",
  controls: { keys: "Space" },
  categories: ["arcade"],
  devices: ["keyboard"],
  players: 1,
  orientation: "any",
  licence: "MIT",
  is_own: true,
  min_age: 6,
  score: { kind: "none" },
};

/** Uploads a cover as the page does, and returns its name. */
async function uploadCover(creator: ApiPlayer, draft: string): Promise<string> {
  const at = `${draft}/cover.png`;
  await ask(creator, "POST", `/storage/v1/object/class_uploads/${at}`, plainPng(640, 400), {
    "content-type": "image/png",
  });
  const { path: name } = await ask<{ path: string }>(creator, "POST", "/functions/v1/accept-image", {
    bucket: "class_uploads",
    path: at,
  });
  return name;
}

/** A picture of one colour. */
function plainPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: height }, () => Buffer.alloc(1 + width * 3, 0x60).fill(0, 0, 1)));
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Buffer): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** Uploads a game as the page does. */
export async function uploadBuild(creator: ApiPlayer, draft: string, files: UploadedFiles, flags: string[] = []) {
  const listed = Object.entries(files).map(([name, content]) => ({
    path: name,
    sha256: createHash("sha256").update(content).digest("hex"),
    bytes: content.length,
    content,
  }));
  const manifest = listed.map(({ path: name, sha256, bytes }) => ({ path: name, sha256, bytes }));
  const { build_id, missing } = await rpc<{ build_id: string; missing: string[] }>(creator, "begin_build", {
    draft_id: draft,
    manifest,
    flags,
  });
  for (const sha256 of missing) {
    const { content } = listed.find((each) => each.sha256 === sha256)!;
    const type = { "content-type": "application/octet-stream" };
    await ask(creator, "POST", `/storage/v1/object/game_files/${build_id}/${sha256}`, content, type);
  }
  await ask(creator, "POST", "/functions/v1/accept-build", { build_id });
  return rpc<{ id: string; hash: string; number: number }>(creator, "finish_build", { build_id });
}

/** A class that is listed with a sample game. `form` has answers that differ from those of the other classes. */
export async function newClass(
  creator: ApiPlayer,
  title: string,
  files: UploadedFiles,
  flags: string[] = [],
  form: object = {},
) {
  const { id: draft } = await rpc<{ id: string }>(creator, "save_draft", { draft_id: null, form: { title } });
  const icon = await uploadCover(creator, draft);
  const { slug } = await rpc<{ slug: string }>(creator, "save_draft", {
    draft_id: draft,
    form: { ...FORM, title, icon, ...form },
  });
  const build = await uploadBuild(creator, draft, files, flags);
  await publish(creator, { draft, slug, build: build.id });
  return { draft, slug, build };
}

/** A listed class whose scores are handed in with a picture: its game does not send any. Returns its id. */
export async function newPictureClass(site: string): Promise<string> {
  const title = `Handed in ${randomLetters(8)}`;
  const { slug } = await newClass(await newCreator(site), title, sampleGame("single"));
  return slug;
}

export async function publish(
  creator: ApiPlayer,
  { draft, slug, build }: { draft: string; slug: string; build: string },
) {
  await rpc(creator, "submit_class", { draft_id: draft, build_id: build });
  await quack(["class", "accept", slug, "--reason", "A test.", "--checked"]);
}

export const rpc = <Answer>(creator: ApiPlayer, name: string, given: object) =>
  ask<Answer>(creator, "POST", `/rest/v1/rpc/${name}`, given);

async function ask<Answer>(
  creator: ApiPlayer,
  method: string,
  at: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const { status, data } = await creator.call(method, at, body, headers);
  if (status >= 300) throw new Error(`${at}: ${status} ${JSON.stringify(data)}`);
  return data as Answer;
}
