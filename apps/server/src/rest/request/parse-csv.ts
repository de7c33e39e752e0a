import { ApiError } from "#edge/api-error.ts";

/** Parses rows with the names of the header line. NULL without quotes is null. */
export function parseCsv(text: string): Record<string, string | null>[] {
  const [header, ...lines] = readLines(text);
  if (!header) throw new ApiError(400, "PGRST102", "not enough input");
  return lines.map((line) => {
    if (line.length !== header.length) {
      throw new ApiError(400, "PGRST102", "All lines must have same number of fields");
    }
    const cells = line.map(({ value, isQuoted }) => (value === "NULL" && !isQuoted ? null : value));
    return Object.fromEntries(header.map(({ value }, index) => [value, cells[index]!]));
  });
}

type Cell = { value: string; isQuoted: boolean };

function readLines(text: string): Cell[][] {
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/y;
  const lines: Cell[][] = [];
  let line: Cell[] = [];
  while (cell.lastIndex < text.length) {
    const found = cell.exec(text);
    if (!found) throw new ApiError(400, "PGRST102", "The CSV is malformed");
    const [, quoted, bare = "", end] = found;
    const isQuoted = quoted !== undefined;
    line.push({ value: isQuoted ? quoted.replaceAll('""', '"') : bare, isQuoted });
    if (end === ",") {
      if (cell.lastIndex < text.length) continue;
      line.push({ value: "", isQuoted: false });
    }
    lines.push(line);
    line = [];
  }
  return lines;
}
