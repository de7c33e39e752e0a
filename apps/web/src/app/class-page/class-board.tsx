import type { Standing } from "@quackademy/contract/rpc-answers.ts";
import "./class-board.css";
import { useQuery } from "@tanstack/react-query";
import { useContext, useState } from "react";
import { type AppCard, classQuery, isPaced } from "#features/classes/classes-api.ts";
import { playingWords, usePlayingCount } from "#features/classes/playing-counts-api.ts";
import {
  type Board,
  type BoardId,
  boardPath,
  findBoard,
  type Period,
  PERIOD_NAMES,
} from "#features/leaderboards/boards-api.ts";
import { scoreBoard } from "#features/leaderboards/class-modes-api.ts";
import { boardQuery, ownPlaceQuery } from "#features/leaderboards/leaderboards-api.ts";
import { useRankingRows } from "#features/leaderboards/ranking-rows-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { usePlayedMode } from "#features/play/played-mode-api.ts";
import { newClipPath } from "#features/clips/clip-paths-api.ts";
import { Later } from "#lib/page/later.ts";
import { useSession } from "#lib/session/session.ts";
import { IconButton } from "#ui/button.tsx";
import { Tag } from "#ui/card.tsx";
import { Link } from "#ui/link.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { Ranking, RankingFailed, RankingSkeleton } from "#ui/ranking.tsx";
import { ModeChoice } from "./board-modes.tsx";
import { StaffNote, useWithStaff } from "./board-staff.tsx";
import { useLiveBoard } from "./live-board.ts";
import { type RequestedRun, RunRequestContext } from "./run-request.ts";
import { copyChallengeLink, copyRunLink } from "./run-link.ts";
import { type RunChoice, RunMenu } from "./run-menu.tsx";

/** The daily challenge has a board of its own; the others are periods of the class's scores. */
const TABS = [
  { name: "Daily", kind: "daily", period: "day" },
  { name: PERIOD_NAMES.week, kind: "scores", period: "week" },
  { name: PERIOD_NAMES.all, kind: "scores", period: "all" },
] as const;
/** Paced scores have no daily challenge, and a board of their own. */
const PACED_TABS = [
  { name: PERIOD_NAMES.week, kind: "paced", period: "week" },
  { name: PERIOD_NAMES.all, kind: "paced", period: "all" },
] as const;
const SHOWN = 5;
const loadFilter = async () => (await import("#features/homeroom/board-filter.tsx")).BOARD_FILTER.HomeroomFilter;
const loadFriends = async () => (await import("#features/friends/friends-ranking.tsx")).FriendsRanking;
const loadRanking = async () => (await import("#features/homeroom/board-filter.tsx")).BOARD_FILTER.HomeroomRanking;

/** The ranking of a class. Every replayed run can be watched, raced and shared. */
export function ClassBoard({ app }: { app: AppCard }) {
  const detail = useQuery(classQuery(app.id)).data;
  const paced = detail ? isPaced(detail) : false;
  const order = detail?.score_order === "asc" ? "asc" : "desc";
  const scores = { version: detail?.score_version ?? 1, order } as const;
  // The key resets the tabs when the scores of the class turn out to be paced.
  return <Board key={String(paced)} app={app} tabs={paced ? PACED_TABS : TABS} scores={scores} />;
}

/** How scores of a class are counted: the version has a board of its own. */
export type Scoring = { version: number; order: "asc" | "desc" };

type Tab = (typeof TABS)[number] | (typeof PACED_TABS)[number];

const EXPLAINED = {
  scores:
    "The server replayed each run, and a moderator watches those that look like a program's. That proves the score, not who played it.",
  paced: "The server saw each score grow at a possible pace. It did not replay the runs.",
};

const FRIENDS_EXPLAINED = "You and your friends, of all time. Only you see this list.";

type BoardProps = { app: AppCard; tabs: readonly Tab[]; scores: Scoring };

function Board({ app, tabs, scores }: BoardProps) {
  const [tab, setTab] = useState<Tab>(tabs.at(-1)!);
  // The board of the mode that is played, until another one is chosen.
  const played = usePlayedMode(app.id);
  const [choice, setChoice] = useState({ variant: played.variant, played });
  const variant = choice.played === played ? choice.variant : played.variant;
  const setVariant = (chosen: string) => setChoice({ variant: chosen, played });
  const [homeroom, setHomeroom] = useState<string | null>(null);
  const [wantsFriends, setWantsFriends] = useState(false);
  const isPlayer = useSession().status === "signed-in";
  // Only the first mode has a daily challenge.
  const isFriends = wantsFriends && isPlayer;
  const hasModes = tab.kind === "scores" || isFriends;
  const id = hasModes ? scoreBoard(app.id, scores.version, variant) : (`${tab.kind}/${app.id}` as const);
  const board = findBoard(id, displayTitle(app.title))!;
  const playing = usePlayingCount(app.id);
  useLiveBoard(app.id, scores.version);
  return (
    <section className="panel class-board" aria-labelledby="class-board">
      <div className="class-board__head">
        {tab.kind === "paced" ? (
          <h2 id="class-board">
            Board <Tag>paced</Tag>
          </h2>
        ) : (
          <h2 id="class-board">Verified board</h2>
        )}
        {playing > 0 && <span className="class-board__playing small">{playingWords(playing)}</span>}
      </div>
      <p className="muted small">
        {isFriends ? FRIENDS_EXPLAINED : tab.kind === "daily" ? sayWhenDayEnds() : EXPLAINED[tab.kind]}
      </p>
      <div className="class-board__periods" role="group" aria-label="Period">
        {tabs.map((each) => (
          <button
            key={each.name}
            type="button"
            aria-pressed={each === tab && !isFriends}
            onClick={() => {
              setTab(each);
              setWantsFriends(false);
            }}
          >
            {each.name}
          </button>
        ))}
        {isPlayer && tabs === TABS && (
          <button type="button" aria-pressed={isFriends} onClick={() => setWantsFriends(true)}>
            Friends
          </button>
        )}
      </div>
      {hasModes && <ModeChoice appId={app.id} variant={variant} onChoose={setVariant} />}
      {isPlayer && !isFriends && <Later load={loadFilter} props={{ room: homeroom, onChoose: setHomeroom }} />}
      {isFriends ? (
        <Later key={variant} load={loadFriends} props={{ appId: app.id, variant, period: "all" as const }} />
      ) : homeroom === null ? (
        // The key resets the list, so that a new board never shows the rows of the last one.
        <BoardPart
          key={board.id}
          app={app}
          board={board}
          period={tab.period}
          variant={hasModes ? variant : ""}
          order={scores.order}
        />
      ) : (
        <Later load={loadRanking} props={{ homeroomId: homeroom, board: board.id, period: tab.period }} />
      )}
    </section>
  );
}

