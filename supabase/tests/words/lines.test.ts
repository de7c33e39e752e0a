import fs from "node:fs";
import { expect, test } from "vitest";
import { openRulesSite } from "#testing/rules-site.ts";

// Judges lines of a file outside of the repository: kind (evasion or innocent), language and text, with tabs between them.
const file = process.env.FILTER_LINES;

test.skipIf(!file)("judges the lines of FILTER_LINES and prints both rates", async () => {
  const lines = fs
    .readFileSync(file!, "utf8")
    .split("\n")
    .map((line) => /^(evasion|innocent)\t([^\t]*)\t(.+)$/.exec(line)?.slice(1))
    .filter((line) => line !== undefined);
  expect(lines.length).toBeGreaterThan(0);
  const site = await openRulesSite();
  const verdicts = await site.sql(
    `select private.text_objection(line) from json_array_elements_text($1::json) with ordinality as l (line, n) order by n`,
    JSON.stringify(lines.map(([, , text]) => text)),
  );
  await site.close();
  const judged = lines.map(([kind, language, text], index) => ({
    kind,
    language,
    text,
    rule: verdicts[index]![0] ?? null,
  }));
  const evasions = judged.filter(({ kind }) => kind === "evasion");
  const innocent = judged.filter(({ kind }) => kind === "innocent");
  const passed = evasions.filter(({ rule }) => rule === null);
  const refused = innocent.filter(({ rule }) => rule !== null);
  const rate = (part: unknown[], whole: unknown[]) =>
    `${part.length} of ${whole.length} = ${((100 * part.length) / Math.max(1, whole.length)).toFixed(2)} %`;
  console.log(
    [
      `Evasions that pass: ${rate(passed, evasions)}`,
      ...passed.map(({ language, text }) => `  ${language}\t${text}`),
      `Innocent lines refused: ${rate(refused, innocent)}`,
      ...refused.map(({ language, text, rule }) => `  ${language}\t${rule}\t${text}`),
    ].join("\n"),
  );
});
