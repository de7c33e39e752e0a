import { cardOf, type ShopItem } from "#features/cosmetics/items-api.ts";
import { tryOn } from "#features/cosmetics/try-on-api.ts";
import { useEquipItem } from "#features/cosmetics/unlock-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { ItemCard } from "#lib/items/item-card.tsx";
import { ItemPrice } from "./item-price.tsx";
import type { Ownership } from "./shop-shelf.ts";

type ShopCardProps = { item: ShopItem; ownership: Ownership; balance: number | undefined; isTried: boolean };

/** An item in the shop: try it on, or equip it if it is owned. */
export function ShopCard({ item, ownership, balance, isTried }: ShopCardProps) {
  return (
    <ItemCard {...cardOf(item)} text={item.description} state={isTried ? "marked" : undefined}>
      {ownership === "for-sale" ? (
        <>
          <ItemPrice price={item.price} balance={balance} />
          <Button
            look={isTried || (balance ?? 0) < item.price ? "outline" : "primary"}
            {...(isTried ? { icon: "eye" as const } : {})}
            aria-pressed={isTried}
            onClick={() => tryOn(isTried ? null : item)}
          >
            {isTried ? "Trying on" : "Try on"}
            <span className="unseen"> {item.name}</span>
          </Button>
        </>
      ) : (
        <EquipToggle item={item} isEquipped={ownership === "equipped"} />
      )}
    </ItemCard>
  );
}

function EquipToggle({ item, isEquipped }: { item: ShopItem; isEquipped: boolean }) {
  const equip = useEquipItem();
  const toggle = () => {
    tryOn(null);
    equip.mutate({ itemId: item.id, type: item.type, isOn: !isEquipped });
  };
  return (
    <>
      <p className="item-card__state item-card__state--done">
        <Icon name="check" />
        {isEquipped ? "Equipped" : "Owned"}
      </p>
      <OnlineButton look={isEquipped ? "outline" : "primary"} isBusy={equip.isPending} onClick={toggle}>
        {isEquipped ? "Remove" : "Equip"}
        <span className="unseen"> {item.name}</span>
      </OnlineButton>
    </>
  );
}
