import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "#testing/test-gateway.ts";
import { newName, OWN_FOLDER_POLICIES, storagePlayers } from "./testing/storage-players.ts";

let gateway: TestGateway;
let players: ReturnType<typeof storagePlayers>;

beforeAll(async () => {
  gateway = await openTestGateway({ sql: OWN_FOLDER_POLICIES });
  players = storagePlayers(gateway);
});

afterAll(() => gateway.close());

async function poster(body = "0123456789", contentType = "image/png", cacheControl = "3600"): Promise<string> {
  const key = newName("poster");
  await players.service.from("open").upload(key, body, { contentType, cacheControl });
  return `${gateway.url}/storage/v1/object/public/open/${key}`;
}

const get = (url: string, headers: Record<string, string> = {}, method = "GET") =>
  gateway.fetch(url, { headers, method });

describe("reading an object", () => {
  test("returns the headers for caching, and those that prevent execution", async () => {
    const answer = await get(await poster());
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/png",
      "content-length": "10",
      "accept-ranges": "bytes",
      "cache-control": "max-age=3600",
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/) as string,
      "last-modified": expect.stringMatching(/GMT$/) as string,
      "x-content-type-options": "nosniff",
      "content-security-policy": "sandbox; default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
    });
    expect(answer.headers.has("content-disposition")).toBe(false);
  });

  test.each([
    "text/html",
    "image/svg+xml",
    "application/xhtml+xml",
    "text/xml",
    "application/javascript",
    "text/css",
    "application/x-unknown",
    "TEXT/HTML; charset=utf-8",
  ])("offers %s as a download only", async (type) => {
    const answer = await get(await poster("<script>alert(1)</script>", type));
    expect(answer.headers.get("content-disposition")).toBe("attachment");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  test("serves the type alone, without parts that a browser could read as another type", async () => {
    const url = await poster("<script>alert(1)</script>", "image/png; x, text/html");
    expect((await get(url)).headers.get("content-type")).toBe("image/png");
    // The same applies to a row that was written directly.
    const key = url.split("/").at(-1)!;
    for (const [mimetype, served] of [
      ["image/png; x, text/html", "image/png"],
      ["image/png\r\n;x=y", "application/octet-stream"],
    ]) {
      await gateway.db.asPlatform({
        text: "update storage.objects set metadata = metadata || jsonb_build_object('mimetype', $1::text) where name = $2",
        values: [mimetype!, key],
      });
      const answer = await get(url);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, served]);
    }
  });

  test("saves under the requested name, whatever characters it has", async () => {
    const url = await poster();
    const named = async (query: string) => (await get(`${url}?download=${query}`)).headers.get("content-disposition");
    expect(await named("")).toBe("attachment;");
    expect(await named("duck.png")).toBe("attachment; filename=duck.png; filename*=UTF-8''duck.png;");
    expect(await named(encodeURIComponent('a";\r\nX-Evil: 1 ü'))).toBe(
      "attachment; filename=a%22%3B%0D%0AX-Evil%3A%201%20%C3%BC; filename*=UTF-8''a%22%3B%0D%0AX-Evil%3A%201%20%C3%BC;",
    );
  });

  test("answers 304 by ETag or by date", async () => {
    const url = await poster();
    const { headers } = await get(url);
    const [etag, modified] = [headers.get("etag")!, headers.get("last-modified")!];
    for (const condition of [
      { "if-none-match": etag },
      { "if-none-match": `"x", W/${etag}` },
      { "if-none-match": "*" },
      { "if-modified-since": modified },
    ]) {
      const answer = await get(url, condition);
      expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", etag]);
    }
    const older = { "if-modified-since": new Date(Date.now() - 86_400_000).toUTCString() };
    expect((await get(url, older)).status).toBe(200);
    expect((await get(url, { "if-none-match": '"other"', "if-modified-since": modified })).status).toBe(200);
  });

  test.each([
    ["bytes=0-3", 206, "0123", "bytes 0-3/10"],
    ["bytes=4-", 206, "456789", "bytes 4-9/10"],
    ["bytes=-2", 206, "89", "bytes 8-9/10"],
    ["bytes=-100", 206, "0123456789", "bytes 0-9/10"],
    ["bytes=8-100", 206, "89", "bytes 8-9/10"],
    ["bytes=0-0", 206, "0", "bytes 0-0/10"],
    ["bytes=0-1,4-5", 200, "0123456789", null],
    ["bytes=5-2", 200, "0123456789", null],
    ["lines=1-2", 200, "0123456789", null],
    ["bytes=-", 200, "0123456789", null],
  ])("with range %s answers %i", async (range, status, text, contentRange) => {
    const answer = await get(await poster(), { range });
    expect([answer.status, await answer.text(), answer.headers.get("content-range")]).toEqual([
      status,
      text,
      contentRange,
    ]);
    expect(answer.headers.get("content-length")).toBe(String(text.length));
  });

  test("with a range beyond the end answers 416 with the size", async () => {
    for (const range of ["bytes=10-", "bytes=99-100", "bytes=-0"]) {
      const answer = await get(await poster(), { range });
      expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */10"]);
      expect(await answer.json()).toMatchObject({ statusCode: "416", error: "invalid_range" });
    }
  });

  test("resumes a range only while the object is unchanged", async () => {
    const url = await poster();
    const etag = (await get(url)).headers.get("etag")!;
    expect((await get(url, { range: "bytes=0-3", "if-range": etag })).status).toBe(206);
    expect((await get(url, { range: "bytes=0-3", "if-range": '"old"' })).status).toBe(200);
  });

  test("by HEAD answers the same without the bytes", async () => {
    const url = await poster();
    const answer = await get(url, {}, "HEAD");
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "10", ""]);
    expect((await get(`${url}x`, {}, "HEAD")).status).toBe(400);
  });

  test("of a private bucket stays out of shared caches", async () => {
    const { id, storage, token } = await players.newPlayer();
    await storage.from("own").upload(`${id}/a.png`, "x", { cacheControl: "100, public, s-maxage=999" });
    const mine = await get(`${gateway.url}/storage/v1/object/authenticated/own/${id}/a.png`, {
      authorization: `Bearer ${token}`,
    });
    expect([mine.status, mine.headers.get("cache-control")]).toEqual([200, "private, max-age=100"]);
    expect(mine.headers.get("vary")).toContain("Authorization");
    expect(mine.headers.get("cross-origin-resource-policy")).toBe("same-origin");
  });

  test("works for an empty file", async () => {
    const answer = await get(await poster(""));
    expect([answer.status, answer.headers.get("content-length"), await answer.text()]).toEqual([200, "0", ""]);
  });

  test("that is missing answers the same in a public bucket and for a stranger in a private one", async () => {
    const missing = await get(`${gateway.url}/storage/v1/object/public/open/missing.png`);
    expect([missing.status, await missing.json()]).toEqual([
      400,
      { statusCode: "404", error: "not_found", message: "Object not found" },
    ]);
    expect(missing.headers.get("cache-control")).toBe("no-store");
    const closed = await get(`${gateway.url}/storage/v1/object/public/own/x`);
    expect(await closed.json()).toEqual({ statusCode: "404", error: "Bucket not found", message: "Bucket not found" });
  });
});
