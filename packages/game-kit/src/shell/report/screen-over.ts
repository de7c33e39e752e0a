import { hasUnit, type MedalFact, type RankFact, type RewardFact } from "./report-facts.ts";
import { countUp } from "./count-up.ts";
import { drawMedal } from "./medal-art.ts";
import { drawReportPicture, type ReportPicture } from "./report-picture.ts";
import { drawStars } from "#shell/screen-levels.ts";
import { button, drawIcon, element, type IconName } from "#shell/shell-dom.ts";

type OverReport = {
  title: string;
  /** "New best", "You won" and so on. */
  label: string;
  isBest: boolean;
  score: number;
  format(score: number): string;
  unit: string;
  /** The distance to the own best, or who won. */
  delta: string;
  medals: readonly MedalFact[];
  /** The stars of a level, and what they are for; null for a run that is no level. */
  stars: { won: number; words: string } | null;
  /** What the game draws of the run; it takes the place of the latest scores. */
  picture: ReportPicture | null;
  /** The latest scores, this one last; at least two are shown as bars. */
  recent: readonly number[];
  recentWords: string;
  /** The finds of the run in the game itself, one sentence each. */
  news: readonly string[];
  goal: string;
  /** Shown until the referee answers. */
  note: string;
};

type OverChoices = {
  onAgain(): void;
  onWatch(): void;
  onTitle(): void;
  /** The title is where the modes are. */
  hasModes: boolean;
  /** Of a race: one attempt, and then the ranking. */
  isRace?: boolean;
  /** Takes the place of the title for a level. */
  onLevels: (() => void) | null;
  /** Only offered to visitors. */
  onSignIn: (() => void) | null;
  /** Null where there is no next level, or it is closed. */
  level: (() => void) | null;
  /** Offered after a run that missed the beat by a lot. */
  onDelay?: (() => void) | null;
  /** The next staff run to beat, if there is one. */
  race: { name: string; onRace(): void } | null;
};

/** The parts that the referee's answer adds. */
export type OverVerdict = {
  status: string;
  note: string;
  rank: RankFact | null;
  rewards: readonly RewardFact[];
  goal: string;
  onShare: (() => void) | null;
  onChallenge: (() => void) | null;
  onClip: (() => void) | null;
};

/** The report screen after a run; `tell` adds the verdict. */
export function overScreen(report: OverReport, choices: OverChoices) {
  const text = report.format(report.score);
  const unit = hasUnit(text, report.unit) ? "" : report.unit;
  const number = element("b", { text });
  const note = element("p", { class: "report-note", text: report.note, role: "status" });
  const rank = element("div", { class: "report-rank" });
  const rewards = element("dl", { class: "report-rewards" });
  const goal = element("p", { class: "report-goal", text: report.goal });
  const more = element("div", { class: "report-more" }, ...(choices.isRace ? [] : moreButtons(choices)));
  const slip = element(
    "div",
    { class: report.isBest ? "slip report is-best" : "slip report", role: "dialog" },
    element(
      "div",
      { class: "report-page" },
      element(
        "div",
        { class: "report-own" },
        element("p", { class: "report-label", text: report.label }),
        element("p", { class: "report-score" }, number, unit === "" ? null : element("span", { text: unit })),
        element("p", { class: "report-delta", text: report.delta }),
        rank,
        report.picture ? drawReportPicture(report.picture) : report.recent.length > 1 ? recentBars(report) : null,
        note,
      ),
      element(
        "div",
        { class: "report-won" },
        starRow(report.stars),
        medalRow(report.medals),
        newsList(report.news),
        rewards,
        goal,
      ),
    ),
    element(
      "div",
      { class: "report-buttons" },
      choices.level && withIcon("play", button("Next level", "ink", choices.level, { isFirst: true })),
      choices.isRace
        ? withIcon("flag", button("See the ranking", "ink", choices.onAgain, { isFirst: true }))
        : againButton(choices.onAgain, choices.level === null),
      choices.race && withIcon("flag", button(`Race ${choices.race.name}`, "line", choices.race.onRace)),
      choices.onDelay ? button("Measure sound delay", "line", choices.onDelay) : null,
      choices.onSignIn && button("Sign in", "line", choices.onSignIn),
      more,
    ),
  );
  slip.dataset.score = text;
  slip.setAttribute("aria-modal", "true");
  slip.setAttribute("aria-label", [`${report.title}: ${text} ${unit}`.trim(), report.delta, ...report.news].join(". "));
  const screen = element("section", { class: "card-screen report-screen" }, slip);
  screen.dataset.name = "over";
  // A tap beside the paper is a tap at the game.
  screen.addEventListener("pointerdown", (event) => event.target === screen && (choices.level ?? choices.onAgain)());

  return {
    screen,
    /** Call it when the screen is shown. */
    onShow: (isCalm: boolean) => {
      if (!isCalm) countUp(report.score, (score) => void (number.textContent = report.format(score)));
    },
    tell(verdict: OverVerdict): void {
      slip.dataset.status = verdict.status;
      note.textContent = verdict.note;
      goal.textContent = verdict.goal;
      rank.replaceChildren(...(verdict.rank ? rankBar(verdict.rank) : []));
      rewards.replaceChildren(...verdict.rewards.map(rewardLine));
      const { onShare, onChallenge, onClip } = verdict;
      const added = [
        onClip && withIcon("film", button("Make a clip", "bare", onClip)),
        onShare && withIcon("share", button("Share", "bare", onShare)),
        onChallenge && withIcon("flag", button("Challenge", "bare", onChallenge)),
      ];
      more.append(...added.filter((each) => each !== null));
    },
    setNote: (words: string) => void (note.textContent = words),
  };
}

