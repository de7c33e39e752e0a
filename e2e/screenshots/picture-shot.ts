import type { Page } from "@playwright/test";
import type { PictureWorld } from "./picture-world.ts";

export const SIZES = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  lying: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
} as const;
export type Size = keyof typeof SIZES;

/** A screen in a certain state. */
export type Shot = {
  name: string;
  address: string;
  /** A visitor by default. A player plays one run at a time, so each size has its own player. */
  who?: keyof PictureWorld | Record<Size, keyof PictureWorld>;
  /** Steps before the picture. */
  act?: (page: Page) => Promise<unknown>;
  /** Shots with the same session share a browser and see each other's changes. */
  session?: string;
  /** A page without its own heading, or one that is not meant to hydrate. */
  isBare?: true;
  /** Path of the README's copy. */
  docs?: string;
};
