import { promisify } from "node:util";
import { compressText, type Encoding } from "#edge/compress.ts";
import type { Page } from "./page.ts";

const compress = promisify(compressText);
const kept = new WeakMap<Page, Map<Encoding, Promise<Buffer>>>();

/** Compresses a page once for all visitors. */
export function compressedPage(page: Page, encoding: Encoding): Promise<Buffer> {
  let versions = kept.get(page);
  if (!versions) kept.set(page, (versions = new Map()));
  let bytes = versions.get(encoding);
  if (!bytes) versions.set(encoding, (bytes = compress(page.html, encoding)));
  return bytes;
}
