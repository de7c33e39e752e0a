import fs from "node:fs";
import path from "node:path";
import { type Shot, type Size, SIZES } from "./picture-shot.ts";

/** Writes one page that shows all pictures. */
export function writeSheet(folder: string, shots: Shot[]): void {
  const figures = shots
    .filter((shot) => fs.existsSync(path.join(folder, `${shot.name}-desktop.png`)))
    .map(
      (shot) => `<figure id="${shot.name}">
<figcaption><b>${shot.name}</b> <code>${escape(shot.address)}</code></figcaption>
${(Object.keys(SIZES) as Size[]).map((size) => picture(folder, shot, size)).join("\n")}
</figure>`,
    );
  fs.writeFileSync(
    path.join(folder, "index.html"),
    PAGE.replace("<!--figures-->", () => figures.join("\n")),
  );
}

function picture(folder: string, { name }: Shot, size: Size): string {
  const file = `${name}-${size}.png`;
  const whole = fs.existsSync(path.join(folder, "whole", file)) ? `whole/${file}` : file;
  const { width, height } = SIZES[size].viewport;
  const shown = `width="${width}" height="${height}" loading="lazy" class="${size}"`;
  return `<a href="${whole}"><img src="${file}" alt="${name}, ${size}" ${shown}></a>`;
}

const escape = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Quackademy, every screen</title>
<style>
  body { margin: 24px; background: #0a1b44; color: #f5f9ff; font: 15px/1.4 system-ui, sans-serif; }
  main { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 620px), 1fr)); gap: 28px 24px; }
  figure { margin: 0; display: grid; grid-template-columns: 3.5fr 1fr 2.16fr; gap: 10px; align-items: start; }
  figcaption { grid-column: 1 / -1; }
  code { color: #b7c9ee; }
  img { width: 100%; height: auto; border-radius: 6px; display: block; background: #11295f; }
</style>
<h1>Every screen</h1>
<p>A click opens the whole page.</p>
<main>
<!--figures-->
</main>
</html>
`;
