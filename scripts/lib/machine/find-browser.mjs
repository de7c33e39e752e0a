import { BROWSER_KINDS, BROWSER_SOURCES } from "#lib/build/browser-sources.mjs";
import { findOnPath } from "./find-on-path.mjs";
import { inRoot } from "./repository.mjs";
import { runOrThrow } from "./run.mjs";

/**
 * How to launch the browser that the tests drive.
 * @typedef {{ executablePath: string, env: Record<string, string> }} Browser
 * @typedef {{ name: string, find: () => Promise<Browser | undefined> }} BrowserSource
 */

// Test machines have no GPU, and the result must not depend on one. Rendering on the CPU is several times faster than
// an emulated GPU.
export const BROWSER_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"];

/**
 * Returns the first browser that really launches, in order of preference. `QUACK_BROWSER` names the only source to try.
 * @returns {Promise<Browser>}
 */
export async function findBrowser(sources = BROWSER_SOURCES, launch = launchOnce) {
  const only = process.env.QUACK_BROWSER;
  for (const { name, find } of sources.filter((source) => !only || source.name === only)) {
    try {
      const browser = await find();
      if (browser === undefined) continue;
      await launch(browser);
      console.log(`Browser: ${browser.executablePath} (${name})`);
      return browser;
    } catch (error) {
      console.log(`No browser from "${name}": ${reason(error)}`);
    }
  }
  throw new Error("No browser was found that starts. Set CHROME to the path of a Chromium or Chrome.");
}

/**
 * Finds both kinds of browser, for tests that depend on rendering. One that is missing or does not start has a reason
 * instead of a path.
 * @typedef {{ kind: string, executablePath?: string, missing?: string }} BrowserOfKind
 * @returns {Promise<BrowserOfKind[]>}
 */
export async function findBothBrowsers(kinds = BROWSER_KINDS, find = findOnPath, launch = launchOnce) {
  return Promise.all(
    kinds.map(async ({ kind, commands, debian }) => {
      const executablePath = find(commands);
      if (!executablePath) return { kind, missing: `not installed (Debian: apt-get install ${debian})` };
      try {
        await launch({ executablePath, env: {} });
        return { kind, executablePath };
      } catch (error) {
        return { kind, missing: `${executablePath} does not start: ${reason(error)}` };
      }
    }),
  );
}

/**
 * Launches a browser the way the tests do: some start by hand and not from here, and the other way round.
 * @param {Browser} browser
 */
async function launchOnce({ executablePath, env }) {
  const args = [inRoot("e2e/support/launch-browser.mjs"), executablePath, ...BROWSER_FLAGS];
  await runOrThrow(process.execPath, args, { env, quiet: true });
}

/** @param {unknown} error */
function reason(error) {
  const lines = String(error instanceof Error ? error.message : error).split("\n");
  const telling = lines.find((line) => /error|failed|closed|refused/i.test(line)) ?? lines[0] ?? "";
  return telling.trim().slice(0, 300);
}
