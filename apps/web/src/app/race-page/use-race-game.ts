import { openHost, type Host } from "@quackademy/game-sdk/host-end.ts";
import type { FromGame } from "@quackademy/game-sdk/protocol.ts";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { CRASHED, phaseAfterEvent, phaseAfterState, READY, SILENT, START } from "#features/play/game-phase.ts";
import { loadByAddress } from "#features/play/load-game.ts";
import { createLoadedRules } from "#features/play/loaded-rules.ts";
import { gameSettings } from "#features/play/play-settings.ts";
import { useGameControls } from "#features/play/use-game-controls.ts";
import { createShowQueue } from "#features/races/show-queue.ts";
import type { ShownRace } from "#features/races/use-race.ts";
import { keepRaceRun, sendRaceRuns, type SentRuns } from "./kept-race-runs.ts";
import { beginRaceRun, showInputs } from "./race-run.ts";
import { followRivals } from "./rival-news.ts";

const HELLO_TIMEOUT_MS = 20_000;

type RaceGameOptions = {
  view: ShownRace;
  entry: string;
  /** The start on this device's clock. */
  startsAt: number;
  onEvent(event: FromGame): void;
  /** The run cannot begin: the server's sentence. */
  onRefused(message: string): void;
  /** The run is over, and kept here until it is handed in. */
  onKept(): void;
  /** The first try to hand it in has ended. */
  onTried(sent: SentRuns): void;
};

/** The game of one round in its frame: it starts with the race, shows its inputs, and hears of its rivals. */
export function useRaceGame({ view, entry, startsAt, ...page }: RaceGameOptions) {
  const { race, seat, feed } = view;
  const frame = useRef<HTMLIFrameElement>(null);
  const host = useRef<Host>(null);
  const [phase, setPhase] = useState(START);
  const [attempt, setAttempt] = useState(0);
  const reload = () => {
    setPhase(START);
    setAttempt((before) => before + 1);
  };
  const [loadedRules] = useState(() => createLoadedRules(() => reload()));
  useGameControls(host, frame, { goesOnHidden: true });
  const raceNow = useEffectEvent(() => race);
  const onEvent = useEffectEvent((event: FromGame) => {
    setPhase((now) => phaseAfterEvent(now, event));
    page.onEvent(event);
  });
  const onRefused = useEffectEvent(page.onRefused);
  const onKept = useEffectEvent(page.onKept);
  const onTried = useEffectEvent(page.onTried);
  const { race_id: raceId, app_id: appId, variant } = race;
  const { guest } = seat;

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let startTimer: ReturnType<typeof setTimeout> | undefined;
    const helloTimer = setTimeout(() => setPhase(SILENT), HELLO_TIMEOUT_MS);
    let shown: { run: string; queue: ReturnType<typeof createShowQueue> } | null = null;
    const queueOf = (run: string) => {
      if (shown?.run === run) return shown.queue;
      shown?.queue.stop();
      const queue = createShowQueue((part) => showInputs(run, part, guest));
      shown = { run, queue };
      return queue;
    };
    const opened = openHost({
      frame: element,
      game: appId,
      features: ["runs"],
      settings: gameSettings(),
      player: null,
      // A hidden page does not pause a race.
      isPaused: () => false,
      onState: (state) => {
        clearTimeout(helloTimer);
        setPhase((now) => phaseAfterState(now, state));
        // A game that was silent and responds again is still in its run. A second start would begin a new one.
        if (state !== "connected" || startTimer !== undefined) return;
        const start = () => opened.tell({ type: "start", mode: "race", ...(variant !== "" && { variant }) });
        startTimer = setTimeout(start, Math.max(0, startsAt - Date.now()));
      },
      onEvent: (event) => {
        if (event.type === "inputs") queueOf(event.run).add(event);
        onEvent(event);
      },
      handlers: {
        beginRun: async () => {
          const ticket = await beginRaceRun(seatOf(raceId, guest), {
            hasRules: loadedRules.has,
            onRefused: (message) => onRefused(message),
          });
          // The server hands a runner the rivals' inputs only after the runner's own start.
          if (raceNow().rivals === "ghost") void rivals.catchUp();
          return ticket;
        },
        submitRun: async (run) => {
          shown?.queue.stop();
          keepRaceRun(raceId, guest, run);
          // Set before the answer comes, so that the report's button works while the run is still being handed in.
          onKept();
          const sent = await sendRaceRuns(raceId, guest);
          onTried(sent);
          const { waiting, refusal } = sent;
          const open = { score: run.score, rank: null, best: null, next: null };
          if (refusal !== null) return { ...open, status: "rejected", reason: refusal };
          const reason =
            waiting > 0
              ? "It is kept here and handed in when the connection is back."
              : "Being replayed. The podium shows it.";
          return { ...open, status: "queued", reason };
        },
      },
    });
    host.current = opened;
    const rivals = followRivals({
      seat: seatOf(raceId, guest),
      feed,
      race: () => raceNow(),
      tell: (news) => opened.tell({ type: "rivals", rivals: news }),
    });
    loadedRules.remember(entry);
    loadByAddress(element, entry).catch(() => setPhase(CRASHED));
    return () => {
      clearTimeout(startTimer);
      clearTimeout(helloTimer);
      shown?.queue.stop();
      rivals.stop();
      opened.close();
    };
  }, [appId, attempt, entry, feed, guest, loadedRules, raceId, startsAt, variant]);

  return { frame, phase, attempt, reload, carryOn: () => setPhase(READY) };
}

const seatOf = (raceId: string, guest: string | null) => ({ raceId, guest });
