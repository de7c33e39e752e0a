import type { FromGame, ToGame } from "@quackademy/game-sdk/protocol.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { showLiveQuery } from "#features/friends/show-live-api.ts";
import { sessionState } from "#lib/session/session.ts";
import type { LiveShow } from "./live-show.ts";

/**
 * Lets friends watch the runs of a game, if its player has switched that on. Returns the handler of the game's events, and
 * how many watch. The code is loaded with the first run that counts.
 */
export function useLiveShow() {
  const cache = useQueryClient();
  const [count, setCount] = useState(0);
  const show = useRef<LiveShow | "asked" | null>(null);
  const isOver = useRef(false);
  const latest = useRef<string | null>(null);
  useEffect(() => {
    isOver.current = false;
    return () => {
      isOver.current = true;
      if (show.current !== "asked") show.current?.close();
      show.current = null;
    };
  }, []);

  const onEvent = (event: FromGame, tell: (what: ToGame) => void) => {
    if (event.type === "gameplayStart") latest.current = event.run;
    if (show.current === "asked") return;
    if (show.current) return show.current.onEvent(event);
    const { status, user } = sessionState();
    if (status !== "signed-in" || event.type !== "gameplayStart" || event.run === null) return;
    show.current = "asked";
    const open = async () => {
      const isOn = await cache.fetchQuery({ ...showLiveQuery(user.id), staleTime: 60_000 });
      const { openLiveShow } = await import("./live-show.ts");
      if (!isOn || isOver.current) return null;
      const opened = openLiveShow({ viewer: user.id, tell, onCount: setCount });
      opened.begin(latest.current);
      return opened;
    };
    void open()
      .catch(() => null)
      .then((opened) => (show.current = opened));
  };
  return { onEvent, count };
}
