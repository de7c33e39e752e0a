import { useMemo, useState } from "react";
import { useNavigate, useParams } from "#ui/router/router.tsx";
import ClassPage from "#features/classes/page/class-page.tsx";
import type { AppCard, AppRow } from "#features/classes/classes-api.ts";
import type { RunRequest } from "#features/play/use-game.ts";
import { classIdOf, classPath } from "#lib/site/class-title.ts";
import { Later, LaterNear, useLater } from "#lib/page/later.ts";
import { useSessionParams } from "#lib/session/session-params.ts";
import { type RequestedRun, RunRequestContext } from "./run-request.ts";

const loadGame = async () => (await import("./rewarded-game.tsx")).RewardedGame;
const loadLater = () => import("./class-later.ts");
const loadNotice = async () => (await import("./run-notice.tsx")).RunNotice;
const loadScores = async () => (await import("#features/scores/score-panel.tsx")).ScorePanel;
const loadReport = async () => (await import("./class-report.tsx")).ClassReport;

const Scores = ({ app }: { app: AppRow }) => <Later load={loadScores} props={{ app }} />;
const Foot = ({ app }: { app: AppCard }) => <LaterNear load={loadReport} props={{ app }} />;

/** A class: its game and its scores. */
export default function PlayableClassPage() {
  const id = classIdOf(useParams()["app_title"] ?? "");
  // The key resets all state when another class is opened.
  return <PlayableClass key={id} id={id} />;
}

export function PlayableClass({ id }: { id: string }) {
  const [request, setRequest] = useState<RunRequest | null>(null);
  const { asked, show, close } = useRequestedRun(id);
  const later = useLater(loadLater);
  const shared = useMemo(() => ({ request, show, start: setRequest }), [request, show]);
  const notice = asked && (
    <Later
      key={asked.submissionId}
      load={loadNotice}
      props={{ appId: id, asked, onRequest: setRequest, onClose: close }}
    />
  );
  return (
    <RunRequestContext value={shared}>
      <ClassPage
        id={id}
        loadGame={loadGame}
        isWanted={request !== null}
        notice={notice}
        poster={later?.POSTER}
        Scores={Scores}
        Foot={Foot}
        {...(later && { Board: later.ClassBoard })}
      />
    </RunRequestContext>
  );
}

/** The run that was chosen on the board, or else the run or the clip in the address. */
function useRequestedRun(id: string) {
  const params = useSessionParams();
  const clip = params.get("clip");
  const beat = params.get("beat");
  const linked = clip ?? beat ?? params.get("run");
  const [chosen, setChosen] = useState<RequestedRun | null>(null);
  const navigate = useNavigate();
  const fromLink = useMemo((): RequestedRun | null => {
    if (linked === null) return null;
    if (clip !== null) return { submissionId: linked, type: "takeOver" };
    return beat === null
      ? { submissionId: linked, type: "watch" }
      : { submissionId: linked, type: "race", isChallenge: true };
  }, [linked, clip, beat]);
  return useMemo(
    () => ({
      asked: chosen ?? fromLink,
      show: setChosen,
      close: () => {
        setChosen(null);
        if (fromLink) void navigate(classPath(id), { replace: true });
      },
    }),
    [chosen, fromLink, id, navigate],
  );
}
