import "./chat-line.css";
import { memo } from "react";
import { iconPicture, profilePath } from "#features/profile-data/player-links-api.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Link } from "#ui/link.tsx";
import type { Cheer } from "#features/chat/chat-api.ts";
import type { ChatMessage } from "./chat-log.ts";
import { Dots } from "#features/chat/chat-icon.tsx";
import { timeOfDay } from "#features/chat/chat-words.ts";
import { CheerPicture } from "#features/chat/write/cheers.tsx";

type LineProps = {
  message: ChatMessage;
  isOwn: boolean;
  /** Part of the block above: no name and no picture. */
  isFollowing: boolean;
  cheers: Cheer[];
  hasMenu: boolean;
  menuId: string;
  onMenu: () => void;
};

export const ChatLine = memo(
  function ChatLine({ message, isOwn, isFollowing, cheers, hasMenu, menuId, onMenu }: LineProps) {
    const { username, icon, body, cheer, created_at, user_id, name } = message;
    const classes = ["chat-line", isOwn && "chat-line--own", isFollowing && "chat-line--following"];
    return (
      <div className={classes.filter(Boolean).join(" ")}>
        {!isFollowing && (
          <>
            <Avatar picture={icon === null ? null : iconPicture(icon)} />
            <p className="chat-line__who">
              {user_id && name === undefined ? (
                <Link className="chat-line__name" to={profilePath(username)}>
                  {username}
                </Link>
              ) : (
                <span className="chat-line__name">{name ?? username}</span>
              )}
              {isOwn && <span className="chat-line__you">you</span>}
              <time dateTime={created_at}>{timeOfDay(created_at)}</time>
            </p>
          </>
        )}
        {cheer ? (
          <p className="chat-cheer">
            <CheerPicture id={cheer} />
            {cheers.find(({ id }) => id === cheer)?.text ?? cheer}
          </p>
        ) : (
          <p className="chat-line__words">{body}</p>
        )}
        {hasMenu && (
          <button
            type="button"
            className="icon-button chat-line__more"
            aria-label={`More about this message by ${name ?? username}`}
            popoverTarget={menuId}
            onClick={onMenu}
          >
            <Dots />
          </button>
        )}
      </div>
    );
  },
  // `onMenu` is a new function each time, but it always chooses the same message.
  (before, after) =>
    before.message === after.message &&
    before.isOwn === after.isOwn &&
    before.isFollowing === after.isFollowing &&
    before.hasMenu === after.hasMenu &&
    before.cheers === after.cheers,
);
