// oxlint-disable-next-line typescript/triple-slash-reference -- games are type-checked without our tsconfig
/// <reference path="../css-text.d.ts" />
import lilita from "@fontsource/lilita-one/files/lilita-one-latin-400-normal.woff2?inline";

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
