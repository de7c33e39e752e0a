import { DISPLAY_FONT, INLINE_FONT_ID } from "@quackademy/game-sdk/inline-boot.ts";

/** One file for all games of the site, cached for a year: a new font needs a new name. */
const TEXT_FONT = "/g/_fonts/nunito-5-latin-wght-normal.woff2";

/** Loads the site's text font after the first picture. A game that is a single document does without it. */
export async function loadTextFace(): Promise<void> {
  if (isServed()) await loadFace("Nunito", addressOf(TEXT_FONT), { weight: "200 1000" });
}

/** Loads the display font: from the site, or for a game that is a single document from a data block in it. */
export function loadDisplayFace(): void {
  const inlined = readInlined();
  if (inlined !== null) void loadFace("Lilita One", inlined);
  else if (isServed()) void loadFace("Lilita One", addressOf(DISPLAY_FONT));
}

const isServed = (): boolean => location.pathname.startsWith("/g/");
const addressOf = (file: string): string => `url(${new URL(file, location.href).href})`;

async function loadFace(name: string, source: string | BufferSource, look: FontFaceDescriptors = {}): Promise<void> {
  const face = new FontFace(name, source, look);
  document.fonts.add(face);
  // If it fails, the system's font is used.
  await face.load().catch(() => {});
}

/** A font made from bytes needs no permission. */
function readInlined(): Uint8Array<ArrayBuffer> | null {
  const text = document.getElementById(INLINE_FONT_ID)?.textContent;
  const font = text ? (JSON.parse(text) as string | null) : null;
  return font === null ? null : Uint8Array.from(atob(font), (letter) => letter.charCodeAt(0));
}
