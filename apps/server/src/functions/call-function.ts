import { withDeno, type FunctionHandler, type ServeInfo } from "./deno-shim.ts";

export class FunctionTimeout extends Error {}

type Call = { handler: FunctionHandler; env: Record<string, string>; info: ServeInfo; timeoutMs: number };

/** Runs a handler until it has a response, gives up or runs out of time; then its request is aborted. */
export async function callFunction(
  { handler, env, info, timeoutMs }: Call,
  request: Request,
  abort: AbortController,
): Promise<Response> {
  let timer: NodeJS.Timeout | undefined;
  const outOfTime = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new FunctionTimeout(`no response within ${timeoutMs} ms`)), timeoutMs);
  });
  const response = withDeno(env, alreadyServes, async () => handler(request, info));
  try {
    const answer = await Promise.race([response, outOfTime]);
    if (!(answer instanceof Response)) throw new TypeError("the function did not return a Response");
    return answer;
  } catch (error) {
    abort.abort(error);
    throw error;
  } finally {
    clearTimeout(timer);
    // Nobody waits for a late failure, and it must not end the process.
    response.catch(() => {});
  }
}

function alreadyServes(): never {
  throw new Error("Deno.serve is called once, when the function starts");
}
