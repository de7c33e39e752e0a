import type { GameManifest } from "#core/game-manifest.ts";
import { button, element } from "./shell-dom.ts";

type TitleChoices = {
  onPlay(): void;
  /** Null where there is no daily challenge. */
  onDaily: (() => void) | null;
  onHowTo(): void;
  onSettings(): void;
};

/** The title screen, along the lower edge of the picture. */
export function titleScreen(manifest: GameManifest, best: string | null, choices: TitleChoices): HTMLElement {
  const screen = element(
    "section",
    { class: "title-screen" },
    element(
      "div",
      { class: "poster" },
      element(
        "div",
        { class: "poster-words" },
        element("h1", {}, manifest.title, element("span", { class: "tag", text: manifest.code })),
        element("p", { class: "poster-line", text: manifest.description }),
        best === null ? null : element("p", { class: "poster-best", text: `Your best: ${best}` }),
      ),
      element(
        "div",
        { class: "poster-buttons" },
        button("Play", "ink", choices.onPlay, { isFirst: true }),
        choices.onDaily && button("Daily", "line", choices.onDaily, { label: "Play the daily challenge" }),
        button("How to play", "line", choices.onHowTo),
        button("Settings", "line", choices.onSettings),
      ),
    ),
  );
  screen.dataset.name = "title";
  return screen;
}
