import fs from "node:fs";
import path from "node:path";
import { findOnPath, isExecutable } from "#lib/machine/find-on-path.mjs";
import { downloadPackage } from "#lib/machine/npm-download.mjs";
import { withProgress } from "#lib/machine/progress.mjs";
import { CACHE_DIR, inRoot } from "#lib/machine/repository.mjs";
import { runOrThrow } from "#lib/machine/run.mjs";

// The headless shell first: it needs half the CPU time.
const COMMANDS = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const MAC_APPS = ["Google Chrome", "Chromium"].map((app) => `/Applications/${app}.app/Contents/MacOS/${app}`);

/** In order of preference. @type {import("#lib/machine/find-browser.mjs").BrowserSource[]} */
export const BROWSER_SOURCES = [
  { name: "CHROME", find: async () => atPath(process.env.CHROME) },
  { name: "system", find: async () => atPath(findOnPath(COMMANDS) ?? MAC_APPS.find(isExecutable)) },
  { name: "apt", find: installWithApt },
  { name: "npm", find: downloadFromNpm },
  { name: "playwright", find: installWithPlaywright },
];

/** @param {string | undefined} executablePath */
const atPath = (executablePath) => (executablePath ? { executablePath, env: {} } : undefined);

async function installWithApt() {
  if (process.getuid?.() !== 0 || !findOnPath(["apt-get"])) return undefined;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await withProgress("Installing a browser for the tests with apt", async () => {
    await runOrThrow("apt-get", ["update"], { env, quiet: true });
    const install = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];
    await runOrThrow("apt-get", install, { env, quiet: true });
  });
  return atPath(findOnPath(["chromium-headless-shell"]));
}

// Built for serverless functions: it unpacks itself into the temporary folder and, if it detects such a platform, also
// the system libraries that a bare machine lacks. Its recommended flags disable web security.
async function downloadFromNpm() {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  await downloadPackage({
    name: "@sparticuz/chromium",
    version: "147.0.0",
    folder: "browser",
    what: "a browser",
    prepare: async (directory, prefix) => {
      const module = JSON.stringify(path.join(directory, "build/esm/index.js"));
      const script = `import(${module}).then((browser) => browser.default.executablePath())`;
      const env = { TMPDIR: prefix, AWS_LAMBDA_JS_RUNTIME: "nodejs20.x" };
      await runOrThrow(process.execPath, ["-e", script], { env, quiet: true });
      // The shipped configuration looks for its fonts in the temporary folder.
      const fonts = `<dir>${prefix}/fonts</dir><cachedir>${prefix}/fonts-cache</cachedir>`;
      fs.writeFileSync(path.join(prefix, "fonts/fonts.conf"), `<fontconfig>${fonts}</fontconfig>`);
    },
  });
  const unpacked = path.join(CACHE_DIR, "browser");
  const env = { LD_LIBRARY_PATH: `${unpacked}/al2023/lib`, FONTCONFIG_PATH: `${unpacked}/fonts` };
  return { executablePath: `${unpacked}/chromium`, env };
}

async function installWithPlaywright() {
  const folder = path.join(CACHE_DIR, "playwright");
  const cli = inRoot("node_modules/playwright/cli.js");
  await withProgress("Installing a browser for the tests with Playwright", () =>
    runOrThrow(process.execPath, [cli, "install", "--only-shell", "chromium"], {
      env: { PLAYWRIGHT_BROWSERS_PATH: folder },
      quiet: true,
    }),
  );
  const files = fs.readdirSync(folder, { recursive: true, encoding: "utf8" });
  return atPath(
    files.map((file) => path.join(folder, file)).find((file) => /headless[-_]shell$/.test(file) && isExecutable(file)),
  );
}

/**
 * The two kinds render differently: the shell has no window and needs half the CPU time; the full browser without a GPU
 * is closest to a school's laptop.
 */
export const BROWSER_KINDS = [
  { kind: "headless shell", commands: COMMANDS.slice(0, 1), debian: "chromium-headless-shell" },
  { kind: "full Chromium", commands: COMMANDS.slice(1), debian: "chromium" },
];
