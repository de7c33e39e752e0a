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
          <OutboundList />
        </div>
        <FooterList title="Pond" links={navLinks(config).footer} />
        <FooterList title="Help" links={HELP_LINKS} />
        {subjects.length > 0 && <FooterList title="Subjects" links={subjects} isWide />}
      </div>
    </footer>
  );
});

type FooterListProps = { title: string; links: { to: string; label: string }[]; isWide?: boolean };

function FooterList({ title, links, isWide = false }: FooterListProps) {
  return (
    <nav aria-label={title} className={isWide ? "footer__list footer__list--wide" : "footer__list"}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function OutboundList() {
  const { links = {} } = useSite().config;
  const shown = Object.entries(OUTBOUND_LABELS).filter(([name]) => links[name] !== undefined);
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Elsewhere" className="footer__list footer__list--wide footer__out">
      <h2>Elsewhere</h2>
      <ul>
        {shown.map(([name, label]) => (
          <li key={name}>
            <a href={links[name]}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
