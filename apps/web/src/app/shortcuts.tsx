import "./shortcuts.css";
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { FIND_HASH } from "#features/classes/class-search-field.tsx";
import { askDesk, type DeskWish } from "#features/play/game-desk-api.ts";
import { listPath } from "#lib/layout.ts";
import { useLocalStore } from "#lib/local-store.ts";
import { shortcutOf, shortcuts } from "#lib/shortcuts.ts";
import { useSite } from "#lib/site.ts";
import { Switch } from "#ui/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { steerByPad } from "./pad-steering.ts";

const DESK_KEYS: Partial<Record<string, DeskWish>> = { f: "fillScreen", m: "mute", p: "halt", escape: "pause" };

const LIST: { title: string; keys: [keys: string[], words: string][] }[] = [
  {
    title: "Everywhere",
    keys: [
      [["/"], "Find a class"],
      [["?"], "This list"],
    ],
  },
  {
    title: "In a class",
    keys: [
      [["F"], "Full screen"],
      [["M"], "Sound on or off"],
      [["P"], "Pause, and go on"],
      [["Esc"], "Pause; in a game, back to the page"],
    ],
  },
  {
    title: "Gamepad",
    keys: [
      [["D-pad"], "Move about the page"],
      [["A"], "Choose"],
      [["B"], "Back"],
      [["Start"], "Pause, and go on"],
    ],
  },
];

/** The keys and the pad of the page. A game that has the focus hears its own. */
export function Shortcuts() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const list = listPath(useSite().config);

  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      const wish = DESK_KEYS[key ?? ""];
      // Escape closes what is open first.
      if (key === "escape" && document.querySelector("dialog[open], [popover]:popover-open")) return;
      if (wish) return void askDesk(wish);
      if (key === "?") setOpen(true);
      if (key !== "/") return;
      event.preventDefault();
      const field = document.querySelector<HTMLElement>('[role="search"] input');
      if (field) field.focus();
      else void navigate(list + FIND_HASH);
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [navigate, list]);
  useEffect(() => steerByPad(() => askDesk("halt")), []);

  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="Shortcuts">
      <ShortcutList />
    </Dialog>
  );
}

function ShortcutList() {
  const isOn = useLocalStore(shortcuts, true);
  return (
    <div className="shortcuts">
      {LIST.map(({ title, keys }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {keys.map(([caps, words]) => (
              <div key={words}>
                <dt>
                  {caps.map((cap) => (
                    <kbd key={cap}>{cap}</kbd>
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        label="Shortcuts of a single key"
        hint="Kept by this device. The settings have the same switch, under Look."
        isOn={isOn}
        onChange={(next) => shortcuts.set(next)}
      />
    </div>
  );
}
