import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { supabase } from "#lib/session/supabase.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { toast } from "#ui/toast/toast.ts";

/** The texts and limits of the form; the page names its button. */
export const APPEAL_FORM = {
  label: "Appeal",
  question: "Why is this decision wrong?",
  hint: "You can appeal once. A different moderator reads it.",
  missing: "Say why the decision is wrong.",
  maxLength: 500,
};

/** The status of the player's appeal; null when there is none. */
export const appealQuery = queryOptions({
  queryKey: ["appeal"],
  queryFn: async () => unwrap(await (await supabase()).rpc("my_appeal")),
});

/** Asks for a review by another moderator. The form shows errors itself. */
export function useAppeal() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (words: string) => unwrap(await (await supabase()).rpc("appeal", { words })),
    onSuccess: () => toast.success("Appeal sent. Another moderator will review it."),
    onSettled: () => cache.invalidateQueries({ queryKey: appealQuery.queryKey }),
    meta: { hideError: true },
  });
}
