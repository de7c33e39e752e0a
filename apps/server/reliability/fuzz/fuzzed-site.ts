import { randomBytes, randomUUID } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { PATHS } from "#paths.ts";
import { fuzz, type FuzzReport } from "./fuzz.ts";
import { fuzzSchema } from "./fuzz-schema.ts";
import { STACK } from "./stack-pattern.ts";
import { startGatewayProcess, type GatewayProcess } from "#testing/gateway-process.ts";
import { prepareSiteOfEngine, type PreparedSite } from "#testing/prepared-site.ts";

/** A site with private data, prepared for fuzzing. */
export type FuzzedSite = {
  fuzz(options: { seed: number; requests: number; only?: number }): Promise<FuzzReport>;
  /** Whether it still works: the same process, its health checks, and an ordinary read. */
  isWell(): Promise<boolean>;
  close(): Promise<void>;
};

export async function openFuzzedSite(): Promise<FuzzedSite> {
  const canary = `canary${randomBytes(8).toString("hex")}`;
  const site = await prepareSiteOfEngine(fuzzSchema(canary, randomUUID()), { QUACK_CANARY: `${canary}-environment` });
  const gateway = await startGatewayProcess(site.env);
  const tokens = await Promise.all([1, 2, 3].map(() => site.tokenFor(randomUUID())));
  return {
    fuzz: (options) =>
      fuzz({
        ...options,
        lanes: 12,
        port: gateway.port,
        context: { anonKey: site.anonKey, tokens },
        forbidden: forbiddenOf(site, canary),
      }),
    isWell: () => isWell(site, gateway),
    close: async () => {
      await gateway.end("SIGTERM");
      await site.remove();
    },
  };
}

function forbiddenOf(site: PreparedSite, canary: string) {
  const secrets = Object.values(
    JSON.parse(fs.readFileSync(path.join(site.dataDir, "secrets.json"), "utf8")) as { d?: string },
  );
  const words = [
    site.serviceKey,
    ...secrets.map((secret) => (typeof secret === "string" ? secret : (secret as { d: string }).d)),
  ];
  const password = site.env["DATABASE_URL"] ? new URL(site.env["DATABASE_URL"]).password : "";
  return [
    { what: "a canary", pattern: new RegExp(canary) },
    { what: "a secret", pattern: anyOf([...words, password].filter((word) => word !== "" && word !== secrets[0])) },
    { what: "a path of this machine", pattern: anyOf([site.dataDir, PATHS.root, "node_modules", "file:///"]) },
    { what: "a stack", pattern: STACK },
    {
      what: "SQL",
      pattern: /set_config\(|json_agg\(|json_build_|coalesce\(|row_to_json|json_populate|current_setting|pg_catalog\./i,
    },
  ];
}

function anyOf(words: string[]): RegExp {
  return new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|"));
}

async function isWell(site: PreparedSite, gateway: GatewayProcess): Promise<boolean> {
  const ready = await fetch(`${gateway.url}/readyz`);
  const read = await fetch(`${gateway.url}/rest/v1/ponds?select=id&id=eq.1`, { headers: { apikey: site.anonKey } });
  return ready.ok && read.ok && ((await read.json()) as unknown[]).length === 1;
}
