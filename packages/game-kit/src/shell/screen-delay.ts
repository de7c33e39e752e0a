import { CLICK_SECONDS, delayFromTaps, TAPS_TO_MEASURE } from "#music/sound-delay.ts";
import type { MusicOutput } from "#music/music-player.ts";
import { card } from "./screen-pause.ts";
import { button, element } from "./shell-dom.ts";

const CLICK = { shape: "triangle", from: 1200, to: 900, length: 0.05, volume: 0.6 } as const;
const MOST_CLICKS = 24;
const LEAD_SECONDS = 0.6;

type DelayChoices = { onKeep(delayMs: number): void; onBack(): void };

/** Measures how late sound is heard: the player taps along with clicks. `output` is null while there is no sound. */
export function delayScreen(output: MusicOutput | null, choices: DelayChoices): HTMLElement {
  const words = element("p", { class: "muted", role: "status", text: "Turn the sound on first." });
  const tap = button("Tap with the click", "paper", () => {}, { isFirst: true });
  let measured = 0;
  const keep = button("Keep", "quiet", () => choices.onKeep(measured));
  tap.hidden = output === null;
  keep.hidden = true;
  if (output) begin(output);

  function begin({ synth, now }: MusicOutput): void {
    const start = now() + LEAD_SECONDS;
    let taps: number[] = [];
    for (let click = 0; click < MOST_CLICKS; click++) synth.play(CLICK, start + click * CLICK_SECONDS);
    words.textContent = `Tap ${TAPS_TO_MEASURE} times with what you hear.`;
    const onTap = () => {
      taps = [...taps, now() - start].slice(-TAPS_TO_MEASURE);
      if (taps.length < TAPS_TO_MEASURE) words.textContent = `${taps.length} of ${TAPS_TO_MEASURE}`;
      else finish(delayFromTaps(taps));
    };
    tap.addEventListener("pointerdown", onTap);
    tap.addEventListener("keydown", ({ repeat, key }) => {
      if (!repeat && (key === " " || key === "Enter")) onTap();
    });
  }

  function finish(delayMs: number | null): void {
    words.textContent =
      delayMs === null ? "That was uneven. Tap on." : `You hear sound ${delayMs} milliseconds late. Keep it?`;
    keep.hidden = delayMs === null;
    measured = delayMs ?? 0;
  }

  return card(
    "delay",
    "Sound delay",
    words,
    element("div", { class: "stack" }, tap, keep, button("Back", "quiet", choices.onBack)),
  );
}
