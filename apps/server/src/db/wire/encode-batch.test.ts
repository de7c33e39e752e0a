import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { encodeBatch, type Step } from "./encode-batch.ts";

const name = fc.stringMatching(/^[a-z]\d{0,4}$/);
const value = fc.option(fc.string({ unit: "binary", maxLength: 200 }), { nil: null });
const step: fc.Arbitrary<Step> = fc.record({
  name,
  text: fc.stringMatching(/^select [^\0]{0,40}$/),
  values: fc.array(value, { maxLength: 12 }),
  prepare: fc.boolean(),
});

type Message = { type: string; body: Buffer };

function readMessages(bytes: Buffer): Message[] {
  const messages: Message[] = [];
  for (let at = 0; at < bytes.length;) {
    const length = bytes.readInt32BE(at + 1);
    messages.push({ type: String.fromCodePoint(bytes[at]!), body: bytes.subarray(at + 5, at + 1 + length) });
    at += 1 + length;
  }
  return messages;
}

/** The messages that PostgreSQL's documentation asks for, written without regard to speed. */
function expectedMessages(steps: Step[], closing: string[]): Message[] {
  const int = (bytes: 2 | 4, number: number) => {
    const buffer = Buffer.alloc(bytes);
    buffer.writeIntBE(number, 0, bytes);
    return buffer;
  };
  const terminated = (text: string) => Buffer.from(`${text}\0`);
  const sized = (text: string | null) =>
    text === null ? int(4, -1) : Buffer.concat([int(4, Buffer.byteLength(text)), Buffer.from(text)]);
  const message = (type: string, ...parts: Buffer[]) => ({ type, body: Buffer.concat(parts) });
  return [
    ...closing.map((each) => message("C", Buffer.from("S"), terminated(each))),
    ...steps.flatMap((each) => [
      ...(each.prepare ? [message("P", terminated(each.name), terminated(each.text), int(2, 0))] : []),
      message(
        "B",
        terminated(""),
        terminated(each.name),
        int(2, 0),
        int(2, each.values.length),
        ...each.values.map(sized),
        int(2, 0),
      ),
      message("E", terminated(""), int(4, 0)),
    ]),
  ];
}

describe("the bytes of a batch", () => {
  test("are the messages of the protocol, for any text", () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 4 }), fc.array(name, { maxLength: 3 }), (steps, closing) => {
        expect(readMessages(encodeBatch(steps, closing))).toEqual(expectedMessages(steps, closing));
      }),
    );
  });

  test("do not change when the next batch is written, and may be large", () => {
    const large: Step = { name: "s1", text: "select 1", values: ["ü".repeat(400_000), null, ""], prepare: true };
    const small: Step = { name: "s2", text: "select 2", values: ["1"], prepare: false };
    const first = encodeBatch([small], []);
    const second = encodeBatch([large], ["s0"]);
    encodeBatch([{ ...small, values: ["22222"] }], []);
    expect(readMessages(first)).toEqual(expectedMessages([small], []));
    const bodies = (messages: Message[]) => Buffer.concat(messages.map(({ body }) => body));
    // Not toEqual, which is slow with large buffers.
    expect(bodies(readMessages(second)).equals(bodies(expectedMessages([large], ["s0"])))).toBe(true);
  });
});
