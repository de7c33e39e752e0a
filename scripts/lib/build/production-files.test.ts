import fs from "node:fs";
import { expect, test } from "vitest";
import { inRoot } from "#lib/machine/repository.mjs";

const listed = JSON.parse(fs.readFileSync(inRoot("deploy/production-files.json"), "utf8")) as string[];

test("the image has the files of the list, and no others", () => {
  const copies = [
    ...fs.readFileSync(inRoot("deploy/Dockerfile"), "utf8").matchAll(/^COPY --from=build (\S+) (\S+)$/gm),
  ];
  expect(copies.map(([, from]) => from)).toEqual(listed.map((file) => `/site/${file}`));
  expect(copies.map(([, , to]) => to)).toEqual(listed);
});

test("the build of an image takes no local data, settings or builds", () => {
  const ignored = fs.readFileSync(inRoot(".dockerignore"), "utf8").split("\n");
  expect(ignored).toEqual(expect.arrayContaining([".git", ".env", "data", "**/node_modules", "**/dist"]));
});
