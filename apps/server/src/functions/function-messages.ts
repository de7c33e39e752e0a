import type { MessagePort } from "node:worker_threads";
import type { ServeInfo } from "./deno-shim.ts";

/** The input of a thread: the files of its functions, and their environment. */
export type ThreadInput = { files: ReadonlyMap<string, string>; env: Record<string, string> };

/** A request to one function, without its body. */
export type FunctionRequest = {
  name: string;
  method: string;
  url: string;
  headers: [string, string][];
  info: ServeInfo;
};

export type ToThread =
  /**
   * `claim` is shared memory: the first to change it from 0 has the call (the thread to run it, or the pool to take it
   * back).
   */
  | { type: "call"; id: number; claim: Int32Array; request: FunctionRequest; body: MessagePort | null }
  | { type: "over"; id: number; why: string | null }
  | { type: "ping" };

export type FromThread =
  /** `thread` is its name for the clock of the operating system; null where it has none. */
  | { type: "ready"; thread: string | null }
  | { type: "pong" }
  | { type: "loading"; id: number }
  | { type: "begun"; id: number }
  | ({ type: "answer"; id: number; status: number; headers: [string, string][]; body: MessagePort | null } & Held)
  | ({ type: "failure"; id: number; at: "start" | "run"; error: string } & Held);

/** Bytes that the thread holds outside its heap. */
type Held = { heldBytes: number };

export const CLAIM = { free: 0, running: 1, takenBack: 2 };
