import type { FirstLesson } from "#play/lesson/first-lesson.ts";
import { formatWith, type GameSession } from "#play/game-session.ts";
import type { RunWish } from "#play/run-kind.ts";
import type { ModeManifest } from "#core/game-manifest.ts";
import { findMode, hasChoice, titleOfVariant, variantOf } from "#play/game-modes.ts";
import { keptMedal, staffOf } from "#play/staff-runs.ts";
import { amountOf } from "#shell/report/report-facts.ts";
import { levelsScreen } from "#shell/screen-levels.ts";
import { howToScreen, pauseScreen } from "#shell/screen-pause.ts";
import { countFound, shelfScreen } from "#shell/screen-shelf.ts";
import { titleScreen, type ModeCard } from "#shell/screen-title.ts";
import type { RaceChoice } from "#shell/staff/race-row.ts";
import type { StaffRun } from "#staff/load-staff.ts";

type ScreenActions = {
  play(wish: RunWish): void;
  resume(): void;
  restart(): void;
  showTitle(): void;
  /** The level map of the run that is played; null for a run that is no level. */
  levels(): (() => void) | null;
  leave(): void;
  openSettings(back: () => void): void;
  lesson: FirstLesson;
  /** Shows a run with its keys; false if there is none. `read` shows the text. */
  openDemo(read: () => void): boolean;
  race(run: StaffRun): void;
};

/** The screens that are open while no run is played: title, pause, how to play. */
export function createDirectorScreens<State>(gameSession: GameSession<State>, actions: ScreenActions) {
  const { manifest, shell, portal, save, firstVariant = "", chapters = {} } = gameSession;
  const { lesson } = actions;

  const playVariant = (variant: string) => actions.play({ mode: "ranked", variant });
  const lastVariant = () => {
    const { variant } = save.saved;
    return variant !== null && (variant === "" || findMode(manifest, variant)) ? variant : null;
  };
  const starsOf = (variant: string) => save.saved.medals[variant] ?? 0;
  /** The first level is open, each one whose predecessor was finished, and those that the game opens. */
  const isOpen = (mode: ModeManifest, level: number): boolean => {
    const before = variantOf(mode, level - 1);
    if (level === 1 || starsOf(before) > 0 || (!gameSession.stars && save.bestOf(before) !== null)) return true;
    return gameSession.isLevelOpen?.(mode.id, level, (each) => starsOf(variantOf(mode, each))) ?? false;
  };

  function openTitle(): void {
    const best = save.bestOf("");
    const format = formatWith(gameSession.createFace());
    const modes = hasChoice(manifest) ? (manifest.modes ?? []).map((mode) => describeMode(mode, format)) : [];
    const screen = titleScreen(manifest, best === null ? null : format(best), modes, {
      onPlay: () => playVariant(""),
      onDaily: portal.features.includes("runs") ? () => actions.play({ mode: "daily", variant: "" }) : null,
      shelf: describeShelf(),
      onHowTo: () => actions.openDemo(() => openHowTo(actions.showTitle)) || openHowTo(openTitle),
      onSettings: () => actions.openSettings(openTitle),
      races: describeRaces(format),
      racesOf: findMode(manifest, lastVariant() ?? "")?.level == null ? "" : titleOfVariant(manifest, lastVariant()!),
    });
    shell.show(screen, actions.leave);
  }

  function describeShelf() {
    const shelf = gameSession.shelf?.(gameSession.progress);
    if (!shelf) return null;
    const onOpen = () => shell.show(shelfScreen(shelf, openTitle), openTitle);
    return { label: `${shelf.title} ${countFound(shelf)}`, onOpen };
  }

  /** The staff of the mode that was played last. */
  function describeRaces(format: (score: number) => string): RaceChoice[] {
    const variant = lastVariant() ?? "";
    const medal = keptMedal(gameSession, variant);
    return staffOf(gameSession, variant).map((run, at) => ({
      who: run.who,
      name: run.name,
      score: format(run.score),
      isBeaten: medal > at,
      onRace: () => actions.race(run),
    }));
  }

  function describeMode(mode: ModeManifest, format: (score: number) => string): ModeCard {
    const isChosen = mode === (findMode(manifest, lastVariant() ?? "")?.mode ?? manifest.modes?.[0]);
    const { title, hint, levels } = mode;
    if (levels !== undefined) {
      const list = Array.from({ length: levels }, (_, index) => starsOf(variantOf(mode, index + 1)));
      const stars = list.reduce((sum: number, each) => sum + each, 0);
      return {
        title,
        hint,
        isChosen,
        best: `${stars} of ${3 * levels} stars`,
        medal: 0,
        onPlay: () => openLevels(mode),
      };
    }
    const best = save.bestOf(mode.id);
    const words = best === null ? "Not played yet" : `Best ${amountOf({ ...manifest.score, format }, best)}`;
    return { title, hint, isChosen, best: words, medal: starsOf(mode.id), onPlay: () => playVariant(mode.id) };
  }

  function openLevels(mode: ModeManifest): void {
    const last = findMode(manifest, lastVariant() ?? "");
    const levels = Array.from({ length: mode.levels! }, (_, index) => ({
      stars: starsOf(variantOf(mode, index + 1)),
      isOpen: isOpen(mode, index + 1),
      medal: keptMedal(gameSession, variantOf(mode, index + 1)),
    }));
    const unfinished = gameSession.isLevelOpen ? levels.findIndex(({ isOpen, stars }) => isOpen && stars === 0) + 1 : 0;
    const next = unfinished || levels.findLastIndex((level) => level.isOpen) + 1;
    const first = last?.mode === mode && levels[last.level! - 1]!.stars === 0 ? last.level! : next;
    const onPlay = (level: number) => playVariant(variantOf(mode, level));
    const { drawLevel } = gameSession;
    const draw =
      drawLevel && ((context: CanvasRenderingContext2D, level: number) => drawLevel(context, mode.id, level));
    const words = { chapters: chapters[mode.id] ?? [], ...(draw && { draw }) };
    shell.show(levelsScreen(mode, levels, first, words, { onPlay, onBack: openTitle }), openTitle);
  }

  function openHowTo(back: () => void): void {
    const onLesson = lesson.exists
      ? () => {
          lesson.ask();
          playVariant(lastVariant() ?? "");
        }
      : null;
    shell.show(howToScreen(manifest, gameSession.device(), { onBack: back, onLesson }), back);
  }

  function openPause(): void {
    const onSkipLesson = () => {
      lesson.skip();
      actions.resume();
    };
    const choices = {
      onResume: actions.resume,
      onRestart: actions.restart,
      onSkipLesson: lesson.isRunning ? onSkipLesson : null,
      onHowTo: () => openHowTo(openPause),
      onSettings: () => actions.openSettings(openPause),
      onLevels: actions.levels(),
      onTitle: actions.showTitle,
    };
    shell.show(pauseScreen(choices), actions.leave);
  }

  return {
    openTitle,
    openLevels,
    openPause,
    get lastVariant() {
      return lastVariant();
    },
    /** The variant to start with: the last one, or the first mode. Null: a screen asks for a level. */
    chooseVariant(): string | null {
      const last = lastVariant() ?? firstVariant;
      const place = findMode(manifest, last);
      // A new player's first level starts at once; after that the map is where one was.
      if (place?.level == null || lastVariant() === null) return last;
      openLevels(place.mode);
      return null;
    },
  };
}
