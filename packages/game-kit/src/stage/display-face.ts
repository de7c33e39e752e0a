// oxlint-disable-next-line typescript/triple-slash-reference -- games are type-checked without our tsconfig
/// <reference path="../css-text.d.ts" />
import lilita from "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?inline";

/** One file for all games of the site, cached for a year: a new font needs a new name. */
const TEXT_FONT = "/g/_fonts/nunito-5-latin-wght-normal.woff2";

/** Loads the site's text font after the first picture. A game that is a single document does without it. */
export async function loadTextFace(): Promise<void> {
  if (!location.pathname.startsWith("/g/")) return;
  const face = new FontFace("Nunito", `url(${new URL(TEXT_FONT, location.href).href})`, { weight: "200 1000" });
  try {
    document.fonts.add(await face.load());
  } catch {
    // The system's font is used.
  }
}

/**
 * The display font is inlined in the script: a sandboxed game cannot fetch, and a font made from bytes needs no
 * permission.
 */
export function loadDisplayFace(): void {
  const bytes = Uint8Array.from(atob(lilita.slice(lilita.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
  const face = new FontFace("Lilita One", bytes);
  document.fonts.add(face);
  void face.load().catch(() => {});
}
