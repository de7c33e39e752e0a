import "./class-rows.css";
import type { ReactNode } from "react";
import { useSite } from "#lib/site.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Spine, Tag } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { ClassCard } from "./class-card.tsx";
import { classOfTheDay } from "./class-of-the-day.ts";
import { classPath, displayTitle } from "#lib/class-title.ts";
import type { AppCard } from "./classes-api.ts";
import { newestFirst } from "./newest-first.ts";
import { openedWhen, useRecents } from "./recent-classes.ts";
import { smallCover } from "./small-cover.ts";

const STUBS = 3;
const FEATURED = 3;

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function ClassSection({ title, aside, children }: SectionProps) {
  return (
    <section className="class-section">
      <div className="class-section__head">
        <h2>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Newcomers find the latest classes where others find their own, so that nothing moves when the device speaks up. */
export function ContinueRow({ apps, aside }: { apps: AppCard[]; aside: ReactNode }) {
  const recent = useRecents().flatMap(({ id, at }) => {
    const app = apps.find((candidate) => candidate.id === id);
    return app ? [{ app, note: openedWhen(at) }] : [];
  });
  // Those already shown large, above or below, need no second place.
  const today = classOfTheDay(apps, useSite().day);
  const newest = apps
    .filter((app) => !app.featured && app !== today)
    .toSorted(newestFirst)
    .map((app) => ({ app, note: app.tagline }));
  const stubs = (recent.length > 0 ? recent : newest).slice(0, STUBS);
  return (
    <ClassSection title={recent.length > 0 ? "Continue playing" : "New classes"} aside={aside}>
      <ul className="stubs">
        {stubs.map(({ app, note }) => (
          <li key={app.id}>
            <Stub app={app} note={note} />
          </li>
        ))}
      </ul>
    </ClassSection>
  );
}

function Stub({ app, note }: { app: AppCard; note: string }) {
  return (
    <Link className="stub" to={classPath(app.id)}>
      <Spine colour={app.spine} />
      <img className="stub__art" src={smallCover(app.icon)} alt="" width={124} height={80} />
      <span className="stub__words">
        <b>{displayTitle(app.title)}</b>
        <span>{note}</span>
      </span>
      <span className="stub__go">
        <Icon name={app.entry ? "play" : "book"} filled={app.entry !== null} />
      </span>
    </Link>
  );
}

export function FeaturedRow({ apps }: { apps: AppCard[] }) {
  const [first, ...others] = apps.filter((app) => app.featured).slice(0, FEATURED);
  if (!first) return null;
  return (
    <ClassSection title="Featured">
      <div className="featured">
        <BigFeature app={first} />
        {others.map((app) => (
          <ClassCard key={app.id} app={app} isEager />
        ))}
      </div>
    </ClassSection>
  );
}

function BigFeature({ app }: { app: AppCard }) {
  return (
    <article className="big-feature">
      <Spine colour={app.spine} />
      <img className="big-feature__art" src={app.icon} alt="" width={320} height={200} />
      <div className="big-feature__words">
        <Tag>{app.code}</Tag>
        <h3 className="display">{displayTitle(app.title)}</h3>
        <p className="small muted">{app.description}</p>
        <ButtonLink icon={app.entry ? "play" : "book"} to={classPath(app.id)}>
          {app.entry ? "Play" : "Open"} <span className="unseen">{displayTitle(app.title)}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
