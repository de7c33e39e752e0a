import path from "node:path";
import type { Shot } from "./picture-shot.ts";
import { ACCOUNT_SHOTS } from "./picture-shots-account.ts";
import { CHAT_SHOTS } from "./picture-shots-chat.ts";
import { CLASS_CREATOR_SHOTS } from "./picture-shots-class-creator.ts";
import { CLASS_SHOTS } from "./picture-shots-class.ts";
import { CLIP_SHOTS } from "./picture-shots-clips.ts";
import { GAME_SHOTS } from "./picture-shots-games.ts";
import { FRIEND_SHOTS } from "./school/friend-shots.ts";
import { HOMEROOM_CHAT_SHOTS } from "./school/homeroom-chat-shots.ts";
import { HOMEROOM_SHOTS } from "./school/homeroom-shots.ts";
import { WALL_SHOTS } from "./school/wall-shots.ts";
import { RACE_SHOTS } from "./school/race-shots.ts";
import { SCHOOL_SHOTS } from "./picture-shots-school.ts";
import { MODERATION_SHOTS } from "./picture-shots-moderation.ts";
import { REVIEW_SHOTS } from "./picture-shots-review.ts";
import { inRoot } from "#support/repository.ts";

/** Checked in, and shown in the README. */
const IN_README: Record<string, string> = {
  "home-signed-in": "home.webp",
  "game-bread-defence-late": "class.webp",
  "cache-try-on": "cache.webp",
  "profile-own": "profile.webp",
};

const DOCS = inRoot("docs");

/** The screens of the site, the README's four of them, all of them in the redesign, or the games. */
export type Album = "screens" | "docs" | "redesign" | "games";

const SCREENS = [
  ...CLASS_SHOTS,
  ...CLASS_CREATOR_SHOTS,
  ...SCHOOL_SHOTS,
  ...HOMEROOM_SHOTS,
  ...HOMEROOM_CHAT_SHOTS,
  ...WALL_SHOTS,
  ...FRIEND_SHOTS,
  ...RACE_SHOTS,
  ...ACCOUNT_SHOTS,
  ...CHAT_SHOTS,
  ...CLIP_SHOTS,
  ...MODERATION_SHOTS,
  ...REVIEW_SHOTS,
];

const ALBUMS: Record<Album, () => Shot[]> = {
  screens: () => SCREENS,
  docs: () =>
    [...SCREENS, ...GAME_SHOTS].flatMap((shot) => {
      const file = IN_README[shot.name];
      return file ? [{ ...shot, docs: path.join(DOCS, file) }] : [];
    }),
  redesign: () => SCREENS.map(inRedesign),
  games: () => GAME_SHOTS,
};

/** The shots of an album whose names contain one of the wanted parts. */
export function listShots(album: Album, wanted = ""): Shot[] {
  return ALBUMS[album]().filter(({ name }) => wanted.split(",").some((part) => name.includes(part)));
}

/** The redesign is chosen at the first visit, by a URL parameter. */
function inRedesign(shot: Shot): Shot {
  const { address } = shot;
  return {
    ...shot,
    name: `${shot.name}-redesign`,
    address: `${address}${address.includes("?") ? "&" : "?"}variant=test`,
    session: `redesign ${shot.session ?? ""}`,
  };
}
