import "./purse.css";
import { useBalance } from "#features/coins/coins-api.ts";
import coin from "#features/coins/art/coin.svg";
import { useCountUp } from "#features/coins/use-count-up.ts";
import flame from "#features/streak/art/flame.svg";
import { useStreak } from "#features/streak/streak-api.ts";
import { streakAt } from "#features/streak/streak-clock.ts";
import { useNow } from "#lib/use-now.ts";
import { Link } from "#ui/link.tsx";

const number = new Intl.NumberFormat("en");

/** What a player has: the streak, and Dabloons that are counted up when they change. */
export function Purse() {
  const now = useNow();
  const balance = useBalance();
  const shown = useCountUp(balance);
  const { data: streak } = useStreak();
  const days = streak === undefined ? undefined : streakAt(streak, now).days;
  return (
    <div className="purse">
      <Link
        className="purse__streak display"
        to="/streak"
        aria-label={`Streak: ${days ?? 0} ${days === 1 ? "day" : "days"}`}
      >
        <img src={flame} alt="" width={28} height={28} />
        {days ?? ""}
      </Link>
      <span className="purse__coins display">
        <img src={coin} alt="" width={30} height={30} />
        <span aria-hidden="true">{shown === undefined ? "" : number.format(shown)}</span>
        {/* Told once it has settled, not at every step of the count. */}
        <span className="unseen" role="status">
          {balance === undefined ? "" : `${number.format(balance)} Dabloons`}
        </span>
      </span>
    </div>
  );
}
