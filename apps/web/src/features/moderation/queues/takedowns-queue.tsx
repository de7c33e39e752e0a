import { formatDay } from "#lib/site/format.ts";
import { Facts } from "#features/moderation/facts.tsx";
import type { Item } from "#features/moderation/moderation-api.ts";
import type { QueueKind } from "#features/moderation/queue-kind.ts";

type Notice = Item & {
  reference: string;
  url: string;
  work: string;
  complaint: string;
  sent_at: string;
  class: { app_id: string; title: string; listed: boolean } | null;
};

/** Moderators do not see the sender; the operator does (quack takedown show). */
function NoticeView({ item }: { item: Notice }) {
  return (
    <Facts
      facts={[
        ["Address", item.url],
        ["Class", item.class ? item.class.title : "not a class of this site"],
        ["Whose work", item.work],
        ["Complaint", item.complaint],
        ["Sent", formatDay(item.sent_at)],
        [
          "If accepted",
          item.class
            ? "the class leaves the list at once; the sender can read the reason"
            : "nothing changes automatically",
        ],
      ]}
    />
  );
}

export const takedownsQueue: QueueKind<Notice> = {
  name: "takedowns",
  title: "Takedowns",
  icon: "alert",
  question: () => "Is the notice right?",
  reasons: () => [
    "The class uses this work without permission.",
    "The class does not use this work.",
    "The notice does not say which work it is.",
    "The class is not on this site.",
  ],
  verbs: () => [
    { verb: "accept", label: "Accept, take it off the list", key: "r", icon: "close", look: "danger" },
    { verb: "refuse", label: "Refuse the notice", key: "a", icon: "check", look: "outline" },
  ],
  nameOf: ({ title, subject }) => `${title ?? "unknown"} (${subject})`,
  heading: ({ reference }) => `Takedown ${reference}`,
  View: NoticeView,
  empty: "No open notices.",
};
