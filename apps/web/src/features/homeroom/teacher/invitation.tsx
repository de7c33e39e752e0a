import "./invitation.css";
import { useQueryClient } from "@tanstack/react-query";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";

/** A teacher's invitation from the operator. It works once. */
export function Invitation() {
  const cache = useQueryClient();
  const accept = useHomeroomAction((client, code: string) => client.rpc("accept_teacher_invitation", { code }));
  return (
    <section className="panel invitation" aria-labelledby="invitation">
      <h2 id="invitation">Are you a teacher?</h2>
      <p className="muted">The operator of this site gives teachers an invitation. It works once.</p>
      <Form
        label="Invitation"
        check={({ code = "" }) => (code.trim() === "" ? { code: "Type the code of your invitation." } : {})}
        explain={(error) => ({ code: sentenceOf(error) })}
        onSubmit={async ({ code = "" }) => {
          await accept.mutateAsync(code.trim());
          await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
          toast.success("You are a teacher now.");
        }}
      >
        {({ field, isBusy }) => (
          <>
            <Field {...field("code")} label="Invitation code" icon="key" autoComplete="off" spellCheck={false} />
            <div className="form__actions">
              <OnlineButton type="submit" look="outline" isBusy={isBusy} busyText="Checking …">
                Accept the invitation
              </OnlineButton>
            </div>
          </>
        )}
      </Form>
    </section>
  );
}
