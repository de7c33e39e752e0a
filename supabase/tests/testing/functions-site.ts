import net, { type AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { send } from "./raw-request.ts";
import { openRulesSite, type RulesSite } from "./rules-site.ts";

export type FunctionsSite = RulesSite & {
  /** Calls one of our functions and parses its answer. */
  invoke(name: string, token: string, body: unknown): Promise<{ status: number; body: Record<string, unknown> }>;
};

/** A site with our functions. They reach it over the network, so it listens on a port. */
export async function openFunctionsSite(sql = "", env: Record<string, string> = {}): Promise<FunctionsSite> {
  const port = await freePort();
  const site = await openRulesSite(sql, {
    env: { PUBLIC_URL: `http://127.0.0.1:${port}`, ...env },
    functionsFolder: { ...functionFiles(), configFile: inSupabase("config.toml") },
  });
  await site.gateway.app.listen({ port, host: "127.0.0.1" });
  return {
    ...site,
    invoke: async (name, token, body) => {
      const { status, text } = await send(site, `/functions/v1/${name}`, { method: "POST", token, body });
      return { status, body: JSON.parse(text) as Record<string, unknown> };
    },
  };
}

const inSupabase = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));

/** The built functions, if they are up to date: a thread of theirs starts sooner. The server tests run the source. */
function functionFiles(): { folder: string; worker?: string } {
  const built = process.env["TEST_BUILT_SERVER"];
  if (!built) return { folder: inSupabase("functions") };
  return { folder: path.join(built, "functions"), worker: path.join(built, "function-worker.js") };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
