import "./clip-player.css";
import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import type { ClipSize } from "@quackademy/game-sdk/clip-protocol.ts";
import type { FromGame } from "@quackademy/game-sdk/protocol.ts";
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from "react";
import { type ClipFrame, CLIP_SANDBOX, openClipFrame } from "./open-clip-frame.ts";
import { cutOf, type PlayableClip, replayOf } from "./playable-clip.ts";
import { releaseEntry } from "./release-entry.ts";

/**
 * The controls for the page's own buttons. Taking over and playing the seed are unranked, and need the current rules.
 */
export type ClipCommands = {
  /** `frame` is a frame of the run, between the clip's two ends. Before the first picture, it is where the clip begins. */
  seek(frame: number): void;
  /** The picture of a frame, without captions; null if nothing is shown, or another picture is asked for meanwhile. */
  draw(frame: number, size: ClipSize): Promise<Blob | null>;
  /** The score at places of the run that are equally far apart; never answered if the run cannot be read. */
  scores(): Promise<number[]>;
  /** The viewer plays on from the frame that is shown. */
  takeOver(): void;
  /** The viewer plays the same seed from its beginning. */
  playSeed(): void;
  /** Shows the clip again. */
  watch(): void;
};

/** `older`: the release of its rules kept no view. `failed`: the frame cannot show it. */
export type ClipPhase = "loading" | "showing" | "playing" | "older" | "failed";

export type ClipPlayerProps = {
  /** A new object with another cut or other captions is shown at once, in the same frame. */
  clip: PlayableClip;
  isPlaying?: boolean;
  isMuted?: boolean;
  /** Shown until the first picture is drawn, and instead of it if there will be none. */
  cover?: ReactNode;
  commands?: Ref<ClipCommands>;
  /** The frame of the run that is shown, a few times a second. */
  onFrame?(frame: number): void;
  /** The clip was played to its end; called once in every round. */
  onEnd?(): void;
  onPhase?(phase: ClipPhase): void;
};

type Mode = { kind: "clip" | "seed" } | { kind: "takeOver"; frame: number };
const WATCH: Mode = { kind: "clip" };

