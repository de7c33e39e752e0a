import { SENTENCES } from "@quackademy/contract/rules-numbers.ts";
import { useState } from "react";
import type { ShopItem } from "#features/cosmetics/items-api.ts";
import { tryOn } from "#features/cosmetics/try-on-api.ts";
import { useBuyItem } from "#features/cosmetics/unlock-api.ts";
import { formatNumber } from "#lib/site/format.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useSession } from "#lib/session/session.ts";
import { signInPath } from "#lib/session/session-next.ts";
import { LOGIN_REQUIRED } from "#lib/session/session-required.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { toast } from "#ui/toast/toast.ts";

type Asking = "nothing" | "sure" | "who";

/** The price, the button, and the confirmation. */
export function BuyItem({ item, balance }: { item: ShopItem; balance: number | undefined }) {
  const { status } = useSession();
  const buy = useBuyItem();
  const [asking, setAsking] = useState<Asking>("nothing");
  const isShort = balance !== undefined && balance < item.price;
  const close = () => setAsking("nothing");

  const ask = () => {
    if (status !== "signed-in") setAsking("who");
    else if (isShort) toast.error(SENTENCES.notEnoughCoins);
    else setAsking("sure");
  };

  return (
    <>
      {balance !== undefined && <Sum price={item.price} balance={balance} />}
      <div className="try-on__actions">
        <OnlineButton look="coin" isBusy={buy.isPending} busyText="Buying …" onClick={ask}>
          Buy for {formatNumber(item.price)}
        </OnlineButton>
        <Button look="outline" onClick={() => tryOn(null)}>
          Take off
        </Button>
      </div>
      <p className="try-on__note small muted">
        {isShort ? SENTENCES.notEnoughCoins : "No random boxes, no real money."}
      </p>
      <Dialog isOpen={asking === "sure"} onClose={close} title={`Buy ${item.name}?`}>
        {balance !== undefined && <Sum price={item.price} balance={balance} />}
        <p className="muted">Purchases can't be undone.</p>
        <div className="try-on__actions">
          <OnlineButton
            look="coin"
            onClick={() => {
              close();
              buy.mutate(item.id);
            }}
          >
            Yes, buy it
          </OnlineButton>
          <Button look="outline" onClick={close}>
            Not now
          </Button>
        </div>
      </Dialog>
      <Dialog isOpen={asking === "who"} onClose={close} title={LOGIN_REQUIRED}>
        <p className="muted">You need an account to own Dabloons. Trying on stays free for everyone.</p>
        <div className="try-on__actions">
          <ButtonLink to={signInPath("/cache")}>Sign in</ButtonLink>
          <Button look="outline" onClick={close}>
            Not now
          </Button>
        </div>
      </Dialog>
    </>
  );
}

function Sum({ price, balance }: { price: number; balance: number }) {
  const left = balance - price;
  return (
    <dl className="try-on__list try-on__sum">
      <div>
        <dt>You have</dt>
        <dd>{formatNumber(balance)}</dd>
      </div>
      <div>
        <dt>Price</dt>
        <dd>{formatNumber(price)}</dd>
      </div>
      <div className="try-on__left">
        <dt>{left < 0 ? "Still to earn" : "After buying"}</dt>
        <dd>{formatNumber(Math.abs(left))}</dd>
      </div>
    </dl>
  );
}
