import { describe, expect, test } from "vitest";
import { ServerError } from "#lib/data/unwrap.ts";
import { acceptFiles, sendFiles, type WaitingFile } from "./send-files.ts";

const files = Array.from({ length: 20 }, (_, number) => ({ sha256: String(number), body: new Blob([]) }));
const never = new AbortController().signal;
const wait = async () => {};

describe("sending files", () => {
  test("sends each file once, at most six at a time", async () => {
    let open = 0;
    let most = 0;
    const sent: string[] = [];
    const progress: number[] = [];
    const send = async ({ sha256 }: WaitingFile) => {
      most = Math.max(most, (open += 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
      open -= 1;
      sent.push(sha256);
    };
    await sendFiles({ files, send, onSent: (count) => progress.push(count), signal: never, wait });
    expect(sent.toSorted()).toEqual(files.map(({ sha256 }) => sha256).toSorted());
    expect(most).toBe(6);
    expect(progress).toEqual(files.map((_, place) => place + 1));
  });

  test("tries again when the connection is lost or the server is busy", async () => {
    const failures: Error[] = [new TypeError("failed to fetch"), new ServerError("busy", "503")];
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      const failure = failures.shift();
      if (failure) throw failure;
    };
    await sendFiles({ files: files.slice(0, 1), send, onSent: () => {}, signal: never, wait });
    expect(attempts).toBe(3);
  });

  test("takes a file that is there already as sent", async () => {
    const send = () => Promise.reject(new ServerError("The resource already exists", "409"));
    let count = 0;
    await sendFiles({ files: files.slice(0, 2), send, onSent: (sent) => (count = sent), signal: never, wait });
    expect(count).toBe(2);
  });

  test("ends with the first refusal, and sends nothing more", async () => {
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      throw new ServerError("no", "403");
    };
    await expect(sendFiles({ files, send, onSent: () => {}, signal: never, wait })).rejects.toThrow("no");
    expect(attempts).toBeLessThanOrEqual(6);
  });

  test("stops when it is cancelled", async () => {
    const control = new AbortController();
    let attempts = 0;
    const send = async () => {
      attempts += 1;
      control.abort();
    };
    await expect(sendFiles({ files, send, onSent: () => {}, signal: control.signal, wait })).rejects.toThrow();
    expect(attempts).toBeLessThanOrEqual(6);
  });
});

describe("letting the server read the files", () => {
  const answering = (...answers: { left: number; problems?: { path: string; text: string }[] }[]) => {
    const shown: number[] = [];
    const accept = async () => answers.shift()!;
    return { shown, done: acceptFiles({ accept, onLeft: (left) => shown.push(left) }) };
  };

  test("goes on until none is left, although more are left than were sent", async () => {
    // Files of an upload that was cut off, and files with the same content, are read without being sent again.
    const { shown, done } = answering({ left: 30 }, { left: 10 }, { left: 0 });
    expect(await done).toEqual([]);
    expect(shown).toEqual([30, 10]);
  });

  test("ends when the server makes no progress", async () => {
    await expect(answering({ left: 3 }, { left: 3 }).done).rejects.toThrow("Some files did not arrive.");
  });

  test("ends with the files that are refused", async () => {
    const problems = [{ path: "a.js", text: "This file is a program. A class runs in the browser." }];
    expect(await answering({ left: 3, problems }).done).toEqual(problems);
  });
});
