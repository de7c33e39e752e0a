import { queryOptions } from "@tanstack/react-query";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { unwrap } from "#lib/data/unwrap.ts";
import { supabase } from "#lib/session/supabase.ts";
import type { ClassBoardId } from "./boards-api.ts";

/** A way to play a class, with a board of its own; with `levels`, one board per level. */
export type ClassMode = { id: string; title: string; hint: string; levels: number | null };

const FRESH_MS = 300_000;

/** The modes of a class. Empty for most: those have one. */
export function classModesQuery(classId: string) {
  return queryOptions({
    queryKey: [...STATE_KEYS.leaderboards, "modes", classId],
    queryFn: async (): Promise<ClassMode[]> => {
      const table = (await supabase()).from("app_modes");
      return unwrap(await table.select("id,title,hint,levels").eq("app_id", classId).order("position"));
    },
    staleTime: FRESH_MS,
    meta: { hideError: true },
  });
}

/** The variants of a mode: itself, or each of its levels. */
export function variantsOf({ id, levels }: ClassMode): string[] {
  return levels === null ? [id] : Array.from({ length: levels }, (_, index) => `${id}-${index + 1}`);
}

/** The mode that a variant belongs to. */
export function modeOf(modes: readonly ClassMode[], variant: string): ClassMode | undefined {
  return modes.find((mode) => variantsOf(mode).includes(variant));
}

/** The board of a class's mode or level, for a version of its scores. */
export function scoreBoard(classId: string, version = 1, variant = ""): ClassBoardId {
  return `scores/${classId}${version > 1 ? `@${version}` : ""}${variant && `/${variant}`}`;
}
