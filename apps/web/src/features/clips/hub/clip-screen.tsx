import "./clip-screen.css";
import { useQuery } from "@tanstack/react-query";
import { memo, useMemo, useRef, useState } from "react";
import { playable } from "#features/clips/clip-player-api.ts";
import { useClipPicture } from "#features/clips/clip-card.tsx";
import { type ClipCard, clipQuery, isGone, noteClip } from "#features/clips/clips-api.ts";
import { ClipViewer } from "#features/clips/stage/clip-viewer.tsx";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { ClipStrip, type ReportClip } from "./clip-strip.tsx";

type ClipScreenProps = {
  card: ClipCard;
  /** The one clip of the page that may run. */
  isCurrent: boolean;
  /** Plays without a click: the viewer has chosen it. */
  isStarted: boolean;
  onStart: (id: string) => void;
  Report: ReportClip;
};

/** A clip with its words and actions. On a phone it fills the screen. */
export const ClipScreen = memo(function ClipScreen({ card, isCurrent, isStarted, onStart, Report }: ClipScreenProps) {
  const { status, user } = useSession();
  const viewer = status === "signed-in" ? user.id : null;
  const isRunning = isCurrent && isStarted;
  const {
    data: clip,
    error,
    refetch,
  } = useQuery({
    ...clipQuery(card.id, viewer),
    enabled: isCurrent && status !== "unknown",
  });
  const shown = useMemo(() => clip && playable(clip), [clip]);
  const [at, setAt] = useState(card.from_frame);
  const isNoted = useRef(false);
  const note = () => {
    if (isNoted.current || viewer === null) return;
    isNoted.current = true;
    void noteClip(card.id, "watched").catch(() => {});
  };
  const isLost = isGone(error);
  return (
    <article
      className={isCurrent ? "clip-screen clip-screen--current" : "clip-screen"}
      aria-label={card.title}
      data-clip={card.id}
    >
      <ClipViewer
        clip={shown}
        title={card.title}
        picture={useClipPicture(card)}
        range={card}
        isTall={card.tall}
        isRunning={isRunning && !error}
        onStart={() => onStart(card.id)}
        onFrame={setAt}
        onWatched={note}
      />
      {isCurrent && error && (
        <div className="clip-screen__trouble" role="alert">
          <p>{isLost ? "This clip is gone: its maker or a moderator has taken it back." : "The clip did not load."}</p>
          {!isLost && (
            <Button look="outline" icon="restart" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      )}
      <ClipStrip card={card} clip={clip} viewer={viewer} frame={at} Report={Report} />
    </article>
  );
});
