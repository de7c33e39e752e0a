import type { QueueKind } from "#features/moderation/queue-kind.ts";
import { appealsQueue } from "./appeals-queue.tsx";
import { reportsQueue } from "./reports-queue.tsx";
import { scoresQueue } from "./scores-queue.tsx";
import { takedownsQueue } from "./takedowns-queue.tsx";

/** Every queue, in the order of the page. A new part of the site adds its own here. */
export const QUEUES = [reportsQueue, scoresQueue, takedownsQueue, appealsQueue] as unknown as QueueKind[];
