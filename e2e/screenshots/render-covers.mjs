// Renders covers as small WebPs beside them: `node render-covers.mjs <path of a browser> <flags…>`
// Another browser writes other bytes, so pictures of unchanged covers stay. Delete them to render them again.
import { createHash } from "node:crypto";
import fs from "node:fs";
import { chromium } from "@playwright/test";

const COVERS = new URL("../../apps/web/public/covers/", import.meta.url);
const RENDERED = new URL("../../apps/web/src/features/classes/art/rendered-covers.json", import.meta.url);
// Twice the width of a card on a phone or a small laptop.
const SIZE = { width: 400, height: 250 };
/** The best quality whose picture is small enough: a first visit loads six of them. */
const QUALITIES = [0.75, 0.65, 0.55, 0.45, 0.35];
const MOST_BYTES = 9_000;

const [executablePath = "", ...args] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args });
const page = await browser.newPage();
/** @type {Record<string, string>} */
const before = JSON.parse(fs.readFileSync(RENDERED, "utf8"));
/** @type {Record<string, string>} */
const rendered = {};
for (const file of fs.readdirSync(COVERS).filter((name) => name.endsWith(".svg"))) {
  const svg = fs.readFileSync(new URL(file, COVERS), "utf8");
  const picture = new URL(file.replace(/svg$/, "webp"), COVERS);
  rendered[file] = createHash("sha256").update(svg).digest("hex").slice(0, 16);
  if (rendered[file] === before[file] && fs.existsSync(picture)) continue;
  let webp = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    webp = Buffer.from(await page.evaluate(draw, { svg, ...SIZE, quality }), "base64");
    if (webp.length <= MOST_BYTES) break;
  }
  fs.writeFileSync(picture, webp);
  console.log(`Rendered ${file}`);
}
fs.writeFileSync(RENDERED, `${JSON.stringify(rendered, null, 2)}\n`);
await browser.close();

/** Runs in the page. @param {{ svg: string, width: number, height: number, quality: number }} wanted */
async function draw({ svg, width, height, quality }) {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  canvas.getContext("2d")?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL("image/webp", quality).replace(/^data:image\/webp;base64,/, "");
}
