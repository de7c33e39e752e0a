import "./grid-pages.css";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useParams } from "#ui/router/router.tsx";
import { classIdOf } from "#lib/site/class-title.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Icon } from "#ui/icon.tsx";
import { ClassGrid } from "#features/classes/card/class-card.tsx";
import { categoryOf } from "#features/classes/class-categories.ts";
import { ClassSection } from "./class-rows.tsx";
import { ClassSearchField } from "#features/classes/search/class-search-field.tsx";
import { ClassSheet, countClasses, type ShelfProps } from "./class-sheet.tsx";
import { type Catalogue, catalogueQuery } from "#features/classes/classes-api.ts";
import { newestFirst } from "./newest-first.ts";
import { NoSuchPage } from "#features/classes/card/no-such-page.tsx";
import { SubjectStrip } from "./subject-strip.tsx";
import { useClassSearch } from "#features/classes/search/use-class-search.ts";

const ELSEWHERE = 6;

/** A category page of the redesign. An unknown category is a 404. */
export default function CategoryGridPage() {
  const id = classIdOf(useParams()["category"] ?? "");
  const catalogue = useQuery(catalogueQuery);
  const apps = catalogue.data?.apps;
  if (apps && !apps.some((app) => app.categories.includes(id))) return <NoSuchPage title="No such page" />;
  return <CategoryGrid key={id} id={id} catalogue={catalogue} />;
}

function CategoryGrid({ id, catalogue }: { id: string; catalogue: UseQueryResult<Catalogue> }) {
  const { label, icon } = categoryOf(id);
  usePage({ title: label });
  const apps = catalogue.data?.apps;
  const search = useClassSearch(apps);
  const count = apps?.filter((app) => app.categories.includes(id)).length;
  return (
    <div className="wrap grid-page">
      <header className="subject-band">
        <span className="subject-band__mark">
          <Icon name={icon} />
        </span>
        <div>
          <h1 className="display" tabIndex={-1}>
            {label}
          </h1>
          <p className="subject-band__count">
            {count === undefined ? "Counting" : countClasses(count)} in this clearing
          </p>
        </div>
      </header>
      <SubjectStrip apps={apps} current={id} />
      <div className="sheet grid-sheet">
        <ClassSearchField text={search.text} onText={search.setText} onPrepare={search.prepare} />
        <ClassSheet catalogue={catalogue} category={id} search={search} Shelf={CategoryShelf} />
      </div>
    </div>
  );
}

/** A category, and the newest classes of other categories below it. */
function CategoryShelf({ apps, category, aside }: ShelfProps) {
  const [inside, outside] = [true, false].map((isIn) =>
    apps.filter((app) => app.categories.includes(category) === isIn),
  );
  const newest = outside!.toSorted(newestFirst).slice(0, ELSEWHERE);
  return (
    <>
      <ClassSection title={`All in ${categoryOf(category).label.toLowerCase()}`} aside={aside}>
        <ClassGrid apps={inside!} />
      </ClassSection>
      {newest.length > 0 && (
        <ClassSection title="New in other clearings">
          <ClassGrid apps={newest} />
        </ClassSection>
      )}
    </>
  );
}
