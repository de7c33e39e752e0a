import "./clip-row.css";
import { useInfiniteQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ClipCard } from "./clip-card.tsx";
import { type ClipFilter, clipsQuery } from "./clips-api.ts";

const SHOWN = 4;

type ClipRowProps = { filter: ClipFilter; note?: string | undefined; more?: ReactNode; empty?: ReactNode };

/** A row of clips on another page. Without clips it is `empty`, or nothing. */
export function ClipRow({ filter, note, more, empty = null }: ClipRowProps) {
  const clips = useInfiniteQuery(clipsQuery(filter)).data?.pages[0]?.clips;
  if (!clips) return null;
  if (clips.length === 0) return empty;
  return (
    <section className="clip-row" aria-labelledby="clip-row">
      <header className="clip-row__head">
        <h2 id="clip-row">Clips</h2>
        {note && <p className="muted small">{note}</p>}
        {more}
      </header>
      <ul className="clip-row__list">
        {clips.slice(0, SHOWN).map((clip) => (
          <li key={clip.id}>
            <ClipCard clip={clip} />
          </li>
        ))}
      </ul>
    </section>
  );
}
