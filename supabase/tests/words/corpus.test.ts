import fs from "node:fs";
import { isShort, isShortOnPglite } from "@quackademy/server/testing/short-form.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openRulesSite, type RulesSite } from "#testing/rules-site.ts";

/** A line and the rule that it breaks. `ok` breaks none. */
type Line = { rule: string; text: string; verdict: string | null };
type Corpus = { name: string; limits: { passed: number; refused: number }; lines: Line[] };

const FOLDER = new URL("./", import.meta.url);

/** Reads `# limits: 5 1` (percent of evasions that may pass, of innocent lines that may be refused) and `rule: text`. */
function readCorpus(file: string): Corpus {
  const [header, ...lines] = fs.readFileSync(new URL(file, FOLDER), "utf8").trim().split("\n");
  const [passed, refused] = header!.replace("# limits: ", "").split(" ").map(Number);
  return {
    name: file.replace(/^corpus-|\.txt$/g, ""),
    limits: { passed: passed!, refused: refused! },
    // Half of the lines tell a broken filter.
    lines: lines
      .filter((_, index) => !isShort || index % 2 === 0)
      .map((line) => {
        const [, rule, text] = /^(ok|word|personal|link): (.+)$/.exec(line) ?? [];
        if (!rule || !text) throw new Error(`${file}: “${line}” is not “rule: text”.`);
        return { rule, text, verdict: null };
      }),
  };
}

// The corpora of one language, and the newest of all. The long form judges every line of every corpus.
const SHORT = /^corpus-(dutch|english|french|german|italian|polish|spanish|turkish|eleventh)\.txt$/;
const corpora = fs
  .readdirSync(FOLDER)
  .filter((file) => (isShort ? SHORT : /^corpus-.*\.txt$/).test(file))
  .map(readCorpus);

const percent = (part: Line[], whole: Line[]) => (100 * part.length) / whole.length;

describe.skipIf(isShortOnPglite)("the filter, by its corpus", () => {
  let site: RulesSite;
  beforeAll(async () => {
    site = await openRulesSite();
    const lines = corpora.flatMap((corpus) => corpus.lines);
    const verdicts = await site.sql(
      `select private.text_objection(line) from json_array_elements_text($1::json) with ordinality as l (line, n) order by n`,
      JSON.stringify(lines.map(({ text }) => text)),
    );
    for (const [index, [verdict]] of verdicts.entries()) lines[index]!.verdict = verdict!;
  });
  afterAll(() => site.close());

  test("has at least a thousand lines in eight languages", () => {
    expect(corpora.length).toBeGreaterThanOrEqual(8);
    expect(corpora.flatMap((corpus) => corpus.lines).length).toBeGreaterThanOrEqual(1000);
  });

  test.each(corpora)("lets few evasions pass and refuses few innocent lines: $name", ({ name, limits, lines }) => {
    const [evasions, innocent] = [lines.filter(({ rule }) => rule !== "ok"), lines.filter(({ rule }) => rule === "ok")];
    const passed = evasions.filter(({ verdict }) => verdict === null);
    const refused = innocent.filter(({ verdict }) => verdict !== null);
    const figures = { passed: percent(passed, evasions), refused: percent(refused, innocent) };
    console.log(
      `${name}: ${figures.passed.toFixed(1)} % of ${evasions.length} evasions pass, ` +
        `${figures.refused.toFixed(1)} % of ${innocent.length} innocent lines are refused`,
      [...passed, ...refused].map(({ text }) => text),
    );
    expect(figures.passed).toBeLessThanOrEqual(limits.passed);
    expect(figures.refused).toBeLessThanOrEqual(limits.refused);
  });
});
