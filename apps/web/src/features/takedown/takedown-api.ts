import type { NoticeKey } from "@quackademy/contract/rpc-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";

/** What a notice has to say. */
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

/** `proof` shows the work that was asked for, where any was: the server wants it beside the notice, not in it. */
export async function fileNotice(notice: Notice, proof: string | null): Promise<NoticeKey> {
  const call = (await supabase()).rpc("file_takedown", notice);
  return unwrap(await (proof === null ? call : call.setHeader("x-captcha-token", proof)));
}

/** Null when reference and secret do not belong together. */
export function noticeQuery(key: NoticeKey) {
  return queryOptions({
    queryKey: ["takedown", key.reference, key.secret],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_takedown", key)),
    meta: { hideError: true },
  });
}
