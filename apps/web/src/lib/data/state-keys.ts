/** The query keys of the client state, with the specification's names. */
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

/** Keys with data of the signed-in player. They are fetched again for the next player. */
export const ACCOUNT_KEYS = [
  STATE_KEYS.authUser,
  STATE_KEYS.profile,
  STATE_KEYS.coins,
  STATE_KEYS.coinsGainedThisBattlePass,
  STATE_KEYS.streak,
  STATE_KEYS.items,
  STATE_KEYS.notices,
] as const;
