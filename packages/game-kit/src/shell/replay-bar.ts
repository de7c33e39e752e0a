import { BUTTON, FRAMES_PER_SECOND, type Inputs } from "#core/game-rules.ts";
import type { ReplayScrubber } from "#core/replay-scrubber.ts";
import { button, drawIcon, element, iconButton } from "./shell-dom.ts";

export const REPLAY_SPEEDS = [0.5, 1, 2, 4, 8];

const KEYS: readonly [string, number][] = [
  ["←", BUTTON.left],
  ["→", BUTTON.right],
  ["↑", BUTTON.up],
  ["↓", BUTTON.down],
  ["A", BUTTON.a],
  ["B", BUTTON.b],
];
const TAP_SHOWN_FRAMES = 12;

type BarChoices = {
  onToggle(): void;
  onSpeed(speed: number): void;
  onSeek(frame: number): void;
  /** Null: this replay cannot be taken over. */
  onTakeOver: (() => void) | null;
  onClose(): void;
};

/** Play, pause, speed, scrubbing, and the inputs of the player. */
export function createReplayBar<State>(name: string, replay: ReplayScrubber<State>, choices: BarChoices) {
  const { frames, uses } = replay;
  const toggle = iconButton("pause", "Pause", choices.onToggle);
  const time = element("span", { class: "replay-time" });
  const scrub = element("input", { label: "Position in the run" });
  Object.assign(scrub, { type: "range", min: "0", max: String(frames), step: "1" });
  scrub.addEventListener("input", () => choices.onSeek(Number(scrub.value)));
  const speed = button("1×", "quiet", () => {
    const at = REPLAY_SPEEDS.indexOf(Number(speed.dataset.speed));
    choices.onSpeed(REPLAY_SPEEDS[(at + 1) % REPLAY_SPEEDS.length]!);
  });
  const usedKeys = KEYS.filter(([, bit]) => uses.held & bothPlayers(bit));
  const keys = usedKeys.map(([label, bit]) => ({ bit, node: element("span", { text: label }) }));
  const tapped = element("span", { text: "tap" });
  tapped.hidden = !uses.hasTaps;
  const node = element(
    "div",
    { class: "replay", role: "group", label: `Replay of ${name}` },
    toggle,
    scrub,
    time,
    speed,
    element(
      "div",
      { class: "replay-keys", role: "img", label: "Inputs of the player" },
      ...keys.map((key) => key.node),
      tapped,
    ),
    choices.onTakeOver && button("Take over", "quiet", choices.onTakeOver),
    iconButton("close", "Close the replay", choices.onClose),
  );
  let lastTap = -TAP_SHOWN_FRAMES;
  let wasPlaying = true;
  return {
    node,
    show(frame: number, inputs: Inputs, isPlaying: boolean, rate: number): void {
      if (inputs.taps.length > 0) lastTap = frame;
      for (const key of keys) key.node.classList.toggle("is-down", (inputs.held & bothPlayers(key.bit)) !== 0);
      tapped.classList.toggle("is-down", frame >= lastTap && frame - lastTap < TAP_SHOWN_FRAMES);
      scrub.value = String(frame);
      time.textContent = `${clock(frame)} / ${clock(frames)}`;
      speed.textContent = `${rate}×`;
      speed.dataset.speed = String(rate);
      speed.setAttribute("aria-label", `Speed ${rate} times`);
      if (isPlaying === wasPlaying) return;
      wasPlaying = isPlaying;
      toggle.replaceChildren(drawIcon(isPlaying ? "pause" : "play"));
      toggle.setAttribute("aria-label", isPlaying ? "Pause" : "Play");
    },
  };
}

const bothPlayers = (bit: number) => bit | (bit << 8);

function clock(frame: number): string {
  const seconds = Math.floor(frame / FRAMES_PER_SECOND);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
