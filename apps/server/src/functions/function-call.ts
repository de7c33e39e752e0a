import type { MessagePort } from "node:worker_threads";
import { sendBodyOnRequest } from "./body-port.ts";
import { CLAIM, type FunctionRequest } from "./function-messages.ts";

/** For starting a thread, loading a function and waiting for a free thread. */
export const START_MS = 30_000;

export class FunctionTimeout extends Error {}
export class FunctionDidNotStart extends Error {}
export class CallerGone extends Error {}

export type FunctionAnswer = { status: number; headers: [string, string][]; body: ReadableStream<Uint8Array> | null };
export type FunctionCall = { request: FunctionRequest; body: ReadableStream<Uint8Array> | null; timeoutMs: number };

/** A call in progress. It can move to another thread until one has started it. */
export type InFlightCall = {
  id: number;
  request: FunctionRequest;
  /** For the thread that gets it: a new claim and a new port to the body. */
  board(): { claim: Int32Array; body: MessagePort | null };
  /** Takes it back from its thread, unless that has started it. */
  takeBack(): boolean;
  /** The function runs: its timeout starts now. */
  begin(): void;
  answer(answer: FunctionAnswer): void;
  fail(error: Error): void;
};

/** The caller's side of a call. */
export type OngoingCall = {
  answer: Promise<FunctionAnswer>;
  /** Call when the response has been read, or with the reason why it is no longer wanted. */
  over(why: string | null): void;
};

/** `onOver` is called once at the end, with a reason if the function's request should be aborted. */
export function beginCall(
  id: number,
  { request, body, timeoutMs }: FunctionCall,
  onOver: (flight: InFlightCall, why: string | null) => void,
): { flight: InFlightCall; call: OngoingCall } {
  let claim = newClaim();
  let offered: ReturnType<typeof sendBodyOnRequest> | null = null;
  let isOver = false;
  let resolve!: (answer: FunctionAnswer) => void;
  let reject!: (error: Error) => void;
  const answer = new Promise<FunctionAnswer>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });

  const giveUpAfter = (ms: number) =>
    setTimeout(() => fail(new FunctionTimeout(`no response within ${ms} ms`)), ms).unref();
  let timer = giveUpAfter(START_MS);

  function over(why: string | null): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    offered?.close();
    reject(new CallerGone(why ?? "the call has ended"));
    onOver(flight, why);
  }
  function fail(error: Error): void {
    reject(error);
    over(error instanceof FunctionTimeout ? error.message : null);
  }

  const flight: InFlightCall = {
    id,
    request,
    board: () => {
      offered?.close();
      offered = body && sendBodyOnRequest(body);
      claim = newClaim();
      return { claim, body: offered?.port ?? null };
    },
    takeBack: () => Atomics.compareExchange(claim, 0, CLAIM.free, CLAIM.takenBack) === CLAIM.free,
    begin: () => {
      clearTimeout(timer);
      timer = giveUpAfter(timeoutMs);
    },
    answer: (given) => {
      clearTimeout(timer);
      resolve(given);
    },
    fail,
  };
  return { flight, call: { answer, over } };
}

const newClaim = () => new Int32Array(new SharedArrayBuffer(4));
