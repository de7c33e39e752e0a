/** What the page knows, by the names of the specification: every query of the cache lives under one of these. */
export const STATE_KEYS = {
  authUser: ["authUser"],
  siteName: ["siteName"],
  loading: ["loading"],
  apps: ["apps"],
  profile: ["profile"],
  coins: ["coins"],
  coinsGainedThisBattlePass: ["coinsGainedThisBattlePass"],
  streak: ["streak"],
  items: ["items"],
  notices: ["notices"],
  leaderboards: ["leaderboards"],
  appHighScores: ["leaderboards", "appHighScores"],
  topStreaks: ["leaderboards", "topStreaks"],
  topTimeSpent: ["leaderboards", "topTimeSpent"],
  topAppsPlayed: ["leaderboards", "topAppsPlayed"],
  topCoinsThisWeek: ["leaderboards", "topCoinsThisWeek"],
} as const;

/** What belongs to whoever is signed in. It is fetched anew for the next person. */
export const ACCOUNT_KEYS = [
  STATE_KEYS.authUser,
  STATE_KEYS.profile,
  STATE_KEYS.coins,
  STATE_KEYS.coinsGainedThisBattlePass,
  STATE_KEYS.streak,
  STATE_KEYS.items,
  STATE_KEYS.notices,
] as const;
