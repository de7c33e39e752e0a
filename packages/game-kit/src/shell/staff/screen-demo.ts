import type { Inputs } from "#core/game-rules.ts";
import type { GameManifest } from "#core/game-manifest.ts";
import { button, element } from "#shell/shell-dom.ts";
import type { DemoKey } from "./demo-keys.ts";

type DemoChoices = {
  onPlay(): void;
  /** Shows all sentences and controls as text. */
  onRead(): void;
  onBack(): void;
};

const TAP_SHOWN_FRAMES = 14;

/** A strip along the lower edge of the stage: the keys as they are pressed, and how to play, sentence by sentence. */
export function demoScreen(
  manifest: GameManifest,
  { name, held, tap }: { name: string; held: readonly DemoKey[]; tap: string | null },
  choices: DemoChoices,
) {
  const keys = held.map(({ label, bit }) => ({ bit, node: element("kbd", { text: label }) }));
  const tapped = element("kbd", { text: tap ?? "" });
  tapped.hidden = tap === null;
  const sentence = element("p", { class: "demo-words", role: "status" });
  const screen = element(
    "section",
    { class: "title-screen" },
    element(
      "div",
      { class: "poster demo", role: "dialog", label: `How to play ${manifest.title}` },
      element(
        "div",
        { class: "demo-keys", role: "img", label: `What ${name} presses` },
        ...keys.map(({ node }) => node),
        tapped,
      ),
      sentence,
      element(
        "div",
        { class: "poster-buttons" },
        button("Play", "ink", choices.onPlay, { isFirst: true }),
        button("Read", "line", choices.onRead, { label: "Read all controls" }),
        button("Back", "line", choices.onBack),
      ),
    ),
  );
  screen.dataset.name = "demo";
  let sinceTap = TAP_SHOWN_FRAMES;

  return {
    screen,
    /** `part` is how much of the demo has been shown, from 0 to 1. */
    show({ held, taps }: Inputs, part: number): void {
      sinceTap = taps.length > 0 ? 0 : sinceTap + 1;
      for (const { bit, node } of keys) node.classList.toggle("is-down", (held & bit) !== 0);
      tapped.classList.toggle("is-down", sinceTap < TAP_SHOWN_FRAMES);
      const { howTo } = manifest;
      const words = howTo[Math.min(howTo.length - 1, Math.floor(part * howTo.length))]!;
      if (sentence.textContent !== words) sentence.textContent = words;
    },
  };
}
