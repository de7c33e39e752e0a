import "./review-state.css";
import { Icon, type IconName } from "#ui/icon.tsx";

/** The states of everything that a moderator looks at before it is public. */
export type ReviewStatus = "draft" | "in_review" | "published" | "rejected";

const STATES: Record<ReviewStatus, { words: string; icon: IconName }> = {
  draft: { words: "Draft", icon: "pencil" },
  in_review: { words: "In review", icon: "clock" },
  published: { words: "Published", icon: "seal" },
  rejected: { words: "Sent back", icon: "restart" },
};

/** A state as a word with a mark. The reason of a return stands below it. */
export function ReviewState({ status, reason = null }: { status: ReviewStatus; reason?: string | null }) {
  const { words, icon } = STATES[status];
  return (
    <>
      <span className={`review-state review-state--${status}`}>
        <Icon name={icon} />
        {words}
      </span>
      {status === "rejected" && reason && <p className="review-state__reason">{reason}</p>}
    </>
  );
}
