import { once } from "node:events";
import fs from "node:fs";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newName, OWN_FOLDER_POLICIES, storagePlayers } from "./testing/storage-players.ts";

const MEGABYTE = 1024 * 1024;

let gateway: TestGateway;
let players: ReturnType<typeof storagePlayers>;
let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-limits-"));
  gateway = await openTestGateway({
    env: { DATA_DIR: dataDir, UPLOAD_MAX_MB: "80" },
    sql: `${OWN_FOLDER_POLICIES}
      insert into storage.buckets (id, name, file_size_limit, allowed_mime_types) values
        ('small', 'small', 1000, null), ('pictures', 'pictures', null, '{image/png,audio/*}'), ('full', 'full', 0, null);`,
  });
  players = storagePlayers(gateway);
  await gateway.app.listen({ port: 0, host: "localhost" });
  port = (gateway.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await gateway.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const storedSizes = () =>
  fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.size ?? 0);
const storedFiles = () => storedSizes().length;
const storedBytes = () => storedSizes().reduce((sum, size) => sum + size, 0);

const TOO_LARGE = { statusCode: "413", message: "The object exceeded the maximum allowed size" };

describe("the size of an upload", () => {
  test("is limited by the bucket, to the byte, in forms and in plain bodies", async () => {
    const small = players.service.from("small");
    expect((await small.upload(newName("fits"), Buffer.alloc(1000))).error).toBeNull();
    expect((await small.upload(newName("fits"), new Blob([Buffer.alloc(1000)]))).error).toBeNull();
    const before = storedFiles();
    expect((await small.upload(newName("over"), Buffer.alloc(1001))).error).toMatchObject(TOO_LARGE);
    expect((await small.upload(newName("over"), new Blob([Buffer.alloc(1001)]))).error).toMatchObject(TOO_LARGE);
    expect((await small.upload(newName("over"), new Blob([Buffer.alloc(900_000)]))).error).toMatchObject(TOO_LARGE);
    expect((await players.service.from("full").upload(newName("over"), "x")).error).toMatchObject(TOO_LARGE);
    expect(storedFiles()).toBe(before);
  });

  test("is limited by the site where the bucket has no limit", async () => {
    const answer = await send(
      newName("over"),
      { "content-length": 80 * MEGABYTE + 1 },
      async (sent) => void sent.write("x"),
    );
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, TOO_LARGE]);
  });

  test("is counted, not trusted: a body of unknown length is cut off and leaves nothing", async () => {
    const before = storedFiles();
    const key = newName("endless");
    const answer = await send(
      key,
      { "transfer-encoding": "chunked" },
      // The body does not end, so the response has to arrive while it is being sent.
      async (sent) => {
        for (let n = 0; n < 50; n += 1) sent.write(Buffer.alloc(10_000));
      },
      "small",
    );
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, TOO_LARGE]);
    expect(storedFiles()).toBe(before);
    expect((await players.service.from("small").exists(key)).data).toBe(false);
  });

  test("is checked for moves and copies, too", async () => {
    const [large, text] = [newName("large"), newName("text")];
    await players.service.from("drop").upload(large, Buffer.alloc(5000), { contentType: "image/png" });
    await players.service.from("drop").upload(text, "x", { contentType: "text/plain" });
    const drop = players.service.from("drop");
    for (const act of ["move", "copy"] as const) {
      expect((await drop[act](large, large, { destinationBucket: "small" })).error).toMatchObject(TOO_LARGE);
      expect((await drop[act](text, text, { destinationBucket: "pictures" })).error).toMatchObject({
        statusCode: "415",
      });
      expect((await drop[act](text, text, { destinationBucket: "nowhere" })).error).toMatchObject({
        statusCode: "404",
      });
    }
  });
});

describe("the content type of an upload", () => {
  test.each([
    ["image/png", true],
    ["image/png; charset=utf-8", true],
    ["IMAGE/PNG", true],
    ["audio/ogg", true],
    ["audio/x-whatever", true],
    ["image/jpeg", false],
    ["image/pngx", false],
    ["text/html", false],
    ["audio", false],
    ["", false],
    ["image/*", false],
    ["*/*", false],
  ])("%s in a bucket for png and audio: %s", async (contentType, isTaken) => {
    const { error } = await players.service.from("pictures").upload(newName("typed"), "x", { contentType });
    if (isTaken) expect(error).toBeNull();
    else expect(error).toMatchObject({ statusCode: "415" });
  });

  test("is the one of the form's part", async () => {
    const pictures = players.service.from("pictures");
    expect((await pictures.upload(newName("blob"), new Blob(["x"], { type: "image/png" }))).error).toBeNull();
    expect((await pictures.upload(newName("blob"), new Blob(["x"], { type: "image/gif" }))).error).toMatchObject({
      statusCode: "415",
    });
  });
});

describe("an upload that is interrupted", () => {
  const boundary = "----quack";
  const form = `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="a"\r\ncontent-type: text/plain\r\n\r\nhalf of it`;
  test.each([
    ["in a plain body", "content-type: text/plain\r\n", "half of it"],
    ["in a form", `content-type: multipart/form-data; boundary=${boundary}\r\n`, form],
  ])("%s leaves neither row nor bytes", async (_where, header, body) => {
    const before = storedFiles();
    const key = newName("cut");
    const socket = net.connect(port, "localhost");
    socket.write(
      `POST /storage/v1/object/drop/${key} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${gateway.serviceKey}\r\n${header}content-length: 500000\r\n\r\n${body}`,
    );
    await expect.poll(storedFiles).toBe(before + 1);
    socket.destroy();
    await expect.poll(storedFiles).toBe(before);
    expect((await players.service.from("drop").exists(key)).data).toBe(false);
  });
});

