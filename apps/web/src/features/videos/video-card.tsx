import type { Embeds } from "@quackademy/contract/clip-answers.ts";
import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { profilePath } from "#features/profile-data/player-links-api.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { embedUrl, hostName, playerHost } from "./video-embed.ts";
import type { Video } from "./videos-api.ts";

type VideoCardProps = { video: Video; embeds: Embeds | undefined; isPlaying: boolean; onPlay: () => void };

export function VideoCard({ video, embeds, isPlaying, onPlay }: VideoCardProps) {
  const app = useQuery(catalogueQuery).data?.apps.find(({ id }) => id === video.app_id);
  const player = embedUrl(video.url, embeds?.hosts);
  return (
    <article className="video">
      {isPlaying && player ? (
        <iframe
          className="video__player"
          src={player}
          title={video.title}
          // `allow-same-origin` is safe here: the player has another site's origin.
          // oxlint-disable-next-line react/iframe-missing-sandbox
          sandbox="allow-scripts allow-same-origin allow-presentation"
          allow="autoplay; fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        // Our own picture: a thumbnail from the video site would reveal the visitor to it.
        <img
          className={app ? "video__poster" : "video__poster video__duck"}
          src={app?.icon ?? "/art/duck.svg"}
          alt=""
          width={320}
          height={200}
          loading="lazy"
        />
      )}
      <div className="video__words">
        <h3>{video.title}</h3>
        {video.caption && <p className="small">{video.caption}</p>}
        <p className="small muted">
          {video.my_users && <Link to={profilePath(video.my_users.username)}>{video.my_users.username}</Link>}
          {app && <Link to={classPath(app.id)}>{displayTitle(app.title)}</Link>}
        </p>
        {!isPlaying && (
          <>
            <p className="small muted">
              {player && embeds?.may_embed
                ? `Loads from ${playerHost(player)}, which then sees your address.`
                : `On ${hostName(video.url)}; it cannot be shown here.`}
            </p>
            {player && embeds?.may_embed && (
              <Button look="outline" icon="play" aria-label={`Load ${video.title}`} onClick={onPlay}>
                Load video
              </Button>
            )}
          </>
        )}
      </div>
    </article>
  );
}
