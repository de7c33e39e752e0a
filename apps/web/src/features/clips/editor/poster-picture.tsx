import "./poster-picture.css";
import { type RefObject, useEffect, useState } from "react";
import { clockTime } from "#features/clips/clip-words.ts";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import type { StageCommands } from "#features/clips/stage/clip-stage.tsx";
import { useSettled } from "./use-settled.ts";

const SIZES = { wide: { width: 640, height: 360 }, tall: { width: 360, height: 640 } };

/**
 * The picture of the clip's poster frame, drawn by the game that the editor shows; null until then. `shows` counts how often
 * the game got ready.
 */
export function usePosterPicture(stage: RefObject<StageCommands | null>, draft: ClipDraft, shows: number) {
  const { poster_frame: frame, tall } = useSettled(draft);
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let isOver = false;
    if (shows === 0) return;
    void stage.current?.draw(frame, tall ? SIZES.tall : SIZES.wide).then((picture) => {
      if (picture && !isOver) setUrl(URL.createObjectURL(picture));
    });
    return () => void (isOver = true);
  }, [stage, frame, tall, shows]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
}

/** The picture that others see before the clip plays. */
export function PosterPicture({ draft, url }: { draft: ClipDraft; url: string | null }) {
  return (
    <figure className="poster-picture">
      <figcaption>
        <b>Poster</b>, {clockTime(draft.poster_frame - draft.from_frame)}
      </figcaption>
      {url ? <img src={url} alt="" /> : <span className="poster-picture__empty" />}
    </figure>
  );
}