function againButton(onAgain: () => void, isFirst: boolean): HTMLElement {
  const again = withIcon("again", button("Play again", isFirst ? "ink" : "line", onAgain, { isFirst }));
  const key = element("kbd", { class: "report-key", text: "R" });
  key.setAttribute("aria-hidden", "true");
  again.append(key);
  return again;
}

function moreButtons({ onWatch, onTitle, hasModes, onLevels }: OverChoices): HTMLElement[] {
  const back = onLevels ? button("Levels", "bare", onLevels) : button(hasModes ? "Modes" : "Title", "bare", onTitle);
  return [withIcon("eye", button("Watch", "bare", onWatch)), withIcon("menu", back)];
}

function withIcon(icon: IconName, node: HTMLButtonElement): HTMLButtonElement {
  node.prepend(drawIcon(icon));
  return node;
}

function rankBar({ left, right, part }: RankFact): HTMLElement[] {
  const fill = element("i");
  fill.style.width = `${Math.round(part * 100)}%`;
  const bar = element("div", { class: "report-bar" }, fill);
  bar.setAttribute("aria-hidden", "true");
  return [bar, element("p", {}, element("span", { text: left }), element("span", { text: right }))];
}

function starRow(stars: OverReport["stars"]): HTMLElement | null {
  if (!stars) return null;
  const row = drawStars(stars.won);
  row.setAttribute("aria-hidden", "true");
  return element("div", { class: "report-stars" }, row, element("span", { text: stars.words }));
}

function medalRow(medals: readonly MedalFact[]): HTMLElement | null {
  if (medals.length === 0) return null;
  const items = medals.map(({ who, title, words, isWon, isNew }) =>
    element(
      "li",
      { class: isNew ? "medal is-new" : "medal" },
      drawMedal(who, isWon),
      isNew ? element("em", { text: "new" }) : null,
      element("b", { text: title }),
      element("span", { text: words }),
      element("span", { class: "voice", text: isWon ? "Medal won" : "Medal not won yet" }),
    ),
  );
  return element("ul", { class: "medals", label: "Medals" }, ...items);
}

function newsList(news: readonly string[]): HTMLElement | null {
  if (news.length === 0) return null;
  return element("ul", { class: "report-news", label: "New" }, ...news.map((text) => element("li", { text })));
}

function rewardLine({ kind, name, value }: RewardFact): HTMLElement {
  return element(
    "div",
    { class: "report-line" },
    element("dt", {}, drawIcon(kind), name),
    element("dd", { text: value }),
  );
}

function recentBars({ recent, recentWords }: OverReport): HTMLElement {
  const most = Math.max(1, ...recent);
  const bars = recent.map((score) => {
    const bar = element("i");
    bar.style.height = `${Math.round(14 + (86 * score) / most)}%`;
    return bar;
  });
  const chart = element("div", { class: "report-bars" }, ...bars);
  chart.setAttribute("aria-hidden", "true");
  return element("div", { class: "report-recent" }, chart, element("p", { text: recentWords }));
}
