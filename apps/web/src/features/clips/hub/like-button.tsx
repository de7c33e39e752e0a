import { type GetClip, type ClipCard, useLikeClip } from "#features/clips/clips-api.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { formatNumber } from "#lib/site/format.ts";
import { LOGIN_REQUIRED } from "#lib/session/session-required.ts";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";

type LikeButtonProps = { card: ClipCard; clip: GetClip | undefined; viewer: string | null };

/** A heart. Below five likes the server tells no number. */
export function LikeButton({ card, clip, viewer }: LikeButtonProps) {
  const like = useLikeClip(card.id, viewer);
  const isOnline = useOnline();
  const isLiked = clip?.is_liked ?? false;
  const likes = clip ? clip.likes : card.likes;
  const press = () => {
    if (viewer === null) return toast.error(LOGIN_REQUIRED);
    if (!like.isPending && clip) like.mutate(!isLiked);
  };
  return (
    <button
      type="button"
      className="button button--outline clip-strip__like"
      aria-pressed={isLiked}
      aria-label={likes === null ? "Like" : `Like, ${formatNumber(likes)} likes`}
      disabled={!isOnline}
      onClick={press}
    >
      <Icon name="heart" filled={isLiked} />
      {likes !== null && <span>{formatNumber(likes)}</span>}
    </button>
  );
}
