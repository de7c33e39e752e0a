import type { TouchButton } from "#stage/game-view.ts";
import { element } from "./shell-dom.ts";

/** A game's touch buttons, in the lower corners of the picture. */
export function createTouchBar<State>(
  buttons: readonly TouchButton<State>[],
  onPress: (index: number, isDown: boolean) => void,
) {
  const make = (index: number, label: string) => {
    const node = element("button", { text: label });
    node.type = "button";
    node.tabIndex = -1;
    const press = (isDown: boolean) => {
      node.classList.toggle("is-down", isDown);
      onPress(index, isDown);
    };
    node.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      press(true);
    });
    for (const end of ["pointerup", "pointercancel", "pointerleave"] as const) {
      node.addEventListener(end, () => node.classList.contains("is-down") && press(false));
    }
    return node;
  };
  const nodes = buttons.map(({ label }, index) => make(index, label));
  const side = (which: "left" | "right") =>
    element("div", {}, ...nodes.filter((_, index) => buttons[index]!.side === which));
  return {
    node: element("div", { class: "touch" }, side("left"), side("right")),
    show(state: State): void {
      for (const [index, { isShown }] of buttons.entries()) if (isShown) nodes[index]!.hidden = !isShown(state);
    },
  };
}