type BoardPartProps = { app: AppCard; board: Board; period: Period; variant: string; order: Scoring["order"] };

function BoardPart({ app, board, period, variant, order }: BoardPartProps) {
  const isDaily = board.id.startsWith("daily/");
  const paced = board.id.startsWith("paced/");
  const { data, isError, fetchStatus, refetch } = useQuery(boardQuery(board.id, period, 1));
  const isMissing = !data && (isError || fetchStatus === "paused");
  const own = useOwnStanding(board.id, period);
  const first = (data?.rows ?? []).slice(0, SHOWN);
  // The player's own row is always shown: at the end if it is below the first rows.
  const standings = own && own.rank > SHOWN ? [...first, own] : first;
  const { show } = useContext(RunRequestContext);
  const ranked = useRankingRows(standings, board.format).map((row, place) => ({
    ...row,
    // Until the day is over, the server shows a daily run only to its own player.
    actions: !paced && (!isDaily || row.isMe) && (
      <RunActions appId={app.id} standing={standings[place]!} isMe={row.isMe} onShow={show} />
    ),
    score: standings[place]!.value,
  }));
  const hasStaff = !paced && data !== undefined;
  const rows = useWithStaff(ranked, { entry: hasStaff ? app.entry : null, variant, order, format: board.format });
  return (
    <>
      {isMissing && <RankingFailed onRetry={() => void refetch()} />}
      {!data && !isMissing && <RankingSkeleton rows={SHOWN} />}
      {data && ranked.length === 0 && rows.length > 0 && <StaffNote />}
      {data && rows.length === 0 && (
        <div className="class-board__empty">
          <img src="/art/duck.svg" alt="" width={112} height={114} loading="lazy" />
          <p>
            {isDaily
              ? "No runs yet today. Choose Daily in the game: the first run sets the record."
              : "No runs yet. The first run sets the record."}
          </p>
        </div>
      )}
      {rows.length > 0 && (
        <Ranking rows={rows} label={isDaily ? "Daily board" : paced ? "Board of paced scores" : "Verified board"} />
      )}
      {(data?.rows.length ?? 0) > SHOWN && (
        <Link className="class-board__more" to={boardPath(board.id, period)}>
          Full board
        </Link>
      )}
    </>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const REPLAYS_OPEN_AFTER_MS = 30 * 60 * 1000;

/** Clock times instead of durations: they are right even if the device's clock is wrong. */
function sayWhenDayEnds(): string {
  const end = Math.ceil(Date.now() / DAY_MS) * DAY_MS;
  return `The same run for everyone until ${timeOfDay(end)}. Replays open at ${timeOfDay(end + REPLAYS_OPEN_AFTER_MS)}.`;
}

function timeOfDay(at: number): string {
  const date = new Date(at);
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, "0")).join(":");
}

function useOwnStanding(board: BoardId, period: Period): Standing | undefined {
  const { status, user } = useSession();
  const { data } = useQuery({ ...ownPlaceQuery(user?.id ?? "", board, period), enabled: status === "signed-in" });
  const own = data?.neighbours.find(({ user_id }) => user_id === user?.id);
  return own && data && { ...own, submission_id: data.submission_id };
}

type RunActionsProps = { appId: string; standing: Standing; isMe: boolean; onShow: (run: RequestedRun) => void };

function RunActions({ appId, standing, isMe, onShow }: RunActionsProps) {
  const { submission_id: submissionId, username } = standing;
  const navigate = useNavigate();
  if (!submissionId) return null;
  const show = (type: RequestedRun["type"]) => () => {
    onShow({ submissionId, type });
    document.querySelector("#main")?.scrollIntoView();
  };
  const choices: RunChoice[] = [
    { words: `Race ${username}`, icon: "players", onChoose: show("race") },
    { words: "Copy link", icon: "link", onChoose: () => void copyRunLink(appId, submissionId) },
    { words: "Copy challenge link", icon: "flag", onChoose: () => void copyChallengeLink(appId, submissionId) },
    ...(isMe
      ? [{ words: "Make a clip", icon: "cut", onChoose: () => void navigate(newClipPath(submissionId)) } as const]
      : []),
  ];
  return (
    <span className="class-board__actions">
      <IconButton label={`Watch ${username}'s run`} icon="eye" onClick={show("watch")} />
      <RunMenu label={`More options for ${username}'s run`} choices={choices} />
    </span>
  );
}
