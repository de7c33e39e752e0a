import { connectToPortal } from "@quackademy/game-sdk/game-end.ts";
import type { ToGame } from "@quackademy/game-sdk/protocol.ts";
import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import { createGamePace } from "#core/game-pace.ts";
import { createMusicFollower } from "#music/follow-music.ts";
import { createMusicPlayer } from "#music/music-player.ts";
import type { StageLook } from "#stage/canvas-stage.ts";
import { loadDisplayFace } from "#stage/display-face.ts";
import { createSoundBox } from "#stage/stage-sound.ts";
import { openFilm, type ClipFilm } from "./clip-film.ts";
import { loadClipView, readAskedView } from "./clip-view.ts";
import { readScores } from "./read-scores.ts";
import { createClipScene, type ClipScene } from "./scene-clip.ts";

const MAX_PIXEL_RATIO = 2;

/** Runs the clip player: a page that shows clips of one game, as one release of it drew them. */
export async function playClips(canvas: HTMLCanvasElement): Promise<void> {
  const asked = readAskedView(location.href);
  if (!asked) return;
  const loading = loadClipView(asked);
  // Handled below; without this line a view that is gone would be an unhandled rejection, too.
  loading.catch(() => {});
  loadDisplayFace();
  const portal = await connectToPortal({ game: asked.game, wants: ["replays"] });
  const view = await loading.catch(() => null);
  if (!view) return portal.tell({ type: "crash", text: "the view of this clip cannot be loaded" });

  let settings = portal.settings;
  let isMuted = true;
  const look: StageLook = { isCalm: settings.isCalm, isContrast: settings.isContrast, isTouch: false };
  const sounds = createSoundBox(
    () => (isMuted ? 0 : settings.volume),
    () => music?.duck(),
  );
  const music =
    view.tune &&
    createMusicPlayer(view.tune, sounds.musicOutput, () => (isMuted || settings.isMusicOff ? 0 : settings.volume));
  const followMusic = music && createMusicFollower(music);
  const pace = createGamePace();
  let playing: { film: ClipFilm; scene: ClipScene } | null = null;
  let stopExport: AbortController | null = null;

  const refit = () => {
    if (!playing) return;
    const ratio = Math.min(MAX_PIXEL_RATIO, devicePixelRatio || 1);
    playing.film.fit({ width: Math.round(innerWidth * ratio) || 1, height: Math.round(innerHeight * ratio) || 1 });
    playing.film.paint();
  };

  const setMuted = (muted: boolean) => {
    isMuted = muted;
    if (muted) sounds.hush();
    else sounds.unlock();
  };

  portal.on("settings", (event) => {
    settings = event.settings;
    Object.assign(look, { isCalm: settings.isCalm, isContrast: settings.isContrast });
    setMuted(settings.isMuted);
  });
  portal.on("clip", (cut) => {
    setMuted(cut.isMuted);
    try {
      const film = openFilm(view, cut, { canvas, look, sounds });
      playing = { film, scene: createClipScene(film, cut, portal.tell) };
      pace.restart();
      refit();
    } catch {
      portal.tell({ type: "crash", text: "this clip cannot be read" });
    }
  });
  portal.on("replayControl", (control) => {
    playing?.scene.control(control);
    pace.restart();
    playing?.film.paint();
  });
  portal.on("exportClip", (asked) => void exportVideo(asked));
  portal.on("stopExport", () => stopExport?.abort());
  portal.on("drawClip", async (asked) => {
    const { drawPicture } = await import("./scene-export.ts");
    const picture = await drawPicture(view, asked, look).catch(() => null);
    portal.tell(picture ? { type: "clipFrame", picture } : { type: "crash", text: "this clip cannot be drawn" });
  });
  portal.on("readScores", async ({ replay }) => {
    // If this fails, the page shows no curve.
    const scores = await readScores(view.rules, replay).catch(() => null);
    if (scores) portal.tell({ type: "clipScores", scores });
  });
  portal.on("shutdown", () => {
    stopExport?.abort();
    playing = null;
    sounds.hush();
  });

  async function exportVideo(asked: Extract<ToGame, { type: "exportClip" }>): Promise<void> {
    stopExport?.abort();
    stopExport = new AbortController();
    const { signal } = stopExport;
    const { exportClip } = await import("./scene-export.ts");
    await exportClip(view!, asked, { tell: portal.tell, look, signal });
  }

  const onFrame = (now: number) => {
    requestAnimationFrame(onFrame);
    if (playing) followMusic?.(...heardIn(playing));
    if (!playing?.scene.isPlaying) return;
    pace.speed = playing.scene.speed;
    const frames = pace.advance(now);
    for (let frame = 0; frame < frames; frame++) playing.scene.step();
    if (frames > 0) playing.film.paint();
  };
  new ResizeObserver(refit).observe(document.documentElement);
  void document.fonts.ready.then(() => playing?.film.paint());
  requestAnimationFrame(onFrame);
  portal.tell({ type: "ready" });
}

/** Music plays only at the usual speed, and not over the last picture. */
function heardIn({ film, scene }: { film: ClipFilm; scene: ClipScene }) {
  const isHeard = scene.isPlaying && scene.speed === 1 && !film.isAtEnd;
  const { intensity, part, second } = film.mood;
  const isOnBeat = second !== undefined;
  const heard = isHeard && second !== null ? intensity : null;
  return [film, heard, part, second ?? film.frame / FRAMES_PER_SECOND, isOnBeat] as const;
}
