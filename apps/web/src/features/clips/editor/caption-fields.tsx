import "./caption-fields.css";
import { useEffect, useRef } from "react";
import { clockTime } from "#features/clips/clip-words.ts";
import type { ClipDraft } from "#features/clips/clips-api.ts";
import { IconButton } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { changeCaption, MAX_CAPTION, MAX_CAPTIONS, removeCaption, timeCaption } from "./clip-draft.ts";

type CaptionFieldsProps = { draft: ClipDraft; at: number; onChange: (draft: ClipDraft) => void };

/** The captions of a clip: their texts, and from when to when they are shown. */
export function CaptionFields({ draft, at, onChange }: CaptionFieldsProps) {
  const { captions, from_frame } = draft;
  const here = clockTime(at - from_frame);
  const box = useRef<HTMLFieldSetElement>(null);
  // Moves the focus to a new caption, and away from a removed one.
  const count = useRef(captions.length);
  useEffect(() => {
    const isNew = captions.length > count.current;
    const isLost = captions.length < count.current && document.activeElement === document.body;
    count.current = captions.length;
    if (isNew) box.current?.querySelector<HTMLInputElement>("li:last-child input")?.focus();
    else if (isLost) box.current?.focus();
  }, [captions.length]);
  return (
    <fieldset className="captions" ref={box} tabIndex={-1}>
      <legend>
        Captions{" "}
        <span>
          {captions.length} of {MAX_CAPTIONS}
        </span>
      </legend>
      {captions.length === 0 && <p className="small muted">None. Press “Caption here” below the picture.</p>}
      <ul>
        {captions.map((caption, place) => (
          <li key={place} className="captions__line">
            <Field
              label={`Caption ${place + 1}, ${clockTime(caption.from - from_frame)}–${clockTime(caption.to - from_frame)}`}
              maxLength={MAX_CAPTION}
              value={caption.text}
              onChange={(event) => onChange(changeCaption(draft, place, { text: event.target.value }))}
            />
            <IconButton
              label={`Caption ${place + 1} starts at ${here}`}
              icon="earlier"
              onClick={() => onChange(timeCaption(draft, place, "from", at))}
            />
            <IconButton
              label={`Caption ${place + 1} ends at ${here}`}
              icon="later"
              onClick={() => onChange(timeCaption(draft, place, "to", at))}
            />
            <IconButton
              label={`Remove caption ${place + 1}`}
              icon="close"
              onClick={() => onChange(removeCaption(draft, place))}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
