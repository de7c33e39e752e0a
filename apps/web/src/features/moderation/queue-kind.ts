import type { ComponentType } from "react";
import type { IconName } from "#ui/icon.tsx";
import type { Item, Waiting } from "./moderation-api.ts";

/** An action on an item. `key` is its keyboard shortcut. */
export type Verb = {
  verb: string;
  label: string;
  key: string;
  icon: IconName;
  look: "danger" | "primary" | "outline";
};

/** A queue of the moderation page; each is a tab. */
export type QueueKind<T extends Item = Item> = {
  name: string;
  title: string;
  icon: IconName;
  /** The question that the moderator answers. */
  question: (item: T) => string;
  /** Preset reasons; the affected player reads the chosen one. */
  reasons: (item: T) => string[];
  verbs: (item: T) => Verb[];
  /** The title of an item in the list. */
  nameOf: (waiting: Waiting) => string;
  heading: (item: T) => string;
  /** The item with its context. */
  View: ComponentType<{ item: T }>;
  /** Runs before a decision. If it fails, the decision is not made, and the error's message is shown. */
  prepare?: (item: T, verb: string) => Promise<void>;
  /** The text of an empty queue. */
  empty: string;
};
