import type { NoticeKey } from "@quackademy/contract/moderation-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** The fields of a notice. */
export type Notice = {
  url: string;
  work: string;
  reason: string;
  contact_name: string;
  contact_email: string;
  contact_address: string;
  good_faith: boolean;
  accurate: boolean;
  signature: string;
};

/** `proof` is the proof-of-work token, if one is needed: it is sent as a header. */
export async function fileNotice(notice: Notice, proof: string | null): Promise<NoticeKey> {
  const call = (await supabase()).rpc("file_takedown", notice);
  return unwrap(await (proof === null ? call : call.setHeader("x-captcha-token", proof)));
}

/** Null if the reference and the secret do not match. */
export function noticeQuery(key: NoticeKey) {
  return queryOptions({
    queryKey: ["takedown", key.reference, key.secret],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_takedown", key)),
    meta: { hideError: true },
  });
}
