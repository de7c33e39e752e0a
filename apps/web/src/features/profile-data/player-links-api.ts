// Separate from the profile's API calls, so that boards can link to players without loading those.

export const DEFAULT_ICON = "default";

export function iconPicture(icon: string): string | null {
  return icon === DEFAULT_ICON ? null : `/items/icons/${icon}.svg`;
}

export function profilePath(username: string): string {
  return `/profile/${encodeURIComponent(username)}`;
}
