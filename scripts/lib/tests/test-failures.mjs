// What failed, once more, as the last thing a run prints: of a long log often only the end is kept.

import path from "node:path";
import { ROOT } from "#lib/machine/repository.mjs";

/**
 * @typedef {{ status: string, fullName: string, failureMessages?: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile
 * @param {{ testResults: VitestFile[] }} report of Vitest's JSON reporter
 */
export function vitestFailures({ testResults }) {
  return testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(ROOT, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [described(file, message)];
      return failed.map((each) => described(`${file} > ${each.fullName}`, each.failureMessages?.join("\n")));
    });
}

/**
 * @typedef {{ status?: string, error?: { message?: string } }} BrowserResult
 * @typedef {{ projectName: string, status: string, results: BrowserResult[] }} BrowserTest
 * @typedef {{ title: string, file: string, tests: BrowserTest[] }} BrowserSpec
 * @typedef {{ specs?: BrowserSpec[], suites?: BrowserSuite[] }} BrowserSuite
 * @param {BrowserSuite} suite a whole report of Playwright's JSON reporter, or a part of it
 * @returns {string[]}
 */
export function playwrightFailures({ specs = [], suites = [] }) {
  const here = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ projectName, results }) =>
        described(`e2e/${file} > ${title} [${projectName}]`, results.find(({ error }) => error)?.error?.message),
      ),
  );
  return [...here, ...suites.flatMap(playwrightFailures)];
}

const SAID_LINES = 12;
// eslint-disable-next-line no-control-regex -- the colours of a terminal
const COLOURS = /\u001b\[[\d;]*m/g;

/**
 * @param {string} what
 * @param {string | undefined} said
 */
function described(what, said = "") {
  const lines = said.replace(COLOURS, "").split("\n").slice(0, SAID_LINES);
  return [what, ...lines.filter((line) => line.trim() !== "").map((line) => `    ${line}`)].join("\n");
}
