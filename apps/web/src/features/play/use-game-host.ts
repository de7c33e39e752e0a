import type { HostState } from "@quackademy/game-sdk/host-channel.ts";
import type { Host } from "@quackademy/game-sdk/host-end.ts";
import type { FromGame, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { classQuery } from "#features/classes/classes-api.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { sessionState, useSession } from "#lib/session/session.ts";
import { recordUsage } from "#lib/site/usage.ts";
import { isForeign, isOutside } from "./foreign/foreign-entry.ts";
import type { ForeignPlay } from "./foreign/foreign-play.ts";
import { loadForeign } from "./foreign/load-foreign.ts";
import { keepPicture, registerCamera } from "./game-picture-api.ts";
import { loadByAddress, loadInline } from "./load-game.ts";
import type { LoadedRules } from "./loaded-rules.ts";
import { playerCardQuery } from "./play-api.ts";
import { openPlayHost, playerId } from "./play-host.ts";

type HostOptions = {
  frame: RefObject<HTMLIFrameElement | null>;
  app: { id: string; entry: string };
  isInline: boolean;
  /** A new number opens a new host. */
  attempt: number;
  loadedRules: LoadedRules;
  onEvent(event: FromGame): void;
  onState(state: HostState): void;
  onLoadError(): void;
};

/** The timeout for the game's first message. */
const HELLO_TIMEOUT_MS = 20_000;

const NOT_FOLLOWED: ForeignPlay = { isPaced: async () => false, onEvent() {}, onState() {}, close() {} };

/** Connects to the game in the frame, then loads it, until the component unmounts. */
export function useGameHost({ frame, app, isInline, attempt, loadedRules, ...page }: HostOptions) {
  const host = useRef<Host>(null);
  const { status, user } = useSession();
  // A game of another host could send the player's name there.
  const isKnown = status === "signed-in" && !isOutside(app.entry);
  const player = useQuery(playerCardQuery(isKnown ? user.id : null)).data ?? null;
  const cache = useQueryClient();
  const currentPlayer = useEffectEvent(() => player);
  const onEvent = useEffectEvent(page.onEvent);
  const onState = useEffectEvent(page.onState);
  const onLoadError = useEffectEvent(page.onLoadError);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onVerdict = ({ status }: RunVerdict) => {
      recordUsage({ name: "run finished", classId: app.id, outcome: status });
      if (status === "verified") void cache.invalidateQueries({ queryKey: STATE_KEYS.leaderboards });
    };
    const foreign = isForeign(app.entry)
      ? import("./foreign/foreign-play.ts").then(({ followForeignPlay }) =>
          followForeignPlay({
            appId: app.id,
            fetchClass: () => cache.fetchQuery(classQuery(app.id)),
            isSignedIn: () => playerId() !== null,
            onVerdict,
          }),
        )
      : null;
    // Without this code the game still plays: its events are not followed, and no error is thrown for each of them.
    const followed = foreign?.catch(() => NOT_FOLLOWED) ?? null;
    const helloTimer = setTimeout(() => {
      void followed?.then((play) => play.onState("silent"));
      onState("silent");
    }, HELLO_TIMEOUT_MS);
    const opened = openPlayHost({
      frame: element,
      appId: app.id,
      player: currentPlayer(),
      onEvent: (event) => onEvent(event),
      onState: (state) => {
        clearTimeout(helloTimer);
        onState(state);
      },
      onPicture: (picture) => keepPicture(app.id, picture),
      onSignIn: () => location.assign(signInPath(location.pathname)),
      onVerdict,
      foreign: followed,
      hasRules: loadedRules.has,
      isReplayed: loadedRules.isReplayed,
    });
    host.current = opened;
    // Visitors' runs do not count, so their rules version does not matter. Creators' games have no such file.
    if (sessionState().status === "signed-in" && !isForeign(app.entry)) loadedRules.remember(app.entry);
    const unregisterCamera = registerCamera(app.id, () => opened.tell({ type: "capture" }));
    // After the host is open, so that no message of the game is missed.
    const load = isForeign(app.entry) ? loadForeign : isInline ? loadInline : loadByAddress;
    load(element, app.entry, app.id).catch(() => onLoadError());
    // A game of another host has no shim, and need not know of this page.
    const onLoad = () => {
      clearTimeout(helloTimer);
      onEvent({ type: "ready" });
    };
    if (isOutside(app.entry)) element.addEventListener("load", onLoad);
    return () => {
      clearTimeout(helloTimer);
      element.removeEventListener("load", onLoad);
      unregisterCamera();
      opened.close();
      void followed?.then((play) => play.close());
    };
  }, [frame, app.id, app.entry, isInline, attempt, cache, loadedRules]);

  useEffect(() => host.current?.setPlayer(player), [player]);
  return host;
}
