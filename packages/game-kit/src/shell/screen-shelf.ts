import { card } from "./screen-pause.ts";
import { button, element } from "./shell-dom.ts";

/** Something that runs bring and that is kept: a hat, a sticker, a plant. */
export type ShelfItem = {
  id: string;
  name: string;
  /** How to get it, in a few words. */
  how: string;
  isFound: boolean;
  /** Draws it in 64 × 64 units. */
  draw(context: CanvasRenderingContext2D): void;
};

export type Shelf = {
  /** "Hats". */
  title: string;
  /** One sentence above the items. */
  line: string;
  items: readonly ShelfItem[];
  /** The item in use, for a shelf whose items can be chosen. */
  chosen?: string | null;
  onChoose?(id: string): void;
};

const UNITS = 64;
const SCALE = 2;

export const countFound = ({ items }: Shelf): string =>
  `${items.filter(({ isFound }) => isFound).length} of ${items.length}`;

/** Everything that can be found; what is missing is shown as a shadow with the way to it. */
export function shelfScreen(shelf: Shelf, onBack: () => void): HTMLElement {
  const screen = card(
    "shelf",
    shelf.title,
    element("p", { class: "muted", text: `${shelf.line} ${countFound(shelf)} found.` }),
    element("ul", { class: "shelf", label: shelf.title }, ...shelf.items.map((item) => shelfPlace(shelf, item))),
    element("div", { class: "stack" }, button("Back", "quiet", onBack, { isFirst: true })),
  );
  screen.classList.add("shelf-screen");
  return screen;
}

function shelfPlace(shelf: Shelf, item: ShelfItem): HTMLElement {
  const { id, name, how, isFound } = item;
  const inside = [drawItem(item), element("b", { text: isFound ? name : "?" }), element("span", { text: how })];
  const isChosen = shelf.chosen === id;
  const words = [isFound ? name : "Not found yet", how, isChosen ? "In use" : ""].filter(Boolean).join(". ");
  if (!shelf.onChoose) {
    return element("li", { class: isFound ? "shelf-place" : "shelf-place is-missing", label: words }, ...inside);
  }
  const node = element(
    "button",
    {
      class: isFound ? "shelf-place" : "shelf-place is-missing",
      label: words,
      onClick: () => {
        shelf.onChoose?.(id);
        for (const each of node.closest("ul")?.querySelectorAll("button") ?? [])
          each.setAttribute("aria-pressed", String(each === node));
      },
    },
    ...inside,
  );
  node.type = "button";
  node.disabled = !isFound;
  node.setAttribute("aria-pressed", String(isChosen));
  return element("li", {}, node);
}

function drawItem(item: ShelfItem): HTMLCanvasElement {
  const canvas = element("canvas", { class: "shelf-picture" });
  canvas.width = canvas.height = UNITS * SCALE;
  canvas.setAttribute("aria-hidden", "true");
  const context = canvas.getContext("2d");
  if (context) {
    context.scale(SCALE, SCALE);
    item.draw(context);
  }
  return canvas;
}
