import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ServerError } from "#lib/data/unwrap.ts";
import { createShowQueue, type InputPart, joinParts } from "./show-queue.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const part = (from: number, to: number, bytes = 1): InputPart => ({
  from,
  to,
  score: to,
  log: new Uint8Array(bytes).fill(to),
});

/** A server that answers when it is told to. */
function fakeServer() {
  const sent: InputPart[] = [];
  const answers: ((error?: unknown) => void)[] = [];
  const send = (given: InputPart) =>
    new Promise<void>((resolve, reject) => {
      sent.push(given);
      answers.push((error) => (error ? reject(error) : resolve()));
    });
  const answer = async (error?: unknown) => {
    answers.shift()!(error);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { sent, send, answer, spans: () => sent.map(({ from, to }) => [from, to]) };
}

test("parts that come while one is on its way are joined, in their order", async () => {
  const { send, sent, answer, spans } = fakeServer();
  const queue = createShowQueue(send);
  [part(0, 15), part(15, 30), part(30, 45)].forEach(queue.add);
  await answer();
  expect(spans()).toEqual([
    [0, 15],
    [15, 45],
  ]);
  expect([...sent[1]!.log, sent[1]!.score]).toEqual([30, 45, 45]);
});

test("a lost connection loses nothing: the parts wait and go together", async () => {
  const { send, answer, spans } = fakeServer();
  const queue = createShowQueue(send);
  queue.add(part(0, 15));
  await answer(new TypeError("Failed to fetch"));
  queue.add(part(15, 30));
  await vi.advanceTimersByTimeAsync(2000);
  expect(spans()).toEqual([
    [0, 15],
    [0, 30],
  ]);
});

test("parts that the server already has are dropped, and no part is skipped", async () => {
  const { send, answer, spans } = fakeServer();
  const queue = createShowQueue(send);
  queue.add(part(0, 15));
  await answer(new TypeError("Failed to fetch"));
  queue.add(part(15, 30));
  await vi.advanceTimersByTimeAsync(2000);
  // The first call had arrived, but not its answer.
  await answer(new ServerError("Inputs are shown in their order.", "PT409", "15"));
  expect(spans().at(-1)).toEqual([15, 30]);
});

test("a part of which the server has only the first half ends the showing", async () => {
  const { send, answer, sent } = fakeServer();
  const queue = createShowQueue(send);
  queue.add(part(0, 30));
  await answer(new ServerError("Inputs are shown in their order.", "PT409", "15"));
  queue.add(part(30, 45));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(1);
});

test("a refusal ends the showing, a call that was too fast does not", async () => {
  const { send, answer, sent } = fakeServer();
  const queue = createShowQueue(send);
  queue.add(part(0, 15));
  await answer(new ServerError("Inputs are shown four times a second.", "PT429", "1"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent).toHaveLength(2);
  await answer(new ServerError("There is no such run.", "PT404"));
  queue.add(part(15, 30));
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toHaveLength(2);
});

test("no call has more bytes than allowed, unless a single part has", () => {
  expect(joinParts([part(0, 1, 1500), part(1, 2, 500), part(2, 3, 100)]).to).toBe(2);
  expect(joinParts([part(0, 1, 3000), part(1, 2, 1)]).to).toBe(1);
});

test("after a part that was lost on its way to the page nothing more is shown", async () => {
  const { send, answer, spans } = fakeServer();
  const queue = createShowQueue(send);
  queue.add(part(0, 15));
  await answer();
  queue.add(part(30, 45));
  await answer(new ServerError("Inputs are shown in their order.", "PT409", "15"));
  queue.add(part(45, 60));
  await vi.advanceTimersByTimeAsync(5000);
  expect(spans()).toEqual([
    [0, 15],
    [30, 45],
  ]);
});
