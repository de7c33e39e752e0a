// Apart from the profile's own calls, so that a board can name players without fetching those.

export const DEFAULT_ICON = "default";

export function iconPicture(icon: string): string | null {
  return icon === DEFAULT_ICON ? null : `/items/icons/${icon}.svg`;
}

export function profilePath(username: string): string {
  return `/profile/${encodeURIComponent(username)}`;
}
