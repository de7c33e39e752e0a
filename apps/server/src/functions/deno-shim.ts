export type FunctionHandler = (request: Request, info: ServeInfo) => Response | Promise<Response>;
export type ServeInfo = { remoteAddr: { transport: "tcp"; hostname: string; port: number } };
export type FunctionEnv = Record<string, string | undefined>;

type ServeOptions = { handler?: FunctionHandler };

/** The part of Deno that our functions use. Supabase's own runtime has all of it. */
type DenoShim = {
  serve(handler: FunctionHandler): unknown;
  serve(options: ServeOptions, handler?: FunctionHandler): unknown;
  env: { get(name: string): string | undefined; has(name: string): boolean; toObject(): Record<string, string> };
};

declare global {
  /** Set only in the threads that run functions: many packages check it to detect their runtime. */
  var Deno: DenoShim;
}

/** The environment of a function: the site's address, its keys, and FUNCTION_… settings. Never our own environment. */
export function visibleEnv(env: FunctionEnv): Record<string, string> {
  const isVisible = (name: string) => /^(SUPABASE_(URL|ANON_KEY|SERVICE_ROLE_KEY)|FUNCTION_\w+)$/.test(name);
  return Object.fromEntries(
    Object.entries(env).filter((each): each is [string, string] => isVisible(each[0]) && each[1] !== undefined),
  );
}

/** A Deno object with `env`; `onServe` receives the handler that a function serves with. */
export function createDeno(env: Record<string, string>, onServe: (handler: FunctionHandler) => void): DenoShim {
  const serve = (first: FunctionHandler | ServeOptions, second?: FunctionHandler) => {
    const handler = typeof first === "function" ? first : (second ?? first.handler);
    if (!handler) throw new TypeError("Deno.serve needs a handler");
    onServe(handler);
    return { finished: new Promise<void>(() => {}), shutdown: async () => {}, ref: () => {}, unref: () => {} };
  };
  const own = (name: string) => (Object.hasOwn(env, name) ? env[name] : undefined);
  return { serve, env: { get: own, has: (name) => own(name) !== undefined, toObject: () => ({ ...env }) } };
}
