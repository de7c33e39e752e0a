import { OnlineButton } from "#lib/page/online-button.tsx";
import flame from "./art/flame-face.svg";
import flameRests from "./art/flame-rests.svg";
import { useClaimStreak } from "./streak-api.ts";
import type { StreakNow } from "./streak-clock.ts";

/** The flame, the number of days, and the claim button. */
export function StreakClaim({ streak }: { streak: StreakNow }) {
  const claim = useClaimStreak();
  const { days, isAlive, isClaimable, nextDay, nextCoins, longest } = streak;
  return (
    <section className="streak__panel streak__hero" aria-label="Your streak">
      <img
        key={days}
        className={isAlive ? "streak__flame streak__flame--lit" : "streak__flame"}
        src={isAlive ? flame : flameRests}
        alt=""
        width={188}
        height={200}
      />
      <div className="streak__words" aria-live="polite">
        <p className="streak__label">Your streak</p>
        <p className="streak__number">
          <b className="display">{days}</b> {days === 1 ? "day" : "days"}
        </p>
        <p className="streak__double">{about(isAlive, longest)}</p>
        {isClaimable ? (
          <OnlineButton
            look="coin"
            isBusy={claim.isPending}
            busyText="Claiming …"
            onClick={() => claim.mutate()}
          >{`Claim day ${nextDay}, +${nextCoins}`}</OnlineButton>
        ) : (
          <p className="streak__done">
            Claimed. Day {nextDay} brings +{nextCoins}.
          </p>
        )}
      </div>
    </section>
  );
}

function about(isAlive: boolean, longest: number) {
  if (isAlive) {
    return (
      <>
        <span className="streak__chip">×2 coins</span> on everything you earn
      </>
    );
  }
  if (longest > 0) return "The flame is resting. One claim wakes it up.";
  return "Nothing lit yet. The first claim does it.";
}
