import "./channel-videos.css";
import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { usePage } from "#lib/page/use-page.ts";
import { ReviewState } from "#lib/review/review-state.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Row, RowList } from "#ui/row-list.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { channelVideosQuery, type MyChannel, type MyVideo, videoPath } from "./creator-api.ts";

/** The videos of a linked channel. */
export function ChannelVideos({ channel }: { channel: MyChannel }) {
  usePage({ title: `${channel.handle} · Creator` });
  const { data, isError, isPaused, refetch } = useQuery(channelVideosQuery(channel.id));
  return (
    <>
      <header className="channel-videos__head">
        <div>
          <h1 tabIndex={-1}>{channel.handle}</h1>
          <p className="muted">
            {channel.host}, {channel.status === "confirmed" ? "confirmed by a moderator" : "not confirmed yet"}
          </p>
        </div>
        <ButtonLink icon="plus" to={videoPath(channel.id)}>
          Add a video
        </ButtonLink>
      </header>
      <section className="panel" aria-label="Videos">
        {!data && (isError || isPaused) && (
          <div className="channel-videos__state" role="alert">
            <p>The videos did not load.</p>
            <Button look="outline" icon="restart" onClick={() => void refetch()}>
              Try again
            </Button>
          </div>
        )}
        {!data && !isError && !isPaused && <Skeleton />}
        {data?.length === 0 && (
          <p className="channel-videos__state">
            No videos yet. Paste the address of one, say what it shows, and a moderator looks at it.
          </p>
        )}
        {data && data.length > 0 && (
          <RowList label="Videos">
            {data.map((video) => (
              <VideoRow key={video.id} channelId={channel.id} video={video} />
            ))}
          </RowList>
        )}
      </section>
    </>
  );
}

function VideoRow({ channelId, video }: { channelId: string; video: MyVideo }) {
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === video.app_id);
  return (
    <Row
      picture={app?.icon ?? "/art/duck.svg"}
      spine={app?.spine}
      title={video.title}
      meta={["Video", app && displayTitle(app.title)].filter(Boolean).join(" · ")}
      action={
        <ButtonLink look="outline" icon="pencil" to={videoPath(channelId, video.id)} aria-label={`Edit ${video.title}`}>
          Edit
        </ButtonLink>
      }
    >
      <ReviewState status={video.status} reason={video.reason} />
    </Row>
  );
}
