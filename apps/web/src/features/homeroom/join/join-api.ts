import type { CollectedAccount, JoinState } from "@quackademy/contract/homeroom-answers.ts";
import { queryOptions } from "@tanstack/react-query";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";
import { callAccounts } from "#features/homeroom/homeroom-api.ts";

const POLL_MS = 3000;
const TICKET_KEY = "quack-join-ticket";

/** Asks to join. An empty name only checks the code: the answer is then the rule `name`. */
export async function joinHomeroom(code: string, name: string) {
  return unwrap(await (await supabase()).rpc("join_homeroom", { code, name }));
}

/** Where the request stands: by ticket for visitors, of the player otherwise. Asked every three seconds. */
export const joinStateQuery = (ticket: string | null, viewer: string | null) =>
  queryOptions({
    queryKey: ["join", viewer, ticket],
    queryFn: async (): Promise<JoinState> =>
      unwrap(await (await supabase()).rpc("get_join_state", ticket === null ? {} : { ticket })),
    refetchInterval: POLL_MS,
    staleTime: 0,
    gcTime: 0,
    meta: { hideError: true },
  });

export async function cancelJoin(given: { ticket: string } | { request_id: string }): Promise<void> {
  unwrap(await (await supabase()).rpc("cancel_join", given));
}

/** Collects the account of an admitted newcomer. It works once; the words are in this answer only. */
export const collectAccount = (ticket: string): Promise<CollectedAccount> =>
  callAccounts<CollectedAccount>({ step: "collect", ticket });

/** The ticket is kept for this tab only: a school device has other users after the lesson. */
export const ticketStore = {
  get: (): string | null => {
    try {
      return sessionStorage.getItem(TICKET_KEY);
    } catch {
      return null;
    }
  },
  set: (ticket: string | null): void => {
    try {
      if (ticket === null) sessionStorage.removeItem(TICKET_KEY);
      else sessionStorage.setItem(TICKET_KEY, ticket);
    } catch {
      // Without storage, a reload loses the place on the list.
    }
  },
};
