/** The address where a game is played offline. */
export const offlinePath = (id: string) => `/play/${id}?load=inline`;
