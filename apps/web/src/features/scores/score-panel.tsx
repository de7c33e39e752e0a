import "./score-panel.css";
import { useLocation } from "#ui/router/router.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { Link } from "#ui/link.tsx";
import { AcceptedScores } from "./accepted-scores.tsx";
import { OwnScores } from "./own-scores.tsx";
import { type ScoredApp, ScoreForm } from "./score-form.tsx";

/** For classes without replay: the form for a score with a screenshot, and the accepted scores. */
export function ScorePanel({ app }: { app: ScoredApp }) {
  const { status } = useSession();
  const { pathname } = useLocation();
  return (
    <div className="score-panel">
      <section className="panel" aria-labelledby="hand-in">
        <h2 id="hand-in">Submit a score</h2>
        <p className="muted small score-desk__lead">
          The server cannot replay this class, so a score needs a screenshot. A moderator checks every score that would
          enter the top ten.
        </p>
        {status === "signed-out" && (
          <p className="score-desk__visitor">
            Only players can submit scores. <Link to={signInPath(pathname)}>Sign in</Link>
          </p>
        )}
        <ScoreForm app={app} />
      </section>
      <section className="panel" aria-labelledby="screenshot-scores">
        <h2 id="screenshot-scores">Screenshot scores</h2>
        <AcceptedScores appId={app.id} />
        <OwnScores appId={app.id} />
      </section>
    </div>
  );
}
