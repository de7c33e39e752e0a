/** Where the operator's own list of games has this one: `games?title=`. Null where the operator has named none. */
export function gamesLink(games: string | undefined, title: string): string | null {
  if (games === undefined || !URL.canParse(games)) return null;
  const address = new URL(games);
  address.searchParams.set("title", title);
  return address.href;
}
