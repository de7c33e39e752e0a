import { createPage, escapeText, type Page } from "./page.ts";

/** The error page when rendering fails. It depends on nothing that could fail as well. */
export function brokenPage(siteName: string): Page {
  const name = escapeText(siteName);
  return createPage(
    500,
    `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${name}</title>
  </head>
  <body>
    <h1>This page is not working right now</h1>
    <p>Something went wrong on our side. Try again in a moment, or go <a href="/">back to ${name}</a>.</p>
  </body>
</html>
`,
  );
}
