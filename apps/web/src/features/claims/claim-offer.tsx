import "./claim-offer.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { useLocalStore } from "#lib/device/local-store.ts";
import { displayTitle } from "#lib/site/class-title.ts";
import { formatNumber } from "#lib/site/format.ts";
import { Button } from "#ui/button.tsx";
import { claimableRuns, claimRuns, type ClaimResult, type GuestRun, guestRuns } from "./claims-api.ts";

const NONE: GuestRun[] = [];

/** Offers a player the runs that were played on this device before signing in. The device may be shared, so it asks. */
export function ClaimOffer() {
  const kept = useLocalStore(guestRuns, NONE);
  const cache = useQueryClient();
  const claim = useMutation({
    mutationFn: claimRuns,
    onSuccess: () => cache.invalidateQueries({ queryKey: STATE_KEYS.leaderboards }),
  });
  const runs = kept.length > 0 ? claimableRuns() : [];
  if (claim.data) return inPage(<Results results={claim.data} onClose={() => claim.reset()} />);
  if (runs.length === 0) return null;
  return inPage(
    <aside className="claim-offer" aria-label="Runs from before you signed in">
      <h2>{runs.length === 1 ? "Is this run yours?" : "Are these runs yours?"}</h2>
      <p className="muted small">Played on this device before you signed in.</p>
      <ul>
        {runs.map(({ appId, score }) => (
          <li key={appId}>
            <b>{displayTitle(appId)}</b> {formatNumber(score)}
          </li>
        ))}
      </ul>
      <div className="claim-offer__row">
        <Button look="coin" disabled={claim.isPending} onClick={() => claim.mutate()}>
          {claim.isPending ? "Claiming …" : runs.length === 1 ? "Claim it" : "Claim them"}
        </Button>
        <Button look="outline" disabled={claim.isPending} onClick={() => guestRuns.set([])}>
          Not mine
        </Button>
      </div>
    </aside>,
  );
}

/** Rendered outside the navbar, whose chunk has the code for players. */
const inPage = (part: ReactNode) => createPortal(part, document.body);

function Results({ results, onClose }: { results: ClaimResult[]; onClose: () => void }) {
  return (
    <aside className="claim-offer" role="status">
      <h2>{results.some(({ isCounted }) => isCounted) ? "Claimed" : "Nothing was claimed"}</h2>
      <ul>
        {results.map(({ appId, score, words }) => (
          <li key={appId}>
            <b>{displayTitle(appId)}</b> {formatNumber(score)}. {words}
          </li>
        ))}
      </ul>
      <Button look="outline" onClick={onClose}>
        Close
      </Button>
    </aside>
  );
}
