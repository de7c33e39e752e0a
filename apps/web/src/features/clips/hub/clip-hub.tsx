import "./clip-hub.css";
import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { wantsLessMotion } from "#features/settings/look-api.ts";
import type { ClipCard } from "#features/clips/clips-api.ts";
import { Button, IconButton } from "#ui/button.tsx";
import { ClipScreen } from "./clip-screen.tsx";
import type { ReportClip } from "./clip-strip.tsx";
import { NextClips } from "./next-clips.tsx";

type ClipHubProps = {
  clips: ClipCard[];
  /** The clip that the address asks for. */
  linked: string | null;
  hasMore: boolean;
  isLoadingMore: boolean;
  onMore: () => void;
  Report: ReportClip;
};

const PHONE = "(max-width: 719px)";
/** A clip can be the current one when half of it is on the screen. */
const VISIBLE_SHARE = 0.5;
/** The browser reports a clip when so much of it is visible. Two can be half visible: more steps tell which one is more so. */
const REPORTED_SHARES = [0, 0.25, VISIBLE_SHARE, 0.75, 0.95];

/** The clips, one at a time: beside a list of the next ones, or one per screen on a phone. Only the current one runs. */
export function ClipHub({ clips, linked, hasMore, isLoadingMore, onMore, Report }: ClipHubProps) {
  const box = useRef<HTMLElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [hasStarted, setStarted] = useState(false);
  const [lastLinked, setLastLinked] = useState(linked);
  // A link to another clip of this page is a choice, too.
  if (linked !== lastLinked) {
    setLastLinked(linked);
    setChosen(linked);
    setStarted(true);
  }
  const at = Math.max(
    0,
    clips.findIndex(({ id }) => id === (chosen ?? linked)),
  );
  const current = clips[at]!;

  // The first clip starts by itself, muted, unless motion is not wanted.
  const startsItself = useSyncExternalStore(
    () => () => {},
    () => !wantsLessMotion(),
    () => false,
  );
  const start = useCallback((id: string) => {
    setChosen(id);
    setStarted(true);
  }, []);
  const show = (place: number) => {
    const next = clips[place];
    if (!next) return;
    start(next.id);
    if (matchMedia(PHONE).matches) screenOf(box.current, next.id)?.scrollIntoView();
    if (place >= clips.length - 2 && hasMore) onMore();
  };

  // On a phone the clip on the screen is the current one.
  const follow = useEffectEvent((id: string) => {
    if (id !== current.id && matchMedia(PHONE).matches) setChosen(id);
  });
  useEffect(() => {
    const screens = box.current?.querySelectorAll<HTMLElement>("[data-clip]") ?? [];
    const shares = new Map<string, number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries)
          if (target instanceof HTMLElement) shares.set(target.dataset["clip"]!, intersectionRatio);
        const [most] = [...shares].toSorted(([, one], [, other]) => other - one);
        if (most && most[1] >= VISIBLE_SHARE) follow(most[0]);
      },
      { threshold: REPORTED_SHARES },
    );
    screens.forEach((screen) => observer.observe(screen));
    return () => observer.disconnect();
  }, [clips.length]);

  useEffect(() => {
    if (linked !== null && matchMedia(PHONE).matches) screenOf(box.current, linked)?.scrollIntoView();
  }, [linked]);

  // The clip that had the focus is hidden now; without it the next key would not arrive here.
  const hasMoved = useRef(false);
  useEffect(() => {
    if (hasMoved.current) screenOf(box.current, current.id)?.querySelector("button")?.focus({ preventScroll: true });
    hasMoved.current = false;
  }, [current.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || !(event.target instanceof Element) || isWriting(event.target)) return;
    event.preventDefault();
    hasMoved.current = clips[at + step] !== undefined && event.target.closest("[data-clip]") !== null;
    show(at + step);
  };
  return (
    <section className="clip-hub" ref={box} aria-label="Clips" onKeyDown={onKeyDown}>
      <div>
        {clips.map((card) => (
          <ClipScreen
            key={card.id}
            card={card}
            isCurrent={card.id === current.id}
            isStarted={hasStarted || startsItself}
            onStart={start}
            Report={Report}
          />
        ))}
        {hasMore && (
          <div className="clip-hub__more">
            <Button look="outline" icon="later" disabled={isLoadingMore} onClick={onMore}>
              {isLoadingMore ? "Loading …" : "More clips"}
            </Button>
          </div>
        )}
      </div>
      <NextClips clips={clips.slice(at + 1)} onChoose={(id) => show(clips.findIndex((clip) => clip.id === id))}>
        <IconButton label="Previous clip" icon="earlier" disabled={at === 0} onClick={() => show(at - 1)} />
        <IconButton label="Next clip" icon="later" disabled={at >= clips.length - 1} onClick={() => show(at + 1)} />
      </NextClips>
    </section>
  );
}

const screenOf = (box: HTMLElement | null, id: string) => box?.querySelector(`[data-clip="${id}"]`);

function isWriting(target: Element): boolean {
  return target.closest("dialog, input, textarea, select") !== null;
}
