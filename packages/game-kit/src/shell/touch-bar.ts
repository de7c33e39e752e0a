import type { GameInput } from "#stage/game-view.ts";
import { element } from "./shell-dom.ts";

/** A game's touch buttons, left and right below the stage. */
export function createTouchBar(
  buttons: NonNullable<GameInput<never>["touchButtons"]>,
  onPress: (index: number, isDown: boolean) => void,
): HTMLElement {
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
  const side = (which: "left" | "right") =>
    element("div", {}, ...buttons.flatMap((each, index) => (each.side === which ? [make(index, each.label)] : [])));
  return element("div", { class: "touch" }, side("left"), side("right"));
}
