import { lazy, Suspense, useState } from "react";
import { IconButton } from "#ui/button.tsx";

const ClassShareDialog = lazy(async () => ({
  default: (await import("./class-share-dialog.tsx")).ClassShareDialog,
}));

/** The native share sheet on a phone; elsewhere a link to copy. */
export function ClassShare({ title }: { title: string }) {
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    if (!canShareNatively()) return setOpen(true);
    // Closing the share sheet rejects, too; that is no error.
    await navigator.share({ title, url: location.href }).catch(() => {});
  };
  return (
    <>
      <IconButton label="Share" icon="share" onClick={() => void share()} />
      <Suspense>{isOpen && <ClassShareDialog title={title} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

function canShareNatively(): boolean {
  return "share" in navigator && matchMedia("(pointer: coarse)").matches;
}
