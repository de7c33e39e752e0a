import { describe, expect, test } from "vitest";
import { inRoot } from "#lib/machine/repository.mjs";
import { playwrightFailures, vitestFailures } from "./test-failures.mjs";

describe("the list of failures", () => {
  test("names file and test with the message, without colours", () => {
    const assertionResults = [
      { status: "passed", fullName: "a good one" },
      { status: "failed", fullName: "a bad one", failureMessages: ["\u001b[31mexpected 1\u001b[0m\n\nto be 2"] },
    ];
    const testResults = [{ name: inRoot("apps/a.test.ts"), status: "failed", assertionResults }];
    expect(vitestFailures({ testResults })).toEqual(["apps/a.test.ts > a bad one\n    expected 1\n    to be 2"]);
  });

  test("names the file where it could not be loaded", () => {
    const file = { name: inRoot("apps/b.test.ts"), status: "failed", message: "no such module", assertionResults: [] };
    expect(vitestFailures({ testResults: [file] })).toEqual(["apps/b.test.ts\n    no such module"]);
  });

  test("includes the browser report's nested suites and flaky tests", () => {
    const spec = (title: string, status: string) => ({
      title,
      file: "journeys/play.spec.ts",
      tests: [{ projectName: "phone", status, results: [{}, { error: { message: "no button" } }] }],
    });
    const report = {
      suites: [{ specs: [spec("opens", "expected")], suites: [{ specs: [spec("plays", "flaky")] }] }],
    };
    expect(playwrightFailures(report)).toEqual(["e2e/journeys/play.spec.ts > plays [phone]\n    no button"]);
  });
});
