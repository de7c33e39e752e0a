import "./next-clips.css";
import type { ReactNode } from "react";
import { useClipClass, useClipPicture } from "#features/clips/clip-card.tsx";
import { clipLength } from "#features/clips/clip-words.ts";
import { clipPath, myRunsPath } from "#features/clips/clip-paths-api.ts";
import { type ClipCard } from "#features/clips/clips-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Spine } from "#ui/card.tsx";
import { isPlainClick } from "#ui/link.tsx";

const SHOWN = 4;

type NextClipsProps = { clips: ClipCard[]; onChoose: (id: string) => void; children: ReactNode };

/** The clips after the current one. */
export function NextClips({ clips, onChoose, children }: NextClipsProps) {
  return (
    <aside className="panel next-clips" aria-labelledby="next-clips">
      <header className="next-clips__head">
        <h2 id="next-clips">Next</h2>
        <span className="next-clips__keys muted small">
          or press <kbd>↓</kbd>
        </span>
        {children}
      </header>
      {clips.length === 0 && <p className="muted">That was the last one. The next could be yours.</p>}
      <ul className="next-clips__list">
        {clips.slice(0, SHOWN).map((clip) => (
          <li key={clip.id}>
            <NextClip clip={clip} onChoose={() => onChoose(clip.id)} />
          </li>
        ))}
      </ul>
      <ButtonLink look="outline" icon="cut" to={myRunsPath()}>
        Make a clip of your run
      </ButtonLink>
    </aside>
  );
}

function NextClip({ clip, onChoose }: { clip: ClipCard; onChoose: () => void }) {
  const app = useClipClass(clip.app_id);
  return (
    <a
      className="next-clip"
      href={clipPath(clip.id)}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onChoose();
      }}
    >
      <span className="next-clip__picture">
        {app && <Spine colour={app.spine} />}
        <img src={useClipPicture(clip)} alt="" width={178} height={100} loading="lazy" />
      </span>
      <span className="next-clip__words">
        <b>{clip.title}</b>
        {clip.maker && <span>{clip.maker}</span>}
        <span>
          {displayTitle(clip.app_title)} · {formatNumber(clip.score)} · {clipLength(clip)}
        </span>
      </span>
    </a>
  );
}
