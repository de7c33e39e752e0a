import { drawIcon, element, iconButton } from "./shell-dom.ts";

type HudLine = { score: string; best: string | null; status: string; target: string | null; mark: string | null };

/** The HUD above the stage. Text is only written when it changes. */
export function createHud(onPause: () => void) {
  const score = element("b", { class: "hud-score" });
  const best = element("span", { class: "hud-best" });
  const status = element("span", { class: "hud-status" });
  const target = element("span", { class: "hud-target" });
  const mark = element("span", { class: "hud-mark tag" });
  const pause = iconButton("pause", "Pause", onPause);
  const node = element(
    "header",
    { class: "hud" },
    element("span", { class: "hud-own" }, score, best),
    status,
    mark,
    target,
    pause,
  );
  const written = new Map<HTMLElement, string>();
  const write = (where: HTMLElement, words: string) => {
    if ((written.get(where) ?? "") === words) return;
    written.set(where, words);
    where.textContent = words;
    where.hidden = words === "";
  };
  return {
    node,
    pause,
    /** A race cannot be paused: the button leads to the page around the game. */
    setRace(isRace: boolean): void {
      pause.setAttribute("aria-label", isRace ? "To the page" : "Pause");
      pause.replaceChildren(drawIcon(isRace ? "menu" : "pause"));
    },
    show(line: HudLine): void {
      write(score, line.score);
      write(best, line.best ?? "");
      write(status, line.status);
      write(target, line.target ?? "");
      write(mark, line.mark ?? "");
    },
  };
}

export type Hud = ReturnType<typeof createHud>;
