import fs from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CALLS } from "./matrix-calls.ts";
import { IDENTITIES } from "./matrix-people.ts";
import { callQuestions, tableQuestions } from "./matrix-questions.ts";
import { openMatrixSite, type MatrixSite } from "./matrix-site.ts";
import { TABLES } from "./matrix-tables.ts";
import { writeMatrix, type Answered } from "./matrix-text.ts";

const GOLDEN = new URL("./matrix.golden.txt", import.meta.url);

let site: MatrixSite;
let catalogue: Awaited<ReturnType<MatrixSite["catalogue"]>>;
const answered: Answered[] = [];
const digests: string[] = [];

beforeAll(async () => {
  site = await openMatrixSite();
  catalogue = await site.catalogue();
  digests.push(await site.digest());
  const started = performance.now();
  const questions = [
    ...[...catalogue.tables].filter(([table]) => table in TABLES).flatMap(([table, columns]) => tableQuestions(table, columns)),
    ...catalogue.functions.filter((name) => name in CALLS).flatMap(callQuestions),
  ];
  for (const question of questions) answered.push({ ...question, answers: await site.answer(question) });
  console.log(`${answered.length * IDENTITIES.length} cells in ${Math.round(performance.now() - started)} ms`);
  digests.push(await site.digest());
}, 120_000);
afterAll(() => site.close());

test("x", () => {
  expect(Object.keys(CALLS).sort()).toEqual(catalogue.functions);
  if (process.env["UPDATE_MATRIX"]) fs.writeFileSync(GOLDEN, writeMatrix(answered));
  expect(digests[1]).toBe(digests[0]);
});
