import type { ComponentType } from "react";
import type { IconName } from "#ui/icon.tsx";
import type { Item, Waiting } from "./moderation-api.ts";

/** What a moderator can do to an item. `key` is the letter on the keyboard. */
export type Verb = {
  verb: string;
  label: string;
  key: string;
  icon: IconName;
  look: "danger" | "primary" | "outline";
};

/** A queue of the moderation page: one folder, one of these. */
export type QueueKind<T extends Item = Item> = {
  name: string;
  title: string;
  icon: IconName;
  /** What the moderator answers. */
  question: (item: T) => string;
  /** Preset reasons; whoever is decided about reads the chosen one. */
  reasons: (item: T) => string[];
  verbs: (item: T) => Verb[];
  /** A line of the list. */
  nameOf: (waiting: Waiting) => string;
  heading: (item: T) => string;
  /** The item with its context. */
  View: ComponentType<{ item: T }>;
  /** What an empty queue says. */
  empty: string;
};
