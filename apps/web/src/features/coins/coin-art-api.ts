import coin from "./art/coin.svg";

/** The picture of a Dabloon. */
export const COIN_ART: string = coin;
