import path from "node:path";
import type { Page } from "@playwright/test";
import type { Size } from "./picture-camera.ts";
import { ACCOUNT_SHOTS } from "./picture-shots-account.ts";
import { CLASS_SHOTS } from "./picture-shots-class.ts";
import { SCHOOL_SHOTS } from "./picture-shots-school.ts";
import { MODERATION_SHOTS } from "./picture-shots-moderation.ts";
import type { PictureWorld } from "./picture-world.ts";
import { inRoot } from "#support/repository.ts";

/** A screen in a state. */
export type Shot = {
  name: string;
  address: string;
  /** A visitor unless told. Who plays a run plays one at a time, so that each size has a player of its own. */
  who?: keyof PictureWorld | Record<Size, keyof PictureWorld>;
  /** What comes before the picture. */
  act?: (page: Page) => Promise<unknown>;
  /** Shots that share a browser; what one of them leaves behind, others see. */
  session?: string;
  /** A page without a heading of its own, or one that is not meant to come to life. */
  isBare?: true;
  /** Where the README's copy goes. */
  docs?: string;
};

/** Kept by the repository, and shown in the README. */
const IN_README: Record<string, string> = {
  "home-signed-in": "home.webp",
  "class-running": "class.webp",
  "cache-try-on": "cache.webp",
  "profile-own": "profile.webp",
};

const DOCS = inRoot("docs");

type Wish = { wanted: string; isForDocs: boolean; isRedesigned: boolean };

export function listShots({ wanted, isForDocs, isRedesigned }: Wish): Shot[] {
  const shots = [...CLASS_SHOTS, ...SCHOOL_SHOTS, ...ACCOUNT_SHOTS, ...MODERATION_SHOTS].filter(({ name }) =>
    wanted.split(",").some((part) => name.includes(part)),
  );
  if (isRedesigned) return shots.map(inRedesign);
  if (!isForDocs) return shots;
  return shots.flatMap((shot) => {
    const file = IN_README[shot.name];
    return file ? [{ ...shot, docs: path.join(DOCS, file) }] : [];
  });
}

/** The other layout is chosen at the first visit, by the address. */
function inRedesign(shot: Shot): Shot {
  const { address } = shot;
  return {
    ...shot,
    name: `${shot.name}-redesign`,
    address: `${address}${address.includes("?") ? "&" : "?"}variant=test`,
    session: `redesign ${shot.session ?? ""}`,
  };
}
