import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Field } from "#ui/forms/field.tsx";
import { toast } from "#ui/toast/toast.ts";

/** A dialog with a link to copy. It opens as soon as its code has loaded. */
export function ClassShareDialog({ title, onClose }: { title: string; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={`Share ${title}`}>
      <LinkToCopy onCopied={onClose} />
    </Dialog>
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
      setError("This browser does not allow copying. Select the link and copy it by hand.");
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
