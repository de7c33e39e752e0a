import { button, drawIcon, element } from "#shell/shell-dom.ts";

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
  return {
    node,
    /** Where it covers the least. `side` and `corner` are beside the picture on a wide screen, below or above on a tall one. */
    place(at: "top" | "bottom" | "side" | "corner"): void {
      node.classList.toggle("is-high", at === "top" || at === "corner");
      node.classList.toggle("is-aside", at === "side" || at === "corner");
    },
    show(step: ShownStep | null): void {
      const key = step ? `${step.place} ${step.isDone} ${step.press}` : "";
      if (key === shown) return;
      shown = key;
      node.hidden = step === null;
      if (!step) return;
      node.classList.toggle("is-done", step.isDone);
      press.textContent = step.press;
      verb.textContent = step.verb;
      text.textContent = step.isDone ? "Well done." : step.text;
      count.textContent = `${step.place + 1} of ${step.of}`;
    },
  };
}
