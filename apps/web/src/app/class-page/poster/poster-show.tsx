import "./poster-show.css";
import { useQuery } from "@tanstack/react-query";
import { createElement, type RefObject, useEffect, useRef, useState } from "react";
import type { AppCard } from "#features/classes/classes-api.ts";
import { loadClipPlayer, type PlayableClip } from "#features/clips/clip-player-api.ts";
import { type StaffRun, staffQuery } from "#features/leaderboards/staff-api.ts";
import { wantsLessMotion } from "#features/settings/look-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { useLater } from "#lib/page/later.ts";

const FRAMES_PER_SECOND = 60;
/** A visitor who starts the game before this time does not load the show. */
const WAIT_MS = 4000;
/** The show skips the slow beginning of the run. */
const FROM_FRAME = 8 * FRAMES_PER_SECOND;
const LENGTH = 12 * FRAMES_PER_SECOND;
/** After this many rounds the art is shown again, to save battery on a page that is left open. */
const ROUNDS = 3;

/** Shows Goose's run over the poster's art while the poster is in view. */
export function PosterShow({ app }: { app: AppCard }) {
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    if (wantsLessMotion() || savesData()) return;
    const timer = setTimeout(() => setWaiting(false), WAIT_MS);
    return () => clearTimeout(timer);
  }, []);
  const { data: staff = [] } = useQuery(staffQuery(app.entry));
  const run = staff.findLast(({ variant }) => variant === "");
  return isWaiting || !run ? null : <Show app={app} run={run} />;
}

function Show({ app, run }: { app: AppCard; run: StaffRun }) {
  const Player = useLater(loadClipPlayer);
  const box = useRef<HTMLDivElement>(null);
  const isInView = useInView(box);
  const [isShown, setShown] = useState(false);
  const [rounds, setRounds] = useState(0);
  const [clip] = useState(() => asClip(app, run));
  return (
    <div ref={box} className={isShown ? "poster-show poster-show--on" : "poster-show"} aria-hidden="true">
      {Player &&
        rounds < ROUNDS &&
        createElement(Player, {
          clip,
          isPlaying: isInView,
          onEnd: () => {
            setRounds(rounds + 1);
            if (rounds + 1 === ROUNDS) setShown(false);
          },
          onPhase: (phase) => {
            setShown(phase === "showing");
            if (phase === "older" || phase === "failed") setRounds(ROUNDS);
          },
        })}
    </div>
  );
}

/** Whether at least half of the box is in view. */
function useInView(box: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)!.isIntersecting), {
      threshold: 0.5,
    });
    observer.observe(box.current!);
    return () => observer.disconnect();
  }, [box]);
  return isInView;
}

function asClip(app: AppCard, { seed, log, frames, score, name, variant, version }: StaffRun): PlayableClip {
  const from = Math.max(0, Math.min(FROM_FRAME, frames - LENGTH));
  const title = displayTitle(app.title);
  return {
    id: `staff-${app.id}`,
    app_id: app.id,
    app_title: title,
    entry: app.entry,
    title: `${name} plays`,
    captions: [],
    tall: false,
    from_frame: from,
    to_frame: Math.min(frames, from + LENGTH),
    poster_frame: from,
    maker: name,
    score,
    unit: "",
    sim_version: version,
    seed,
    variant,
    log: btoa(String.fromCharCode(...log)),
  };
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
