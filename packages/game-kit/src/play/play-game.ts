import { connectToPortal } from "@quackademy/game-sdk/game-end.ts";
import type { Portal } from "@quackademy/game-sdk/portal.ts";
import type { Feature } from "@quackademy/game-sdk/protocol.ts";
import { createCanvasStage, type StageLook } from "#stage/canvas-stage.ts";
import { createDirector, type Director } from "./director/game-director.ts";
import { createProgress } from "./game-progress.ts";
import { createGamePace } from "#core/game-pace.ts";
import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import { createGameShell } from "#shell/game-shell.ts";
import { createGamepadPoll, listenToDevices } from "#input/listen-input.ts";
import { createMusicFollower } from "#music/follow-music.ts";
import { createMusicPlayer } from "#music/music-player.ts";
import { createPlayerSettings } from "./player-settings.ts";
import { openSaveStore } from "./save-store.ts";
import { settingsScreen } from "#shell/screen-settings.ts";
import { NO_INSETS } from "#stage/fit-stage.ts";
import { roomForHud } from "#stage/hud-room.ts";
import { loadTextFace } from "#stage/display-face.ts";
import { forgetPictures } from "#stage/stage-pictures.ts";
import { createSoundBox } from "#stage/stage-sound.ts";
import type { GameSession, PlayGameOptions } from "./game-session.ts";
import type { Device } from "./player-device.ts";
import { routeInput } from "./route-input.ts";
import { loadStaff } from "#staff/load-staff.ts";

const MOST_COVERED = 0.6;
const HIDDEN_STEP_MS = 500;
const STAFF_AFTER_MS = 1000;
/** Ten minutes: a device that slept for longer has missed its race. */
const MOST_MISSED_FRAMES = 10 * 60 * FRAMES_PER_SECOND;

/** Runs a game: everything that all games share around their rules and face. */
export function playGame<State>(options: PlayGameOptions<State>): void {
  void openGame(options);
}

