import { useMutation } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

export type ReportKind = "app" | "player" | "name" | "about" | "picture" | "score" | "video" | "clip";
export type ReportReason = "broken" | "unkind" | "cheating" | "unsafe" | "copyright" | "other";

export const MAX_DETAILS = 1000;

type Report = { kind: ReportKind; id: string; reason: ReportReason; details: string };

async function sendReport({ kind, id, reason, details }: Report): Promise<void> {
  unwrap(await (await supabase()).rpc("report", { target_kind: kind, target_id: id, reason, details }));
}

/** Sends a report to the moderators. The form shows errors itself. */
export function useSendReport() {
  return useMutation({
    mutationFn: sendReport,
    onSuccess: () => toast.success("Thank you. A moderator will look at it."),
    meta: { hideError: true },
  });
}
