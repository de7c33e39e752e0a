import { execFile } from "node:child_process";
import fs from "node:fs";
import http from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import type { Replays, RunOfRules } from "./replay-recorded.ts";

const HERE = fileURLToPath(new URL(".", import.meta.url));
const RULES = fileURLToPath(new URL("../rules", import.meta.url));
const IN_BROWSER = fileURLToPath(new URL("../../../../e2e/support/answer-in-browser.mjs", import.meta.url));
const MAX_OUTPUT_BYTES = 100 * 1024 * 1024;

const PAGE = `<!doctype html><script type="module">
  import { replayRecorded } from "/replayer.js";
  const runs = await (await fetch("/runs.json")).json();
  globalThis.answer = replayRecorded(runs, location.origin);
</script>`;

const execute = promisify(execFile);

/** Writes one plain script and the runs to a folder, so that only the engine differs. */
export async function packReplayer(folder: string, runs: readonly RunOfRules[]): Promise<void> {
  await build({
    root: HERE,
    configFile: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      lib: { entry: path.join(HERE, "replay-recorded.ts"), formats: ["es"], fileName: () => "replayer.js" },
    },
  });
  fs.writeFileSync(path.join(folder, "package.json"), `{ "type": "module" }`);
  fs.writeFileSync(path.join(folder, "runs.json"), JSON.stringify(runs));
}

/** Replays the packed runs with a Node. */
export function replayInNode(node: string, folder: string): Promise<Replays> {
  const files = ["replayer.js", "runs.json"].map((name) => path.join(folder, name));
  return run(node, [path.join(HERE, "replay-in-node.mjs"), ...files, RULES]);
}

/** Replays the packed runs in a page. `launch` is Playwright's launch setting. */
export async function replayInBrowser(launch: string, folder: string): Promise<Replays> {
  const server = http.createServer((request, response) => {
    const name = /^\/([\w.-]+\.js(?:on)?)$/.exec(request.url ?? "")?.[1] ?? "";
    const file = [folder, RULES].map((each) => path.join(each, name)).find((each) => name && fs.existsSync(each));
    const type = name.endsWith(".json") ? "application/json" : "text/javascript";
    response.writeHead(200, { "content-type": file ? type : "text/html" });
    response.end(file ? fs.readFileSync(file) : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = server.address() as AddressInfo;
    return await run(process.execPath, [IN_BROWSER, launch, `http://127.0.0.1:${port}/`]);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function run(node: string, args: string[]): Promise<Replays> {
  const { stdout } = await execute(node, args, { maxBuffer: MAX_OUTPUT_BYTES });
  return JSON.parse(stdout) as Replays;
}
