import type { ModeManifest } from "#core/game-manifest.ts";
import { LEVEL_PICTURE } from "#stage/picture-stage.ts";
import { drawMedal } from "./report/medal-art.ts";
import { card } from "./screen-pause.ts";
import { button, drawIcon, element } from "./shell-dom.ts";

/** `medal`: how many of the staff were beaten. */
type Level = { stars: number; isOpen: boolean; medal: number };

type Draw = (context: CanvasRenderingContext2D, level: number) => void;
/** `chapters` share the levels evenly. As many chapters as levels are the names of the levels. */
type LevelWords = { chapters: readonly string[]; draw?: Draw };

type LevelChoices = { onPlay(level: number): void; onBack(): void };

const MOST_STARS = 3;

/** Canvas pixels of a unit. */
const PICTURE_PIXELS = 2;
const PICTURE_MS = 16;
const STAFF_WORDS = ["", "Duckling beaten", "Drake beaten", "Goose beaten"];
const MEDALS = ["", "duckling", "drake", "goose"];

/** Levels with names lie in rows of so many; many levels of one more where there is room. */
const NAMED_IN_ROW = 2;
/** Ten levels fill two rows of five, eight and twelve those of four. */
const picturesInRow = (count: number): number => (count % 5 === 0 ? 5 : 4);
const MANY_NAMES = 8;
/** On a lying phone, so that twelve are in view without scrolling. */
const NAMED_IN_LOW_ROW = 4;

/** The map of a mode's levels, with their stars. `first` gets the focus. */
export function levelsScreen(
  { title, hint }: ModeManifest,
  levels: readonly Level[],
  first: number,
  { chapters, draw }: LevelWords,
  choices: LevelChoices,
): HTMLElement {
  const won = countStars(levels);
  const size = Math.ceil(levels.length / Math.max(1, chapters.length));
  const isNamed = chapters.length === levels.length;
  const named = () =>
    levelRows(
      "Levels",
      levels.map((level, at) => levelButton(level, at + 1, first, choices, { name: chapters[at]!, draw })),
      draw ? picturesInRow(levels.length) : levels.length > MANY_NAMES ? NAMED_IN_ROW + 1 : NAMED_IN_ROW,
      { narrow: NAMED_IN_ROW, low: NAMED_IN_LOW_ROW },
    );
  const grouped = Array.from({ length: isNamed ? 0 : Math.ceil(levels.length / size) }, (_, at) => {
    const own = levels.slice(at * size, (at + 1) * size);
    const buttons = own.map((level, index) => levelButton(level, at * size + index + 1, first, choices));
    const label = chapters[at] ?? "Levels";
    return [chapters[at] === undefined ? null : chapterLine(label, own), levelRows(label, buttons, size)];
  });
  const fill = element("i");
  fill.style.width = `${Math.round((100 * won) / (MOST_STARS * levels.length))}%`;
  const screen = card(
    "levels",
    title,
    element(
      "p",
      { class: "levels-sum" },
      element("span", { class: "levels-bar" }, fill),
      drawIcon("star"),
      `${won} of ${MOST_STARS * levels.length}`,
    ),
    element("p", { class: "muted", text: hint }),
    element("div", { class: "levels-map" }, ...(isNamed ? [named()] : grouped.flat())),
    element(
      "div",
      { class: "levels-buttons" },
      button(`Play ${first}`, "paper", () => choices.onPlay(first), { label: `Play level ${first}` }),
      button("Back", "quiet", choices.onBack),
    ),
  );
  screen.classList.add("levels-screen");
  return screen;
}

const MOST_IN_ROW = 12;

type RowSizes = { narrow?: number; low?: number };

/** Rows of the same length, and of half of it on narrow screens. */
function levelRows(label: string, buttons: HTMLElement[], size: number, { narrow, low }: RowSizes = {}): HTMLElement {
  const rows = element("div", { class: "levels", role: "group", label }, ...buttons);
  const inRow = Math.ceil(size / Math.ceil(size / MOST_IN_ROW));
  rows.style.setProperty("--in-row", String(inRow));
  rows.style.setProperty("--in-narrow-row", String(narrow ?? (inRow > 6 ? Math.ceil(inRow / 2) : inRow)));
  rows.style.setProperty("--in-low-row", String(low ?? inRow));
  return rows;
}

const countStars = (levels: readonly Level[]): number => levels.reduce((sum, { stars }) => sum + stars, 0);

function chapterLine(name: string, levels: readonly Level[]): HTMLElement {
  const stars = element("span", {}, drawIcon("star"), `${countStars(levels)} of ${MOST_STARS * levels.length}`);
  return element("h3", { class: "levels-chapter" }, name, stars);
}

function levelButton(
  { stars, isOpen, medal }: Level,
  level: number,
  first: number,
  choices: LevelChoices,
  named?: { name: string; draw: Draw | undefined },
): HTMLElement {
  const { name, draw } = named ?? {};
  const beaten = medal > 0 ? `, ${STAFF_WORDS[medal]}` : "";
  const words = isOpen ? `${stars} of ${MOST_STARS} stars${beaten}` : "closed";
  const node = element(
    "button",
    {
      class: ["level", stars === MOST_STARS && "is-full", draw && "has-picture"].filter(Boolean).join(" "),
      label: `Level ${level}, ${name === undefined ? "" : `${name}, `}${words}`,
      onClick: () => choices.onPlay(level),
      isFirst: level === first,
    },
    draw ? levelPicture(draw, level, medal) : null,
    name === undefined
      ? element("b", { text: String(level) })
      : element("b", { class: "level-name", text: `${level} · ${name}` }),
    isOpen ? drawStars(stars) : drawIcon("lock"),
  );
  node.type = "button";
  node.disabled = !isOpen;
  return node;
}

function levelPicture(draw: Draw, level: number, medal: number): HTMLElement {
  const canvas = element("canvas");
  const [width, height] = LEVEL_PICTURE;
  [canvas.width, canvas.height] = [width * PICTURE_PIXELS, height * PICTURE_PIXELS];
  const context = canvas.getContext("2d");
  // One at a time, after the map has opened.
  if (context)
    setTimeout(() => {
      context.scale(PICTURE_PIXELS, PICTURE_PIXELS);
      draw(context, level);
    }, level * PICTURE_MS);
  return element("span", { class: "level-picture" }, canvas, medal > 0 ? drawMedal(MEDALS[medal]!, true) : null);
}

/** Three stars, so many of them won. */
export function drawStars(won: number): HTMLElement {
  const stars = Array.from({ length: MOST_STARS }, (_, place) => {
    const star = drawIcon("star");
    star.classList.toggle("is-won", place < won);
    return star;
  });
  return element("span", { class: "stars" }, ...stars);
}
