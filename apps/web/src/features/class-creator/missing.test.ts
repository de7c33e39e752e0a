import { expect, test } from "vitest";
import type { ClassBuild, MyClass } from "@quackademy/contract/class-answers.ts";
import { missingFor, restFor } from "./missing.ts";

const build = (more: Partial<ClassBuild> = {}) => ({ id: "b1", number: 1, status: "ready", ...more }) as ClassBuild;
const made = (more: Partial<MyClass> = {}) =>
  ({ status: "draft", live_build: null, in_review_build: null, builds: [], is_changed: false, ...more }) as MyClass;
const given = { problems: [], slugError: null, newest: build(), form: {}, checks: null };

test("a class with a form and a build misses nothing", () => {
  expect(missingFor(given)).toEqual([]);
});

test("a class without files, or with files that were sent back, needs some", () => {
  expect(missingFor({ ...given, newest: undefined }).map(({ field }) => field)).toEqual(["files"]);
  expect(missingFor({ ...given, newest: build({ status: "rejected" }) }).map(({ field }) => field)).toEqual(["files"]);
  expect(missingFor({ ...given, newest: undefined, form: { address: "https://x.example/" } })).toEqual([]);
});

test("a taken title is one problem, and so is a missing one", () => {
  const taken = { field: "slug", text: "There is a class with this name already." };
  expect(missingFor({ ...given, problems: [taken], slugError: taken.text })).toEqual([
    { field: "title", text: taken.text },
  ]);
  const none = [{ field: "title", text: "Give it a title." }, taken];
  expect(missingFor({ ...given, problems: none }).map(({ field }) => field)).toEqual(["title"]);
});

test("there is nothing to submit while a version is in review, or when all of it is live", () => {
  const builds = [build()];
  expect(restFor(made({ status: "in_review", in_review_build: "b1", builds }), builds[0], true)).toBe(
    "Version 1 is in review.",
  );
  const live = made({ status: "listed", live_build: "b1", builds });
  expect(restFor(live, builds[0], true)).toBe("Version 1 is live.");
  expect(restFor({ ...live, is_changed: true }, builds[0], true)).toBeNull();
  expect(restFor(live, build({ id: "b2", number: 2 }), true)).toBeNull();
});
