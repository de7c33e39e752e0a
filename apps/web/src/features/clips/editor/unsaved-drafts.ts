import type { ClipDraft } from "#features/clips/clips-api.ts";
import { createLocalStore } from "#lib/device/local-store.ts";
import { isDraftOf } from "./clip-draft.ts";

/** `base`: the stored clip that the changes were made to; null for a clip that is not stored yet. */
type Unsaved = { of: string; base: string | null; draft: unknown };

/** Clips whose changes are kept; the oldest goes first. */
const MOST = 10;
const NONE: Unsaved[] = [];
const isList = (value: unknown): value is Unsaved[] =>
  Array.isArray(value) && value.every((each) => typeof (each as Partial<Unsaved> | null)?.of === "string");
/** Cleared at sign-out: see `PERSONAL_KEYS`. */
const store = createLocalStore("unsaved-clips", NONE, isList);

/** Changes of a clip that are not saved yet, kept on this device in case the page is reloaded or left. */
export type UnsavedDraft = { read(): ClipDraft | null; keep(draft: ClipDraft): void; drop(): void };

/** `of` is the clip's id, or the run's for a new clip; `stored` is what the server has of it. */
export function unsavedDraft(of: string, stored: ClipDraft | null, frames: number): UnsavedDraft {
  const base = stored && JSON.stringify(stored);
  const others = () => store.get().filter((each) => each.of !== of);
  return {
    read() {
      const kept = store.get().find((each) => each.of === of);
      // Changes to an older state of the clip would undo what was saved since, for example on another device.
      return kept && kept.base === base && isDraftOf(kept.draft, frames) ? kept.draft : null;
    },
    keep: (draft) => store.set([...others(), { of, base, draft }].slice(-MOST)),
    drop() {
      if (store.get().some((each) => each.of === of)) store.set(others());
    },
  };
}
