import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { clockTime } from "#features/clips/clip-words.ts";
import { clipPath } from "#features/clips/clip-paths-api.ts";
import { clipQuery, isGone, noteClip } from "#features/clips/clips-api.ts";
import { fromBase64 } from "#features/play/base64.ts";
import type { RunRequest } from "#features/play/use-game.ts";
import { useSession } from "#lib/session/session.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useSearchParams } from "#ui/router/router.tsx";
import { Notice } from "./notice-line.tsx";

const IS_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type ClipNoticeProps = {
  appId: string;
  clipId: string;
  onRequest: (request: RunRequest) => void;
  onClose: () => void;
};

/** The line above the game: says whose clip is taken over, or why it cannot be. */
export function ClipNotice({ appId, clipId, onRequest, onClose }: ClipNoticeProps) {
  const { status, user } = useSession();
  const viewer = status === "signed-in" ? user.id : null;
  const [search] = useSearchParams();
  /** The frame of the run to take over at. At frame 0 it is the clip's seed from the beginning. */
  const frame = Number(search.get("at")) || 0;
  const isId = IS_ID.test(clipId);
  const {
    data: clip,
    error,
    refetch,
  } = useQuery({
    ...clipQuery(clipId, viewer),
    enabled: isId && status !== "unknown",
  });
  const isPlayable = clip?.app_id === appId && clip.is_current;
  const takeOver = useEffectEvent(() => {
    if (!clip || !isPlayable) return;
    const { seed, log, frames, score, maker, variant } = clip;
    const replay = {
      seed,
      log: fromBase64(log),
      frames,
      score,
      name: maker ?? "somebody",
      ...(variant && { variant }),
    };
    onRequest({ type: "takeOver", replay, frame: Math.min(frames, Math.max(0, frame)) });
    if (viewer !== null) void noteClip(clip.id, "taken_over").catch(() => {});
  });
  useEffect(() => takeOver(), [clip?.id, isPlayable, frame]);

  const close = <IconButton label="Close" icon="close" onClick={onClose} />;
  if (!isId || isGone(error)) return <Notice actions={close}>This clip does not exist, or it was taken back.</Notice>;
  if (error) {
    const retry = (
      <Button look="outline" icon="restart" onClick={() => void refetch()}>
        Try again
      </Button>
    );
    return <Notice actions={retry}>The clip did not load.</Notice>;
  }
  if (!clip) return <Notice>Loading the clip …</Notice>;
  const name = clip.maker ?? "A player who has left";
  if (!isPlayable) {
    return (
      <Notice actions={close}>
        This clip can be watched, but not played on here. <Link to={clipPath(clip.id)}>Watch it</Link>
      </Notice>
    );
  }
  return (
    <Notice actions={close}>
      {frame === 0 ? "The seed of the clip by " : "Taken over from "}
      <b>{name}</b>
      <span className="run-notice__fact">
        {frame === 0 ? clip.title : `at ${clockTime(frame - clip.from_frame)} of ${clip.title}`}
      </span>
      <span className="run-notice__fact">does not count</span>
    </Notice>
  );
}
