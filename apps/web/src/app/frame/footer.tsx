import "./footer.css";
import { useQuery } from "@tanstack/react-query";
import { memo } from "react";
import { categoriesOf, categoryPath } from "#features/classes/class-categories.ts";
import { catalogueQuery } from "#features/classes/classes-api.ts";
import { useSite } from "#lib/site/site.ts";
import { spriteHref } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { HELP_LINKS, navLinks, OUTBOUND_LABELS } from "./nav-links.ts";
import { SiteLogo } from "./site-logo.tsx";

/** The footer. Memoized, because no change around it affects it. */
export const Footer = memo(function Footer() {
  const { config } = useSite();
  const apps = useQuery(catalogueQuery).data?.apps ?? [];
  const { links = {} } = config;
  const outbound = Object.entries(OUTBOUND_LABELS).flatMap(([name, label]) => {
    const to = links[name];
    return to === undefined ? [] : { to, label };
  });
  const subjects = categoriesOf(apps).map(({ id, label }) => ({ to: categoryPath(id, config), label }));
  return (
    <footer className="footer">
      <span className="footer__peek" aria-hidden="true">
        <svg viewBox="0 0 122 148">
          <use href={spriteHref("goose")} />
        </svg>
      </span>
      <div className="wrap footer__columns">
        <div>
          <SiteLogo />
          <p className="small muted">Pick a class, play a game. The goose keeps the register.</p>
          <FooterList title="Elsewhere" links={outbound} look="footer__list--wide footer__out" />
        </div>
        <FooterList title="Pond" links={navLinks(config).footer} />
        <FooterList title="Help" links={HELP_LINKS} />
        <FooterList title="Subjects" links={subjects} look="footer__list--wide" />
      </div>
    </footer>
  );
});

type FooterListProps = { title: string; links: { to: string; label: string }[]; look?: string };

function FooterList({ title, links, look = "" }: FooterListProps) {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title} className={`footer__list ${look}`}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={label}>{to.startsWith("/") ? <Link to={to}>{label}</Link> : <a href={to}>{label}</a>}</li>
        ))}
      </ul>
    </nav>
  );
}
