import { loadDisplayFace } from "#stage/display-face.ts";
import { element } from "./shell-dom.ts";
import { createLessonLayer } from "./lesson/lesson-layer.ts";
import { createHud } from "./shell-hud.ts";
import { SHELL_CSS } from "./shell-styles.ts";

const TOAST_MS = 5000;

/** Builds the page of a game: the stage, the HUD above it, and the screens over it. */
export function createGameShell(look: { title: string; spine: string; describe: string }, onPause: () => void) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHELL_CSS);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  loadDisplayFace();

  const canvas = element("canvas", { role: "application", label: look.describe });
  canvas.tabIndex = 0;
  const count = element("div", { class: "count" });
  const lesson = createLessonLayer(() => onSkipLesson());
  const stageBox = element("div", { class: "stage-box" }, canvas, count, lesson.node);
  const hud = createHud(onPause);
  const below = element("div", { class: "below" });
  const screens = element("div", { class: "screens" });
  const toasts = element("div", { class: "toasts", role: "status" });
  const voice = element("p", { class: "voice", role: "status" });
  const root = element("main", { class: "game is-title" }, hud.node, stageBox, below, screens, toasts, voice);
  root.style.setProperty("--spine", look.spine);
  document.body.append(root);
  document.title = look.title;

  let onBack = () => {};
  let onSkipLesson = () => {};
  const behind = [hud.node, stageBox, below];
  const focusFirst = () => {
    const first = screens.querySelector<HTMLElement>("[data-first]") ?? screens.querySelector("button");
    (first ?? canvas).focus({ preventScroll: true });
  };
  // When the page focuses the frame, no element inside has the focus.
  addEventListener("focus", () => document.activeElement === document.body && focusFirst());

  return {
    root,
    canvas,
    stageBox,
    hud,
    /** Shows a screen over the stage, and sets what Esc does; null shows the stage itself. */
    show(screen: HTMLElement | null, back: () => void = () => {}): void {
      onBack = back;
      screens.replaceChildren(...(screen ? [screen] : []));
      root.dataset.screen = screen?.dataset.name ?? "none";
      for (const node of behind) node.inert = screen !== null;
      // Do not steal the focus from the page around the frame.
      if (document.hasFocus()) focusFirst();
    },
    get isScreenOpen() {
      return screens.firstChild !== null;
    },
    /** How much of the stage the label of a title or a demo covers, from below. */
    get coveredHeight() {
      const label = screens.querySelector(".poster")?.getBoundingClientRect();
      return label ? Math.max(0, stageBox.getBoundingClientRect().bottom - label.top) : 0;
    },
    back: () => onBack(),
    /** Moves the focus among a screen's controls, for arrow keys and gamepads. */
    /** To the next control, or up or down to the nearest one: level maps are grids. */
    moveFocus(by: 1 | -1, isVertical = false): void {
      const controls = [...screens.querySelectorAll<HTMLElement>("button:not(:disabled), input, a[href]")];
      const at = controls.indexOf(document.activeElement as HTMLElement);
      const below = isVertical && at >= 0 ? nearestBelow(controls, controls[at]!, by) : null;
      (below ?? controls[(at + by + controls.length) % controls.length])?.focus();
    },
    /** Whether the screen's main button has the focus, or no other element of it. */
    get isFirstFocused() {
      const { activeElement } = document;
      return !screens.contains(activeElement) || activeElement?.hasAttribute("data-first") === true;
    },
    press(): void {
      const first = screens.querySelector<HTMLElement>("[data-first]");
      const focused = screens.contains(document.activeElement) ? (document.activeElement as HTMLElement) : first;
      focused?.click();
    },
    /** Sets what is below the stage: touch buttons or a replay bar. */
    setBelow(node: HTMLElement | null): void {
      below.replaceChildren(...(node ? [node] : []));
    },
    /** The layers over the stage's edges, for which the safe area leaves room. */
    get hasHud() {
      return !root.classList.contains("is-title");
    },
    get hasTouch() {
      return below.querySelector(".touch") !== null;
    },
    /** Puts the HUD above the safe area, or into columns left and right of it. */
    placeHud(isBeside: boolean, safe: { left: number; top: number; width: number; height: number }): void {
      root.classList.toggle("is-beside", isBeside);
      root.style.setProperty("--side", `${Math.floor(safe.left)}px`);
      canvas.dataset["safe"] = [safe.left, safe.top, safe.width, safe.height].map(Math.round).join(" ");
    },
    /** The number over the stage before a run; `hint` says how to skip it, or what it waits for. */
    setCount(words: string, hint = ""): void {
      if (count.dataset["shown"] === words + hint) return;
      count.dataset["shown"] = words + hint;
      const small = hint === "" ? null : element("small", { text: hint });
      count.replaceChildren(...(words ? [element("span", { text: words }), ...(small ? [small] : [])] : []));
    },
    setLesson: lesson.show,
    toast(words: string): void {
      const note = element("p", { class: "toast", text: words });
      toasts.replaceChildren(note);
      setTimeout(() => note.remove(), TOAST_MS);
    },
    onSkipLesson: (skip: () => void) => void (onSkipLesson = skip),
    /** Announces words to screen readers. */
    say(words: string): void {
      if (voice.textContent !== words) voice.textContent = words;
    },
  };
}

/** The nearest control in the next row; `by` -1 is the row above. */
function nearestBelow(controls: readonly HTMLElement[], from: HTMLElement, by: 1 | -1): HTMLElement | null {
  const own = from.getBoundingClientRect();
  let best: { control: HTMLElement; cost: number } | null = null;
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const down = (box.top - own.top) * by;
    if (control === from || down < own.height / 2) continue;
    const cost = down * 3 + Math.abs(box.left + box.width / 2 - own.left - own.width / 2);
    if (!best || cost < best.cost) best = { control, cost };
  }
  return best?.control ?? null;
}

export type GameShell = ReturnType<typeof createGameShell>;
