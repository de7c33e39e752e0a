import "./videos-page.css";
import { useQuery } from "@tanstack/react-query";
import { useState, useSyncExternalStore } from "react";
import { usePage } from "#lib/page/use-page.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { VideoCard } from "./video-card.tsx";
import { videosQuery } from "./videos-api.ts";
import { canPlayHere, takeRememberedVideo, rememberVideo } from "./remembered-video.ts";

/** Videos by creators. Nothing is loaded from other sites before a click. */
export default function VideosPage() {
  usePage({ title: "Videos" });
  const { data, isError, refetch } = useQuery(videosQuery);
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
    <div className="wrap videos">
      <h1 tabIndex={-1}>Videos</h1>
      <p className="muted">Trailers and clips of the classes, by players. A video loads when you press play.</p>
      {!data && isError && (
        <section className="panel" role="alert">
          <p>The videos did not load.</p>
          <Button look="outline" icon="restart" onClick={() => void refetch()}>
            Try again
          </Button>
        </section>
      )}
      {!data && !isError && <VideosWaiting />}
      {data?.length === 0 && <NoVideos />}
      {data && data.length > 0 && (
        <ul className="videos__grid">
          {data.map((video) => (
            <li key={video.id}>
              <VideoCard video={video} isPlaying={video.id === playing} onPlay={() => play(video.id)} />
            </li>
          ))}
        </ul>
      )}
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

function NoVideos() {
  return (
    <section className="panel videos__none">
      <img src="/art/duck.svg" alt="" width={150} height={152} />
      <div>
        <h2>Nothing on yet</h2>
        <p>
          This is where clips of good runs, trailers of new classes and the odd disaster are shown, once a creator has
          made one and a moderator has approved it.
        </p>
        <p className="muted">The operator of this site appoints creators. To become one, ask them, and bring a clip.</p>
      </div>
    </section>
  );
}
