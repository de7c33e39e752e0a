import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { ServerError } from "#lib/data/unwrap.ts";
import { OnlineButton } from "#lib/page/online-button.tsx";
import { uploadCover } from "#features/class-creator/class-creator-api.ts";
import { CoverPicture } from "#features/class-creator/cover-picture.tsx";
import { fitCover, COVER_TYPES } from "./fit-cover.ts";

type CoverFieldProps = {
  id: string;
  draftId: string;
  icon: string | undefined;
  error: string | undefined;
  onCover: (icon: string) => void;
};

/** The picture on the class's card. The server makes its own copy of it. */
export function CoverField({ id, draftId, icon, error, onCover }: CoverFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const upload = useMutation({
    mutationFn: async (picture: File) => uploadCover(draftId, await fitCover(picture)),
    onSuccess: onCover,
    meta: { hideError: true },
  });
  const trouble = upload.error ? sentenceOf(upload.error) : error;
  return (
    <div className="class-form__cover" role="group" aria-label="Cover">
      {icon ? (
        <CoverPicture draftId={draftId} icon={icon} className="class-form__picture" />
      ) : (
        <div className="class-form__picture" />
      )}
      <div>
        <OnlineButton
          id={id}
          look="outline"
          isBusy={upload.isPending}
          busyText="Checking …"
          onClick={() => input.current?.click()}
        >
          {icon ? "Change the cover" : "Choose a cover"}
        </OnlineButton>
        <p className={trouble ? "field__note field__note--error" : "field__note"} aria-live="polite">
          {trouble ?? "PNG, JPEG or WebP. It is cut to 16:10 and shown as 640 × 400."}
        </p>
        <input
          ref={input}
          className="unseen"
          type="file"
          accept={COVER_TYPES.join(",")}
          aria-label="Picture for the cover"
          tabIndex={-1}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            target.value = "";
            if (chosen) upload.mutate(chosen);
          }}
        />
      </div>
    </div>
  );
}

function sentenceOf(error: Error): string {
  return error instanceof ServerError && error.code ? error.message : "The picture was not sent. Try again.";
}
