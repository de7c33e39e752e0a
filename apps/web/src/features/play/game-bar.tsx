import type { ReactNode, Ref } from "react";
import { muted } from "#features/settings/look-api.ts";
import { IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";

type GameBarProps = {
  ref: Ref<HTMLDivElement>;
  appId: string;
  isMuted: boolean;
  isTheatre: boolean;
  onRestart: () => void;
  onTheatre: () => void;
  onFullScreen: () => void;
  /** Of a game that covers the window: the way back to the page, and to the game. */
  onLeave?: () => void;
  onResume?: () => void;
  children: ReactNode;
};

/** The bar below a game, outside its frame, where the game cannot reach it. */
export function GameBar({
  ref,
  appId,
  isMuted,
  isTheatre,
  onRestart,
  onTheatre,
  onFullScreen,
  onLeave,
  onResume,
  children,
}: GameBarProps) {
  return (
    <div className="bar game-bar" ref={ref} role="toolbar" aria-label="Game">
      {onLeave && <IconButton label="Leave the game" icon="door" onClick={onLeave} />}
      {onResume && <IconButton label="Continue" icon="play" filled onClick={onResume} />}
      {children}
      <span className="game-bar__gap" aria-hidden="true" />
      <IconButton label="Restart" icon="restart" onClick={onRestart} />
      <IconButton
        label="Mute"
        icon={isMuted ? "sound-off" : "sound"}
        aria-pressed={isMuted}
        onClick={() => muted.set(!isMuted)}
      />
      <IconButton
        className="game-bar__wide"
        label="Theatre"
        icon="theatre"
        aria-pressed={isTheatre}
        onClick={onTheatre}
      />
      <a
        className="icon-button"
        href={`/play/${appId}`}
        target="_blank"
        rel="noopener"
        title="Open in its own window"
        aria-label="Open in its own window"
      >
        <Icon name="pop-out" />
      </a>
      <IconButton label="Full screen" icon="full-screen" onClick={onFullScreen} />
    </div>
  );
}
