import { ClipRow } from "#features/clips/clip-row.tsx";
import { myRunsPath } from "#features/clips/clip-paths-api.ts";
import { Link } from "#ui/link.tsx";

/** The published clips of a player. Without any, the row is left out. */
export function ProfileClips({ username, isOwn }: { username: string; isOwn: boolean }) {
  return (
    <ClipRow filter={{ maker: username }} more={isOwn ? <Link to={myRunsPath()}>My runs and clips</Link> : undefined} />
  );
}
