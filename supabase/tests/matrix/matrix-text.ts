import { IDENTITIES } from "./matrix-people.ts";
import type { Question, Verb } from "./matrix-questions.ts";
import type { Answers } from "./matrix-site.ts";

export type Answered = Question & { answers: Answers };

const WIDTH = 13;

/** The readable matrix: a block for each table or function, a line for all columns with equal answers. */
export function writeMatrix(answered: Answered[], topics: Record<string, Answers>): string {
  const blocks = groupBy(answered, ({ of, verb }) => `${verb === "call" ? "function" : "table"} ${of}`);
  const written = [...blocks].map(([title, lines]) => `## ${title}\n\n${header(lines[0]!)}\n${body(lines)}`);
  return `${LEGEND}\n${written.join("\n\n")}\n\n${writeTopics(topics)}\n`;
}

/** The answers about tables in a written matrix, by `lineKey`. */
export function readMatrix(text: string): Map<string, Answers> {
  const known = new Map<string, Answers>();
  let table: string | undefined;
  for (const line of text.split("\n")) {
    if (line.startsWith("## ")) table = /^## table (\w+)$/.exec(line)?.[1];
    if (!table || !/^\d/.test(line)) continue;
    const cells = IDENTITIES.map((who, at) => [who, line.slice(at * WIDTH, (at + 1) * WIDTH).trimEnd()]);
    const answers = Object.fromEntries(cells) as Answers;
    const [, verb, which, columns] = /^(\w+) (.*?): (.*)$/.exec(line.slice(IDENTITIES.length * WIDTH))!;
    for (const detail of columns!.match(/\([^)]*\)|\S+/g)!)
      known.set(lineKey({ of: table, verb: verb as Verb, which: which!, detail }), answers);
  }
  return known;
}

export const lineKey = ({ of, verb, which, detail }: Pick<Question, "of" | "verb" | "which" | "detail">) =>
  [of, verb, which, detail].join("\n");

function writeTopics(topics: Record<string, Answers>): string {
  const lines = Object.entries(topics).map(([kind, answers]) => `${cellsOf(answers).map(pad).join("")}${kind}`);
  return ["## realtime topics", "", [...IDENTITIES, "topic"].map(pad).join("").trimEnd(), ...lines].join("\n");
}

const LEGEND = `# Who may do what
#
# A cell is one request by somebody: its status and either the rows read or written, or the code of the refusal.
# Columns that are answered alike share a line. Anonymous, expired and service claim the owner's rows as their own.
# Private realtime topics: r and w say who reads and sends broadcasts, then who sees presence and is counted.
# Written by: UPDATE_MATRIX=1 npx vitest run --project pglite supabase/tests/matrix
`;

function header({ verb }: Answered): string {
  return [...IDENTITIES, verb === "call" ? "about" : "verb, row: columns"].map(pad).join("").trimEnd();
}

function body(lines: Answered[]): string {
  const alike = groupBy(lines, ({ verb, which, answers }) => [verb, which, ...cellsOf(answers)].join("\n"));
  return [...alike.values()]
    .map((group) => {
      const { verb, which, answers } = group[0]!;
      const about = group.map(({ detail }) => detail).join(verb === "call" ? ", " : " ");
      const cells = cellsOf(answers).map(pad).join("");
      return verb === "call" ? `${cells}${about}` : `${cells}${verb} ${which}: ${about}`;
    })
    .join("\n");
}

function groupBy<T>(items: T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

const cellsOf = (answers: Answers) => IDENTITIES.map((identity) => answers[identity]);
const pad = (cell: string) => cell.padEnd(WIDTH);
