/** White space, complete comments and the doctype at the beginning. A browser reads a comment that ends early otherwise. */
const BEFORE_CONTENT = /^\uFEFF?(?:\s|<!--(?!-?>)(?:(?!--!?>)[\s\S])*-->)*<!doctype[^>]*>/i;

/**
 * Puts our script before everything else of a page: a parser that meets it before `<html>` opens the head by itself, and
 * goes on with the page's own. With an SDK of its own, the game speaks to the page itself.
 */
export function insertShim(html: string, bringsSdk: boolean): string {
  const start = BEFORE_CONTENT.exec(html)?.[0] ?? "";
  return `${start}<script src="/g/frame.js"${bringsSdk ? " data-sdk" : ""}></script>${html.slice(start.length)}`;
}
