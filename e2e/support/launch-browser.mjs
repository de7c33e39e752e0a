// Checks that a browser starts and shows a page: `node launch-browser.mjs <path> <flags…>`
import { chromium } from "@playwright/test";

const [executablePath = "", ...args] = process.argv.slice(2);
const browser = await chromium.launch({ executablePath, args, timeout: 20_000 });
const page = await browser.newPage();
await page.setContent("<title>quack</title>");
if ((await page.title()) !== "quack") throw new Error("it starts but shows no page");
await browser.close();
