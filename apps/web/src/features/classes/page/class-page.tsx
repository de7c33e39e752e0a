import "./class-page.css";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, memo, type ReactNode } from "react";
import { isRedesigned } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { usePage } from "#lib/page/use-page.ts";
import { ClassGrid } from "#features/classes/card/class-card.tsx";
import { ClassControls } from "./class-controls.tsx";
import { ClassAbout } from "./class-facts.tsx";
import { ClassFrame, ClassFrameSkeleton, type ClassGame, type PosterExtras } from "./class-frame.tsx";
import { ClassSection } from "#features/classes/list/class-rows.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { type AppCard, type AppRow, catalogueQuery, classQuery } from "#features/classes/classes-api.ts";
import { controlsOf } from "./control-list.ts";
import { NoSuchPage } from "#features/classes/card/no-such-page.tsx";
import { similarClasses } from "./similar-classes.ts";

/** The redesign shows more similar classes, beside the game. */
const SIMILAR_BESIDE = 6;

type ClassExtras = {
  loadGame?: () => Promise<ClassGame>;
  /** The notice about the shown run, above the frame. */
  notice?: ReactNode;
  poster?: PosterExtras | undefined;
  /** The ranking beside the frame, for classes whose runs are replayed. */
  Board?: ComponentType<{ app: AppCard }>;
  /** The submitted scores, for classes whose runs are not replayed. */
  Scores?: ComponentType<{ app: AppRow }>;
  /** The last line of the page. */
  Foot?: ComponentType<{ app: AppCard }>;
  /** A run is requested: the game opens without a click. */
  isWanted?: boolean;
};

/** Memoized: the session, known after the first paint, must not re-render it. */
export default memo(function ClassPage({ id, ...extras }: { id: string } & ClassExtras) {
  const list = useQuery(catalogueQuery).data?.apps;
  const card = list?.find((app) => app.id === id);
  const detail = useQuery({ ...classQuery(id), enabled: !list || card !== undefined });
  const app = detail.data ?? card;

  if (app) return <ClassView app={app} detail={detail.data ?? undefined} list={list ?? []} extras={extras} />;
  if (list || detail.data === null) return <NoSuchPage title="No such class" wanted={displayTitle(id)} />;
  return <ClassWaiting id={id} />;
});

type ClassViewProps = { app: AppCard; detail: AppRow | undefined; list: AppCard[]; extras: ClassExtras };

function ClassView({ app, detail, list, extras }: ClassViewProps) {
  const { loadGame, notice, poster, Board, Scores, Foot, isWanted = false } = extras;
  usePage({ title: displayTitle(app.title) });
  const similar = similarClasses(app, list, isRedesigned(useSite().config) ? SIMILAR_BESIDE : undefined);
  // Most classes have a board; `verifier` is known a moment later.
  const hasBoard = app.entry !== null && detail?.verifier !== "none";
  const about = <ClassAbout app={app} detail={detail} />;
  return (
    <div className="wrap">
      <div className="class-main">
        <div className="class-desk__stage">
          {notice}
          <ClassFrame key={app.id} app={app} loadGame={loadGame} isWanted={isWanted} poster={poster} />
        </div>
        {hasBoard ? Board ? <Board app={app} /> : <BoardToCome /> : about}
      </div>
      <div className="class-papers">
        <ClassControls controls={detail && controlsOf(detail.controls)} />
        {hasBoard && about}
      </div>
      {Scores && detail && !hasBoard && app.entry !== null && <Scores app={detail} />}
      {similar.length > 0 && (
        <div className="class-similar">
          <ClassSection title="Similar classes">
            <ClassGrid apps={similar} />
          </ClassSection>
        </div>
      )}
      {Foot && (
        <div className="class-foot">
          <Foot app={app} />
        </div>
      )}
    </div>
  );
}

function BoardToCome() {
  return (
    <section className="panel class-board">
      <h2>Verified board</h2>
    </section>
  );
}

function ClassWaiting({ id }: { id: string }) {
  usePage({ title: displayTitle(id) });
  return (
    <div className="wrap" role="status">
      <span className="unseen">Loading class</span>
      <div className="class-main">
        <ClassFrameSkeleton title={displayTitle(id)} />
        <div className="panel" />
      </div>
    </div>
  );
}
