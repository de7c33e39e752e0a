import "./classes-page.css";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "#ui/router/router.tsx";
import { isRedesigned } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { usePage } from "#lib/page/use-page.ts";
import { type TabItem, Tabs, tabId } from "#ui/tabs.tsx";
import { ALL, categoriesOf, FAVOURITES, tabPath } from "#features/classes/class-categories.ts";
import { ClassHero } from "./class-hero.tsx";
import { ClassSearchField } from "#features/classes/search/class-search-field.tsx";
import { ClassSheet } from "./class-sheet.tsx";
import { type AppCard, catalogueQuery } from "#features/classes/classes-api.ts";
import { useFavourites } from "#features/classes/favourite-classes.ts";
import { useClassSearch } from "#features/classes/search/use-class-search.ts";
import { useFolderInView } from "#features/classes/search/use-folder-in-view.ts";

const SHEET_ID = "class-sheet";

export default function ClassesPage() {
  usePage({ title: "Classes" });
  const { config } = useSite();
  const catalogue = useQuery(catalogueQuery);
  const apps = catalogue.data?.apps;
  const search = useClassSearch(apps);
  const category = useSearchParams()[0].get("category") ?? ALL;
  const tabs = useCategoryTabs(apps);
  const navigate = useNavigate();
  const selected = search.query ? ALL : category;

  const folder = useFolderInView(category);

  const openCategory = (id: string) => {
    search.setText("");
    void navigate(tabPath(id, config), { replace: true });
  };

  return (
    <div className={selected === ALL && !search.query ? "wrap" : "wrap classes--chosen"}>
      <h1 className="unseen" tabIndex={-1}>
        Classes
      </h1>
      {/* In the redesign the hero is on the home page. */}
      {!isRedesigned(config) && <ClassHero apps={catalogue.isError ? [] : apps} />}
      <div ref={folder} className="folder">
        <div className="rail">
          <ClassSearchField text={search.text} onText={search.setText} onPrepare={search.prepare} />
          <Tabs label="Categories" tabs={tabs} selected={selected} onSelect={openCategory} panelId={SHEET_ID} isRail />
        </div>
        <div
          id={SHEET_ID}
          className="sheet"
          role="tabpanel"
          aria-labelledby={tabId(SHEET_ID, tabs.some((tab) => tab.id === selected) ? selected : ALL)}
        >
          <ClassSheet catalogue={catalogue} category={selected} search={search} />
        </div>
      </div>
    </div>
  );
}

function useCategoryTabs(apps: AppCard[] | undefined): TabItem[] {
  const { config } = useSite();
  const favourites = useFavourites();
  const kept = apps?.filter((app) => favourites.includes(app.id));
  return [
    { id: ALL, label: "All classes", icon: "book" as const, count: apps?.length },
    ...categoriesOf(apps ?? []),
    { id: FAVOURITES, label: "Favourites", icon: "heart" as const, count: kept?.length },
  ].map((tab) => ({ ...tab, href: tabPath(tab.id, config) }));
}
