import { ClipRow } from "#features/clips/clip-row.tsx";
import type { AppCard } from "#features/classes/classes-api.ts";
import { Link } from "#ui/link.tsx";

/** The newest clips of a class. Without any, the row is left out. */
export function ClassClips({ app }: { app: AppCard }) {
  return <ClipRow filter={{ app: app.id }} more={<Link to={`/yt?class=${app.id}`}>All clips</Link>} />;
}
