import "./class-list.css";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { formatDay } from "#lib/site/format.ts";
import { Link } from "#ui/link.tsx";
import { useNavigate } from "#ui/router/router.tsx";
import { Tag } from "#ui/card.tsx";
import { myClassesQuery, saveDraft } from "./class-creator-api.ts";
import { ClassMark } from "./class-state.tsx";
import { CreatorIntro } from "./creator-intro.tsx";
import type { CreatorState, MyClass } from "@quackademy/contract/class-answers.ts";
import { DEFAULTS } from "./form/use-draft.ts";
import { formatBytes } from "./files/file-limits.ts";

export const MAX_CLASSES = 10;

export const draftPath = (id: string) => `/class/creator?draft=${id}`;

type ClassListProps = {
  classes: MyClass[];
  state: CreatorState;
  /** The address names a class that is not one of these. */
  isLost: boolean;
};

/** All classes of a creator. */
export function ClassList({ classes, state, isLost }: ClassListProps) {
  const start = useStartClass();
  const button = (
    <OnlineButton icon="book" isBusy={start.isPending} busyText="One moment …" onClick={() => start.mutate()}>
      {classes.length === 0 ? "Start your first class" : "Start a class"}
    </OnlineButton>
  );
  if (classes.length === 0) return <CreatorIntro {...(isLost && { why: LOST })}>{button}</CreatorIntro>;
  return (
    <div className="wrap class-creator">
      <header className="class-list__head">
        <div>
          <h1 tabIndex={-1}>Class creator</h1>
          <p className="muted">
            {classes.length} of {MAX_CLASSES} classes, {formatBytes(state.used_bytes)} of {formatBytes(state.max_bytes)}
          </p>
        </div>
        {classes.length < MAX_CLASSES && button}
      </header>
      {isLost && (
        <p className="class-creator__why" role="status">
          {LOST}
        </p>
      )}
      <ul className="panel class-list" aria-label="Your classes">
        {classes.map((made) => (
          <li key={made.id}>
            <div className="class-list__words">
              <Link className="class-list__title" to={draftPath(made.id)}>
                {made.title || "A class without a title"}
              </Link>
              {made.code && <Tag>{made.code}</Tag>}
              <p className="muted small">{about(made)}</p>
              {made.reason && <p className="class-list__reason">{made.reason}</p>}
            </div>
            <ClassMark status={made.status} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const LOST = "This class does not exist, or it belongs to somebody else.";

function about({ builds, updated_at }: MyClass): string {
  const newest = builds[0];
  const version = newest ? `version ${newest.number}` : "no files yet";
  return `${version}, changed ${formatDay(updated_at)}`;
}

/** Creates an empty draft and opens it. */
function useStartClass() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => saveDraft(null, DEFAULTS),
    onSuccess: async ({ id }) => {
      await cache.invalidateQueries({ queryKey: myClassesQuery.queryKey });
      void navigate(draftPath(id));
    },
  });
}
