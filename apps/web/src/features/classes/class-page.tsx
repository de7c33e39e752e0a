import "./class-page.css";
import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { useParams } from "react-router";
import { usePage } from "#lib/use-page.ts";
import { ClassGrid } from "./class-card.tsx";
import { ClassControls } from "./class-controls.tsx";
import { ClassAbout } from "./class-facts.tsx";
import { ClassFrame, ClassFrameSkeleton, type ClassGame } from "./class-frame.tsx";
import { ClassSection } from "./class-rows.tsx";
import { classIdOf, displayTitle } from "#lib/class-title.ts";
import { type AppCard, type AppRow, catalogueQuery, classQuery } from "./classes-api.ts";
import { controlsOf } from "./control-list.ts";
import { NoSuchPage } from "./no-such-page.tsx";
import { rememberClass } from "./recent-classes.ts";
import { similarClasses } from "./similar-classes.ts";

export type ClassExtras = {
  Game?: ClassGame;
  /** Whose run is shown, above the frame. */
  notice?: ReactNode;
  /** The scores of the class, below its controls. */
  Scores?: ComponentType<{ app: AppCard; detail: AppRow | undefined }>;
  /** A last line, below everything. */
  Foot?: ComponentType<{ app: AppCard }>;
  /** Somebody's run is to be shown: the game opens without a click. */
  isWanted?: boolean;
};

export default function ClassPage(extras: ClassExtras) {
  const id = classIdOf(useParams().app_title ?? "");
  const list = useQuery(catalogueQuery).data?.apps;
  const card = list?.find((app) => app.id === id);
  const detail = useQuery({ ...classQuery(id), enabled: !list || card !== undefined });
  const app = detail.data ?? card;

  if (app) return <ClassView app={app} detail={detail.data ?? undefined} list={list ?? []} extras={extras} />;
  if (list || detail.data === null) return <NoSuchPage title="No such class" wanted={displayTitle(id)} />;
  return <ClassWaiting id={id} />;
}

type ClassViewProps = { app: AppCard; detail: AppRow | undefined; list: AppCard[]; extras: ClassExtras };

function ClassView({ app, detail, list, extras }: ClassViewProps) {
  const { Game, notice, Scores, Foot, isWanted = false } = extras;
  usePage({ title: displayTitle(app.title) });
  useEffect(() => rememberClass(app.id), [app.id]);
  const similar = similarClasses(app, list);
  return (
    <div className="wrap">
      <div className="class-desk">
        <div className="class-desk__stage">
          {notice}
          <ClassFrame key={app.id} app={app} Game={Game} isWanted={isWanted} />
        </div>
        <ClassAbout app={app} detail={detail} />
      </div>
      <ClassControls controls={detail && controlsOf(detail.controls)} />
      {Scores && <Scores app={app} detail={detail} />}
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

function ClassWaiting({ id }: { id: string }) {
  usePage({ title: displayTitle(id) });
  return (
    <div className="wrap" role="status">
      <span className="unseen">Loading class</span>
      <div className="class-desk">
        <ClassFrameSkeleton title={displayTitle(id)} />
        <div className="panel" />
      </div>
    </div>
  );
}
