import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { findBothBrowsers, findBrowser } from "./find-browser.mjs";

const at = (executablePath: string) => ({ executablePath, env: {} });
const source = (name: string, find: () => Promise<ReturnType<typeof at> | undefined>) => ({ name, find });
const starts = async () => {};

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((line) => void said.push(String(line)));
  vi.stubEnv("QUACK_BROWSER", "");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

describe("the browser for tests", () => {
  test("is the first available one", async () => {
    const sources = [
      source("none", async () => undefined),
      source("near", async () => at("/near")),
      source("far", () => Promise.reject(new Error("never asked"))),
    ];
    expect(await findBrowser(sources, starts)).toEqual(at("/near"));
    expect(said).toEqual(["Browser: /near (near)"]);
  });

  test("is skipped, with a message, when it does not start or cannot be downloaded", async () => {
    const sources = [
      source("broken", async () => at("/broken")),
      source("offline", () => Promise.reject(new Error("no network"))),
      source("good", async () => at("/good")),
    ];
    const launch = async ({ executablePath }: { executablePath: string }) => {
      if (executablePath === "/broken") throw new Error("launch failed: libnss3.so is missing");
    };
    expect(await findBrowser(sources, launch)).toEqual(at("/good"));
    expect(said[0]).toContain("libnss3.so is missing");
    expect(said[1]).toContain("no network");
  });

  test("comes only from the source that QUACK_BROWSER names", async () => {
    vi.stubEnv("QUACK_BROWSER", "far");
    const sources = [source("near", async () => at("/near")), source("far", async () => at("/far"))];
    expect(await findBrowser(sources, starts)).toEqual(at("/far"));
    await expect(findBrowser(sources.slice(0, 1), starts)).rejects.toThrow("Set CHROME");
  });
});

describe("both kinds of browser", () => {
  const kinds = [
    { kind: "shell", commands: ["shell"], debian: "chromium-headless-shell" },
    { kind: "full", commands: ["full"], debian: "chromium" },
  ];

  test("are found by their own commands", async () => {
    const find = ([name]: string[]) => `/bin/${name}`;
    expect(await findBothBrowsers(kinds, find, starts)).toEqual([
      { kind: "shell", executablePath: "/bin/shell" },
      { kind: "full", executablePath: "/bin/full" },
    ]);
  });

  test("include the reason when one is missing, and how to get it", async () => {
    const find = ([name]: string[]) => (name === "full" ? undefined : "/bin/shell");
    const [, full] = await findBothBrowsers(kinds, find, starts);
    expect(full).toEqual({ kind: "full", missing: "not installed (Debian: apt-get install chromium)" });
  });

  test("include the reason when one does not start", async () => {
    const launch = () => Promise.reject(new Error("launch failed: libnss3.so is missing"));
    const [shell] = await findBothBrowsers(kinds, () => "/bin/shell", launch);
    expect(shell?.missing).toBe("/bin/shell does not start: launch failed: libnss3.so is missing");
  });
});
