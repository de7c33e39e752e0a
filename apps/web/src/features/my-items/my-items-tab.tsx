import "./my-items-tab.css";
import { BADGES_WORN_MAX } from "@quackademy/contract/rules-numbers.ts";
import { useQuery } from "@tanstack/react-query";
import { cardOf, itemsQuery, type ShopItem, useUnlocked } from "#features/cosmetics/items-api.ts";
import { useEquipItem } from "#features/cosmetics/unlock-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { signInPath } from "#lib/session/session-next.ts";
import { useSession } from "#lib/session/session.ts";
import { EmptyState } from "#ui/empty-state.tsx";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ItemCard, ItemCardSkeleton } from "#lib/items/item-card.tsx";
import { type Rail, wardrobeOf } from "./wardrobe.ts";

const PLACES = 4;

/** All items of the player, to equip and take off. */
export function MyItemsTab() {
  const { status } = useSession();
  const items = useQuery(itemsQuery);
  const unlocked = useUnlocked();
  if (status === "signed-out" || status === "needs-factor") {
    return (
      <EmptyState title="A wardrobe with your name on it" text="What you buy and claim hangs here, ready to wear.">
        <ButtonLink to={signInPath("/cache?tab=items")}>Sign in</ButtonLink>
        <ButtonLink look="outline" to="/cache" replace>
          Look around the shop
        </ButtonLink>
      </EmptyState>
    );
  }
  if (items.data && unlocked.data) return <Wardrobe rails={wardrobeOf(items.data, unlocked.data)} />;
  if (items.isError || unlocked.isError) {
    return (
      <EmptyState title="Your items did not load" text="Nothing is lost. Please try again." isAlert>
        <Button icon="restart" onClick={() => void Promise.all([items.refetch(), unlocked.refetch()])}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="wardrobe__grid" role="status">
      <span className="unseen">Loading your items</span>
      {Array.from({ length: PLACES }, (_, place) => (
        <ItemCardSkeleton key={place} />
      ))}
    </div>
  );
}

function Wardrobe({ rails }: { rails: Rail[] }) {
  if (rails.length === 0) {
    return (
      <EmptyState
        title="Nothing but hangers"
        text="The shop has a few things to put on them, and so has the battle pass."
      >
        <ButtonLink to="/cache" replace>
          Go to the shop
        </ButtonLink>
        <ButtonLink look="outline" to="/cache?tab=pass" replace>
          See the pass
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className="wardrobes">
      {rails.map(({ type, title, items }) => {
        const worn = items.filter(({ isWorn }) => isWorn).length;
        return (
          <section key={type} className="wardrobe" aria-labelledby={`wardrobe-${type}`}>
            <header className="wardrobe__head">
              <h2 id={`wardrobe-${type}`}>{title}</h2>
              <p className="muted small">{type === "badge" ? `${worn} of ${BADGES_WORN_MAX} worn` : "one at a time"}</p>
            </header>
            <div className="wardrobe__grid">
              {items.map(({ item, isWorn }) => (
                <WardrobeCard key={item.id} item={item} isWorn={isWorn} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}

function WardrobeCard({ item, isWorn }: { item: ShopItem; isWorn: boolean }) {
  const equip = useEquipItem();
  return (
    <ItemCard {...cardOf(item)} text={item.description} state={isWorn ? "marked" : undefined}>
      {isWorn && (
        <p className="item-card__state item-card__state--done">
          <Icon name="check" />
          Equipped
        </p>
      )}
      <OnlineButton
        look={isWorn ? "outline" : "primary"}
        isBusy={equip.isPending}
        onClick={() => equip.mutate({ itemId: item.id, type: item.type, isOn: !isWorn })}
      >
        {isWorn ? "Remove" : "Equip"}
        <span className="unseen"> {item.name}</span>
      </OnlineButton>
    </ItemCard>
  );
}
