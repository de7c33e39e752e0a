import { ApiError } from "#edge/api-error.ts";
import { shorten } from "./shorten.ts";

/** A part of the URL being parsed. `what` names it in errors for clients. */
export type Scanner = { readonly text: string; at: number; readonly what: string };

export function scan(text: string, what: string): Scanner {
  return { text, at: 0, what };
}

/** Consumes the literal if it is next. */
export function accept(scanner: Scanner, literal: string): boolean {
  if (!scanner.text.startsWith(literal, scanner.at)) return false;
  scanner.at += literal.length;
  return true;
}

export function expect(scanner: Scanner, literal: string): void {
  if (!accept(scanner, literal)) fail(scanner, `"${literal}"`);
}

/** Consumes what a sticky pattern matches here. */
export function match(scanner: Scanner, pattern: RegExp): string | null {
  pattern.lastIndex = scanner.at;
  const found = pattern.exec(scanner.text)?.[0];
  if (found === undefined) return null;
  scanner.at += found.length;
  return found;
}

export function skipBlanks(scanner: Scanner): void {
  while (scanner.text[scanner.at] === " " || scanner.text[scanner.at] === "\t") scanner.at += 1;
}

export function isAtEnd(scanner: Scanner): boolean {
  return scanner.at >= scanner.text.length;
}

export function expectEnd(scanner: Scanner, expecting = "end of input"): void {
  if (!isAtEnd(scanner)) fail(scanner, expecting);
}

export function fail(scanner: Scanner, expecting: string): never {
  const next = scanner.text.codePointAt(scanner.at);
  const found = next === undefined ? "end of input" : `"${String.fromCodePoint(next)}"`;
  const place = `(line 1, column ${scanner.at + 1})`;
  throw new ApiError(
    400,
    "PGRST100",
    `"failed to parse ${scanner.what} (${shorten(scanner.text)})" ${place}`,
    `unexpected ${found} expecting ${expecting}`,
  );
}
