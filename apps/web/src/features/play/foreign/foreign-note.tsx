import "./foreign-note.css";
import type { ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";

/** The creator of a game, and the other host that it is loaded from, if there is one. */
export type ForeignFacts = { author: string; host: string | null; needsThreads: boolean };

type ForeignNoteProps = {
  appId: string;
  facts: ForeignFacts;
  /** The way to report the class. */
  children?: ReactNode;
};

/** The bar outside the frame, where the game cannot reach it. */
export function ForeignNote({ appId, facts: { author, host }, children }: ForeignNoteProps) {
  return (
    <div className="foreign-note">
      <p className="foreign-note__words">
        <Icon name="lock" />
        <span>
          Game by {author}
          {host !== null && <>, loaded from {host}</>} – never type a password here
        </span>
      </p>
      <div className="foreign-note__ways">
        {children}
        <a className="text-link" href={`/takedown?class=${encodeURIComponent(appId)}`} target="_blank" rel="noopener">
          Takedown
        </a>
      </div>
    </div>
  );
}
