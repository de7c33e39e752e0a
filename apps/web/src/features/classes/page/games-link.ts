/** The link to this class in the operator's list of games (`games?title=`). Null if the operator has set none. */
export function gamesLink(games: string | undefined, title: string): string | null {
  if (games === undefined || !URL.canParse(games)) return null;
  const address = new URL(games);
  address.searchParams.set("title", title);
  return address.href;
}
