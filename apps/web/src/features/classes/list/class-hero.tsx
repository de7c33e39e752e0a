import "./class-hero.css";
import { Later } from "#lib/page/later.ts";
import { useSite } from "#lib/site/site.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { classOfTheDay, weekdayOf } from "./class-of-the-day.ts";
import { classPath, displayTitle } from "#lib/site/class-title.ts";
import type { AppCard } from "#features/classes/classes-api.ts";

const loadExtras = async () => (await import("#features/classes/card/list-extras.tsx")).LIST_EXTRAS.HeroExtras;

/** The hero: the pond's art, and a slip of paper with the class of the day. */
export function ClassHero({ apps }: { apps: AppCard[] | undefined }) {
  const { day } = useSite();
  const today = apps && classOfTheDay(apps, day);
  if (apps && !today) return <div className="hero" />;
  return (
    <section className="hero" aria-label="Daily challenge">
      <div className="slip">{today ? <Today app={today} day={day} /> : <TodaySkeleton />}</div>
      <Later load={loadExtras} props={{}} />
    </section>
  );
}

function Today({ app, day }: { app: AppCard; day: string }) {
  return (
    <>
      <p className="slip__label">Daily challenge, {weekdayOf(day)}</p>
      <h2 className="display slip__name">{displayTitle(app.title)}</h2>
      <p className="slip__task">{app.description}</p>
      <div className="slip__row">
        <ButtonLink look="ink" icon={app.entry ? "play" : "book"} to={`${classPath(app.id)}?mode=daily`}>
          {app.entry ? "Play class" : "Open class"}
        </ButtonLink>
        <span className="slip__note">a new one tomorrow</span>
      </div>
    </>
  );
}

function TodaySkeleton() {
  return (
    <>
      <Skeleton shape="half" />
      <p className="display slip__name">
        <Skeleton shape="half" />
      </p>
      <Skeleton />
      <Skeleton />
    </>
  );
}
