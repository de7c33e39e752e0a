import "./site-logo.css";
import { listPath } from "#lib/site/layout.ts";
import { useSite, useSiteName } from "#lib/site/site.ts";
import { spriteHref } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";

const DRAWN_NAME = "Quackademy";

/** The drawn logo for the default name; a renamed site gets the duck and its name as text. */
export function SiteLogo() {
  const { config } = useSite();
  const siteName = useSiteName();
  const place = listPath(config) === "/" ? "all classes" : "home";
  return (
    <Link to="/" className="logo" aria-label={`${siteName}, ${place}`}>
      {siteName === DRAWN_NAME ? (
        <svg className="logo__word" viewBox="0 0 327 76" aria-hidden="true">
          <use href={spriteHref("logo")} />
        </svg>
      ) : (
        <>
          <svg className="logo__head" viewBox="-1 -4 68 68" aria-hidden="true">
            <use href={spriteHref("duck-head")} />
          </svg>
          <span className="display">{siteName}</span>
        </>
      )}
    </Link>
  );
}
