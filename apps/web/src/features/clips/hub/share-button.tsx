import { clipPath } from "#features/clips/clip-paths-api.ts";
import { type ClipCard } from "#features/clips/clips-api.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast.ts";

/** The native share sheet on a phone; elsewhere the link is copied. */
export function ShareButton({ card: { id, title } }: { card: Pick<ClipCard, "id" | "title"> }) {
  return (
    <Button look="outline" icon="share" aria-label={`Share ${title}`} onClick={() => void shareClip(id, title)}>
      <span className="clip-strip__label">Share</span>
    </Button>
  );
}

export async function shareClip(id: string, title: string): Promise<void> {
  const url = location.origin + clipPath(id);
  if ("share" in navigator && matchMedia("(pointer: coarse)").matches) {
    // Closing the share sheet also rejects, which is no error.
    return navigator.share({ title, url }).catch(() => {});
  }
  try {
    await navigator.clipboard.writeText(url);
    toast.success("Link copied");
  } catch {
    toast.info(`This browser does not allow copying. The link is ${url}`);
  }
}
