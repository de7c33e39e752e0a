import type { NoticeKey } from "@quackademy/contract/moderation-answers.ts";

const REFERENCE = /^QT-[0-9A-Z]{8}$/;
const SECRET = /^[0-9a-f]{64}$/;

/** The private address of a notice. The secret is in the fragment, which browsers do not send, so it is in no log. */
export function noticePath({ reference, secret }: NoticeKey): string {
  return `/takedown?ref=${encodeURIComponent(reference)}#${secret}`;
}

/** The key in an address, or null if it has no valid one. */
export function readNoticeKey(params: URLSearchParams, hash: string): NoticeKey | null {
  const reference = params.get("ref")?.trim().toUpperCase() ?? "";
  const secret = hash.replace(/^#/, "").trim();
  return REFERENCE.test(reference) && SECRET.test(secret) ? { reference, secret } : null;
}
