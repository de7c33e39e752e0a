import { useSite } from "#lib/site/site.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { ALL, categoriesOf, categoryPath, FAVOURITES } from "#features/classes/class-categories.ts";
import type { AppCard } from "#features/classes/classes-api.ts";
import { useStripInView } from "./use-strip-in-view.ts";

type Subject = { id: string; to: string; label: string; icon: IconName; count?: number };

/** The categories as horizontal links: each is a page of its own. */
export function SubjectStrip({ apps, current }: { apps: AppCard[] | undefined; current: string }) {
  const { config } = useSite();
  const strip = useStripInView(current);
  const subjects: Subject[] = [
    { id: ALL, to: "/", label: "All classes", icon: "book" },
    ...categoriesOf(apps ?? []).map((category) => ({ ...category, to: categoryPath(category.id, config) })),
    { id: FAVOURITES, to: categoryPath(FAVOURITES, config), label: "Favourites", icon: "heart" },
  ];
  return (
    <nav ref={strip} className="subject-strip" aria-label="Choose a subject">
      <ul>
        {subjects.map(({ id, to, label, icon, count }) => (
          <li key={id}>
            <Link className="subject-strip__link" to={to} aria-current={id === current ? "page" : undefined}>
              <Icon name={icon} />
              {label} {count !== undefined && <span className="subject-strip__count">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
