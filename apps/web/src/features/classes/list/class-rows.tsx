import "./class-rows.css";
import { type ReactNode, useId, useRef } from "react";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink, IconButton } from "#ui/button.tsx";
import { Spine, Tag } from "#ui/card.tsx";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { ClassCard, OfflineMark } from "#features/classes/card/class-card.tsx";
import { FAVOURITES, tabPath } from "#features/classes/class-categories.ts";
import { classOfTheDay } from "./class-of-the-day.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import type { AppCard } from "#features/classes/classes-api.ts";
import { useFavourites } from "#features/classes/favourite-classes.ts";
import { newestFirst } from "./newest-first.ts";
import { playedWhen, useRecents } from "#features/classes/recent-classes.ts";
import { smallCover } from "#features/classes/card/small-cover.ts";

/** How many stubs fit on a wide screen. */
const SIDE_BY_SIDE = 3;
const NEWEST = 3;
const FAVOURITES_SHOWN = 12;
const FEATURED = 3;

type SectionProps = { title: string; aside?: ReactNode; children: ReactNode };

export function ClassSection({ title, aside, children }: SectionProps) {
  const id = useId();
  return (
    <section className="class-section" aria-labelledby={id}>
      <div className="class-section__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** The classes played on this device or by this account. New visitors see the newest classes instead. */
export function ContinueRow({ apps, aside }: { apps: AppCard[]; aside: ReactNode }) {
  const played = usePlayed(apps);
  if (played.length === 0) return <NewestRow apps={apps} aside={aside} />;
  return <StubRow title="Continue playing" aside={aside} stubs={played} />;
}

export function FavouritesRow({ apps }: { apps: AppCard[] }) {
  const { config } = useSite();
  const stubs = useFavourites()
    .flatMap((id) => apps.find((app) => app.id === id) ?? [])
    .map((app) => ({ app, note: app.tagline }));
  if (stubs.length === 0) return null;
  const all = (
    <Link className="text-button" to={tabPath(FAVOURITES, config)}>
      All {stubs.length}
      <span className="unseen"> favourites</span>
    </Link>
  );
  return (
    <StubRow
      title="Favourites"
      aside={stubs.length > FAVOURITES_SHOWN && all}
      stubs={stubs.slice(0, FAVOURITES_SHOWN)}
    />
  );
}

/** The newest classes, for those who have played already. Below the first view, to avoid a layout shift. */
export function NewRow({ apps }: { apps: AppCard[] }) {
  return usePlayed(apps).length > 0 && <NewestRow apps={apps} />;
}

function NewestRow({ apps, aside }: { apps: AppCard[]; aside?: ReactNode }) {
  // Featured classes and the class of the day are shown large already.
  const today = classOfTheDay(apps, useSite().day);
  const stubs = apps
    .filter((app) => !app.featured && app !== today)
    .toSorted(newestFirst)
    .slice(0, NEWEST)
    .map((app) => ({ app, note: app.tagline }));
  return stubs.length > 0 && <StubRow title="New classes" aside={aside} stubs={stubs} />;
}

function usePlayed(apps: AppCard[]): StubProps[] {
  return useRecents().flatMap(({ id, at }) => {
    const app = apps.find((candidate) => candidate.id === id);
    return app ? [{ app, note: playedWhen(at) }] : [];
  });
}

type StubProps = { app: AppCard; note: string };

function StubRow({ title, aside, stubs }: { title: string; aside?: ReactNode; stubs: StubProps[] }) {
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: number) => {
    const row = list.current;
    row?.scrollBy({ left: direction * row.clientWidth });
  };
  const turners = stubs.length > SIDE_BY_SIDE && (
    <span className="stub-turners">
      <IconButton label={`${title}: earlier`} icon="earlier" onClick={() => turn(-1)} />
      <IconButton label={`${title}: more`} icon="later" onClick={() => turn(1)} />
    </span>
  );
  return (
    <ClassSection
      title={title}
      aside={
        <>
          {aside}
          {turners}
        </>
      }
    >
      <ul ref={list} className={turners ? "stubs stubs--more" : "stubs"}>
        {stubs.map(({ app, note }) => (
          <li key={app.id}>
            <Stub app={app} note={note} />
          </li>
        ))}
      </ul>
    </ClassSection>
  );
}

function Stub({ app, note }: StubProps) {
  return (
    <Link className="stub" to={classPath(app.id)}>
      <Spine colour={app.spine} />
      <img className="stub__art" src={smallCover(app.icon)} alt="" width={124} height={80} />
      <span className="stub__words">
        <b>{displayTitle(app.title)}</b>
        <OfflineMark id={app.id} />
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