test("a policy refuses an upload before the body is read", async () => {
  const answer = await send(
    newName("refused"),
    { "content-length": MEGABYTE, authorization: `Bearer ${gateway.anonKey}` },
    async (sent) => {
      sent.write("the first bytes, and no more");
    },
  );
  expect([answer.status, JSON.parse(answer.text)]).toMatchObject([400, { statusCode: "403" }]);
});

test("a body without a type is stored as plain bytes", async () => {
  const key = newName("untyped");
  const answer = await send(
    key,
    { "content-length": 4, "content-type": undefined },
    async (sent) => void sent.end("duck"),
  );
  expect(answer.status).toBe(200);
  expect((await players.service.from("drop").info(key)).data).toMatchObject({
    contentType: "application/octet-stream",
    size: 4,
  });
});

test("a large file is streamed to disk, and read back unchanged", async () => {
  const piece = Buffer.alloc(MEGABYTE, 7);
  const key = newName("large");
  const before = storedBytes();
  const answer = await send(key, { "content-length": 16 * MEGABYTE }, async (sent) => {
    for (let n = 0; n < 12; n += 1) if (!sent.write(piece)) await once(sent, "drain");
    await expect.poll(() => storedBytes() - before).toBe(12 * MEGABYTE);
    for (let n = 0; n < 4; n += 1) sent.write(piece);
    sent.end();
  });
  expect(answer.status).toBe(200);
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const headers = { authorization: `Bearer ${gateway.serviceKey}` };
    const path = `/storage/v1/object/drop/${key}`;
    http
      .get({ port, path, headers, agent: false }, (reply) => void buffer(reply).then(resolve, reject))
      .on("error", reject);
  });
  expect([bytes.length, bytes.every((byte) => byte === 7)]).toEqual([16 * MEGABYTE, true]);
});

const filePart = (size: number) =>
  `--b\r\ncontent-disposition: form-data; name=""; filename="a"\r\n\r\n${"x".repeat(size)}\r\n`;
const fieldPart = `--b\r\ncontent-disposition: form-data; name="n"\r\n\r\n1\r\n`;

test.each([
  ["a plain body over the limit", "small", "text/plain", "x".repeat(MEGABYTE)],
  ["a plain body for no bucket", "nowhere", "text/plain", "x".repeat(MEGABYTE)],
  ["a form over the limit", "small", "multipart/form-data; boundary=b", `${filePart(MEGABYTE)}--b--\r\n`],
  ["a form for no bucket", "nowhere", "multipart/form-data; boundary=b", `${filePart(MEGABYTE)}--b--\r\n`],
  ["a form with two files", "drop", "multipart/form-data; boundary=b", `${filePart(1)}${filePart(MEGABYTE)}--b--\r\n`],
  ["a form with four files", "drop", "multipart/form-data; boundary=b", `${filePart(MEGABYTE).repeat(4)}--b--\r\n`],
  [
    "a form with many fields",
    "drop",
    "multipart/form-data; boundary=b",
    `${fieldPart.repeat(50)}${filePart(MEGABYTE)}--b--\r\n`,
  ],
  ["a form that has no end", "drop", "multipart/form-data; boundary=b", filePart(MEGABYTE)],
  ["a form that is none", "drop", "multipart/form-data; boundary=b", "x".repeat(MEGABYTE)],
  ["a form without a boundary", "drop", "multipart/form-data", filePart(MEGABYTE)],
])("%s is refused and does not block the next request on its connection", async (_what, bucket, type, body) => {
  const before = storedFiles();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  const post = (path: string, contentType: string, bytes: string) =>
    new Promise<number>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${gateway.serviceKey}`,
        "content-type": contentType,
        "transfer-encoding": "chunked",
      };
      const sent = http.request(
        { port, agent, method: "POST", path: `/storage/v1/object/${path}`, headers },
        (reply) => {
          reply.resume().on("end", () => resolve(reply.statusCode!));
        },
      );
      sent.on("error", reject).end(bytes);
    });
  expect(await post(`${bucket}/${newName("refused")}`, type, body)).toSatisfy(
    (status: number) => status >= 400 && status < 500,
  );
  expect(storedFiles()).toBe(before);
  expect(await post(`drop/${newName("next")}`, "text/plain", "x")).toBe(200);
  agent.destroy();
});

type Answer = { status: number; text: string };

/** Uploads over a raw socket. */
function send(
  key: string,
  headers: http.OutgoingHttpHeaders,
  write: (sent: http.ClientRequest) => Promise<void>,
  bucket = "drop",
): Promise<Answer> {
  const all = { authorization: `Bearer ${gateway.serviceKey}`, "content-type": "text/plain", ...headers };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  return new Promise((resolve, reject) => {
    const sent = http.request(
      { port, method: "POST", path: `/storage/v1/object/${bucket}/${key}`, headers: given, agent: false },
      (reply) => {
        let text = "";
        reply.on("data", (chunk: Buffer) => (text += chunk.toString()));
        reply.on("end", () => {
          resolve({ status: reply.statusCode!, text });
          sent.destroy();
        });
      },
    );
    sent.on("error", reject);
    write(sent).catch(reject);
  });
}
