import { useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import ClassPage from "#features/classes/class-page.tsx";
import type { GameWish } from "#features/play/use-game.ts";
import { classIdOf, classPath } from "#lib/class-title.ts";
import { useLater } from "#lib/later.ts";
import { useSessionParams } from "#lib/session-params.ts";
import { type AskedRun, PlayWish } from "./play-wish.ts";

const loadGame = async () => (await import("./rewarded-game.tsx")).RewardedGame;
const loadParts = async () => (await import("./class-parts.ts")).CLASS_PARTS;

/** A class, the frame that plays it and its scores. */
export default function PlayableClassPage() {
  const id = classIdOf(useParams().app_title ?? "");
  // Another class is another page: nothing of what was shown in the last one stays.
  return <PlayableClass key={id} id={id} />;
}

export function PlayableClass({ id }: { id: string }) {
  const [wish, setWish] = useState<GameWish | null>(null);
  const { asked, show, close } = useAskedRun(id);
  const parts = useLater(loadParts);
  const wishing = useMemo(() => ({ wish, show }), [wish, show]);
  const notice = parts && asked && (
    <parts.RunNotice key={asked.submissionId} appId={id} asked={asked} onWish={setWish} onClose={close} />
  );
  return (
    <PlayWish value={wishing}>
      <ClassPage
        id={id}
        loadGame={loadGame}
        isWanted={wish !== null}
        notice={notice}
        {...(parts && { Board: parts.ClassBoard, Scores: parts.ScoreDesk, Foot: parts.ClassReport })}
      />
    </PlayWish>
  );
}

/** The run that somebody chose on the board, or else the one that the address names. */
function useAskedRun(id: string) {
  const linked = useSessionParams().get("run");
  const [chosen, setChosen] = useState<AskedRun | null>(null);
  const navigate = useNavigate();
  const fromLink = useMemo(
    (): AskedRun | null => (linked === null ? null : { submissionId: linked, type: "watch" }),
    [linked],
  );
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
