import type { Page } from "@playwright/test";
import type { PictureWorld } from "./picture-world.ts";

export const SIZES = {
  desktop: { viewport: { width: 1366, height: 768 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  lying: { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
} as const;
export type Size = keyof typeof SIZES;

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
