import { type DragEvent, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast/toast.ts";
import folderArt from "#features/class-creator/folder-art.svg";
import { readChosen, readDrop } from "./read-drop.ts";
import type { Source } from "./unpack.ts";

type DropZoneProps = { isBusy: boolean; onSource: (source: Source) => void };

/** Takes a zip or a folder, dropped or chosen. */
export function DropZone({ isBusy, onSource }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const zip = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (isBusy) return;
    readDrop(event.dataTransfer).then(
      (source) => source && onSource(source),
      () => toast.error("The files could not be read. Drop them again."),
    );
  };
  const choose = (input: HTMLInputElement) => {
    const source = readChosen([...(input.files ?? [])]);
    // The same folder can be chosen again after a change.
    input.value = "";
    if (source) onSource(source);
  };
  return (
    <div
      className={isOver ? "drop-zone drop-zone--over" : "drop-zone"}
      role="group"
      aria-label="Files of the game"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <img className="drop-zone__art" src={folderArt} alt="" width={86} height={64} />
      <div className="drop-zone__words">
        <b>Drop a zip or a folder</b>
        <p className="muted small">Opened on your device; only changed files are sent.</p>
      </div>
      <div className="drop-zone__ways">
        <Button look="outline" disabled={isBusy} onClick={() => zip.current?.click()}>
          Choose a zip
        </Button>
        <Button look="outline" disabled={isBusy} onClick={() => folder.current?.click()}>
          Choose a folder
        </Button>
      </div>
      <input
        ref={zip}
        className="unseen"
        type="file"
        accept=".zip,application/zip,.html"
        aria-label="Zip of the game"
        tabIndex={-1}
        onChange={({ target }) => choose(target)}
      />
      <input
        ref={(element) => {
          folder.current = element;
          // React does not know this attribute.
          element?.setAttribute("webkitdirectory", "");
        }}
        className="unseen"
        type="file"
        multiple
        aria-label="Folder of the game"
        tabIndex={-1}
        onChange={({ target }) => choose(target)}
      />
    </div>
  );
}
