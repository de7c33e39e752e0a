/** A message of a board's topic about a new best score. It has no name if the player does not show their activity. */
export type BoardNews = {
  event: "first" | "passed";
  username: string | null;
  score: number;
  /** The player's score until now. */
  before: number | null;
  order: "asc" | "desc";
  /** The mode or level that was played; "" is the first mode. */
  variant: string;
};

export function readNews(event: string, payload: unknown): BoardNews | null {
  if ((event !== "first" && event !== "passed") || !payload || typeof payload !== "object") return null;
  const { username, score, before, order, variant } = payload as Record<string, unknown>;
  if (typeof score !== "number") return null;
  return {
    event,
    username: typeof username === "string" ? username : null,
    score,
    before: typeof before === "number" ? before : null,
    order: order === "asc" ? "asc" : "desc",
    variant: typeof variant === "string" ? variant : "",
  };
}

/** The sentence for a player whose own best score is `mine`, or null when it is no news to them. */
export function wordsFor(
  news: BoardNews,
  mine: number | null,
  format: (score: number) => string,
): { text: string; isAboutMe: boolean } | null {
  // Ignores the player's own score, whether their place on the board was read before or after it.
  if (mine === news.score || (mine !== null && mine === news.before)) return null;
  const name = news.username ?? "Somebody";
  if (mine !== null && passes(news, mine)) return { text: `${name} passed you`, isAboutMe: true };
  // Ignores scores of other modes, because the sentence would be about the board that is shown.
  if (news.event === "passed" || news.variant !== "") return null;
  return { text: `${name} is first now, with ${format(news.score)}`, isAboutMe: false };
}

function passes({ score, before, order }: BoardNews, mine: number): boolean {
  const isBetter = (a: number, b: number) => (order === "asc" ? a < b : a > b);
  return isBetter(score, mine) && (before === null || isBetter(mine, before));
}
