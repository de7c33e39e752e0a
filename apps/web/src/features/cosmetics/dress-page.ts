import "./dress-page.css";
import type { Look } from "./look.ts";

const FONT_LINK_ID = "worn-font";
const WALKWAY_ID = "walkway";
// The hotspot of every cursor's art.
const HOTSPOT = "2 2";

/** Applies a look to the page. A null part is reset to the default. */
export function dressPage(look: Look): void {
  wear("cursor", look.cursor && `${image(look.cursor)} ${HOTSPOT}`);
  wear("background", look.background && image(look.background));
  wear("icon", look.icon && image(look.icon));
  wear("badge", look.badge && image(look.badge));
  wear("font", look.font && `"${look.font.family}"`);
  linkFont(look.font?.url ?? null);
  walk(look.special);
}

/** By the CSSOM, because the CSP blocks style attributes. */
function wear(what: string, value: string | null): void {
  const { documentElement: root } = document;
  root.toggleAttribute(`data-worn-${what}`, value !== null);
  if (value === null) root.style.removeProperty(`--worn-${what}`);
  else root.style.setProperty(`--worn-${what}`, value);
}

function image(url: string): string {
  return `url("${url}")`;
}

function linkFont(url: string | null): void {
  const known = document.getElementById(FONT_LINK_ID);
  if (known?.getAttribute("href") === url) return;
  known?.remove();
  if (url === null) return;
  const link = document.createElement("link");
  link.id = FONT_LINK_ID;
  link.rel = "stylesheet";
  link.href = url;
  document.head.append(link);
}

function walk(special: Look["special"]): void {
  const known = document.getElementById(WALKWAY_ID);
  if (known?.dataset["url"] === special?.url) return;
  known?.remove();
  if (special === null) return;
  const way = document.createElement("div");
  way.id = WALKWAY_ID;
  way.className = "walkway";
  way.setAttribute("aria-hidden", "true");
  way.dataset["url"] = special.url;
  const walker = document.createElement("div");
  walker.className = `walker walker--${special.gait}`;
  // The SVG has a second frame of the walk under `#step`.
  walker.append(picture(special.url), picture(`${special.url}#step`));
  way.append(walker);
  document.body.append(way);
}

function picture(url: string): HTMLImageElement {
  const img = document.createElement("img");
  img.src = url;
  img.alt = "";
  return img;
}
