import "./navbar.css";
import type { ReactNode } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { useSite } from "#lib/site/site.ts";
import { Link } from "#ui/link.tsx";
import { LoadingLine } from "./loading-line.tsx";
import { navLinks } from "./nav-links.ts";
import { SiteLogo } from "./site-logo.tsx";

/** The navbar. Its lower edge is drawn as a waterline. */
export function Navbar({ account }: { account: ReactNode }) {
  const location = useLocation();
  const { config } = useSite();
  return (
    <header className="navbar">
      <LoadingLine />
      <div className="wrap navbar__row">
        <SiteLogo />
        <nav aria-label="Main" className="navbar__links">
          {navLinks(config).navbar.map(({ to, label, isHere }) => (
            <Link key={to} to={to} className="navbar__link" aria-current={isHere(location) ? "page" : undefined}>
              {label}
            </Link>
          ))}
        </nav>
        {account}
      </div>
    </header>
  );
}
