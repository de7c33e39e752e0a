import "./grid-pages.css";
import { useQuery } from "@tanstack/react-query";
import { usePage } from "#lib/page/use-page.ts";
import { ClassCard } from "#features/classes/card/class-card.tsx";
import { ALL } from "#features/classes/class-categories.ts";
import { ClassHero } from "./class-hero.tsx";
import { mosaicOf } from "./class-mosaic.ts";
import { ClassSection, ContinueRow, FavouritesRow, NewRow } from "./class-rows.tsx";
import { ClassSearchField } from "#features/classes/search/class-search-field.tsx";
import { ClassSheet, countClasses, NothingHere, type ShelfProps } from "./class-sheet.tsx";
import { type AppCard, catalogueQuery } from "#features/classes/classes-api.ts";
import { PlayingNowSlot } from "./playing-now-slot.tsx";
import { SubjectStrip } from "./subject-strip.tsx";
import { useClassSearch } from "#features/classes/search/use-class-search.ts";

/** The home page of the redesign: today's class, the categories, and every class in one grid. */
export default function MainGridPage() {
  usePage({ title: "Classes" });
  const catalogue = useQuery(catalogueQuery);
  const apps = catalogue.data?.apps;
  const search = useClassSearch(apps);
  return (
    <div className="wrap grid-page">
      <h1 className="unseen" tabIndex={-1}>
        Classes
      </h1>
      <ClassHero apps={catalogue.isError ? [] : apps} />
      <SubjectStrip apps={apps} current={ALL} />
      <div className="sheet grid-sheet">
        <ClassSearchField text={search.text} onText={search.setText} onPrepare={search.prepare} />
        <ClassSheet catalogue={catalogue} category={ALL} search={search} Shelf={MainShelf} />
      </div>
    </div>
  );
}

function MainShelf({ apps, aside }: ShelfProps) {
  if (apps.length === 0) return <NothingHere category={ALL} />;
  return (
    <>
      <ContinueRow apps={apps} aside={aside} />
      <FavouritesRow apps={apps} />
      <ClassSection title="All classes" aside={<span className="small muted">{countClasses(apps.length)}</span>}>
        <Mosaic apps={apps} />
      </ClassSection>
      <NewRow apps={apps} />
      <PlayingNowSlot apps={apps} />
    </>
  );
}

function Mosaic({ apps }: { apps: AppCard[] }) {
  return (
    <ul className="class-grid mosaic">
      {mosaicOf(apps).map(({ app, isBig }, place) => (
        <li key={app.id} className={isBig ? "mosaic__big" : undefined}>
          <ClassCard app={app} isEager={isBig && place === 0} />
        </li>
      ))}
    </ul>
  );
}
