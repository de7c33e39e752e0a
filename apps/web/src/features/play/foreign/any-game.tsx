import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { classQuery } from "#features/classes/classes-api.ts";
import { GameFrame, type GameFrameProps } from "#features/play/game-frame.tsx";
import { LoadingGame } from "#features/play/loading-game.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { hostOf, isForeign } from "./foreign-entry.ts";
import { type ForeignFacts, ForeignNote } from "./foreign-note.tsx";

/** A game of ours or of a creator. */
export function AnyGame(props: GameFrameProps) {
  return isForeign(props.app.entry) ? <ForeignGame {...props} /> : <GameFrame {...props} />;
}

/**
 * A creator's game. The page names its creator before it starts, and asks before anything is loaded from another host.
 */
function ForeignGame(props: GameFrameProps) {
  const { app, title, isBare = false } = props;
  const { data: detail, isError } = useQuery(classQuery(app.id));
  const [isWanted, setWanted] = useState(false);
  const host = hostOf(app.entry);
  const facts: ForeignFacts = {
    author: detail?.developer ?? "a creator",
    host,
    needsThreads: detail?.flags.includes("threads") ?? false,
  };
  const veil = (content: ReactNode) => (
    <div className={isBare ? "game game--bare" : "game"}>
      <div className="frame game__box game__box--foreign">
        <div className="game__frame foreign-veil">{content}</div>
        <ForeignNote appId={app.id} facts={facts} />
      </div>
    </div>
  );

  if (!detail && !isError) return veil(<LoadingGame title={title} progress={0} />);
  if (host !== null && !isWanted) {
    return veil(
      <section className="game__card">
        <h2>This game loads from {host}</h2>
        <p>It is not kept here: {host} sees your network address, and can change the game at any time.</p>
        <div className="game__ways">
          <Button look="ink" icon="play" onClick={() => setWanted(true)}>
            Load it
          </Button>
        </div>
      </section>,
    );
  }
  // A page gets threads only when it is loaded as a whole, and only the page of a single game does.
  if (facts.needsThreads && !globalThis.crossOriginIsolated) {
    return veil(
      <section className="game__card">
        <h2>{isBare ? "This browser has no threads here" : "This game needs its own window"}</h2>
        <p>{isBare ? "The game needs them. Try another browser." : "It runs on several threads at once."}</p>
        <div className="game__ways">
          {isBare ? (
            <a className="button button--ink" href={`/class/${app.id}`}>
              Back to class
            </a>
          ) : (
            <a className="button button--ink" href={`/play/${app.id}`}>
              <Icon name="pop-out" />
              Open it
            </a>
          )}
        </div>
      </section>,
    );
  }
  return <GameFrame {...props} facts={facts} />;
}
