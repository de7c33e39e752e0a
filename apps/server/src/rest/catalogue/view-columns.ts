/** Where a column of a view comes from: a column of another relation, by oid and position. */
export type Origin = { table: number; column: number };

/**
 * Parses the stored form of a view (pg_node_tree): PostgreSQL has no other source for which table column each view
 * column shows. Returns position → origin, without computed columns.
 */
export function readViewColumns(nodeTree: string): Map<number, Origin> {
  const origins = new Map<number, Origin>();
  const start = findTargetList(nodeTree);
  if (start < 0) return origins;

  let depth = 0;
  let entry: Record<string, string> = {};
  for (const { text } of tokens(nodeTree, start)) {
    if (text === "(" || text === "{") {
      depth += 1;
      if (text === "{" && depth === 2) entry = {};
    } else if (text === ")" || text === "}") {
      if (text === "}" && depth === 2) keep(entry, origins);
      depth -= 1;
      if (depth === 0) break;
    } else if (depth === 2) {
      if (text.startsWith(":")) entry.key = text;
      else if (entry.key !== undefined) entry[entry.key] = text;
    }
  }
  return origins;
}

/** The target list of the view's own query: the first `:targetList` at brace depth one; subqueries are deeper. */
function findTargetList(nodeTree: string): number {
  let braces = 0;
  for (const { text, end } of tokens(nodeTree, 0)) {
    if (text === "{") braces += 1;
    else if (text === "}") braces -= 1;
    else if (text === ":targetList" && braces === 1) return end;
  }
  return -1;
}

function keep(entry: Record<string, string>, origins: Map<number, Origin>): void {
  const table = Number(entry[":resorigtbl"]);
  const column = Number(entry[":resorigcol"]);
  if (table > 0 && column > 0 && entry[":resjunk"] === "false") {
    origins.set(Number(entry[":resno"]), { table, column });
  }
}

/** Tokens are brackets and words; a backslash makes the next character part of a word. */
function* tokens(nodeTree: string, from: number): Generator<{ text: string; end: number }> {
  const token = /[(){}]|(?:\\[\s\S]|[^\s(){}\\])+/g;
  token.lastIndex = from;
  for (let match = token.exec(nodeTree); match; match = token.exec(nodeTree)) {
    yield { text: match[0], end: token.lastIndex };
  }
}
