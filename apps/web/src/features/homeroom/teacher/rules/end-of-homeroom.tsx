import "./end-of-homeroom.css";
import type { Homeroom } from "@quackademy/contract/homeroom-answers.ts";
import { useState } from "react";
import { useHomeroomAction } from "#features/homeroom/homeroom-api.ts";
import { sentenceOf } from "#lib/data/sentence-of.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form } from "#ui/forms/form.tsx";
import { toast } from "#ui/toast/toast.ts";

/** Ends a homeroom today, or erases it at once. */
export function EndOfHomeroom({ room }: { room: Homeroom }) {
  const [open, setOpen] = useState<"close" | "erase" | null>(null);
  const close = useHomeroomAction((client, homeroom_id: string) => client.rpc("close_homeroom", { homeroom_id }));
  const erase = useHomeroomAction((client, confirm_name: string) =>
    client.rpc("erase_homeroom", { homeroom_id: room.id, confirm_name }),
  );
  return (
    <section className="panel end-of-homeroom" aria-labelledby="end-of-homeroom">
      <h2 id="end-of-homeroom">The end</h2>
      <p className="small muted">
        {room.state === "open"
          ? "It ends by itself on the last day. Homeroom accounts are then closed, and erased 30 days later."
          : "Nothing is kept after the erasure."}
      </p>
      {room.state === "open" && (
        <Button look="outline" onClick={() => setOpen("close")}>
          End the homeroom
        </Button>
      )}
      <Button look="outline" onClick={() => setOpen("erase")}>
        Erase everything now
      </Button>
      <Dialog isOpen={open === "close"} onClose={() => setOpen(null)} title={`End ${room.name} today?`}>
        <p>
          Homeroom accounts are closed now and erased in 30 days. Until then a pupil can download the data, and a pupil
          of 13 or over can keep the account with an own address. Own accounts only lose the membership.
        </p>
        {close.isError && <p role="alert">{sentenceOf(close.error)}</p>}
        <div className="end-of-homeroom__actions">
          <OnlineButton
            isBusy={close.isPending}
            busyText="Ending …"
            onClick={() => close.mutate(room.id, { onSuccess: () => setOpen(null) })}
          >
            End it today
          </OnlineButton>
          <Button look="outline" onClick={() => setOpen(null)}>
            Keep it open
          </Button>
        </div>
      </Dialog>
      <Dialog isOpen={open === "erase"} onClose={() => setOpen(null)} title={`Erase ${room.name}?`}>
        <Form
          label="Erase the homeroom"
          check={({ name = "" }) => (name.trim() === room.name ? {} : { name: `Type ${room.name} to erase it.` })}
          explain={(error) => ({ name: sentenceOf(error) })}
          onSubmit={async ({ name = "" }) => {
            await erase.mutateAsync(name.trim());
            toast.success(`${room.name} is erased.`);
          }}
        >
          {({ field, isBusy }) => (
            <>
              <p>
                All homeroom accounts and everything of the homeroom are erased at once. Nobody can bring them back.
              </p>
              <Field {...field("name")} label={`Type the name of the homeroom: ${room.name}`} autoComplete="off" />
              <div className="form__actions">
                <OnlineButton type="submit" isBusy={isBusy} busyText="Erasing …">
                  Erase everything
                </OnlineButton>
              </div>
            </>
          )}
        </Form>
      </Dialog>
    </section>
  );
}
