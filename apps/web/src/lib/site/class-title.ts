/** "drift-belt" on the wire, "Drift Belt" on the screen. */
export function displayTitle(title: string): string {
  return title
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** The id behind an address somebody typed: "Drift Belt" and "DRIFT-BELT" are both drift-belt. */
export function classIdOf(title: string): string {
  return title.trim().toLowerCase().replace(/\s+/g, "-");
}

/** The address that a title or a category has of its own in the redesign: "Two Players" is /two-players. */
export function titlePath(title: string): string {
  return `/${encodeURIComponent(classIdOf(title))}`;
}

export function classPath(id: string): string {
  return `/class/${encodeURIComponent(id)}`;
}
