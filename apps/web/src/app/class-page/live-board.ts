import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type BoardId, readClassBoard } from "#features/leaderboards/boards-api.ts";
import { scoreBoard } from "#features/leaderboards/class-modes-api.ts";
import { ownPlaceQuery } from "#features/leaderboards/leaderboards-api.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { listenTo } from "#lib/live/live-client.ts";
import { sessionState } from "#lib/session/session.ts";
import { formatNumber } from "#lib/site/format.ts";
import { toast } from "#ui/toast/toast.ts";
import { type BoardNews, readNews, wordsFor } from "./board-news.ts";

/** The server tells a board at most every two seconds; the refresh a little later also shows the scores in between. */
const REFRESH_AFTER_MS = 2200;
/** Jitter, so that the viewers of a board do not all fetch it at once. */
const REFRESH_SPREAD_MS = 2000;
/**
 * Pauses between messages about other players. The first comes after the player's place was read again, because the
 * score may be their own.
 */
const FIRST_PAUSE_MS = 20_000;
const FIRST_AFTER_MS = REFRESH_AFTER_MS + REFRESH_SPREAD_MS + 2000;

/** Keeps the board of a class fresh, and tells the player who passed them. */
export function useLiveBoard(appId: string, version = 1): void {
  const cache = useQueryClient();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let joins = 0;
    let firstToldAt = -Infinity;
    const refresh = () => {
      timer = undefined;
      for (const part of ["board", "own"])
        void cache.invalidateQueries({
          queryKey: [...STATE_KEYS.leaderboards, part],
          predicate: ({ queryKey }) => queryKey.some((key) => isScoreBoard(key, appId)),
        });
    };
    let laterTimer: ReturnType<typeof setTimeout> | undefined;
    const wordsNow = (news: BoardNews) =>
      wordsFor(news, ownScore(cache, scoreBoard(appId, version, news.variant)), formatNumber);
    const tell = (news: BoardNews) => {
      const said = wordsNow(news);
      if (said?.isAboutMe) toast.info(said.text);
      if (!said || said.isAboutMe || performance.now() - firstToldAt < FIRST_PAUSE_MS) return;
      clearTimeout(laterTimer);
      laterTimer = setTimeout(() => {
        const later = wordsNow(news);
        if (!later || later.isAboutMe) return;
        firstToldAt = performance.now();
        toast.info(later.text);
      }, FIRST_AFTER_MS);
    };
    const stop = listenTo(`board:${appId}`, {
      onEvent: (event, payload) => {
        const news = readNews(event, payload);
        if (!news) return;
        tell(news);
        timer ??= setTimeout(refresh, REFRESH_AFTER_MS + Math.random() * REFRESH_SPREAD_MS);
      },
      onState: (state) => {
        if (state === "joined" && joins++ > 0) refresh();
      },
    });
    return () => {
      clearTimeout(timer);
      clearTimeout(laterTimer);
      stop();
    };
  }, [cache, appId, version]);
}

function isScoreBoard(key: unknown, appId: string): boolean {
  const board = typeof key === "string" ? readClassBoard(key) : null;
  return board?.kind === "scores" && board.classId === appId;
}

/** The player's best score, as the board has last read it. */
function ownScore(cache: QueryClient, board: BoardId): number | null {
  const { user } = sessionState();
  const own = user && cache.getQueryData(ownPlaceQuery(user.id, board, "all").queryKey);
  return own?.rank == null ? null : own.value;
}
