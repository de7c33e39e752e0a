import type { Replay } from "@quackademy/game-sdk/protocol.ts";
import { practiceTicket } from "@quackademy/game-sdk/practice-ticket.ts";
import type { GameSession } from "#play/game-session.ts";
import { loadOlderRules, type OlderGame } from "#play/older-rules.ts";
import type { RunKind } from "#play/run-kind.ts";
import { createReplayScene, type ReplayScene } from "#play/scene-replay.ts";
import { raceAgainst, takenOverFrom } from "#play/unranked-run.ts";

/** A take-over near the end starts this many frames earlier, so there is still something to play. */
const TAKE_OVER_REWIND_FRAMES = 180;

type ReplayHooks = {
  /** Ends the run that is on the stage. */
  quit(): void;
  startRun(kind: RunKind): void;
  showScene(scene: ReplayScene): void;
  onClose(): void;
  /** Cancels earlier requests. The answer says whether no later one has been opened. */
  openRequest(): () => boolean;
};

/** Shows a replay, races against it, and takes it over. */
export function createDirectorReplays<State>(gameSession: GameSession<State>, hooks: ReplayHooks) {
  const { rules, shell } = gameSession;

  /** Replays come from outside: one that cannot be read must not crash the game. */
  function withReplay(what: () => void): void {
    hooks.quit();
    try {
      what();
    } catch {
      shell.toast("This replay cannot be read.");
    }
  }

  const watch = (seen: Replay) =>
    seen.rules === undefined ? show(seen, { rules }) : void watchOlder(seen, seen.rules);

  const show = (seen: Replay, { rules: played, createFace = gameSession.createFace }: OlderGame<State>) =>
    withReplay(() => {
      const onTakeOver = played === rules ? (frame: number) => takeOver(seen, frame) : null;
      const choices = { onTakeOver, onClose: hooks.onClose };
      hooks.showScene(createReplayScene({ ...gameSession, rules: played }, createFace(), seen, choices));
    });

  async function watchOlder(seen: Replay, version: string): Promise<void> {
    const isCurrent = hooks.openRequest();
    const older = await loadOlderRules<State>(version);
    if (!isCurrent()) return;
    if (older) show(seen, older);
    else shell.toast("This replay is too old to be shown.");
  }

  const race = (rival: Replay, isAgain = false) =>
    withReplay(() => {
      const ticket = { ...practiceTicket(rival.seed), variant: rival.variant ?? "" };
      const [again, unranked] = [() => race(rival, true), raceAgainst(rival.name)];
      hooks.startRun({ ticket, session: "new", ghost: rival, isOwn: false, again, unranked, isAgain });
    });

  const takeOver = (from: Replay, shown: number, isAgain = false) =>
    withReplay(() => {
      const frame = shown < from.frames ? shown : Math.max(0, from.frames - TAKE_OVER_REWIND_FRAMES);
      const [session, unranked] = [{ replay: from, frame }, takenOverFrom(from.name)];
      const again = () => takeOver(from, frame, true);
      hooks.startRun({ ticket: practiceTicket(from.seed), session, isOwn: false, again, unranked, isAgain });
      if (!isAgain) shell.toast("You play from here. Unranked: this run does not count.");
    });

  return { watch, race, takeOver, withReplay };
}
