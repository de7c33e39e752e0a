import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useProfile } from "#features/profile-data/profile-api.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { authErrorText } from "#lib/session/session-errors.ts";
import { signOut } from "#lib/session/session-sign-out.ts";
import { STATE_KEYS } from "#lib/data/state-keys.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { Form, type FormErrors } from "#ui/forms/form.tsx";
import { Icon } from "#ui/icon.tsx";
import { toast } from "#ui/toast/toast.ts";
import { cancelDeletion, deleteAccount, exportMyData } from "./account-api.ts";
import { Setting } from "./setting.tsx";

export function ExportSetting() {
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveFile("my-quackademy-data.json", JSON.stringify(await exportMyData(), null, 2));
      toast.success("Your data is in your downloads");
    } catch (error) {
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Setting title="Your data" about="Everything the site knows about you, as one file.">
      <OnlineButton
        look="outline"
        icon="download"
        isBusy={isBusy}
        busyText="Collecting…"
        onClick={() => void download()}
      >
        Download my data
      </OnlineButton>
    </Setting>
  );
}

const CONFIRMATION = "delete";
const GOODBYE = "Your account is deleted. The duck waves.";

export function DeleteSetting() {
  const profile = useProfile();
  const [isOpen, setOpen] = useState(false);
  if (profile?.leaving_at) return <PendingDeletion at={profile.leaving_at} />;
  return (
    <Setting title="Delete account" about="This deletes your name, scores, items and coins.">
      <Button look="outline" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Delete your account?">
        <DeleteForm onPending={() => setOpen(false)} />
      </Dialog>
    </Setting>
  );
}

function DeleteForm({ onPending }: { onPending: () => void }) {
  const cache = useQueryClient();
  const remove = async () => {
    const finalAt = await deleteAccount({ rightNow: false });
    if (finalAt === null) return signOut("local", GOODBYE);
    await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
    onPending();
  };
  return (
    <>
      <p>Download your data first if you want to keep any of it. This cannot be undone once it is final.</p>
      <Form
        label="Delete account"
        check={({ confirmation = "" }): FormErrors =>
          confirmation.trim().toLowerCase() === CONFIRMATION
            ? {}
            : { confirmation: `Type “${CONFIRMATION}” to continue.` }
        }
        explain={(error) => ({ "": authErrorText(error) })}
        onSubmit={remove}
      >
        {({ field, isBusy }) => (
          <>
            <Field
              {...field("confirmation")}
              label={`Type “${CONFIRMATION}” to confirm`}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
            <OnlineButton type="submit" className="button--danger" isBusy={isBusy} busyText="Deleting…">
              Delete my account
            </OnlineButton>
          </>
        )}
      </Form>
    </>
  );
}

function PendingDeletion({ at }: { at: string }) {
  const cache = useQueryClient();
  const [doing, setDoing] = useState<"keep" | "delete" | null>(null);
  const attempt = (what: "keep" | "delete", work: () => Promise<void>) => {
    setDoing(what);
    work()
      .catch((error: unknown) => toast.error(authErrorText(error)))
      .finally(() => setDoing(null));
  };
  const keep = async () => {
    await cancelDeletion();
    await cache.invalidateQueries({ queryKey: STATE_KEYS.profile });
    toast.success("Your account stays");
  };
  const leave = async () => {
    await deleteAccount({ rightNow: true });
    await signOut("local", GOODBYE);
  };
  return (
    <Setting title="Delete account">
      <p className="setting__notice" role="status">
        <Icon name="clock" />
        Your account ends on {new Date(at).toLocaleString(undefined, { dateStyle: "long", timeStyle: "short" })}.
      </p>
      <OnlineButton isBusy={doing === "keep"} busyText="Keeping it…" onClick={() => attempt("keep", keep)}>
        Keep my account
      </OnlineButton>
      <OnlineButton
        look="outline"
        isBusy={doing === "delete"}
        busyText="Deleting…"
        onClick={() => attempt("delete", leave)}
      >
        Delete it now
      </OnlineButton>
    </Setting>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