async function openGame<State>(options: PlayGameOptions<State>): Promise<void> {
  const { manifest } = options;
  const portal = await connectToPortal({ game: manifest.id, wants: manifest.features as Feature[] });
  portal.tell({ type: "loading", progress: 0.5 });
  const save = await openSaveStore(portal, manifest.id, manifest.score);

  const look: StageLook = { isCalm: false, isContrast: false, isTouch: matchMedia("(pointer: coarse)").matches };
  const sounds = createSoundBox(
    () => (settings.current.isMuted ? 0 : settings.current.volume),
    () => music?.duck(),
  );
  const music =
    options.music &&
    createMusicPlayer(
      options.music,
      sounds.musicOutput,
      () => {
        const { isMuted, isMusicOff, volume } = settings.current;
        return isMuted || isMusicOff ? 0 : volume;
      },
      () => {
        const { soundDelayMs } = settings.current;
        return soundDelayMs === undefined ? sounds.outputSeconds() : soundDelayMs / 1000;
      },
    );
  const followMusic = music && createMusicFollower(music);
  const shell = createGameShell({ ...manifest, describe: describe(manifest) }, () => director.pause("player"));
  const stage = createCanvasStage(shell.canvas, look, sounds);
  const pace = createGamePace();
  const settings = createPlayerSettings(portal, save, applySettings);
  const staff: GameSession<State>["staff"] = { runs: [] };
  let speed = 1;
  let isStale = false;
  let hasBegun = false;
  let device: Device = look.isTouch ? "touch" : "keys";

  function applySettings(): void {
    const { isCalm, isContrast, isMuted } = settings.current;
    Object.assign(look, { isCalm, isContrast });
    shell.root.classList.toggle("is-calm", isCalm);
    shell.root.classList.toggle("is-contrast", isContrast);
    if (isMuted) sounds.hush();
  }

  /** Notes the device in use: unlocks sound, and shows the focus when it is a gamepad. */
  function noteDevice(used: Device): void {
    sounds.unlock();
    device = used;
    shell.root.classList.toggle("is-steered", used === "pad");
  }

  const refit = () => {
    const { clientWidth: width, clientHeight: height } = shell.stageBox;
    const { size, isCovering = false, isAbove = false } = director.scene;
    // A label that leaves little room would make the picture too small.
    const covered = isAbove && shell.coveredHeight < MOST_COVERED * height ? shell.coveredHeight : 0;
    const sizes = width >= height - covered ? size.wide : size.tall;
    const room = roomForHud(sizes, { width, height }, shell);
    const { isBeside } = room;
    const insets = covered > 0 ? { ...NO_INSETS, bottom: covered } : room.insets;
    const isEmpty = stage.fit(sizes, { width, height, insets, isCovering });
    shell.placeHud(isBeside, stage.safeArea);
    // Draws at once only if a picture was there and the canvas is empty now. Other changes wait for the next frame.
    isStale = true;
    if (isEmpty && hasBegun) paint();
  };
  const paint = () => {
    const { scene } = director;
    isStale = false;
    stage.paint(() => {
      if (scene.backdrop) stage.fill(scene.backdrop);
      scene.draw(pace.alpha);
    });
  };

  const progress = createProgress(save);
  function openSettings(back: () => void): void {
    const onSpeed = (chosen: number) => void (speed = chosen);
    const onDelay = measureDelay ? () => measureDelay(() => openSettings(back)) : null;
    shell.show(
      settingsScreen(settings.current, speed, { onChange: settings.choose, onSpeed, onDelay, onBack: back }),
      back,
    );
  }

  const { measureDelay: measure } = options;
  const measureDelay =
    measure && ((back: () => void) => measure({ shell, settings, openOutput: sounds.musicOutput }, back));

  const director: Director = createDirector(
    {
      ...options,
      createFace: () => options.createFace(progress),
      createPlainFace: () => options.createFace(),
      portal,
      shell,
      stage,
      save,
      progress,
      staff,
      pace,
      isTouch: () => look.isTouch,
      device: () => device,
    },
    {
      refit,
      speed: () => speed,
      openSettings,
      measureDelay,
    },
  );

  applySettings();
  save.onFull(() => shell.toast("Your save is full: 64 KiB. New progress in this game is not kept."));
  const onKeys = routeInput(
    shell,
    () => director,
    () => {
      settings.choose({ isMuted: !settings.current.isMuted });
      shell.toast(settings.current.isMuted ? "Sound off" : "Sound on");
    },
  );
  listenToDevices(shell.stageBox, shell.canvas, stage, pace.msIntoFrame, {
    ...onKeys,
    gesture: (isTouch) => {
      look.isTouch = isTouch || (look.isTouch && matchMedia("(pointer: coarse)").matches);
      noteDevice(look.isTouch ? "touch" : "keys");
    },
  });
  new ResizeObserver(refit).observe(shell.stageBox);
  document.addEventListener("visibilitychange", () => {
    if (director.isRacing) goOn();
    else if (document.hidden) director.pause("player");
    else pace.restart();
  });
  // A race goes on while its page is hidden. Browsers draw nothing then, and let timers work about once a second.
  setInterval(() => document.hidden && director.isRacing && goOn(), HIDDEN_STEP_MS);
  const redraw = () => {
    forgetPictures();
    stage.forgetPictures();
    refit();
  };
  void document.fonts.ready.then(redraw);
  handlePortal(portal, director, shell.canvas, sounds.hush);

  const pollPads = createGamepadPoll();
  const onFrame = (now: number) => {
    requestAnimationFrame(onFrame);
    const pads = pollPads();
    if (pads.pressed.length > 0) noteDevice("pad");
    onKeys.pad(pads);
    const frames = pace.advance(now);
    const isStill = director.isPaused || (frames === 0 && (!director.scene.isSmooth || pace.alpha === 1));
    if (!isStill) step(frames);
    // After the steps, so that the tune is where the picture is.
    playMusic();
    if (!isStill || isStale) paint();
  };
  function playMusic(): void {
    const { scene, isPaused } = director;
    followMusic?.(scene, isPaused ? null : (scene.intensity ?? null), scene.part, scene.second, scene.isOnBeat);
  }
  function step(frames: number): void {
    for (let frame = 0; frame < frames; frame++) {
      stage.advance();
      director.scene.step();
    }
  }
  /** Plays the missed frames, without input. */
  function goOn(): void {
    director.scene.release?.();
    step(pace.advance(performance.now(), MOST_MISSED_FRAMES));
  }

  refit();
  if (director.isIdle && !shell.isScreenOpen) director.openTitle();
  // The first picture is drawn once, as it will be seen: it takes a slow device half a second.
  hasBegun = true;
  paint();
  requestAnimationFrame(onFrame);
  portal.tell({ type: "loading", progress: 1 });
  portal.tell({ type: "ready" });
  void loadTextFace().then(redraw);
  if (manifest.verifier !== "replay") return;
  // Only the title and the report need the staff's runs: before a run they wait until the page has shown the picture.
  if (!director.isIdle) await new Promise((resolve) => setTimeout(resolve, STAFF_AFTER_MS));
  staff.runs = await loadStaff();
  director.refreshTitle();
}

function handlePortal(portal: Portal, director: Director, canvas: HTMLCanvasElement, hush: () => void): void {
  portal.on("pause", () => director.pause("page"));
  portal.on("resume", () => void director.resumeForPage());
  portal.on("start", ({ mode, variant }) => director.start(mode, variant));
  portal.on("wall", (wall) => director.showWall(wall));
  portal.on("rivals", ({ rivals }) => director.hearRivals(rivals));
  portal.on("show", ({ everyMs }) => director.setShow(everyMs));
  portal.on("restart", () => director.restart());
  portal.on("watch", ({ replay }) => director.watch(replay));
  portal.on("race", ({ replay }) => director.race(replay));
  portal.on("takeOver", ({ replay, frame }) => director.takeOver(replay, frame));
  portal.on("replayControl", (control) => director.controlReplay(control));
  portal.on("shutdown", () => {
    director.pause("page");
    hush();
  });
  portal.on("capture", () =>
    canvas.toBlob((picture) => {
      if (picture) void portal.ask("screenshot", { picture }).catch(() => {});
    }, "image/png"),
  );
}

function describe({ title, controls }: PlayGameOptions<never>["manifest"]): string {
  return [title, ...controls.map(({ action, keys }) => `${action}: ${keys}`)].join(". ");
}
