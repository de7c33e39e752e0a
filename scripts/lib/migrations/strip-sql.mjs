// Strings, quoted names, dollar-quote tags, words, and any other single character.
const TOKEN =
  /[eE]'(?:[^'\\]|\\.|'')*'?|'(?:[^']|'')*'?|"(?:[^"]|"")*"?|\$(?:[A-Za-z_]\w*)?\$|[\w\u0080-\uFFFF][\w$\u0080-\uFFFF]*|./suy;
const DOLLAR_TAG = /^\$.*\$$/s;

/**
 * Removes comments from SQL and turns each run of blank space into one space. Strings and quoted names stay as they are.
 * A dollar-quoted body is read as SQL, because nearly all of them are functions.
 * @param {string} sql
 * @returns {string}
 */
export function stripSql(sql) {
  let stripped = "";
  let at = 0;
  while (at < sql.length) {
    const end = skipBlank(sql, at);
    if (end > at) {
      stripped += " ";
      at = end;
      continue;
    }
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(sql)?.[0] ?? "";
    at += token.length;
    stripped += token;
    if (DOLLAR_TAG.test(token)) {
      const close = sql.indexOf(token, at);
      if (close === -1) throw new Error(`The dollar quote ${token} is not closed.`);
      stripped += stripSql(sql.slice(at, close)) + token;
      at = close + token.length;
    }
  }
  return stripped.trim();
}

/**
 * The position after all blank space and comments.
 * @param {string} sql
 * @param {number} at
 */
function skipBlank(sql, at) {
  for (;;) {
    if (/\s/.test(sql.charAt(at))) at++;
    else if (sql.startsWith("--", at)) at = lineEnd(sql, at);
    else if (sql.startsWith("/*", at)) at = blockEnd(sql, at);
    else return at;
  }
}

/**
 * @param {string} sql
 * @param {number} at
 */
function lineEnd(sql, at) {
  const newline = sql.indexOf("\n", at);
  return newline === -1 ? sql.length : newline;
}

/**
 * PostgreSQL's block comments can contain block comments.
 * @param {string} sql
 * @param {number} at
 */
function blockEnd(sql, at) {
  let depth = 0;
  for (const mark of sql.slice(at).matchAll(/\/\*|\*\//g)) {
    depth += mark[0] === "/*" ? 1 : -1;
    if (depth === 0) return at + mark.index + mark[0].length;
  }
  return sql.length;
}
