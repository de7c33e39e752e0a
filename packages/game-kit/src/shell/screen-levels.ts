import type { ModeManifest } from "#core/game-manifest.ts";
import { card } from "./screen-pause.ts";
import { button, element } from "./shell-dom.ts";

type Level = { stars: number; isOpen: boolean };

type LevelChoices = { onPlay(level: number): void; onBack(): void };

const MOST_STARS = 3;

/** The levels of a mode, with their stars. `first` gets the focus. */
export function levelsScreen(
  { title, hint }: ModeManifest,
  levels: readonly Level[],
  first: number,
  choices: LevelChoices,
): HTMLElement {
  const won = levels.reduce((sum, { stars }) => sum + stars, 0);
  const buttons = levels.map(({ stars, isOpen }, index) => {
    const level = index + 1;
    const words = isOpen ? `${stars} of ${MOST_STARS} stars` : "closed";
    const node = element(
      "button",
      {
        class: "level",
        label: `Level ${level}, ${words}`,
        onClick: () => choices.onPlay(level),
        isFirst: level === first,
      },
      element("b", { text: String(level) }),
      element("span", { text: isOpen ? "★".repeat(stars) + "☆".repeat(MOST_STARS - stars) : "·" }),
    );
    node.type = "button";
    node.disabled = !isOpen;
    return node;
  });
  const screen = card(
    "levels",
    title,
    element("p", { class: "muted", text: `${hint} ${won} of ${MOST_STARS * levels.length} stars.` }),
    element("div", { class: "levels", role: "group", label: "Levels" }, ...buttons),
    element("div", { class: "stack" }, button("Back", "quiet", choices.onBack)),
  );
  screen.classList.add("levels-screen");
  return screen;
}
