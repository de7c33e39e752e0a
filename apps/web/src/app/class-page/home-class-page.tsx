import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import ClassesPage from "#features/classes/list/classes-page.tsx";
import { displayTitle } from "#lib/site/class-title.ts";
import { useSite } from "#lib/site/site.ts";
import { toast } from "#ui/toast/toast.ts";
import { PlayableClass } from "./class-page.tsx";

/** The home page of a host that is bound to one class. */
export default function HomeClassPage() {
  const { homeClass = "" } = useSite().config;
  const list = useQuery(catalogueQuery).data?.apps;
  const isUnknown = list !== undefined && !list.some(({ id }) => id === homeClass);
  return isUnknown ? <ListInstead of={displayTitle(homeClass)} /> : <PlayableClass key={homeClass} id={homeClass} />;
}

/** Fallback for a `homeClass` that does not exist (any more): shows the list and a notice. */
function ListInstead({ of }: { of: string }) {
  useEffect(() => toast.info(`There is no class “${of}”. Here are all classes.`), [of]);
  return <ClassesPage />;
}
