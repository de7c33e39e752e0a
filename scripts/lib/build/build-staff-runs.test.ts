import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { writeStaffRuns } from "./build-staff-runs.mjs";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "quack-staff-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

test("the staff's runs are written for pages as JSON and for games as a module", async () => {
  const target = path.join(folder, "dist");
  fs.mkdirSync(target);
  expect(writeStaffRuns(folder, target)).toEqual([]);
  const runs = [{ who: "goose", score: 7 }];
  fs.writeFileSync(path.join(folder, "staff.json"), JSON.stringify(runs, null, 2));
  expect(writeStaffRuns(folder, target)).toEqual(["staff.json", "staff.js"]);
  expect(JSON.parse(fs.readFileSync(path.join(target, "staff.json"), "utf8"))).toEqual(runs);
  const module = fs.readFileSync(path.join(target, "staff.js"), "utf8");
  fs.writeFileSync(path.join(target, "staff.mjs"), module);
  const { staff } = (await import(/* @vite-ignore */ pathToFileURL(path.join(target, "staff.mjs")).href)) as {
    staff: unknown;
  };
  expect(staff).toEqual(runs);
});
