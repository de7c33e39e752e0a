// Opens a page and prints the result of its `globalThis.answer`: `node answer-in-browser.mjs <launch options>
// <address>`
import { chromium } from "@playwright/test";

const [launch = "{}", address = ""] = process.argv.slice(2);
const browser = await chromium.launch(JSON.parse(launch));
try {
  const page = await browser.newPage();
  page.on("pageerror", (error) => console.error(error.message));
  await page.goto(address);
  await page.waitForFunction("globalThis.answer", undefined, { timeout: 30_000 });
  const answer = await page.evaluate("globalThis.answer.then((answer) => JSON.stringify(answer))");
  process.stdout.write(String(answer));
} finally {
  await browser.close();
}
