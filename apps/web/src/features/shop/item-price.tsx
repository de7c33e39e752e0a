import { COIN_ART } from "#features/coins/coin-art-api.ts";
import { formatNumber } from "#lib/site/format.ts";

/** The price of an item, and how many Dabloons are missing. */
export function ItemPrice({ price, balance }: { price: number; balance: number | undefined }) {
  const short = balance === undefined ? 0 : price - balance;
  return (
    <p className="price">
      <img src={COIN_ART} alt="" width={26} height={26} />
      <span className="display">{formatNumber(price)}</span>
      <span className="unseen">Dabloons</span>
      {short > 0 && <span className="price__short">{formatNumber(short)} short</span>}
    </p>
  );
}
