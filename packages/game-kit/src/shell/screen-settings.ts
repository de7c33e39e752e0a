import type { Settings } from "@quackademy/game-sdk/protocol.ts";
import { card } from "./screen-pause.ts";
import { button, element } from "./shell-dom.ts";

const SPEEDS = [1, 0.75, 0.5];

type SettingsChoices = {
  onChange(change: Partial<Settings>): void;
  onSpeed(speed: number): void;
  /** Null for a game without music. */
  onDelay: (() => void) | null;
  onBack(): void;
};

export function settingsScreen(settings: Settings, speed: number, choices: SettingsChoices): HTMLElement {
  return card(
    "settings",
    "Settings",
    toggle("Sound", !settings.isMuted, (isOn) => choices.onChange({ isMuted: !isOn }), true),
    toggle("Music", !settings.isMusicOff, (isOn) => choices.onChange({ isMusicOff: !isOn })),
    volumeSlider(settings.volume, (volume) => choices.onChange({ volume })),
    choices.onDelay && delayRow(settings.soundDelayMs ?? 0, choices.onDelay),
    toggle("Less movement", settings.isCalm, (isCalm) => choices.onChange({ isCalm })),
    toggle("More contrast", settings.isContrast, (isContrast) => choices.onChange({ isContrast })),
    speedChoice(speed, choices.onSpeed),
    element("p", {
      class: "muted",
      text: "Applies from the next start. Slower runs are practice runs: they are not on the leaderboard.",
    }),
    element("div", { class: "stack" }, button("Done", "paper", choices.onBack)),
  );
}

function toggle(label: string, isOn: boolean, onChange: (isOn: boolean) => void, isFirst = false): HTMLElement {
  const box = element("input", { isFirst });
  box.type = "checkbox";
  box.checked = isOn;
  box.addEventListener("change", () => onChange(box.checked));
  return element("label", { class: "row setting" }, label, box);
}

function volumeSlider(volume: number, onChange: (volume: number) => void): HTMLElement {
  const slider = element("input");
  Object.assign(slider, { type: "range", min: "0", max: "100", step: "5", value: String(Math.round(volume * 100)) });
  slider.addEventListener("input", () => onChange(Number(slider.value) / 100));
  return element("label", { class: "row setting" }, "Volume", slider);
}

function delayRow(delayMs: number, onMeasure: () => void): HTMLElement {
  const measure = button("Measure", "quiet", onMeasure, { label: "Measure the sound delay" });
  return element("div", { class: "row setting" }, `Sound delay ${delayMs} ms`, measure);
}

function speedChoice(speed: number, onSpeed: (speed: number) => void): HTMLElement {
  const buttons = SPEEDS.map((each) => {
    const choice = button(`${each * 100} %`, "quiet", () => {
      for (const other of buttons) other.setAttribute("aria-pressed", String(other === choice));
      onSpeed(each);
    });
    choice.setAttribute("aria-pressed", String(each === speed));
    return choice;
  });
  const group = element("div", { class: "choices", role: "group", label: "Speed" }, ...buttons);
  return element("div", { class: "row setting" }, "Speed", group);
}
