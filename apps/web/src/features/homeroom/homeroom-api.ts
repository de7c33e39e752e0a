import { sentenceOf } from "#lib/data/sentence-of.ts";
import type { HomeroomCard, HomeroomReport, MadeAccounts, MyHomerooms } from "@quackademy/contract/homeroom-answers.ts";
import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { type Answer, ServerError, unwrap } from "#lib/data/unwrap.ts";
import { callFunction } from "#lib/session/call-function.ts";
import { type Supabase, supabase } from "#lib/session/supabase.ts";

const KEY = "homerooms";
const isQuiet = { hideError: true };
/** Enough accounts for one call, so that a list of sixty shows its progress. */
const NAMES_A_CALL = 10;
/** The polling interval: the teacher's page follows a topic, too, but only polling finds members who have left. */
const LOOK_AGAIN_MS = 20_000;

/** The homerooms of the player, as a teacher and as a member. */
export const myHomeroomsQuery = (viewer: string) =>
  queryOptions({
    queryKey: [KEY, "mine", viewer],
    queryFn: async (): Promise<MyHomerooms> => unwrap(await (await supabase()).rpc("get_my_homerooms")),
    staleTime: 10_000,
    meta: isQuiet,
  });

export const homeroomQuery = (id: string) =>
  queryOptions({
    queryKey: [KEY, "room", id],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_homeroom", { homeroom_id: id })),
    staleTime: 0,
    refetchInterval: LOOK_AGAIN_MS,
    retry: false,
    meta: isQuiet,
  });

export const memberQuery = (memberId: string) =>
  queryOptions({
    queryKey: [KEY, "member", memberId],
    queryFn: async () => unwrap(await (await supabase()).rpc("get_homeroom_member", { member_id: memberId })),
    staleTime: 0,
    retry: false,
    meta: isQuiet,
  });

export const reportsQuery = (homeroomId: string) =>
  queryOptions({
    queryKey: [KEY, "reports", homeroomId],
    queryFn: async (): Promise<HomeroomReport[]> =>
      unwrap(await (await supabase()).rpc("get_homeroom_reports", { homeroom_id: homeroomId })),
    staleTime: 0,
    retry: false,
    meta: isQuiet,
  });

export const homeroomBoardQuery = (homeroomId: string, board: string, period: string) =>
  queryOptions({
    queryKey: [KEY, "board", homeroomId, board, period],
    queryFn: async () =>
      unwrap(await (await supabase()).rpc("get_homeroom_board", { homeroom_id: homeroomId, board, period })),
    retry: false,
    meta: isQuiet,
  });

/** A change of a homeroom. The page shows refusals itself, and everything is read again afterwards. */
export function useHomeroomAction<Given, Result>(act: (client: Supabase, given: Given) => PromiseLike<Answer<Result>>) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => unwrap(await act(await supabase(), given)),
    onSettled: () => refreshHomerooms(cache),
    meta: isQuiet,
  });
}

/** Reads everything again, after an event or after accounts were made. */
export function refreshHomerooms(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: [KEY] });
}

/** Makes homeroom accounts, a few names at a time. `onPart` is told how many names are done. */
export async function addAccounts(
  homeroomId: string,
  names: string[],
  onPart: (done: number) => void,
): Promise<Required<MadeAccounts>> {
  const made: Required<MadeAccounts> = { accounts: [], problems: [] };
  for (let at = 0; at < names.length; at += NAMES_A_CALL) {
    const part = names.slice(at, at + NAMES_A_CALL);
    try {
      const answer = await callAccounts<MadeAccounts>({ step: "add", homeroom_id: homeroomId, names: part });
      made.accounts.push(...answer.accounts);
      made.problems.push(...(answer.problems ?? []));
    } catch (error) {
      // Returns the passwords of the first parts even if a later one fails, because they are never shown again.
      if (made.accounts.length === 0) throw error;
      made.problems.push(...names.slice(at).map((name) => ({ name, message: sentenceOf(error) })));
      break;
    }
    onPart(Math.min(names.length, at + NAMES_A_CALL));
  }
  return made;
}

/** New passwords. All sessions of these accounts end. */
export async function resetPasswords(homeroomId: string, members: string[]): Promise<HomeroomCard[]> {
  const asked = { step: "reset", homeroom_id: homeroomId, members };
  return (await callAccounts<MadeAccounts>(asked)).accounts;
}

/** Calls the function that makes accounts. Its errors are sentences for the screen. */
export async function callAccounts<Result>(body: object): Promise<Result> {
  try {
    return await callFunction<Result>("homeroom-accounts", body);
  } catch (error) {
    throw error instanceof ServerError ? new ServerError(messageIn(error.message), error.code) : error;
  }
}

function messageIn(text: string): string {
  try {
    return (JSON.parse(text) as { message?: string }).message ?? text;
  } catch {
    return "This did not work. Try again in a moment.";
  }
}

/** The realtime topics of a homeroom: of its members, and of its teacher. */
export const homeroomTopic = (id: string): string => `homeroom:${id}`;
export const teacherTopic = (id: string): string => `homeroom-teacher:${id}`;
