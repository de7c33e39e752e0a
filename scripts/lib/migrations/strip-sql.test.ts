import { expect, test } from "vitest";
import { stripSql } from "./strip-sql.mjs";

test.each([
  ["select 1; -- one\nselect 2;", "select 1; select 2;"],
  ["-- header\n\nselect 1;\n", "select 1;"],
  ["select/* a */1", "select 1"],
  ["select /* a /* b */ c */ 1", "select 1"],
  ["select 1 -- no newline at the end", "select 1"],
  ["select $$ -- a\n begin -- b\n end $$;", "select $$begin end$$;"],
  ["do $a$ execute $b$ select 1 -- c\n $b$; -- $b$\n $a$ -- d", "do $a$execute $b$select 1$b$;$a$"],
  ["do $$ raise 'a -- b'; -- it's c\n $$; -- d\nselect 1", "do $$raise 'a -- b';$$; select 1"],
])("the comments of %j are removed", (sql, statements) => {
  expect(stripSql(sql)).toBe(statements);
});

test.each([
  "select 'a -- b', 'it''s /* not */  a comment'",
  `select "a -- b", "a ""quoted""  /* name */"`,
  String.raw`select e'it\'s -- text', 'a\', 1`,
  "select '$$ -- text', '$$'",
  "select a$b$c, $1, 2 - 1, 4 / 2 * 3",
  "do $$'$$ -$$'-- text'$$",
])("%j has no comments and is not changed", (sql) => {
  expect(stripSql(sql)).toBe(sql);
});

test("different blank space outside strings does not count", () => {
  expect(stripSql("select\n  1,\t'a  b'\n")).toBe(stripSql(" select 1, 'a  b'"));
});

test("different blank space in a string counts", () => {
  expect(stripSql("select 'a  b'")).not.toBe(stripSql("select 'a b'"));
});

test("a dollar quote that is not closed is refused", () => {
  expect(() => stripSql("do $a$ begin end $$;")).toThrow("$a$ is not closed");
});
