import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HttpConnection, requestBytes } from "#testing/http-connection.ts";
import { readBody } from "./read-body.ts";

const MAX_BYTES = 200_000;

/** Whether the last body was read without waiting for events of the stream. */
let wasReadAtOnce = false;
/** Called when the server has looked for the body of a request for the first time. */
let onFirstLook = (): void => undefined;

/** Answers with what it read: the length and the ends of the body, or the error's status. */
const server = http.createServer((request, response) => {
  let isAtOnce = true;
  readBody(request, MAX_BYTES, (error, body) => {
    wasReadAtOnce = isAtOnce;
    const { statusCode = 500 } = (error ?? {}) as { statusCode?: number };
    if (error) response.writeHead(statusCode, { connection: "close" }).end();
    else response.end(`${body!.length} ${body!.toString("latin1", 0, 3)}…${body!.subarray(-3).toString("latin1")}`);
  });
  process.nextTick(() => {
    isAtOnce = false;
    onFirstLook();
  });
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => void server.close());

const send = async (parts: string[]): Promise<string> => {
  const connection = await HttpConnection.open(port);
  for (const part of parts) {
    connection.write(part);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const { status, body } = await connection.answer();
  connection.close();
  return status === 200 ? body.toString() : String(status);
};
const post = (body: string, headers: Record<string, string> = {}) => requestBytes("POST", "/", headers, body);

test("a body is read that comes with its head, in pieces, or in chunks", async () => {
  const whole = post("abcdefghi");
  expect(await send([whole])).toBe("9 abc…ghi");
  expect(await send([whole.slice(0, -9), whole.slice(-9)]), "after the head").toBe("9 abc…ghi");
  expect(await send([whole.slice(0, -5), whole.slice(-5)]), "half with the head").toBe("9 abc…ghi");
  const chunked = "POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n4\r\ndefg\r\n0\r\n\r\n";
  expect(await send([chunked])).toBe("7 abc…efg");
  expect(await send([post("")])).toBe("0 …");
  expect(await send([post(`abc${"x".repeat(MAX_BYTES - 6)}ghi`)]), "of the largest size").toBe(`${MAX_BYTES} abc…ghi`);
});

test("a body that comes with its head is read without waiting for events", async () => {
  const connection = await HttpConnection.open(port);
  for (const body of ["abcdefghi", "", "again on the same connection"]) {
    wasReadAtOnce = false;
    await connection.request(post(body));
    expect(wasReadAtOnce, body).toBe(true);
  }
  // The rest is sent after the server has looked: on a busy machine two parts would arrive together.
  const whole = post("abcdefghi");
  const firstLook = new Promise<void>((resolve) => (onFirstLook = resolve));
  connection.write(whole.slice(0, -5));
  await firstLook;
  connection.write(whole.slice(-5));
  await connection.answer();
  expect(wasReadAtOnce, "half with the head").toBe(false);
  connection.close();
});

test("two requests that were sent at once each get their own body", async () => {
  const connection = await HttpConnection.open(port);
  connection.write(post("first") + post("second"));
  expect((await connection.answer()).body.toString()).toBe("5 fir…rst");
  expect((await connection.answer()).body.toString()).toBe("6 sec…ond");
  connection.close();
});

test("a body that is too large is refused, whether its length was announced or not", async () => {
  expect(await send([post("x".repeat(10), { "content-length": String(MAX_BYTES + 1) })])).toBe("413");
  const chunk = `${MAX_BYTES.toString(16)}\r\n${"x".repeat(MAX_BYTES)}\r\n`;
  expect(await send([`POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${chunk}${chunk}`])).toBe("413");
  const small = "1\r\nx\r\n".repeat(10);
  expect(await send([`POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n${small}0\r\n\r\n`])).toBe(
    "10 xxx…xxx",
  );
});
