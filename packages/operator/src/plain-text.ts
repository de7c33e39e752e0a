import type { Answer } from "./action.ts";

// Text by players may contain control characters, which the operator's terminal would obey.
const CONTROLS = /[\p{Cc}\p{Bidi_Control}]/gu;
const CONTROLS_BUT_LINE_ENDS = /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu;

/** Prints an answer: one line of JSON for programs, text for people. Control characters are removed from both. */
export function printAnswer({ data, text }: Pick<Answer, "data" | "text">, isJson: boolean): string {
  return isJson ? JSON.stringify(data).replace(CONTROLS, asEscape) : text.replace(CONTROLS_BUT_LINE_ENDS, "\ufffd");
}

const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;

type Cell = string | number | boolean | null | undefined;

/** A table with headings. Columns fit their content, and numbers are right-aligned. */
export function printTable(headings: string[], rows: Cell[][]): string {
  const cells = [headings, ...rows.map((row) => row.map(asCell))];
  const widths = headings.map((_, column) => Math.max(...cells.map((row) => row[column]!.length)));
  const isNumber = headings.map((_, column) => rows.every((row) => typeof row[column] === "number"));
  return cells
    .map((row) =>
      row
        .map((cell, column) => (isNumber[column] ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!)))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** One record: a line per field, longer texts indented. Empty fields are left out. */
export function printCard(entries: [name: string, value: Cell][]): string {
  const shown = entries.filter(([, value]) => value !== null && value !== undefined && value !== "");
  const width = Math.max(...shown.map(([name]) => name.length));
  const indent = " ".repeat(width + 2);
  return shown
    .map(([name, value]) => `${name.padEnd(width)}  ${String(value).replace(/\r?\n/g, `\n${indent}`)}`)
    .join("\n");
}

const asCell = (value: Cell): string => String(value ?? "").replace(/\s+/g, " ");

export const printTime = (moment: string | null): string =>
  moment === null ? "" : `${new Date(moment).toISOString().slice(0, 16).replace("T", " ")}Z`;

export const pluralize = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
