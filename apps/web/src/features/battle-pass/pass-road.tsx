import "./pass-road.css";
import { useEffect, useRef } from "react";
import { cardOf } from "#features/cosmetics/items-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button, IconButton } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ItemCard } from "#lib/items/item-card.tsx";
import { LilyPad } from "./lily-pad.tsx";
import { useClaimTiers } from "./pass-api.ts";
import { currentTier, progressAlong, type Tier } from "./pass-track.ts";

/** The width of one tier and its gap; must equal `--step` in the styles. */
const STEP_PX = 194;

type PassRoadProps = { track: Tier[]; gained: number | undefined; label: string };

/**
 * The tiers in a row, with the duck at the player's progress. It scrolls by touch, wheel, arrow keys and buttons. On a
 * phone it is vertical, with a button that jumps to the current tier.
 */
export function PassRoad({ track, gained, label }: PassRoadProps) {
  const road = useRef<HTMLDivElement>(null);
  const current = currentTier(track);
  const isKnown = gained !== undefined;
  const place = current?.place ?? 1;
  const isClaimable = current?.state === "claimable";

  // Centres the current tier at first, when the coins have loaded, and when nothing is left to claim.
  useEffect(() => {
    const view = road.current;
    if (view) view.scrollLeft = (place - 0.5) * STEP_PX - view.clientWidth / 2;
    // Not after each claim: that would undo the player's own scrolling.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isKnown, isClaimable]);

  const scroll = (steps: number) => () => road.current?.scrollBy({ left: steps * STEP_PX, behavior: "smooth" });
  const goHere = () =>
    road.current?.querySelector(`.tier:nth-child(${place})`)?.scrollIntoView({ behavior: "smooth", block: "center" });
  return (
    <div className="road">
      {isKnown && place > 1 && (
        <Button className="road__here" look="outline" onClick={goHere}>
          To tier {place}
        </Button>
      )}
      <div className="road__buttons">
        <IconButton label="Earlier tiers" icon="earlier" onClick={scroll(-4)} />
        <IconButton label="Later tiers" icon="later" onClick={scroll(4)} />
      </div>
      {/* A scrollable region must be focusable for the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={road} className="road__view" role="region" aria-label={`Tiers of the ${label}`} tabIndex={0}>
        <ol className="road__tiers">
          {track.map((tier) => (
            <TierCard key={tier.item.id} tier={tier} isCurrent={isKnown && tier === current} isKnown={isKnown} />
          ))}
        </ol>
        {isKnown && <Water tiers={progressAlong(track, gained)} />}
      </div>
    </div>
  );
}

/** The progress and the duck at its end. Set as a property, because the CSP blocks style attributes. */
function Water({ tiers }: { tiers: number }) {
  const water = useRef<HTMLDivElement>(null);
  useEffect(() => {
    water.current?.style.setProperty("--reached", `${Math.max(0.12, tiers - 0.5)}`);
  }, [tiers]);
  return (
    <div ref={water} className="road__water" aria-hidden="true">
      <img className="road__duck" src="/art/duck.svg" alt="" width={60} height={61} />
    </div>
  );
}

type TierProps = { tier: Tier; isCurrent: boolean; isKnown: boolean };

function TierCard({ tier, isCurrent, isKnown }: TierProps) {
  const { item, place, state } = tier;
  return (
    <li className="tier">
      <LilyPad place={place} isReached={state !== "locked"} />
      <ItemCard {...cardOf(item)} state={state === "locked" ? "dim" : isCurrent ? "marked" : undefined}>
        <TierFoot tier={tier} isKnown={isKnown} isCurrent={isCurrent} />
      </ItemCard>
    </li>
  );
}

function TierFoot({ tier: { item, state, missing }, isCurrent, isKnown }: TierProps) {
  const claim = useClaimTiers();
  if (state === "claimable") {
    return (
      <OnlineButton
        look={isCurrent ? "coin" : "primary"}
        isBusy={claim.isPending}
        busyText="Claiming …"
        onClick={() => claim.mutate([item.id])}
      >
        Claim
        <span className="unseen"> {item.name}</span>
      </OnlineButton>
    );
  }
  if (state === "claimed") {
    return (
      <p className="item-card__state item-card__state--done">
        <Icon name="check" />
        Claimed
      </p>
    );
  }
  return (
    <p className="item-card__state muted">
      <Icon name="lock" />
      {isKnown ? `${formatNumber(missing)} to go` : `At ${formatNumber(item.price)}`}
    </p>
  );
}
