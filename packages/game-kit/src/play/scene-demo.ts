import { FRAMES_PER_SECOND } from "#core/game-rules.ts";
import { readLog } from "#core/replay-log.ts";
import { openReplay } from "#core/replay-scrubber.ts";
import { namePressedKeys, nameTap } from "#shell/staff/demo-keys.ts";
import { demoScreen } from "#shell/staff/screen-demo.ts";
import { busiestMoment } from "#staff/busiest-moment.ts";
import type { StaffRun } from "#staff/load-staff.ts";
import type { GameSession, Scene } from "./game-session.ts";

const DEMO_FRAMES = 8 * FRAMES_PER_SECOND;
const LATEST_START = 45 * FRAMES_PER_SECOND;
const LEAD_FRAMES = FRAMES_PER_SECOND / 2;

const momentOf = (run: StaffRun) => busiestMoment(readLog(run.log), DEMO_FRAMES, LATEST_START);

/** The first of these runs that shows most of the game's buttons within a few seconds; undefined without a run. */
export function pickDemoRun(runs: readonly StaffRun[]): StaffRun | undefined {
  const shown = runs.map((run) => ({ run, kinds: momentOf(run).kinds }));
  const most = Math.max(...shown.map(({ kinds }) => kinds));
  return shown.find(({ kinds }) => kinds === most)?.run;
}

/** Eight seconds of a staff run, without sound, again and again, with the keys that are pressed. */
export function createDemoScene<State>(
  { rules, manifest, stage, createFace, device }: GameSession<State>,
  run: StaffRun,
  choices: { onPlay(): void; onRead(): void; onBack(): void },
): { scene: Scene; screen: HTMLElement } {
  const replay = openReplay(rules, run);
  const { view, input } = createFace();
  const first = Math.max(0, Math.min(momentOf(run).frame - LEAD_FRAMES, run.frames - DEMO_FRAMES));
  const last = Math.min(run.frames, first + DEMO_FRAMES);
  replay.seek(first);
  const { held, hasTaps } = replay.uses;
  const keys = {
    name: run.name,
    held: namePressedKeys(held, input, device()),
    tap: hasTaps && held === 0 ? nameTap(manifest.controls, device()) : null,
  };
  const strip = demoScreen(manifest, keys, choices);
  const scene: Scene = {
    size: view.size,
    backdrop: view.backdrop,
    speed: 1,
    isAbove: true,
    step() {
      if (replay.frame >= last || replay.isAtEnd) replay.seek(first);
      replay.step();
      strip.show(replay.inputs, (replay.frame - first) / Math.max(1, last - first));
    },
    draw: () => view.draw(stage, replay.state),
  };
  return { scene, screen: strip.screen };
}
