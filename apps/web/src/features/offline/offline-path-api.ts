/** The address where a game is played offline. */
export const offlinePath = (id: string) => `/play/${id}?load=inline`;

/** Added to the address when the player has asked for a run already. */
export const STARTED = "#start";
