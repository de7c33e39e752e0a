import { expect, test } from "vitest";
import { readViewColumns } from "./view-columns.ts";

const entry = (resno: number, table: number, column: number, more = "") =>
  `{TARGETENTRY :expr {VAR :varno 1 :vartype 25} :resno ${resno} :resname a\\ b\\{\\) ${more} :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk false}`;

test("readViewColumns finds the origin of each column of the view itself", () => {
  const inner = `{QUERY :commandType 1 :targetList (${entry(1, 7, 7)})}`;
  const tree = `({QUERY :commandType 1 :rtable ({RTE :subquery ${inner}}) :targetList (${entry(1, 16400, 1)} ${entry(2, 0, 0)} ${entry(3, 16400, 3)}) :returningList <>})`;
  expect([...readViewColumns(tree)]).toEqual([
    [1, { table: 16400, column: 1 }],
    [3, { table: 16400, column: 3 }],
  ]);
});

test("readViewColumns omits columns that are only there to sort by", () => {
  const tree = `({QUERY :targetList (${entry(1, 5, 1).replace("false", "true")})})`;
  expect(readViewColumns(tree).size).toBe(0);
});

test("readViewColumns returns nothing for text that it cannot parse", () => {
  expect(readViewColumns("").size).toBe(0);
  expect(readViewColumns("({QUERY :targetList <>})").size).toBe(0);
});
