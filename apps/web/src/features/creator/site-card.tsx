import "./account-card.css";
import type { ReactNode } from "react";

/** The account that everybody has: this site itself. */
export function SiteCard({ username, picture, action }: { username: string; picture: ReactNode; action: ReactNode }) {
  return (
    <section className="account-card account-card--site" aria-labelledby="this-site">
      <div className="account-card__head">
        {picture}
        <div>
          <h2 id="this-site">This site</h2>
          <p>{username}</p>
        </div>
      </div>
      <p className="account-card__hint">Clips of your own verified runs, cut from the replay. Nothing is uploaded.</p>
      <div className="account-card__actions">{action}</div>
    </section>
  );
}
