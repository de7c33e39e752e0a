import pg from "pg";

const OPERATORS = {
  eq: "=",
  neq: "<>",
  lt: "<",
  lte: "<=",
  gt: ">",
  gte: ">=",
  like: "like",
  ilike: "ilike",
  match: "~",
  imatch: "~*",
  isdistinct: "is distinct from",
  in: "in",
  is: "is",
} as const;
type Operator = keyof typeof OPERATORS;

/** These compare texts, whatever the type of the column is. */
const PATTERNS = new Set<Operator>(["like", "ilike", "match", "imatch"]);
const IS_VALUES = new Set(["null", "true", "false", "unknown"]);

/** One condition of a subscription's filter. */
export type RowFilter = { column: string; operator: Operator; values: string[]; isNegated: boolean };

/** Parses `id=gt.5,name=not.in.(a,"b,c")`. A comma means "and". */
export function parseRowFilters(text: string): RowFilter[] {
  return text.trim() === "" ? [] : splitOutside(text.trim()).map(parseCondition);
}

function parseCondition(text: string): RowFilter {
  const match = /^([^=]+)=(not\.)?(\w+)\.(.*)$/s.exec(text.trim());
  const [, column, not, operator, value] = match ?? [];
  if (column === undefined || !Object.hasOwn(OPERATORS, operator!)) {
    throw new Error(`Error parsing \`filter\` params: ${JSON.stringify(text.split("=").at(-1)!.split("."))}`);
  }
  const values = operator === "in" ? parseList(value!) : [unquote(value!)];
  if (operator === "is" && !IS_VALUES.has(values[0]!.toLowerCase())) {
    throw new Error(`Error parsing \`filter\` params: "is" takes null, true, false or unknown`);
  }
  return { column: column.trim(), operator: operator as Operator, values, isNegated: not !== undefined };
}

function parseList(value: string): string[] {
  const inner = /^\((.*)\)$/s.exec(value)?.[1];
  if (inner === undefined) throw new Error("Error parsing `filter` params: a list is written in.(a,b)");
  return splitOutside(inner).map((item) => unquote(item.trim()));
}

const unquote = (value: string): string =>
  /^".*"$/s.test(value) ? value.slice(1, -1).replaceAll(/\\(.)/gs, "$1") : value;

/** Splits at commas that are not inside quotes or parentheses. */
function splitOutside(text: string): string[] {
  const parts = [""];
  let depth = 0;
  let isQuoted = false;
  let before = ",";
  for (let at = 0; at < text.length; at++) {
    let character = text[at]!;
    if (isQuoted && character === "\\") character += text[++at] ?? "";
    else if (isQuoted) isQuoted = character !== '"';
    else if (character === '"') isQuoted = ".(,".includes(before);
    else if (character === "(") depth += 1;
    else if (character === ")") depth -= 1;
    if (character === "," && depth === 0 && !isQuoted) parts.push("");
    else parts[parts.length - 1] += character;
    before = character;
  }
  return parts;
}

/** The SQL of a filter on the row `t`. `typeOf` gives the SQL type of a column; values become parameters. */
export function filterSql(
  filters: RowFilter[],
  typeOf: (column: string) => string,
  parameter: (value: string) => string,
) {
  const conditions = filters.map(({ column, operator, values, isNegated }) => {
    const name = `t.${pg.escapeIdentifier(column)}`;
    const condition = conditionSql(name, operator, values, typeOf(column), parameter);
    return isNegated ? `not (${condition})` : `(${condition})`;
  });
  return conditions.length === 0 ? "true" : `coalesce(${conditions.join(" and ")}, false)`;
}

function conditionSql(
  name: string,
  operator: Operator,
  values: string[],
  type: string,
  parameter: (value: string) => string,
): string {
  if (operator === "is") return `${name} is ${values[0]!.toLowerCase()}`;
  if (operator === "in") return `${name} in (${values.map((value) => `${parameter(value)}::${type}`).join()})`;
  if (PATTERNS.has(operator)) return `${name}::text ${OPERATORS[operator]} ${parameter(values[0]!)}`;
  return `${name} ${OPERATORS[operator]} ${parameter(values[0]!)}::${type}`;
}
