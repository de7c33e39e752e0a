import { useQuery } from "@tanstack/react-query";
import { useSessionParams } from "#lib/session/session-params.ts";
import { ServerError } from "#lib/data/unwrap.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { creatorStateQuery, myClassesQuery } from "./class-creator-api.ts";
import { ClassEditor } from "./class-editor.tsx";
import { ClassList } from "./class-list.tsx";
import { CreatorIntro } from "./creator-intro.tsx";
import type { CreatorState } from "@quackademy/contract/class-answers.ts";

const WHY: Record<NonNullable<CreatorState["why"]>, string> = {
  off: "This site takes no new classes at the moment.",
  invite: "Making classes is by invitation here. Ask the operator of this site to make you a creator.",
  age: "Making classes needs an age of 13 or more. You can tell us your age group in the settings.",
};

/** The creator's classes, or one of them. */
export function CreatorClasses() {
  const state = useQuery(creatorStateQuery);
  const classes = useQuery({ ...myClassesQuery, enabled: state.data?.may === true });
  const wanted = useSessionParams().get("draft");
  const failed = state.error ?? classes.error;

  if (failed) {
    return (
      <Failed
        error={failed}
        onRetry={() => {
          void state.refetch();
          if (state.data?.may) void classes.refetch();
        }}
      />
    );
  }
  if (state.data && !state.data.may) {
    const { why } = state.data;
    return (
      <CreatorIntro why={WHY[why ?? "invite"]}>
        {why === "age" && <ButtonLink to="/settings?tab=privacy">Open the settings</ButtonLink>}
        <ButtonLink look="outline" to="/iframeCheck">
          Check a game without an account
        </ButtonLink>
      </CreatorIntro>
    );
  }
  if (!state.data || !classes.data) return <Waiting />;
  const opened = wanted === null ? undefined : classes.data.find(({ id }) => id === wanted);
  if (opened) return <ClassEditor key={opened.id} made={opened} state={state.data} />;
  return <ClassList classes={classes.data} state={state.data} isLost={wanted !== null} />;
}

function Waiting() {
  return (
    <div className="wrap class-creator" role="status">
      <h1 tabIndex={-1}>Class creator</h1>
      <span className="unseen">Loading your classes</span>
      <Skeleton />
      <Skeleton shape="half" />
    </div>
  );
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const text = error instanceof ServerError && error.code ? error.message : "The server did not answer.";
  return (
    <div className="wrap class-creator">
      <h1 tabIndex={-1}>Class creator</h1>
      <EmptyState isAlert title="Your classes did not load" text={text}>
        <Button icon="restart" onClick={onRetry}>
          Try again
        </Button>
      </EmptyState>
    </div>
  );
}
