import { describe, expect, test } from "vitest";
import { isInstalled } from "./install.mjs";

const wanted = {
  "": { version: "1.0.0" },
  "apps/web": { version: "0.1.0" },
  "node_modules/@quackademy/web": { link: true },
  "node_modules/react": { version: "19.3.0", integrity: "sha512-a" },
  "node_modules/binary-for-mac": { version: "1.0.0", integrity: "sha512-b", optional: true },
};
const installed = {
  "node_modules/@quackademy/web": { link: true },
  "node_modules/react": { version: "19.3.0", integrity: "sha512-a" },
};

describe("the installation", () => {
  test("matches the lock file without the binaries of other platforms", () => {
    expect(isInstalled(wanted, installed)).toBe(true);
  });

  test("is stale when a package has another version or hash", () => {
    const older = { ...installed, "node_modules/react": { version: "19.2.0", integrity: "sha512-a" } };
    const changed = { ...installed, "node_modules/react": { version: "19.3.0", integrity: "sha512-c" } };
    expect([older, changed].map((each) => isInstalled(wanted, each))).toEqual([false, false]);
  });

  test("is stale when a package or a workspace is missing", () => {
    for (const missing of Object.keys(installed)) {
      const rest = Object.fromEntries(Object.entries(installed).filter(([name]) => name !== missing));
      expect(isInstalled(wanted, rest)).toBe(false);
    }
  });
});
