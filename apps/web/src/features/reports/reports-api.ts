import { useMutation } from "@tanstack/react-query";
import { NOT_LOGGED_IN, requireLogin } from "#lib/session-required.ts";
import { supabase } from "#lib/supabase.ts";
import { unwrap } from "#lib/unwrap.ts";
import { toast } from "#ui/toast.ts";

export type ReportKind = "app" | "player" | "score" | "video";
export type ReportReason = "broken" | "unkind" | "cheating" | "unsafe" | "copyright" | "other";

export const MAX_DETAILS = 1000;

type Report = { kind: ReportKind; id: string; reason: ReportReason; details: string };

async function sendReport({ kind, id, reason, details }: Report): Promise<true | typeof NOT_LOGGED_IN> {
  const who = requireLogin();
  if (typeof who === "string") return who;
  const report = { user_id: who.userId, target_kind: kind, target_id: id, reason, details };
  unwrap(await (await supabase()).from("reports").insert(report));
  return true;
}

/** Tells the moderators of something. The form says what went wrong, if anything does. */
export function useSendReport() {
  return useMutation({
    mutationFn: sendReport,
    onSuccess: (sent) => {
      if (sent === true) toast.success("Thank you. Somebody will look at it.");
    },
    meta: { hideError: true },
  });
}
