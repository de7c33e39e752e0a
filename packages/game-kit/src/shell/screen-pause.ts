import type { Control, GameManifest } from "#core/game-manifest.ts";
import { button, element } from "./shell-dom.ts";

/** A card in the middle of the stage. */
export function card(name: string, heading: string, ...children: (Node | string | null)[]): HTMLElement {
  const title = element("h2", { text: heading });
  title.id = "screen-heading";
  const panel = element("div", { class: "card", role: "dialog" }, title, ...children);
  panel.setAttribute("aria-modal", "true");
  panel.setAttribute("aria-labelledby", title.id);
  const screen = element("section", { class: "card-screen" }, panel);
  screen.dataset.name = name;
  return screen;
}

type PauseChoices = {
  onResume(): void;
  onRestart(): void;
  /** Null while no lesson is shown. */
  onSkipLesson: (() => void) | null;
  onHowTo(): void;
  onSettings(): void;
  /** Null outside of levels. */
  onLevels: (() => void) | null;
  onTitle(): void;
};

export function pauseScreen(choices: PauseChoices): HTMLElement {
  return card(
    "pause",
    "Paused",
    element("p", { class: "muted", text: "The pond waits. It is good at that." }),
    element(
      "div",
      { class: "stack" },
      button("Resume", "paper", choices.onResume, { isFirst: true }),
      button("Start again", "quiet", choices.onRestart),
      choices.onSkipLesson && button("Skip the lesson", "quiet", choices.onSkipLesson),
      button("How to play", "quiet", choices.onHowTo),
      button("Settings", "quiet", choices.onSettings),
      choices.onLevels && button("Levels", "quiet", choices.onLevels),
      button("Title", "quiet", choices.onTitle),
    ),
  );
}

type HowToChoices = {
  onBack(): void;
  /** Null for a game without a lesson. */
  onLesson: (() => void) | null;
};

/** The rules in a few sentences, and the controls of each device. */
export function howToScreen(manifest: GameManifest, device: keyof Control, choices: HowToChoices): HTMLElement {
  const rows = manifest.controls.map((control) =>
    element(
      "div",
      { class: "row" },
      element("dt", { text: control.action }),
      element("dd", { text: control[device] || control.keys || control.touch }),
    ),
  );
  return card(
    "how-to",
    "How to play",
    element("ol", { class: "steps" }, ...manifest.howTo.map((text) => element("li", { text }))),
    element("dl", { class: "rows" }, ...rows),
    element(
      "div",
      { class: "stack" },
      button("Got it", "paper", choices.onBack, { isFirst: true }),
      choices.onLesson && button("Show the lesson again", "quiet", choices.onLesson),
    ),
  );
}
