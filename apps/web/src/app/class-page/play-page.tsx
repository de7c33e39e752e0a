import { useEffect, useState } from "react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useParams, useSearchParams } from "#ui/router/router.tsx";
import { classIdOf, displayTitle } from "#lib/site/class-title.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { NoSuchPage } from "#features/classes/card/no-such-page.tsx";
import { rememberClass } from "#features/classes/recent-classes.ts";
import { STARTED } from "#features/offline/offline-path-api.ts";
import { AnyGame } from "#features/play/foreign/any-game.tsx";
import { ReportButton } from "#features/reports/report-button.tsx";
import { usePage } from "#lib/page/use-page.ts";
import { useLiveShow } from "#app/race-page/use-live-show.ts";
import { WatchersBadge } from "#app/race-page/watchers-badge.tsx";
import { useRunActions } from "./run-actions.ts";

/** A page with only a game. With `?load=inline` the game is loaded as a single document. */
export default function PlayPage() {
  const id = classIdOf(useParams()["id"] ?? "");
  const [search] = useSearchParams();
  const list = useQuery(catalogueQuery).data?.apps;
  const app = list?.find((each) => each.id === id);
  if (!list) return <div className="waiting" />;
  if (!app?.entry) return <NoSuchPage title="No such game" wanted={displayTitle(id)} />;
  return <PlayView app={{ id, entry: app.entry }} isInline={search.get("load") === "inline"} />;
}

/** Offline, "Start class" leads here: the player has asked for a run already. */
const hasStarted = () => typeof location !== "undefined" && location.hash === STARTED;

function PlayView({ app, isInline }: { app: { id: string; entry: string }; isInline: boolean }) {
  const title = displayTitle(app.id);
  const cache = useQueryClient();
  usePage({ title });
  const { onEvent: onGameEvent, count: watchers } = useLiveShow();
  // The only idle work of this page: a teacher's sentence covers every game.
  useEffect(() => {
    if (import.meta.env.PROD)
      void import("#features/homeroom/follow-homeroom-api.ts")
        .then((code) => code.followHomeroom(cache))
        .catch(() => {});
  }, [cache]);
  return (
    <>
      <h1 className="unseen">{title}</h1>
      <AnyGame
        isBare
        app={app}
        title={title}
        isInline={isInline}
        start={useState(hasStarted)[0] ? "ranked" : null}
        report={<ReportButton kind="app" id={app.id} name={title} words="Report" />}
        onRunAction={useRunActions(app.id)}
        onGameplayStart={() => rememberClass(app.id)}
        onGameEvent={onGameEvent}
        badge={watchers > 0 && <WatchersBadge count={watchers} />}
      />
    </>
  );
}
