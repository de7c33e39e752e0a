import { useState } from "react";
import { Button, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/field.tsx";
import { toast } from "#ui/toast.ts";

/** The device's own share sheet on a phone; elsewhere a link to copy. */
export function ClassShare({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    if (!canShareNatively()) return setOpen(true);
    // Closing the share sheet rejects too; there is nothing to tell about that.
    await navigator.share({ title, url: location.href }).catch(() => {});
  };
  return (
    <>
      <IconButton label="Share" icon="share" onClick={() => void share()} />
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={`Share ${title}`}>
        <LinkToCopy onCopied={() => setOpen(false)} />
      </Dialog>
    </>
  );
}

function LinkToCopy({ onCopied }: { onCopied: () => void }) {
  const link = location.origin + location.pathname;
  const [error, setError] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success("Link copied");
      onCopied();
    } catch {
      setError("This browser keeps its clipboard closed. Select the link and copy it by hand.");
    }
  };
  return (
    <div className="share">
      <Field
        label="Link to this class"
        icon="link"
        readOnly
        value={link}
        error={error}
        onFocus={(event) => event.target.select()}
      />
      <Button icon="link" onClick={() => void copy()}>
        Copy link
      </Button>
    </div>
  );
}

function canShareNatively(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}
