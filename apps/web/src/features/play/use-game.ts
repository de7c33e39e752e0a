import type { Host } from "@quackademy/game-sdk/host-end.ts";
import type { FromGame, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { muted } from "#features/settings/look-api.ts";
import { useLocalStore } from "#lib/device/local-store.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { sessionState, useSession } from "#lib/session/session.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { recordUsage } from "#lib/site/usage.ts";
import { toast } from "#ui/toast/toast.ts";
import { keepPicture, registerCamera } from "./game-picture-api.ts";
import { loadByAddress, loadInline } from "./load-game.ts";
import { createLoadedRules } from "./loaded-rules.ts";
import { playerCardQuery } from "./play-api.ts";
import { openPlayHost } from "./play-host.ts";
import { gameSettings } from "./play-settings.ts";

/** `loading` has its progress from 0 to 1; `silent` and `crashed` show an error card. */
type GamePhase = { name: "loading"; progress: number } | { name: "ready" | "silent" | "crashed" };

/** A run that the game should show: watched, raced or taken over. */
export type RunRequest = Extract<ToGame, { type: "watch" | "race" | "takeOver" }>;

type GameOptions = {
  app: { id: string; entry: string };
  /** Loaded as a single document instead of by its address. */
  isInline: boolean;
  request: RunRequest | null;
  onEvent(event: FromGame): void;
};

/** The timeout for the game's first message. */
const HELLO_TIMEOUT_MS = 20_000;

/** Loads the game into the frame and connects to it until the component unmounts. */
export function useGame({ app, isInline, request, onEvent }: GameOptions) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<GamePhase>({ name: "loading", progress: 0 });
  const [attempt, setAttempt] = useState(0);
  const host = useRef<Host>(null);
  const { status, user } = useSession();
  const userId = status === "signed-in" ? user.id : null;
  const player = useQuery(playerCardQuery(userId)).data ?? null;
  const isMuted = useLocalStore(muted, false);
  const cache = useQueryClient();

  const reload = () => {
    setPhase({ name: "loading", progress: 0 });
    setAttempt((before) => before + 1);
  };
  const [loadedRules] = useState(() =>
    createLoadedRules(() => {
      toast.info("There is a new version of this game. Loading it.");
      reload();
    }),
  );

  const isHalted = useRef(false);
  const handleEvent = useEffectEvent((event: FromGame) => {
    if (event.type === "gameplayStart") isHalted.current = false;
    if (event.type === "loading") setPhase({ name: "loading", progress: event.progress });
    if (event.type === "ready" || event.type === "gameplayStart") setPhase({ name: "ready" });
    if (event.type === "crash") setPhase({ name: "crashed" });
    onEvent(event);
  });
  const currentPlayer = useEffectEvent(() => player);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const helloTimer = setTimeout(() => setPhase({ name: "silent" }), HELLO_TIMEOUT_MS);
    const opened = openPlayHost({
      frame: element,
      appId: app.id,
      player: currentPlayer(),
      onEvent: (event) => handleEvent(event),
      onState: (state) => {
        clearTimeout(helloTimer);
        if (state === "silent") setPhase({ name: "silent" });
        if (state === "flooded" || state === "refused") setPhase({ name: "crashed" });
        // It responds again and has kept its state.
        if (state === "connected") setPhase((now) => (now.name === "silent" ? { name: "ready" } : now));
      },
      onPicture: (picture) => keepPicture(app.id, picture),
      onSignIn: () => location.assign(signInPath(location.pathname)),
      onVerdict: ({ status }) => {
        recordUsage({ name: "run finished", classId: app.id, outcome: status });
        if (status === "verified") void cache.invalidateQueries({ queryKey: STATE_KEYS.leaderboards });
      },
      hasRules: loadedRules.has,
      isReplayed: loadedRules.isReplayed,
    });
    host.current = opened;
    // Visitors' runs do not count, so their rules version does not matter.
    if (sessionState().status === "signed-in") loadedRules.remember(app.entry);
    const takeCamera = registerCamera(app.id, () => opened.tell({ type: "capture" }));
    // After the host is open, so that no message of the game is missed.
    const load = isInline ? loadInline : loadByAddress;
    load(element, app.entry).catch(() => setPhase({ name: "crashed" }));
    return () => {
      clearTimeout(helloTimer);
      takeCamera();
      opened.close();
    };
  }, [app.id, app.entry, isInline, attempt, cache, loadedRules]);

  /** Sends a command and focuses the game. */
  const ask = useCallback((what: ToGame) => {
    host.current?.tell(what);
    frame.current?.focus();
  }, []);

  const isReady = phase.name === "ready";
  const told = useRef<RunRequest>(null);
  useEffect(() => {
    if (!isReady || request === null || told.current === request) return;
    told.current = request;
    ask(request);
  }, [isReady, request, ask]);

  useEffect(() => host.current?.setPlayer(player), [player]);
  useEffect(() => host.current?.setSettings({ ...gameSettings(), isMuted }), [isMuted]);
  useEffect(() => {
    const follow = () => host.current?.tell(document.hidden ? { type: "pause", why: "hidden" } : { type: "resume" });
    document.addEventListener("visibilitychange", follow);
    return () => document.removeEventListener("visibilitychange", follow);
  }, []);

  return {
    frame,
    phase,
    /** The frame's key: each attempt gets a new frame. */
    attempt,
    isMuted,
    reload,
    restart: () => ask({ type: "restart" }),
    /** Pauses the game, or resumes it if it was paused from here. */
    halt: (isStop = !isHalted.current) => {
      isHalted.current = isStop;
      ask(isHalted.current ? { type: "pause", why: "player" } : { type: "resume" });
    },
    carryOn: () => setPhase({ name: "ready" }),
  };
}
