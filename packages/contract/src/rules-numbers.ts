// Numbers that screens and referee share. The referee's copies are in the migrations; supabase/tests compares both.

export const STREAK_CLAIM_COINS = 100;
export const TIME_SPENT_COINS = 5;
export const APP_PLAYED_COINS = 1;
/** Factor for positive awards while the streak is alive, and the suffix of their reason. */
export const STREAK_MULTIPLIER = 2;
export const DOUBLE_STREAK_SUFFIX = " (double streak)";

export const STREAK_ALIVE_DAYS = 2;
export const STREAK_CLAIM_AFTER_DAYS = 1;

export const PING_INTERVAL_MS = 300_000;
export const PING_MINUTES = 5;
export const PAID_PINGS_A_DAY = 144;

export const APP_PLAYED_AFTER_SECONDS = 60;
export const PAID_APPS_A_DAY = 25;

export const LEADERBOARD_SIZE = 5;
export const LEADERBOARD_PAGE_MAX = 50;
export const RECENT_APPS_PLAYED = 6;

/** Start and end date of the battle pass. */
export const BATTLE_PASS_START = "2025-10-01";
export const BATTLE_PASS_END = "2025-11-15";

export const ITEM_PRICE_MIN = 100;
export const ITEM_PRICE_MAX = 30_000;
export const ITEM_TYPES = ["special", "background", "cursor", "badge", "font", "coin", "icon"] as const;
export const ITEM_RARITIES = ["common", "rare", "legendary", "exotic"] as const;
export const BADGES_WORN_MAX = 5;

export const USERNAME_MIN = 3;
export const USERNAME_MAX = 25;
export const RANDOM_USERNAME_LENGTH = 10;
export const RENAME_EVERY_DAYS = 7;
export const ABOUT_MAX = 300;
export const ONBOARDING_ANSWER_MAX = 80;
export const AGE_BANDS = ["under-13", "13-15", "16-18", "adult"] as const;
export const DEFAULT_ICON = "default";

export const SCORE_EVERY_SECONDS = 30;
export const SCORES_A_DAY = 50;
export const SCORE_IMAGES_A_DAY = 20;
export const SCORE_IMAGE_MAX_BYTES = 2_097_152;
export const SCORE_IMAGE_TYPES = ["image/png", "image/jpeg", "image/webp"] as const;
/** A score without its screenshot can be withdrawn for this long; after that it is deleted. */
export const SCORE_WAITS_MINUTES = 10;

export const FAVORITES_MAX = 200;
export const REPORTS_A_DAY = 20;
export const GAME_SAVE_MAX_BYTES = 65_536;
export const RUN_FRAMES_MAX = 72_000;
export const RUN_FRAMES_PER_SECOND = 60;

/** A clip has 3 to 60 seconds. */
export const CLIP_FRAMES_MIN = 180;
export const CLIP_FRAMES_MAX = 3600;
export const CLIP_TITLE_MAX = 80;
export const CLIP_CAPTIONS_MAX = 3;
export const CLIP_CAPTION_MAX = 60;
export const CLIPS_MAX = 100;
export const CLIPS_A_DAY = 30;
export const CLIPS_IN_REVIEW_MAX = 10;
/** Fewer likes are not shown. */
export const CLIP_LIKES_SHOWN_MIN = 5;
export const CHANNELS_MAX = 5;

/** Creators' classes and their builds. */
export const CLASSES_MAX = 10;
export const BUILDS_A_DAY = 20;
export const BUILD_VERSIONS_KEPT = 20;
export const BUILD_FILES_MAX = 1000;
export const BUILD_FILE_MAX_BYTES = 26_214_400;
export const BUILD_MAX_BYTES = 104_857_600;
export const BUILD_PATH_MAX = 180;
export const BUILD_FOLDERS_MAX = 12;
export const BUILD_NOTE_MAX = 200;
/** Bytes until a game is ready: more is refused, or warned about. */
export const FIRST_LOAD_MAX_BYTES = 31_457_280;
export const FIRST_LOAD_WARN_BYTES = 8_388_608;
export const CREATOR_MAX_MB = 500;
export const BUILD_FLAGS = ["eval", "threads", "sdk", "rules"] as const;
export const REVIEW_CHECKLIST = [
  "plays",
  "licence",
  "protected",
  "ages",
  "contact",
  "money",
  "login",
  "mute",
  "credits",
] as const;
export const TAGLINE_MAX = 60;
export const DESCRIPTION_MAX = 2000;
/** Licences that a form offers. With one of the free ones a class may stay when its maker leaves. */
export const FREE_LICENCES = ["MIT", "Apache 2.0", "BSD", "GPL 3.0", "CC0", "CC BY 4.0", "CC BY-SA 4.0"] as const;
export const AUTHOR_KEYS_MAX = 5;

/** How often the page notes a paced score, and how many seconds' worth it may change in between (plus one). */
export const SCORE_NOTE_SECONDS = 10;

/** The referee's error messages. Screens show the message they receive; tests use these to tell errors apart. */
export const SENTENCES = {
  notLoggedIn: "Hey! You Must Be Logged In To Do That!",
  notEnoughCoins: "not enough coins",
  itemNotFound: "item not found from consts",
  alreadyUnlocked: "Item not unlocked, You already have it",
  notClaimableYet: "streak not claimable yet",
  tierNotReached: "battle pass tier not reached",
  imageWithoutName: "image without name? impossible",
} as const;
