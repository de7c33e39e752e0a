import { AsyncLocalStorage } from "node:async_hooks";

export type FunctionHandler = (request: Request, info: ServeInfo) => Response | Promise<Response>;
export type ServeInfo = { remoteAddr: { transport: "tcp"; hostname: string; port: number } };
export type FunctionEnv = Record<string, string | undefined>;

type ServeOptions = { handler?: FunctionHandler };

/** The little of Deno that our functions use. Supabase's own runtime has all of it. */
type DenoShim = {
  serve(handler: FunctionHandler): unknown;
  serve(options: ServeOptions, handler?: FunctionHandler): unknown;
  env: { get(name: string): string | undefined; has(name: string): boolean; toObject(): Record<string, string> };
};

declare global {
  var Deno: DenoShim;
}

const current = new AsyncLocalStorage<DenoShim>();
let running = 0;

// Visible to functions only: many packages look for `Deno` to learn where they run, and the gateway runs in Node.
Object.defineProperty(globalThis, "Deno", { configurable: true, get: () => current.getStore() });

/** What a function may know: where the site is, its keys, and settings meant for functions. Never our environment. */
export function visibleEnv(env: FunctionEnv): Record<string, string> {
  const isVisible = (name: string) => /^(SUPABASE_(URL|ANON_KEY|SERVICE_ROLE_KEY)|FUNCTION_\w+)$/.test(name);
  return Object.fromEntries(
    Object.entries(env).filter((each): each is [string, string] => isVisible(each[0]) && each[1] !== undefined),
  );
}

/** Runs code that sees `Deno`; `onServe` is told the handler it serves with. */
export function withDeno<T>(env: Record<string, string>, onServe: (handler: FunctionHandler) => void, run: () => T): T {
  const serve = (first: FunctionHandler | ServeOptions, second?: FunctionHandler) => {
    const handler = typeof first === "function" ? first : (second ?? first.handler);
    if (!handler) throw new TypeError("Deno.serve needs a handler");
    onServe(handler);
    return { finished: new Promise<void>(() => {}), shutdown: async () => {}, ref: () => {}, unref: () => {} };
  };
  const own = (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined);
  const shim: DenoShim = {
    serve,
    env: { get: own, has: (name) => own(name) !== undefined, toObject: () => ({ ...env }) },
  };
  running += 1;
  const result = current.run(shim, run);
  // Following a context slows every promise of the process down, so it is switched off whenever no function runs.
  const leave = () => {
    running -= 1;
    if (running === 0) current.disable();
  };
  Promise.resolve(result).then(leave, leave);
  return result;
}
