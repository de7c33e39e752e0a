import MiniSearch from "minisearch";
import type { AppCard } from "#features/classes/classes-api.ts";
import { displayTitle } from "#lib/site/class-title.ts";

export type SearchResult = { ids: string[]; suggestion: string | null };

/** Searches classes by prefix and tolerates typos (fuzzy search). Loaded when the field is first used. */
export function createClassSearch(apps: AppCard[]): (query: string) => SearchResult {
  const index = new MiniSearch<AppCard>({
    fields: ["title", "code", "tagline", "description", "categories"],
    extractField: (app, field) => fieldText(app, field),
    searchOptions: { boost: { title: 4, code: 2 }, prefix: true, fuzzy: 0.2, combineWith: "AND" },
  });
  index.addAll(apps);

  return (query) => {
    const hits = index.search(query);
    if (hits.length > 0) return { ids: hits.map((hit) => String(hit.id)), suggestion: null };
    return {
      ids: [],
      suggestion: closestTitle(
        query,
        apps.map((app) => displayTitle(app.title)),
      ),
    };
  };
}

function fieldText(app: AppCard, field: string): string {
  if (field === "title") return displayTitle(app.title);
  const value = app[field as keyof AppCard];
  return Array.isArray(value) ? value.join(" ").replaceAll("-", " ") : String(value ?? "");
}

const LEAST_LIKENESS = 0.4;

/** The title with the most letter pairs (bigrams) in common, if it is similar enough. */
function closestTitle(query: string, titles: string[]): string | null {
  const ranked = titles
    .map((title) => ({ title, likeness: likeness(letterPairs(query), letterPairs(title)) }))
    .toSorted((a, b) => b.likeness - a.likeness);
  const best = ranked[0];
  return best && best.likeness >= LEAST_LIKENESS ? best.title : null;
}

function likeness(a: string[], b: string[]): number {
  return (2 * a.filter((pair) => b.includes(pair)).length) / Math.max(1, a.length + b.length);
}

function letterPairs(text: string): string[] {
  const letters = text.toLowerCase().replace(/\s+/g, "");
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2));
}
