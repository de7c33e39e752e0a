import "./clip-strip.css";
import type { ComponentType } from "react";
import { boardPath } from "#features/leaderboards/boards-api.ts";
import { profilePath } from "#features/profile-data/player-links-api.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Tag } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useClipClass } from "#features/clips/clip-card.tsx";
import { clockTime, shortVersion } from "#features/clips/clip-words.ts";
import { takeOverPath } from "#features/clips/clip-paths-api.ts";
import { type GetClip, type ClipCard } from "#features/clips/clips-api.ts";
import { LikeButton } from "./like-button.tsx";
import { ShareButton } from "./share-button.tsx";

/** The button that reports a clip, injected from another feature. */
export type ReportClip = ComponentType<{ card: ClipCard }>;

type ClipStripProps = {
  card: ClipCard;
  clip: GetClip | undefined;
  viewer: string | null;
  /** Where the clip is, in frames of the run. */
  frame: number;
  Report: ReportClip;
};

/** The area below the picture: title, maker, seal, and actions. */
export function ClipStrip({ card, clip, viewer, frame, Report }: ClipStripProps) {
  const app = useClipClass(card.app_id);
  return (
    <div className="clip-strip">
      <div className="clip-strip__words">
        <div className="clip-strip__name">
          <h2>{card.title}</h2>
          <p>
            {card.maker ? <Link to={profilePath(card.maker)}>{card.maker}</Link> : <span>A player who has left</span>}
            <Link to={classPath(card.app_id)}>{displayTitle(card.app_title)}</Link>
            {app && <Tag>{app.code}</Tag>}
          </p>
        </div>
        <div className="clip-strip__proof">
          <b className="display clip-strip__score">
            {formatNumber(card.score)} {card.unit && <small>{card.unit}</small>}
          </b>
          <Link
            className="clip-strip__seal"
            to={boardPath(`scores/${card.app_id}`)}
            title={clip ? `Rules ${clip.sim_version}` : undefined}
          >
            <Icon name="seal" />
            Replayed by the server
            {clip && <span className="clip-strip__rules">rules {shortVersion(clip.sim_version ?? "")}</span>}
          </Link>
        </div>
      </div>
      <div className="clip-strip__actions">
        {card.is_current ? (
          <>
            <ButtonLink
              look="paper"
              icon="take-over"
              className="clip-strip__main"
              to={takeOverPath(card.app_id, card.id, frame)}
            >
              Take over from {clockTime(frame - card.from_frame)}
            </ButtonLink>
            <ButtonLink
              look="outline"
              icon="seed"
              to={takeOverPath(card.app_id, card.id, 0)}
              aria-label="Play this seed"
            >
              <span className="clip-strip__label">Play this seed</span>
            </ButtonLink>
          </>
        ) : (
          <p className="clip-strip__old small">Made with older rules: it can be watched, but not played on.</p>
        )}
        <span className="clip-strip__gap" />
        <LikeButton card={card} clip={clip} viewer={viewer} />
        <ShareButton card={card} />
        <Report card={card} />
      </div>
    </div>
  );
}
