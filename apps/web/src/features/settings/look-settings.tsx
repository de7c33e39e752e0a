import { useLocalStore } from "#lib/device/local-store.ts";
import { shortcuts } from "#lib/device/shortcuts.ts";
import { Switch } from "#ui/forms/choices.tsx";
import { muted, setLook, useLook } from "./look-api.ts";
import { Setting } from "./setting.tsx";

/** Display and sound settings. They are stored on this device at once, so there is no save button. */
export function LookSetting() {
  const { isPlain, isCalm } = useLook();
  const isMuted = useLocalStore(muted, false);
  const hasShortcuts = useLocalStore(shortcuts, true);
  return (
    <Setting title="Look, sound and keys" about="For this device only.">
      <div className="setting__switches">
        <Switch
          label="Plain interface"
          hint="Hides backgrounds, cursors, fonts and specials. You keep what you own."
          isOn={isPlain}
          onChange={(isOn) => setLook({ isPlain: isOn })}
        />
        <Switch
          label="Less motion"
          hint="Stops animations on pages and in games. Your system setting always applies."
          isOn={isCalm}
          onChange={(isOn) => setLook({ isCalm: isOn })}
        />
        <Switch
          label="Sound in games"
          hint="The same as the button under every game."
          isOn={!isMuted}
          onChange={(isOn) => muted.set(!isOn)}
        />
        <Switch
          label="Single-key shortcuts"
          hint="A slash finds a class, a question mark lists all shortcuts. When off, keys work only in fields and games."
          isOn={hasShortcuts}
          onChange={(isOn) => shortcuts.set(isOn)}
        />
      </div>
    </Setting>
  );
}
