import { formatNumber } from "#lib/site/format.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useClaimTiers } from "./pass-api.ts";
import { type Tier, wayToNext } from "./pass-track.ts";

/** The coins gained in the season, the progress to the next tier, and a button that claims all reached tiers. */
export function PassProgress({ track, gained }: { track: Tier[]; gained: number | undefined }) {
  const claim = useClaimTiers();
  const way = gained === undefined ? null : wayToNext(track, gained);
  const claimable = track.filter(({ state }) => state === "claimable");
  return (
    <div className="pass-progress">
      <div className="pass-progress__meter">
        <p className="pass-progress__words">
          <b>{gained === undefined ? "Counting …" : `${formatNumber(gained)} gained since it started`}</b>
          <span className="muted">
            {way && `${formatNumber(way.next.missing)} to tier ${way.next.place}`}
            {gained !== undefined && !way && "Every tier reached"}
          </span>
        </p>
        <progress aria-label="Progress to the next tier" max={1} value={gained === undefined ? 0 : (way?.share ?? 1)} />
      </div>
      {claimable.length > 1 && (
        <OnlineButton
          look="coin"
          isBusy={claim.isPending}
          busyText="Claiming …"
          onClick={() => claim.mutate(claimable.map(({ item }) => item.id))}
        >
          Claim all {claimable.length}
        </OnlineButton>
      )}
    </div>
  );
}
