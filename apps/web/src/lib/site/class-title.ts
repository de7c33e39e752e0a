/** "drift-belt" in the API, "Drift Belt" on the screen. */
export function displayTitle(title: string): string {
  return title
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The id of a typed title: "Drift Belt" and "DRIFT-BELT" are both drift-belt. */
export function classIdOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, "-");
}

/** The redesign's address of a title or a category: "Two Players" is /two-players. */
export function titlePath(title: string): string {
  return `/${encodeURIComponent(classIdOf(title))}`;
}

export function classPath(id: string): string {
  return `/class/${encodeURIComponent(id)}`;
}
