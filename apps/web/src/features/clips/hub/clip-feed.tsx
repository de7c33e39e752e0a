import "./clip-feed.css";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { NoClips } from "#features/clips/no-clips.tsx";
import { ClipHub } from "./clip-hub.tsx";
import type { ReportClip } from "./clip-strip.tsx";
import { useClipFeed } from "./use-clip-feed.ts";

/** The upper part of the videos page: the clips, or why there are none. */
export function ClipFeed({ Report }: { Report: ReportClip }) {
  const feed = useClipFeed();
  const { app, clips, isLost } = feed;
  return (
    <>
      {isLost && (
        <p className="clip-feed__note" role="status">
          This clip is gone: its maker or a moderator has taken it back.
        </p>
      )}
      {app !== null && (
        <p className="clip-feed__note">
          Only clips of {displayTitle(app)}.
          <ButtonLink look="outline" icon="film" to="/yt">
            All clips
          </ButtonLink>
        </p>
      )}
      {!clips && feed.hasFailed && (
        <section className="panel clip-feed__failed" role="alert">
          <p>The clips did not load. Check the connection and try again.</p>
          <Button look="outline" icon="restart" onClick={feed.retry}>
            Try again
          </Button>
        </section>
      )}
      {!clips && !feed.hasFailed && (
        <div className="clip-feed__waiting" role="status">
          <span className="unseen">Loading clips</span>
          <Skeleton shape="art" />
        </div>
      )}
      {clips?.length === 0 && <NoClips title={app === null ? undefined : displayTitle(app)} />}
      {clips && clips.length > 0 && (
        <ClipHub
          clips={clips}
          linked={feed.linked}
          hasMore={feed.hasMore}
          isLoadingMore={feed.isLoadingMore}
          onMore={feed.loadMore}
          Report={Report}
        />
      )}
    </>
  );
}
