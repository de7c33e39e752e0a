import "./class-card.css";
import { Later } from "#lib/page/later.ts";
import { useOnline } from "#lib/page/use-online.ts";
import { Card } from "#ui/card.tsx";
import { CardSkeleton } from "#ui/skeleton.tsx";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import type { AppCard } from "#features/classes/classes-api.ts";
import { smallCover } from "./small-cover.ts";
import { FavouriteButton } from "./favourite-button.tsx";

export function ClassCard({ app, isEager = false }: { app: AppCard; isEager?: boolean }) {
  return (
    <Card
      to={classPath(app.id)}
      art={smallCover(app.icon)}
      title={displayTitle(app.title)}
      meta={app.tagline}
      code={app.code}
      spine={app.spine}
      isEager={isEager}
      note={<OfflineMark id={app.id} />}
      corner={<FavouriteButton id={app.id} title={app.title} isOnCard />}
    />
  );
}

const loadMark = async () => (await import("./list-extras.tsx")).LIST_EXTRAS.NeedsConnection;

/** Only offline: says if the class cannot be played offline. */
export function OfflineMark({ id }: { id: string }) {
  return useOnline() ? null : <Later load={loadMark} props={{ id }} />;
}

export function ClassGrid({ apps }: { apps: AppCard[] }) {
  return (
    <ul className="class-grid">
      {apps.map((app) => (
        <li key={app.id}>
          <ClassCard app={app} />
        </li>
      ))}
    </ul>
  );
}

export function ClassGridSkeleton({ count = 12 }: { count?: number }) {
  return (
    <div className="class-grid" role="status">
      <span className="unseen">Loading classes</span>
      {Array.from({ length: count }, (_, place) => (
        <CardSkeleton key={place} />
      ))}
    </div>
  );
}
