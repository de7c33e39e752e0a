import "./streak-page.css";
import { useSession } from "#lib/session/session.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { usePage } from "#lib/page/use-page.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import flameRests from "./art/flame-rests.svg";
import { useStreak } from "./streak-api.ts";
import { StreakBoard } from "./streak-board.tsx";
import { StreakClaim } from "./streak-claim.tsx";
import { StreakWeek } from "./streak-week.tsx";

export default function StreakPage() {
  usePage({ title: "Streak" });
  return (
    <div className="wrap streak">
      <h1 className="unseen" tabIndex={-1}>
        Streak
      </h1>
      <MyStreak />
      <section className="streak__panel streak__how">
        <h2>How it works</h2>
        <ol>
          <li>You can claim again one day after your last claim. Midnight does not matter.</li>
          <li>While the streak is alive, every Dabloon you earn is doubled.</li>
          <li>Missed it? Start again whenever you like. Your longest stays on your profile.</li>
        </ol>
        <img className="streak__duck" src="/art/duck.svg" alt="" width={128} height={131} loading="lazy" />
      </section>
      <StreakBoard />
    </div>
  );
}

function MyStreak() {
  const { status } = useSession();
  const { streak, now, isError, refetch } = useStreak();
  if (status === "signed-out" || status === "needs-factor") return <SignedOut />;
  if (isError && !streak) return <Failed onRetry={() => void refetch()} />;
  if (!streak) return <Waiting />;
  return (
    <>
      <StreakClaim streak={streak} />
      <StreakWeek streak={streak} now={now} />
    </>
  );
}

function SignedOut() {
  return (
    <section className="streak__panel streak__hero streak__wide">
      <img className="streak__flame" src={flameRests} alt="" width={188} height={200} />
      <div className="streak__words">
        <h2>A flame with your name on it</h2>
        <p className="muted">
          Come back once a day and claim. It lights up, and while it burns everything you earn counts twice.
        </p>
        <ButtonLink to={signInPath("/streak")}>Sign in to light it</ButtonLink>
      </div>
    </section>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <section className="streak__panel streak__hero streak__wide" role="alert">
      <img className="streak__flame" src={flameRests} alt="" width={188} height={200} />
      <div className="streak__words">
        <h2>Your streak did not load</h2>
        <p className="muted">Your streak is safe. Only this page did not load.</p>
        <Button icon="restart" onClick={onRetry}>
          Try again
        </Button>
      </div>
    </section>
  );
}

function Waiting() {
  return (
    <>
      <section className="streak__panel streak__hero" role="status">
        <span className="unseen">Loading your streak</span>
        <span className="streak__flame streak__flame--waiting" />
        <div className="streak__words">
          <Skeleton shape="half" />
          <Skeleton />
          <Skeleton />
        </div>
      </section>
      <section className="streak__panel" aria-hidden="true">
        <Skeleton shape="half" />
        <Skeleton />
        <Skeleton />
      </section>
    </>
  );
}
