import { useQuery } from "@tanstack/react-query";
import { useClipClass, useClipPicture } from "#features/clips/clip-card.tsx";
import { clipLength } from "#features/clips/clip-words.ts";
import { editClipPath, myRunsPath } from "#features/clips/clip-paths-api.ts";
import { type ClipRow, myClipsQuery } from "#features/clips/clips-api.ts";
import { ReviewState } from "#lib/review/review-state.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Row, RowList } from "#ui/row-list.tsx";
import { MineState, MineWaiting } from "./mine-state.tsx";

/** The player's clips with their states. */
export function MyClips({ viewer, most }: { viewer: string; most?: number }) {
  const { data, isError, isPaused, refetch } = useQuery(myClipsQuery(viewer));
  const clips = data?.slice(0, most);
  return (
    <section className="panel mine" aria-labelledby="my-clips">
      <header className="mine__head">
        <h2 id="my-clips">My clips</h2>
        {most !== undefined && data && data.length > most && <Link to={myRunsPath()}>All {data.length}</Link>}
      </header>
      {!data && (isError || isPaused) && <MineState what="Your clips" onRetry={() => void refetch()} />}
      {!data && !isError && !isPaused && <MineWaiting what="your clips" />}
      {clips?.length === 0 && <p className="mine__empty muted">None yet. Choose a run and cut its best seconds.</p>}
      {clips && clips.length > 0 && (
        <RowList label="My clips">
          {clips.map((clip) => (
            <ClipLine key={clip.id} clip={clip} />
          ))}
        </RowList>
      )}
    </section>
  );
}

const ACTIONS = {
  draft: { words: "Go on", icon: "pencil" },
  in_review: { words: "Open", icon: "eye" },
  published: { words: "Open", icon: "eye" },
  rejected: { words: "Edit", icon: "pencil" },
} as const;

function ClipLine({ clip }: { clip: ClipRow }) {
  const app = useClipClass(clip.app_id);
  const { words, icon } = ACTIONS[clip.status];
  const likes = clip.likes === null ? null : `${formatNumber(clip.likes)} likes`;
  return (
    <Row
      picture={useClipPicture(clip)}
      spine={app?.spine}
      title={clip.title}
      meta={["Clip", displayTitle(clip.app_title), clipLength(clip), likes].filter(Boolean).join(" · ")}
      action={
        <ButtonLink look="outline" icon={icon} to={editClipPath(clip.id)} aria-label={`${words}: ${clip.title}`}>
          {words}
        </ButtonLink>
      }
    >
      <ReviewState status={clip.status} reason={clip.reason} />
      {!clip.is_playable && (
        <p className="small muted">It is hidden now: the class is not listed, or the score was removed.</p>
      )}
    </Row>
  );
}
