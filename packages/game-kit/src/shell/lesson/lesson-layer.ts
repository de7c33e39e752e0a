import { button, drawIcon, element } from "#shell/shell-dom.ts";

/**
 * Where a lesson covers the least. `side` and `right` are the lower corners beside the picture on a wide screen, and below
 * it on a tall one; `corner` is `side` there, and above.
 */
export type LessonPlace = "top" | "bottom" | "side" | "right" | "corner";

type ShownStep = { place: number; of: number; isDone: boolean; verb: string; press: string; text: string };

/** The line over the stage that teaches one verb at a time. Clicks go through it, except on its button. */
export function createLessonLayer(onSkip: () => void) {
  const press = element("kbd", { class: "lesson-press" });
  const verb = element("b", { class: "lesson-verb" });
  const text = element("span", { class: "lesson-text" });
  const count = element("span", { class: "lesson-count" });
  const tick = element("span", { class: "lesson-tick" }, drawIcon("tick"));
  const skip = button("Skip", "quiet", onSkip, { label: "Skip the lesson" });
  skip.classList.add("lesson-skip");
  // The stage beside it must not take the press as an input of the game.
  skip.addEventListener("pointerdown", (event) => event.stopPropagation());
  const words = element("p", { class: "lesson-words", role: "status" }, verb, text);
  const node = element("div", { class: "lesson" }, press, tick, words, count, skip);
  node.hidden = true;
  let shown = "";
  const place = (at: LessonPlace) => {
    node.classList.toggle("is-high", at === "top" || at === "corner");
    node.classList.toggle("is-aside", at === "side" || at === "right" || at === "corner");
    node.classList.toggle("is-right", at === "right");
  };
  return {
    node,
    /** `placeFor` is asked when a step begins: it stays where it is until the next one. */
    show(step: ShownStep | null, placeFor: (step: number) => LessonPlace = () => "bottom"): void {
      const key = step ? `${step.place} ${step.isDone} ${step.press}` : "";
      if (key === shown) return;
      shown = key;
      node.hidden = step === null;
      if (!step) return;
      if (!step.isDone) place(placeFor(step.place));
      node.classList.toggle("is-done", step.isDone);
      press.textContent = step.press;
      verb.textContent = step.verb;
      text.textContent = step.isDone ? "Well done." : step.text;
      count.textContent = `${step.place + 1} of ${step.of}`;
    },
  };
}
