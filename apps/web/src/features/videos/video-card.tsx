import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { profilePath } from "#features/profile-data/profile-api.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { embedUrl, hostName } from "./video-embed.ts";
import type { Video } from "./videos-api.ts";

type VideoCardProps = { video: Video; isPlaying: boolean; onPlay: () => void };

export function VideoCard({ video, isPlaying, onPlay }: VideoCardProps) {
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === video.app_id);
  const player = embedUrl(video.url);
  return (
    <article className="video">
      {isPlaying && player ? (
        <iframe
          className="video__player"
          src={player}
          title={video.title}
          // `allow-same-origin` is safe here: the player has another site's origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        <button type="button" className="video__poster" disabled={player === null} onClick={onPlay}>
          {/* Our own picture: a thumbnail from the video site would reveal the visitor to it. */}
          <img
            className={app ? undefined : "video__duck"}
            src={app?.icon ?? "/art/duck.svg"}
            alt=""
            width={320}
            height={200}
            loading="lazy"
          />
          <span className="video__play">
            <Icon name="play" filled />
          </span>
          <span className="unseen">Play {video.title}, </span>
          <span className="video__host">{player ? `loads from ${hostName(video.url)}` : "cannot be shown here"}</span>
        </button>
      )}
      <div className="video__words">
        <h2>{video.title}</h2>
        {video.caption && <p className="small">{video.caption}</p>}
        <p className="small muted">
          {video.my_users && <Link to={profilePath(video.my_users.username)}>{video.my_users.username}</Link>}
          {app && <Link to={classPath(app.id)}>{displayTitle(app.title)}</Link>}
        </p>
      </div>
    </article>
  );
}
