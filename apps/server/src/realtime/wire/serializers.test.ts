import { describe, expect, test } from "vitest";
import { SERIALIZER_V1 } from "./serializer-v1.ts";
import { SERIALIZER_V2 } from "./serializer-v2.ts";
import type { Broadcast } from "#realtime/realtime-sources.ts";

const push = (parts: string[], encoding: number, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from([3, ...parts.map((part) => Buffer.byteLength(part)), encoding]),
    ...parts.map((part) => Buffer.from(part)),
    Buffer.from(body),
  ]);
const said: Broadcast = { topic: "pond", isPrivate: true, event: "said", content: { json: '{"a":1}' }, id: "7" };

describe("version 1.0.0", () => {
  test("reads a frame that is an object", () => {
    const text = '{"topic":"realtime:pond","event":"phx_join","payload":{"config":{}},"ref":"2","join_ref":"1"}';
    expect(SERIALIZER_V1.decodeText(text)).toEqual({
      kind: "message",
      topic: "realtime:pond",
      event: "phx_join",
      payload: { config: {} },
      ref: "2",
      joinRef: "1",
    });
  });

  test("writes a broadcast as text with its id", () => {
    const { data, isBinary } = SERIALIZER_V1.encodeBroadcast(said, true)!;
    expect(isBinary).toBe(false);
    expect(JSON.parse(data.toString())).toEqual({
      topic: "realtime:pond",
      event: "broadcast",
      payload: { type: "broadcast", event: "said", payload: { a: 1 }, meta: { id: "7", replayed: true } },
      ref: null,
      join_ref: null,
    });
  });

  test("has no form for bytes", () => {
    expect(SERIALIZER_V1.encodeBroadcast({ ...said, content: { bytes: Buffer.from([1]) } }, false)).toBeNull();
    expect(SERIALIZER_V1.decodeBinary(push(["1", "2", "realtime:pond", "said", ""], 0, "x"))).toBeNull();
  });
});

describe("version 2.0.0", () => {
  test("reads a broadcast of JSON and one of bytes", () => {
    const head = ["1", "", "realtime:pönd", "said", ""];
    const common = { kind: "broadcast", joinRef: "1", ref: null, topic: "realtime:pönd", event: "said" };
    expect(SERIALIZER_V2.decodeBinary(push(head, 1, '{"a":1}'))).toEqual({ ...common, content: { json: '{"a":1}' } });
    expect(SERIALIZER_V2.decodeBinary(push(head, 0, "ab"))).toEqual({
      ...common,
      content: { bytes: Buffer.from("ab") },
    });
  });

  test("writes a broadcast as one binary frame", () => {
    const { data, isBinary } = SERIALIZER_V2.encodeBroadcast(said, false)!;
    expect(isBinary).toBe(true);
    expect([...data.subarray(0, 5)]).toEqual([4, 13, 4, 10, 1]);
    expect(data.subarray(5).toString()).toBe('realtime:pondsaid{"id":"7"}{"a":1}');
  });

  test("writes a broadcast with a long event as text, because a length is one byte", () => {
    const { data, isBinary } = SERIALIZER_V2.encodeBroadcast({ ...said, event: "e".repeat(256) }, false)!;
    expect(isBinary).toBe(false);
    expect(JSON.parse(data.toString())).toMatchObject([
      null,
      null,
      "realtime:pond",
      "broadcast",
      { payload: { a: 1 } },
    ]);
  });

  test("refuses content that is not JSON, which could forge a frame for others", () => {
    const forged = '{}},"topic":"realtime:other"';
    expect(SERIALIZER_V2.decodeBinary(push(["1", "2", "realtime:pond", "said", ""], 1, forged))).toBeNull();
  });

  test.each([
    ["another kind", Buffer.from([0, 0, 0, 0, 0, 0, 0])],
    ["a header that is too short", Buffer.from([3, 0, 0])],
    ["lengths beyond the end", Buffer.from([3, 200, 200, 200, 0, 0, 1, 65])],
    ["an unknown encoding", push(["", "", "realtime:pond", "said", ""], 9, "{}")],
  ])("drops a binary frame with %s", (_name, bytes) => {
    expect(SERIALIZER_V2.decodeBinary(bytes)).toBeNull();
  });
});

test.each(["", "nonsense", "null", "[]", "{}", '["1","2",3,4,5]', '[null,null,"realtime:pond","broadcast",{}]', "1"])(
  "both versions drop the text %j",
  (text) => {
    expect([SERIALIZER_V1.decodeText(text), SERIALIZER_V2.decodeText(text)]).toEqual([null, null]);
  },
);
