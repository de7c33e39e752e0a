import "./no-such-page.css";
import { useQuery } from "@tanstack/react-query";
import { listPath } from "#lib/site/layout.ts";
import { useSite } from "#lib/site/site.ts";
import { useHydrated } from "#lib/page/use-hydrated.ts";
import { usePage } from "#lib/page/use-page.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ClassGrid } from "./class-card.tsx";
import { catalogueQuery } from "#features/classes/classes-api.ts";

const SUGGESTIONS = 3;

/** The 404 page, with suggestions. `wanted` is the class of the address, if there is one. */
export function NoSuchPage({ title, wanted }: { title: string; wanted?: string }) {
  usePage({ title, status: 404 });
  // The server renders one page for all unknown names, so the name is added after hydration.
  const isHydrated = useHydrated();
  const { config } = useSite();
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  const suggested = apps.toSorted((a, b) => Number(b.featured) - Number(a.featured)).slice(0, SUGGESTIONS);
  return (
    <div className="wrap">
      <section className="lost">
        <img src="/art/duck.svg" alt="" width={150} height={152} />
        <div>
          <p className="lost__code display">404</p>
          <h1 tabIndex={-1}>{title}</h1>
          <p className="muted">
            {wanted && isHydrated
              ? `No class is called “${wanted}”. The duck has checked the register.`
              : "This part of the pond is just water. The duck has checked."}
          </p>
          <ButtonLink to={listPath(config)} icon="book">
            All classes
          </ButtonLink>
        </div>
      </section>
      {suggested.length > 0 && (
        <section className="lost__instead">
          <h2>Open instead</h2>
          <ClassGrid apps={suggested} />
        </section>
      )}
    </div>
  );
}
