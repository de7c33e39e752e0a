import coin from "./art/coin.svg";

/** The picture of a Dabloon, for whatever has a price. */
export const COIN_ART: string = coin;
