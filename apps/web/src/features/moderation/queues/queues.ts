import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { appealsQueue } from "./appeals-queue.tsx";
import { buildsQueue } from "./builds-queue.tsx";
import { channelsQueue } from "./channels-queue.tsx";
import { chatQueue } from "./chat-queue.tsx";
import { clipsQueue } from "./clips-queue.tsx";
import { reportsQueue } from "./reports-queue.tsx";
import { scoresQueue } from "./scores-queue.tsx";
import { takedownsQueue } from "./takedowns-queue.tsx";
import { videosQueue } from "./videos-queue.tsx";

/** All queues in display order. Add new queues here. */
export const QUEUES = [
  reportsQueue,
  chatQueue,
  clipsQueue,
  videosQueue,
  channelsQueue,
  scoresQueue,
  buildsQueue,
  takedownsQueue,
  appealsQueue,
] as unknown as QueueKind[];
