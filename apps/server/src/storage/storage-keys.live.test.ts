import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { storagePlayers } from "./testing/storage-players.ts";

let gateway: TestGateway;
let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "quack-keys-"));
  gateway = await openTestGateway({
    sql: "insert into storage.buckets (id, name, public) values ('keys', 'keys', true);",
    env: { DATA_DIR: dataDir },
  });
  await gateway.app.listen({ port: 0, host: "localhost" });
  port = (gateway.app.server.address() as AddressInfo).port;
});

afterAll(async () => {
  await gateway.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

// As written in a URL: encoded as a client library would, or raw as an attacker would.
const HOSTILE = [
  "%2e%2e%2f%2e%2e%2fetc%2fpasswd",
  "..%2f..%2fetc%2fpasswd",
  "%2e%2e/%2e%2e/etc/passwd",
  "a/%2e%2e/%2e%2e/b",
  "a/..%2fb",
  "%2e%2e",
  "%2e",
  "a/%2e/b",
  "a/%2e%2e",
  "....//....//etc/passwd",
  "..%5c..%5cwindows",
  "..%5C",
  "a%5cb",
  "C:%5cboot.ini",
  "%5c%5chost%5cshare",
  "a%00.png",
  "%00",
  "a%0ab",
  "a%0d%0aX-Evil:%201",
  "a%09b",
  "a%1bb",
  "a%7fb",
  "%2fetc%2fpasswd",
  "%2f%2fhost",
  "a%2f%2fb",
  "a//b",
  "a/",
  "a%2f",
  "%20/../x%2f%2e%2e",
  "a%23b",
  "a%25b",
  "a%252e%252e%252fb",
  "a%7eb",
  "a%22b",
  "a%3cscript%3e",
  "a%7b%7d",
  "a%5b1%5d",
  "a%5eb",
  "a%60b",
  "a%7cb",
  "caf%c3%a9.png",
  "cafe%cc%81.png",
  "%e2%80%ae.png",
  "%ef%bc%8e%ef%bc%8e/x",
  "%f0%9f%a6%86",
  "a%c0%ae%c0%ae",
  "%ff%fe",
  "%u002e%u002e",
  "%",
  "%2",
  "%zz",
  "a".repeat(1025),
  "a/".repeat(800) + "b",
  "a%2f".repeat(700) + "b",
];

const names = () =>
  fs
    .readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);

describe("object keys", () => {
  // Over a raw socket: URL and fetch would normalize the paths.
  const request = (method: string, key: string, route = "object/keys") =>
    new Promise<{ status: number; text: string }>((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${gateway.serviceKey}`,
        "content-type": "text/plain",
        "content-length": method[0] === "P" ? 1 : 0,
      };
      const sent = http.request({ port, method, headers, path: `/storage/v1/${route}/${key}` }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("end", () => resolve({ status: answer.statusCode!, text: Buffer.concat(chunks).toString() }));
      });
      sent.on("error", reject).end(method[0] === "P" ? "x" : undefined);
    });

  test(`${HOSTILE.length} hostile ones are refused or harmless with every method, and never name a file`, async () => {
    for (const key of HOSTILE) {
      for (const [method, route] of [
        ["POST", "object/keys"],
        ["PUT", "object/keys"],
        ["GET", "object/public/keys"],
        ["GET", "object/info/keys"],
        ["DELETE", "object/keys"],
      ] as const) {
        const answer = await request(method, key, route);
        expect([key, method, answer.status]).toEqual([
          key,
          method,
          expect.toSatisfy((status: number) => status >= 400 && status < 500),
        ]);
        expect(answer.text).not.toMatch(/root:|\bat .*\.ts\b|select |insert /);
      }
    }
    expect(names().filter((name) => !/^[0-9a-f-]{36}$/.test(name))).toEqual([]);
    const [count] = await gateway.db.asPlatform({
      text: "select count(*)::text from storage.objects where bucket_id = 'keys'",
      values: [],
    });
    expect(count).toEqual(["0"]);
  });

  test("in the body of a request follow the same rules", async () => {
    const keys = storagePlayers(gateway).service.from("keys");
    await keys.upload("plain.txt", "x");
    for (const key of ["../x", "a/../../x", "\u0000", "a\\b", "é", "/x", "x/", "", ".", "..", "a".repeat(1025)]) {
      expect((await keys.move("plain.txt", key)).error, key).toMatchObject({ statusCode: "400" });
      expect((await keys.copy("plain.txt", key)).error, key).toMatchObject({ statusCode: "400" });
      expect((await keys.copy(key, "y")).error, key).toMatchObject({ statusCode: "400" });
      expect((await keys.remove([key])).data ?? []).toEqual([]);
      expect((await keys.createSignedUrls([key], 60)).data?.[0]?.signedUrl ?? null, key).toBeNull();
    }
    expect(await (await keys.download("plain.txt")).data?.text()).toBe("x");
    await keys.remove(["plain.txt"]);
  });

  test("with every allowed character are read back unchanged", async () => {
    const keys = storagePlayers(gateway).service.from("keys");
    for (const key of [
      "a b.png",
      "it's (1).txt",
      "x!*&$@=;:+,y",
      "deep/er/than/this.txt",
      "...",
      "..a/b..",
      "A_z-9.tar.gz",
      "a".repeat(1024),
    ]) {
      const address = key.split("/").map(encodeURIComponent).join("/");
      expect((await request("POST", address)).status, key).toBe(200);
      expect((await request("GET", address)).text, key).toBe("x");
    }
    const { data } = await keys.listV2({});
    expect(data?.objects.map(({ name }) => name)).toContain("x!*&$@=;:+,y");
    expect(names().every((name) => /^[0-9a-f-]{36}$/.test(name))).toBe(true);
  });
});
