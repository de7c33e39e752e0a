import type { GameManifest } from "#core/game-manifest.ts";
import { drawMedal } from "./report/medal-art.ts";
import { button, element } from "./shell-dom.ts";
import { raceRow, type RaceChoice } from "./staff/race-row.ts";

type TitleChoices = {
  onPlay(): void;
  /** Null where there is no daily challenge. */
  onDaily: (() => void) | null;
  /** The count of the game's shelf, such as "Hats 3 of 9". Null for a game without one. */
  shelf: { label: string; onOpen(): void } | null;
  onHowTo(): void;
  onSettings(): void;
  /** The staff that can be raced. */
  races: readonly RaceChoice[];
  /** The level that they are races of; empty for a mode. */
  racesOf: string;
};

/** A way to play, as a card on the title. */
export type ModeCard = {
  title: string;
  hint: string;
  /** "Best 742 m", or the stars of its levels. */
  best: string;
  medal: number;
  /** The one that was played last. */
  isChosen: boolean;
  onPlay(): void;
};

/** The title screen, along the lower edge of the picture. With modes, each is a card that starts it. */
export function titleScreen(
  manifest: GameManifest,
  best: string | null,
  modes: readonly ModeCard[],
  choices: TitleChoices,
): HTMLElement {
  const hasModes = modes.length > 0;
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
        best === null || hasModes ? null : element("p", { class: "poster-best", text: `Your best: ${best}` }),
      ),
      hasModes
        ? element(
            "div",
            { class: modes.length > 4 ? "modes is-many" : "modes", role: "group", label: "Modes" },
            ...modes.map(modeCard),
          )
        : null,
      element(
        "div",
        { class: "poster-buttons" },
        hasModes ? null : button("Play", "ink", choices.onPlay, { isFirst: true }),
        choices.onDaily && button("Daily", "line", choices.onDaily, { label: "Play the daily challenge" }),
        choices.shelf && button(choices.shelf.label, "line", choices.shelf.onOpen),
        button("How to play", "line", choices.onHowTo),
        button("Settings", "line", choices.onSettings),
      ),
      choices.races.length > 0 ? raceRow(choices.races, choices.racesOf) : null,
    ),
  );
  screen.dataset.name = "title";
  return screen;
}

const MEDALS = ["", "duckling", "drake", "goose"];
const MEDAL_WORDS = ["", "bronze medal", "silver medal", "gold medal"];

function modeCard({ title, hint, best, medal, isChosen, onPlay }: ModeCard): HTMLElement {
  const label = [title, best, MEDAL_WORDS[medal], hint].filter(Boolean).join(". ");
  const card = element(
    "button",
    { class: "mode", label, onClick: onPlay, isFirst: isChosen },
    medal > 0 ? drawMedal(MEDALS[medal]!, true) : null,
    element("b", { text: title }),
    element("span", { text: hint }),
    element("small", { text: best }),
  );
  card.type = "button";
  return card;
}
