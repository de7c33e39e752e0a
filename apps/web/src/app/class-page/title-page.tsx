import { useQuery } from "@tanstack/react-query";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { GRID_PAGES } from "#features/classes/list/grid-pages.ts";
import { classIdOf } from "#lib/site/class-title.ts";
import { useParams } from "#ui/router/router.tsx";
import { PlayableClass } from "./class-page.tsx";
import { isClassTitle } from "./title-rule.ts";

/** The redesign's `/{title-with-dashes}`: a category's grid, or the class of that name. */
export default function TitlePage() {
  const id = classIdOf(useParams()["category"] ?? "");
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  return isClassTitle(id, apps) ? <PlayableClass key={id} id={id} /> : <GRID_PAGES.CategoryGridPage />;
}
