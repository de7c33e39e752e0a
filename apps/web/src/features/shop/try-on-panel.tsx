import { BADGES_WORN_MAX } from "@quackademy/contract/rules-numbers.ts";
import { type ItemType, type ShopItem, TYPE_NAMES, type UnlockedItem } from "#features/cosmetics/items-api.ts";
import { tryOn, useTriedOn } from "#features/cosmetics/try-on-api.ts";
import { useSession } from "#lib/session/session.ts";
import { Button } from "#ui/button.tsx";
import { BuyItem } from "./buy-item.tsx";
import { ownershipOf } from "./shop-shelf.ts";
import { TryOnPreview } from "./try-on-preview.tsx";

type TryOnPanelProps = {
  items: ShopItem[] | undefined;
  unlocked: UnlockedItem[] | undefined;
  balance: number | undefined;
};

/** The tried-on item with its price, and the equipped items. On a phone it slides in from below. */
export function TryOnPanel({ items, unlocked, balance }: TryOnPanelProps) {
  const triedId = useTriedOn();
  const tried = items?.find(({ id }) => id === triedId);
  const isMine = tried !== undefined && ownershipOf(tried, unlocked) !== "for-sale";
  return (
    <section className={tried ? "try-on try-on--busy" : "try-on"} aria-labelledby="try-on">
      <h2 id="try-on">{tried ? "Trying on" : "Fitting room"}</h2>
      <TryOnPreview item={tried} />
      <div className="try-on__words" aria-live="polite">
        <h3>{tried?.name ?? "Nothing on yet"}</h3>
        <p className="small muted">
          {tried
            ? isMine
              ? "It is yours now. Equip it, and it stays on."
              : "Only you see this, until you leave."
            : "Try something on: the whole page wears it."}
        </p>
      </div>
      {tried && !isMine && <BuyItem key={tried.id} item={tried} balance={balance} />}
      {tried && isMine && (
        <Button look="outline" onClick={() => tryOn(null)}>
          Take off
        </Button>
      )}
      <WearingNow items={items} unlocked={unlocked} />
    </section>
  );
}

const WEARABLE: ItemType[] = ["special", "background", "cursor", "font", "icon"];

function WearingNow({ items, unlocked }: Pick<TryOnPanelProps, "items" | "unlocked">) {
  const { status } = useSession();
  if (status !== "signed-in" || !unlocked || !items) return null;
  const worn = unlocked.filter(({ equipped }) => equipped);
  const nameOf = (type: ItemType) => {
    const mine = worn.find((each) => each.type === type);
    return mine ? (items.find(({ id }) => id === mine.item)?.name ?? mine.item) : "Plain";
  };
  const badges = worn.filter(({ type }) => type === "badge").length;
  return (
    <div className="try-on__wearing">
      <h3>Wearing now</h3>
      <dl className="try-on__list">
        {WEARABLE.map((type) => (
          <div key={type}>
            <dt>{TYPE_NAMES[type]}</dt>
            <dd>{nameOf(type)}</dd>
          </div>
        ))}
        <div>
          <dt>Badges</dt>
          <dd>
            {badges} of {BADGES_WORN_MAX}
          </dd>
        </div>
      </dl>
    </div>
  );
}
