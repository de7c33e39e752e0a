import { queryOptions } from "@tanstack/react-query";
import { ServerError, unwrap } from "#lib/data/unwrap.ts";
import { fetchWithSession } from "#lib/session/fetch-with-session.ts";
import { postOnLeave } from "#lib/session/post-on-leave.ts";
import { supabase } from "#lib/session/supabase.ts";
import type {
  ClassBuild,
  ClassForm,
  ClassStats,
  CreatorState,
  MyClass,
  SavedDraft,
} from "@quackademy/contract/class-answers.ts";

export const CLASSES_KEY = "my classes";

/** The answers are jsonb, so their types come from the contract. */
async function ask<T>(name: string, args: object = {}): Promise<T> {
  return unwrap(await (await supabase()).rpc(name as never, args as never));
}

/** Whether the player may make classes, and what the site allows. */
export const creatorStateQuery = queryOptions({
  queryKey: [CLASSES_KEY, "state"],
  queryFn: () => ask<CreatorState>("get_creator_state"),
  retry: false,
  meta: { hideError: true },
});

export const myClassesQuery = queryOptions({
  queryKey: [CLASSES_KEY, "list"],
  queryFn: () => ask<MyClass[]>("get_my_classes"),
  retry: false,
  meta: { hideError: true },
});

export function saveDraft(draftId: string | null, form: ClassForm): Promise<SavedDraft> {
  return ask("save_draft", { draft_id: draftId, form });
}

/** Saves a draft while the page is being left. Answers whether it was stored, if the page is still there to hear it. */
export async function saveDraftOnLeave(draftId: string, form: ClassForm): Promise<boolean> {
  return (await postOnLeave("/rest/v1/rpc/save_draft", { draft_id: draftId, form })).ok;
}

export type ManifestLine = { path: string; sha256: string; bytes: number };

/** Opens a build. The server judges names and sizes, and answers which files it does not have yet. */
export function beginBuild(
  draftId: string,
  manifest: ManifestLine[],
  note: string,
  flags: string[],
): Promise<{ build_id: string; number: number; missing: string[] }> {
  return ask("begin_build", { draft_id: draftId, manifest, note, flags });
}

/** The files that a refusal of `begin_build` names; null if the error is another one. */
export function refusedFiles(error: unknown): { path: string; text: string }[] | null {
  if (!(error instanceof ServerError) || error.details === null) return null;
  try {
    const list: unknown = JSON.parse(error.details);
    return Array.isArray(list) && list.length > 0 ? (list as { path: string; text: string }[]) : null;
  } catch {
    return null;
  }
}

/** Uploads one file of a build under its hash. */
export async function uploadFile(buildId: string, sha256: string, body: Blob, signal: AbortSignal): Promise<void> {
  await upload(`game_files/${buildId}/${sha256}`, body, "application/octet-stream", signal);
}

async function upload(path: string, body: Blob, type: string, signal: AbortSignal | null): Promise<void> {
  const headers = { "content-type": type };
  const answer = await fetchWithSession(`/storage/v1/object/${path}`, { method: "POST", headers, body, signal });
  if (!answer.ok) throw await failureOf(answer);
}

export type Accepted = { left: number; problems?: { path: string; text: string }[] };

/** Lets the server read the uploaded files, some at a time. `left` is the number of files it has not read. */
export function acceptBuild(buildId: string, signal: AbortSignal): Promise<Accepted> {
  return callOwn("accept-build", { build_id: buildId }, signal);
}

async function callOwn<T>(name: string, body: object, signal: AbortSignal | null = null): Promise<T> {
  const headers = { "content-type": "application/json" };
  const init = { method: "POST", headers, body: JSON.stringify(body), signal };
  const answer = await fetchWithSession(`/functions/v1/${name}`, init);
  if (!answer.ok) throw await failureOf(answer);
  return (await answer.json()) as T;
}

async function failureOf(answer: Response): Promise<ServerError> {
  const said = (await answer.json().catch(() => ({}))) as { message?: string; statusCode?: string; details?: string };
  const code = said.statusCode ?? String(answer.status);
  return new ServerError(said.message ?? `the server answered ${answer.status}`, code, said.details ?? null);
}

export function finishBuild(buildId: string): Promise<ClassBuild> {
  return ask("finish_build", { build_id: buildId });
}

/** Stores the inspector's report, so that the reviewer sees it. */
export async function keepReport(buildId: string, report: object): Promise<void> {
  await ask("keep_report", { build_id: buildId, report });
}

export async function submitClass(draftId: string, buildId: string | null): Promise<void> {
  await ask("submit_class", { draft_id: draftId, build_id: buildId });
}

export async function rollBack(draftId: string, number: number): Promise<void> {
  await ask("roll_back", { draft_id: draftId, number });
}

type DraftVerb = "withdraw_class" | "unlist_class" | "relist_class" | "delete_class";

export async function changeClass(verb: DraftVerb, draftId: string): Promise<void> {
  await ask(verb, { draft_id: draftId });
}

/** Uploads a cover and lets the server turn it into its own picture. Answers the path for the form. */
export async function uploadCover(draftId: string, picture: File): Promise<string> {
  const path = `${draftId}/${Date.now()}-${picture.name.replaceAll(/[^\w.-]+/g, "-").slice(-60)}`;
  await upload(`class_uploads/${path}`, picture, picture.type, null);
  return (await callOwn<{ path: string }>("accept-image", { bucket: "class_uploads", path })).path;
}

export function classStatsQuery(draftId: string) {
  return queryOptions({
    queryKey: [CLASSES_KEY, "stats", draftId],
    queryFn: () => ask<ClassStats>("get_class_stats", { draft_id: draftId }),
    retry: false,
    meta: { hideError: true },
  });
}

export type AuthorKey = { id: string; name: string; created_at: string; used_at: string | null };

export const authorKeysQuery = queryOptions({
  queryKey: [CLASSES_KEY, "author keys"],
  queryFn: () => ask<AuthorKey[]>("get_author_keys"),
  retry: false,
  meta: { hideError: true },
});

/** Makes a key. The answer is the only time that it can be read. */
export async function makeAuthorKey(name: string): Promise<string> {
  return (await ask<{ key: string }>("make_author_key", { name })).key;
}

export async function revokeAuthorKey(id: string): Promise<void> {
  await ask("revoke_author_key", { id });
}
