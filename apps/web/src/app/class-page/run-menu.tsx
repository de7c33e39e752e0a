import "#ui/menu.css";
import { type SyntheticEvent, useEffect, useId, useRef, useState } from "react";
import { Icon, type IconName } from "#ui/icon.tsx";

export type RunChoice = { words: string; icon: IconName; onChoose: () => void };

const GAP = 4;

/** The menu with more actions for a run. */
export function RunMenu({ label, choices }: { label: string; choices: RunChoice[] }) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => menu.current?.hidePopover();

  // A popover is in the top layer, so it does not move with its row: position it at the button.
  const follow = (event: SyntheticEvent<HTMLDivElement>) => {
    const isOpening = (event.nativeEvent as unknown as ToggleEvent).newState === "open";
    setOpen(isOpening);
    if (isOpening) place(opener.current, menu.current);
  };
  useEffect(() => {
    if (!isOpen) return;
    const keepPlace = () => place(opener.current, menu.current);
    addEventListener("scroll", keepPlace, { passive: true });
    return () => removeEventListener("scroll", keepPlace);
  }, [isOpen]);

  return (
    <>
      <button ref={opener} type="button" className="icon-button" title={label} aria-label={label} popoverTarget={id}>
        <svg className="icon icon--filled" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      <div ref={menu} id={id} className="run-menu" popover="auto" onBeforeToggle={follow}>
        {choices.map(({ words, icon, onChoose }) => (
          <button
            key={words}
            type="button"
            className="menu-item"
            onClick={() => {
              close();
              onChoose();
            }}
          >
            <Icon name={icon} />
            {words}
          </button>
        ))}
      </div>
    </>
  );
}

function place(row: HTMLElement | null, menu: HTMLElement | null): void {
  if (!row || !menu) return;
  const { bottom, right } = row.getBoundingClientRect();
  menu.style.top = `${bottom + GAP}px`;
  menu.style.right = `${document.documentElement.clientWidth - right}px`;
}
