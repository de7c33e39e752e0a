import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ServerError } from "#lib/data/unwrap.ts";
import {
  acceptBuild,
  beginBuild,
  creatorStateQuery,
  finishBuild,
  myClassesQuery,
  refusedFiles,
  uploadFile,
} from "#features/class-creator/class-creator-api.ts";
import type { FileProblem } from "./plan-build.ts";
import { ZipError } from "./read-zip.ts";
import { acceptFiles, sendFiles } from "./send-files.ts";
import { startUnpacking } from "./start-unpacking.ts";
import type { Source, Unpacked } from "./unpack.ts";

/** The state of the dropped files. `sent` is null until the server has said which files are missing. */
export type Checked = Pick<Unpacked, "dropped" | "bytes"> & { count: number; toSend: number | null };

export type UploadState =
  | { step: "idle" }
  | { step: "unpacking"; done: number; of: number }
  | { step: "refused"; problems: FileProblem[]; checked: Checked | null }
  | { step: "sending"; done: number; of: number; checked: Checked }
  | { step: "checking"; left: number; checked: Checked }
  | { step: "done"; number: number; checked: Checked }
  | { step: "failed"; text: string; checked: Checked | null };

export type BuildWishes = { note: string; flags: string[] };

/** Uploads a new version: unpack, ask what is missing, send that, let the server read it. */
export function useUpload(draftId: string) {
  const cache = useQueryClient();
  const [state, setState] = useState<UploadState>({ step: "idle" });
  const running = useRef<AbortController>(null);
  /** Kept for a retry: after a lost connection only the missing files are sent. */
  const kept = useRef<{ unpacked: Unpacked; wishes: BuildWishes }>(null);

  useEffect(() => () => running.current?.abort(), []);

  const run = async (work: (signal: AbortSignal) => Promise<void>) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    try {
      await work(control.signal);
    } catch (error) {
      if (!control.signal.aborted) setState((before) => failure(error, before));
    }
  };

  const send = async ({ unpacked, wishes }: NonNullable<typeof kept.current>, signal: AbortSignal) => {
    const { files, dropped, bytes } = unpacked;
    const checked: Checked = { dropped, bytes, count: files.length, toSend: null };
    setState({ step: "sending", done: 0, of: 0, checked });
    const manifest = files.map(({ path, sha256, bytes: size }) => ({ path, sha256, bytes: size }));
    const flags = files.some(({ path }) => path === "rules.js") ? [...wishes.flags, "rules"] : wishes.flags;
    const { build_id, missing, number } = await beginBuild(draftId, manifest, wishes.note, flags);
    signal.throwIfAborted();
    // Two files with the same content are one upload.
    const bodies = new Map(files.map(({ sha256, body }) => [sha256, body]));
    const waiting = missing.map((sha256) => ({ sha256, body: bodies.get(sha256)! }));
    const sent = { ...checked, toSend: waiting.length };
    const show = (done: number) => setState({ step: "sending", done, of: waiting.length, checked: sent });
    show(0);
    await sendFiles({
      files: waiting,
      send: ({ sha256, body }, stop) => uploadFile(build_id, sha256, body, stop),
      onSent: show,
      signal,
    });
    const showLeft = (left: number) => setState({ step: "checking", left, checked: sent });
    showLeft(waiting.length);
    const problems = await acceptFiles({ accept: () => acceptBuild(build_id, signal), onLeft: showLeft });
    if (problems.length > 0) return setState({ step: "refused", problems, checked: sent });
    await finishBuild(build_id);
    kept.current = null;
    setState({ step: "done", number, checked: sent });
    await Promise.all([
      cache.invalidateQueries({ queryKey: myClassesQuery.queryKey }),
      cache.invalidateQueries({ queryKey: creatorStateQuery.queryKey }),
    ]);
  };

  const start = (source: Source, wishes: BuildWishes) =>
    run(async (signal) => {
      kept.current = null;
      setState({ step: "unpacking", done: 0, of: 0 });
      const unpacked = await startUnpacking(source, (at) => setState({ step: "unpacking", ...at }), signal);
      const { refused, files, dropped, bytes } = unpacked;
      const checked = { dropped, bytes, count: files.length, toSend: null };
      if (refused.length > 0) return setState({ step: "refused", problems: refused, checked });
      kept.current = { unpacked, wishes };
      await send(kept.current, signal);
    });

  const cancel = () => {
    running.current?.abort();
    setState({ step: "idle" });
  };
  const retry = () => {
    const again = kept.current;
    if (again) void run((signal) => send(again, signal));
  };
  return { state, start, cancel, retry };
}

function failure(error: unknown, before: UploadState): UploadState {
  const checked = "checked" in before ? before.checked : null;
  const named = refusedFiles(error);
  if (named) return { step: "refused", problems: named, checked };
  if (error instanceof ZipError) return { step: "refused", problems: [{ path: "", text: error.message }], checked };
  if (error instanceof ServerError && error.code) return { step: "failed", text: error.message, checked };
  return { step: "failed", text: "The connection was lost. What has arrived stays there.", checked };
}
