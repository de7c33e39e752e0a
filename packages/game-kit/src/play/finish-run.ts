import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameFace } from "#stage/game-view.ts";
import type { Replay, RunTicket, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import type { RunSession } from "#core/run-session.ts";
import { overScreen } from "#shell/report/screen-over.ts";
import { formatWith, isBetter, type GameSession } from "./game-session.ts";
import { hasChoice, nextLevel, titleOfVariant } from "./game-modes.ts";
import type { Medal } from "./save-data.ts";
import { hasStars, keptMedal, medalFor, staffOf } from "./staff-runs.ts";
import {
  medalFacts,
  nextGoal,
  rankFact,
  rewardFacts,
  sayDelta,
  sayRival,
  sayVerdict,
  STAFF_TITLES,
  type RankFact,
  type ScoreWords,
} from "#shell/report/report-facts.ts";

/**
 * A run that was taken over or raced (not `isOwn`) sets no personal best. `note` explains why a run does not count;
 * `rival` is the run it is compared with.
 */
type RunStanding = {
  ticket: RunTicket;
  isOwn: boolean;
  note: string | null;
  rival: (Replay & { isRace: boolean }) | null;
};

type FinishChoices = {
  onAgain(): void;
  onWatch(replay: Replay): void;
  onTitle(): void;
  /** Null for a run that is no level. */
  onLevels: (() => void) | null;
  onRace(rival: Replay): void;
  onLevel(variant: string): void;
  /** Opens the measuring of the sound's delay; missing where nothing plays on the beat. */
  onDelay?: (() => void) | undefined;
};

export type FinishedScreen = { screen: HTMLElement; onShow(): void };

/** Submits the run and creates its report screen. */
export function finishRun<State>(
  gameSession: GameSession<State>,
  face: GameFace<State>,
  session: RunSession<State>,
  { ticket, isOwn, note, rival }: RunStanding,
  choices: FinishChoices,
): FinishedScreen {
  const { manifest, rules, portal, shell, stage } = gameSession;
  const words: ScoreWords = { ...manifest.score, format: formatWith(face) };
  const { variant } = session;
  const score = rules.score(session.state);
  const kept = keepRun(gameSession, session, score, { isOwn, ...ticket });
  if (kept.isNewBest) portal.tell({ type: "happyTime" });

  const staff = staffOf(gameSession, variant);
  const isLevel = hasStars(gameSession, variant);
  const firstGoal = isOwn && !kept.isFinished ? gameSession.firstGoal?.(session.state) : undefined;
  const medals = isOwn && firstGoal === undefined ? medalFacts(words, staff, { score, ...kept }) : [];
  const toBeat = staff.find(({ who }) => medals.some((medal) => medal.who === who && !medal.isWon));
  const following = nextLevel(manifest, variant);
  const stars = isLevel ? { won: kept.stars, words: sayStars(kept) } : null;
  const isWon = rival !== null && isBetter(manifest, score, rival.score);
  const name = portal.player?.name ?? "you";
  const replay: Replay = { seed: session.seed, log: session.log(), frames: session.frame, score, name, variant };
  const isVisitor = ticket.why === "visitor" || ticket.claim !== undefined;
  const canSignIn = isVisitor && portal.features.includes("sign-in");
  const hint = isOwn ? (gameSession.hint?.(session.state, gameSession.progress) ?? "") : "";
  const goalFor = (rank: RankFact | null) => [nextGoal(medals, rank), hint].filter(Boolean).join(" ");
  const { screen, tell, setNote, onShow } = overScreen(
    {
      title: [manifest.title, titleOfVariant(manifest, variant)].filter(Boolean).join(", "),
      label: rival ? (isWon ? "You won" : "Report") : kept.isNewBest ? "New best" : "Report",
      isBest: kept.isNewBest || isWon,
      score,
      format: words.format,
      unit: words.unit,
      delta: rival ? sayRival(words, score, rival) : sayDelta(words, score, kept.best),
      medals,
      stars,
      picture: gameSession.reportPicture?.(session.state, gameSession.progress) ?? null,
      recent: kept.recent,
      recentWords: sayRecent(kept.recent, words.order),
      news: kept.news,
      goal: firstGoal ?? goalFor(null),
      note: ticket.run === null ? (note ?? ownNote(portal.isAlone)) : "Your score is being checked …",
    },
    {
      onAgain: choices.onAgain,
      onTitle: choices.onTitle,
      hasModes: hasChoice(manifest),
      isRace: ticket.mode === "race",
      onLevels: choices.onLevels,
      onWatch: () => choices.onWatch(replay),
      onSignIn: canSignIn ? () => void portal.ask("signIn", null).catch(() => {}) : null,
      // The next level, once this one has a star.
      level: isOwn && following !== null && kept.isFinished ? () => choices.onLevel(following) : null,
      onDelay: (isOwn && gameSession.isOffBeat?.(session.state) && choices.onDelay) || null,
      race: toBeat ? { name: STAFF_TITLES[toBeat.who], onRace: () => choices.onRace(toBeat) } : null,
    },
  );

  const handIn = async (run: string) => {
    const { log, frames } = replay;
    const finished = { run, score, frames, hash: rules.hash(session.state), log };
    const verdict = await portal.ask("submitRun", finished).catch((): RunVerdict | null => null);
    if (verdict === null) return setNote("The run could not be submitted.");
    const rank = rankFact(words, verdict);
    const rewards = rewardFacts(verdict);
    const sendPage = (type: "share" | "challenge" | "makeClip") =>
      verdict.isShareable ? () => portal.tell({ type, run }) : null;
    tell({
      status: verdict.status,
      note: sayVerdict(words, verdict),
      rank,
      rewards,
      goal: firstGoal ?? goalFor(rank),
      onShare: sendPage("share"),
      onChallenge: sendPage("challenge"),
      onClip: sendPage("makeClip"),
    });
    const heard = [rank?.left, rank?.right, ...rewards.map(({ name: of, value }) => `${of} ${value}`)];
    shell.say(heard.filter(Boolean).join(". "));
    if (verdict.status === "queued") shell.toast(verdict.reason ?? "No connection: the run is saved and sent later.");
    if (verdict.status === "rejected") shell.toast("This run did not count.");
  };
  if (ticket.run !== null) void handIn(ticket.run);
  const isPraised = kept.isNewBest || isWon || kept.news.length > 0 || medals.some(({ isNew }) => isNew);
  if (isPraised) celebrate(stage);
  return { screen, onShow: () => onShow(stage.isCalm) };
}

/** Stores the results of the player's own run: the best score, the latest ones, a medal, the game's own progress. */
function keepRun<State>(
  gameSession: GameSession<State>,
  { state, variant }: RunSession<State>,
  score: number,
  { isOwn, best: known, mode }: { isOwn: boolean } & Pick<RunTicket, "best" | "mode">,
) {
  const { manifest, save, onFinish, progress } = gameSession;
  const best = known ?? save.bestOf(variant);
  const isStarred = hasStars(gameSession, variant);
  const before = keptMedal(gameSession, variant, best);
  const starsBefore = isStarred ? (save.saved.medals[variant] ?? 0) : 0;
  const stars = (isStarred && gameSession.stars?.(state)) || 0;
  // A level is finished once it has a star.
  const isFinished = !isStarred || stars > 0 || starsBefore > 0;
  const inLevel = { stars, starsBefore, isFinished };
  if (!isOwn) return { best, isNewBest: false, before, now: before, ...inLevel, recent: [], news: [] };
  // A first score is not announced as a best.
  const isNewBest = best !== null && isBetter(manifest, score, best);
  save.addScore(variant, score);
  // An earlier best counts, too: it may be older than the medals, or from another device.
  const reached = best !== null && isBetter(manifest, best, score) ? best : score;
  const medal = isFinished ? medalFor(reached, staffOf(gameSession, variant), manifest.score.order) : 0;
  const won: Medal | 0 = isStarred ? stars : medal;
  if (won !== 0) save.addMedal(variant, won);
  const found = findsOf(gameSession);
  const told = onFinish?.(state, progress, variant, mode === "daily") ?? [];
  const fresh = findsOf(gameSession).filter((find) => !found.includes(find));
  const news = fresh.length > 0 ? [...told, `New: ${fresh.join(", ")}`] : told;
  const now = medal > before ? medal : before;
  return { best, isNewBest, before, now, ...inLevel, recent: save.saved.recent[variant] ?? [], news };
}

/** The items on the game's shelf that are found. */
function findsOf<State>({ shelf, progress }: GameSession<State>): string[] {
  const items = shelf?.(progress).items ?? [];
  return items.filter(({ isFound }) => isFound).map(({ name }) => name);
}

/** The stars of this run beside those that the level already had. */
function sayStars({ stars, starsBefore: before }: { stars: number; starsBefore: number }): string {
  if (stars === 0) return "No star yet.";
  if (stars > before) return before === 0 ? "The next level is open." : "More stars than before.";
  return stars === before ? "As many as before." : `You had ${before} here already.`;
}

function sayRecent(recent: readonly number[], order: string): string {
  const last = recent.at(-1) ?? 0;
  const best = order === "asc" ? Math.min(...recent) : Math.max(...recent);
  const count = ["", "", "two", "three", "four", "five", "six"][recent.length] ?? "runs";
  const isBest = recent.length > 1 && last === best && recent.indexOf(best) === recent.length - 1;
  return `Your last ${count}.${isBest ? " This one is the best." : ""}`;
}

function celebrate(stage: CanvasStage): void {
  const { width, height } = stage;
  const colours = ["#FFC83D", "#FFF3D1", "#F2594B", "#5EE6A0"];
  const fall = { speed: width / 2, life: 1.4, size: width / 110, gravity: height / 3 };
  stage.burst({ x: width / 2, y: height / 3, count: 90, colours, ...fall });
  const notes = [523, 659, 784, 1047];
  stage.sound(notes.map((from, at) => ({ shape: "triangle", from, length: 0.22, volume: 0.4, delay: at * 0.09 })));
}

const ownNote = (isAlone: boolean) =>
  isAlone
    ? "Played outside the site: saved on this device."
    : "Not verified: submit your score below the game, with a picture.";
