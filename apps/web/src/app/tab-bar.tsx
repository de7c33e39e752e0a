import "./tab-bar.css";
import { useLocation } from "react-router";
import { Icon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { TAB_BAR_LINKS } from "./nav-links.ts";

/** The same places at the thumb's end of a phone. */
export function TabBar() {
  const location = useLocation();
  return (
    <nav className="tab-bar" aria-label="Quick links">
      {TAB_BAR_LINKS.map(({ to, label, icon, isHere }) => (
        <Link key={to} to={to} className="tab-bar__link" aria-current={isHere(location) ? "page" : undefined}>
          <span className="tab-bar__icon">
            <Icon name={icon} />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  );
}
