import "./picture-field.css";
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { takePicture } from "#features/play/game-picture-api.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { fitPicture } from "./fit-picture.ts";
import { firstPicture, PICTURE_TYPES, pictureProblem } from "./score-picture.ts";

type PictureFieldProps = {
  id: string;
  error: string | undefined;
  appId: string;
  picture: File | null;
  onPicture: (picture: File | null) => void;
};

/** A field for a picture: by file, paste, drop, or from the open game. */
export function PictureField({ id, error, appId, picture, onPicture }: PictureFieldProps) {
  const [note, setNote] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [isTaking, setTaking] = useState(false);
  const noteId = `${id}-note`;

  const take = async (given: File) => {
    const fitted = await fitPicture(given);
    const problem = pictureProblem(fitted);
    setNote(problem ?? undefined);
    onPicture(problem === null ? fitted : null);
  };
  const takeFromGame = async () => {
    setTaking(true);
    const taken = await takePicture(appId);
    setTaking(false);
    if (taken) await take(new File([taken], `${appId}.png`, { type: taken.type }));
    else setNote("The game is not open. Start the class first, then take the picture here.");
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = firstPicture(event.dataTransfer.files);
    if (dropped) void take(dropped);
    else setNote("That is not a picture.");
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = firstPicture(event.clipboardData?.files);
    if (pasted) void take(pasted);
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    addEventListener("paste", onPaste);
    return () => removeEventListener("paste", onPaste);
  }, []);

  const trouble = note ?? error;
  return (
    <div
      className={`picture ${isOver ? "picture--over" : ""} ${trouble ? "picture--error" : ""}`}
      role="group"
      aria-label="Picture"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Preview picture={picture} />
      <div className="picture__ways">
        <label className="button button--outline picture__file">
          <Icon name="download" />
          Choose a file
          <input
            id={id}
            className="unseen"
            type="file"
            accept={PICTURE_TYPES.join(",")}
            aria-invalid={trouble ? true : undefined}
            aria-describedby={noteId}
            onChange={({ target }) => {
              const chosen = target.files?.[0];
              target.value = "";
              if (chosen) void take(chosen);
            }}
          />
        </label>
        <Button look="outline" icon="screen" aria-disabled={isTaking} onClick={() => !isTaking && void takeFromGame()}>
          {isTaking ? "One moment …" : "Take it from the game"}
        </Button>
      </div>
      <p id={noteId} className={trouble ? "field__note field__note--error" : "field__note"} aria-live="polite">
        {trouble ?? "PNG, JPEG or WebP, up to 2 MB. The score has to be readable in it."}
      </p>
    </div>
  );
}

function Preview({ picture }: { picture: File | null }) {
  if (picture) return <Chosen picture={picture} />;
  return (
    <p className="picture__empty">
      <Icon name="screen" />
      Drop or paste a picture here
    </p>
  );
}

function Chosen({ picture }: { picture: File }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(picture);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [picture]);
  return <img ref={image} className="picture__preview" alt={`Chosen: ${picture.name}`} />;
}
