import type { GameManifest, ModeManifest } from "#core/game-manifest.ts";

type Modes = Pick<GameManifest, "modes">;

/** The place of a variant among the modes of a game; `level` counts from 1, and is null for a mode without levels. */
export type ModePlace = { mode: ModeManifest; level: number | null };

/** The variant of a mode, or of one of its levels. */
export const variantOf = ({ id }: ModeManifest, level: number | null): string =>
  level === null ? id : `${id}-${level}`;

export function findMode({ modes = [] }: Modes, variant: string): ModePlace | null {
  for (const mode of modes) {
    if (mode.levels === undefined) {
      if (mode.id === variant) return { mode, level: null };
      continue;
    }
    const level = variant.startsWith(`${mode.id}-`) ? Number(variant.slice(mode.id.length + 1)) : 0;
    if (Number.isInteger(level) && level >= 1 && level <= mode.levels && variantOf(mode, level) === variant) {
      return { mode, level };
    }
  }
  return null;
}

/** Whether a variant is a level: only levels have stars. */
export const isLevelOf = (manifest: Modes, variant: string): boolean => findMode(manifest, variant)?.level != null;

/** Whether there is something to choose before a run. */
export const hasChoice = ({ modes = [] }: Modes): boolean => modes.length > 1 || modes[0]?.levels !== undefined;

/** "Climb", or "Level 7" of the mode "Levels". Empty for a game without modes. */
export function titleOfVariant(manifest: Modes, variant: string): string {
  const place = hasChoice(manifest) ? findMode(manifest, variant) : null;
  if (!place) return "";
  return place.level === null ? place.mode.title : `${place.mode.title.replace(/s$/, "")} ${place.level}`;
}

/** The level after this one, or null. */
export function nextLevel(manifest: Modes, variant: string): string | null {
  const place = findMode(manifest, variant);
  if (place?.level == null || place.level >= place.mode.levels!) return null;
  return variantOf(place.mode, place.level + 1);
}
