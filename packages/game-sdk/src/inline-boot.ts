/** The parts of an inlined game: see `INLINE_BOOT`. */
export type InlineGame = { css: string; code: string };

export const INLINE_GAME_ID = "quack-game";
/** The data block with the staff's runs, which such a frame cannot load. */
export const INLINE_STAFF_ID = "quack-staff";

/** The data block with the display font, in base64, which such a frame cannot load either. */
export const INLINE_FONT_ID = "quack-font";
/** One file for all games of the site, cached for a year: a new font needs a new name. */
export const DISPLAY_FONT = "/g/_fonts/lilita-one-5-latin-400-normal.woff2";

/**
 * The only inline script of a frame without a URL: it reads the game's styles and code from the data block beside it
 * and starts them. The page's CSP allows it by its hash, so no other script can take its place.
 */
export const INLINE_BOOT = `const { css, code } = JSON.parse(document.getElementById("${INLINE_GAME_ID}").textContent);
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [sheet];
import(URL.createObjectURL(new Blob([code], { type: "text/javascript" })));`;

/**
 * The whole document of such a frame; its CSP forbids all requests. `body` is the game's own markup, `staff` the content
 * of its `staff.json`, `font` the display font in base64.
 */
export function inlineDocument(
  game: InlineGame,
  body: string,
  staff: unknown = null,
  font: string | null = null,
): string {
  const data = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="connect-src 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
  </head>
  <body>
    ${body}
    <script type="application/json" id="${INLINE_STAFF_ID}">${data(staff)}</script>
    <script type="application/json" id="${INLINE_FONT_ID}">${data(font)}</script>
    <script type="application/json" id="${INLINE_GAME_ID}">${data(game)}</script>
    <script>${INLINE_BOOT}</script>
  </body>
</html>`;
}
