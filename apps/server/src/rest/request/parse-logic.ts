import { ApiError } from "#edge/api-error.ts";
import { parseLogicFilter, type Condition, type LogicGroup } from "./parse-filters.ts";
import { accept, expect, expectEnd, fail, match, scan, skipBlanks, type Scanner } from "./text-scanner.ts";

const GROUP = /(?:not\.)?(?:and|or)[ \t]*\(/y;

/** The value of `or=(…)` or `not.and=(…)`; the key says which. */
export function parseLogic(
  key: { operator: "and" | "or"; isNegated: boolean },
  text: string,
  maxDepth: number,
): LogicGroup {
  const scanner = scan(text, "logic tree");
  const items = parseItems(scanner, maxDepth);
  expectEnd(scanner);
  return { kind: "group", ...key, items };
}

function parseItems(scanner: Scanner, depthLeft: number): Condition[] {
  if (depthLeft <= 0) throw new ApiError(400, "PGRST100", "The logic tree is nested too deeply");
  const items: Condition[] = [];
  skipBlanks(scanner);
  expect(scanner, "(");
  do {
    skipBlanks(scanner);
    if (scanner.text[scanner.at] === ")") {
      fail(scanner, "field name (* or [a..z0..9_$]), negation operator (not) or logic operator (and, or)");
    }
    items.push(parseItem(scanner, depthLeft));
    skipBlanks(scanner);
  } while (accept(scanner, ","));
  expect(scanner, ")");
  skipBlanks(scanner);
  return items;
}

function parseItem(scanner: Scanner, depthLeft: number): Condition {
  const start = scanner.at;
  if (match(scanner, GROUP) === null) return parseLogicFilter(scanner);
  scanner.at = start;
  const isNegated = accept(scanner, "not.");
  const operator = accept(scanner, "and") ? "and" : "or";
  if (operator === "or") accept(scanner, "or");
  return { kind: "group", operator, isNegated, items: parseItems(scanner, depthLeft - 1) };
}
