import type { RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import { button, element } from "./shell-dom.ts";

type OverReport = {
  title: string;
  score: string;
  unit: string;
  best: string | null;
  isNewBest: boolean;
  /** Shown until the referee answers. */
  note: string;
};

type OverChoices = {
  onAgain(): void;
  onWatch(): void;
  onTitle(): void;
  /** Only offered to visitors. */
  onSignIn: (() => void) | null;
};

/** The report screen after a run; `tell` adds the verdict. */
export function overScreen(report: OverReport, choices: OverChoices, format: (score: number) => string) {
  // A game that formats its own scores ("12.3 s") already includes the unit.
  const unit = report.score.endsWith(report.unit) ? "" : ` ${report.unit}`;
  const rank = element("p", { class: "report-rank" });
  const note = element("p", { class: "report-note", text: report.note, role: "status" });
  const lines = element("dl", { class: "report-lines" });
  const line = (name: string, value: string) =>
    lines.append(
      element("div", { class: "report-line" }, element("dt", { text: name }), element("dd", { text: value })),
    );
  if (report.best !== null) line("Your best", report.best);

  const slip = element(
    "div",
    { class: report.isNewBest ? "slip is-best" : "slip", role: "dialog" },
    element("p", { class: "report-label", text: report.isNewBest ? "New best" : "Report" }),
    element("p", { class: "report-score" }, element("b", { text: report.score }), unit),
    rank,
    lines,
    note,
    element(
      "div",
      { class: "report-buttons" },
      button("Play again", "ink", choices.onAgain, { isFirst: true }),
      button("Watch", "line", choices.onWatch),
      choices.onSignIn && button("Sign in", "line", choices.onSignIn),
      button("Title", "line", choices.onTitle),
    ),
  );
  slip.setAttribute("aria-modal", "true");
  slip.setAttribute("aria-label", `${report.title}: ${report.score}${unit}`);
  const screen = element("section", { class: "card-screen" }, slip);
  screen.dataset.name = "over";

  const tell = (verdict: RunVerdict) => {
    if (verdict.rank !== null) rank.textContent = `Rank ${verdict.rank.toLocaleString("en")}`;
    if (verdict.best !== null) {
      lines.replaceChildren();
      line("Your best", format(verdict.best));
    }
    if (verdict.next !== null) line(`Next: ${verdict.next.name}`, format(verdict.next.score));
    note.textContent = verdict.reason ?? WORDS[verdict.status];
    slip.dataset.status = verdict.status;
  };
  return { screen, tell, setNote: (words: string) => void (note.textContent = words) };
}

const WORDS: Record<RunVerdict["status"], string> = {
  verified: "Verified by the server.",
  rejected: "The server's replay did not match this run.",
  queued: "Saved: it is sent when you are online again.",
  unranked: "A practice run: not on the board.",
};
