import net, { type AddressInfo } from "node:net";
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
  const inSupabase = (name: string) => fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const site = await openRulesSite(sql, {
    env: { PUBLIC_URL: `http://127.0.0.1:${port}`, ...env },
    functionsFolder: { folder: inSupabase("functions"), configFile: inSupabase("config.toml") },
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
