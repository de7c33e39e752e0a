import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "#ui/router/router.tsx";
import { IconButton } from "#ui/button.tsx";
import { Field } from "#ui/forms/field.tsx";
import { scrollToElement, isPhone } from "./use-folder-in-view.ts";

/** Links to `/#find` focus the field. */
export const FIND_HASH = "#find";

type SearchFieldProps = { text: string; onText: (text: string) => void; onPrepare: () => void };

export function ClassSearchField({ text, onText, onPrepare }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { hash, key } = useLocation();

  useEffect(() => {
    if (hash === FIND_HASH) input.current?.focus();
  }, [hash, key]);

  // Takes over text that was typed before hydration.
  const takeEarlyText = useEffectEvent(() => {
    const early = input.current!.value;
    if (early === text) return;
    onPrepare();
    onText(early);
  });
  useEffect(() => takeEarlyText(), []);

  const clear = () => {
    onText("");
    input.current?.focus();
  };

  return (
    <div role="search" className="class-search">
      <Field
        ref={input}
        type="search"
        label="Find a class"
        hideLabel
        placeholder="Find a class"
        icon="search"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-keyshortcuts="/"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => {
          onPrepare();
          if (isPhone()) scrollToElement(event.target.closest(".folder"));
        }}
        onKeyDown={(event) => event.key === "Escape" && clear()}
        end={text ? <IconButton label="Clear search" icon="close" onClick={clear} /> : <kbd aria-hidden="true">/</kbd>}
      />
    </div>
  );
}
