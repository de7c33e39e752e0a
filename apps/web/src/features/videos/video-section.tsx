import "./video-section.css";
import type { Embeds } from "@quackademy/contract/clip-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { VideoCard } from "./video-card.tsx";
import { embedsQuery, videosQuery } from "./videos-api.ts";
import { canPlayHere, takeRememberedVideo, rememberVideo } from "./remembered-video.ts";

/** Videos of other sites. Nothing is loaded from them before a click. */
export function VideoSection() {
  const { status, user } = useSession();
  const { data, isError, refetch } = useQuery(videosQuery);
  const embeds = useQuery({
    ...embedsQuery(status === "signed-in" ? user.id : null),
    enabled: status !== "unknown",
  }).data;
  const [chosen, setChosen] = useState<string | null>(null);
  const wanted = useSyncExternalStore(
    () => () => {},
    takeRememberedVideo,
    () => null,
  );
  const playing = chosen ?? wanted;
  const play = (id: string) => {
    if (canPlayHere()) return setChosen(id);
    rememberVideo(id);
    location.assign("/yt");
  };
  return (
    <section aria-labelledby="videos">
      <header className="videos__head">
        <h2 id="videos">From other sites</h2>
        <p className="muted small">
          {noteOn(embeds)}{" "}
          {status === "signed-out" && isForPlayers(embeds) && <Link to={signInPath("/yt")}>Sign in to watch them</Link>}
        </p>
      </header>
      {!data && isError && (
        <div className="videos__state" role="alert">
          <p>The videos did not load.</p>
          <Button look="outline" icon="restart" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
      {!data && !isError && <VideosWaiting />}
      {data && (
        <ul className="videos__grid">
          {data.map((video) => (
            <li key={video.id}>
              <VideoCard
                video={video}
                embeds={embeds}
                isPlaying={video.id === playing && embeds?.may_embed === true}
                onPlay={() => play(video.id)}
              />
            </li>
          ))}
          <li>
            <YourChannel isFirst={data.length === 0} />
          </li>
        </ul>
      )}
    </section>
  );
}

const isForPlayers = (embeds: Embeds | undefined) => embeds?.mode === "on" && !embeds.may_embed;

function noteOn(embeds: Embeds | undefined): string {
  if (!embeds || embeds.may_embed) return "Nothing is loaded until you press the button.";
  if (embeds.mode === "off") return "This site does not show videos of other sites.";
  return "Videos of other sites are for players of 13 or over.";
}

function YourChannel({ isFirst }: { isFirst: boolean }) {
  return (
    <div className="videos__yours">
      <h3>{isFirst ? "No videos yet" : "Your channel here"}</h3>
      <p className="muted small">Link it once, then paste a video's address. A moderator looks at each one first.</p>
      <ButtonLink look="outline" icon="link" to="/creator">
        Link a channel
      </ButtonLink>
    </div>
  );
}

function VideosWaiting() {
  return (
    <div className="videos__grid" role="status">
      <span className="unseen">Loading videos</span>
      {[1, 2, 3].map((place) => (
        <div key={place} className="video" aria-hidden="true">
          <Skeleton shape="art" />
          <div className="video__words">
            <Skeleton />
            <Skeleton shape="half" />
          </div>
        </div>
      ))}
    </div>
  );
}
