import type { NoticeKey } from "@quackademy/contract/rpc-answers.ts";

const REFERENCE = /^QT-[0-9A-Z]{8}$/;
const SECRET = /^[0-9a-f]{64}$/;

/**
 * The private address of a notice. The secret is in the part that browsers keep to themselves, so that it is in nobody's
 * log on the way.
 */
export function noticePath({ reference, secret }: NoticeKey): string {
  return `/takedown?ref=${encodeURIComponent(reference)}#${secret}`;
}

/** The key in an address, or null when it has none that could be right. */
export function readNoticeKey(params: URLSearchParams, hash: string): NoticeKey | null {
  const reference = params.get("ref")?.trim().toUpperCase() ?? "";
  const secret = hash.replace(/^#/, "").trim();
  return REFERENCE.test(reference) && SECRET.test(secret) ? { reference, secret } : null;
}
