import "./moderation-page.css";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSessionParams } from "#lib/session/session-params.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Button } from "#ui/button.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { Tabs, tabId } from "#ui/tabs.tsx";
import { toast } from "#ui/toast/toast.ts";
import { countsQuery, useUndo } from "./moderation-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { ClassPanel } from "./class-panel.tsx";
import { PlayerPanel } from "./player-panel.tsx";
import { QueuePanel } from "./queue-panel.tsx";
import { QUEUES } from "./queues/queues.ts";
import { useKeys } from "./use-keys.ts";

const PLAYERS = "players";
const CLASSES = "classes";
const PANEL = "moderation-queue";
const pathOf = (queue: string) => `/moderation?queue=${queue}`;

/** The moderation page: queues of reports, scores, takedowns and appeals, and the lookup of players and classes. */
export default function ModerationPage() {
  usePage({ title: "Moderation" });
  const counts = useQuery(countsQuery).data;
  const wanted = useSessionParams().get("queue");
  const navigate = useNavigate();
  const undo = useUndo();
  const [last, setLast] = useState<number | null>(null);
  const keepLast = (id: number) => {
    setLast(id);
    // A long item leaves the page scrolled below the next one.
    scrollTo(0, 0);
  };
  // On this level, because an empty queue must still react to the undo key.
  const undoLast = () => {
    if (last !== null) undo.mutate(last, { onError: (error) => toast.error(sentenceOf(error)) });
    setLast(null);
  };
  useKeys({ u: undoLast });
  const queue = QUEUES.find(({ name }) => name === wanted);
  const selected = wanted === PLAYERS || wanted === CLASSES ? wanted : (queue ?? QUEUES[0]!).name;
  const tabs = [
    ...QUEUES.map(({ name, title, icon }) => ({
      id: name,
      label: title,
      icon,
      href: pathOf(name),
      count: counts?.queues[name]?.waiting,
      isUrgent: counts?.queues[name]?.is_urgent,
    })),
    { id: PLAYERS, label: "Players", icon: "players" as const, href: pathOf(PLAYERS) },
    { id: CLASSES, label: "Classes", icon: "book" as const, href: pathOf(CLASSES) },
  ];
  return (
    <div className="wrap moderation">
      <h1 className="unseen">Moderation</h1>
      <div className="moderation__rail">
        <Tabs
          label="Queues"
          tabs={tabs}
          selected={selected}
          onSelect={(id) => void navigate(pathOf(id), { replace: true })}
          panelId={PANEL}
          isRail
        />
        {counts && (
          <p className="moderation__today small">
            <b>Today</b> {counts.decided_today} decided, {counts.undone_today} undone
          </p>
        )}
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, selected)} className="moderation__desk">
        {last !== null && (
          <Button look="outline" icon="restart" className="moderation__undo" onClick={undoLast}>
            Undo my last decision <kbd>U</kbd>
          </Button>
        )}
        {selected === PLAYERS && <PlayerPanel onDecided={keepLast} />}
        {selected === CLASSES && <ClassPanel onDecided={keepLast} />}
        {selected !== PLAYERS && selected !== CLASSES && (
          <QueuePanel key={selected} queue={queue ?? QUEUES[0]!} onDecided={keepLast} />
        )}
      </div>
    </div>
  );
}
