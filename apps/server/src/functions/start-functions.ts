import { pathToFileURL } from "node:url";
import { createDeno, type FunctionHandler } from "./deno-shim.ts";
import type { ThreadInput } from "./function-messages.ts";
import { registerNpmSpecifiers } from "./npm-specifiers.ts";

/**
 * Sets `Deno` in this thread and returns a loader: a function's file runs at its first call, and its handler is kept.
 * The files are those that Supabase deploys, with imports by package name or as `npm:name@version`.
 */
export function startFunctions({ files, env }: ThreadInput): (name: string) => Promise<FunctionHandler> {
  const started = new Map<string, Promise<FunctionHandler>>();
  let serving: ((handler: FunctionHandler) => void) | undefined;
  let starting: Promise<unknown> = Promise.resolve();

  globalThis.Deno = createDeno(env, (handler) => {
    if (!serving) throw new Error("Deno.serve must be called once, when the function starts");
    serving(handler);
  });

  async function start(file: string): Promise<FunctionHandler> {
    if (file.endsWith(".ts")) registerNpmSpecifiers();
    let served: FunctionHandler | undefined;
    serving = (handler) => (served = handler);
    await import(/* @vite-ignore */ pathToFileURL(file).href).finally(() => (serving = undefined));
    if (!served) throw new Error(`${file} does not call Deno.serve`);
    return served;
  }

  return (name) => {
    let handler = started.get(name);
    if (!handler) {
      // One after another, because `Deno.serve` does not say which function calls it.
      handler = starting.then(() => start(files.get(name)!));
      started.set(name, handler);
      starting = handler.catch(() => {});
    }
    return handler;
  };
}
