import "./game-preview.css";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { IconButton } from "#ui/button.tsx";
import { Icon, type IconName } from "#ui/icon.tsx";
import type { Inspection } from "./inspection.ts";
import { Inspector } from "./inspector.tsx";
import { useInspection } from "./use-inspection.ts";

type Width = "320" | "768" | "full";

const WIDTHS: { width: Width; words: string; icon: IconName }[] = [
  { width: "320", words: "320", icon: "phone" },
  { width: "768", words: "768", icon: "screen" },
  { width: "full", words: "Full", icon: "theatre" },
];
/** The preview is smaller than a tablet, so it shows one scaled down. */
const TABLET_PX = 768;

export type GamePreviewProps = {
  /** The class's id, which the game names in its first message. */
  game: string;
  hash: string;
  author: string;
  flags: string[];
  /** Called with what was seen, a moment after it changed. */
  onSeen?: (seen: Inspection) => void;
  /** Removes the game, even one that no longer responds. */
  onStop?: () => void;
  children?: ReactNode;
};

const SETTLE_MS = 1500;

/** A build in the same sandboxed frame that players get, with the inspector below. */
export function GamePreview({ game, hash, author, flags, onSeen, onStop, children }: GamePreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState<Width>("full");
  const [attempt, setAttempt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isMuted, setMuted] = useState(false);
  const hasSdk = flags.includes("sdk");
  const { seen, tell } = useInspection({ frame, game, entry: `/g/b/${hash}/index.html`, hasSdk, attempt });
  useScale(stage);

  const note = useEffectEvent((now: Inspection) => onSeen?.(now));
  useEffect(() => {
    const timer = setTimeout(() => note(seen), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [seen]);

  const pause = () => {
    tell(isPaused ? { type: "resume" } : { type: "pause", why: "player" });
    setPaused(!isPaused);
  };
  const mute = () => {
    const settings = { volume: 1, isCalm: false, isContrast: false, locale: navigator.language };
    tell({ type: "settings", settings: { ...settings, isMuted: !isMuted } });
    setMuted(!isMuted);
  };
  return (
    <section className="game-preview" aria-labelledby="game-preview">
      <header className="game-preview__head">
        <h2 id="game-preview">Preview</h2>
        <div className="game-preview__widths" role="radiogroup" aria-label="Width of the preview">
          {WIDTHS.map((each) => (
            <label key={each.width} className="game-preview__width">
              <input
                type="radio"
                name="preview-width"
                checked={each.width === width}
                onChange={() => setWidth(each.width)}
              />
              <Icon name={each.icon} />
              {each.words}
            </label>
          ))}
        </div>
        <button
          type="button"
          className="icon-button"
          title="Pause"
          aria-label="Pause"
          aria-pressed={isPaused}
          onClick={pause}
        >
          <svg className="icon icon--filled" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M7 5h3.500v14H7zM13.500 5H17v14h-3.500z" />
          </svg>
        </button>
        <IconButton label="Mute" icon={isMuted ? "sound-off" : "sound"} aria-pressed={isMuted} onClick={mute} />
        <IconButton
          label="Load again"
          icon="restart"
          onClick={() => {
            setPaused(false);
            setAttempt(attempt + 1);
          }}
        />
        {onStop && <IconButton label="Stop" icon="close" onClick={onStop} />}
      </header>
      <div className={`game-preview__stage game-preview__stage--${width}`} ref={stage}>
        <iframe
          key={attempt}
          ref={frame}
          className="game-preview__frame"
          title="Preview of the game"
          sandbox="allow-scripts allow-pointer-lock"
          allow="fullscreen 'src'; gamepad 'src'; autoplay 'src'"
          referrerPolicy="no-referrer"
        />
      </div>
      <p className="game-preview__warning">
        <Icon name="lock" />
        Game by {author}. Never type a password here.
      </p>
      {flags.includes("threads") && (
        <p className="game-preview__warning">
          <Icon name="info" />
          It needs threads, which this preview does not have. Players get them in the game's own window.
        </p>
      )}
      <Inspector seen={seen} />
      {children}
    </section>
  );
}

/** Keeps the scale of the tablet's width up to date. By the CSSOM, because the CSP blocks style attributes. */
function useScale(stage: React.RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const element = stage.current;
    if (!element || typeof ResizeObserver === "undefined") return;
    const fit = () => element.style.setProperty("--fit", String(Math.min(1, element.clientWidth / TABLET_PX)));
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [stage]);
}
