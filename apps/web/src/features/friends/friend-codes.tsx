import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { MyFriends } from "@quackademy/contract/race-answers.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { useNow } from "#lib/page/use-now.ts";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormValues } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";
import { makeFriendCode, runFriendCode } from "./friends-api.ts";

/** Adds a friend by a code that the friend's screen shows; there is no search. */
export function FriendCodes({ mine }: { mine: MyFriends }) {
  if (!mine.may_add)
    return (
      <section className="panel" aria-labelledby="friend-code">
        <h2 id="friend-code">Add a friend</h2>
        <p className="muted">{mine.why_not}</p>
      </section>
    );
  return (
    <section className="panel friends__add" aria-labelledby="friend-code">
      <h2 id="friend-code">Add a friend</h2>
      <p className="muted">Show your code to somebody beside you, or type theirs. Then both confirm.</p>
      {/* The key: a code that was used is not shown any more. */}
      <OwnCode key={mine.requests.map(({ user_id }) => user_id).join()} />
      <TypedCode />
    </section>
  );
}

function OwnCode() {
  const make = useMutation({
    mutationFn: makeFriendCode,
    onError: (error) => toast.error(error.message),
    meta: { hideError: true },
  });
  const now = useNow();
  const { code, endsAt = 0 } = make.data ?? {};
  const minutes = Math.ceil((endsAt - now) / 60_000);
  return (
    <>
      {code && minutes <= 0 && (
        <p className="muted" role="status">
          This code has ended.
        </p>
      )}
      {code && minutes > 0 && (
        <p role="status">
          <span className="unseen">Your code: {code.split("").join(" ")}</span>
          <span className="display friends__code" aria-hidden="true">
            {code.slice(0, 4)} {code.slice(4)}
          </span>
          <br />
          <span className="muted">Good for one friend and {minutes === 1 ? "1 minute" : `${minutes} minutes`}.</span>
        </p>
      )}
      <OnlineButton look={code ? "outline" : "primary"} isBusy={make.isPending} onClick={() => make.mutate()}>
        {code ? "Show a new code" : "Show my code"}
      </OnlineButton>
    </>
  );
}

function TypedCode() {
  const cache = useQueryClient();
  const submit = async ({ code = "" }: FormValues) => {
    const answer = await runFriendCode(code.replaceAll(/[^a-z]/gi, "").toUpperCase());
    if (answer.status === "refused") throw new Error(answer.message);
    toast.success(`Now confirm ${answer.friend.username} below. They confirm, too.`);
    await cache.invalidateQueries({ queryKey: ["friends"] });
  };
  return (
    <Form
      label="Type a friend's code"
      check={({ code = "" }): Record<string, string> => (code.trim() ? {} : { code: "Type the code on their screen." })}
      onSubmit={submit}
      explain={(error) => ({ code: error instanceof Error ? error.message : "That did not work. Try again." })}
    >
      {({ isBusy, field }) => (
        <>
          <Field
            {...field("code")}
            label="A friend's code"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={12}
          />
          <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Looking …">
            Add
          </OnlineButton>
        </>
      )}
    </Form>
  );
}
