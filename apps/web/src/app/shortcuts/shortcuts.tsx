import "./shortcuts.css";
import { useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "#ui/router/router.tsx";
import { FIND_HASH } from "#features/classes/search/class-search-field.tsx";
import { sendGameCommand, type GameCommand } from "#features/play/game-commands-api.ts";
import { listPath } from "#lib/site/layout.ts";
import { useLocalStore } from "#lib/device/local-store.ts";
import { type Shortcut, shortcutOf, shortcuts } from "#lib/device/shortcuts.ts";
import { useSite } from "#lib/site/site.ts";
import { Switch } from "#ui/forms/choices.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { steerByPad } from "./pad-steering.ts";

const GAME_KEYS: Partial<Record<Shortcut, GameCommand>> = { f: "fillScreen", m: "mute", p: "halt", escape: "pause" };

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
      [["P"], "Pause or continue"],
      [["Esc"], "Pause; in a game, return to the page"],
    ],
  },
  {
    title: "Gamepad",
    keys: [
      [["D-pad"], "Move about the page"],
      [["A"], "Choose"],
      [["B"], "Back"],
      [["Start"], "Pause or continue"],
    ],
  },
];

/** Keyboard shortcuts and gamepad control of the page. `early` is the key that was pressed before this code loaded. */
export function Shortcuts({ early }: { early: Shortcut | null }) {
  const [isOpen, setOpen] = useState(early === "?");
  const navigate = useNavigate();
  const list = listPath(useSite().config);

  const act = useEffectEvent((key: Exclude<Shortcut, "?">) => {
    const command = GAME_KEYS[key];
    if (command) return void sendGameCommand(command);
    const field = document.querySelector<HTMLElement>('[role="search"] input');
    if (field) field.focus();
    else void navigate(list + FIND_HASH);
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const key = shortcutOf(event);
      if (key === "/") event.preventDefault();
      if (key === "?") setOpen(true);
      else if (key) act(key);
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  useEffect(() => {
    if (early && early !== "?") act(early);
  }, [early]);
  useEffect(() => steerByPad(() => sendGameCommand("halt")), []);

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
        label="Single-key shortcuts"
        hint="Saved on this device. The same switch is in Settings, Look."
        isOn={isOn}
        onChange={(next) => shortcuts.set(next)}
      />
    </div>
  );
}
