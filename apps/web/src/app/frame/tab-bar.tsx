import "./tab-bar.css";
import { memo } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { useSite } from "#lib/site/site.ts";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { navLinks } from "./nav-links.ts";

/** The main links at the bottom of a phone's screen. */
export const TabBar = memo(function TabBar() {
  const location = useLocation();
  const { config } = useSite();
  return (
    <nav className="tab-bar" aria-label="Quick links">
      {navLinks(config).tabBar.map(({ to, label, icon, isHere }) => (
        <Link key={to} to={to} className="tab-bar__link" aria-current={isHere(location) ? "page" : undefined}>
          <span className="tab-bar__icon">
            <Icon name={icon} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
});
