import { afterEach, expect, test, vi } from "vitest";
import { measureMirror } from "./measure-mirror.ts";

const asked: [url: string, mode: RequestMode | undefined][] = [];
function answerWith(answer: (mode: RequestMode | undefined) => Response): void {
  vi.stubGlobal("fetch", async (url: string, { mode }: RequestInit) => {
    asked.push([url, mode]);
    return answer(mode);
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

test("an address that answers is up, with its response time and version", async () => {
  answerWith(() => Response.json({ status: "ok", version: "1.2.3" }));
  expect(await measureMirror("https://two.test")).toEqual({
    isUp: true,
    milliseconds: expect.any(Number) as number,
    version: "1.2.3",
  });
  expect(asked).toEqual([["https://two.test/healthz", "cors"]]);
});

test("an address without CORS is checked by an opaque request", async () => {
  answerWith((mode) => {
    if (mode === "cors") throw new TypeError("no access");
    return new Response();
  });
  expect(await measureMirror("https://two.test")).toMatchObject({ isUp: true, version: null });
});

test("an address that does not answer, or answers with an error, is down", async () => {
  answerWith(() => {
    throw new TypeError("nobody");
  });
  expect(await measureMirror("https://two.test")).toEqual({ isUp: false });
  answerWith(() => new Response("", { status: 502 }));
  expect(await measureMirror("https://two.test")).toEqual({ isUp: false });
});

test("an address with an invalid answer has no version", async () => {
  for (const body of ["<html>", "null", '{"version":7}']) {
    answerWith(() => new Response(body));
    expect(await measureMirror("https://two.test")).toMatchObject({ isUp: true, version: null });
  }
});
