import fs from "node:fs";
import { expect, test } from "vitest";
import { addNewFiles, findStatementProblems, hashStatements, RELEASED_LIST } from "./released-statements.mjs";
import { inRoot } from "#lib/machine/repository.mjs";

const list = inRoot(RELEASED_LIST);
const readList = () => JSON.parse(fs.readFileSync(list, "utf8")) as Record<string, string>;

test("a released migration keeps its statements", () => {
  const current = hashStatements();
  if (process.env.UPDATE_STATEMENTS) {
    fs.writeFileSync(list, `${JSON.stringify(addNewFiles(readList(), current), null, 2)}\n`);
  }
  expect(findStatementProblems(readList(), current)).toEqual([]);
});

test("a changed migration is found, and an update does not hide the change", () => {
  const released = { "a.sql": "1", "b.sql": "1" };
  const current = { "a.sql": "2", "b.sql": "1" };
  const problem = expect.stringContaining("a.sql has other statements") as string;
  expect(findStatementProblems(released, current)).toEqual([problem]);
  expect(findStatementProblems(addNewFiles(released, current), current)).toEqual([problem]);
});

test("a new migration is refused until an update adds it to the list", () => {
  const released = { "b.sql": "1" };
  const current = { "a.sql": "1", "b.sql": "1" };
  expect(findStatementProblems(released, current)).toEqual([
    `a.sql is not in ${RELEASED_LIST}; add it with UPDATE_STATEMENTS=1 npx vitest run --project unit released-statements`,
  ]);
  const updated = addNewFiles(released, current);
  expect(Object.keys(updated)).toEqual(["a.sql", "b.sql"]);
  expect(findStatementProblems(updated, current)).toEqual([]);
});

test("a released migration that was deleted is found", () => {
  expect(findStatementProblems({ "a.sql": "1" }, {})).toEqual([
    "a.sql is released and must not be deleted or renamed.",
  ]);
});
