import "./shop-tab.css";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useBalance } from "#features/coins/coins-api.ts";
import { itemsQuery, useUnlocked } from "#features/cosmetics/items-api.ts";
import { tryOn, useTriedOn } from "#features/cosmetics/try-on-api.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { ItemCardSkeleton } from "#lib/items/item-card.tsx";
import { ShopCard } from "./shop-card.tsx";
import { ownershipOf, shelfOf } from "./shop-shelf.ts";
import { TryOnPanel } from "./try-on-panel.tsx";

const SHELF_PLACES = 8;

/** The shop. Visitors, too, can try on every item. */
export function ShopTab() {
  const { data: items, isError, refetch } = useQuery(itemsQuery);
  const { data: unlocked } = useUnlocked();
  const balance = useBalance();
  const triedId = useTriedOn();
  // A tried-on item is taken off when the page is left.
  useEffect(() => () => tryOn(null), []);

  if (!items && isError) return <Failed onRetry={() => void refetch()} />;
  const shelf = items && shelfOf(items);
  const rewards = items?.filter(({ listed }) => !listed).length ?? 0;
  const hasAll = shelf?.every((item) => ownershipOf(item, unlocked) !== "for-sale") ?? false;
  return (
    <div className="shop">
      <TryOnPanel items={items} unlocked={unlocked} balance={balance} />
      <div className="shop__shelf">
        <h2 className="unseen">On the shelf</h2>
        {!shelf && (
          <p className="unseen" role="status">
            Loading the shop
          </p>
        )}
        {!shelf && Array.from({ length: SHELF_PLACES }, (_, place) => <ItemCardSkeleton key={place} />)}
        {shelf?.map((item) => (
          <ShopCard
            key={item.id}
            item={item}
            ownership={ownershipOf(item, unlocked)}
            balance={balance}
            isTried={item.id === triedId}
          />
        ))}
        {shelf && (
          <section className="shop__rest" aria-labelledby="shop-rest">
            <h3 id="shop-rest">{hasAll ? "You own everything listed" : `The other ${rewards}`}</h3>
            <p className="small muted">Season rewards are earned on the battle pass, never bought.</p>
            <ButtonLink look="outline" to="/cache?tab=pass" replace>
              See the pass
            </ButtonLink>
          </section>
        )}
      </div>
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState title="The shop did not load" text="Nothing is lost. Please try again." isAlert>
      <Button icon="restart" onClick={onRetry}>
        Try again
      </Button>
    </EmptyState>
  );
}