/** A clip, redrawn from its run in a sandboxed frame. A page shows one at a time: each is a running game. */
export function ClipPlayer({ clip, isPlaying = true, isMuted = true, cover, commands, ...page }: ClipPlayerProps) {
  const { app_id: game, sim_version: version, entry } = clip;
  const element = useRef<HTMLIFrameElement>(null);
  const opened = useRef<ClipFrame>(null);
  const place = useRef({ frame: clip.from_frame, isAtEnd: false });
  /** Sought before the first picture. */
  const firstFrame = useRef<number | null>(null);
  const onScores = useRef<(scores: number[]) => void>(null);
  const onPicture = useRef<(picture: Blob | null) => void>(null);
  const [mode, setMode] = useState<Mode>(WATCH);
  const [shown, setShown] = useState<{ of: string; phase: ClipPhase }>({ of: "", phase: "loading" });
  // A phase belongs to one frame; another game, version or mode needs another frame.
  const source = `${game} ${version} ${entry} ${mode.kind}`;
  const phase = shown.of === source ? shown.phase : "loading";

  const change = useEffectEvent((next: ClipPhase) => {
    setShown({ of: source, phase: next });
    page.onPhase?.(next);
  });
  const showClip = useEffectEvent(() => {
    // Name, score and seal stand below the picture, on the page.
    opened.current?.tell({ type: "clip", ...cutOf(clip, null), isMuted });
    if (firstFrame.current !== null) opened.current?.tell({ type: "replayControl", frame: firstFrame.current });
    firstFrame.current = null;
    if (!isPlaying || document.hidden) opened.current?.tell({ type: "replayControl", isPlaying: false });
  });
  const start = useEffectEvent(() => {
    if (mode.kind === "clip") return showClip();
    if (mode.kind === "takeOver") opened.current?.tell({ type: "takeOver", replay: replayOf(clip), frame: mode.frame });
    else opened.current?.tell({ type: "restart" });
    change("playing");
    element.current?.focus();
  });
  const onEvent = useEffectEvent((event: FromGame) => {
    if (event.type === "ready") start();
    if (event.type === "crash") change("failed");
    if (event.type === "leave") setMode(WATCH);
    if (event.type === "clipFrame") onPicture.current?.(event.picture);
    if (event.type === "clipScores") onScores.current?.(event.scores);
    if (event.type !== "replayAt" || mode.kind !== "clip") return;
    if (phase === "loading") change("showing");
    page.onFrame?.(event.frame);
    const isAtEnd = event.frame >= clip.to_frame;
    if (isAtEnd && event.isPlaying && !place.current.isAtEnd) page.onEnd?.();
    place.current = { frame: event.frame, isAtEnd };
  });
  const current = useEffectEvent(() => ({ isMuted, seed: clip.seed, variant: clip.variant ?? "" }));

  useEffect(() => {
    const frame = element.current;
    let isClosed = false;
    const open = async () => {
      const address = mode.kind === "clip" ? await releaseEntry({ app_id: game, entry }, version) : entry;
      if (isClosed || !frame) return;
      if (address === null) return change("older");
      opened.current = openClipFrame(frame, {
        game,
        entry: address,
        isMuted: current().isMuted,
        features: mode.kind === "seed" ? ["replays", "runs"] : ["replays"],
        // A seed that was chosen never counts.
        handlers: { beginRun: async () => ({ ...practiceTicket(current().seed), variant: current().variant }) },
        onEvent: (event) => onEvent(event),
        onFail: () => change("failed"),
      });
    };
    open().catch(() => change("failed"));
    return () => {
      isClosed = true;
      opened.current?.close();
      opened.current = null;
      onPicture.current?.(null);
    };
  }, [game, version, entry, mode]);

  // A new cut or caption is shown in the frame that is open; one that is still loading shows it when it is ready.
  const hasFrame = phase === "showing";
  const recut = useEffectEvent(() => hasFrame && showClip());
  useEffect(() => void recut(), [clip]);
  useEffect(() => opened.current?.setMuted(isMuted), [isMuted]);
  useEffect(() => {
    // Pauses the clip while the page is hidden, to save battery.
    const follow = () => opened.current?.tell({ type: "replayControl", isPlaying: isPlaying && !document.hidden });
    follow();
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, [isPlaying]);

  const isShowing = useRef(false);
  useEffect(() => void (isShowing.current = hasFrame), [hasFrame]);
  const newest = useRef(clip);
  useEffect(() => void (newest.current = clip), [clip]);
  useImperativeHandle(
    commands,
    () => ({
      seek(frame) {
        if (isShowing.current) opened.current?.tell({ type: "replayControl", frame });
        else firstFrame.current = frame;
      },
      draw: (frame, size) =>
        new Promise((resolve) => {
          onPicture.current?.(null);
          onPicture.current = resolve;
          const { from_frame, to_frame, ...rest } = newest.current;
          // The picture may lie outside the part that is shown.
          const part = { from_frame: Math.min(frame, from_frame), to_frame: Math.max(frame, to_frame) };
          const cut = cutOf({ ...rest, ...part, captions: [], tall: size.height > size.width }, null);
          if (isShowing.current) opened.current!.tell({ type: "drawClip", ...cut, frame, size });
          else resolve(null);
        }),
      scores: () =>
        new Promise((resolve) => {
          onScores.current = resolve;
          opened.current?.tell({ type: "readScores", replay: cutOf(newest.current, null).replay });
        }),
      takeOver: () => setMode({ kind: "takeOver", frame: place.current.frame }),
      playSeed: () => setMode({ kind: "seed" }),
      watch: () => setMode(WATCH),
    }),
    [],
  );

  const isSeen = phase === "showing" || phase === "playing";
  return (
    <div className={`clip-player ${clip.tall ? "clip-player--tall" : ""}`} data-phase={phase}>
      {phase !== "older" && (
        <iframe
          key={source}
          ref={element}
          className="clip-player__frame"
          title={`${clip.title}, a clip of ${clip.app_title}`}
          sandbox={CLIP_SANDBOX}
          allow="fullscreen 'src'; gamepad 'src'; autoplay 'src'"
          referrerPolicy="no-referrer"
          // A clip is watched; only a run that was taken over takes keys.
          tabIndex={mode.kind === "clip" ? -1 : 0}
        />
      )}
      {!isSeen && <div className="clip-player__cover">{cover}</div>}
      {phase === "older" && (
        <p className="clip-player__note" role="status">
          Made with older rules. It cannot be played any more.
        </p>
      )}
      {phase === "failed" && (
        <p className="clip-player__note" role="status">
          This clip cannot be shown here. Reload the page to try again.
        </p>
      )}
    </div>
  );
}
