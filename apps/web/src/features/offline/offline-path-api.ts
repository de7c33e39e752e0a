/** Where a game is played without a connection. */
export const offlinePath = (id: string) => `/play/${id}?load=inline`;
