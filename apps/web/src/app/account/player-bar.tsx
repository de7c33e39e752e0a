import "./player-bar.css";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { useBalance } from "#features/coins/coins-api.ts";
import coin from "#features/coins/art/coin.svg";
import { useCountUp } from "#features/coins/use-count-up.ts";
import flame from "#features/streak/art/flame.svg";
import { useStreak } from "#features/streak/streak-api.ts";
import { deviceStorage } from "#lib/device/device-storage.ts";
import { Later } from "#lib/page/later.ts";
import { formatNumber } from "#lib/site/format.ts";
import { useSession } from "#lib/session/session.ts";
import { Icon, type IconName } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTabSync } from "./tab-sync.ts";

/** The key of `guestRuns`, without its code. */
const GUEST_RUNS = "guest-runs";
const loadClaimOffer = async () => (await import("#features/claims/claim-offer.tsx")).ClaimOffer;

/** The player's streak, Dabloons (with a count-up animation), battle pass and items. */
export function PlayerBar() {
  const balance = useBalance();
  const shown = useCountUp(balance);
  const words = balance === undefined ? "" : `: ${formatNumber(balance)} Dabloons`;
  useTabSync(balance);
  useLook();
  return (
    <div className="player-bar">
      <StreakLink />
      <Link className="player-bar__coins display" to="/cache?tab=wallet" title="Wallet" aria-label={`Wallet${words}`}>
        <img src={coin} alt="" width={30} height={30} />
        <span>{shown === undefined ? "" : formatNumber(shown)}</span>
      </Link>
      {/* Screen readers hear the final balance, not each step of the count-up. */}
      <span className="unseen" role="status">
        {words.slice(2)}
      </span>
      <BarLink to="/cache?tab=pass" label="Battle pass" icon="pass" />
      <BarLink to="/cache?tab=items" label="My items" icon="hanger" />
      {/* Few players have played on this device before they signed in. */}
      {deviceStorage.getItem(GUEST_RUNS) && <Later load={loadClaimOffer} props={{}} />}
    </div>
  );
}

function StreakLink() {
  const days = useStreak().streak?.days;
  return (
    <Link
      className="player-bar__streak display"
      to="/streak"
      aria-label={`Streak: ${days ?? 0} ${days === 1 ? "day" : "days"}`}
    >
      <img src={flame} alt="" width={28} height={28} />
      {days ?? ""}
    </Link>
  );
}

function BarLink({ to, label, icon }: { to: string; label: string; icon: IconName }) {
  const { pathname, search } = useLocation();
  return (
    <Link
      className="player-bar__link"
      to={to}
      title={label}
      aria-label={label}
      aria-current={pathname + search === to ? "page" : undefined}
    >
      <Icon name={icon} />
    </Link>
  );
}

/** Loads the equipped items last: they are decoration. */
function useLook(): void {
  const cache = useQueryClient();
  const userId = useSession().user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    let stop = () => {};
    let hasLeft = false;
    import("#features/cosmetics/worn-look.ts").then(
      ({ startLook }) => {
        if (!hasLeft) stop = startLook(cache, userId);
      },
      () => {},
    );
    return () => {
      hasLeft = true;
      stop();
    };
  }, [cache, userId]);
}
