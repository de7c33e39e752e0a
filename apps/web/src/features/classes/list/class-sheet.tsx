import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentType, ReactNode } from "react";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Chip } from "#ui/card.tsx";
import { ALL, categoryOf, FAVOURITES } from "#features/classes/class-categories.ts";
import { ClassGrid, ClassGridSkeleton } from "#features/classes/card/class-card.tsx";
import { ClassSection, ContinueRow, FavouritesRow, FeaturedRow, NewRow } from "./class-rows.tsx";
import type { SearchResult } from "#features/classes/search/class-search.ts";
import type { AppCard, Catalogue } from "#features/classes/classes-api.ts";
import { useFavourites } from "#features/classes/favourite-classes.ts";
import { PlayingNowSlot } from "./playing-now-slot.tsx";

type Search = { query: string; result: SearchResult | null; setText: (text: string) => void };
export type ShelfProps = { apps: AppCard[]; category: string; aside: ReactNode };
type SheetProps = {
  catalogue: UseQueryResult<Catalogue>;
  category: string;
  search: Search;
  Shelf?: ComponentType<ShelfProps>;
};

/** The content of the list: all classes, one category, the favourites, or search results. */
export function ClassSheet({ catalogue, category, search, Shelf = FolderShelf }: SheetProps) {
  const apps = catalogue.data?.apps;
  const found = apps && search.result && pick(apps, search.result.ids);
  return (
    <>
      <p className="unseen" role="status">
        {found && `${countClasses(found.length)} found for ${search.query}`}
      </p>
      {!apps && <Missing catalogue={catalogue} />}
      {apps && !found && <Shelf apps={apps} category={category} aside={<SavedBadge catalogue={catalogue} />} />}
      {found && <Found found={found} search={search} />}
    </>
  );
}

function Missing({ catalogue }: { catalogue: UseQueryResult<Catalogue> }) {
  if (!catalogue.isError) return <ClassGridSkeleton />;
  return (
    <EmptyState title="The class list did not load" text="The server did not answer, and its backup list did not load.">
      <Button icon="restart" onClick={() => void catalogue.refetch()}>
        Try again
      </Button>
    </EmptyState>
  );
}

function SavedBadge({ catalogue }: { catalogue: UseQueryResult<Catalogue> }) {
  if (!catalogue.data?.isSaved) return null;
  return (
    <>
      <Chip icon="clock">Showing saved list</Chip>
      <button type="button" className="text-button" onClick={() => void catalogue.refetch()}>
        Try again
      </button>
    </>
  );
}

function FolderShelf({ apps, category, aside }: ShelfProps) {
  const favourites = useFavourites();
  if (category === FAVOURITES) return <Favourites apps={pick(apps, favourites)} />;
  const shown = category === ALL ? apps : apps.filter((app) => app.categories.includes(category));
  if (shown.length === 0) return <NothingHere category={category} />;
  return (
    <>
      {category === ALL && (
        <>
          <ContinueRow apps={apps} aside={aside} />
          <FavouritesRow apps={apps} />
          <FeaturedRow apps={apps} />
          <NewRow apps={apps} />
        </>
      )}
      <ClassSection
        title={category === ALL ? "All classes" : categoryOf(category).label}
        aside={
          <>
            <span className="small muted">{countClasses(shown.length)}</span>
            {category !== ALL && aside}
          </>
        }
      >
        <ClassGrid apps={shown} />
      </ClassSection>
      {category === ALL && <PlayingNowSlot apps={apps} />}
    </>
  );
}

function Favourites({ apps }: { apps: AppCard[] }) {
  const { config } = useSite();
  if (apps.length === 0) {
    return (
      <EmptyState title="No favourites yet" text="Press the heart on a class and it stays here, on this device.">
        <ButtonLink to={listPath(config)} replace>
          Show all classes
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <ClassSection title="Favourites" aside={<span className="small muted">kept on this device</span>}>
      <ClassGrid apps={apps} />
    </ClassSection>
  );
}

export function NothingHere({ category }: { category: string }) {
  const { config } = useSite();
  return (
    <EmptyState title="No classes here yet" text="This page of the folder is still blank.">
      {category !== ALL && (
        <ButtonLink to={listPath(config)} replace>
          Show all classes
        </ButtonLink>
      )}
    </EmptyState>
  );
}

function Found({ found, search }: { found: AppCard[]; search: Search }) {
  const { query, result, setText } = search;
  if (found.length > 0) {
    return (
      <ClassSection
        title={`Results for “${query}”`}
        aside={<span className="small muted">{countClasses(found.length)}</span>}
      >
        <ClassGrid apps={found} />
      </ClassSection>
    );
  }
  const suggestion = result?.suggestion;
  return (
    <EmptyState
      title={`Nothing for “${query}”`}
      text={suggestion ? `Did you mean ${suggestion}?` : "The duck looked twice."}
    >
      {suggestion && <Button onClick={() => setText(suggestion)}>Show {suggestion}</Button>}
      <Button look="outline" icon="close" onClick={() => setText("")}>
        Clear search
      </Button>
    </EmptyState>
  );
}

function pick(apps: AppCard[], ids: string[]): AppCard[] {
  return ids.flatMap((id) => apps.find((app) => app.id === id) ?? []);
}

export function countClasses(count: number): string {
  return count === 1 ? "1 class" : `${count} classes`;
}
