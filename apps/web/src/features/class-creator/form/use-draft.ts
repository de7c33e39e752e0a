import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { ServerError } from "#lib/data/unwrap.ts";
import { myClassesQuery, saveDraft, saveDraftOnLeave } from "#features/class-creator/class-creator-api.ts";
import type { ClassForm, FormProblem, MyClass, SavedDraft } from "@quackademy/contract/class-answers.ts";

export type SaveState =
  | { kind: "saved"; at: Date }
  | { kind: "saving" }
  | { kind: "failed"; text: string; isRefused: boolean };
export type Draft = {
  form: ClassForm;
  change: (part: Partial<ClassForm>) => void;
  state: SaveState;
  slug: string | null;
  slugError: string | null;
  problems: FormProblem[];
  /** Saves what is not saved yet. Returns whether everything is saved. */
  flush: () => Promise<boolean>;
};

const DEBOUNCE_MS = 800;
const RETRY_MS = 10_000;

/** The choices that the form shows at first. They are sent explicitly, because the server has no defaults. */
export const DEFAULTS = { players: 1, orientation: "any", min_age: 0 } as const;
const hasAll = (form: ClassForm) => Object.keys(DEFAULTS).every((field) => field in form);

/** The form of a class. It saves itself shortly after each change, one request at a time. */
export function useDraft(made: MyClass): Draft {
  const cache = useQueryClient();
  const [form, setForm] = useState<ClassForm>(() => ({ ...DEFAULTS, ...made.form }));
  const [known, setKnown] = useState<Pick<SavedDraft, "slug" | "problems">>(made);
  const [state, setState] = useState<SaveState>({ kind: "saved", at: new Date(made.updated_at) });
  const newest = useRef(form);
  const saved = useRef(hasAll(made.form) ? form : made.form);
  const running = useRef<Promise<boolean> | null>(null);

  const save = async (): Promise<boolean> => {
    while (saved.current !== newest.current) {
      const given = newest.current;
      setState({ kind: "saving" });
      try {
        const answer = await saveDraft(made.id, given);
        saved.current = given;
        setKnown(answer);
        setState({ kind: "saved", at: new Date(answer.updated_at) });
        cache.setQueryData(myClassesQuery.queryKey, (list) => list && withForm(list, given, answer));
      } catch (error) {
        setState({ kind: "failed", ...failureOf(error) });
        return false;
      }
    }
    return true;
  };
  const flush = () => (running.current ??= save().finally(() => (running.current = null)));
  const flushNow = useEffectEvent(() => void flush());
  const leaveNow = useEffectEvent(async () => {
    const given = newest.current;
    if (saved.current === given) return;
    const isStored = await saveDraftOnLeave(made.id, given).catch(() => false);
    // The browser may show this page again as it was left.
    if (isStored) saved.current = given;
  });

  const change = (part: Partial<ClassForm>) => {
    newest.current = { ...newest.current, ...part };
    setForm(newest.current);
  };

  useEffect(() => {
    if (form === saved.current) return;
    const timer = setTimeout(() => flushNow(), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [form]);
  // Keeps the changes that were typed while the connection was lost.
  const isCutOff = state.kind === "failed" && !state.isRefused;
  useEffect(() => {
    if (!isCutOff) return;
    const timer = setInterval(() => flushNow(), RETRY_MS);
    const retry = () => flushNow();
    addEventListener("online", retry);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retry);
    };
  }, [isCutOff]);
  // Saves the last changes also if the author leaves at once.
  useEffect(() => {
    const leave = () => void leaveNow();
    addEventListener("pagehide", leave);
    return () => {
      removeEventListener("pagehide", leave);
      flushNow();
    };
  }, []);

  const { slug, problems } = known;
  const slugError = (form.title && problems.find(({ field }) => field === "slug")?.text) || null;
  return { form, change, state, slug, slugError, problems, flush };
}

function withForm(list: MyClass[], form: ClassForm, { id, slug, status, updated_at, ...rest }: SavedDraft): MyClass[] {
  const { problems } = rest;
  const title = form.title ?? null;
  return list.map((each) =>
    each.id === id
      ? { ...each, form, title, slug, problems, status, updated_at, is_changed: each.app_id !== null }
      : each,
  );
}

function failureOf(error: unknown): { text: string; isRefused: boolean } {
  const isRefused = error instanceof ServerError && error.code !== "";
  return { isRefused, text: isRefused ? error.message : "The server did not answer. It is tried again." };
}
