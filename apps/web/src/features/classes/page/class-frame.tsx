import "./class-frame.css";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { offlinePath, STARTED } from "#features/offline/offline-path-api.ts";
import { Button } from "#ui/button.tsx";
import { Spine, Tag } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast/toast.ts";
import { ClassShare } from "./class-share.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import type { AppCard } from "#features/classes/classes-api.ts";
import { FavouriteButton } from "#features/classes/card/favourite-button.tsx";

/** The component that plays a class's game; it has its own frame and bar. */
export type ClassGame = ComponentType<{ app: { id: string; entry: string }; title: string; children: ReactNode }>;

/** Parts of the poster besides art and label, which are loaded later. */
export type PosterExtras = {
  /** Over the art. */
  Show: ComponentType<{ app: AppCard }>;
  /** On the label. */
  Races: ComponentType<{ app: AppCard }>;
};

type ClassFrameProps = {
  app: AppCard;
  /** Loads the component that plays the game. */
  loadGame?: (() => Promise<ClassGame>) | undefined;
  isWanted?: boolean;
  poster?: PosterExtras | undefined;
};

/** The poster of the game: its art, a paper label and the bar below. One click starts the game. */
export function ClassFrame({ app, loadGame, isWanted = false, poster }: ClassFrameProps) {
  const [hasStarted, setStarted] = useState(false);
  const isOpen = hasStarted || isWanted;
  const { entry } = app;
  const [hasApproached, setApproached] = useState(false);
  const { Game, hasFailed, askAgain } = useGameCode(loadGame, isOpen, hasApproached);
  const title = displayTitle(app.title);
  const actions = <BarActions app={app} />;
  // Offline a frame cannot load; a game that was played here is stored as a single document.
  const start = () => {
    if (!navigator.onLine) return location.assign(`${offlinePath(app.id)}${STARTED}`);
    askAgain();
    setStarted(true);
  };
  return (
    <div>
      {isOpen && entry && Game ? (
        <>
          <h1 className="unseen" tabIndex={-1}>
            {title}
          </h1>
          <Game app={{ id: app.id, entry }} title={title}>
            {actions}
          </Game>
        </>
      ) : (
        <>
          <ClassPoster
            app={app}
            extras={poster}
            isStarting={isOpen && !hasFailed}
            onStart={entry && loadGame ? start : null}
            onApproach={() => setApproached(true)}
          />
          <div className="bar">{actions}</div>
        </>
      )}
    </div>
  );
}

/**
 * Loads the game's code on hover, or at once when a run is requested. Not by `lazy`: React would show the poster for
 * another 300 ms after the click, even if the code is loaded.
 */
function useGameCode(load: ClassFrameProps["loadGame"], isWanted: boolean, hasApproached: boolean) {
  const [Game, setGame] = useState<ClassGame>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!load || Game || hasFailed || !(isWanted || hasApproached)) return;
    const fail = () => {
      if (!isWanted) return;
      toast.error("The game did not load. Please try again.");
      setFailed(true);
    };
    void load().then((code) => setGame(() => code), fail);
  }, [load, Game, hasFailed, isWanted, hasApproached]);
  return { Game, hasFailed, askAgain: () => setFailed(false) };
}

type PosterProps = {
  app: AppCard;
  extras: PosterExtras | undefined;
  isStarting: boolean;
  onStart: (() => void) | null;
  onApproach: () => void;
};

function ClassPoster({ app, extras, isStarting, onStart, onApproach }: PosterProps) {
  return (
    <div className="frame" onPointerEnter={onApproach} onFocus={onApproach}>
      <Spine colour={app.spine} />
      <img className="frame__art" src={app.icon} alt="" width={320} height={200} fetchPriority="high" />
      {extras && !isStarting && <extras.Show app={app} />}
      <div className="poster">
        <div className="poster__title">
          <h1 className="display" tabIndex={-1}>
            {displayTitle(app.title)}
          </h1>
          <Tag>{app.code}</Tag>
        </div>
        {app.entry === null && (
          <p>
            <b>This class has no game yet.</b> Choose another class for now.
          </p>
        )}
        {onStart && (
          <Button className="poster__start" look="ink" icon="play" onClick={onStart} disabled={isStarting}>
            {isStarting ? "One moment …" : "Start class"}
          </Button>
        )}
        {extras && onStart && !isStarting && <extras.Races app={app} />}
      </div>
    </div>
  );
}

function BarActions({ app }: { app: AppCard }) {
  return (
    <>
      <span className="bar__meta">{app.tagline}</span>
      <FavouriteButton id={app.id} title={app.title} />
      <ClassShare title={displayTitle(app.title)} />
    </>
  );
}

export function ClassFrameSkeleton({ title }: { title: string }) {
  return (
    <div>
      <div className="frame">
        <Skeleton shape="art" />
        <div className="poster">
          <h1 className="display" tabIndex={-1}>
            {title}
          </h1>
        </div>
      </div>
      <div className="bar" />
    </div>
  );
}
