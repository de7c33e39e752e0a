import type { CanvasStage } from "#stage/canvas-stage.ts";
import type { GameFace } from "#stage/game-view.ts";
import type { Replay, RunTicket, RunVerdict } from "@quackademy/game-sdk/protocol.ts";
import type { RunSession } from "#core/run-session.ts";
import { overScreen } from "#shell/screen-over.ts";
import { formatWith, isBetter, type GameSession } from "./game-session.ts";

/** A run that was taken over (not `isOwn`) sets no personal best. `note` explains why a run does not count. */
type RunStanding = { ticket: RunTicket; isOwn: boolean; note: string | null };

type FinishChoices = { onAgain(): void; onWatch(replay: Replay): void; onTitle(): void };

/** Submits the run and creates its report screen. */
export function finishRun<State>(
  gameSession: GameSession<State>,
  face: GameFace<State>,
  session: RunSession<State>,
  { ticket, isOwn, note }: RunStanding,
  choices: FinishChoices,
) {
  const { manifest, rules, portal, save, shell } = gameSession;
  const format = formatWith(face);
  const score = rules.score(session.state);
  const before = ticket.best ?? save.saved.best;
  const isNewBest = isOwn && (before === null ? score > 0 : isBetter(manifest, score, before));
  const { best: savedBest } = save.saved;
  if (isOwn && (savedBest === null || isBetter(manifest, score, savedBest))) save.update({ best: score });
  if (isNewBest) portal.tell({ type: "happyTime" });

  const name = portal.player?.name ?? "you";
  const replay: Replay = { seed: session.seed, log: session.log(), frames: session.frame, score, name };
  const best = isNewBest ? score : before;
  const canSignIn = ticket.run === null && !portal.player && portal.features.includes("sign-in");
  const { screen, tell, setNote } = overScreen(
    {
      title: manifest.title,
      score: format(score),
      unit: manifest.score.unit,
      best: best === null ? null : format(best),
      isNewBest,
      note: ticket.run === null ? (note ?? ownNote(portal.isAlone)) : "Your score is being checked …",
    },
    {
      onAgain: choices.onAgain,
      onTitle: choices.onTitle,
      onWatch: () => choices.onWatch(replay),
      onSignIn: canSignIn ? () => void portal.ask("signIn", null).catch(() => {}) : null,
    },
    format,
  );

  const handIn = async (run: string) => {
    const { log, frames } = replay;
    const finished = { run, score, frames, hash: rules.hash(session.state), log };
    const verdict = await portal.ask("submitRun", finished).catch((): RunVerdict | null => null);
    if (verdict === null) return setNote("The run could not be submitted.");
    tell(verdict);
    if (verdict.status === "queued") shell.toast(verdict.reason ?? "No connection: the run is saved and sent later.");
    if (verdict.status === "rejected") shell.toast("This run did not count.");
  };
  if (ticket.run !== null) void handIn(ticket.run);
  if (isNewBest) celebrate(gameSession.stage);
  return screen;
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
