import coin from "#features/coins/art/coin.svg";
import { useBalance } from "#features/coins/coins-api.ts";
import { useCountUp } from "#features/coins/use-count-up.ts";
import { useStreak } from "#features/streak/streak-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { Link } from "#ui/link.tsx";

/**
 * The balance beside the prices, and whether rewards are doubled. The navbar already announces it to screen readers.
 */
export function ShopBalance() {
  const { status } = useSession();
  const shown = useCountUp(useBalance());
  const { streak } = useStreak();
  if (status === "signed-out" || status === "needs-factor") {
    return (
      <Link className="shop-balance" to={signInPath("/cache")}>
        <img src={coin} alt="" width={52} height={52} />
        <span className="shop-balance__words">
          <b>Sign in to save up</b>
          <span className="small muted">Trying on is free</span>
        </span>
      </Link>
    );
  }
  return (
    <div className="shop-balance">
      <img src={coin} alt="" width={52} height={52} />
      <span className="shop-balance__words">
        <span className="shop-balance__number display">{shown === undefined ? "…" : formatNumber(shown)}</span>
        <span className="small muted">{streak?.isAlive ? "Dabloons, earning ×2" : "Dabloons"}</span>
      </span>
    </div>
  );
}
