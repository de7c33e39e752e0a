import { type ClipRow, useClipAction } from "#features/clips/clips-api.ts";

type PublishingOptions = {
  clip: ClipRow | null;
  isChanged: boolean;
  isSaving: boolean;
  /** Stores the draft; null if the server refused it. */
  onStore: () => Promise<string | null>;
};

/** Shared by the panel and the phone's bar: publishes a clip and takes it back. */
export function usePublishing({ clip, isChanged, isSaving, onStore }: PublishingOptions) {
  const submit = useClipAction("submit_clip");
  const withdraw = useClipAction("withdraw_clip");
  const status = clip?.status ?? "draft";
  return {
    status,
    isChanged,
    /** Others can see this version, or a moderator will. */
    isSent: !isChanged && (status === "published" || status === "in_review"),
    isBusy: isSaving || submit.isPending || withdraw.isPending,
    trouble: submit.error ?? withdraw.error,
    store: () => void onStore(),
    publish: async () => {
      const id = await onStore();
      if (id !== null) submit.mutate(id);
    },
    takeBack: () => withdraw.mutate(clip!.id),
  };
}

export type Publishing = ReturnType<typeof usePublishing>;
